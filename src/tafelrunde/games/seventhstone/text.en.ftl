game-seventhstone = Seventh Stone
game-seventhstone-pitch = Four peoples, a shifting board and seven tears of the gods: allocate in secret, march openly, and hold what you take until the year ends.
role-dwarves = Dwarf
    .number = one
    .subject = The Dwarf
    .object = the Dwarf
    .to = the Dwarf
    .of = the Dwarf's
role-humans = Human
    .number = one
    .subject = The Human
    .object = the Human
    .to = the Human
    .of = the Human's
role-elves = Elf
    .number = one
    .subject = The Elf
    .object = the Elf
    .to = the Elf
    .of = the Elf's
role-orcs = Orc
    .number = one
    .subject = The Orc
    .object = the Orc
    .to = the Orc
    .of = the Orc's

option-terrain_yields = Yields by terrain
option-terrain_yields-help = Plains yield 3 resource stones, forests 2, mountains 1; mountains prevent one hit in a combat (T19.1, T19.4).
option-terrain_cavalry = Cavalry by terrain
option-terrain_cavalry-help = Cavalry goes on only if the first field it enters is plains or desert (T19.6).
option-terrain_support = Support by terrain
option-terrain_support-help = Forests are supported by cavalry only, mountains by ranged armies only, and from a mountain they reach two fields (T19.8 to T19.10).
option-wall_bypass = Bypassing walls
option-wall_bypass-help = Walls do not stop the hits of ranged units (T19.12).
option-no_time = No time
option-no_time-help = Six tear stones suffice to win (T20.1).
option-double_move = Double move
option-double_move-help = Whoever bids as much for movement as all others together moves twice as far (T20.2). Four players.
option-layout = Layout
option-layout-help = The board of the rules, or the four islands (T20.4 to T20.10, four players).
option-layout-standard = Standard
option-layout-four-islands = Four islands
option-board = Board of your own
option-board-help = The text of a board file; empty for a board built by the rules (T20.4).
option-max_years = Last year
option-max_years-help = The game ends after this year at the latest; 0 means never (T23.3).

purpose-start = the starting order
purpose-mercenaries = the rank on the mercenary market
purpose-equipment = the rank on the equipment market
purpose-movement = the rank on the movement market
purpose-tournament = the rank on the tournament market
purpose-order = the turn order, for which nobody has bid
purpose-lists = the rank in the tournament
purpose-duel = the duel, which nobody has survived
purpose-victory = the victory
place-first = first
    .object = the first place
place-second = second
    .object = the second place
place-third = third
    .object = the third place
place-fourth = fourth
    .object = the fourth place
type-melee = melee
    .object = the melee army
type-ranged = ranged
    .object = the ranged army
type-cavalry = cavalry
    .object = the cavalry
building-barracks = barracks
building-manufactory = manufactory
    .object = a manufactory
building-wall = wall
    .object = a wall
sheet-building = building
    .object = the building field
sheet-melee = melee
    .object = the melee field
sheet-ranged = ranged
    .object = the ranged field
sheet-cavalry = cavalry
    .object = the cavalry field
sheet-mercenaries = mercenary market
    .object = the mercenary market
sheet-equipment = equipment market
    .object = the equipment market
sheet-movement = movement market
    .object = the movement market
sheet-tournament = tournament market
    .object = the tournament market
part-1 = 1
    .number = one
unit-military = military unit
unit-mercenary = mercenary
stone-teleportation = teleportation
    .object = a teleportation stone
    .of = { stone-teleportation-help }
stone-teleportation-help = The army may leave a portal by any other, whatever its colour.
stone-speed-1 = speed 1
    .object = a speed 1 stone
    .of = { stone-speed-1-help }
stone-speed-1-help = The army may move 1 field farther.
stone-speed-2 = speed 2
    .object = a speed 2 stone
    .of = { stone-speed-2-help }
stone-speed-2-help = The army may move 2 fields farther.
stone-mobility = mobility
    .object = a mobility stone
    .of = { stone-mobility-help }
stone-mobility-help = The army may cross water and volcano to the opposite shore; it is saved once from quicksand.
stone-master-stroke-melee = master stroke (melee)
    .object = a master stroke (melee)
    .of = { stone-master-stroke-melee-help }
stone-master-stroke-melee-help = A melee army rolls one more die for each 1 it rolls.
stone-master-stroke-ranged = master stroke (ranged)
    .object = a master stroke (ranged)
    .of = { stone-master-stroke-ranged-help }
stone-master-stroke-ranged-help = A ranged army rolls one more die for each 1 it rolls.
stone-master-stroke-cavalry = master stroke (cavalry)
    .object = a master stroke (cavalry)
    .of = { stone-master-stroke-cavalry-help }
stone-master-stroke-cavalry-help = Cavalry rolls one more die for each 1 it rolls.
stone-precision-melee = precision (melee)
    .object = a precision stone (melee)
    .of = { stone-precision-melee-help }
