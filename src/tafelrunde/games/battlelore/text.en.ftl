game-battlelore = BattleLore
game-battlelore-pitch = Command medieval armies, goblins, dwarves and creatures by cards and battle dice, with the Lore of four masters.
role-standard = Standards
    .subject = The Standards
    .object = the Standards
role-pennant = Pennants
    .subject = The Pennants
    .object = the Pennants
role-standard-left = Standards, left wing
    .number = one
    .subject = The left wing of the Standards
    .object = the left wing of the Standards
role-standard-right = Standards, right wing
    .number = one
    .subject = The right wing of the Standards
    .object = the right wing of the Standards
role-pennant-left = Pennants, left wing
    .number = one
    .subject = The left wing of the Pennants
    .object = the left wing of the Pennants
role-pennant-right = Pennants, right wing
    .number = one
    .subject = The right wing of the Pennants
    .object = the right wing of the Pennants
role-standard-ally = Ally of the Standards
    .number = one
    .subject = The ally of the Standards
    .object = the ally of the Standards
role-pennant-ally = Ally of the Pennants
    .number = one
    .subject = The ally of the Pennants
    .object = the ally of the Pennants
camp-standard = the Standards
    .subject = The Standards
    .object = the Standards
camp-pennant = the Pennants
    .subject = The Pennants
    .object = the Pennants
colour-green = green
colour-blue = blue
colour-red = red
member-commander = Commander
member-cleric = Cleric
member-wizard = Wizard
member-rogue = Rogue
member-warrior = Warrior
member-creature = creature
section-left = left section
    .object = the left section
section-center = centre
    .object = the centre
section-right = right section
    .object = the right section
section-anywhere = anywhere
post-right = right wing
post-center = centre
post-left = left wing
post-reserve = reserve
post-scouts = scouting party
zone-red = red zones
zone-blue = blue zones
set-standard-a = set A of the Standards
set-standard-b = set B of the Standards
set-standard-c = set C of the Standards
set-pennant-a = set A of the Pennants
set-pennant-b = set B of the Pennants
set-pennant-c = set C of the Pennants
power-poison = poison
power-poison-help = 2 symbols, after a melee roll with a hit: the target is poisoned. At the start of each of its owner's turns a die: its colour or a Lore symbol costs a figure, a flag ends the poison.
power-web = web
power-web-help = Instead of an attack, 3 dice at a unit 2 or 3 hexes away in sight; for 1 symbol it is caught: it cannot move, retreat or gain ground until, ordered, it gives up move and battle.
power-push = push
power-push-help = Each symbol of a melee roll may drive the target 2 hexes back.
power-tremor = tremor
power-tremor-help = For 1 symbol all adjacent units retreat a hex.
power-earthquake = earthquake
power-earthquake-help = For 2 symbols all adjacent units take a hit and retreat a hex.
power-regrow = regrow a head
power-regrow-help = Each symbol of a melee roll may fill an empty neck with a double head.
terrain-wooded = forest
terrain-wooded-help = Stop on entry; at most 2 dice into and out of it; blocks sight.
terrain-elevated = hill
terrain-elevated-help = At most 2 dice uphill; from a hill foot and creatures at most 3, mounted 2; blocks sight except between two hills.
terrain-waterway = waterway
terrain-waterway-help = Impassable without a ford or bridge.
terrain-fordable-waterway = fordable waterway
terrain-fordable-waterway-help = Stop on entry; at most 2 dice out of it.
terrain-ford = ford
terrain-ford-help = Makes its waterway passable; stop on entry; at most 2 dice out of it.
terrain-bridge-wooden = wooden bridge
terrain-bridge-wooden-help = Makes its waterway passable; in melee at most 2 dice onto and from it.
terrain-bridge-stone = stone bridge
terrain-bridge-stone-help = Makes its waterway passable; in melee at most 2 dice onto and from it.
terrain-rampart = rampart
terrain-rampart-help = Stop on entry, no battle that turn; at most 2 dice against it; troops on it are bold.
terrain-marsh = marsh
terrain-marsh-help = Stop on entry; at most 2 dice into and out of it.
terrain-cliff = cliff
terrain-cliff-help = A hill with marked edges: no move, retreat or attack across them.
terrain-stakes = archers' stakes
    .number = several
terrain-stakes-help = Stop on entry, no battle that turn, except for missile units; these are bold on them and ignore one bonus strike.
terrain-stronghold = stronghold
terrain-stronghold-help = Troops of its owner's camp next to it are bold, unless an enemy holds it. Stop on entry, no battle that turn; at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-magic-pentacle = magic pentacle
terrain-magic-pentacle-help = Its owner takes a Lore token at the end of each own turn in which a unit of his camp stands on it. Stop on entry, no battle that turn; at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-healing-pool = healing pool
terrain-healing-pool-help = At the start of its owner's turn a unit of his camp on it gets a figure back. Stop on entry, no battle that turn; at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-training-camp = training camp
terrain-training-camp-help = Human or dwarf foot of its owner's camp that stood on it all turn without battling may raise its banner a colour, once in a game. Stop on entry, no battle that turn; at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-rogues-den = rogue's den
terrain-rogues-den-help = Foot of its owner's camp may use its whole move to go to the secret passage. Stop on entry, no battle that turn; at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-secret-passage = secret passage
terrain-secret-passage-help = Foot of its owner's camp may use its whole move to go to the rogue's den. Stop on entry, no battle that turn; at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-lair = lair
terrain-lair-help = The home of a creature, which heeds none of this: stop on entry, no battle that turn, at most 2 dice into and out of it; blocks sight; troops on it are bold.
terrain-flame = wall of flame
terrain-flame-help = Nobody may enter, not even in retreat; blocks sight.
unit-HGB = bowmen
    .subject = The bowmen
    .object = the bowmen
unit-HGS = irregular swordsmen
    .subject = The irregular swordsmen
    .object = the irregular swordsmen
unit-HBS = swordsmen
    .subject = The swordsmen
    .object = the swordsmen
unit-HRS = heavy swordsmen
    .subject = The heavy swordsmen
    .object = the heavy swordsmen
unit-HGC = light cavalry
    .subject = The light cavalry
    .object = the light cavalry
unit-HBC = cavalry
    .subject = The cavalry
    .object = the cavalry
unit-HRC = heavy cavalry
    .subject = The heavy cavalry
    .object = the heavy cavalry
unit-GGA = goblin archers
    .subject = The goblin archers
    .object = the goblin archers
unit-GGS = goblin swordsmen
    .subject = The goblin swordsmen
    .object = the goblin swordsmen
unit-GBH = hobgoblin swordsmen
    .subject = The hobgoblin swordsmen
    .object = the hobgoblin swordsmen
unit-GGL = goblin lizard riders
    .subject = The goblin lizard riders
    .object = the goblin lizard riders
unit-DGX = dwarf crossbowmen
    .subject = The dwarf crossbowmen
    .object = the dwarf crossbowmen
unit-DBS = dwarf swordsmen
    .subject = The dwarf swordsmen
    .object = the dwarf swordsmen
unit-DRS = heavy dwarf swordsmen
    .subject = The heavy dwarf swordsmen
    .object = the heavy dwarf swordsmen
unit-CSP = giant spider
    .number = one
    .subject = The giant spider
    .object = the giant spider
unit-CHG = hill giant
    .number = one
    .subject = The hill giant
    .object = the hill giant
unit-CHG-help = Heeds no limits of hills; bonus strikes hit and are rolled again until none shows.
unit-CWG = wood giant
    .number = one
    .subject = The wood giant
    .object = the wood giant
unit-CWG-help = Heeds no limits of forest; bonus strikes hit and are rolled again until none shows.
unit-CEE = earth elemental
    .number = one
    .subject = The earth elemental
    .object = the earth elemental
unit-CEE-help = Moves a hex for each Lore token spent, whatever the terrain; never retreats from flags.
unit-CHY = hydra
    .number = one
    .subject = The hydra
    .object = the hydra
