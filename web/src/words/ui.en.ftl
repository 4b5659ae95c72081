# The client's own words. The same keys stand in ui.de.ftl; a test keeps it so.

## Everywhere
close = Close
loading = One moment …
offline = No connection. Trying again by itself …
failed = That did not work.
nowhere = There is nothing at this address.
to-lobby = To the lobby
yes = yes
no = no
copied = Copied.
copy = Copy
save = Save
saved = Saved.
pages = Pages
guest = Guest
me = Me
to-dark = Dark colours
to-light = Light colours
affiliation = The names of the games say what is played. Tafelrunde is not affiliated with their authors or publishers and contains none of their art or text.

## Lobby
what-to-play = What would you like to play?
play-now = Play now against bots
new-table = New table
new-table-title = A new table
players = Players
minutes = { $least }–{ $most } minutes
my-games = Your games
open-tables = Open tables
all-tables = All tables and the archive of finished games
tables = Tables
tables-mine = Mine
tables-open = Open
tables-playing = Being played
tables-finished = Finished
which-tables = Which tables
no-tables = There are no such tables yet.
older = Older ones
state-open = waits for players
state-playing = being played
state-paused = paused
state-finished = finished
your-turn-short = Your turn
game = Game
seats = Seats
seat-number = Seat { $number }
seat-free = free
you-play = You play
bot-strength = Strength of the bots
bot-name = { $name ->
    [random] Bot “chance”
    [greedy] Bot “hasty”
    [easy] Bot “easy”
    [normal] Bot “normal”
    [skilled] Bot “skilled”
    [hard] Bot “hard”
    [expert] Bot “expert”
    [search] Bot “search”
   *[other] Bot “{ $name }”
}
bot-minded = { $bot }, { $character ->
    [cautious] cautious
    [bold] bold
    [schemer] scheming
   *[other] { $character }
}
bot-character = Character of the bots
character-choice = { $character ->
    [none] of no particular mind
    [cautious] Cautious: guards what is its own
    [bold] Bold: attacks and spreads
    [schemer] Schemer: gathers means for later
    [mixed] a different one for each bot
   *[other] { $character }
}
bot-choice = { $name ->
    [random] Chance: plays anything
    [easy] Easy: answers at once, hardly looks ahead
    [greedy] Hasty: answers at once, looks one move ahead
    [normal] Normal: looks a little ahead
    [search] Search: thinks for a tenth of a second
    [skilled] Skilled: looks farther ahead
    [hard] Hard: looks far ahead, 1 second at most
    [expert] Expert: looks farthest, 5 seconds at most
   *[other] { $name }
}
bot-rated = { $rating } · { $choice }
rating-words = Rated { $rating }: at a table of two it wins about { $percent } games in 100 against { $below ->
    [easy] “Easy”
    [normal] “Normal”
    [skilled] “Skilled”
    [hard] “Hard”
   *[other] “{ $below }”
}.
rating-first = Rated { $rating }: the scale begins here.
rating-scale = Measured in games of the bots against each other. “Easy” is 1000 by definition; 100 points more win 64 games in 100 at a table of two, 200 win 76, 400 win 91.
start = Start
who-plays = Who plays, and how
several-here = Several people at this device
several-here-help = You take all seats; between the turns a curtain hides everything until the next player sits down. Bots can take single seats afterwards.
who-may-come = Who may sit down
come-private = Whoever has the link
come-private-help = The table is in no list. You send the link to your friends.
come-link = Anyone
come-link-help = The table is listed as open; whoever comes first sits down.
come-ask = Anyone who asks
come-ask-help = The table is listed as open; you admit each player.
pace = Pace
pace-none = No clock
pace-none-help = Everybody thinks as long as needed.
pace-quick = Lively
pace-quick-help = 10 minutes each, 10 seconds more for every decision; then a bot goes on.
pace-slow = Thoughtful
pace-slow-help = 40 minutes each, 20 seconds more for every decision; then a bot goes on.
pace-days = Over days
pace-days-help = Three days each, half a day more for every decision. You are told when it is your turn.
undo-rule = Taking back
undo-free = Free while nothing was revealed
undo-free-help = Your own last move, as long as nothing was drawn, rolled or shown; everything else if all agree.
undo-agreed = Only if all agree
undo-agreed-help = Every undo is a question to all.
undo-none = Never
undo-none-help = A move that was made is made.
title = Name of the table
options = Options
create = Create the table