stone-precision-melee-help = A melee army hits on 5 or less instead of 4.
stone-precision-ranged = precision (ranged)
    .object = a precision stone (ranged)
    .of = { stone-precision-ranged-help }
stone-precision-ranged-help = A ranged army hits on 3 or less instead of 2.
stone-precision-cavalry = precision (cavalry)
    .object = a precision stone (cavalry)
    .of = { stone-precision-cavalry-help }
stone-precision-cavalry-help = Cavalry hits on 4 or less instead of 3.
stone-power-blow-melee = power blow (melee)
    .object = a power blow (melee)
    .of = { stone-power-blow-melee-help }
stone-power-blow-melee-help = A melee army rolls 2 more dice in each round, as long as it has units.
stone-power-blow-ranged = power blow (ranged)
    .object = a power blow (ranged)
    .of = { stone-power-blow-ranged-help }
stone-power-blow-ranged-help = A ranged army rolls 2 more dice in each round, as long as it has units.
stone-power-blow-cavalry = power blow (cavalry)
    .object = a power blow (cavalry)
    .of = { stone-power-blow-cavalry-help }
stone-power-blow-cavalry-help = Cavalry rolls 2 more dice in each round, as long as it has units.
stone-shield-1 = shield 1
    .object = a shield 1
    .of = { stone-shield-1-help }
stone-shield-1-help = It prevents 1 hit in a combat, after walls and mountain.
stone-shield-2 = shield 2
    .object = a shield 2
    .of = { stone-shield-2-help }
stone-shield-2-help = It prevents 2 hits in a combat, after walls and mountain.
stone-shield-3 = shield 3
    .object = a shield 3
    .of = { stone-shield-3-help }
stone-shield-3-help = It prevents 3 hits in a combat, after walls and mountain.
stone-prevention-ranged = prevention (ranged)
    .object = a prevention stone (ranged)
    .of = { stone-prevention-ranged-help }
stone-prevention-ranged-help = No ranged army may support in this combat, not even the user's own.
stone-prevention-cavalry = prevention (cavalry)
    .object = a prevention stone (cavalry)
    .of = { stone-prevention-cavalry-help }
stone-prevention-cavalry-help = No cavalry may support in this combat, not even the user's own.
stone-prevention-all = prevention (all)
    .object = a prevention stone (all)
    .of = { stone-prevention-all-help }
stone-prevention-all-help = No army may support in this combat, not even the user's own.
stone-bribery = bribery
    .object = a bribery stone
    .of = { stone-bribery-help }
stone-bribery-help = The enemies' mercenaries in the field are destroyed before the combat.
stone-explosive-charge = explosive charge
    .object = an explosive charge
    .of = { stone-explosive-charge-help }
stone-explosive-charge-help = All walls in the field are destroyed before the combat.
stone-lost-tear-stone = lost tear stone
    .object = the lost tear stone
    .of = { stone-lost-tear-stone-help }
stone-lost-tear-stone-help = Whoever takes it goes one step up on the tear stone counter.
happening-eruption = Eruption
    .of = Lava covers four fields: armies there are destroyed, and this year nobody may build there or enter these fields.
happening-quicksand = Quicksand
    .of = All armies on deserts are destroyed.
happening-troop-expansion = Troop expansion
    .of = The unit maximum rises by 1 for good.
happening-mercenary-dismissal = Mercenary dismissal
    .of = All mercenaries of all armies leave.
happening-water-crossing = Water crossing
    .of = This year armies may cross water to the opposite shore.
happening-portal-opening = Opening of the portals
    .of = This year every portal leads to every other.

verb-capital = place the capital on { $field }
verb-outpost = place the first barracks on { $field }
verb-allocate = put one resource stone on { $sheet-object }
verb-withdraw = take one resource stone back from { $sheet-object }
verb-commit = commit the allocation
verb-take = take { $stone-object }
verb-reject = discard { $stone-object }
verb-choose = choose { $place-object } in the turn order
verb-assign = give { $seat-object } { $place-object } in the turn order
verb-build = build { $building-object } on { $field }
verb-replace = replace building { $site } on { $field } by { $building-object }
verb-enlist = place a { $type } unit on { $field }
verb-hire = place a mercenary on { $field }
verb-equip = lay { $stone-object } under the army on { $field }
verb-done = end the placement
verb-march = march { $type-object } from { $from } to { $to }
verb-halt = end the move of { $type-object } on { $field }
verb-send = choose { $military ->
        [0] {""}
        [one] 1 military unit
       *[other] { $military } military units
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $mercenaries ->
        [0] {""}
        [one] 1 mercenary
       *[other] { $mercenaries } mercenaries
    }{ $part-number ->
        [one] {""}
       *[other] {" "}(part { $part })
    }
verb-carry = carry { $stone-object } along
verb-go = set out
verb-use = use { $stone-object } of { $type-object } on { $field }
verb-drop = discard { $stone-object } of { $type-object } on { $field }
verb-overrun = overrun { $field }
verb-end = end the movement
verb-give-up = give up { $type-object } on { $field }
verb-remove = remove a { $unit } on { $field }{ $part-number ->
        [one] {""}
       *[other] {" "}(part { $part })
    }
