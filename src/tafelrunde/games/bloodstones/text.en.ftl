game-bloodstones = Bloodstones
game-bloodstones-pitch = Build villages, take those of the others, and make every tile count twice.
role-chooser = Chooses a faction
    .number = one
option-map = Map
option-map-help = The map to play on, or the text of a map of your own; "suited" takes one for the number of players.
option-map-suited = suited to the number of players
option-map-tyrants_lament = Tyrant's Lament
option-map-narrow_reach = The Narrow Reach
option-map-saltmere_ring = Saltmere Ring
option-map-sundered_vale = The Sundered Vale
option-map-crown_of_tides = Crown of Tides
option-cutiecorn = Cutiecorn
option-cutiecorn-help = Play with the Cutiecorn, a unit that changes sides.
option-allow_unrecommended_factions = All factions at any number
option-allow_unrecommended_factions-help = Allows the Corsairs below three and the Chaos Horde below four players.
option-citadel_distance_land_only = Citadel distance over land
option-citadel_distance_land_only-help = The distance between citadels is measured over land areas only.
option-capture_requires_uncontested = No captures in contested areas
option-capture_requires_uncontested-help = Villages can be captured only where no enemy units stand.
option-ignore_map_range = Any number of players on any map
option-ignore_map_range-help = Allows a map outside of the number of players it was made for.
option-max_turns_per_player = Turns for each player at most
option-max_turns_per_player-help = The game ends after so many turns of everybody; 0 means no limit.
verb-pick = play { $faction-object }
verb-found = found the citadel in { $area }
verb-camp = camp in { $area }
verb-muster = start with { $unit-object } in { $area }
verb-done = done
verb-return = return with { $unit-object }
verb-spend = spend { $tile-object } for its pips
verb-capture = capture a village in { $area }
verb-undead = move the Undead with number { $number } to { $area }
verb-build = build { $unit-object }
verb-at = place it in { $area }
verb-march = march from { $from }
verb-step = move { $unit-object } to { $area }
verb-along = take { $unit-object } along
verb-pay = pay with { $tile-object }
verb-attack = attack { $seat-object } in { $area }
verb-end = end the main actions
verb-village = construct a village in { $area }
verb-fight = stand and fight
verb-withdraw = withdraw to { $area }
verb-keep = keep the Battle tiles
verb-substitute = replace a { $value } by { $tile-object }
verb-lose = give up { $unit-object }
verb-retreat = retreat to { $area }
verb-raise = raise { $undead } Undead
event-drew-lot = { $again ->
        [0] To decide the first player
       *[1] After a tie for the highest total
    } { $seat-object } drew the Battle tiles { $one } and { $two }.
event-first = { $seat-subject } drew the highest total and had the first turn.
event-picked = A player chose { $faction-object }.
event-founded = { $seat-subject } founded the citadel in { $area }.
event-camped = { $seat-subject } made camp in { $area } and began with { $vp } points.
event-mustered = { $seat-subject } placed { $unit-object } in { $area } as a starting unit ({ $left ->
        [0] no Build Points
        [one] 1 Build Point
       *[other] { $left } Build Points
    } left).
event-turn = Turn { $turn } of { $seat-of }.
event-drew = { $seat-subject } drew { $tile-object }.
event-drew-hidden = { $seat-subject } drew a tile.
event-drew-tiles = { $seat-subject } drew { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $bag ->
        [0] , the last of the bag
        [one] ; 1 was left in the bag
       *[other] ; { $bag } were left in the bag
    }.
event-regrouped = The bag was empty, so { $seat-object } regrouped and the discard pile went back into it. { $moved ->
        [0] The regroup marker stayed on the last space, and nothing was scored.
       *[1] The regroup marker moved to space { $space } of { $last }, and { $seat-object } scored { $vp ->
            [0] nothing, having no village
            [one] 1 point for { $seat-number ->
                [one] its
               *[other] their
            } village
           *[other] { $vp } points for { $seat-number ->
                [one] its
               *[other] their
            } { $vp } villages
        } on the map{ $vp ->
            [0] ; the total stayed at
           *[other] . That made
        } { $total ->
            [one] 1 point
           *[other] { $total } points
        }{ $vp ->
            [0] {""}
           *[other] {" "}in all
        }.
    }
