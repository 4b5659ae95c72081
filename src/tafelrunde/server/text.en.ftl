failure-unreadable = This could not be understood.
failure-bad_address = This address cannot be used: an e-mail address has an @, a web address begins with https:// and a host.
failure-bad_options = The game does not allow this setting.
failure-who_are_you = Sign in, or begin as a guest, and try again.
failure-wrong_password = Name or password is wrong.
failure-banned = This account may not be used here any more.
failure-not_allowed = Only the owner of the table may do this.
failure-not_admin = Only those who look after this server may do this.
failure-opponent = Who plays cannot remove an opponent while the game goes on.
failure-not_your_seat = This is not your seat; open the table by your own link.
failure-not_admitted = This table is private; ask its owner for the link.
failure-foreign_page = The request comes from another site; open Tafelrunde itself and try again.
failure-not_there = There is no such thing here; it may have been put away.
failure-wrong_method = This address does not answer to that method.
failure-not_json = Send JSON, with the content type application/json.
failure-name_taken = This name is taken; choose another.
failure-seat_taken = Somebody sits there already; choose another seat.
failure-not_open = The game has begun already.
failure-not_started = The game has not begun yet.
failure-not_over = This is shown when the game is over.
failure-seats_free = Every seat needs a player; call bots to the empty ones.
failure-paused = The table is paused; go on first.
failure-over = The game is over.
failure-not_now = This is not possible now.
failure-no_bot = There is no such bot; choose one of the list.
failure-no_hint = There is nothing to suggest now.
failure-no_mail = This server sends no mail; ask whoever runs it for a new password.
failure-code_gone = This link has been used, or is too old; ask for a new one.
failure-too_many_tables = You have too many tables; finish or archive some.
failure-too_much = You have stored as much here as one person may; use a smaller file.
failure-endless = This game has gone on for too long; it can only be ended.
failure-read_only = Nothing can be changed here just now; looking and replaying go on, and no clock runs.
failure-too_slow = The request did not arrive in time; try again.
failure-too_long = This is too long.
failure-too_often = Too many requests; wait a moment.
failure-hello_first = The first message has to be hello.
failure-rules_gone = This table was played by a rules version that is not installed here.
failure-cannot_store = This could not be stored just now; try again in a moment.
failure-closing = The server is restarting; it will be back in a moment.
failure-broken = Something went wrong on the server; the position is unchanged.
note-sat = { $name } sits down.
note-left = { $name } stands up.
note-started = The game begins.
note-paused = { $name } pauses the game.
note-resumed = { $name } goes on.
note-bot = The bot { $value } plays for { $name }.
note-back = { $name } plays again.
note-resigned = { $name } resigns.
note-flag = The time of { $name } is up.
note-undo = { $name } takes the last move back.
note-take_back = All agree: { $name } takes back.
note-over = The game is over.
note-removed = What { $name } said here was taken out.
note-hurried = Many bots are thinking at once: for a while they think shorter, so that nobody waits long.
note-rematch = { $name } proposes a rematch.
notice-subject = It is your turn
notice-line = { $game }: it is your turn at "{ $title }". { $link }
notice-digest = { $count ->
    [one] It is your turn at one table.
   *[other] It is your turn at { $count } tables.
}
rule-undo_agreed = At this table a move is taken back only if all agree.
rule-undo_none = At this table nothing is taken back.
notice-code = Your code for Tafelrunde is { $code }. If you did not ask for it, do nothing.
notice-sign-in-subject = Somebody signed in to your account
notice-sign-in = Your account { $name } was signed in to just now ({ $device }). If it was not you, end that session and change your password: { $link }
notice-some-device = an unknown device
notice-recovery-subject = A new password
notice-recovery = To set a new password for { $name }, open this link within an hour: { $link } If you did not ask for it, do nothing.
rule-hints_none = At this table nobody is given hints.
notice-code-subject = Confirm your address
rest-not-tried = { $rest ->
    [one] The last move of your command was not tried: what follows could not be known before.
   *[other] The last { $rest } moves of your command were not tried: what follows could not be known before.
}

# Why a puzzle's move is the right one.
puzzle-ends = “{ $move }” ends the game at once, and wins it. After the next best move, “{ $next }”, the chance to win is { $other } %.
puzzle-wins = After “{ $move }” the game is all but won: { $chance } %. After the next best move, “{ $next }”, it is { $other } %.
puzzle-saves = Only “{ $move }” saves the game: the chance to win is { $chance } %. After the next best move, “{ $next }”, it is { $other } %.
puzzle-gains = “{ $move }” is clearly best: the chance to win is { $chance } %. After the next best move, “{ $next }”, it is { $other } %.
lesson-not-here = The rules allow this, but the lesson asks for something else just now.
lesson-over = This chapter is done.
lesson-do-first = First do what is asked here; "Show me" helps.
lesson-read-first = Read this first, then go on.
lesson-unreadable = This could not be understood.
lesson-learner = learning
lesson-teacher = played by the lesson
