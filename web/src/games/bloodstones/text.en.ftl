count-hand = hand
count-bag = bag
count-villages = villages
count-pool = villages in store
count-regroups = regroups
piece-village = Village
ground-plains = plains
ground-forest = forest
ground-hills = hills
ground-mountain = mountains
ground-desert = desert
ground-sea = sea
round-is = Turn { $round }
phase-setup = Set-up
phase-start = Start
phase-capture = Capture
phase-undead = Undead
phase-actions = Main actions
phase-construct = Construction
phase-draw = Drawing
phase-ending = Last battles
modifier-always = +{ $value } in battle
modifier-attacking = +{ $value } attacking
modifier-defending = +{ $value } defending
modifier-in_plains = +{ $value } in plains
modifier-in_forest = +{ $value } in forests
modifier-against_walls = +{ $value } against castles and citadels
tile-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
tile-cost = { $cost ->
    [0] costs nothing to build
    [one] costs 1 tile to build
   *[other] costs { $cost } tiles to build
}
tile-no-unit = no unit: only for its pips or as payment
move-who = Who goes
move-from = Who goes from { $place }?
move-fewer = one { $unit } less
move-more = one { $unit } more
move-all = All
move-first = Choose how many of each go, then where to.
move-then = Now choose where to on the map: they go together.
pay-how = How to pay
pay-due = { $due ->
    [one] 1 pip
   *[other] { $due } pips
} to pay, with
odds-win = Chance to win
odds-tie = Tie in the first round
odds-attack = Your raw total
odds-defence = Theirs
do-pick = Play a faction
do-found = Found the citadel
do-camp = Camp
do-muster = Place a starting unit
do-done = Done
do-return = Return with a unit
do-spend = Spend a tile
do-capture = Capture a village
do-undead = Move Undead
do-build = Build a unit
do-at = Place it
do-march = Move
do-step = Step
do-along = Take along
do-pay = Pay
do-attack = Attack
do-end = End the main actions
do-village = Construct a village
do-fight = Stand and fight
do-withdraw = Withdraw
do-keep = Keep the tiles
do-substitute = Replace a Battle tile
do-lose = Give up a unit
do-retreat = Retreat
do-raise = Raise Undead
ask-faction = Which faction?
ask-area = Which area?
ask-from = From which area?
ask-unit = Which unit?
ask-tile = Which tile?
ask-battle-tile = Which value?

## How near the end is
way-regroups = The game ends when everybody has regrouped { $goal } times.
way-regroups-short = Regroups
way-most-points = Then the most points win: each village brings one at a regroup, battles bring some, captured villages and citadels count at the end.
way-last-regroup = The next regroup of { $who } ends the game

## Who one plays
role-dragon_riders-help = Few but mighty: dragons fly over everything.
role-horse_lords-help = Cavalry that is strong in the plains.
role-hill_folk-help = At home in hills and mountains, hard to drive out.
role-necromancers-help = Their dead rise again as Undead.
role-corsairs-help = Masters of the sea: ships, landings, raids.
role-chaos_horde-help = Owns no villages; lives from those it takes.

## Faction cards
panel-factions = Factions
card-regroups = { $done } of { $last } regroups
card-tile = Tile
card-pips = Pips
card-cost = Cost
card-on-map = On map
card-pile = Discarded
card-all = In all
card-bag = Bag: { $bag }, hand: { $hand }
card-terrain = Terrain
card-enter = pips to enter
card-village-cost = pips for a village
card-village-limit = villages at most
card-villages = Villages: { $map } on the map, { $pool } in store
card-captured = Captured:
card-spoils = At the end a captured village scores { $village }, a citadel { $citadel }; so far { $gained }. A battle won scores a point for each unit of the losers, a regroup a point for each own village.
fight-at = Battle in { $place }
odds-likely = { $wins ->
        [0] Most likely you lose the battle ({ $chance }).
       *[other] Most likely you win the battle ({ $chance }).
    }
fact-discard = Discard pile
fact-captured = Villages captured
worth-cost = costs { $cost ->
        [0] nothing
        [one] 1 tile
       *[other] { $cost } tiles
    }
worth-pips = { $pips ->
        [one] pays 1 pip
       *[other] pays { $pips } pips
    }
source-won = battles won
source-regrouped = own villages at regroups
source-scored = captured villages and citadels

## The legend of the board
sign-price = pips a route would cost
sign-pips = dots below a tile: pips it pays
sign-cost = squares above a tile: what it costs to build
sign-village = village
