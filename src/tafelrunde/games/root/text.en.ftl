game-root = Root
game-root-pitch = Six unequal factions fight for the Woodland: cats build, birds obey their Decree, rebels spread sympathy, a Vagabond plays all sides.

role-marquise = Marquise de Cat
    .number = one
    .subject = The Marquise
    .object = the Marquise
    .to = the Marquise
    .of = the Marquise's
role-eyrie = Eyrie Dynasties
    .number = other
    .subject = The Eyrie
    .object = the Eyrie
    .to = the Eyrie
    .of = the Eyrie's
role-alliance = Woodland Alliance
    .number = one
    .subject = The Alliance
    .object = the Alliance
    .to = the Alliance
    .of = the Alliance's
role-vagabond = Vagabond
    .number = one
    .subject = The Vagabond
    .object = the Vagabond
    .to = the Vagabond
    .of = the Vagabond's
role-cult = Lizard Cult
    .number = one
    .subject = The Lizard Cult
    .object = the Lizard Cult
    .to = the Lizard Cult
    .of = the Lizard Cult's
role-riverfolk = Riverfolk Company
    .number = other
    .subject = The Riverfolk
    .object = the Riverfolk
    .to = the Riverfolk
    .of = the Riverfolk's
role-open = Open seat

faction-marquise = Marquise
    .number = one
    .subject = The Marquise
    .object = the Marquise
    .to = the Marquise
    .of = the Marquise's
faction-eyrie = Eyrie
    .number = other
    .subject = The Eyrie
    .object = the Eyrie
    .to = the Eyrie
    .of = the Eyrie's
faction-alliance = Alliance
    .number = one
    .subject = The Alliance
    .object = the Alliance
    .to = the Alliance
    .of = the Alliance's
faction-cult = Lizard Cult
    .number = one
    .subject = The Lizard Cult
    .object = the Lizard Cult
    .to = the Lizard Cult
    .of = the Lizard Cult's
faction-riverfolk = Riverfolk
    .number = other
    .subject = The Riverfolk
    .object = the Riverfolk
    .to = the Riverfolk
    .of = the Riverfolk's
faction-vagabond = Vagabond
    .number = one
    .subject = The Vagabond
    .object = the Vagabond
    .to = the Vagabond
    .of = the Vagabond's
faction-vagabond-2 = second Vagabond
    .number = one
    .subject = The second Vagabond
    .object = the second Vagabond
    .to = the second Vagabond
    .of = the second Vagabond's

option-map = Map
option-map-help = Autumn has printed suits; on the Winter map the suits are dealt. Or a map of your own.
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
    .subject = A sawmill
    .of = sawmills
    .object = a sawmill
piece-workshop = workshop
    .subject = A workshop
    .of = workshops
    .object = a workshop
piece-recruiter = recruiter
    .subject = A recruiter
    .of = recruiters
    .object = a recruiter
piece-roost = roost
    .subject = A roost
    .of = roosts
    .object = a roost
piece-base = base
    .subject = A base
    .of = bases
    .object = a base
piece-garden = garden
    .subject = A garden
    .of = gardens
    .object = a garden
piece-keep = keep
    .subject = The keep
    .of = keeps
    .object = the keep
piece-wood = wood
    .subject = A wood token
    .of = wood tokens
    .object = a wood token
piece-sympathy = sympathy
    .subject = A sympathy token
    .of = sympathy tokens
    .object = a sympathy token
piece-trade-post = trade post
    .subject = A trade post
    .of = trade posts
    .object = a trade post
piece-warrior = warrior
    .subject = A warrior
    .of = warriors
    .object = a warrior
item-boots = boots
    .object = a boot
item-bag = bag
    .object = a bag
item-crossbow = crossbow
    .object = a crossbow
item-hammer = hammer
    .object = a hammer
item-sword = sword
    .object = a sword
item-tea = tea
    .object = tea
item-coins = coins
    .object = coins
item-torch = torch
    .object = a torch
# .of: whether it is worth saying when an item is refreshed, which is always exhausted.
state-ready = face up
state-exhausted = exhausted
state-damaged = damaged
state-damaged-exhausted = damaged and exhausted
    .of = damaged
leader-builder = Builder
    .of = Recruit and Move
leader-charismatic = Charismatic
    .of = Recruit and Battle
leader-commander = Commander
    .of = Move and Battle
leader-despot = Despot
    .of = Move and Build
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
    .number = one
    .subject = A hand card
    .object = a hand card
service-riverboats = Riverboats
    .number = other
    .subject = Riverboats
    .object = Riverboats
service-mercenaries = Mercenaries
    .number = other
    .subject = Mercenaries
    .object = Mercenaries
trigger-field-hospitals = Field Hospitals
    .object = the Field Hospitals
trigger-base-loss = loss of the base
    .number = one
    .object = the loss of the base
trigger-trade-disruption = Trade Disruption
    .number = one
trigger-fear = Fear of the Faithful
    .number = one
trigger-outrage = outrage
    .number = one
    .object = the outrage
# What somebody who was asked does not do; .of: several of them.
question-ambush = plays no ambush
    .of = play no ambush
question-foil = does not foil the ambush
    .of = do not foil the ambush
question-hospitals = does not use the Field Hospitals
    .of = do not use the Field Hospitals
question-cards = keeps the cards that it could still use
    .of = keep the cards that they could still use
question-helpers = fights without help
    .of = fight without help
question-arbiter = does not enlist the Arbiter
    .of = do not enlist the Arbiter
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
verb-leader = choose the { $leader } as leader
verb-character = play as the { $character }
verb-forest = start in { $forest }
verb-outcast = make { $suit } the outcast suit
verb-garrison = put a warrior in clearing { $clearing }
verb-price = set the price of { $service-object } to { $price ->
        [one] 1 warrior
       *[other] { $price } warriors
    }