verb-disband = disband a { $type } unit on { $field }{ $part-number ->
        [one] {""}
       *[other] {" "}(part { $part })
    }
verb-support = support { $to } from { $from }
verb-fight = fight over { $field }
verb-reveal = reveal the equipment stone
verb-man = use { $walls ->
        [0] no walls
        [one] 1 wall
       *[other] { $walls } walls
    }
verb-aim = aim { $dice ->
        [0] no dice
        [one] 1 die
       *[other] { $dice } dice
    } at { $target-object }
verb-miss = the missing die was aimed at { $target-object }
verb-lose = remove a { $unit } on { $field }{ $part-number ->
        [one] {""}
       *[other] {" "}(part { $part })
    }
verb-pass = pass

step-founding = Choose an unoccupied yield land: first the capitals, then, in reverse order, the barracks.
step-allocation = Distribute your resource stones over production and markets in secret, then commit.
step-choosing = Take one of the equipment stones handed to you.
step-rejecting = Put one of the remaining stones on the discard pile.
step-ordering = Choose a place in the turn order, or give one to a player without a bid.
step-placement = Place buildings, units, mercenaries and equipment, or end the placement.
step-movement = Move your armies, use stones, overrun, or end the movement.
step-grouping = How many units go from { $from } to { $to }?
step-halting = How many units end their move on { $field }?
step-carrying = Which equipment stones go along from { $from } to { $to }?
step-stranded = Your units on { $field } can no longer be brought within the limits: choose what you give up.
step-disbanding = You are short of { $units ->
        [one] 1 resource stone: choose the military unit
       *[other] { $units } resource stones: choose the military units
    } you disband.
step-lateoverruns = Overrun one of your conflict fields, or pass.
step-supporting = Choose which of your armies support which conflicts, or pass.
step-conflicts = Choose the conflict that is fought next.
step-equipping = Use the equipment stone of your army on { $field }, or pass.
step-walls = How many walls on { $field } do you use in this combat?
step-aiming = How many of the { $dice } dice of your { $type } units on { $field } are aimed at { $target-object }?
step-dropping = Units have fallen: which of the dice of your { $type } units on { $field } is missing?
step-losing = You have been hit: remove { $units ->
        [one] 1 unit
       *[other] { $units } units
    } taking part in the combat for { $field }.

event-year = Year { $year } begins.
event-die = { $again ->
        [0] { $seat-subject } rolls
       *[1] Equal; { $seat-object } rolls once more:
    } { $roll } for { $purpose }.
event-first = { $seat-subject } is { $place } in the starting order.
event-happened = The event of the year is “{ $happening }”. { $happening-of }
event-corner = The corner die shows { $roll }.
event-lava = Lava covers { $field }.
event-perished = { $seat-subject } loses the army on { $field }: { $military ->
        [0] {""}
        [one] 1 military unit
       *[other] { $military } military units
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $mercenaries ->
        [0] {""}
        [one] 1 mercenary
       *[other] { $mercenaries } mercenaries
    }.
event-saved = The army of { $seat-object } on { $field } is saved by its mobility stone.
event-expanded = The unit maximum is now { $maximum }.
event-dismissed = { $mercenaries ->
        [one] 1 mercenary of { $seat-object } leaves
       *[other] { $mercenaries } mercenaries of { $seat-object } leave
    }.
event-reshuffled = { $stones } equipment stones are shuffled and form new stacks.
event-displayed = An equipment stone is laid out on the market: { $stone }.
event-opened = { $seat-subject } reveals the sheet; resource stones: building { $building }, melee { $melee }, ranged { $ranged }, cavalry { $cavalry }; mercenaries { $mercenaries }, equipment { $equipment }, movement { $movement }, tournament { $tournament }; { $store ->
        [0] nothing stays
        [one] 1 stays
       *[other] { $store } stay
    } in the store.
event-hired = With a bid of { $bid } { $seat-object } is { $place } on the mercenary market and receives { $mercenaries ->
        [0] no mercenaries
        [one] 1 mercenary
       *[other] { $mercenaries } mercenaries
    }.
event-took = With a bid of { $bid } { $seat-object } is { $place } on the equipment market and takes { $stone-object }.
event-took-hidden = With a bid of { $bid } { $seat-object } is { $place } on the equipment market and takes an equipment stone in secret.
event-rejected = { $seat-subject } puts { $stone-object } from the market on the discard pile, face down.
event-rejected-hidden = { $seat-subject } puts another equipment stone from the market on the discard pile, face down.
event-unsold = { $stones ->
        [one] 1 equipment stone is
       *[other] { $stones } equipment stones are
    } left over and discarded face down.