## Maps, boards and scenarios of one's own
own-kind-map = map
own-kind-board = board
own-kind-scenario = scenario
own-choice = A { $kind } of your own …
own-usual = As usual
own-open = Open a file
own-make = Make a { $kind } for { $seats }
own-save = Save as a file
own-text = The text of the file
own-good = This can be played.
own-wrong = This cannot be played yet:
own-picture = Your { $kind }, drawn
own-too-long = The file is too long.
own-value = of one's own

## The workshop
workshop = Workshop
workshop-title = Draw a { $kind }: { $game }
workshop-start = Begin with
workshop-blank = an empty one
workshop-made = a fresh one, made by chance
workshop-begin = Begin
workshop-undo = Undo
workshop-redo = Redo
workshop-play = Play on it
workshop-symmetry = Symmetry
workshop-symmetry-none = none
workshop-symmetry-mirror = left and right
workshop-symmetry-flip = top and bottom
workshop-symmetry-rotate = turned by half
workshop-tools = Brushes
workshop-value = With it
workshop-board = The drawing: arrow keys move the cursor, Enter uses the brush
workshop-keys = Arrow keys move the cursor, Page Up and Page Down go through all places, Enter uses the brush. Two places or a point: choose the first with Enter, then the second.
workshop-first = { $place } is chosen; now the second place.
workshop-lifted = { $place } is lifted; arrow keys move it, Enter puts it down.
workshop-empty = nothing
workshop-fields = What the file says besides
workshop-list = What is on the board
workshop-list-none = Nothing yet.
workshop-draw = Draw it
workshop-for = Players
workshop-unread = The text cannot be understood; the drawing shows it as it was before.
workshop-keep = Keep it
workshop-keep-new = Keep as a new one
workshop-kept = Kept. It has a link of its own.
workshop-listed = The gallery shows it
workshop-work-title = Title
workshop-to-work = To its page
gallery = Gallery
gallery-all = All games
gallery-mine = My own
gallery-none = Nothing is shown here yet.
gallery-by = by { $author }
gallery-hidden = only by its link
gallery-stars = { $ratings ->
    [0] not rated yet
    [one] { $stars } of 5 stars, rated once
   *[other] { $stars } of 5 stars, rated { $ratings } times
}
gallery-origin = Made from
gallery-further = Take it further
gallery-remove = Take it away
gallery-link = Copy the link
gallery-copied = The link is copied.
gallery-say = What do you think of it?
gallery-rating = Stars
gallery-rating-none = no stars
gallery-comment = A few words
gallery-send = Say it
gallery-comments = What others say
gallery-untitled = Untitled
trial = Is it fair?
trial-help = Bots play it against each other, behind all tables of this server. Stop whenever you like: what was played counts.
trial-bot = Bots
trial-bot-random = any move
trial-bot-greedy = quick
trial-bot-easy = Easy
trial-bot-normal = Normal
trial-games = Games
trial-begin = Let them play
trial-stop = Stop
trial-waiting = Waiting for its turn.
trial-progress = { $done } of { $games } games played.
trial-seat = Seat { $seat }
trial-who = Who
trial-wins = Wins
trial-between = Between
trial-fair = Fair would be
trial-before = The version before
trial-favoured = wins clearly too often
trial-length = Half of the games took more than { $decisions } decisions.
trial-unfinished = { $count ->
    [one] One game was not finished and counts for nobody.
   *[other] { $count } games were not finished and count for nobody.
}
trial-unused = Never used:
trial-heat = What happened where
trial-heat-fights = fights
trial-heat-moves = moves
trial-heat-held = how long held

## Waiting room
sit = Sit down
sit-too = Sit here too
stand-up = Stand up
remove = Remove
call-bot = Call a bot
send-bot = Send the bot away
fill-bots = Bots to all free seats
start-needs = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
owner-starts = The owner of the table starts the game.
invite-others = Invite others
invite-help = Whoever opens this link can sit down or watch.
link = Link
asked-owner = The owner of the table has been asked.
ask-seat = { $who } would like to play { $seat }.
admit = Admit
refuse = Refuse
hot-seat-note = You hold several seats: the device will be passed on.
your-name = Your name
name-here = Name at this seat
name-at-seat = Name of the player of { $seat }