verb-buy-card = buy “{ $card }”
verb-buy-riverboats = buy Riverboats
verb-hire = hire mercenaries
verb-exhaust = exhaust { $item-object }
verb-bank = Better Burrow Bank: draw a card with the { $faction }
verb-royal-claim = use the Royal Claim
verb-rob = Stand and Deliver: rob the { $faction }
verb-tax = Tax Collector: give up a warrior in clearing { $clearing }
verb-spy = Codebreakers: look at the hand of the { $faction }
verb-dominate = activate “{ $card }”
verb-coalition = with “{ $card }”, join the { $partner }
verb-take = take “{ $card }”, spending “{ $spent }”
verb-first = let { $trigger } come first (clearing { $clearing })
verb-discard = discard “{ $card }”
verb-craft = craft “{ $card }”
verb-export = craft and export “{ $card }”
verb-activate = activate a { $suit } piece
verb-fund = use a fund of the { $owner }
verb-battle = battle the { $defender } in clearing { $clearing }
verb-helpers = fight together with the { $faction }
verb-ambush = ambush with “{ $card }”
verb-foil = foil the ambush with “{ $card }”
verb-enlist = enlist the { $arbiter }
verb-use = use “{ $card }”
verb-lose = lose { $piece-object }
verb-damage = damage { $item-object } ({ $state })
verb-hospital = Field Hospitals: spend “{ $card }”
verb-give = give “{ $card }”
verb-return = give up a fund of the { $owner }
verb-move = move { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    } from clearing { $from } to clearing { $to }
verb-march = march with { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    } from clearing { $from } to clearing { $to }
verb-recruit = recruit
verb-recruit-at = recruit in clearing { $clearing }
verb-build = build a { $building } in clearing { $clearing }
verb-wood = choose wood in clearing { $clearing }
verb-overwork = overwork the sawmill in clearing { $clearing } with “{ $card }”
verb-extra = spend “{ $card }” for one more action
verb-decree = add “{ $card }” to the { $column } column
verb-roost = build a new roost in clearing { $clearing }
verb-resolve = carry out a { $suit } card
verb-revolt = revolt in clearing { $clearing }, spending “{ $supporter }”
verb-spread = spread sympathy to clearing { $clearing }, spending “{ $supporter }”
verb-support = spend the supporter “{ $supporter }”
verb-mobilize = mobilize “{ $card }”
verb-train = train an officer with “{ $card }”
verb-organize = organize in clearing { $clearing }
verb-refresh = refresh { $item-object }{ $state-of ->
        [damaged] { " " }({ state-damaged })
       *[other] { "" }
    }
verb-refresh-now = refresh items
verb-slip = slip to { $place }
verb-go = go to clearing { $clearing }
verb-escort = take { $warriors ->
        [one] 1 warrior
       *[other] { $warriors } warriors
    } of the { $faction } along
verb-explore = explore the ruin
verb-take-ruin = take { $item-object } from the ruin
verb-aid = aid the { $faction } with “{ $card }”
verb-take-item = take { $item-object }
verb-quest = complete the quest “{ $quest }”
verb-reward-cards = draw two cards
verb-reward-points = score for completed quests
verb-strike = strike { $piece-object } of the { $faction }
verb-repair = repair { $item-object } ({ $state })
verb-steal = steal from the { $faction }
verb-day-labor = day labor: take “{ $card }”
verb-hideout = go into hiding
verb-instigate = instigate the { $attacker } against the { $defender }
verb-scorch = scorch the earth
verb-drop = leave { $item-object } behind ({ $state })
verb-drop-ruin = leave { $item-object } from a ruin behind ({ $state })
verb-crusade = crusade: battle the { $defender } in clearing { $clearing }
verb-crusade-move = crusade: move { $warriors ->
        [one] a warrior
       *[other] { $warriors } warriors
    } from clearing { $from } to clearing { $to }
verb-convert = convert a warrior of the { $faction } in clearing { $clearing }
verb-sanctify = sanctify a { $building } in clearing { $clearing }
verb-ritual-build = reveal “{ $card }” to build a garden in clearing { $clearing }
verb-ritual-recruit = reveal “{ $card }” to recruit in clearing { $clearing }
verb-ritual-score = spend “{ $card }” to score
verb-sacrifice = reveal “{ $card }” to sacrifice a warrior
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
step-ambush = { $attacker-subject } { $attacker-number ->
        [one] attacks
       *[other] attack
    } you in clearing { $clearing }: you may play an ambush.
step-foil = { $defender-subject } { $defender-number ->
        [one] ambushes
       *[other] ambush
    } you in clearing { $clearing }: you may foil it.
step-enlist = { $attacker-subject } { $attacker-number ->
        [one] attacks
       *[other] attack
    } you in clearing { $clearing }: you may enlist the Arbiter.
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

event-turn = Round { $round }: it is { $faction-of } turn.
event-phase = { $phase } begins.
event-suit-dealt = The { $suit } clearings are { $first-bare }, { $second-bare }, { $third-bare } and { $fourth-bare }.
event-seated = { $seat } plays { $faction-object }.
event-drew = { $faction-subject } { $faction-number ->
        [one] draws
       *[other] draw
    } “{ $card }”.
event-drew-hidden = { $faction-subject } { $faction-number ->
        [one] draws
       *[other] draw
    } a card.
event-shuffled = The discard pile is shuffled into a new draw pile.
event-scored = { $faction-subject } { $faction-number ->
        [one] scores
       *[other] score
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $scoring } and { $faction-number ->
        [one] has
       *[other] have
    } { $total } now.
event-humiliated = { $points ->
        [0] { $faction-subject } { $faction-number ->
            [one] has
           *[other] have
        } no points to lose for the { $birds } bird cards in the Decree, the Loyal Viziers among them.
       *[other] { $faction-subject } { $faction-number ->
            [one] loses
           *[other] lose
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        }{ $short ->
            [0] {""}
           *[1] , all there were,
        } for the { $birds } bird cards in the Decree, the Loyal Viziers among them, and { $faction-number ->
            [one] has
           *[other] have
        } { $total ->
            [0] none
           *[other] { $total }
        } now.
    }
event-garrisoned = { $faction-subject } { $faction-number ->
        [one] puts
       *[other] put
    } a warrior into every clearing but { $clearing }, the corner opposite the keep.
event-placed = { $piece ->
        [warrior] { $faction-subject } { $faction-number ->
            [one] places
           *[other] place
        } { $count ->
            [one] a warrior
           *[other] { $count } warriors
        } in clearing { $clearing } and { $faction-number ->
            [one] has
           *[other] have
        } { $total } there now.
        [wood] { $faction-subject } { $faction-number ->
            [one] puts
           *[other] put
        } { $count ->
            [one] a wood token
           *[other] { $count } wood tokens
        } in clearing { $clearing } and { $faction-number ->
            [one] has
           *[other] have
        } { $total } there now.
        [sympathy] { $faction-subject } { $faction-number ->
            [one] spreads
           *[other] spread
        } sympathy to clearing { $clearing }.
        [keep] { $faction-subject } { $faction-number ->
            [one] puts
           *[other] put
        } the keep in clearing { $clearing }.
       *[other] { $faction-subject } { $faction-number ->
            [one] builds
           *[other] build
        } { $piece-object } in clearing { $clearing }.
    }