unit-CHY-help = Rolls one die and one more for each head; helmets of its colour take a head each instead of a critical hit; without heads it dies.
deployment-p-a1 = Pennants A1
deployment-p-a1-help = Row and hex, counted from your baseline and your left: 1.2 heavy swordsmen, 2.2 swordsmen, 3.1 bowmen, 3.3 swordsmen.
deployment-p-a2 = Pennants A2
deployment-p-a2-help = Row and hex, counted from your baseline and your left: 1.3 cavalry, 3.2 swordsmen, 3.3 swordsmen, 4.2 bowmen.
deployment-p-a3 = Pennants A3
deployment-p-a3-help = Row and hex, counted from your baseline and your left: 1.3 heavy cavalry, 2.2 swordsmen, 3.2 bowmen, 3.4 irregular swordsmen.
deployment-p-a4 = Pennants A4
deployment-p-a4-help = Row and hex, counted from your baseline and your left: 1.1 cavalry, 2.2 irregular swordsmen, 3.1 bowmen, 3.4 swordsmen.
deployment-p-a5 = Pennants A5
deployment-p-a5-help = Row and hex, counted from your baseline and your left: 2.2 heavy cavalry, 3.3 swordsmen, 4.1 bowmen.
deployment-p-a6 = Pennants A6
deployment-p-a6-help = Row and hex, counted from your baseline and your left: 1.4 light cavalry, 2.1 bowmen, 2.3 cavalry, 3.3 swordsmen.
deployment-p-a7 = Pennants A7
deployment-p-a7-help = Row and hex, counted from your baseline and your left: 2.2 swordsmen, 3.4 heavy swordsmen, 4.3 bowmen.
deployment-p-b1 = Pennants B1
deployment-p-b1-help = Row and hex, counted from your baseline and your left: 1.2 cavalry, 2.2 swordsmen, 3.1 bowmen, 3.3 swordsmen.
deployment-p-b2 = Pennants B2
deployment-p-b2-help = Row and hex, counted from your baseline and your left: 2.2 heavy swordsmen, 3.2 bowmen, 3.4 swordsmen, 4.1 goblin archers.
deployment-p-b3 = Pennants B3
deployment-p-b3-help = Row and hex, counted from your baseline and your left: 1.3 cavalry, 2.1 bowmen, 2.2 swordsmen, 3.4 goblin lizard riders.
deployment-p-b4 = Pennants B4
deployment-p-b4-help = Row and hex, counted from your baseline and your left: 2.2 swordsmen, 2.3 hobgoblin swordsmen, 3.1 bowmen, 3.4 swordsmen.
deployment-p-b5 = Pennants B5
deployment-p-b5-help = Row and hex, counted from your baseline and your left: 1.1 heavy cavalry, 3.2 bowmen, 3.3 swordsmen, 4.3 goblin swordsmen.
deployment-p-b6 = Pennants B6
deployment-p-b6-help = Row and hex, counted from your baseline and your left: 1.2 cavalry, 2.1 bowmen, 2.3 hobgoblin swordsmen, 3.3 swordsmen.
deployment-p-b7 = Pennants B7
deployment-p-b7-help = Row and hex, counted from your baseline and your left: 1.3 heavy cavalry, 2.2 swordsmen, 3.4 heavy swordsmen, 4.2 bowmen.
deployment-p-c1 = Pennants C1
deployment-p-c1-help = Row and hex, counted from your baseline and your left: 2.1 heavy cavalry, 2.3 heavy cavalry, 3.2 bowmen.
deployment-p-c2 = Pennants C2
deployment-p-c2-help = Row and hex, counted from your baseline and your left: 1.3 swordsmen, 3.1 bowmen, 3.2 heavy swordsmen, 3.3 heavy swordsmen.
deployment-p-c3 = Pennants C3
deployment-p-c3-help = Row and hex, counted from your baseline and your left: 1.2 swordsmen, 2.1 cavalry, 2.3 cavalry, 3.2 bowmen.
deployment-p-c4 = Pennants C4
deployment-p-c4-help = Row and hex, counted from your baseline and your left: 2.2 swordsmen, 3.1 swordsmen, 3.2 swordsmen, 3.4 bowmen.
deployment-p-c5 = Pennants C5
deployment-p-c5-help = Row and hex, counted from your baseline and your left: 2.1 goblin lizard riders, 2.3 cavalry, 3.3 swordsmen, 4.2 bowmen.
deployment-p-c6 = Pennants C6
deployment-p-c6-help = Row and hex, counted from your baseline and your left: 1.2 hobgoblin swordsmen, 2.1 goblin lizard riders, 2.2 swordsmen, 3.2 bowmen.
deployment-p-c7 = Pennants C7
deployment-p-c7-help = Row and hex, counted from your baseline and your left: 1.2 light cavalry, 2.2 hobgoblin swordsmen, 3.3 swordsmen, 4.1 bowmen.
deployment-s-a1 = Standards A1
deployment-s-a1-help = Row and hex, counted from your baseline and your left: 2.2 heavy cavalry, 3.2 swordsmen, 3.4 bowmen.
deployment-s-a2 = Standards A2
deployment-s-a2-help = Row and hex, counted from your baseline and your left: 1.2 cavalry, 3.2 swordsmen, 3.3 swordsmen, 4.1 bowmen.
deployment-s-a3 = Standards A3
deployment-s-a3-help = Row and hex, counted from your baseline and your left: 2.1 bowmen, 2.2 swordsmen, 2.3 irregular swordsmen, 3.2 heavy swordsmen.
deployment-s-a4 = Standards A4
deployment-s-a4-help = Row and hex, counted from your baseline and your left: 1.1 cavalry, 2.3 light cavalry, 3.1 bowmen, 3.4 swordsmen.
deployment-s-a5 = Standards A5
deployment-s-a5-help = Row and hex, counted from your baseline and your left: 1.1 heavy swordsmen, 2.2 swordsmen, 3.2 bowmen, 3.3 swordsmen.
deployment-s-a6 = Standards A6
deployment-s-a6-help = Row and hex, counted from your baseline and your left: 1.2 heavy cavalry, 2.1 bowmen, 2.3 irregular swordsmen, 3.3 swordsmen.
deployment-s-a7 = Standards A7
deployment-s-a7-help = Row and hex, counted from your baseline and your left: 2.2 swordsmen, 3.4 cavalry, 4.3 bowmen.
deployment-s-b1 = Standards B1
deployment-s-b1-help = Row and hex, counted from your baseline and your left: 1.2 dwarf swordsmen, 2.2 swordsmen, 3.1 bowmen, 3.3 swordsmen.
deployment-s-b2 = Standards B2
deployment-s-b2-help = Row and hex, counted from your baseline and your left: 2.3 dwarf swordsmen, 3.2 bowmen, 3.4 swordsmen, 4.1 dwarf crossbowmen.
deployment-s-b3 = Standards B3
deployment-s-b3-help = Row and hex, counted from your baseline and your left: 2.1 bowmen, 2.2 swordsmen, 3.2 heavy dwarf swordsmen.
deployment-s-b4 = Standards B4
deployment-s-b4-help = Row and hex, counted from your baseline and your left: 1.3 cavalry, 2.2 swordsmen, 3.1 bowmen, 3.4 swordsmen.
deployment-s-b5 = Standards B5
deployment-s-b5-help = Row and hex, counted from your baseline and your left: 1.1 light cavalry, 2.2 dwarf crossbowmen, 3.2 bowmen, 3.3 swordsmen.
deployment-s-b6 = Standards B6
deployment-s-b6-help = Row and hex, counted from your baseline and your left: 1.2 irregular swordsmen, 1.3 cavalry, 2.1 bowmen, 3.3 dwarf swordsmen.
deployment-s-b7 = Standards B7
deployment-s-b7-help = Row and hex, counted from your baseline and your left: 1.4 heavy cavalry, 2.2 swordsmen, 4.2 bowmen.
deployment-s-c1 = Standards C1
deployment-s-c1-help = Row and hex, counted from your baseline and your left: 2.1 heavy cavalry, 2.3 heavy cavalry, 3.3 bowmen.
deployment-s-c2 = Standards C2
deployment-s-c2-help = Row and hex, counted from your baseline and your left: 1.2 swordsmen, 3.2 heavy swordsmen, 3.3 heavy swordsmen, 3.4 bowmen.
deployment-s-c3 = Standards C3
deployment-s-c3-help = Row and hex, counted from your baseline and your left: 1.3 swordsmen, 2.1 cavalry, 2.3 cavalry, 3.3 bowmen.
deployment-s-c4 = Standards C4
deployment-s-c4-help = Row and hex, counted from your baseline and your left: 2.2 swordsmen, 3.1 bowmen, 3.3 swordsmen, 3.4 swordsmen.
deployment-s-c5 = Standards C5
deployment-s-c5-help = Row and hex, counted from your baseline and your left: 1.1 light cavalry, 2.3 cavalry, 3.2 swordsmen, 4.2 bowmen.
deployment-s-c6 = Standards C6
deployment-s-c6-help = Row and hex, counted from your baseline and your left: 1.2 irregular swordsmen, 2.2 swordsmen, 3.1 dwarf swordsmen, 3.2 bowmen.
deployment-s-c7 = Standards C7
deployment-s-c7-help = Row and hex, counted from your baseline and your left: 2.2 heavy dwarf swordsmen, 3.3 swordsmen, 4.1 bowmen.
specialist-archers-stakes = Archers' Stakes
specialist-archers-stakes-help = Up to two stakes under your missile units on countryside or hills.
specialist-bow-upgrade = Bow Upgrade
specialist-bow-upgrade-help = Up to two of your human units with common bows carry long bows.
specialist-dwarven-mercenaries = Dwarven Mercenaries
specialist-dwarven-mercenaries-help = Replace up to two of your human foot units by dwarf foot of the same colour from the stock.
specialist-forced-enrollment = Forced Enrollment
specialist-forced-enrollment-help = Deploy a third unit of your reserve card on a free baseline hex.
specialist-goblinoid-mercenaries = Goblinoid Mercenaries
specialist-goblinoid-mercenaries-help = Replace one of your blue or red human units by two green goblin units from the stock.
specialist-illusionary-troops = Illusionary Troops
specialist-illusionary-troops-help = Exchange the places of two of your troop units, one pair for each level of your Wizard; no unit twice.
specialist-infiltration = Infiltration
specialist-infiltration-help = One move for each level of your Rogue, each with another foot unit: up to 2 hexes, not next to an enemy.
specialist-kings-allies = King's Allies
specialist-kings-allies-help = Add a figure of the stock to one of your units; with a level-3 Warrior two, to one unit or to two.
specialist-prayer = Prayer
specialist-prayer-help = Start with 2 more Lore tokens, and one more for each level of your Cleric.
specialist-vantage-point = Vantage Point
specialist-vantage-point-help = Move your deployed reserve units to free hills of your first four rows, or if there is none to countryside of the second row.
option-scenario = Scenario
option-scenario-help = Which battle is fought: the name of a scenario, or the text of a scenario file of your own.
option-scenario-ploughland = The Ploughland at Saint-Aubert
option-scenario-three-crossings = Three Crossings
option-scenario-greywater = Greywater Hollow (the Standards have it easier)
option-scenario-hollow-bridge = The Toll at Hollow Bridge
option-scenario-thornwatch = Thornwatch
option-scenario-long-field = The Long Field (epic)
option-scenario-broad-heath = The Broad Heath (epic)
option-scenario-mill-brook = The Mill Brook
option-scenario-fen-drums = Drums in the Fen
option-scenario-beacon-hills = The Beacon Hills (Medieval Lore)
option-scenario-old-rampart = The Old Rampart
option-scenario-free-muster = The Free Muster (Call to Arms)
option-scenario-grand-muster = The Grand Muster (epic Call to Arms)
option-scenario-twin-fords = The Twin Fords (epic)
option-army = Armies
option-army-help = The armies of the scenario, or Call to Arms by deployment cards.
option-army-scenario = as in the scenario
option-army-improvised = Call to Arms, improvised
option-army-organised = Call to Arms, organised
option-lore = Lore
option-lore-help = As the scenario says, or as you like: plain, with Medieval Lore (no councils, few cards) or with councils and all of Lore.
option-lore-scenario = as in the scenario
option-lore-medieval = Medieval Lore
option-lore-plain = plain, without Lore
option-lore-lore = Lore with War Councils
option-allies = Reluctant Allies
option-allies-help = Four players, two allies in each camp, each with an own army and council.
option-landmarks = Landmarks
option-landmarks-help = Whether level-3 Lore Masters bring their landmarks, and creatures their lairs.
option-landmarks-scenario = as in the scenario
option-landmarks-yes = allowed
option-landmarks-no = not allowed
option-creatures = Creatures
option-creatures-help = Which creatures may be taken into a War Council.
option-creatures-scenario = those the scenario offers
option-creatures-free = all
option-windows = Reactions
option-windows-help = Everyone who might hold a fitting Lore card is asked, which tells nothing; or, faster, only who really holds one.
option-windows-everyone = ask whoever might react
option-windows-holders = ask only who can react
step-commandphase = Play a Command card.
step-secondsection = You may add a Section card from the epic holder.
step-repeating = Which card does your Counter-Attack repeat?
step-orderphase = Order your units, then say that you are done.
step-rallying = Return figures to your units.
step-movementphase = Move your ordered units, or end the Movement phase.
step-rushtarget = Which enemy does the rush name?
step-combatphase = Attack with your ordered units, or end the Combat phase.
step-window = Play a Lore card, or pass.
step-encore = Play the card that Déjà Vu returns to you.
step-aiming = Name the targets of the Lore card.
step-symbols = What do the Lore symbols of your creature do?
step-flags = How many flags does your unit ignore?
step-retreat = Where does your unit retreat?
step-battleback = Does your unit battle back?
step-gainground = Does your unit gain ground?
step-pursuit = Your mounted unit may pursue.
step-bonusattack = Your mounted unit may make a bonus attack.
step-lightning = Where does the lightning leap?
step-givelore = Discard a Lore card.
step-spying = Which Command card of your opponent is discarded?
step-afterbattle = Your unit may move after its battle.
step-secondwind = Your unit may enter the emptied hex before it battles again.
step-training = Your unit may raise its banner.
step-scouting = Which Command card do you keep?
step-loreaction = Two Lore cards of which you keep one, a card and a token, or two tokens?
step-keeplore = Which Lore card do you keep?
step-handlimit = You hold too many Lore cards: discard.
step-councils = Convene your War Council in secret, then confirm.
step-othercreature = Your creature went to another player; you may take a different one.
step-firstlore = Which Lore cards do you keep?
step-placelandmarks = Place a landmark.
step-placepassage = Place the secret passage.
step-placecreature = Where does your creature come onto the board?
step-placestronghold = You may put a stronghold under one of your units.
step-chooseset = Choose a set of deployment cards.
step-choosezone = Do you take the red or the blue zones?
step-assigning = Post your deployment cards in secret, then confirm.
step-displaced = A unit cannot stand where its card shows: choose a baseline hex.
step-scouts = Deploy your scouting party.
step-reserve = Deploy your reserve.
step-exchanging = Exchange your levy tokens for troops.
step-replacing = Where does the new unit stand?
step-draft = Take a specialist card, or pass.
step-playspecialists = Play your specialist cards.
step-specialist = Apply the specialist card, as far as you like.
step-secondgoblins = Deploy the second goblin unit.
verb-command = play “{ $card }”
verb-rack = play “{ $card }” from the epic holder
verb-lore = play “{ $card }”
verb-lore-at = play “{ $card }” at { $hex }
verb-lore-in = play “{ $card }” in { $section-object }
verb-lore-on = play “{ $card }” against { $seat }
verb-deja-vu = play Déjà Vu with the next Lore card
verb-pass = pass
verb-copy = repeat “{ $card }”
verb-choose = choose { $section-object }
verb-order = order { $hex } ({ $section })
verb-order-afar = order the creature on { $hex } for three tokens ({ $section })
verb-order-all = order all
verb-done = done
verb-heal = return one figure to { $hex }
verb-move = move from { $from } to { $to }
verb-rush = rush from { $from } to { $to }
verb-rush-at = direct the rush at { $target }
verb-tear-web = tear the web on { $hex }
verb-call = give the word to { $seat }
verb-end = end the phase
verb-attack = attack { $target } from { $from }
verb-web = spin a web from { $from } at { $target }
verb-power = use the power: { $power }
verb-store = store a token on the creature
verb-goblet = take a token
verb-ignore = ignore { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    }
verb-retreat = retreat to { $to }
verb-battle-back = battle back
verb-gain-ground = gain ground
verb-pursue = pursue to { $to }
verb-bonus-attack = make a bonus attack on { $target }
verb-aim = aim at { $hex }
verb-keep = keep “{ $card }”
verb-draw-two = draw two Lore cards, keep one
verb-card-and-token = one Lore card and one token
verb-two-tokens = two tokens
verb-keep-lore = keep “{ $card }”
verb-discard-lore = discard “{ $card }”
verb-discard = discard “{ $card }”
verb-train = raise the banner on { $hex }
verb-raise = one level for the { $member }
verb-take-creature = take the { $creature } into the council
verb-confirm = confirm
verb-place = place on { $hex }
verb-choose-set = choose { $set }
verb-assign = post { $card }: { $post }
verb-take-zone = take the { $zone }
verb-deploy = deploy { $unit } on { $hex }
verb-exchange = exchange the levy on { $levy } for { $unit }
verb-draft = take “{ $card }”
verb-specialist = play “{ $card }”
verb-swap = exchange { $one } and { $other }
verb-replace = replace the unit on { $hex } by { $unit }
verb-place-landmark = place the { $terrain } on { $hex }

