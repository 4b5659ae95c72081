game-root = Root
game-root-pitch = Six unequal factions fight for the Woodland: cats build, birds obey their Decree, rebels spread sympathy, a Vagabond plays all sides.

role-marquise = Marquise de Cat
role-eyrie = Eyrie Dynasties
role-alliance = Woodland Alliance
role-vagabond = Vagabond
role-cult = Lizard Cult
role-riverfolk = Riverfolk Company
role-open = Open seat

faction-marquise = Marquise
faction-eyrie = Eyrie
faction-alliance = Alliance
faction-cult = Lizard Cult
faction-riverfolk = Riverfolk
faction-vagabond = Vagabond
faction-vagabond-2 = second Vagabond

option-map = Map
option-map-help = Autumn has printed suits; on the Winter map the suits are dealt.
option-map-autumn = Autumn
option-map-winter = Winter
option-deck = Deck
option-deck-help = The cards that are played with.
option-deck-standard = Standard deck
option-order = Turn order
option-order-help = How the first player and the order of turns are found.
option-order-random = all at random
option-order-clockwise = clockwise, first player at random
option-order-fixed = clockwise from the first seat
option-adventurous = Adventurous
option-adventurous-help = Also allows tables whose factions together reach only 17.
option-victory = Points to win
option-victory-help = The victory points that win the game.

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
piece-sawmill = sawmill
piece-workshop = workshop
piece-recruiter = recruiter
piece-roost = roost
piece-base = base
piece-garden = garden
piece-keep = keep
piece-wood = wood
piece-sympathy = sympathy
piece-trade-post = trade post
piece-warrior = warrior
item-boots = boots
item-bag = bag
item-crossbow = crossbow
item-hammer = hammer
item-sword = sword
item-tea = tea
item-coins = coins
item-torch = torch
state-ready = face up
state-exhausted = exhausted
state-damaged = damaged
state-damaged-exhausted = damaged and exhausted
leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
character-thief = Thief
character-tinker = Tinker
character-ranger = Ranger
character-vagrant = Vagrant
character-arbiter = Arbiter
character-scoundrel = Scoundrel
service-hand-card = a hand card
service-riverboats = Riverboats
service-mercenaries = Mercenaries
trigger-field-hospitals = Field Hospitals
trigger-base-loss = loss of the base
trigger-trade-disruption = Trade Disruption
trigger-fear = Fear of the Faithful
trigger-outrage = outrage
relation-neutral = neutral
relation-amiable = amiable
relation-friendly = friendly
relation-allied = allied
relation-hostile = hostile
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening

doomed-none = { "" }
doomed-fox = { " " }A fox card cannot be carried out now: choosing it means turmoil.
doomed-rabbit = { " " }A rabbit card cannot be carried out now: choosing it means turmoil.
doomed-mouse = { " " }A mouse card cannot be carried out now: choosing it means turmoil.
doomed-bird = { " " }A bird card cannot be carried out now: choosing it means turmoil.
stack-open = { "" }
stack-full = { " " }Your Supporters stack is full: a mobilized card is discarded.