event-removed = { $paid ->
        [0] { $count ->
            [one] { $piece-subject } of { $faction-object } is
           *[other] { $count } { $piece-of } of { $faction-object } are
        } removed from clearing { $clearing }{ $piece ->
            [warrior] ; { $left ->
                [0] none is
                [one] 1 is
               *[other] { $left } are
            } left there.
           *[other] .
        }
       *[1] { $faction-subject } { $faction-number ->
            [one] pays
           *[other] pay
        } with { $count ->
            [one] { $piece-object }
           *[other] { $count } { $piece-of }
        } from clearing { $clearing }.
    }
event-moved = { $count ->
        [one] A warrior of { $faction-object } moves
       *[other] { $count } warriors of { $faction-object } move
    } from clearing { $from } to clearing { $to }.
event-escorted = { $mover-subject } { $mover-number ->
        [one] takes
       *[other] take
    } { $count ->
        [one] a warrior
       *[other] { $count } warriors
    } of { $faction-object } along from clearing { $from } to clearing { $to }.
event-went = { $faction-subject } { $slips ->
        [1] { $faction-number ->
            [one] slips
           *[other] slip
        }
       *[0] { $faction-number ->
            [one] goes
           *[other] go
        }
    } from { $from } to { $to }.
event-fought = { $attacker-subject } { $attacker-number ->
        [one] attacks
       *[other] attack
    } { $defender-object } in clearing { $clearing }.
event-rolled = The dice show { $high } and { $low }: { $attack } for { $attacker-to }, { $defence } for { $defender-to }.
event-limited = { $strength ->
        [0] { $faction-subject } { $faction-number ->
            [one] has
           *[other] have
        } no { $fighters ->
            [0] warriors
            [1] undamaged swords
           *[2] fighters
        } there: { $rolled ->
            [one] the rolled hit does not count
            [2] neither rolled hit counts
           *[other] the { $rolled } rolled hits do not count
        }.
       *[other] { $faction-subject } { $faction-number ->
            [one] rolls
           *[other] roll
        } { $rolled } hits but { $faction-number ->
            [one] deals
           *[other] deal
        } only { $strength }, because only { $fighters ->
            [0] { $strength ->
                [one] 1 warrior
               *[other] { $strength } warriors
            } of { $faction-number ->
                [one] its
               *[other] their
            } own { $strength ->
                [one] stands
               *[other] stand
            } there
            [1] { $strength ->
                [one] 1 sword is
               *[other] { $strength } swords are
            } undamaged
           *[2] { $strength ->
                [one] 1 fighter is
               *[other] { $strength } fighters are
            } there
        }.
    }
event-defenseless = { $faction-subject } { $faction-number ->
        [one] is
       *[other] are
    } defenseless: the attacker deals an extra hit.