# What dice show, as a list of the faces that came up: dice-from-* before the first of them is named, dice-then-* after it,
# dice-join-* what stands before a face, dice-some-* how many. dice-show: one die or several, dice-only-*: nothing else came up.
dice-some-green = { $green ->
        [one] a green helmet
       *[other] { $green } green helmets
    }
dice-some-blue = { $blue ->
        [one] a blue helmet
       *[other] { $blue } blue helmets
    }
dice-some-red = { $red ->
        [one] a red helmet
       *[other] { $red } red helmets
    }
dice-some-strike = { $strike ->
        [one] a bonus strike
       *[other] { $strike } bonus strikes
    }
dice-some-lore = { $lore ->
        [one] a Lore symbol
       *[other] { $lore } Lore symbols
    }
dice-some-flag = { $flag ->
        [one] a flag
       *[other] { $flag } flags
    }
dice-faces = { $green ->
        [0] { dice-from-blue }
       *[other] { dice-some-green }{ dice-then-blue }
    }
dice-from-blue = { $blue ->
        [0] { dice-from-red }
       *[other] { dice-some-blue }{ dice-then-red }
    }
dice-from-red = { $red ->
        [0] { dice-from-strike }
       *[other] { dice-some-red }{ dice-then-strike }
    }
dice-from-strike = { $strike ->
        [0] { dice-from-lore }
       *[other] { dice-some-strike }{ dice-then-lore }
    }
dice-from-lore = { $lore ->
        [0] { dice-from-flag }
       *[other] { dice-some-lore }{ dice-then-flag }
    }
dice-from-flag = { $flag ->
        [0] nothing
       *[other] { dice-some-flag }
    }
dice-then-blue = { $blue ->
        [0] { dice-then-red }
       *[other] { dice-join-blue }{ dice-some-blue }{ dice-then-red }
    }
dice-then-red = { $red ->
        [0] { dice-then-strike }
       *[other] { dice-join-red }{ dice-some-red }{ dice-then-strike }
    }
dice-then-strike = { $strike ->
        [0] { dice-then-lore }
       *[other] { dice-join-strike }{ dice-some-strike }{ dice-then-lore }
    }
dice-then-lore = { $lore ->
        [0] { dice-then-flag }
       *[other] { dice-join-lore }{ dice-some-lore }{ dice-then-flag }
    }
dice-then-flag = { $flag ->
        [0] {""}
       *[other] {" and "}{ dice-some-flag }
    }
dice-join-blue = { $red ->
        [0] { dice-join-red }
       *[other] {", "}
    }
dice-join-red = { $strike ->
        [0] { dice-join-strike }
       *[other] {", "}
    }
dice-join-strike = { $lore ->
        [0] { dice-join-lore }
       *[other] {", "}
    }
dice-join-lore = { $flag ->
        [0] {" and "}
       *[other] {", "}
    }