verb-done = done
verb-pass = pass
verb-draft = play the { $faction }
verb-keep = put the keep in clearing { $clearing }
verb-found = start with a { $building } in clearing { $clearing }
verb-corner = start in corner clearing { $clearing }
verb-leader = make the { $leader } leader
verb-character = be the { $character }
verb-forest = start in { $forest }
verb-outcast = make { $suit } the outcast
verb-garrison = put a warrior in clearing { $clearing }
verb-price = sell { $service } for { $price }
verb-buy-card = buy { $card }
verb-buy-riverboats = buy Riverboats
verb-hire = hire mercenaries
verb-exhaust = exhaust { $item }
verb-bank = Better Burrow Bank: draw a card with the { $faction }
verb-royal-claim = use the Royal Claim
verb-rob = Stand and Deliver: rob the { $faction }
verb-tax = Tax Collector: give up a warrior in clearing { $clearing }
verb-spy = Codebreakers: look at the hand of the { $faction }
verb-dominate = activate { $card }
verb-coalition = with { $card }, join the { $partner }
verb-take = take { $card }, spending { $spent }
verb-first = first { $trigger } (clearing { $clearing })
verb-discard = discard { $card }
verb-craft = craft { $card }
verb-export = craft and export { $card }
verb-activate = activate a { $suit } piece
verb-fund = use a fund of the { $owner }
verb-battle = battle the { $defender } in clearing { $clearing }
verb-helpers = fight together with the { $faction }
verb-ambush = ambush with { $card }
verb-foil = foil the ambush with { $card }
verb-enlist = enlist the { $arbiter }
verb-use = use { $card }
verb-lose = lose a { $piece }
verb-damage = damage { $item } ({ $state })
verb-hospital = Field Hospitals: spend { $card }
verb-give = give { $card }
verb-return = give up a fund of the { $owner }
verb-move = move { $warriors } from { $from } to { $to }
verb-march = march with { $warriors } from { $from } to { $to }
verb-recruit = recruit
verb-recruit-at = recruit in clearing { $clearing }
verb-build = build a { $building } in clearing { $clearing }
verb-wood = wood in clearing { $clearing }
verb-overwork = overwork the sawmill in clearing { $clearing } with { $card }
verb-extra = spend { $card } for one more action
verb-decree = add { $card } to the { $column } column
verb-roost = a new roost in clearing { $clearing }
verb-resolve = carry out a { $suit } card
verb-revolt = revolt in clearing { $clearing }, spending { $supporter }
verb-spread = spread sympathy to clearing { $clearing }, spending { $supporter }
verb-support = spend the supporter { $supporter }
verb-mobilize = mobilize { $card }
verb-train = train an officer with { $card }
verb-organize = organize in clearing { $clearing }
verb-refresh = refresh { $item } ({ $state })
verb-refresh-now = refresh your items
verb-slip = slip to { $place }
verb-go = go to clearing { $clearing }
verb-escort = take { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    } of the { $faction } along
verb-explore = explore the ruin
verb-take-ruin = take { $item } from the ruin
verb-aid = aid the { $faction } with { $card }
verb-take-item = take { $item }
verb-quest = complete the quest { $quest }
verb-reward-cards = draw two cards
verb-reward-points = score for completed quests
verb-strike = strike a { $piece } of the { $faction }
verb-repair = repair { $item } ({ $state })
verb-steal = steal from the { $faction }
verb-day-labor = day labor: take { $card }
verb-hideout = go into hiding
verb-instigate = instigate the { $attacker } against the { $defender }
verb-scorch = scorch the earth
verb-drop = leave behind { $item } ({ $state })
verb-drop-ruin = leave behind { $item } from a ruin ({ $state })
verb-crusade = crusade: battle the { $defender } in clearing { $clearing }
verb-crusade-move = crusade: move { $warriors } from { $from } to { $to }
verb-convert = convert a warrior of the { $faction } in clearing { $clearing }
verb-sanctify = sanctify a { $building } in clearing { $clearing }
verb-ritual-build = reveal { $card } to build a garden in clearing { $clearing }
verb-ritual-recruit = reveal { $card } to recruit in clearing { $clearing }
verb-ritual-score = spend { $card } to score
verb-sacrifice = reveal { $card } to sacrifice a warrior
verb-draw = draw a card
verb-establish = establish a trade post in clearing { $clearing }

step-draft = Choose your faction.
step-placekeep = Choose a corner for your keep.
step-foundbuilding = Choose where your { $building } starts: at the keep or next to it.
step-eyriestart = Choose the corner where your dynasty starts.
step-firstleader = Choose your first leader.
step-choosecharacter = Choose your character.
step-chooseforest = Choose the forest where you start.
step-cultstart = Choose the corner where your cult starts.
step-firstoutcast = Choose the first outcast suit.
step-garrison = Put a warrior in a clearing by the river.
step-firstprice = Set the price of { $service }.
step-birdsongstarts = Your Birdsong starts. { $services ->
        [open] You may buy services from the Riverfolk and use crafted cards.
       *[none] You may use crafted cards.
    }