event-discarded = The substitute of { $seat-of } was { $tile-object } ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }); it went to the discard pile.
event-paid = { $seat-subject } discarded { $tile-object } from the hand as payment.
event-paid-pips = { $seat-subject } discarded { $tile-object } from the hand as payment ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    } towards the { $due } still due).
event-move-cost = The move cost { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
event-spent = { $seat-subject } spent { $tile-object } from the hand ({ $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }) to { $capturing ->
        [0] construct
       *[1] capture
    } villages.
event-captured = { $seat-subject } captured a village of { $owner-of } in { $area } for { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }; that made { $all ->
        [one] 1 captured village
       *[other] { $all } captured villages
    } for { $seat-object }.
event-built = { $seat-subject } built { $unit-object } in { $area }{ $cost ->
        [0] {" "}at no cost
        [one] {" "}for 1 tile from the hand
       *[other] {" "}for { $cost } tiles from the hand
    }.
event-moved = { $seat-subject } moved { $unit-object } from { $from } to { $area }{ $free ->
        [1] , which cost nothing more: a Leader takes a unit along free.
        [2] ; the Leader took { $rider-object } of this group along free.
       *[0] .
    }
event-moved-route = { $seat-subject } moved { $unit-object } from { $from } via { $via } to { $area }{ $free ->
        [1] , which cost nothing more: a Leader takes a unit along free.
        [2] ; the Leader took { $rider-object } of this group along free.
       *[0] .
    }
event-settled = { $seat-subject } constructed a village in { $area } for { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }; { $seat-number ->
        [one] { $seat-object }
       *[other] they
    } had { $all ->
        [one] 1 village
       *[other] { $all } villages
    } on the map then.
event-battle = { $seat-subject } attacked { $defender-object } in { $area } with { $units ->
        [one] 1 unit
       *[other] { $units } units
    } against { $against }.
event-withdrew = { $seat-subject } withdrew { force } from { $from } to { $area }, without a battle.
event-stood = { $seat-subject } did not withdraw from { $area }.
event-drew-battle = { $seat-subject } drew { $tiles ->
        [one] 1 Battle tile
       *[other] { $tiles } Battle tiles
    }.
event-holds = { $seat-subject } drew a Battle tile of { $value }.
event-holds-hidden = { $seat-subject } drew a Battle tile.
event-substituted = { $seat-subject } replaced a Battle tile of { $value } by { $tile-object } from the hand.
event-substituted-hidden = { $seat-subject } replaced a Battle tile with a tile from the hand.
event-kept = { $seat-subject } replaced no Battle tile.
event-no-substitute = { $seat-subject } had no tile in hand to replace a Battle tile with.
event-showed = { $seat-subject } showed { $one }, { $two } and { $three }{ $substitute ->
        [0] .
        [1] ; one { $pips } was the substitute, { $tile-object } from the hand.
       *[2] ; the substitute, { $tile-object } of { $pips } from the hand, was too low to count.
    }
event-total = { $seat-subject } reached { $modifier ->
        [0] { $total } with the tiles shown, without any bonus
       *[other] { $total }: { $raw } with the tiles shown and { $modifier } as bonus
    }.
event-tied = It was a tie in { $area }, so the battle was fought again.
event-shield-held = It was a tie in { $area }, decided by a Shield of { $seat-of }.
event-won = { $seat-subject } beat { $loser-object } in { $area } by { $own } to { $other } and scored { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } for the defeated { $units ->
        [one] unit
       *[other] units
    }{ $extra ->
        [0] {""}
       *[other] , { $extra } of them for a victory of the Corsairs
    }{ $cutiecorn ->
        [0] {""}
       *[other] , { $cutiecorn } of them for the Cutiecorn
    }. That made { $total ->
        [one] 1 point
       *[other] { $total } points
    } in all.
event-lost = { $seat-subject } lost { $unit-object } in { $area }{ $left ->
        [0] {" "}and had no unit left there
        [one] ; 1 unit was left there
       *[other] ; { $left } units were left there
    }.
event-citadel-fell = The citadel of { $seat-of } in { $area } fell to { $winner-to }.
event-retreated = { $seat-subject } retreated from { $from } to { $area } with { force }.
event-no-refuge = { $units ->
        [one] The unit of { $seat-of } in { $area } had nowhere to retreat to and was eliminated.
       *[other] The units of { $seat-of } in { $area } had nowhere to retreat to and were eliminated.
    }
event-dragon-left = A Dragon of { $seat-of } went to the discard pile after its victory in { $area }.
event-raised = { $seat-subject } raised { $undead ->
        [one] 1 Undead
       *[other] { $undead } Undead
    } in { $area }; { $left ->
        [0] none was
        [one] 1 was
       *[other] { $left } were
    } left in the supply.
event-desert = { $seat-subject } lost { $unit-object } in the desert of { $area }, where only a few kinds of unit can stay.
event-changed-hands = The Cutiecorn in { $area } joined { $seat-object }.
event-out = { $seat-subject } found no empty area and left the game.
event-end-triggered = { $seat-subject } { $seat-number ->
        [one] was
       *[other] were
    } the last to reach the final regroup space; this triggered the end of the game.{ $areas ->
        [0] {""}
        [one] {" "}In 1 area a battle was still to be fought.
       *[other] {" "}In { $areas } areas battles were still to be fought.
    }
event-turns-over = All turns were used up, so the game came to its end.
event-last-capture = { $seat-subject } took { $villages ->
        [one] a village
       *[other] { $villages } villages
    } of { $owner-of } in { $area } at the end, with { $units ->
        [one] 1 unit
       *[other] { $units } units
    } standing there.
event-scored = { $seat-subject } scored { $vp ->
        [0] nothing for captures
       *[other] { $vp ->
            [one] 1 point
           *[other] { $vp } points
        } for captures ({ $villages ->
            [0] {""}
            [one] 1 village at { scored-each }
           *[other] { $villages } villages at { scored-each } each
        }{ $citadels ->
            [0] {""}
           *[other] { $villages ->
                [0] {""}
               *[other] {", "}
            }{ $citadels ->
                [one] 1 citadel at 5 points
               *[other] { $citadels } citadels at 5 points each
            }
        })
    } and ended with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
scored-each = { $each ->
        [one] 1 point
       *[other] { $each } points
    }
event-game-won = { $seat-subject } won the game with { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }{ $by ->
        [0] .
        [1] . { game-rival } had as many, but { $level ->
            [one] only
           *[other] at most
        } { $other } { $other ->
            [one] village
           *[other] villages
        } on the map against { $own }.
        [2] . { game-rival } had as many points and as many villages on the map ({ $villages }), but { $level ->
            [one] only
           *[other] at most
        } { $other } { $other ->
            [one] point
           *[other] points
        } from captures against { $own }.
       *[3] , together with { $level ->
            [one] { $rival-object }
           *[other] others
        }: points, villages on the map and points from captures were the same.
    }
game-rival = { $level ->
        [one] { $rival-subject }
       *[other] { $level } others
    }
step-pickfaction = Pick a faction.
step-founding = Choose the area where you start.
step-mustering = Place starting units ({ $left ->
        [one] 1 Build Point
       *[other] { $left } Build Points
    } left), or say that you are done.
step-return = You have no unit on the map: return with one, or say that you are done.
step-capturephase = You may spend one tile to capture villages.
step-capturing = Capture villages ({ $left ->
        [one] 1 pip
       *[other] { $left } pips
    } left).
step-undeadmarch = Move your Undead, each up to two land areas, or say that you are done.
step-mainactions = Build, move or attack, or end your main actions.
step-building = Choose the area for { $unit-object }, then discard tiles to pay for it ({ $left } still to pay).
step-moveunits = Move units step by step, then pay for all steps together ({ $left ->
        [one] 1 pip
       *[other] { $left } pips
    } to pay).
step-constructphase = You may spend one tile to construct villages.
step-constructing = Construct villages ({ $left ->
        [one] 1 pip
       *[other] { $left } pips
    } left).
step-withdrawal = You are attacked by { $attacker-object } in { $area }: fight, or withdraw with your whole force.
step-battle = Battle in { $area }: you may replace one of your Battle tiles by a tile from your hand.
step-casualty = You lost in { $area }: choose the unit you give up.
step-retreat = You lost in { $area }: choose where your units retreat to.
step-raising = Choose how many Undead rise in { $area } (at most { $left }).
step-lastbattles = The game is ending: fight your remaining battles.
reason-S9-7 = With this tile the payment would have a superfluous one: it has to reach the cost, and would not without its smallest tile.
reason-S7-4 = There is still a battle to fight in { $about1 }.
reason-S9-10 = Enemy units hold your units in { $about1 }.
reason-S2-14 = { $about1 } is too near to another citadel.
reason-S20-22 = You have fled from { $about1 } in this turn already.
reason-S1-16 = There is no area { $about1 } on this map.
role-dragon_riders = Dragon Riders
    .subject = The Dragon Riders
    .object = the Dragon Riders
    .to = the Dragon Riders
    .of = the Dragon Riders
faction-dragon_riders = Dragon Riders
    .subject = The Dragon Riders
    .object = the Dragon Riders
    .to = the Dragon Riders
    .of = the Dragon Riders
role-horse_lords = Horse Lords
    .subject = The Horse Lords
    .object = the Horse Lords
    .to = the Horse Lords
    .of = the Horse Lords
faction-horse_lords = Horse Lords
    .subject = The Horse Lords
    .object = the Horse Lords
    .to = the Horse Lords
    .of = the Horse Lords
role-hill_folk = Hill Folk
    .subject = The Hill Folk
    .object = the Hill Folk
    .to = the Hill Folk
    .of = the Hill Folk
faction-hill_folk = Hill Folk
    .subject = The Hill Folk
    .object = the Hill Folk
    .to = the Hill Folk
    .of = the Hill Folk
role-necromancers = Necromancers
    .subject = The Necromancers
    .object = the Necromancers
    .to = the Necromancers
    .of = the Necromancers
faction-necromancers = Necromancers
    .subject = The Necromancers
    .object = the Necromancers
    .to = the Necromancers
    .of = the Necromancers
role-corsairs = Corsairs
    .subject = The Corsairs
    .object = the Corsairs
    .to = the Corsairs
    .of = the Corsairs
faction-corsairs = Corsairs
    .subject = The Corsairs
    .object = the Corsairs
    .to = the Corsairs
    .of = the Corsairs
role-chaos_horde = Chaos Horde
    .number = one
    .subject = The Chaos Horde
    .object = the Chaos Horde
    .to = the Chaos Horde
    .of = the Chaos Horde
faction-chaos_horde = Chaos Horde
    .number = one
    .subject = The Chaos Horde
    .object = the Chaos Horde
    .to = the Chaos Horde
    .of = the Chaos Horde
# Units: .of is what several are called.
unit-skirmishers = Skirmishers
    .object = a Skirmishers unit
    .to = a Skirmishers unit
    .of = Skirmishers units
tile-skirmishers = Skirmishers
    .object = a Skirmishers tile
    .to = a Skirmishers tile
unit-swords = Swords
    .object = a Swords unit
    .to = a Swords unit
    .of = Swords units
tile-swords = Swords
    .object = a Swords tile
    .to = a Swords tile
unit-axes = Axes
    .object = an Axes unit
    .to = an Axes unit
    .of = Axes units
tile-axes = Axes
    .object = an Axes tile
    .to = an Axes tile
unit-shield = Shield
    .object = a Shield
    .to = a Shield
    .of = Shields
tile-shield = Shield
    .object = a Shield tile
    .to = a Shield tile
unit-cavalry = Cavalry
    .object = a Cavalry unit
    .to = a Cavalry unit
    .of = Cavalry units
tile-cavalry = Cavalry
    .object = a Cavalry tile
    .to = a Cavalry tile
unit-lizardmen = Lizardmen
    .object = a Lizardmen unit
    .to = a Lizardmen unit
    .of = Lizardmen units
tile-lizardmen = Lizardmen
    .object = a Lizardmen tile
    .to = a Lizardmen tile
unit-goblins = Goblins
    .object = a Goblins unit
    .to = a Goblins unit
    .of = Goblins units
tile-goblins = Goblins
    .object = a Goblins tile
    .to = a Goblins tile
unit-reivers = Reivers
    .object = a Reivers unit
    .to = a Reivers unit
    .of = Reivers units
tile-reivers = Reivers
    .object = a Reivers tile
    .to = a Reivers tile
unit-hordes = Hordes
    .object = a Hordes unit
    .to = a Hordes unit
    .of = Hordes units
tile-hordes = Hordes
    .object = a Hordes tile
    .to = a Hordes tile
unit-siege_engine = Siege engine
    .object = a Siege engine
    .to = a Siege engine
    .of = Siege engines
tile-siege_engine = Siege engine
    .object = a Siege engine tile
    .to = a Siege engine tile
unit-leader = Leader
    .object = a Leader
    .to = a Leader
    .of = Leaders
tile-leader = Leader
    .object = a Leader tile
    .to = a Leader tile
unit-ship = Ship
    .object = a Ship
    .to = a Ship
    .of = Ships
tile-ship = Ship
    .object = a Ship tile
    .to = a Ship tile
unit-castle = Castle
    .object = a Castle
    .to = a Castle
    .of = Castles
tile-castle = Castle
    .object = a Castle tile
    .to = a Castle tile
unit-dragon = Dragon
    .object = a Dragon
    .to = a Dragon
    .of = Dragons
tile-dragon = Dragon
    .object = a Dragon tile
    .to = a Dragon tile
unit-giant = Giant
    .object = a Giant
    .to = a Giant
    .of = Giants
tile-giant = Giant
    .object = a Giant tile
    .to = a Giant tile
unit-necromancer = Necromancer
    .object = a Necromancer
    .to = a Necromancer
    .of = Necromancers
tile-necromancer = Necromancer
    .object = a Necromancer tile
    .to = a Necromancer tile
unit-blank = blank tile
    .object = a blank tile
    .to = a blank tile
    .of = blank tiles
tile-blank = blank tile
    .object = a blank tile
    .to = a blank tile
unit-citadel = Citadel
    .object = the Citadel
    .to = the Citadel
    .of = Citadels
unit-undead = Undead
    .object = an Undead
    .to = an Undead
unit-cutiecorn = Cutiecorn
    .object = the Cutiecorn
    .to = the Cutiecorn
area-number = area { $number }
reason-S10-6 = The unit has to stand beside a sea area with one of your ships, and a chain of your ships has to lead to where it lands.
reason-S20-9 = Here a withdrawal is possible only over own ships.
reason-S30-17 = This unit cannot be the one that comes back into the game.
reason-S7-6 = The Chaos Horde captures villages once per turn, with exactly one tile.
reason-S8-20 = No unit can be placed in a mountain area from a ship.
event-more-tiles = The fourth Battle tile was for the larger force of { $seat-of }.
event-giant-tiles = The fourth Battle tile was for a Giant of { $seat-of }.
event-fourth-tile = Of the Battle tiles of { $seat-of } only the three highest counted.
event-bonus = { $seat-subject } added { $bonus } for { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    }.
event-bonus-terrain = { $seat-subject } added { $bonus } for { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } { $terrain-to }.
event-bonus-attacking = { $seat-subject } added { $bonus } for { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } attacking.
event-bonus-defending = { $seat-subject } added { $bonus } for { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } defending.
event-bonus-walls = { $seat-subject } added { $bonus } for { $units ->
        [one] { $unit-object }
       *[other] { $units } { $unit-of }
    } against walls.
event-bonus-sea = { $seat-subject } added { $bonus } for fighting at sea.
event-battle-over = The battle in { $area } was over.

## Advice
advice-end-own = Your next regroup ends the game: bring about before it what should still count.
advice-end-foe = The next regroup of { $foe-object } ends the game: fight and capture now what should still count.
advice-goal-lead = You lead with { $points } points. Captured villages and citadels are added at the end.
advice-goal-behind = { $foe-subject } { $foe-number ->
        [one] leads
       *[other] lead
    } with { $points } points; you have { $own }. Captured villages and citadels are added at the end.
advice-village-besieged = { $foe-subject } { $foe-number ->
        [one] stands
       *[other] stand
    } in { $area } on { $villages ->
        [one] a village of yours
       *[other] { $villages } villages of yours
    }: they can capture { $villages ->
        [one] it
       *[other] them
    } in their next turn, unless you drive { $units ->
        [one] that unit
       *[other] those { $units } units
    } out.
advice-village-held = Your { $units ->
        [one] unit stands
       *[other] units stand
    } in { $area } on { $villages ->
        [one] a village
       *[other] { $villages } villages
    } of { $foe-object }: whoever still stands there when your turn begins can capture { $villages ->
        [one] it
       *[other] them
    } with a tile.
advice-citadel-attacked = { $foe-subject } { $foe-number ->
        [one] is
       *[other] are
    } at your citadel in { $area } with { $units ->
        [one] one unit
       *[other] { $units } units
    }: losing it would give them five points at the end.
advice-citadel-near = { $units ->
        [one] A unit
       *[other] { $units } units
    } of { $foe-object } { $units ->
        [one] stands
       *[other] stand
    } in { $area }, beside your citadel: keep defenders there.
advice-regroup = Your bag holds { $bag ->
        [0] no tile any more
        [one] only one tile
       *[other] only { $bag } tiles
    }: when it runs out you regroup, and each of your villages on the map scores a point ({ $villages } now). Place villages before that.
advice-prey = { $villages ->
        [one] A village
       *[other] { $villages } villages
    } of { $foe-object } in { $area } { $villages ->
        [one] is
       *[other] are
    } not guarded, and your units in { $from } are next to it.
advice-tile = One tile becomes villages at the end of your turn: your best has { $pips } pips. { $hand ->
        [one] It is your last.
       *[other] Keep that one; the others of your { $hand } pay for moving, building and battle.
    }
## The drawing desk

desk-terrain = Terrain
desk-areas = Areas
desk-corners = Corners
desk-plains = plains
desk-forest = forest
desk-hills = hills
desk-mountain = mountain
desk-desert = desert
desk-sea = sea
desk-call = name an area
desk-join = join two areas
desk-remove = take an area away
desk-river = river along a border
desk-split = split between two corners
desk-corner-add = add a corner between two
desk-corner-move = move a corner
desk-corner-remove = take a corner away
desk-title = Title
desk-id = Short name of the file
desk-players-least = Fewest players
desk-players-most = Most players
desk-note = Note
# What a judgement learnt from play goes by: about one seat.

trait-outlook = points that can be expected
trait-points = victory points
trait-captures = points for what was captured
trait-villages = villages on the map
trait-unbuilt = villages still to be constructed
trait-units = units on the map
trait-areas = areas with own units
trait-citadel = citadels on the map
trait-tiles = tiles in hand
trait-pips = pips in hand
trait-stock = tiles in the bag
trait-regroups = regroups left
trait-besieged = own villages under foreign units
trait-besieging = foreign villages under own units
trait-exposed = villages without own units, near to foreign ones
trait-chances = unguarded foreign villages near to own units
trait-intruders = foreign units near the citadel
trait-turn = whose turn it is
trait-turns = turns taken
## What a bare verb means where it is said
verb-done-in-mustering = place no more starting units
verb-done-in-return = not return with another unit
verb-done-in-capturephase = capture no village
verb-done-in-capturing = capture no more villages
verb-done-in-constructphase = construct no village
verb-done-in-constructing = construct no more villages
verb-done-in-undeadmarch = move no more Undead

## Why nobody withdrew
event-could-not-withdraw = { $seat-subject } could not withdraw from { $area } because { $held }.
held-walls = a Castle or the Citadel had to be defended
held-dragon = a Dragon attacked
held-riders = the attackers had more Cavalry
held-horses = the attackers had more Cavalry, counting the Ship of the Corsairs
held-refuge = there was nowhere to go
held-ships = the attackers had more Cavalry and the defenders had no way out over their own Ships

## Decisions as the log tells them
event-returned = { $seat-subject } came back with { $unit-object } in { $area }{ $cost ->
        [0] {" "}at no cost
        [one] {" "}for 1 tile from the hand
       *[other] {" "}for { $cost } tiles from the hand
    }.
told-done-in-mustering = { $who-subject } placed no more starting units.
told-done-in-return = { $who-subject } did not return to the map.
told-done-in-capturephase = { $who-subject } captured no village.
told-done-in-capturing = { $who-subject } captured no more villages.
told-done-in-constructphase = { $who-subject } constructed no village.
told-done-in-constructing = { $who-subject } constructed no more villages.
told-done-in-undeadmarch = { $who-subject } moved no more Undead.
told-end = { $who-subject } ended the main actions.
told-raise = { $who-subject } raised { $undead ->
        [0] no Undead
        [one] 1 Undead
       *[other] { $undead } Undead
    }.
force-a = { $a-many ->
        [one] { $a-object }
       *[other] { $a-many } { $a-of }
    }
force-b = { $b-many ->
        [one] { $b-object }
       *[other] { $b-many } { $b-of }
    }
force-c = { $c-many ->
        [one] { $c-object }
       *[other] { $c-many } { $c-of }
    }
force-d = { $d-many ->
        [one] { $d-object }
       *[other] { $d-many } { $d-of }
    }
force-e = { $e-many ->
        [one] { $e-object }
       *[other] { $e-many } { $e-of }
    }
force-f = { $f-many ->
        [one] { $f-object }
       *[other] { $f-many } { $f-of }
    }
force-g = { $g-many ->
        [one] { $g-object }
       *[other] { $g-many } { $g-of }
    }
force-h = { $h-many ->
        [one] { $h-object }
       *[other] { $h-many } { $h-of }
    }
force-i = { $i-many ->
        [one] { $i-object }
       *[other] { $i-many } { $i-of }
    }
force-j = { $j-many ->
        [one] { $j-object }
       *[other] { $j-many } { $j-of }
    }
force = { $kinds ->
        [1] { force-a }
        [2] { force-a } and { force-b }
        [3] { force-a }, { force-b } and { force-c }
        [4] { force-a }, { force-b }, { force-c } and { force-d }
        [5] { force-a }, { force-b }, { force-c }, { force-d } and { force-e }
        [6] { force-a }, { force-b }, { force-c }, { force-d }, { force-e } and { force-f }
        [7] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f } and { force-g }
        [8] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f }, { force-g } and { force-h }
        [9] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f }, { force-g }, { force-h } and { force-i }
       *[10] { force-a }, { force-b }, { force-c }, { force-d }, { force-e }, { force-f }, { force-g }, { force-h }, { force-i } and { force-j }
    }