dice-show = { $green ->
        [0] { dice-one-blue }
        [1] { dice-only-green }
       *[other] dice show
    }
dice-one-blue = { $blue ->
        [0] { dice-one-red }
        [1] { dice-only-blue }
       *[other] dice show
    }
dice-one-red = { $red ->
        [0] { dice-one-strike }
        [1] { dice-only-red }
       *[other] dice show
    }
dice-one-strike = { $strike ->
        [0] { dice-one-lore }
        [1] { dice-only-strike }
       *[other] dice show
    }
dice-one-lore = { $lore ->
        [0] { dice-one-flag }
        [1] { dice-only-lore }
       *[other] dice show
    }
dice-one-flag = { $flag ->
        [0] dice show
        [1] die shows
       *[other] dice show
    }
dice-only-green = { $blue ->
        [0] { dice-only-blue }
       *[other] dice show
    }
dice-only-blue = { $red ->
        [0] { dice-only-red }
       *[other] dice show
    }
dice-only-red = { $strike ->
        [0] { dice-only-strike }
       *[other] dice show
    }
dice-only-strike = { $lore ->
        [0] { dice-only-lore }
       *[other] dice show
    }
dice-only-lore = { $flag ->
        [0] die shows
       *[other] dice show
    }

event-turn-began = Turn { $turn }: it is the turn of { $seat-object }.
event-card-played = { $seat-subject } { $seat-number ->
        [one] plays
       *[other] play
    } “{ $card }”.
event-rack-played = { $seat-subject } { $seat-number ->
        [one] plays
       *[other] play
    } “{ $card }” from the epic holder.
event-copied = { $seat-subject } { $seat-number ->
        [one] repeats
       *[other] repeat
    } the opponent's last card, “{ $last }”{ $turned ->
        [0] {""}
       *[1] {" "}– with left and right exchanged “{ $card }”
    }.
event-taken-back = { $seat-subject } { $seat-number ->
        [one] has
       *[other] have
    } to take “{ $card }” back.
event-ordered = { $unit-subject } on { $hex } { $unit-number ->
        [one] is ordered
       *[other] are ordered
    }{ $way ->
        [1] {" "}out of section, for 3 Lore tokens
        [2] {" "}beyond the Command card, by “{ lore-warrior-follow-me }”
       *[0] {""}
    }.
event-moved = { $unit-subject } { $unit-number ->
        [one] moves
       *[other] move
    } from { $from } to { $to }.
event-rushed = { $unit-subject } { $unit-number ->
        [one] rushes
       *[other] rush
    } from { $from } to { $to } and must attack the unit on { $target }.