step-payitems = Exhaust { $items ->
        [one] 1 item
       *[other] { $items } items
    } to pay the Riverfolk.
step-birdsongcards = You may use a crafted card.
step-eveningends = Your turn is over: confirm, or take your last choice back.
step-commandwarren = You may start a battle with the Command Warren.
step-cobbler = You may take a move with the Cobbler.
step-aftermath = Several things happen at once: choose what comes first.
step-discarddown = Discard down to five cards.
step-paycraft = Choose what pays for the card.
step-helpers = Choose whether allied warriors fight for you against the { $defender } in clearing { $clearing }.
step-mercenaries = Choose whether your mercenaries fight for you against the { $defender } in clearing { $clearing }.
step-ambush = The { $attacker } attacks you in clearing { $clearing }: you may play an ambush.
step-foil = The { $defender } ambushes you in clearing { $clearing }: you may foil it.
step-enlist = The { $attacker } attacks you in clearing { $clearing }: you may enlist the Arbiter.
step-effects = You may use cards of your play area in this battle.
step-vagabondhits = Choose what takes the hits ({ $hits } left).
step-takehits = Choose what you lose: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } to take.
step-fieldhospitals = You may spend a card that matches clearing { $clearing } to bring { $warriors ->
        [one] 1 lost warrior
       *[other] { $warriors } lost warriors
    } to the keep.
step-outrage = Outrage in clearing { $clearing }: give a { $suit } or bird card to the Alliance.
step-supportersleave = Without a base, keep only five supporters.
step-tradedisruption = A trade post is lost: give up { $funds ->
        [one] 1 of your funds
       *[other] { $funds } funds
    }.
step-woodshort = There is not enough wood: choose the sawmills that get some.
step-marquisedaylight = Craft, then take your actions ({ $actions } left).
step-secondmarch = March a second time, or stop.
step-recruitsshort = There are not enough warriors: choose the recruiters that get one.
step-paywood = Choose { $wood } wood to pay for the { $building }.
step-addtodecree = Add one or two cards to the Decree.
step-anewroost = Choose where your new roost stands.
step-eyriedaylight = Craft, then carry out the Decree: choose the next card.{ $fox }{ $rabbit }{ $mouse }{ $bird }
step-decreerecruit = Choose the roost where you recruit (a { $suit } card).
step-decreemove = Move out of a clearing that matches a { $suit } card.
step-decreebattle = Battle in a clearing that matches a { $suit } card.
step-decreebuild = Build a roost in a clearing that matches a { $suit } card.
step-turmoil = Turmoil: choose a new leader.
step-alliancebirdsong = Revolt, then spread sympathy.
step-revolt = Spend a second supporter for the revolt in clearing { $clearing }.
step-spread = Spend { $supporters ->
        [one] 1 more supporter
       *[other] { $supporters } more supporters
    } to spread sympathy to clearing { $clearing }.
step-alliancedaylight = Craft, mobilize and train.{ $stack }
step-allianceevening = Carry out military operations ({ $operations } left).
step-refresh = Choose the items you refresh ({ $items } left).
step-slip = You may slip to a place next to you.
step-vagabonddaylight = Use your items.
step-escort = You may take allied warriors along.
step-ruinchoice = Take one of the items under the ruin, or none.
step-aiditem = Choose the item you exhaust to aid the { $faction }.
step-takeitem = You may take a crafted item of the { $faction } in return.
step-questreward = Choose your reward for a { $suit } quest.
step-hideout = Choose the items you repair ({ $items } left).
step-overloaded = You carry too much: choose what you leave behind.
step-conspiracies = Carry out conspiracies.
step-crusadebattle = You may battle in clearing { $clearing }, where your warriors arrived.
step-cultdaylight = Reveal cards for rituals.
step-cultevening = You may craft with gardens of the outcast suit.
step-riverfolkdaylight = Commit and spend your funds.
step-payfund = Choose whose warrior you use.
step-newprices = You may set new prices.