## Table
board = Board
table = Table
menu = Menu
codex = Rules
log = Log
chat = Chat
chat-short = Chat
board-short = Board
as-text = As text
sides = Sides of the table
what-now = What has to be done now
only-this = With what you have, only this is possible now.
what-you-can-do = What you can do
pass-on = Pass until I am asked something else
pass-on-help = The server answers for you, as fast as you would. Nobody else learns of it.
passing = You let all chances to react go by.
pass-off = Ask me again
your-turn = Your turn.
your-answer = You are asked.
waiting-for = Waiting for { $who }.
they-are-asked = They are asked: “{ $what }”
bot-plays = A bot plays for you.
is-deciding = deciding
can-be-chosen = can be chosen
is-chosen = chosen
ask = Choose:
back = Back
undo = Undo
why-no-undo = Why nothing can be taken back now
hint = Hint
thinking = Thinking …
hint-says = { $bot } would: { $move }
hint-why = What it changes
do-that = Do that
confirm = Do it
gives-up = leaves unused: { $what }
odds = Chances
not-possible = Not possible: { $what }
nothing-to-do = There is nothing to be done with this now.
stale = The game had gone on already. Please look again.
your-hand = Your hand
you = you
score-is = { $score } points
signs-title = What the signs mean
beside-board = Beside the board
how-near = How near the end is
score = Points
of-goal = { $value } of { $goal }
watching = watching
paused = Paused
owned-by = { $who } holds this place
next-to = Next to: { $places }
all-moves = { $count ->
    [one] The only possible move
   *[other] All { $count } possible moves
}
find-move = Find a move
no-such-move = No move fits.
board-as-text = The board as text
empty-places-too = Empty places too
earlier = Earlier lines
every-decision = Every decision and detail
show-moment = show this moment
show-rule = Show rule { $id }
rule-title = Rule { $id }
no-such-rule = This rule is not in the book.
open-codex = Open it in the book of rules
skip-to-prompt = To what has to be done
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything
days = { $days } d { $hours } h
chat-empty = Nobody has said anything yet.
chat-say = Say something to all
send = Send
no-table = There is no such table.
no-table-help = It may have been put away, or the address is not complete.
not-admitted = This table is private. Ask its owner for the link.
pass-device = Pass the device to { $who }
pass-device-help = Nothing of the last player can be seen any more.
i-am = I am { $who }
take-back-asked = { $who } would like to take back. Agreed so far: { $agreed }
take-back-withdraw = Never mind
agree = Agree
disagree = No

## Menu
pause-game = Pause the game
go-on = Go on
ask-take-back = Ask to take back
let-bot-play = Let a bot play for me
let-bot-sure = Really let a bot play
play-myself = Play myself again
resign = Resign
resign-sure = Really resign
copy-link = Copy the link to this table
report = Report a problem
report-what = What is wrong?
report-help = Everything you can see of this moment is packed into one file. It is not sent anywhere.
report-save = Save the file

## Replay and end
replay = Replay
replay-step = { $step } / { $steps }
replay-slider = Moment of the game
replay-back = One step back
replay-on = One step on
replay-play = Play
pause = Pause
replay-now = Back to the present
replay-end = To the result
eyes = Through whose eyes
as-spectator = As a spectator
lobby = Lobby
result = Result
won-by = { $who } won
no-winner = No winner
ended-resigned = All others have resigned.
ended-abandoned = The game was abandoned.
course = How the game went
course-help = Each seat's prospects as the bots judge them, from the beginning to the end. A click shows the moment.
watch-again = Watch it again
rematch = Play again
to-rematch = To the new game
record = Record
verify-dice = Verify the dice
verify-help = Before the first draw the table published a fingerprint of the seed from which all dice and cards come. Now the seed itself is shown. If both fit, nobody could change anything in between.
commitment = Fingerprint, published before the game
seed = Seed
verify-now = Check here
verify-good = They fit.
verify-bad = They do not fit!
verify-offline = The whole game, move by move, without this server: save the record and run

## Codex
codex-of = { $game }: the rules
codex-help = In our own words. Every number can be cited, and the table cites it when it refuses something.
codex-search = Search in the rules
codex-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
no-codex = There is no book of rules here.
table-rules = Every table