event-hit = { $faction-subject } { $faction-number ->
        [one] takes
       *[other] take
    } { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-ignored = { $faction-subject } { $faction-number ->
        [one] ignores
       *[other] ignore
    } { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }: nothing is left to be hit.
event-declined = { $faction-subject } { $faction-number ->
        [one] { $question }
       *[other] { $question-of }
    }.
event-ambushed = { $faction-subject } { $faction-number ->
        [one] springs
       *[other] spring
    } an ambush with “{ $card }”. It deals two hits before the dice are rolled, unless it is foiled.
event-foiled = { $faction-subject } { $faction-number ->
        [one] foils
       *[other] foil
    } the ambush with “{ $card }”: it does nothing.
event-discarded = { $faction-subject } { $faction-number ->
        [one] discards
       *[other] discard
    } “{ $card }”{ $souls ->
        [0] {""}
       *[other] { " " }to the Lost Souls ({ $souls } now)
    }{ $why ->
        [0] {""}
        [1] , as no more than five hand cards may be kept
        [3] , for the Field Hospitals
        [4] , to score for gardens of its suit
       *[2] , as without a base no more than five supporters may be kept
    }.{ $open ->
        [one] { " " }It lies beside the map now: in their own Daylight anyone may take it for a card of its suit.
       *[other] { "" }
    }
event-gave = Outrage: { $faction-object } { $faction-number ->
        [one] gives
       *[other] give
    } “{ $card }” to { $receiver-to } ({ $total ->
        [one] 1 supporter
       *[other] { $total } supporters
    } now).
event-gave-hidden = Outrage: { $faction-object } { $faction-number ->
        [one] gives
       *[other] give
    } a card to { $receiver-to } ({ $total ->
        [one] 1 supporter
       *[other] { $total } supporters
    } now).
event-mobilized = { $faction-subject } { $faction-number ->
        [one] mobilizes
       *[other] mobilize
    } “{ $card }” as a supporter ({ $total ->
        [one] 1 supporter
       *[other] { $total } supporters
    } now).
event-mobilized-hidden = { $faction-subject } { $faction-number ->
        [one] mobilizes
       *[other] mobilize
    } a card as a supporter ({ $total ->
        [one] 1 supporter
       *[other] { $total } supporters
    } now).
event-aided = { $faction-subject } { $faction-number ->
        [one] aids
       *[other] aid
    } { $receiver-object } with “{ $card }”.
event-aided-hidden = { $faction-subject } { $faction-number ->
        [one] aids
       *[other] aid
    } { $receiver-object } with a card.
event-shown = { $faction-subject } { $faction-number ->
        [one] shows
       *[other] show
    } “{ $card }” to { $viewer-to }.
event-shown-hidden = { $faction-subject } { $faction-number ->
        [one] shows
       *[other] show
    } a card to { $viewer-to }.
event-stole = { $faction-subject } { $faction-number ->
        [one] takes
       *[other] take
    } “{ $card }” from { $victim-to }.
event-stole-hidden = { $faction-subject } { $faction-number ->
        [one] takes
       *[other] take
    } a card from { $victim-to }.
event-took-card = { $faction-subject } { $faction-number ->
        [one] takes
       *[other] take
    } “{ $card }”.
event-crafted = { $faction-subject } { $faction-number ->
        [one] crafts
       *[other] craft
    } “{ $card }”.{ $effect ->
        [0] { "" }
       *[1] { " " }{ $card-of }
    }
event-exported = { $faction-subject } { $faction-number ->
        [one] exports
       *[other] export
    } “{ $card }”{ $paid ->
        [0] {""}
       *[1] {" "}and { $faction-number ->
            [one] puts
           *[other] put
        } a Riverfolk warrior into the Payments box
    }.
event-took-item = { $faction-subject } { $faction-number ->
        [one] gets
       *[other] get
    } { $item-object }.
event-lost-item = { $faction-subject } { $faction-number ->
        [one] leaves
       *[other] leave
    } { $item-object } { $ruin ->
        [0] {""}
       *[1] from a ruin{" "}
    }behind ({ $state }), as no more than { $most } items can be carried besides those on the tracks.
event-damaged = { $faction-subject } { $faction-number ->
        [one] damages
       *[other] damage
    } { $item-object }.
event-rested = { $faction-subject } { $faction-number ->
        [one] rests
       *[other] rest
    } in the forest and { $faction-number ->
        [one] repairs
       *[other] repair
    } everything.
event-related = { $other-subject } { $other-number ->
        [one] is
       *[other] are
    } { $relation } to { $faction-to } now.
event-explored = { $faction-subject } { $faction-number ->
        [one] explores
       *[other] explore
    } the ruin in clearing { $clearing }.
event-peeked = { $faction-subject } { $faction-number ->
        [one] sees
       *[other] see
    } { $item-object } under the ruin in clearing { $clearing }.
event-peeked-hidden = { $faction-subject } { $faction-number ->
        [one] looks
       *[other] look
    } under the ruin in clearing { $clearing }.
event-ruin-gone = The ruin in clearing { $clearing } is gone.
event-quest-open = The quest “{ $quest }” is laid out.
event-quest-done = { $faction-subject } { $faction-number ->
        [one] completes
       *[other] complete
    } the quest “{ $quest }”.
event-turmoil = { $faction-subject } { $faction-number ->
        [one] falls
       *[other] fall
    } into turmoil: the { $suit } card of the { $column } column { $partly ->
        [0] cannot be carried out
       *[1] could be carried out only in part
    }, for { $why }.
event-deposed = The leader of { $faction-object }, the { $leader }, is deposed.{ $turned ->
        [0] {""}
       *[1] {" "}All four have been deposed now, so all are turned up again, and any of them may lead.
    }
event-officers = { $faction-subject } { $faction-number ->
        [one] has
       *[other] have
    } { $officers ->
        [0] no officers
        [one] 1 officer
       *[other] { $officers } officers
    } now.
event-outcast-now = The outcast suit is { $suit } now.
event-hated-now = The outcast suit { $suit } is hated now.
event-souls-released = { $cards ->
        [one] The only card
       *[other] The { $cards } cards
    } of Lost Souls { $cards ->
        [one] goes
       *[other] go
    } to the discard pile.
event-sold = { $buyer-subject } { $buyer-number ->
        [one] buys
       *[other] buy
    } { $service-object } for { $items ->
        [0] { $price ->
            [one] 1 warrior
           *[other] { $price } warriors
        }
       *[1] { $price ->
            [one] 1 item, which is exhausted
           *[other] { $price } items, which are exhausted
        }
    }; { $total ->
        [one] 1 warrior lies
       *[other] { $total } warriors lie
    } in the Payments box now.
event-priced = { $service-subject } of the Riverfolk { $service-number ->
        [one] costs
       *[other] cost
    } { $price ->
        [one] 1 warrior
       *[other] { $price } warriors
    } now.
event-funds-lost = Trade Disruption: for the lost trade post half of the funds go home, among them { $owner ->
        [Riverfolk] one of the Riverfolk's own warriors
       *[other] a warrior of { $owner-object }
    } ({ funds-left }).
event-dominated = { $coalition ->
        [0] { $faction-subject } { $faction-number ->
            [one] activates
           *[other] activate
        } “{ $card }”. From now on { $faction-object } { $faction-number ->
            [one] scores
           *[other] score
        } no points and { $faction-number ->
            [one] wins if it rules
           *[other] win if they rule
        } { $card-of } when { $faction-of } Birdsong begins.
       *[1] { $faction-subject } { $faction-number ->
            [one] gives
           *[other] give
        } up “{ $card }” and all points for a coalition.
    }
event-coalition = { $faction-subject } { $faction-number ->
        [one] forms
       *[other] form
    } a coalition with { $partner-to } and { $faction-number ->
        [one] wins
       *[other] win
    } if { $partner-object } { $partner-number ->
        [one] does
       *[other] do
    }.
event-scorched = Clearing { $clearing } is scorched for good.
event-saved = The Field Hospitals of { $faction-object } save { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }.
event-won = { $faction-subject } { $faction-number ->
        [one] wins
       *[other] win
    } { $way ->
        [0] with { $points } points
        [1] by dominance
       *[2] together with the coalition partner
    }.
event-supporter-drew = { $faction-subject } { $faction-number ->
        [one] draws
       *[other] draw
    } “{ $card }” as a supporter ({ $total ->
        [one] 1 supporter
       *[other] { $total } supporters
    } now).
event-supporter-drew-hidden = { $faction-subject } { $faction-number ->
        [one] draws
       *[other] draw
    } a supporter ({ $total ->
        [one] 1 supporter
       *[other] { $total } supporters
    } now).
event-supporter-spent = { $faction-subject } { $lost ->
        [1] { $faction-number ->
            [one] loses
           *[other] lose
        }
       *[0] { $faction-number ->
            [one] spends
           *[other] spend
        }
    } the supporter “{ $card }”{ $lost ->
        [1] { "" }
       *[0] { $spreads ->
            [1] { " " }for sympathy in clearing { $clearing-bare }
           *[0] { " " }for the revolt in clearing { $clearing-bare }
        }
    } ({ $total ->
        [0] none
       *[other] { $total }
    } left{ $souls ->
        [0] { "" }
       *[other] , { $souls } among the Lost Souls
    }).{ $open ->
        [one] { " " }It lies beside the map now: in their own Daylight anyone may take it for a card of its suit.
       *[other] { "" }
    }
event-purged = “{ $card }” leaves the { $column } column of the Decree{ $souls ->
        [0] .
       *[other] { " " }for the Lost Souls ({ $souls } now).
    }{ $open ->
        [one] { " " }It lies beside the map now: in their own Daylight anyone may take it for a card of its suit.
       *[other] { "" }
    }
event-used-up = { $faction-subject } { $faction-number ->
        [one] uses
       *[other] use
    } and { $faction-number ->
        [one] discards
       *[other] discard
    } “{ $card }”.
event-revenge = { $count ->
        [one] A warrior of { $faction-object } fallen in clearing { $clearing } becomes an acolyte
       *[other] { $count } warriors of { $faction-object } fallen in clearing { $clearing } become acolytes
    }.

# Cards: the deck says which titles are printed and which are ours.
card-ambush-bird = Ambush! (Bird)
card-ambush-fox = Ambush! (Fox)
card-ambush-rabbit = Ambush! (Rabbit)
card-ambush-mouse = Ambush! (Mouse)
card-dominance-bird = Dominance (Bird)
    .of = two opposite corners
card-dominance-fox = Dominance (Fox)
    .of = three fox clearings
card-dominance-rabbit = Dominance (Rabbit)
    .of = three rabbit clearings
card-dominance-mouse = Dominance (Mouse)
    .of = three mouse clearings
card-armorers = Armorers
    .of = In a battle it may be discarded to ignore all rolled hits.
card-sappers = Sappers
    .of = In defence it may be discarded for an extra hit.
card-brutal-tactics = Brutal Tactics
    .of = In attack it gives an extra hit, for which the defender scores a point.
card-royal-claim = Royal Claim
    .of = In Birdsong it may be discarded for a point for each ruled clearing.
card-birdy-bindle = Birdy Bindle
card-woodland-runners = Woodland Runners
card-arms-trader = Arms Trader
card-crossbow-bird = Crossbow (Bird)
card-favor-of-the-foxes = Favor of the Foxes
    .of = All enemy pieces in fox clearings are removed.
card-stand-and-deliver = Stand and Deliver!
    .of = In Birdsong it takes a random card from another player, who scores a point.
card-tax-collector = Tax Collector
    .of = Once in Daylight a warrior may be removed to draw a card.
card-gently-used-knapsack = Gently Used Knapsack
card-root-tea-fox = Root Tea (Fox)
card-travel-gear-fox = Travel Gear (Fox)
card-protection-racket = Protection Racket
card-foxfolk-steel = Foxfolk Steel
card-anvil = Anvil
card-favor-of-the-rabbits = Favor of the Rabbits
    .of = All enemy pieces in rabbit clearings are removed.
card-command-warren = Command Warren
    .of = At the start of Daylight it allows a battle.
card-better-burrow-bank = Better Burrow Bank
    .of = At the start of Birdsong its owner and another player draw a card.
card-cobbler = Cobbler
    .of = At the start of Evening it allows a move.
card-smugglers-trail = Smuggler's Trail
card-root-tea-rabbit = Root Tea (Rabbit)
card-a-visit-to-friends = A Visit to Friends
card-bake-sale = Bake Sale
card-favor-of-the-mice = Favor of the Mice
    .of = All enemy pieces in mouse clearings are removed.
card-scouting-party = Scouting Party
    .of = In attack its owner is not harmed by ambushes.
card-codebreakers = Codebreakers
    .of = Once in Daylight its owner may look at the hand of another player.
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
place-1 = clearing 1
place-2 = clearing 2
place-3 = clearing 3
place-4 = clearing 4
place-5 = clearing 5
place-6 = clearing 6
place-7 = clearing 7
place-8 = clearing 8
place-9 = clearing 9
place-10 = clearing 10
place-11 = clearing 11
place-12 = clearing 12
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
event-guerrilla = Guerrilla War: as the defender { $faction-object } { $faction-number ->
        [one] uses
       *[other] use
    } the higher roll, the attacker the lower.
event-commanded = { $faction-subject } { $faction-number ->
        [one] deals
       *[other] deal
    } an extra hit, led by the Commander.
event-card-strikes = { $faction-subject } { $faction-number ->
        [one] deals
       *[other] deal
    } an extra hit with “{ $card }”.
event-card-shields = { $faction-subject } { $faction-number ->
        [one] ignores
       *[other] ignore
    } { $hits ->
        [one] the rolled hit
        [2] both rolled hits
       *[other] all { $hits } rolled hits
    } with “{ $card }”.
event-nothing-left = { $hits ->
        [one] 1 hit has
       *[other] { $hits } hits have
    } no effect, because no more pieces of { $faction-object } stand there.
event-battle-over = The battle between { $attacker-object } and { $defender-object } in clearing { $clearing } is over.

# A clearing with its suit.
clearing-name = { $kind ->
        [fox] { $name } ({ suit-fox })
        [rabbit] { $name } ({ suit-rabbit })
        [mouse] { $name } ({ suit-mouse })
       *[forest] { $name }
    }
place-name = { $kind ->
        [fox] { $name } ({ suit-fox })
        [rabbit] { $name } ({ suit-rabbit })
        [mouse] { $name } ({ suit-mouse })
       *[forest] { $name }
    }

## Advice
advice-goal-own = You need only { $left ->
        [one] one more point
       *[other] { $left } more points
    } to win: look first for what scores this turn.
advice-goal-foe = { $foe-subject } { $foe-number ->
        [one] needs
       *[other] need
    } only { $left ->
        [one] one more point
       *[other] { $left } more points
    } to win: take away what scores, or be faster.
advice-goal-lead = You lead with { $points } of { $goal } points: expect to be attacked where you score.
advice-goal-behind = { $foe-subject } { $foe-number ->
        [one] leads
       *[other] lead
    } with { $points } of { $goal } points; you have { $own }.
advice-dominance = { $foe-subject } { $foe-number ->
        [one] plays
       *[other] play
    } for dominance: to prevent it, take the rule of one of those clearings before the next turn begins there.
advice-exposed = { $pieces ->
        [one] A building or token of yours
       *[other] { $pieces } buildings and tokens of yours
    } in clearing { $clearing } { $pieces ->
        [one] is
       *[other] are
    } in danger: { $theirs ->
        [one] one warrior
       *[other] { $theirs } warriors
    } of { $foe-object } against { $own ->
        [0] none
        [one] one
       *[other] { $own }
    } of yours. Each one lost is a point for them.
advice-prey = In clearing { $clearing } you have { $own } warriors against { $theirs ->
        [one] one
       *[other] { $theirs }
    } of { $foe-object }: each building or token you remove there is a point ({ $pieces } to be had).
advice-prey-alone = In clearing { $clearing } no warrior of { $foe-object } defends { $pieces ->
        [one] a building or token
       *[other] { $pieces } buildings and tokens
    }: attacking there you deal one extra hit, and each piece removed is a point.
advice-hand = You hold { $cards } cards; all above five are lost when your turn ends. Craft or spend some.
advice-wood = You have { $wood } wood on the map: a building for { $cost } would score { $points ->
        [one] one point
       *[other] { $points } points
    }. The wood must be linked to it by clearings you rule.
advice-wood-none = With { $wood } wood on the map no building scores now: sawmills bring wood at the start of your turn, overworking brings some at once.
advice-roosts = { $roosts ->
        [0] Without roosts you score
        [one] With one roost you score
       *[other] With { $roosts } roosts you score
    } { $points ->
        [0] nothing
        [one] one point
       *[other] { $points } points
    } in the evening: one more roost pays every turn.
advice-decree = { $due ->
        [one] One card
       *[other] { $due } cards
    } of the Decree still to be carried out. If one cannot be, turmoil costs points, the Decree and the leader: look ahead before you move away.
advice-decree-grows = The Decree holds { $cards } cards already, and each one more must be carried out every turn: add suits of which you have clearings.
advice-sympathy = You have { $supporters ->
        [one] one supporter
       *[other] { $supporters } supporters
    }; the next sympathy token costs { $cost } of the clearing’s suit and scores { $points }.
advice-sympathy-none = You have { $supporters ->
        [0] no supporters
        [one] one supporter
       *[other] { $supporters } supporters
    }, and the next sympathy token costs { $cost }: put cards from your hand on the stack.
advice-gardens = You have { $gardens ->
        [0] no garden yet
        [one] one garden
       *[other] { $gardens } gardens
    }: a card of a suit scores what its garden track shows, once a turn for each suit.
advice-acolytes = { $acolytes ->
        [one] One acolyte waits
       *[other] { $acolytes } acolytes wait
    } for a conspiracy in a clearing of the outcast suit; warriors lost in defence bring more.
advice-funds = You have { $funds ->
        [one] one fund
       *[other] { $funds } funds
    }: what you neither commit nor spend brings { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    } next turn, if a trade post stands on the map.
advice-items = { $ready ->
        [0] None of your items is ready: rest, or slip into a forest.
        [one] One of your items is ready: choose the one thing it should do.
       *[other] { $ready } of your items are ready: quests and aid score, torches explore ruins.
    }
advice-items-damaged = { $damaged } of your items are damaged: a night in a forest repairs them all.
# What a judgement learnt from play goes by: about one seat.

trait-points = victory points
trait-finish = points within ten of the goal
trait-cards = cards in hand, with those the Evening brings
trait-crafted = crafted cards in play
trait-prospects = what is begun and not finished
trait-board = what the own pieces promise
trait-rule = clearings ruled
trait-army = warriors on the map
trait-slots = empty slots in ruled clearings
trait-unguarded = pieces that no warrior guards
trait-dominance = activated dominance cards
trait-held = clearings ruled for the dominance card
trait-firm = warriors in the clearings of the dominance card
trait-won-soon = dominance cards that win at the next Birdsong
trait-coalition = coalitions
trait-sawmills = sawmills on the map
trait-workshops = workshops on the map
trait-recruiters = recruiters on the map
trait-wood = wood on the map
trait-keep = keeps on the map
trait-roosts = roosts on the map
trait-decree = cards in the Decree
trait-unkept = cards of the Decree that cannot be carried out now
trait-sites = clearings where a roost could be built
trait-sympathy = sympathetic clearings
trait-supporters = supporters
trait-officers = officers
trait-bases = bases on the map
trait-items = undamaged items
trait-damaged = damaged items
trait-spent = exhausted items
trait-swords = undamaged swords
trait-allies = allied factions
trait-foes = hostile factions
trait-quests = quests completed
trait-gardens = gardens on the map
trait-acolytes = acolytes
trait-funds = warriors on the board of the Riverfolk
trait-posts = trade posts on the map
## What a bare verb means where it is said
verb-done-in-addtodecree = add no more cards to the Decree
verb-done-in-alliancebirdsong = end Birdsong
verb-done-in-alliancedaylight = end Daylight
verb-done-in-cultdaylight = end Daylight
verb-done-in-eyriedaylight = end Daylight
verb-done-in-marquisedaylight = end Daylight
verb-done-in-riverfolkdaylight = end Daylight
verb-done-in-vagabonddaylight = end Daylight
verb-done-in-allianceevening = end the actions of the Evening
verb-done-in-cultevening = end the actions of the Evening
verb-done-in-eveningends = end the turn
verb-done-in-birdsongstarts = go on with Birdsong
verb-done-in-conspiracies = carry out no more conspiracies
verb-done-in-newprices = change no more prices
verb-done-in-secondmarch = make no second move
verb-pass-in-birdsongcards = use no crafted card in Birdsong
verb-pass-in-cobbler = make no move with the Cobbler
verb-pass-in-commandwarren = start no battle with Command Warren
verb-pass-in-crusadebattle = not battle after the crusade
verb-pass-in-slip = stay without slipping
verb-pass-in-takeitem = take no item for the aid
verb-pass-in-mercenaries = fight without the Mercenaries
verb-pass-in-escort = take no warriors along
verb-pass-in-ruinchoice = take none of the items

## What points are scored for, and how it ends
scoring-removal = for the removal of enemy buildings and tokens
scoring-building = for the new building
scoring-item = for the crafted item
scoring-roosts = for the roosts on the map
scoring-despot = thanks to the Despot
scoring-sympathy = for the spread of sympathy
scoring-gardens = for the gardens of this suit
scoring-dividends = as dividends of the funds
scoring-post = for the trade post
scoring-ruin = for the explored ruin
scoring-quests = for completed quests of this suit
scoring-aid = for the aid
scoring-infamy = for infamy
scoring-enlisted = for coming to the aid of the defender
scoring-claim = for the ruled clearings
scoring-robbed = for the card taken away
scoring-brutality = for the brutal tactics of the attacker
event-outrage-shown = Outrage: { $faction-object } { $faction-number ->
        [one] has
       *[other] have
    } no card that matches { $suit }{ $cards ->
        [0] {""}
       *[other] {" "}and { $faction-number ->
            [one] shows
           *[other] show
        } { $viewer-to } { $cards ->
            [one] the only hand card
            [2] both hand cards
           *[other] all { $cards } hand cards
        }
    }.
event-final = In the end { $faction-object } { $faction-number ->
        [one] has
       *[other] have
    } { $marked ->
        [0] no points, because { $faction-number ->
            [one] it
           *[other] they
        } played for dominance
        [2] no points, because they were given up for the coalition
       *[1] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }.
event-fund-used = The Riverfolk { $spent ->
        [0] commit
       *[1] spend
    } { $owner ->
        [Riverfolk] one of their own warriors
       *[other] a warrior of { $owner-object }
    } from the funds{ $draws ->
        [0] { "" }
       *[1] { " " }to draw a card
    } ({ funds-left }).
event-frightened = Fear of the Faithful: for the lost garden { $faction-object } { $faction-number ->
        [one] discards
       *[other] discard
    } { $cards ->
        [0] nothing, for the hand is empty
       *[1] a card at random
    }.
event-ordered = { $faction-subject } { $faction-number ->
        [one] adds
       *[other] add
    } “{ $card }” to the { $column } column of the Decree, which has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } now{ $viziers ->
        [0] {""}
       *[1] , a Loyal Vizier among them
    }.