event-lost-tear = { $seat-subject } takes the lost tear stone from the equipment market; nobody can take it away any more.
event-ordered = { $seat-subject } is { $place } in the turn order.
event-doubled = { $seat-subject } moves twice as far this year.
event-trained = With a bid of { $bid } { $seat-object } is { $place } on the tournament market, receives { $stones ->
        [0] no tournament stones
        [one] 1 tournament stone
       *[other] { $stones } tournament stones
    } and has { $total ->
        [0] none
       *[other] { $total }
    } now.
event-equipped = { $seat-subject } lays { $stone-object } under the army on { $field }.
event-equipped-hidden = { $seat-subject } lays an equipment stone under the army on { $field }.
event-lapsed = { $seat-subject } does not place everything; { $goods ->
        [building] { $number ->
            [one] 1 building lapses
           *[other] { $number } buildings lapse
        }
        [mercenary] { $number ->
            [one] 1 mercenary lapses
           *[other] { $number } mercenaries lapse
        }
       *[unit] { $number ->
            [one] 1 { $goods } unit lapses
           *[other] { $number } { $goods } units lapse
        }
    }.
event-marched = { $seat-subject } moves { $military ->
        [0] {""}
        [one] 1 military unit
       *[other] { $military } military units
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $mercenaries ->
        [0] {""}
        [one] 1 mercenary
       *[other] { $mercenaries } mercenaries
    } ({ $type }) { $on ->
        [0] {""}
       *[1] on{" "}
    }from { $from } to { $to }{ $way }{ $capital ->
        [0] {""}
        [1] , into { $owner-of } capital, where no army stands; ending a move there attacks it
       *[2] , out of { $owner-of } capital again without an attack
    }{ $forced ->
        [0] .
       *[1] : it is the only move left with which the limits can be kept.
    }
event-carried = { $seat-subject } takes { $stone-object } along.
event-carried-hidden = { $seat-subject } takes an equipment stone along.
event-dropped = { $seat-subject } discards { $stone-object } on { $field }: an army may keep only one stone.
event-dropped-hidden = { $seat-subject } discards an equipment stone on { $field } face down: an army may keep only one.
event-used = { $seat-subject } uses { $stone-object } on { $field }. { $stone-of }
event-controls = { $seat-subject } takes control of { $field }, which belonged to nobody.
event-conflict = { $seat-subject } attacks { $capital ->
        [0] { $defender-object }
       *[1] { $defender-of } capital
    } on { $field }, which is a conflict field now.
event-took-over = With the field { $seat-object } takes over the { $building } there.
event-gained = { $seat-subject } gains { $stones ->
        [one] 1 resource stone
       *[other] { $stones } resource stones
    } (production value { $value } and { $store } in the store now).
event-paid = { $seat-subject } loses { $stones ->
        [one] 1 resource stone
       *[other] { $stones } resource stones
    }{ $sheet ->
        [0] {""}
       *[other] , { $sheet } of them from market and production fields
    } (production value { $value } and { $store } in the store now).
event-stones-back = { $stones ->
        [one] 1 resource stone of { $seat-object } returns
       *[other] { $stones } resource stones of { $seat-object } return
    } from destroyed military units ({ $store } in the store now).
event-short = { $seat-subject } cannot give back { $units ->
        [one] 1 of the lost resource stones and has to disband a unit for it
       *[other] { $units } of the lost resource stones and has to disband as many units for them
    }.
event-left = { $mercenaries ->
        [one] 1 mercenary of { $seat-object } leaves
       *[other] { $mercenaries } mercenaries of { $seat-object } leave
    } the army on { $field }, which may not have more mercenaries than military units.
event-battle = Combat for { $capital ->
        [0] { $field }
       *[1] { $owner-of } capital on { $field }
    } begins.
event-kept-off = The army of { $seat-object } on { $field } is kept from supporting.
event-bribed = { $mercenaries ->
        [one] 1 mercenary of { $seat-object } is
       *[other] { $mercenaries } mercenaries of { $seat-object } are
    } destroyed by bribery.
event-blown-up = { $walls ->
        [0] There is no wall on { $field } to be
        [one] 1 wall on { $field } is
       *[other] { $walls } walls on { $field } are
    } blown up.
event-rolled = { $support ->
        [1] In support { $arms-object } of { $seat-object } on { $from } rolls
       *[0] { $arms-subject } of { $seat-object } on { $from } rolls
    } at { $target-object }:{ $ones ->
        [0] {""}
       *[other] {" "}{ $ones }×⚀
    }{ $twos ->
        [0] {""}
       *[other] {" "}{ $twos }×⚁
    }{ $threes ->
        [0] {""}
       *[other] {" "}{ $threes }×⚂
    }{ $fours ->
        [0] {""}
       *[other] {" "}{ $fours }×⚃
    }{ $fives ->
        [0] {""}
       *[other] {" "}{ $fives }×⚄
    }{ $sixes ->
        [0] {""}
       *[other] {" "}{ $sixes }×⚅
    }; { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    } (a { $reach } or less hits).