event-force = { $seat-subject } had { force } there.

## How a game begins
board-tyrants_lament = Tyrant's Lament
    .object = the map “Tyrant's Lament”
board-narrow_reach = The Narrow Reach
    .object = the map “The Narrow Reach”
board-saltmere_ring = Saltmere Ring
    .object = the map “Saltmere Ring”
board-sundered_vale = The Sundered Vale
    .object = the map “The Sundered Vale”
board-crown_of_tides = Crown of Tides
    .object = the map “Crown of Tides”
board-own = own map
    .object = a map of the players' own
terrain-plains = plains
    .to = on plains
terrain-forest = forest
    .to = in forest
terrain-hills = hills
    .to = in hills
terrain-mountain = mountains
    .to = in mountains
terrain-desert = desert
    .to = in the desert
terrain-sea = sea
    .to = at sea
event-opened = The game was played on { $board-object }. It was to end once every regroup marker stood on space { $space }{ $turns ->
        [0] { "" }
       *[other] , or after { $turns } turns of each player
    }; whoever had the most points then won.
event-order-set = The turns went round clockwise: { $first-object }, { $second-object }{ $seats ->
        [2] { "" }
        [3] , { $third-object }
        [4] , { $third-object }, { $fourth-object }
        [5] , { $third-object }, { $fourth-object }, { $fifth-object }
       *[6] , { $third-object }, { $fourth-object }, { $fifth-object }, { $sixth-object }
    }.