event-resolved = { $faction-subject } { $partly ->
        [0] { $faction-number ->
            [one] carries
           *[other] carry
        } out a { $suit } card of the { $column } column.
       *[1] can carry out a { $suit } card of the { $column } column only in part, as there is a single warrior for two.
    }
event-led = The { $leader } leads { $faction-object } now; the Loyal Viziers go to the columns { $leader-of }.
event-played-as = { $faction-subject } { $faction-number ->
        [one] plays
       *[other] play
    } as the { $character }.
event-revealed = { $faction-subject } { $faction-number ->
        [one] reveals
       *[other] reveal
    } “{ $card }” for a ritual.
event-acolytes = { $faction-subject } { $faction-number ->
        [one] has
       *[other] have
    } { $acolytes ->
        [0] no acolytes
        [one] 1 acolyte
       *[other] { $acolytes } acolytes
    } now.
event-acolytes-paid = It costs { $paid ->
        [one] 1 acolyte
       *[other] { $paid } acolytes
    }{ $hated ->
        [0] { "" }
       *[1] , one less than usual as the outcast suit is hated
    } ({ $left ->
        [0] none
       *[other] { $left }
    } left).
event-struck = { $faction-subject } { $faction-number ->
        [one] shoots
       *[other] shoot
    } at { $other-object } with the crossbow in clearing { $clearing }.