event-attacked = { $unit-subject } of { $seat-object } on { $from } { $manner ->
        [1] { $unit-number ->
            [one] makes
           *[other] make
        } a bonus attack on
        [2] { $unit-number ->
            [one] spins
           *[other] spin
        } a web at
       *[0] { $unit-number ->
            [one] attacks
           *[other] attack
        }
    } { $target-object } of { $other-object } on { $to } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-battled-back = { $unit-subject } of { $seat-object } on { $from } { $first ->
        [0] { $unit-number ->
        [one] battles
       *[other] battle
    } back against
       *[1] { $unit-number ->
        [one] strikes
       *[other] strike
    } first from ambush at
    } { $target-object } of { $other-object } on { $to } with { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-rolled = The { dice-show } { dice-faces }.
event-rout-rolled = For the rout roll of { $unit-object } on { $hex } one die is rolled for each hex entered. The { dice-show } { dice-faces }. { $hits ->
        [0] No { $colour } helmet came up, so no figure is lost.
       *[other] Each { $colour } helmet costs a figure.
    }
event-critical-rolled = One die for each hit decides whether it is a critical hit on { $unit-object } on { $hex }. The { dice-show } { dice-faces }. { $hits ->
        [0] Without a { $colour } helmet it is no critical hit.
       *[other] With a { $colour } helmet it is a critical hit.
    }
event-lost = { $unit-subject } on { $hex } { $unit-number ->
        [one] loses
       *[other] lose
    } { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }{ $left ->
        [0] , and none is left
       *[other] ; { $left } of { $full } { $left ->
        [one] is
       *[other] are
    } left
    }.
event-head-lost = The hydra on { $hex } loses { $heads ->
        [one] 1 head
       *[other] { $heads } heads
    }; { $left ->
        [0] none is
        [one] 1 is
       *[other] { $left } are
    } left.
event-eliminated = { $unit-subject } on { $hex } { $unit-number ->
        [one] is eliminated
       *[other] are eliminated
    }, which gives { $seat-object } banner { $total }{ $lead ->
        [0] {" "}of { $goal }
       *[other] ; { $goal } banners and a lead of { $lead } are needed
    }.
event-ignored = { $unit-subject } on { $hex } { $unit-number ->
        [one] ignores
       *[other] ignore
    } { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }{ $left ->
        [0] {""}
        [one] ; 1 more counts
       *[other] ; { $left } more count
    }.
event-retreated = { $unit-subject } of { $seat-object } { $unit-number ->
        [one] retreats
       *[other] retreat
    } from { $from } to { $to }.
event-blocked = { $unit-subject } on { $hex } cannot retreat far enough ({ $hexes ->
        [one] 1 hex is
       *[other] { $hexes } hexes are
    } missing) and { $unit-number ->
        [one] takes { $hexes ->
            [one] 1 hit
           *[other] { $hexes } hits
        } for that
       *[other] lose a figure for { $hexes ->
            [one] it
           *[other] each
        }
    }.
event-trampled = { $unit-subject } on { $hex } { $unit-number ->
        [one] is trampled
       *[other] are trampled
    } underfoot.
event-ground-gained = { $unit-subject } of { $seat-object } { $unit-number ->
        [one] gains
       *[other] gain
    } ground from { $from } to { $to }.
event-pursued = { $unit-subject } of { $seat-object } { $unit-number ->
        [one] moves
       *[other] move
    } on one more hex to { $to } in pursuit.
event-tokens = { $seat-subject } { $seat-number ->
        [one] takes
       *[other] take
    } { $tokens ->
        [one] 1 Lore token
       *[other] { $tokens } Lore tokens
    } and { $seat-number ->
        [one] has
       *[other] have
    } { $left } now.
event-paid = { $seat-subject } { $seat-number ->
        [one] gives up
       *[other] give up
    } { $tokens ->
        [one] 1 Lore token
       *[other] { $tokens } Lore tokens
    } { $paying } and { $seat-number ->
        [one] has
       *[other] have
    } { $left ->
        [0] none
       *[other] { $left }
    } left.
event-stored = A Lore token is stored on { $unit-object } on { $hex }.
event-power-used = { $unit-subject } on { $hex } uses its power “{ $power }”.
event-lore-played = { $seat-subject } { $seat-number ->
        [one] plays
       *[other] play
    } “{ $card }”{ $encore ->
        [0] {""}
       *[other] {" "}together with “{ lore-rogue-deja-vu }”
    } for { $cost ->
        [one] 1 Lore token
       *[other] { $cost } Lore tokens
    }{ $encore ->
        [0] { $more ->
            [0] {""}
           *[other] , { $more } of them for want of a { $master },
        }
       *[other] , { $encore } of them for “{ lore-rogue-deja-vu }”{ $more ->
            [0] {""}
           *[other] {" "}and { $more } for want of a { $master }
        },
    } and { $seat-number ->
        [one] has
       *[other] have
    } { $left ->
        [0] none
       *[other] { $left }
    } left. What it does: { $card-help }{ $encore ->
        [0] {""}
       *[other] {" "}“{ lore-rogue-deja-vu }” lets the card come back to the hand.
    }
event-lore-cancelled = “{ $card }” is cancelled and has no effect.
event-lore-rolled = A roll is made for “{ $card }” on { $unit-object } on { $hex }. The { dice-show } { dice-faces }. { $drives ->
        [0] { $works ->
            [0] None of the dice counts.
            [one] 1 of the dice counts.
           *[other] { $works } of the dice count.
        }
       *[1] { $flag ->
            [0] { $works ->
                [0] None of the dice counts.
                [one] 1 of the dice counts.
               *[other] { $works } of the dice count.
            }
           *[other] { $works ->
                [0] Only flags count.
                [one] Beside flags 1 of the dice counts.
               *[other] Beside flags { $works } of the dice count.
            }
        }
    }
event-card-rolled = A roll is made for “{ $card }”. The { dice-show } { dice-faces }.
event-armed = { $unit-subject } on { $hex } { $unit-number ->
        [one] carries
       *[other] carry
    } long bows now.
event-healed = { $unit-subject } on { $hex } { $unit-number ->
        [one] gets
       *[other] get
    } { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    } back and { $unit-number ->
        [one] has
       *[other] have
    } { $left } of { $full }.
event-ported = { $unit-subject } { $unit-number ->
        [one] vanishes
       *[other] vanish
    } from { $from } and { $unit-number ->
        [one] appears
       *[other] appear
    } on { $to }.
event-poison-put = { $unit-subject } on { $hex } { $unit-number ->
        [one] is poisoned
       *[other] are poisoned
    }.
event-poison-ended = { $unit-subject } on { $hex } { $unit-number ->
        [one] shakes
       *[other] shake
    } off the poison.
event-web-put = { $unit-subject } on { $hex } { $unit-number ->
        [one] is caught
       *[other] are caught
    } in a web.
event-web-torn = { $unit-subject } on { $hex } { $unit-number ->
        [one] tears
       *[other] tear
    } the web.
event-drew = { $seat-subject } { $seat-number ->
        [one] draws
       *[other] draw
    } the Command card “{ $card }”.
event-drew-hidden = { $seat-subject } { $seat-number ->
        [one] draws
       *[other] draw
    } a Command card.
event-discarded = { $seat-subject } { $seat-number ->
        [one] puts
       *[other] put
    } the Command card “{ $card }” on the discard pile.
event-drew-lore = { $seat-subject } { $seat-number ->
        [one] draws
       *[other] draw
    } the Lore card “{ $card }”.
event-drew-lore-hidden = { $seat-subject } { $seat-number ->
        [one] draws
       *[other] draw
    } a Lore card.
event-discarded-lore = { $seat-subject } { $seat-number ->
        [one] discards
       *[other] discard
    } the Lore card “{ $card }”{ $why ->
        [first] {" "}from the first four
        [other] , the other of the two drawn
        [limit] , holding more than the { $limit } Lore { $limit ->
            [one] card
           *[other] cards
        } allowed
       *[card] {""}
    }.
event-rack-filled = “{ $card }” comes to the epic holder.
event-rack-cleared = Only Tactic cards stand in the epic holder; it is renewed.
event-shuffled = { $whole ->
        [1] All Command cards of both piles are shuffled together.
       *[0] The Command discard pile is shuffled and drawn from again.
    }
event-looked = { $seat-subject } { $seat-number ->
        [one] looks
       *[other] look
    } at the cards of { $other-object }.
event-objective-held = { $camp-subject } hold { $hex }, which is worth { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    }; they have { $total } of { $goal } now.
event-objective-lost = { $camp-subject } no longer hold { $hex } and lose its { $banners ->
        [one] banner
       *[other] { $banners } banners
    }; they have { $total } of { $goal } now.
event-trained = { $unit-subject } on { $hex } { $unit-number ->
        [one] raises
       *[other] raise
    } the banner, which is { $colour } now.
event-council = The council of { $seat-object } has { $commander ->
        [0] no Commander
       *[other] a Commander of level { $commander }
    }{ $cleric ->
        [0] {""}
       *[other] , a Cleric of level { $cleric }
    }{ $wizard ->
        [0] {""}
       *[other] , a Wizard of level { $wizard }
    }{ $rogue ->
        [0] {""}
       *[other] , a Rogue of level { $rogue }
    }{ $warrior ->
        [0] {""}
       *[other] , a Warrior of level { $warrior }
    } and { $creature ->
        [0] no creature
        [one] 1 creature
       *[other] { $creature } creatures
    }.
event-placed = { $seat-subject } { $seat-number ->
        [one] places
       *[other] place
    } { $terrain-number ->
        [several] { $terrain }
       *[other] a { $terrain }
    } on { $hex-bare }.
event-deployed = { $seat-subject } { $seat-number ->
        [one] deploys
       *[other] deploy
    } { $unit-object } on { $hex }.
event-forgone = { $seat-subject } { $seat-number ->
        [one] has
       *[other] have
    } to do without { $unit }.
event-levied = { $seat-subject } { $seat-number ->
        [one] puts
       *[other] put
    } a levy token ({ $colour }) on { $hex }.
event-turned-up = { $seat-subject } { $seat-number ->
        [one] turns
       *[other] turn
    } up the card “{ $card }” ({ $post }).
event-set-chosen = { $seat-subject } { $seat-number ->
        [one] chooses
       *[other] choose
    } { $set }.
event-drew-deployment = { $seat-subject } { $seat-number ->
        [one] draws
       *[other] draw
    } the deployment card { $card }.
event-drew-deployment-hidden = { $seat-subject } { $seat-number ->
        [one] draws
       *[other] draw
    } a deployment card.
event-drafted = { $seat-subject } { $seat-number ->
        [one] takes
       *[other] take
    } the specialist card “{ $card }”.
event-specialist-played = { $seat-subject } { $seat-number ->
        [one] plays
       *[other] play
    } the specialist card “{ $card }”.
event-first-turn = { $seat-subject } { $seat-number ->
        [one] takes
       *[other] take
    } the first turn.
event-turn-marker = { $seat-subject } { $seat-number ->
        [one] receives
       *[other] receive
    } turn marker { $marker }.
event-last-round = { $camp-subject } have their banners; this round is the last.
event-won = { $camp-subject } win by { $banners } banners to { $against }.
event-hit = { $hits ->
        [0] There is no hit on { $unit-object } on { $hex }.
        [one] There is 1 hit on { $unit-object } on { $hex }.
       *[other] There are { $hits } hits on { $unit-object } on { $hex }.
    }
event-strikes-lost = { $strikes ->
        [one] 1 bonus strike of { $unit-object } does not count because { $why }.
       *[other] { $strikes } bonus strikes of { $unit-object } do not count because { $why }.
    }
event-dodged = { $unit-subject } on { $hex } { $unit-number ->
        [one] dodges
       *[other] dodge
    } { $helmets ->
        [one] 1 helmet hit
       *[other] { $helmets } helmet hits
    }.
event-not-answered = { $unit-subject } on { $hex } { $unit-number ->
        [one] does
       *[other] do
    } not battle back.
event-stayed = { $unit-subject } on { $hex } { $unit-number ->
        [one] does
       *[other] do
    } not gain ground.
event-lore-returned = “{ $card }” comes back into the hand of { $seat-object }.
event-lore-shuffled = The Lore discard pile is shuffled and drawn from again.
event-aimed-at = “{ $card }” is played on { $unit-object } on { $hex }.
event-aimed-in = “{ $card }” is played on { $section-object }, as its player sees the field.
event-aimed-on = “{ $card }” is played against { $seat-object }.
event-flames = A wall of flame rises on { $hex }.
event-poison-rolled = The die for the poison in { $unit-object } on { $hex } shows { dice-faces }. A helmet of the own colour or a Lore symbol costs a figure, a flag ends the poison.
event-green-rolled = { $seat-subject } { $seat-number ->
        [one] rolls
       *[other] roll
    } six dice for the lead and { $seat-number ->
        [one] gets
       *[other] get
    } { $helmets ->
        [0] no green helmet
        [one] 1 green helmet
       *[other] { $helmets } green helmets
    }.
event-creature-taken = { $seat-subject } { $seat-number ->
        [one] has
       *[other] have
    } chosen { $unit-object } for the council.
event-zone-taken = { $seat-subject } { $seat-number ->
        [one] deploys
       *[other] deploy
    } in the { $zone }.
command-scout-left = Scout (left)
command-scout-left-help = Order 1 unit on the left; draw two cards at the end of the turn, keep one.
command-scout-center = Scout (centre)
command-scout-center-help = Order 1 unit in the centre; draw two cards at the end of the turn, keep one.
command-scout-right = Scout (right)
command-scout-right-help = Order 1 unit on the right; draw two cards at the end of the turn, keep one.
command-patrol-left = Patrol (left)
command-patrol-left-help = Order 2 units on the left.
command-patrol-center = Patrol (centre)
command-patrol-center-help = Order 2 units in the centre.
command-patrol-right = Patrol (right)
command-patrol-right-help = Order 2 units on the right.
command-attack-left = Attack (left)
command-attack-left-help = Order 3 units on the left.
command-attack-center = Attack (centre)
command-attack-center-help = Order 3 units in the centre.
command-attack-right = Attack (right)
command-attack-right-help = Order 3 units on the right.
command-advance-left = Advance (left)
command-advance-left-help = Order a unit on the left for each Command card you hold, this one included.
command-advance-center = Advance (centre)
command-advance-center-help = Order a unit in the centre for each Command card you hold, this one included.
command-advance-right = Advance (right)
command-advance-right-help = Order a unit on the right for each Command card you hold, this one included.
command-scouting-line = Scouting Line
command-scouting-line-help = Order 1 unit in each section.
command-both-wings = Both Wings
command-both-wings-help = Order 2 units on the left and 2 on the right.
command-general-advance = General Advance
command-general-advance-help = Order 2 units in each section.
command-green-banners = Green Banners
command-green-banners-help = Order a green unit anywhere for each Command card you hold, this one included.
command-blue-banners = Blue Banners
command-blue-banners-help = Order a blue unit anywhere for each Command card you hold, this one included.
command-red-banners = Red Banners
command-red-banners-help = Order a red unit anywhere for each Command card you hold, this one included.
command-mounted-charge = Mounted Charge
command-mounted-charge-help = Order up to 4 mounted units; each has one die more in melee.
command-foot-onslaught = Foot Onslaught
command-foot-onslaught-help = Order all foot units of one section; each may move a hex farther and still battle in melee.
command-darken-the-sky = Darken the Sky
command-darken-the-sky-help = Order all missile units; they do not move and fire twice, or attack once if an enemy is adjacent.
command-counter-attack = Counter-Attack
command-counter-attack-help = Repeat the orders of the card your opponent played last. Left and right are exchanged, so that they are for the same stretch of the board.
command-leadership = Leadership
command-leadership-help = Order one unit; it has two dice more. Epic: one more unit for each level of your Commander, each with one die more.
command-battle-lust = Battle Lust
command-battle-lust-help = Roll a die for each Command card: helmets order units of their colour, strikes any unit, Lore symbols give tokens; these units have one die more (epic: two). Then both piles are shuffled together.
command-rally = Rally
command-rally-help = Roll a die for each Command card: a helmet returns a figure to a unit of its colour, a strike or Lore symbol to any; then order up to two of these units, or any one.
lore-cleric-mend = Mend
lore-cleric-mend-help = Roll 2 dice for a hurt unit: its colour and Lore symbols bring figures back.
lore-cleric-steadfast-prayer = Steadfast Prayer
lore-cleric-steadfast-prayer-help = Your unit under attack is Bold 2 for this battle.
lore-cleric-bless = Bless
lore-cleric-bless-help = An ordered unit has a die more in melee this turn, and is bold until your next turn.
lore-cleric-move-as-the-wind = Move as the Wind
lore-cleric-move-as-the-wind-help = An ordered unit moves 2 hexes farther and is not stopped by terrain.
lore-cleric-shield-of-faith = Shield of Faith
lore-cleric-shield-of-faith-help = Bonus strikes have no effect on your unit in this battle.
lore-cleric-entangling-roots = Entangling Roots
lore-cleric-entangling-roots-help = An enemy on or next to forest may not move in its next turn.
lore-cleric-healing-hands = Healing Hands
lore-cleric-healing-hands-help = Roll level + 2 dice for a hurt unit: its colour, strikes and Lore symbols bring figures back.
lore-cleric-mists-of-terror = Mists of Terror
lore-cleric-mists-of-terror-help = Enemies in one section can neither ignore flags nor battle back this turn.
lore-cleric-sanctuary = Sanctuary
lore-cleric-sanctuary-help = No melee against one of your units until your next turn; it may not battle either.
lore-cleric-forest-frenzy = Forest Frenzy
lore-cleric-forest-frenzy-help = Level + 1 dice against each enemy on or next to forest: its colour and Lore symbols hit.
lore-cleric-hills-rumble = Hills Rumble
lore-cleric-hills-rumble-help = Level + 1 dice against each enemy on or next to a hill: its colour and Lore symbols hit.
lore-cleric-rivers-rage = Rivers Rage
lore-cleric-rivers-rage-help = Level + 1 dice against each enemy on a crossing or next to a river: its colour and Lore symbols hit.
lore-cleric-becalm = Becalm
lore-cleric-becalm-help = Ranged attacks of the opponent roll at most one die this turn.
lore-cleric-mass-healing = Mass Healing
lore-cleric-mass-healing-help = Each hurt unit of yours in one section gets a figure back.
lore-cleric-judgement = Judgement
lore-cleric-judgement-help = Level + 2 dice against an enemy: its colour and Lore symbols hit, each flag drives it back a hex.
lore-wizard-arcane-spark = Arcane Spark
lore-wizard-arcane-spark-help = 2 dice against an enemy within 4 hexes of a unit of yours: its colour hits.
lore-wizard-scrying = Scrying
lore-wizard-scrying-help = See all cards of the opponent; draw a Lore card and discard one.
lore-wizard-leaden-feet = Leaden Feet
lore-wizard-leaden-feet-help = An enemy unit moves at most one hex this turn.
lore-wizard-eagle-eye = Eagle Eye
lore-wizard-eagle-eye-help = A missile unit shoots 2 hexes farther, and units do not block its sight.
lore-wizard-dispel-lore = Dispel Lore
lore-wizard-dispel-lore-help = The opponent's Lore card has no effect.
lore-wizard-runed-blades = Runed Blades
lore-wizard-runed-blades-help = Lore symbols of an ordered unit hit in melee this turn.
lore-wizard-mirror-image = Mirror Image
lore-wizard-mirror-image-help = The attacker rolls one die fewer for each level, at least one.
lore-wizard-creeping-doom = Creeping Doom
lore-wizard-creeping-doom-help = A die for each level against an enemy and every enemy next to it: colours hit, flags drive back.
lore-wizard-mass-speed = Mass Speed
lore-wizard-mass-speed-help = All units you order move a hex farther and may still battle.
lore-wizard-portal = Portal
lore-wizard-portal-help = Any unit appears up to 3 hexes for each level + 1 away; your own is thereby ordered and may battle, but not move.
lore-wizard-enchanted-mass-might = Enchanted Mass Might
lore-wizard-enchanted-mass-might-help = All units you order have a die more in melee.
lore-wizard-chain-lightning = Chain Lightning
lore-wizard-chain-lightning-help = Level + 2 dice against an enemy; after a hit it leaps on to an adjacent enemy not yet hit, with a die fewer.
lore-wizard-wall-of-flame = Wall of Flame
lore-wizard-wall-of-flame-help = Up to 3 connected empty hexes burn until your next turn.
lore-wizard-fireball = Fireball
lore-wizard-fireball-help = Level + 2 dice against an enemy: a Lore symbol destroys it, its colour hits.
lore-wizard-skyfall = Skyfall
lore-wizard-skyfall-help = Level + 1 dice against each enemy in one section: its colour and strikes hit.
lore-rogue-pick-pocket = Pick Pocket
lore-rogue-pick-pocket-help = Take level + 1 tokens from an opponent.
lore-rogue-agility = Agility (Rogue)
lore-rogue-agility-help = Your unit under attack ignores one helmet hit of this battle.
lore-rogue-deja-vu = Déjà Vu!
lore-rogue-deja-vu-help = With another Lore card of yours: that one comes back to your hand.
lore-rogue-fearless = Fearless (Rogue)
lore-rogue-fearless-help = Your unit under attack ignores all flags this turn and counts as bold.
lore-rogue-backstab = Backstab (Rogue)
lore-rogue-backstab-help = The attacker's bonus strikes hit the attacker's own unit.
lore-rogue-parry = Parry (Rogue)
lore-rogue-parry-help = The attacker rolls exactly 2 dice this turn.
lore-rogue-false-orders = False Orders
lore-rogue-false-orders-help = The opponent takes his Command card back and must play another of his cards, drawn unseen.
lore-rogue-terrified = Terrified!
lore-rogue-terrified-help = An enemy retreats a hex for each level and cannot ignore it.
lore-rogue-shadow-march = Shadow March
lore-rogue-shadow-march-help = An ordered foot unit moves 3 hexes through everything, but may not battle.
lore-rogue-ambush = Ambush
lore-rogue-ambush-help = Your unit attacked in melee strikes first; if the attacker is still there he rolls, and there is no battle back.
lore-rogue-cut-the-supplies = Cut the Supplies
lore-rogue-cut-the-supplies-help = An opponent discards a Lore card and 2 tokens.
lore-rogue-spy-ring = Spy Ring
lore-rogue-spy-ring-help = See an opponent's Command cards and discard one; he draws another.
lore-rogue-poisoned-blades = Poisoned Blades
lore-rogue-poisoned-blades-help = Lore symbols of an ordered unit hit, and its flags count double this turn.
lore-rogue-hit-and-run = Hit and Run
lore-rogue-hit-and-run-help = A unit that has battled may move 2 hexes.
lore-rogue-foiled = Foiled!
lore-rogue-foiled-help = The opponent's Lore card has no effect; you take one of its tokens.
lore-warrior-strength = Strength
lore-warrior-strength-help = An ordered unit has a die more in its battles this turn.
lore-warrior-agility = Agility (Warrior)
lore-warrior-agility-help = Your unit under attack ignores one helmet hit of this battle.
lore-warrior-take-aim = Take Aim
lore-warrior-take-aim-help = A missile unit has 3 dice more in its ranged attacks this turn.
lore-warrior-fearless = Fearless (Warrior)
lore-warrior-fearless-help = Your unit under attack ignores all flags this turn and counts as bold.
lore-warrior-run = Run
lore-warrior-run-help = An ordered unit moves a hex farther.
lore-warrior-parry = Parry (Warrior)
lore-warrior-parry-help = The attacker rolls exactly 2 dice this turn.
lore-warrior-berserk = Berserk
lore-warrior-berserk-help = The attacking unit has a die more in melee for each level; strikes that hit add dice once.
lore-warrior-backstab = Backstab (Warrior)
lore-warrior-backstab-help = The attacker's bonus strikes hit the attacker's own unit.
lore-warrior-hold-fast = Hold Fast
lore-warrior-hold-fast-help = Your units in one section are bold this turn.
lore-warrior-follow-me = Follow Me!
lore-warrior-follow-me-help = Order one more unit next to an ordered one.
lore-warrior-second-wind = Second Wind
lore-warrior-second-wind-help = A foot unit that emptied a hex in melee may enter it and battle once more.
lore-warrior-volley = Volley
lore-warrior-volley-help = All ordered missile units have a die more in ranged combat.
lore-warrior-couched-lances = Couched Lances
lore-warrior-couched-lances-help = All ordered mounted units have a die more in their first melee.
lore-warrior-field-command = Field Command
lore-warrior-field-command-help = Instead of a Command card: order a unit for each Command card you hold.
lore-warrior-assault = Assault
lore-warrior-assault-help = Instead of a Command card: order all your units; each moves at most one hex and has a die more in melee. Epic: your battles of this turn bring no tokens.

## Refusals that need words of their own
reason-B20-38 = Each Lore symbol of the creature is spent on a power, stored on it, or taken into the goblet.
reason-B24-15 = A camp plays up to two section cards, or a single tactic card.
reason-B27-24 = A replacement has the same colour or a lower one: red before blue before green.
reason-B28-6 = The draft has an order: the host chooses one, the opponent two, the host one.
reason-B10-20 = A cliff cannot be crossed at its marked edges.
reason-B6-10 = The unit does not fit the text of the card.
reason-B13-4 = A retreat goes backwards, towards one's own edge, never sideways or forward.
reason-B26-19 = Choose a hex of your baseline.
reason-B20-41 = A creature's power works in its own attacks, not when it battles back or strikes out of an ambush.
reason-B25-11 = Each player names the ordered units of his own section.
strike-why-never = this weapon never hits with a bonus strike
strike-why-melee = this weapon hits with a bonus strike only from a distance
strike-why-mounted = with this weapon the first bonus strike against mounted units misses
strike-why-stakes = stakes stop one
strike-why-card = a Lore card stops bonus strikes
event-strikes-parried = { $strikes ->
        [one] 1 bonus strike against { $unit-object } on { $hex } does not count because { $why }.
       *[other] { $strikes } bonus strikes against { $unit-object } on { $hex } do not count because { $why }.
    }
event-helmets-missed = { $helmets ->
        [one] 1 helmet is
       *[other] { $helmets } helmets are
    } of another colour and { $helmets ->
        [one] misses
       *[other] miss
    }, as of the helmets only { $colour } ones hit { $unit-object }.
courage-nature = by nature
courage-support = by support from two friendly units
courage-landmark = at this landmark
courage-stronghold = beside a friendly stronghold
courage-rampart = on a rampart or behind stakes
courage-music = by music
courage-card = by a card
event-bold-by = { $unit-subject } on { $hex } { $unit-number ->
        [one] is
       *[other] are
    } bold { $near ->
        [0] { $courage }
       *[1] beside the friendly stronghold on { $by-bare }
    }, which lets { $unit-number ->
        [one] it
       *[other] them
    } ignore { $level ->
        [one] 1 flag
       *[other] { $level } flags
    }.
event-own-dice = { $unit-subject } { $unit-number ->
        [one] has
       *[other] have
    } { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } { $unit-number ->
        [one] by its card
       *[other] by colour and weapon
    }.
event-terrain-dice = The terrain leaves { $unit-object } { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-more-dice = Lore cards give { $unit-object } { $dice ->
        [one] 1 die more
       *[other] { $dice } dice more
    }.
event-fewer-dice = Cards leave { $unit-object } { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
event-battle-over = The battle at { $hex } is over.

# A hex with the terrain it lies in, if it has any.
hex-name = { $terrain ->
        [wooded] { $name } ({ terrain-wooded })
        [elevated] { $name } ({ terrain-elevated })
        [waterway] { $name } ({ terrain-waterway })
        [fordable-waterway] { $name } ({ terrain-fordable-waterway })
        [ford] { $name } ({ terrain-ford })
        [bridge-wooden] { $name } ({ terrain-bridge-wooden })
        [bridge-stone] { $name } ({ terrain-bridge-stone })
        [rampart] { $name } ({ terrain-rampart })
        [marsh] { $name } ({ terrain-marsh })
        [cliff] { $name } ({ terrain-cliff })
        [stronghold] { $name } ({ terrain-stronghold })
        [magic-pentacle] { $name } ({ terrain-magic-pentacle })
        [healing-pool] { $name } ({ terrain-healing-pool })
        [training-camp] { $name } ({ terrain-training-camp })
        [rogues-den] { $name } ({ terrain-rogues-den })
        [secret-passage] { $name } ({ terrain-secret-passage })
        [lair] { $name } ({ terrain-lair })
       *[none] { $name }
    }

## Advice
advice-goal = { $left ->
        [one] You need one more banner
       *[other] You need { $left } more banners
    }, { $foe-object } { $theirs }. A banner is a unit destroyed to its last figure.
advice-goal-own = One more banner wins the battle: look for a unit that you can destroy to its last figure.
advice-goal-foe = { $foe-subject } { $foe-number ->
        [one] needs
       *[other] need
    } only one more banner: keep hurt units out of reach.
advice-hurt-foe = The enemy unit on { $hex } has only { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } left, and your unit on { $from } can attack it: that would be a banner.
advice-hurt-own = Your unit on { $hex } has only { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } left and can be attacked from { $from }: move it away, or strike first.
advice-unsteady = Your unit on { $hex } is not bold and has { $foes ->
        [one] an enemy
       *[other] { $foes } enemies
    } beside it: one flag makes it retreat, and it cannot battle back. Two friends next to it make it bold.
advice-lore = Your { $tokens } Lore pay for { $cards ->
        [one] one of your Lore cards
       *[other] { $cards } of your Lore cards
    }; the dearest costs { $cost }. Unspent Lore wins nothing.
advice-orders = { $units ->
        [one] One of your units
       *[other] { $units } of your units
    } can attack where they stand: order those first, and bring others beside them.
advice-orders-far = None of your units can attack where it stands: order the ones that get within reach together, not one by one.
## The drawing desk

desk-ground = Ground
desk-cliffs = Marked edges of cliffs
desk-units-standard = Units of the Standards
desk-units-pennant = Units of the Pennants
desk-landmarks = Landmarks
desk-goals = Goals and more
desk-plain = open ground
desk-clear = clear the hex
desk-edge-e = edge east
desk-edge-ne = edge north-east
desk-edge-nw = edge north-west
desk-edge-w = edge west
desk-edge-sw = edge south-west
desk-edge-se = edge south-east
desk-owner-standard = Standards
desk-owner-pennant = Pennants
desk-owner-neutral = nobody's
desk-objective = objective
desk-ally = unit of the second ally
desk-musician-drummer = drummer
desk-musician-band = band
desk-musician-piper = piper
desk-name-en = Name in English
desk-name-de = Name in German
desk-id = Short name of the file
desk-board = Board
desk-board-standard = standard
desk-board-epic = epic
desk-first = Who begins
desk-first-standard = the Standards
desk-first-pennant = the Pennants
desk-first-most-green = who has more green banners
desk-muster = Armies
desk-muster-scenario = those of the scenario
desk-muster-improvised = mustered, improvised
desk-muster-organised = mustered, organised
desk-banners = Banners to win
desk-hand = Command cards
desk-lead = Lead needed
desk-ceiling = Banners that win without a lead
desk-allies-banners = Banners to win with allies
desk-council-levels = Levels of the council
desk-council-commander = Level of the Commander
desk-council-prescribed = Councils are prescribed
desk-offers = creatures to choose from
# What a judgement learnt from play goes by: about one seat.

trait-strength = strength of the camp
trait-initiative = what this turn may still bring
trait-banners = banners won
trait-last-banners = banners within two of the goal
trait-units = units on the battlefield
trait-figures = figures on the battlefield
trait-weak-units = units with fewer than three figures
trait-dice = dice of all units
trait-creatures = creatures on the battlefield
trait-forward = units beyond the middle
trait-close = units beside an enemy
trait-lore = Lore tokens
trait-lore-cards = Lore cards in hand
trait-bold = bold units
trait-attackers = units with an enemy in reach
trait-threatened = enemy dice that can reach our units
trait-prey = units that may be lost in one turn
## What a bare verb means where it is said
verb-pass-in-window = play no Lore card
verb-pass-in-battleback = not battle back
verb-pass-in-gainground = not gain ground
verb-pass-in-pursuit = not pursue
verb-pass-in-bonusattack = make no bonus attack
verb-pass-in-training = raise no banner
verb-pass-in-othercreature = take no other creature
verb-pass-in-placestronghold = put down no stronghold
verb-pass-in-afterbattle = not move after the battle
verb-pass-in-secondwind = not enter the emptied hex
verb-pass-in-draft = draft no specialist card
verb-done-in-symbols = make no more of the Lore symbols
verb-done-in-commandphase = play no second card
verb-done-in-secondsection = add no Section card
verb-done-in-orderphase = order no more units
verb-done-in-rallying = return no more figures
verb-done-in-aiming = name no more targets
verb-done-in-secondgoblins = not deploy the second goblin unit
verb-done-in-playspecialists = play no more specialist cards
verb-done-in-specialist = do no more with this card
verb-end-in-movementphase = end the movement
verb-end-in-combatphase = end the battles

## What tokens are paid for, where dice come from
paying-card = for the card
paying-orders = for orders out of section or to units of the ally
paying-hexes = for the hexes moved
paying-afar = for orders out of section
paying-ally = for a unit of the ally
paying-theft = to the pickpocket
paying-supplies = because the supplies are cut
event-tactic-dice = “{ $card }” gives { $unit-object } { $dice ->
        [one] 1 die more
       *[other] { $dice } dice more
    }.
event-rolled-on = { $card ->
        [0] { $dice ->
            [one] 1 of these dice is a further one that a bonus strike brought { $unit-object }.
           *[other] { $dice } of these dice are further ones that bonus strikes brought { $unit-object }.
        }
       *[1] { $dice ->
            [one] 1 of these dice is a further one that a bonus strike brought { $unit-object } by the Lore card.
           *[other] { $dice } of these dice are further ones that bonus strikes brought { $unit-object } by the Lore card.
        }
    }

## Decisions as the log tells them
event-driven = { $flags ->
        [0] { $unit-subject } on { $hex } { $unit-number ->
        [one] is
       *[other] are
    } pushed back
        [one] 1 flag drives { $unit-object } on { $hex } back
       *[other] { $flags } flags drive { $unit-object } on { $hex } back
    } { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
    }{ $frightened ->
        [0] {""}
       *[1] , two for each flag, as { $unit-number ->
        [one] it is
       *[other] they are
    } frightened
    }.
event-scouted = { $seat-subject } { $seat-number ->
        [one] keeps
       *[other] keep
    } one of the cards drawn and { $seat-number ->
        [one] discards
       *[other] discard
    } the other, “{ $card }”.
event-moved-dice = Having moved, { $unit-object } { $unit-number ->
        [one] has
       *[other] have
    } { $dice ->
        [one] one die
       *[other] { $dice } dice
    } fewer.
event-creature-lost = { $seat-subject } { $seat-number ->
        [one] does
       *[other] do
    } not get { $unit-object }, which goes to { $other-object }, first in turn order; another creature may be taken.
told-pass-in-window = { $who-subject } { $who-number ->
        [one] plays
       *[other] play
    } no Lore card.
    .aside = live
told-pass-in-battleback = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not battle back.
told-pass-in-gainground = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not gain ground.
told-pass-in-pursuit = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } no pursuit move.
told-pass-in-bonusattack = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } no bonus attack.
told-pass-in-training = { $who-subject } { $who-number ->
        [one] raises
       *[other] raise
    } no banner.
told-pass-in-othercreature = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } no other creature.
told-pass-in-placestronghold = { $who-subject } { $who-number ->
        [one] puts
       *[other] put
    } down no stronghold.