event-turn = Round { $round }: the turn of the { $faction } begins.
event-phase = { $faction }: { $phase }.
event-suit-dealt = Clearing { $clearing } is a { $suit } clearing.
event-seated = { $seat } plays the { $faction }.
event-drew = The { $faction } draws { $card }.
event-drew-hidden = The { $faction } draws a card.
event-shuffled = The discard pile is shuffled into a new draw pile.
event-scored = The { $faction } scores { $points }.
event-humiliated = The { $faction } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-placed = { $faction }: { $count ->
        [one] { $piece }
       *[other] { $count } × { $piece }
    } placed in clearing { $clearing }.
event-removed = { $faction }: { $count ->
        [one] { $piece }
       *[other] { $count } × { $piece }
    } removed from clearing { $clearing }.
event-moved = { $count ->
        [one] 1 warrior of the { $faction } goes
       *[other] { $count } warriors of the { $faction } go
    } from { $from } to { $to } (moved by the { $mover }).
event-went = The { $faction } goes from { $from } to { $to }.
event-fought = The { $attacker } attacks the { $defender } in clearing { $clearing }.
event-rolled = The dice show { $high } and { $low } ({ $attacker } against { $defender }).
event-hit = The { $faction } takes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-ambushed = The { $faction } springs an ambush: { $card }.
event-foiled = The { $faction } foils the ambush: { $card }.
event-discarded = The { $faction } discards { $card }.
event-gave = The { $faction } gives { $card } to the { $receiver }.
event-gave-hidden = The { $faction } gives a card to the { $receiver }.
event-mobilized = The { $faction } mobilizes { $card }.
event-mobilized-hidden = The { $faction } mobilizes a card.
event-aided = The { $faction } aids the { $receiver } with { $card }.
event-aided-hidden = The { $faction } aids the { $receiver } with a card.
event-shown = The { $faction } shows { $card } to the { $viewer }.
event-shown-hidden = The { $faction } shows a card to the { $viewer }.
event-stole = The { $faction } takes { $card } from the { $victim }.
event-stole-hidden = The { $faction } takes a card from the { $victim }.
event-took-card = The { $faction } takes { $card }.
event-crafted = The { $faction } crafts { $card }.
event-exported = The { $faction } exports { $card }.
event-took-item = The { $faction } gets { $item }.
event-lost-item = The { $faction } leaves { $item } behind.
event-damaged = The { $faction } has { $item } damaged.
event-rested = The { $faction } rests in the forest and repairs everything.
event-related = The { $other } is { $relation } to the { $faction } now.
event-explored = The { $faction } explores the ruin in clearing { $clearing }.
event-peeked = The { $faction } sees { $item } under the ruin in clearing { $clearing }.
event-peeked-hidden = The { $faction } looks under the ruin in clearing { $clearing }.
event-ruin-gone = The ruin in clearing { $clearing } is gone.
event-quest-open = A quest is laid out: { $quest }.
event-quest-done = The { $faction } completes the quest { $quest }.
event-turmoil = The { $faction } falls into turmoil.
event-deposed = The { $leader } of the { $faction } is deposed.
event-officers = The { $faction } has { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    }.
event-outcast-now = The { $suit } is the outcast now.
event-hated-now = The { $suit } is hated now.
event-sold = The { $buyer } buys { $service } for { $price }.
event-priced = { $service } now costs { $price }.
event-funds-lost = A fund of the { $owner } goes home.
event-dominated = The { $faction } activates { $card }.
event-coalition = The { $faction } forms a coalition with the { $partner }.
event-scorched = Clearing { $clearing } is scorched for good.
event-saved = Field Hospitals of the { $faction } save { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }.
event-won = The { $faction } wins.
event-supporter-drew = The { $faction } draws { $card } as a supporter.
event-supporter-drew-hidden = The { $faction } draws a supporter.
event-supporter-spent = The { $faction } loses the supporter { $card }.
event-purged = The { $faction } purges { $card } from the Decree.
event-used-up = The { $faction } uses up { $card }.
event-revenge = { $count ->
        [one] 1 warrior of the { $faction } fallen in clearing { $clearing } becomes an acolyte
       *[other] { $count } warriors of the { $faction } fallen in clearing { $clearing } become acolytes
    }.