## Me
preferences = Preferences
set-lang = Language
set-lang-en = English
set-lang-de = Deutsch
set-theme = Colours
set-theme-auto = As the device
set-theme-light = Light
set-theme-dark = Dark
set-motion = Motion
set-motion-auto = As the device
set-motion-on = On
set-motion-off = Off
set-confirm = Ask before a move is made
set-confirm-implied = When something was implied
set-confirm-always = Always
set-confirm-never = Never
set-ends = When only ending is left
set-ends-asked = Ask me, so that I can take back
set-ends-alone = End by itself
set-shortcuts = Single letters are shortcuts (u: undo, h: hint, 1–9: choose)
guest-title = You are a guest
guest-help = This browser knows you. With a password you can play on other devices too; your seats stay yours.
account-of = { $name }
name = Name
save-name = Save the name
password = Password
password-help = At least ten characters.
register = Register
sign-in = Sign in
sign-out = Sign out
notices = When it is my turn
notices-help = For games over days.
email = E-mail
webhook = Webhook
mailed-code = Code from the e-mail
mailed-code-help = It was sent to your address to make sure that it is yours.
confirm-address = Confirm the address
how-often = How often
digest-at_once = At once
digest-hourly = At most once an hour
digest-daily = At most once a day
my-data = My data
export = Save all that is stored about me
forget = Forget me
forget-sure = Really forget me

## Following the others
acts = What the others do
act-back = The act before
act-on = The next act
act-resume = Go on by itself
to-now = To now
to-my-turn = To my turn
and-more = and { $count } more
more-warnings = { $count ->
        [one] (1 more warning)
       *[other] ({ $count } more warnings)
    }
news = News
news-title = Since your last decision
news-none = Nothing has happened since.
replay-speed = Speed
not-for-you = This table is not for you.
set-acts = Acts of the others
set-acts-step = One by one
set-acts-slow = Slowly
set-acts-normal = Normal
set-acts-fast = Fast
set-acts-once = All at once
set-announce = Read out
set-announce-all = Everything
set-announce-mine = What concerns me
set-announce-important = Fights and points
set-sound = Sounds
set-sound-off = Off
set-sound-quiet = Quiet
set-sound-on = On
hints-allowed = Hints are allowed
hints-help = A bot may be asked for advice. Everybody at the table sees whether that is so.
hints-on = At this table bots may be asked for hints.
hints-off = At this table nobody is given hints.
read-only = Nothing can be changed just now.
security = Sign-ins and password
some-device = Unknown device
this-browser = this browser
session-since = since { $since }, last here { $seen }
end-session = End
end-other-sessions = End all other sessions
new-password = New password
new-password-help = At least ten characters. All other sessions end.
change-password = Change the password
set-password = Set the password
password-lost = Password lost?
recovery-sent = If this account has a confirmed e-mail address, a link is on its way to it.
tell-sign-ins = Tell me by e-mail when somebody signs in to my account
admin = Admin
admin-only = Only those who look after this server see this page.
admin-overview = How the server is
admin-version = Version
admin-since = At work since
admin-database = Database
admin-database-ok = well
admin-database-failing = cannot store
admin-database-damaged = damaged
admin-connections = Open tables of players
admin-count-open = Tables that wait
admin-count-playing = Games that go on
admin-count-paused = Games that pause
admin-count-finished = Finished games
admin-count-accounts = Accounts
admin-count-guests = Guests
admin-count-this_week = Here in the last week
admin-bulletin = For everybody
announcement-en = Announcement in English
announcement-de = Announcement in German
read-only-switch = Nothing can be changed
read-only-help = Nobody plays, talks or makes tables; looking goes on, and no clock runs.
admin-people = People
admin-only-these = Only
admin-only-all = Everybody
admin-only-banned = Banned people
admin-only-admin = Admins
find = Find
ban = Ban
ban-why = Why somebody is banned (he is told)
unban = Let in again
has-account = account
is-admin = looks after the server
is-banned = banned: { $why }
grant-admin = Make admin
revoke-admin = No longer admin
room = Extra room (kB)
title-or-id = Title or id
remove-table-sure = Really remove it
admin-acts = What was done
admin-no-acts = Nothing yet.
act-ban = Banned:
act-unban = Let in again:
act-grant = Made admin:
act-revoke = No longer admin:
act-room = Room granted:
act-password = New password:
act-account = Account made:
act-remove_table = Table removed:
act-remove_line = Chat line removed:
act-remove_work = Work of an author removed:
act-remove_opinion = Comment removed:
act-read_only = Nothing can be changed.
act-open = Everything goes on.
act-announce = Announced:
set-lang-example = The rules and the log too: “clearing” or “Lichtung”.
set-theme-example = Dark: the table by candlelight.
set-ends-example = By itself: with nothing left to do, your turn is over without a press.
set-confirm-example = Implied: you click a clearing and only one march is possible from there.
set-acts-example = When the others have moved, each of their acts is shown with its arrow and sentence.
set-announce-example = For screen readers: “The Alliance: sympathy placed in clearing 3.”
set-sound-example = Your turn, dice, blows, gains, the end. You hear the first one when you choose.
set-motion-example = Pieces glide and dice tumble.