event-exhausted = { $faction-subject } { $faction-number ->
        [one] exhausts
       *[other] exhaust
    } { $item-object } for it.
event-repaired = { $faction-subject } { $faction-number ->
        [one] repairs
       *[other] repair
    } { $item-object }.
event-aid-counted = This is aid { $aids } of the { $needed } that it takes in one turn before { $other-object } { $other-number ->
        [one] becomes
       *[other] become
    } { $next }.
event-card-used = { $faction-subject } { $faction-number ->
        [one] uses
       *[other] use
    } “{ $card }”.
event-did = { $faction-subject } { $faction-number ->
        [one] { $deed }
       *[other] { $deed-of }
    }.
event-did-at = { $faction-subject } { $faction-number ->
        [one] { $deed }
       *[other] { $deed-of }
    } in clearing { $clearing }.
deed-overwork = overworks a sawmill
    .of = overwork a sawmill
deed-extra = spends a bird card for one more action
    .of = spend a bird card for one more action
deed-train = trains an officer
    .of = train an officer
deed-revolt = revolts
    .of = revolt
deed-organize = organizes sympathy
    .of = organize sympathy
deed-convert = converts a warrior
    .of = convert a warrior
deed-sanctify = sanctifies a building
    .of = sanctify a building
deed-hideout = goes into hiding
    .of = go into hiding