event-hit = { $all ->
        [0] { $prevented ->
            [0] { $seat-subject } takes { $hits ->
                [one] 1 hit
               *[other] { $hits } hits
            }
            [one] Of { $hits } hits against { $seat-object } 1 is prevented
           *[other] Of { $hits } hits against { $seat-object } { $prevented } are prevented
        }
       *[other] { $hits ->
            [one] The hit against { $seat-object } is prevented
            [2] Both hits against { $seat-object } are prevented
           *[other] All { $hits } hits against { $seat-object } are prevented
        }
    }.
event-fell = { $military ->
        [0] { $mercenaries ->
            [one] The last unit of { $seat-object } on { $field } falls.
           *[other] All units of { $seat-object } on { $field } fall: { $mercenaries } mercenaries.
        }
        [one] { $mercenaries ->
            [0] The last unit of { $seat-object } on { $field } falls.
            [one] All units of { $seat-object } on { $field } fall: 1 military unit and 1 mercenary.
           *[other] All units of { $seat-object } on { $field } fall: 1 military unit and { $mercenaries } mercenaries.
        }
       *[other] { $mercenaries ->
            [0] All units of { $seat-object } on { $field } fall: { $military } military units.
            [one] All units of { $seat-object } on { $field } fall: { $military } military units and 1 mercenary.
           *[other] All units of { $seat-object } on { $field } fall: { $military } military units and { $mercenaries } mercenaries.
        }
    }
event-guards-fell = { $guards ->
        [one] 1 city guard of { $seat-object } falls
       *[other] { $guards } city guards of { $seat-object } fall
    }; { $left ->
        [0] none is
        [one] 1 is
       *[other] { $left } are
    } left.
event-won = { $fought ->
        [0] { $units ->
            [0] Nobody is left on { $field }: it stays with { $seat-object }, who defended it.
           *[other] Without an opponent left there, { $seat-object } holds { $field } and need not fight.
        }
       *[1] { $units ->
            [0] Nobody is left on { $field }: { $seat-object }, who defended it, wins the combat.
           *[other] { $seat-subject } wins the combat for { $field }, with { $army ->
                [0] { city-guards }
                [one] 1 unit
               *[other] { $army } units
            }{ $army ->
                [0] {""}
               *[other] { $guards ->
                    [0] {""}
                   *[other] {" "}and { city-guards }
                }
            } left there.
        }
    }
event-spoils = { $seat-subject } captures { $stone-object }.
event-spoils-hidden = { $seat-subject } captures an equipment stone.
event-crumbled = { $walls ->
        [one] 1 used wall on { $field } is
       *[other] { $walls } used walls on { $field } are
    } destroyed.
event-shaken = The destruction roll for the { $building } on { $field } shows { $roll }; the building { $roll ->
        [1] is destroyed (on 1 to 3)
        [2] is destroyed (on 1 to 3)
        [3] is destroyed (on 1 to 3)
       *[other] stays (it is destroyed only on 1 to 3)
    }.
event-duel = { $bout ->
        [1] In the final of the tournament{" "}
        [2] In the only duel of the tournament{" "}
        [3] For the place in the final{" "}
       *[0] In the first round of the tournament{" "}
    }{ $seat-object } ({ $stones ->
        [0] no tournament stones
        [one] 1 tournament stone
       *[other] { $stones } tournament stones
    }) and { $other-object } ({ $otherstones ->
        [0] none
       *[other] { $otherstones }
    }) meet in a duel with 5 life points each. A roll of 1 to 3 hits; { $blow ->
        [one] { $answer ->
            [one] each hit costs 1 life point
           *[other] a hit by { $seat-object } costs 1 life point, one by { $other-object } { $answer }
        }
       *[other] a hit by { $seat-object } costs { $blow } life points, one by { $other-object } { $answer }
    }.
event-exchange = { $seat-subject } rolls { $roll } and { $roll ->
        [1] hits
        [2] hits
        [3] hits
       *[other] misses
    }; { $other-object } rolls { $answer } and { $answer ->
        [1] hits
        [2] hits
        [3] hits
       *[other] misses
    }. { $seat-subject } has { $life ->
        [0] no life points
        [one] 1 life point
       *[other] { $life } life points
    } left, { $other-object } has { $otherlife ->
        [0] none
       *[other] { $otherlife }
    }.
event-duel-won = { $decided ->
        [0] { $seat-subject } wins the duel.
        [1] Nobody has life points left: { $seat-object } wins the duel, having more tournament stones.
       *[2] Nobody has life points left, and both have as many tournament stones: { $seat-object } wins the duel by the higher roll.
    }