told-pass-in-afterbattle = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not move after the battle.
told-pass-in-secondwind = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not enter the emptied hex.
told-pass-in-draft = { $who-subject } { $who-number ->
        [one] drafts
       *[other] draft
    } no specialist card.
told-done-in-symbols = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } no more of the Lore symbols.
told-done-in-commandphase = { $who-subject } { $who-number ->
        [one] plays
       *[other] play
    } no second card.
told-done-in-secondsection = { $who-subject } { $who-number ->
        [one] adds
       *[other] add
    } no Section card.
told-done-in-orderphase = { $who-subject } { $who-number ->
        [one] orders
       *[other] order
    } no more units.
    .aside = live
told-done-in-rallying = { $who-subject } { $who-number ->
        [one] returns
       *[other] return
    } no further figures.
    .aside = live
told-done-in-aiming = { $who-subject } { $who-number ->
        [one] names
       *[other] name
    } no more targets.
told-done-in-secondgoblins = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } not deploy the second goblin unit.
told-done-in-playspecialists = { $who-subject } { $who-number ->
        [one] plays
       *[other] play
    } no more specialist cards.
told-done-in-specialist = { $who-subject } { $who-number ->
        [one] does
       *[other] do
    } no more with this card.
told-end-in-movementphase = { $who-subject } { $who-number ->
        [one] ends
       *[other] end
    } the movement.
    .aside = live