## The book of rules

codex-both = German beside it
codex-unfold = Unfold all
codex-fold = Fold all
codex-contents = Contents
codex-glossary = Words of the game
codex-more = { $count ->
    [one] One more: add another word.
   *[other] { $count } more: add another word.
}
link-to-rule = Lasting link to rule { $id }
show-me = Show me
example-is = Example { $id }
footnote = Footnote { $number }
footnotes = Footnotes: what we decided where the rulebook leaves it open
picture-before = The position of { $id } before anything is played
picture-after = The position of { $id } afterwards
position-number = Position { $number }
not-allowed = Not allowed
own-tab = In a tab of its own
try-title = Try it: { $id }
back-to-rules = Back to the rules
from-the-start = From the start
nothing-drawn = There is no position for this rule.
set-up-by-hand = This position was put up by hand to show the rule; pieces may be missing.
here-comes = In the example now:
two-minutes = The game in two minutes
in-two-minutes = In two minutes
print = Print
picture-of = A real position: { $what }
brief-pictures = The pictures show moments of one real game between bots.
what-it-is-about = What it is about

## Puzzles

puzzles = Puzzles
puzzle = Puzzle
puzzles-of = { $game }: puzzles
puzzles-help = Positions of real games in which one move is clearly best. You see what the player saw. A new one each day.
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-solved = solved
puzzle-seen = looked up
no-puzzles = There are no puzzles here yet.
puzzle-task = { $who } to move. Which move is clearly the best? Choose it as at any table; a try changes nothing.
puzzle-wrong = { $tries ->
    [one] Not that one. Try again.
   *[other] Not that one: { $tries } tries so far.
}
puzzle-right = That is the move!
puzzle-show = Show the solution
puzzle-played = In the game this was played: { $move }.
puzzle-kind-ends = win at once
puzzle-kind-wins = win
puzzle-kind-saves = save the game
puzzle-kind-gains = find the best move
grade-easy = easy
grade-medium = medium
grade-hard = hard
fight = Fight
fight-at = Fight: { $place }
duel = Duel
fight-attacks = attacking
fight-defends = defending
fight-round = Round { $round }
fight-course = What happened in this fight
fight-no-dice = no dice
fight-upto = { $most ->
    [0] nothing hits
    [1] 1 hits
   *[other] 1 to { $most } hit
}
fight-void = Did not count:
fight-won = { $who } won
fight-lost = { $who } lost { $count ->
        [0] nothing
       *[other] { $count }
    }
show-fight = Show this fight
put-away = Put away
face-down = face down
die-hits = { $die }, a hit
die-misses = { $die }, no hit
learn = Learn
learn-game = Learn { $game }
learn-help = Short chapters on the real table: you play, and every sentence leads to its rule. You can leave at any time and go on later.
coach = The lesson
leave-lesson = Leave the lesson (your place is kept)
lesson-progress = Step { $number } of { $steps }
lesson-minutes = { $minutes } min
lesson-new = Begin
lesson-begun = Go on
lesson-finished = Once more
chapter-finished = finished
extra-lessons = Further lessons
chapter-done = Well done, this chapter is finished.
course-done = Well done! You know what you need. Now try it in a real game.
next-chapter = Next chapter
all-chapters = All chapters
easy-game = Real game against Easy
lesson-back = One step back
lesson-next = Go on
for-example = For example: { $move }.
no-lesson = There is no such lesson.
takes-back = takes something back

# Advice against bots
advice = Advice
advice-on = Give me advice
advice-off = No more advice
review-says = You played: { $move } (chance to win { $chance }). { $bot } would have considered: { $better } ({ $hope }).
what-is = What is this: { $word }?