event-champion = { $seat-subject } wins the tournament, whose tear stone can never be lost; all tournament stones are given back.
event-victory = { $years ->
        [0] {""}
       *[other] The game ends after year { $years }, as agreed; nobody has { $goal } tear stones.{" "}
    }{ $by ->
        [0] { $years ->
            [0] { $seat-subject } has { $tears } tear stones at the end of the year and wins the game.
           *[other] { $seat-subject } has the most, { $tears }, and wins the game.
        }
        [1] { victory-level }; { $seat-object } wins the game with more that can never be lost, { $own } against { $other }.
        [2] { victory-level }, and as many that can never be lost; { $seat-object } wins the game with the higher production value, { $own } against { $other }.
       *[3] { victory-level }, and all else is equal too; { $seat-object } wins the game by the higher roll.
    }
victory-level = { $level ->
        [one] { $seat-subject } and { $rival-object } both have { $tears } tear stones
       *[other] { $seat-subject } and { $level } others have { $tears } tear stones
    }
event-year-over = The year ends. Tear stones now: { $a } { $a-tears }, { $b } { $b-tears }{ $players ->
        [2] {""}
        [3] , { $c } { $c-tears }
       *[4] , { $c } { $c-tears }, { $d } { $d-tears }
    }.
event-stranded = { $seat-subject } gives up { $military ->
        [0] {""}
        [one] 1 military unit
       *[other] { $military } military units
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $mercenaries ->
        [0] {""}
        [one] 1 mercenary
       *[other] { $mercenaries } mercenaries
    } on { $field }: after the losses of the overrun the limits cannot be kept there.
event-returned = { $field } goes back to { $seat-object }.
event-freed = { $field } belongs to nobody again.
event-called-off = The attack on { $field } does not take place: no attacker is left.
event-stopped = { $walls ->
        [0] {""}
        [one] Walls prevent 1 hit against { $seat-object }.
       *[other] Walls prevent { $walls } hits against { $seat-object }.
    }{ $walls ->
        [0] {""}
       *[other] { $mountain ->
            [0] {""}
           *[other] {" "}
        }
    }{ $mountain ->
        [0] {""}
        [one] The mountain prevents 1 hit against { $seat-object }.
       *[other] The mountain prevents { $mountain } hits against { $seat-object }.
    }{ $shield ->
        [0] {""}
       *[other] { $walls ->
            [0] { $mountain ->
                [0] {""}
               *[other] {" "}
            }
           *[other] {" "}
        }
    }{ $shield ->
        [0] {""}
        [one] The shield prevents 1 hit against { $seat-object }.
       *[other] The shield prevents { $shield } hits against { $seat-object }.
    }
event-wasted = { $hits ->
        [one] 1 hit against { $seat-object } lapses
       *[other] { $hits } hits against { $seat-object } lapse
    }, because there is nobody left to be hit.
event-kept = { $seat-subject } does not use the equipment stone of the army on { $field }.

## Refusals that need words of their own
reason-T18-14 = Stones have to be discarded face down, after all displayed ones were seen.
reason-T14-24 = The mercenary maximum is checked for each army, after everything of the phase is removed.
reason-T11-3 = The movement cannot end yet: a limit is broken on { $about1 }.
reason-T11-35 = After that the limits could not be kept any more on { $about1 }.
reason-T11-37 = This would not help to keep the limits on { $about1 }.
event-attacks-with = { $seat-subject } { $overrun ->
        [0] attacks { $field }
       *[1] fights for { $field }
    } with { $units ->
        [0] { city-guards }
       *[other] { $type-object } ({ force-units }){ $guards ->
            [0] {""}
           *[other] {" "}and { city-guards }
        }
    }.
event-defends-with = { $seat-subject } { $overrun ->
        [0] defends { $field }
       *[1] fights for { $field }
    } with { $units ->
        [0] { city-guards }
       *[other] { $type-object } ({ force-units }){ $guards ->
            [0] {""}
           *[other] {" "}and { city-guards }
        }
    }.
event-manned = { $seat-subject } fights behind { $walls ->
        [one] 1 wall
       *[other] { $walls } walls
    }.
event-combat-round = Round { $round } of the combat for { $field }.
event-units-lost = { $seat-subject } loses { $military ->
        [0] { $mercenaries ->
            [one] 1 mercenary
           *[other] { $mercenaries } mercenaries
        }
        [one] 1 military unit
       *[other] { $military } military units
    } on { $field }; { $left ->
        [0] none is
        [one] 1 unit is
       *[other] { $left } units are
    } left there.
event-combat-over = The combat for { $field } has ended.

# A field with what lies on it.
field-name = { $kind ->
        [temple] { $name } (temple)
        [desert] { $name } (desert)
        [volcano] { $name } (volcano)
        [water] { $name } (water)
       *[yield] { $terrain ->
            [forest] { $name } (forest)
            [mountain] { $name } (mountain)
            [plain] { $name } (plain)
           *[none] { $name }
        }
    }

## Advice
advice-goal-own = You hold { $tears } tear stones: keep them until the year ends, and you have won. Guard your capital and temples.
advice-goal-foe = { $foe } holds { $tears } tear stones and wins when the year ends: a capital or temple has to be taken before that.
advice-goal-near = { $foe } needs only { $left ->
        [one] one more tear stone
       *[other] { $left } more tear stones
    } at the end of a year: watch the temples and the tournament.