told-end-in-combatphase = { $who-subject } { $who-number ->
        [one] ends
       *[other] end
    } the battles.
    .aside = live
told-ignore = { $who-subject } { $who-number ->
        [one] ignores
       *[other] ignore
    } { $flags ->
        [0] no flag
        [one] 1 flag
       *[other] { $flags } flags
    }.
told-draw-two = { $who-subject } { $who-number ->
        [one] draws
       *[other] draw
    } two Lore cards and { $who-number ->
        [one] keeps
       *[other] keep
    } one of them.
told-card-and-token = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } one Lore card and one Lore token.
told-two-tokens = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } two Lore tokens.
told-take-creature = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } { $creature-object } into the council.
told-attack = { $who-subject } { $who-number ->
        [one] declares
       *[other] declare
    } an attack from { $from } on { $target }.
told-battle-back = { $who-subject } { $who-number ->
        [one] battles
       *[other] battle
    } back.
told-bonus-attack = { $who-subject } { $who-number ->
        [one] makes
       *[other] make
    } a bonus attack on { $target }.
told-goblet = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } a Lore token for the symbol.
told-aim = { $who-subject } { $who-number ->
        [one] aims
       *[other] aim
    } at { $hex }.
event-card-means = “{ $card }” says: { $card-help }
event-section-chosen = { $seat-subject } { $seat-number ->
        [one] chooses
       *[other] choose
    } { $section-object }.