event-refreshes = { $exhausted ->
        [0] { $faction-subject } { $faction-number ->
            [one] has
           *[other] have
        } no exhausted item to refresh.
       *[other] { $chosen ->
            [0] { $faction-subject } { $faction-number ->
                [one] refreshes
               *[other] refresh
            } { $exhausted ->
                [one] the only exhausted item
                [2] both exhausted items
               *[other] all { $exhausted } exhausted items
            }.
           *[1] { $faction-subject } may refresh { $most } of { $exhausted } exhausted items.
        }
    }
event-refreshed = { $faction-subject } { $faction-number ->
        [one] refreshes
       *[other] refresh
    } { $item-object }.
event-started = { $faction-subject } { $faction-number ->
        [one] starts
       *[other] start
    } in { $place }.
deed-crusade = starts a crusade
    .of = start a crusade
event-dominant = { $faction-subject } { $faction-number ->
        [one] rules
       *[other] rule
    } { $card-of } as Birdsong begins.

## The drawing desk

desk-suits = Suits
desk-clearings = Clearings
desk-ways = Paths and river
desk-forests = Forests
desk-fox = fox
desk-rabbit = rabbit
desk-mouse = mouse
desk-no-suit = no suit
desk-slots-1 = one slot
desk-slots-2 = two slots
desk-slots-3 = three slots
desk-ruin = ruin
desk-corner = corner
desk-move = move a clearing
desk-path = path between two clearings
desk-river = river
desk-river-between = river between two clearings
desk-forest = forest
desk-forest-move = move the mark of a forest
desk-title = Title
desk-suits-dealt = Suits are dealt at the start
desk-river-divides = The river divides forests as a path does
event-bought-card = The card is “{ $card }”, from the open hand of the Riverfolk.
told-pass-in-slip = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not slip.
told-pass-in-takeitem = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } no item for the aid.
told-pass-in-crusadebattle = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not battle after the crusade.
told-pass-in-cobbler = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } no move with the Cobbler.
told-pass-in-commandwarren = { $who-subject } { $who-number ->
        [one] starts
       *[other] start
    } no battle with Command Warren.
told-pass-in-birdsongcards = { $who-subject } { $who-number ->
        [one] uses
       *[other] use
    } no crafted card in Birdsong.
told-pass-in-mercenaries = { $who-subject } { $who-number ->
        [one] fights
       *[other] fight
    } without the Mercenaries.
told-pass-in-escort = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } no warriors along.
told-pass-in-ruinchoice = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } none of the items.
told-done-in-secondmarch = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } no second move.
told-done-in-birdsongstarts = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } nothing (more) at the start of Birdsong.
    .aside = live
told-done-in-addtodecree = { $who-subject } { $who-number ->
        [one] adds
       *[other] add
    } no more cards to the Decree.
told-done-in-conspiracies = { $who-subject } { $who-number ->
        [one] keeps
       *[other] keep
    } the acolytes that are left.
told-done-in-newprices = { $who-subject } { $who-number ->
        [one] leaves
       *[other] leave
    } the prices as they are now.