advice-goal-lead = You lead with { $own } tear stones of { $goal }; { $foe } comes next with { $tears }.
advice-goal-behind = { $foe } has { $tears } tear stones, you have { $own }; { $goal } at the end of a year win.
advice-threat = On { $field } you have { $tears ->
        [one] a tear stone
       *[other] { $tears } tear stones
    } to lose: { $foe } stands beside it with { $theirs ->
        [one] one unit
       *[other] { $theirs } units
    }, and { $own ->
        [0] nobody defends it
        [one] one defends it
       *[other] { $own } defend it
    }.
advice-prize = { $field } is worth { $tears ->
        [one] a tear stone
       *[other] { $tears } tear stones
    } and { $theirs ->
        [0] nobody defends it
        [one] one unit defends it
       *[other] { $theirs } units defend it
    }; on { $from } beside it you have { $own }.
advice-barracks = Your barracks take in { $room ->
        [one] one unit
       *[other] { $room } units
    } this year at most: more than { $stones } resource stones on units would bring nothing.
advice-market-tear = The lost tear stone is on the market: the highest bid for equipment chooses first, and nobody can take it away any more.
advice-market-tournament = { $years ->
        [one] At the end of this year there is a tournament
       *[other] The next tournament is in { $years } years
    }: its winner gets a tear stone for good. You have { $own } tournament stones, the others { $most } at most; every two more deal more damage.
## The drawing desk

desk-land = Land
desk-temples = Temples
desk-portals = Portals
desk-drawn = drawn from the stack
desk-outside = no field
desk-water = water
desk-desert = desert
desk-volcano = volcano
desk-plain = plain
desk-forest = forest
desk-mountain = mountain
desk-temple-plain = temple on the plain
desk-temple-forest = temple in the forest
desk-temple-mountain = temple on the mountain
desk-portal-blue = blue portal
desk-portal-yellow = yellow portal
desk-portal-red = red portal
desk-portal-green = green portal
desk-name = Name
desk-seats-2 = For two players
desk-seats-3 = For three players
desk-seats-4 = For four players
desk-columns = Columns
desk-rows = Rows
desk-corner = Eruptions are counted from
desk-corner-nearest = the corner nearest to the volcano
desk-corner-upper-left = the upper left corner
desk-uncounted-columns = Columns that are not counted
desk-uncounted-rows = Rows that are not counted
desk-tiles = A stack of its own
desk-tile = In the stack
# What a judgement learnt from play goes by: about one seat.

trait-outlook = what is held and can be expected
trait-tears = tear stones
trait-firm-tears = tear stones that cannot be lost
trait-production = production value
trait-fields = fields controlled
trait-soldiers = soldiers on the board
trait-mercenaries = mercenaries on the board
trait-barracks = barracks
trait-walls = walls
trait-lances = tournament stones
trait-defending = own fields in conflict
trait-attacking = foreign fields under attack
## What a bare verb means where it is said
verb-pass-in-equipping = not use the equipment stone
verb-pass-in-supporting = support no more conflicts
verb-pass-in-lateoverruns = overrun no more conflict fields

## Turns, tear stones, the end
way-land = {""}
way-portal = {" "}through the portal
way-crossing = , crossing to the opposite shore
event-places = It is { $seat-of } turn to place.
event-moves = It is { $seat-of } turn to move.
event-late-overruns = All have moved; { $seat-object } may overrun conflict fields now.
event-no-overrun = { $seat-subject } leaves the conflicts that are left to the combat phase.
event-combats = The combat phase begins.
event-tears-won = { $seat-subject } gains { $stones ->
        [one] 1 tear stone
       *[other] { $stones } tear stones
    } and has { $total } now.
event-tears-gone = { $seat-subject } loses { $stones ->
        [one] 1 tear stone
       *[other] { $stones } tear stones
    } and has { $total ->
        [0] none
       *[other] { $total }
    } left.
event-final = In the end { $seat-object } has { $stones ->
        [0] no tear stones
        [one] 1 tear stone
       *[other] { $stones } tear stones
    }{ $permanent ->
        [0] {""}
       *[other] { $stones ->
            [one] {" "}(which can never be lost)
           *[other] {" "}(of which { $permanent } can never be lost)
        }
    } and a production value of { $value }.
event-tied = For { $purpose } { $bidders ->
        [2] two bids
        [3] three bids
       *[4] all four bids
    } of { $bid } are equal; { $way ->
        [0] whoever has more tear stones comes first
        [1] tear stones are equal too, so the die decides
       *[2] whoever has more tear stones comes first, and where these are equal too, the die decides
    }.
event-chose = With a bid of { $bid } on the movement market { $seat-object } takes { $place-object } in the turn order.
event-assigned = { $seat-subject }, who had the highest bid, gives { $other-object } { $place-object } in the turn order.
event-enlisted = { $seat-subject } places a { $type } unit on { $field }; the army there has { $units ->
        [one] 1 unit
       *[other] { $units } units
    } now.