# Cards: the deck says which titles are printed and which are ours.
card-ambush-bird = Ambush! (Bird)
card-ambush-fox = Ambush! (Fox)
card-ambush-rabbit = Ambush! (Rabbit)
card-ambush-mouse = Ambush! (Mouse)
card-dominance-bird = Dominance (Bird)
card-dominance-fox = Dominance (Fox)
card-dominance-rabbit = Dominance (Rabbit)
card-dominance-mouse = Dominance (Mouse)
card-armorers = Armorers
card-sappers = Sappers
card-brutal-tactics = Brutal Tactics
card-royal-claim = Royal Claim
card-birdy-bindle = Birdy Bindle
card-woodland-runners = Woodland Runners
card-arms-trader = Arms Trader
card-crossbow-bird = Crossbow (Bird)
card-favor-of-the-foxes = Favor of the Foxes
card-stand-and-deliver = Stand and Deliver!
card-tax-collector = Tax Collector
card-gently-used-knapsack = Gently Used Knapsack
card-root-tea-fox = Root Tea (Fox)
card-travel-gear-fox = Travel Gear (Fox)
card-protection-racket = Protection Racket
card-foxfolk-steel = Foxfolk Steel
card-anvil = Anvil
card-favor-of-the-rabbits = Favor of the Rabbits
card-command-warren = Command Warren
card-better-burrow-bank = Better Burrow Bank
card-cobbler = Cobbler
card-smugglers-trail = Smuggler's Trail
card-root-tea-rabbit = Root Tea (Rabbit)
card-a-visit-to-friends = A Visit to Friends
card-bake-sale = Bake Sale
card-favor-of-the-mice = Favor of the Mice
card-scouting-party = Scouting Party
card-codebreakers = Codebreakers
card-mouse-in-a-sack = Mouse-in-a-Sack
card-root-tea-mouse = Root Tea (Mouse)
card-travel-gear-mouse = Travel Gear (Mouse)
card-investments = Investments
card-sword = Sword
card-crossbow-mouse = Crossbow (Mouse)
quest-fox-fundraising = Fundraising (fox)
quest-fox-errand = Errand (fox)
quest-fox-logistics-help = Logistics Help (fox)
quest-fox-repair-a-shed = Repair a Shed (fox)
quest-fox-give-a-speech = Give a Speech (fox)
quest-rabbit-guard-duty = Guard Duty (rabbit)
quest-rabbit-errand = Errand (rabbit)
quest-rabbit-give-a-speech = Give a Speech (rabbit)
quest-rabbit-fend-off-a-bear = Fend off a Bear (rabbit)
quest-rabbit-expel-bandits = Expel Bandits (rabbit)
quest-mouse-expel-bandits = Expel Bandits (mouse)
quest-mouse-guard-duty = Guard Duty (mouse)
quest-mouse-fend-off-a-bear = Fend off a Bear (mouse)
quest-mouse-escort = Escort (mouse)
quest-mouse-logistics-help = Logistics Help (mouse)
place-forest-1 = forest 1
place-forest-2 = forest 2
place-forest-3 = forest 3
place-forest-4 = forest 4
place-forest-5 = forest 5
place-forest-6 = forest 6
place-forest-7 = forest 7
place-forest-8 = forest 8

## Refusals that need words of their own
reason-D10-4-3-I-1 = The move needs rule at one end, as every move.
reason-D11-2-7-II-1 = Riverboats do not replace rule: one end of the move has to be ruled, as on paths.
reason-D11-5-1 = The Riverfolk choose whose warriors they commit or spend.
reason-D2-5-2 = What can be done only in part does not count as done.
reason-D9-2-8-1 = A coalition is entered in one's own Daylight, with at least ten points and a dominance card.
