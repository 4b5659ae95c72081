count-hand = cards
count-supply = warriors left
round-is = Turn { $round }
clearing-title = Clearing { $name }
forest-name = Forest { $name }
ruled-by = { $who } rules
ruin-here = a ruin
scorched-here = scorched
slots-here = { $free } of { $slots } slots free
piece-pawn = Vagabond
suit-any = any suit
kind-forest = forest
hand-supporters = Supporters
panel-boards = Factions
panel-supply = Supply
phase-before = Set-up
supply-items = Items to craft
supply-quests = Quests ({ $left } more)
supply-dominance = Dominance cards to take
supply-discards = Draw pile { $pile }, discarded { $count }
}
card-item = Craft: { $item }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-cost = crafting needs { $cost }
effect-ambush = When you are attacked in a matching clearing: two hits at once, unless foiled.
effect-dominance = Play it with ten points or more: from then on you win by ruling, not by points.
effect-dominance-bird = Play it with ten points or more: win by ruling two opposite corners at the start of your turn.
effect-armorers = Discard it in battle: ignore all rolled hits you take.
effect-sappers = Discard it when defending: one extra hit.
effect-brutal-tactics = When attacking: one extra hit, but the defender scores a point.
effect-royal-claim = In Birdsong, discard it: one point for each clearing you rule.
effect-favor-of-the-foxes = Remove all enemy pieces in fox clearings, and score for them.
effect-favor-of-the-rabbits = Remove all enemy pieces in rabbit clearings, and score for them.
effect-favor-of-the-mice = Remove all enemy pieces in mouse clearings, and score for them.
effect-stand-and-deliver = In Birdsong: take a random card; its owner scores a point.
effect-tax-collector = In Daylight: remove one of your warriors and draw a card.
effect-command-warren = At the start of Daylight: you may battle.
effect-better-burrow-bank = At the start of Birdsong: you and another player draw a card.
effect-cobbler = At the start of Evening: you may move.
effect-scouting-party = When attacking, ambushes do not touch you.
effect-codebreakers = In Daylight: look at another player's hand.
leader-help-builder = scores in full when crafting
leader-help-charismatic = recruits two warriors at a time
leader-help-commander = deals an extra hit when attacking
leader-help-despot = scores an extra point for removing buildings and tokens in battle
character-help-thief = steals a card from a player in the clearing
character-help-tinker = takes a card from the discard pile
character-help-ranger = repairs three items and ends Daylight
character-help-vagrant = makes two others fight
character-help-arbiter = fights for a defender
character-help-scoundrel = scorches a clearing for good
board-wood = Wood left: { $wood }
board-keep = the keep stands
board-no-keep = the keep is lost
board-deposed = Deposed: { $leaders }
board-vizier = vizier
board-officers = Officers { $officers }
board-supporters = Supporters { $supporters }
board-supporters-short = supporters
board-supporters-known = Cards among the supporters, as far as you know them
board-bases = Bases:
board-tracks = On the tracks:
board-aids = { $aids } aids
board-quests = Quests done: { $quests }
board-outcast = is the outcast
board-hated = is the hated outcast
board-acolytes = Acolytes { $acolytes }
board-revealed = Revealed this turn
board-souls = Lost souls
board-payments = Payments
board-funds = Funds
board-commitments = Committed
board-open-hand = Open hand
odds-ambush = Ambush
odds-points = Points, on average
odds-attacker_losses = Attacker loses
odds-defender_losses = Defender loses
do-draft = Choose a faction
do-keep = Place the keep
do-found = Place a building
do-corner = Choose a corner
do-leader = Choose a leader
do-character = Choose a character
do-forest = Choose a forest
do-outcast = Choose the outcast
do-garrison = Place a warrior
do-price = Set a price
do-buy-card = Buy a card
do-exhaust = Exhaust an item
do-bank = Better Burrow Bank
do-rob = Stand and Deliver
do-tax = Tax Collector
do-spy = Codebreakers
do-dominate = Play for dominance
do-coalition = Form a coalition
do-take = Take a dominance card
do-discard = Discard
do-craft = Craft
do-export = Craft and export
do-activate = Activate a piece
do-fund = Use a fund
do-battle = Battle
do-helpers = Fight together
do-ambush = Ambush
do-foil = Foil
do-use = Use a card
do-lose = Lose a piece
do-damage = Damage an item
do-hospital = Field Hospitals
do-give = Give a card
do-return = Give up a fund
do-move = Move
do-march = March
do-recruit = Recruit
do-recruit-at = Recruit here
do-build = Build
do-wood = Spend wood
do-overwork = Overwork
do-extra = One more action
do-decree = Add to the Decree
do-roost = New roost
do-resolve = Carry out the Decree
do-revolt = Revolt
do-spread = Spread sympathy
do-support = Spend a supporter
do-mobilize = Mobilize
do-train = Train an officer
do-organize = Organize
do-refresh = Refresh
do-slip = Slip away
do-go = Move
do-escort = Take warriors along
do-aid = Aid
do-take-item = Take an item
do-quest = Complete a quest
do-strike = Strike
do-repair = Repair
do-steal = Steal
do-day-labor = Day labor
do-instigate = Instigate
do-drop = Leave an item
do-crusade = Crusade: battle
do-crusade-move = Crusade: move
do-convert = Convert
do-sanctify = Sanctify
do-ritual-build = Build a garden
do-ritual-recruit = Recruit
do-ritual-score = Score
do-sacrifice = Sacrifice
do-establish = Establish a trade post
ask-clearing = Which clearing?
ask-place = Which place?
ask-from = From which clearing?
ask-to = To which clearing?
ask-warriors = How many warriors?
ask-card = Which card?
ask-faction = Which faction?
ask-defender = Against whom?
ask-building = What?
ask-piece = Which piece?
ask-item = Which item?
ask-state = In which state?
ask-suit = Which suit?
ask-column = Which column?
ask-supporter = Which supporter?
ask-service = Which service?
ask-price = Which price?
ask-quest = Which quest?