event-joined = { $seat-subject } places a mercenary on { $field }; the army there has { $units ->
        [one] 1 unit
       *[other] { $units } units
    } now.
event-built = { $seat-subject } builds { $building-object } on { $field }.
event-rebuilt = { $seat-subject } replaces the { $old } on { $field } by { $building-object }.
event-founded = { $seat-subject } places { $capital ->
        [0] the first barracks
       *[1] the capital
    } on { $field } and controls the field.
event-halted = { $seat-subject } stops on { $field } with { force-units } ({ $type }).
event-conquered = { $capital ->
        [0] { $seat-subject } takes control of { $field } from { $loser-object }.
       *[1] The capital of { $loser-object } on { $field } falls: { $seat-object } controls it now, with its tear stones and its production.
    }
event-disbanded = { $seat-subject } disbands a { $type } unit on { $field }.
event-supports = { $seat-subject } supports the combat for { $to } with { $type-object } on { $from } ({ $units ->
        [one] 1 unit
       *[other] { $units } units
    }){ $way }.
event-overrun = { $seat-subject } overruns { $rivals ->
        [0] { $field }
        [one] { $capital ->
            [0] { $rival-object }
           *[1] { $rival-of } capital
        } on { $field }
       *[other] { $rivals } players on { $field }
    }: { $units ->
        [one] 1 unit
       *[other] { $units } units
    } against { $others ->
        [0] none
       *[other] { $others }
    }, at least twice as many.
event-tourney = The tournament begins.
event-aimed = { $seat-subject } aims { $dice ->
        [0] no die
        [one] 1 die
       *[other] { $dice } dice
    } of the units on { $from } at { $target-object }.
told-pass-in-supporting = { $who-subject } { $who-number ->
        [one] supports
       *[other] support
    } no combat with the remaining armies.
# Units that never set out: there is nothing to tell once it goes on.
told-halt-in-movement = { $who-subject } lets { $type-object } stay on { $field }.
    .aside = live
told-send-in-halting = { $who-subject } lets units stay where they are.
    .aside = live
told-end = { $who-subject } { $who-number ->
        [one] ends
       *[other] end
    } the movement.
told-done = { $who-subject } { $who-number ->
        [one] ends
       *[other] end
    } the placement.
told-man = { $who-subject } { $who-number ->
        [one] uses
       *[other] use
    } { $walls ->
        [0] no walls
        [one] 1 wall
       *[other] { $walls } walls
    }.
told-miss = { $who-subject } { $who-number ->
        [one] drops
       *[other] drop
    } a die that was aimed at { $target-object }, for a unit that has fallen.
city-guards = { $guards ->
        [one] 1 city guard
       *[other] { $guards } city guards
    }
force-units = { $military ->
        [0] { $mercenaries ->
            [one] 1 mercenary
           *[other] { $mercenaries } mercenaries
        }
        [one] 1 military unit
       *[other] { $military } military units
    }{ $military ->
        [0] {""}
       *[other] { $mercenaries ->
            [0] {""}
            [one] {" "}and 1 mercenary
           *[other] {" "}and { $mercenaries } mercenaries
        }
    }
arms-melee = melee army
    .subject = The melee army
    .object = the melee army
arms-ranged = ranged army
    .subject = The ranged army
    .object = the ranged army
arms-cavalry = cavalry
    .subject = The cavalry
    .object = the cavalry
arms-guard = city guard
    .subject = The city guard
    .object = the city guard
told-allocate = { $who-subject } { $who-number ->
        [one] puts
       *[other] put
    } a resource stone on { $sheet-object }.
told-withdraw = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } a resource stone back from { $sheet-object }.
told-commit = { $who-subject } { $who-number ->
        [one] settles
       *[other] settle
    } the allocation.

## How a game begins
layout-standard = board of the rules
    .object = a board laid out by the rules from shuffled land tiles
layout-four-islands = four islands
    .object = the board of the four islands
layout-own = own board
    .object = a board of the players' own
event-begun = The game is played on { $layout-object }. Whoever holds at least { $goal } tear stones at the end of a year wins{ $years ->
        [0] { "" }
       *[other] ; if nobody does, whoever has the most after year { $years }
    }. The die decides who begins.
variant-terrain_yields = Yields by terrain
    .object = plains yield 3 resource stones, forests 2, mountains 1, and mountains prevent one hit in a combat
variant-terrain_cavalry = Cavalry by terrain
    .object = cavalry goes on only if the first field it enters is plains or desert
variant-terrain_support = Support by terrain
    .object = forests are supported by cavalry only, mountains by ranged armies only, and from a mountain they reach two fields
variant-wall_bypass = Bypassing walls
    .object = walls do not stop the hits of ranged units
variant-double_move = Double move
    .object = whoever bids as much for movement as all others together moves twice as far
event-variant-played = With the variant “{ $variant }”: { $variant-object }.