told-outcast = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } { $suit } the outcast suit.
told-helpers = { $who-subject } { $who-number ->
        [one] fights
       *[other] fight
    } together with { $faction-object }.
told-instigate = { $who-subject } { $who-number ->
        [one] instigates
       *[other] instigate
    } { $attacker-object } against { $defender-object }.
told-enlist = { $who-subject } { $who-number ->
        [one] enlists
       *[other] enlist
    } { $arbiter-object }.
told-first = { $who-subject } { $who-number ->
        [one] decides
       *[other] decide
    } that { $trigger-object } in clearing { $clearing } { $trigger-number ->
        [one] comes
       *[other] come
    } before everything else the loss of pieces sets off.
funds-left = { $left ->
        [0] no funds
        [one] 1 fund
       *[other] { $left } funds
    } left
event-sets-up = { $faction-subject } { $faction-number ->
        [one] sets
       *[other] set
    } up.
event-base-lost = With the { $suit } base { $faction-object } { $faction-number ->
        [one] loses
       *[other] lose
    } { $supporters ->
        [0] no supporter, as none is a { $suit } or a bird,
        [one] 1 supporter, a { $suit } or a bird,
       *[other] { $supporters } supporters, all that are { $suit } or bird,
    } and { $officers ->
        [0] no officer, as there is none
        [one] 1 officer
       *[other] { $officers } officers
    }.
event-hostile-ground = Warriors of a hostile faction stand in clearing { $clearing }, so going there costs one boot more.
event-protected = Protectionism: nobody has paid, so { $warriors ->
        [0] the Riverfolk would get warriors of their own as payment, but none is left
        [one] 1 Riverfolk warrior is put into the Payments box
       *[other] { $warriors } Riverfolk warriors are put into the Payments box
    }.
event-funds-gathered = The Riverfolk gather { $payments ->
        [0] { $committed ->
            [0] no new funds
            [one] 1 committed warrior
           *[other] { $committed } committed warriors
        }
       *[other] { $payments ->
            [one] 1 warrior
           *[other] { $payments } warriors
        } from the Payments box{ $committed ->
            [0] {""}
            [one] {" "}and 1 committed warrior
           *[other] {" "}and { $committed } committed warriors
        }
    } and have { $total ->
        [0] no funds
        [one] 1 fund
       *[other] { $total } funds
    } now.
event-post-paid = It costs { $funds } warriors of { $owner-object } from the funds, as { $owner-number ->
        [one] it rules
       *[other] they rule
    } there ({ funds-left }).
stuck-supply = no warrior is left in the supply
stuck-short = one warrior too few was left in the supply
stuck-no-roost = no roost stands in a clearing it matches
stuck-barred = nothing may be placed in the clearings that would do
stuck-no-warriors = the Eyrie have no warrior in a clearing it matches
stuck-no-way = no warrior may leave a clearing it matches: the Eyrie rule neither it nor the next one
stuck-nobody = in no clearing it matches do warriors of the Eyrie face an enemy
stuck-all-built = all roosts are on the map already
stuck-no-rule = the Eyrie rule no clearing it matches that has no roost yet
stuck-full = no slot is free in the clearings it matches that the Eyrie rule
told-drop = { $who-subject } { $who-number ->
        [one] leaves
       *[other] leave
    } { $item-object } behind ({ $state }).
told-drop-ruin = { $who-subject } { $who-number ->
        [one] leaves
       *[other] leave
    } { $item-object } from a ruin behind ({ $state }).
told-give = { $who-subject } { $who-number ->
        [one] gives
       *[other] give
    } “{ $card }” away.
told-mobilize = { $who-subject } { $who-number ->
        [one] mobilizes
       *[other] mobilize
    } “{ $card }” as a supporter.
told-royal-claim = { $who-subject } { $who-number ->
        [one] uses
       *[other] use
    } the Royal Claim.
told-scorch = { $who-subject } { $who-number ->
        [one] scorches
       *[other] scorch
    } the earth.
told-draft = { $faction-subject } { $faction-number ->
        [one] is
       *[other] are
    } chosen.
event-payments-begun = { $warriors ->
        [one] 1 Riverfolk warrior is
       *[other] { $warriors } Riverfolk warriors are
    } put into the Payments box.
event-fund-on-track = The Riverfolk commit { $owner ->
        [Riverfolk] one of their own warriors
       *[other] a warrior of { $owner-object }
    } from the funds to the { $suit } track to craft “{ $card }” ({ funds-left }).
event-lost-soul = “{ $card }” goes to the Lost Souls ({ $souls } now).
event-laid-open = “{ $card }” leaves the Lost Souls and lies beside the map now: in their own Daylight anyone may take it for a card of its suit.
event-dominance-stands = { $faction-subject } { $faction-number ->
        [one] rules
       *[other] rule
    } { $ruled ->
        [0] none
       *[other] { $ruled }
    } of the { $card-of } needed for “{ $card }”.

## How a game begins, and what is paid or short
board-autumn = Autumn
    .object = the Autumn map
board-winter = Winter
    .object = the Winter map
board-own = own map
    .object = a map of the players' own
event-opened = The game is played on { $board-object }. Whoever is first to have { $goal } victory points wins{ $dominance ->
        [0] { "" }
       *[1] , or whoever rules what an activated dominance card demands when their own Birdsong begins
    }.
event-order-set = { $first-subject } { $first-number ->
        [one] takes
       *[other] take
    } the first turn; then it goes on with { $second-object }{ $factions ->
        [2] { "" }
        [3] { " " }and { $third-object }
        [4] , { $third-object } and { $fourth-object }
        [5] , { $third-object }, { $fourth-object } and { $fifth-object }
       *[6] , { $third-object }, { $fourth-object }, { $fifth-object } and { $sixth-object }
    }.
event-wood-paid = The Marquise pays { $count ->
        [one] a wood token
       *[other] { $count } wood tokens
    } from clearing { $clearing } for the { $building } in clearing { $site }.
event-wood-scarce = { $wood ->
        [0] No wood is left in the supply
        [one] Only 1 wood token is left in the supply
       *[other] Only { $wood } wood tokens are left in the supply
    } for { $sawmills ->
        [one] the sawmill
       *[other] the { $sawmills } sawmills
    }.
event-recruits-scarce = The Marquise recruits, but { $warriors ->
        [0] no warrior is left in the supply
        [one] only 1 warrior is left in the supply
       *[other] only { $warriors } warriors are left in the supply
    } for { $recruiters ->
        [one] the recruiter
       *[other] the { $recruiters } recruiters
    }.