told-exchange = { $who-subject } { $who-number ->
        [one] exchanges
       *[other] exchange
    } the levy on { $levy } for { $unit-object }.
event-turned-back = { $strikes ->
        [one] 1 bonus strike falls
       *[other] { $strikes } bonus strikes fall
    } back on the attacker, { $unit-object } on { $hex }.
event-foiled = After the ambush the attack of { $unit-object } from { $hex } comes to nothing.
scenario-ploughland = The Ploughland at Saint-Aubert
scenario-three-crossings = Three Crossings
scenario-greywater = Greywater Hollow
scenario-hollow-bridge = The Toll at Hollow Bridge
scenario-thornwatch = Thornwatch
scenario-long-field = The Long Field
scenario-broad-heath = The Broad Heath
scenario-mill-brook = The Mill Brook
scenario-fen-drums = Drums in the Fen
scenario-beacon-hills = The Beacon Hills
scenario-old-rampart = The Old Rampart
scenario-free-muster = The Free Muster
scenario-grand-muster = The Grand Muster
scenario-twin-fords = The Twin Fords
scenario-own = a battlefield of the players’ own
event-battle-set = { $own ->
        [1] The battle is fought on a battlefield of the players’ own
       *[0] The battle is “{ $scenario }”
    }{ $epic ->
        [1] , on the epic board
       *[0] {""}
    }, { $lore ->
        [1] with War Councils and Lore
        [2] with Medieval Lore
       *[0] without Lore
    }.{ $muster ->
        [0] {""}
        [1] {" "}The armies are called to arms in the improvised mode.
       *[2] {" "}The armies are called to arms in the organised mode.
    }
event-goals-set = { $same ->
        [1] Each camp needs { $standard } banners to win
       *[0] The Standards need { $standard } banners to win, the Pennants { $pennant }
    }{ $lead ->
        [0] {""}
       *[other] , and { $lead } more than the other camp{ $ceiling ->
            [0] {""}
           *[other] {" "}unless it has { $ceiling }
        }
    }.
event-objective-set = Hex { $hex } gives { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    } to the camp that holds it.
event-drawn-up = { $seat-subject } { $seat-number ->
        [one] has
       *[other] have
    } drawn up { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $foot } on foot{ $creatures ->
        [0] {" "}and { $mounted } mounted
        [one] , { $mounted } mounted and 1 creature
       *[other] , { $mounted } mounted and { $creatures } creatures
    }.
event-stands = { $unit-number ->
        [one] { $unit-subject } stands
       *[other] There are { $unit }
    } on { stands-where }.
stands-where = { $units ->
        [1] { $first }
        [2] { $first } and { $second }
        [3] { $first }, { $second } and { $third }
        [4] { $first }, { $second }, { $third } and { $fourth }
        [5] { $first }, { $second }, { $third }, { $fourth } and { $fifth }
       *[6] { $first }, { $second }, { $third }, { $fourth }, { $fifth } and { $sixth }
    }
event-web-missed = Without a Lore symbol the web does not hold { $unit-object } on { $hex }.
told-web = { $who-subject } { $who-number ->
        [one] spins
       *[other] spin
    } a web from { $from } at { $target }.
told-raise = { $who-subject } { $who-number ->
        [one] gives
       *[other] give
    } a level to the { $member }.
told-confirm = { $who-subject } { $who-number ->
        [one] confirms
       *[other] confirm
    } the choice.
told-keep-lore = { $who-subject } { $who-number ->
        [one] keeps
       *[other] keep
    } the Lore card “{ $card }”.
told-keep = { $who-subject } { $who-number ->
        [one] keeps
       *[other] keep
    } the Command card “{ $card }”.
told-discard-lore = { $who-subject } { $who-number ->
        [one] discards
       *[other] discard
    } the Lore card “{ $card }”.
told-discard = { $who-subject } { $who-number ->
        [one] discards
       *[other] discard
    } the Command card “{ $card }”.
told-assign = { $who-subject } { $who-number ->
        [one] posts
       *[other] post
    } the deployment card “{ $card }” ({ $post }).
told-take-zone = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } the { $zone }.
told-deja-vu = { $who-subject } { $who-number ->
        [one] announces
       *[other] announce
    } “{ lore-rogue-deja-vu }”: the Lore card played together with it comes back to the hand.
told-rush = { $who-subject } { $who-number ->
        [one] lets
       *[other] let
    } the unit on { $from } rush to { $to }.
told-call = { $who-subject } { $who-number ->
        [one] gives
       *[other] give
    } the word to { $seat-object }.
event-landmark-set = { $neutral ->
        [0] The { $terrain } on { $hex-bare } belongs to { $camp-object }.
       *[1] The { $terrain } on { $hex-bare } serves both camps.
    }
event-none-ordered = No unit of { $seat-object } is ordered.
event-stood = { $moved ->
        [0] { $units ->
            [one] { $unit-subject } on { $hex } { $unit-number ->
                [one] stays where it is.
               *[other] stay where they are.
            }
           *[other] None of the ordered units moves.
        }
       *[other] { $units ->
            [one] { $unit-subject } on { $hex } { $unit-number ->
                [one] stays where it is.
               *[other] stay where they are.
            }
           *[other] The other { $units } ordered units stay where they are.
        }
    }
event-no-attack = { $others ->
        [0] No unit of { $seat-object } attacks.
       *[1] No other unit of { $seat-object } attacks.
    }
event-not-rallied = { $seat-subject } { $seat-number ->
        [one] returns
       *[other] return
    } no { $others ->
        [0] figures
       *[1] further figures
    }.
told-goblet-in-symbols = { $who-subject } { $who-number ->
        [one] takes
       *[other] take
    } a Lore token for the symbol.
    .aside = live

## What cards make of dice, and whose card is discarded
event-fixed-dice = “Parry” fixes the dice: { $unit-object } { $unit-number ->
        [one] rolls
       *[other] roll
    } exactly { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, whatever else would change that.
event-no-aim = “{ $card }” gives { $unit-object } no dice here: it is for ranged attacks, and next to its target a unit fights in melee.
event-spied = With “{ lore-rogue-spy-ring }” { $seat-object } { $seat-number ->
        [one] puts
       *[other] put
    } the Command card “{ $card }” of { $other-object } on the discard pile.
