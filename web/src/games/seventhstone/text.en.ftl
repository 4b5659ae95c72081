count-production = yield
count-resources = stones
count-store = in store
count-mercenaries = mercenaries to place
count-lances = tournament stones
count-equipment = equipment
round-is = Year { $round }
phase-founding = Founding
phase-event = Event
phase-production = Allocation
phase-markets = Markets
phase-placement = Placement
phase-movement = Movement
phase-overruns = Overruns
phase-support = Support
phase-combat = Combat
phase-tournament = Tournament
phase-over = Over
piece-capital = Capital
piece-barracks = Barracks
piece-manufactory = Manufactory
piece-wall = Wall
piece-melee = Melee army
piece-ranged = Ranged army
piece-cavalry = Cavalry army
ground-plain = plains
ground-forest = forest
ground-mountain = mountains
ground-water = water
ground-desert = desert
ground-temple = temple
ground-volcano = volcano
ground-lava = lava
ground-yield = yield land
portal-blue = Blue portal
portal-yellow = Yellow portal
portal-red = Red portal
portal-green = Green portal
conflict-here = conflict
of-military = { $count } military
of-mercenaries = { $count } mercenaries
is-equipped = with equipment
is-new = usable next year
fact-stones = Equipment stones
fact-to_choose = for you to choose
fact-sheet = allocated
fact-tears = tears from
fact-capitals = capitals
fact-temples = temples
fact-tournaments = tournaments
fact-lost = lost tear
do-capital = Place the capital
do-outpost = Place the barracks
do-allocate = Allocate a stone
do-withdraw = Take a stone back
do-commit = Commit
do-take = Take a stone
do-reject = Discard a stone
do-choose = Choose a place
do-assign = Assign a place
do-build = Build
do-replace = Replace a building
do-enlist = Place a unit
do-hire = Place a mercenary
do-equip = Equip an army
do-done = End the placement
do-march = March
do-halt = End an army's move
do-send = Send
do-carry = Carry a stone along
do-go = Set out
do-use = Use a stone
do-drop = Discard an army's stone
do-overrun = Overrun
do-end = End the movement
do-give-up = Give up an army
do-remove = Remove a unit
do-disband = Disband a unit
do-support = Support
do-fight = Fight
do-reveal = Reveal the stone
do-man = Use walls
do-aim = Aim dice
do-miss = Choose the missing die
do-lose = Remove a unit
do-pass = Pass
ask-field = Which field?
ask-from = From which field?
ask-to = To which field?
ask-sheet = To what?
ask-type = Which type?
ask-stone = Which stone?
ask-building = Which building?
ask-site = Which site?
ask-part = Which part?
ask-unit = Which unit?
ask-target = At whom?
ask-dice = How many dice?
ask-military = How many military units?
ask-mercenaries = How many mercenaries?
ask-place = Which place?
ask-seat = Who?
ask-walls = How many walls?
sheet-title = Your sheet
part-building = Buildings
part-melee = Melee
part-ranged = Ranged
part-cavalry = Cavalry
part-mercenaries = Mercenaries
part-equipment = Equipment
part-movement = Movement
part-tournament = Tournament
sheet-less = One stone less: { $part }
sheet-more = One stone more: { $part }
sheet-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
sheet-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
sheet-bid = bid
sheet-cost = Each costs { $cost } resource stones; what is left over buys nothing.
sheet-mercenaries-help = Whoever bids more gets more mercenaries this year.
sheet-equipment-help = Whoever bids more chooses earlier among the stones on display.
sheet-movement-help = Whoever bids more chooses a place in the order of movement earlier.
sheet-tournament-help = Bids gather tournament stones for the tournament.

## How near the end is
way-tears = Tear stones: { $goal } at the end of a year win.
way-tears-short = Tear stones at year’s end
way-year = Whoever holds enough tear stones at the end of a year has won; during the year it does not count yet.
way-there = { $who } wins when the year ends
way-near = { $who }: { $left } more to win
source-capitals = capitals
source-temples = temples
source-tournaments = tournaments
source-lost = the lost tear stone

## The year, markets and stones
panel-year = Year
panel-markets = Markets
wheel-now = Year { $year }: { $phase }
order-title = Turn order
event-of-year = Event of the year
happening-eruption-help = Lava covers four fields: armies there are destroyed, the fields are closed this year.
happening-quicksand-help = Armies in deserts are destroyed.
happening-troop-expansion-help = From now on every army may hold one unit more.
happening-mercenary-dismissal-help = All mercenaries leave the board.
happening-water-crossing-help = Opposite shores are adjacent this year.
happening-portal-opening-help = The colours of the portals do not count this year.
tears-title = Tear stones
tears-of-goal = { $score } of { $goal } tear stones
tears-legend = ♜ capital, ∏ temple, T tournament, ? lost tear stone
tournament-title = { $left ->
    [0] Tournament this year
    [one] Tournament in 1 year
   *[other] Tournament in { $left } years
}
tournament-lances = { $count ->
    [one] 1 tournament stone
   *[other] { $count } tournament stones
}
tournament-now = In the lists
tournament-last = The last tournament, won by { $who }
duel-life = { $who }: rolls { $rolls }, life left { $life }.
duel-won = { $who } wins the duel.
hits-title = What hits
hits-army = Army
hits-field = in the field
hits-support = in support
hits-order = Ranged armies strike first, then all others.
market-display = Equipment on display
market-none = nothing lies out
market-bids = What was bid
market-secret = Bids are secret until all have committed
market-shares = Mercenaries or tournament stones by rank: { $shares }.
market-hired = { $count } to place
market-place = moves as no. { $place }
market-piles = Stacks: { $stacks }; { $unseen } discarded face down{ $open ->
    [0] {""}
   *[other] , open:
}
place-title = Still to place
place-nothing = nothing
place-lapse = What is not placed when you end lapses.
limits-title = Limits
limits-units = units in an army: at most { $most }
limits-broken = { $field }:
limit-T5-10 = too many units
limit-T5-11 = more mercenaries than military units
limit-T5-12 = more than one stone under an army
limit-T5-13 = too many army stones of this type
limit-T5-16 = armies of different types on one field
stone-sort-movement = used while moving
stone-sort-arm = for armies of one type, in combat
stone-sort-combat = used in combat
stone-sort-tear = counts as a tear stone
fight-at = Combat over { $place }
odds-likely = Most likely { $seat } wins ({ $chance }).
role-dwarves-help = All peoples have the same units, buildings and means; what differs is the place of the capital.
role-humans-help = All peoples have the same units, buildings and means; what differs is the place of the capital.
role-elves-help = All peoples have the same units, buildings and means; what differs is the place of the capital.
role-orcs-help = All peoples have the same units, buildings and means; what differs is the place of the capital.
die-1 = everybody hits: melee, cavalry, ranged
die-2 = everybody hits: melee, cavalry, ranged
die-3 = melee and cavalry hit (not supporting cavalry)
die-4 = only melee hits
die-5 = nobody hits
die-6 = nobody hits

## The legend of the board
sign-yield = what the field yields
sign-tears = tear stones it carries
sign-owned = frame and shape: whose it is
sign-hired = so many are mercenaries
sign-equipped = carries equipment
sign-moved = has moved
sign-new = new: cannot be used yet
sign-conflict = a fight is due here
sign-broken = a limit is broken here
sign-temple = temple: carries a tear stone
sign-field = 3/5: column 3, row 5 by the numbers at the edge
sign-portal = portals of one colour: their fields are adjacent
