# The authors' panel. Names of steps, moves and fields are the program's, in every language.
title = Inside the game
only-here = The authors' panel is not open here. Start it on your own machine: tafelrunde play --author
what = Look into a game: what is going on, all that happened, all that can be done, through every seat's eyes. Nothing is stored.
new-game = A new game
seed = Seed
begin = Begin
tables = Tables of this server
no-tables = No table has begun yet.
decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
a-record = A record
record-text = Its text, with the seed
record-file = Or a file
another = Another game
save = Save as record
time = Time
first = To the beginning
before = One decision back
after = One decision on
last = To the end
ply = Decision
of = of { $count }
eyes = Eyes
whoever = whoever decides
spectator = a spectator
stack = Steps
waits = waits for { $seats }
secret = in secret
over = The game is over.
innermost-first = The innermost step comes first: it is the one that is asked.
moves = Legal moves
narrow = Only with these words
typed = Any move: seat, then as records write it
play = Play
events = Events of this decision
none = Nothing.
known-to = known to { $seats }
noticed-by = noticed by { $seats }
everyone = everyone
nobody = nobody
position = Position
digest = Digest
worth = Judgement
wrong = The game's own invariants complain
line = Decisions so far
beginning = Beginning