## How near the end is
way-points = Victory points: { $goal } win at once.
way-points-short = Points
way-dominance = A dominance card wins without points: by ruling the clearings it names when one’s own Birdsong begins.
way-dominates = { $who } plays for dominance
way-rules = { $who } plays for dominance: rules { $ruled } of { $needed } { $suit ->
        [fox] fox clearings
        [rabbit] rabbit clearings
        [mouse] mouse clearings
       *[bird] opposite corners
    }
way-near = { $who } could win next turn: { $left } to go
source-placed = placing buildings and tokens
source-removed = removing pieces of others
source-phase = what stood on the map in the evening
source-took-item = crafting
source-crafted = crafting
source-stole = stealing
source-aided = aid
source-related = relations
source-quest-done = quests
source-explored = exploring ruins
source-used-up = cards used up
source-scorched = scorching the earth
source-supporter-spent = spreading sympathy
source-exported = exports
source-dominated = points given up for dominance
source-coalition = points given up for a coalition
source-other = other things

## Who one plays
role-marquise-help = Rules most of the woodland from the start. Builds sawmills, workshops and recruiters, and scores for each building.
role-eyrie-help = Scores for roosts every evening, but must carry out a growing Decree; what cannot be done ends in turmoil.
role-alliance-help = Begins with nothing on the map. Spreads sympathy with its supporters, and revolts.
role-vagabond-help = Alone, without warriors: goes anywhere with items, helps, quests, fights.
role-cult-help = Wins the hearts of the outcast: gardens, acolytes and conspiracies, paid with the cards others discard.
role-riverfolk-help = Sells cards, boats and mercenaries to the others, and spends what they paid.
track-cost = points when it is placed; small: cost in { $cost }
track-evening = points each Evening
track-points = points
board-services = Services and their prices
fight-at = Battle in clearing { $place }
odds-likely = Most likely ({ $chance }): you lose { $own ->
        [0] nothing
        [one] 1 piece
       *[other] { $own } pieces
    }, they lose { $theirs ->
        [0] nothing
        [one] 1 piece
       *[other] { $theirs } pieces
    }.

## The legend of the board
sign-rules = letter below a clearing: who rules it
sign-slot = free building slot
sign-ruin = ruin
sign-battle = a battle is going on
sign-exhausted = grey and on its side: an exhausted item
sign-damaged = framed in red and struck through: a damaged item
sign-no-base = pale among the bases: not built
