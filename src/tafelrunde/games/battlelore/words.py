"""The words of the game as numbers: dice faces, colours, kinds, terrain pieces, marks on units. Used by every other file."""

from __future__ import annotations

from typing import Final

# Camps (B1.1, B2.2): the Standards sit at the bottom, the Pennants at the top.
STANDARD: Final = 0
PENNANT: Final = 1
CAMPS: Final = ("standard", "pennant")
NOBODY: Final = -1
NEUTRAL: Final = 9
"""The owner of a landmark that serves both camps."""

# Banner colours are also the three helmets of the die (B1.3, B1.10).
GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
STRIKE: Final = 3
SYMBOL: Final = 4
FLAG: Final = 5
COLOURS: Final = ("green", "blue", "red")
FACES: Final = ("green", "blue", "red", "strike", "lore", "flag")

FOOT: Final = 0
MOUNTED: Final = 1
CREATURE: Final = 2
KINDS: Final = ("foot", "mounted", "creature")

HUMAN: Final = 0
DWARF: Final = 1
GOBLIN: Final = 2
BEAST: Final = 3
RACES: Final = ("human", "dwarf", "goblin", "creature")

# Which bonus strikes hit (B11.14).
STRIKE_ALWAYS: Final = 0
STRIKE_NOT_FIRST_ON_MOUNTED: Final = 1
STRIKE_RANGED: Final = 2
STRIKE_NEVER: Final = 3
STRIKES: Final = ("always", "not-first-on-mounted", "ranged", "never")
CANNOT_FIRE: Final = 9
"""The dice lost after moving by a weapon that may not fire after moving."""

# Terrain pieces, one bit each, in the order of data/terrain.toml.
WOODED: Final = 1 << 0
ELEVATED: Final = 1 << 1
WATERWAY: Final = 1 << 2
FORDABLE: Final = 1 << 3
FORD: Final = 1 << 4
BRIDGE_WOODEN: Final = 1 << 5
BRIDGE_STONE: Final = 1 << 6
RAMPART: Final = 1 << 7
MARSH: Final = 1 << 8
CLIFF: Final = 1 << 9
STAKES: Final = 1 << 10
STRONGHOLD: Final = 1 << 11
PENTACLE: Final = 1 << 12
HEALING_POOL: Final = 1 << 13
TRAINING_CAMP: Final = 1 << 14
ROGUES_DEN: Final = 1 << 15
SECRET_PASSAGE: Final = 1 << 16
LAIR: Final = 1 << 17
FLAME: Final = 1 << 18
"""A Wall of Flame: no printed piece, but it stands on the board like one until it burns out."""
HILL: Final = ELEVATED | CLIFF
RIVER: Final = WATERWAY | FORDABLE
CROSSING: Final = FORD | BRIDGE_WOODEN | BRIDGE_STONE
BRIDGE: Final = BRIDGE_WOODEN | BRIDGE_STONE
LANDMARK: Final = STRONGHOLD | PENTACLE | HEALING_POOL | TRAINING_CAMP | ROGUES_DEN | SECRET_PASSAGE
SPECIAL_PLACE: Final = LANDMARK | LAIR

# Sections as bits, seen from the bottom edge (B2.12).
LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
ANYWHERE: Final = 3
SECTIONS: Final = ("left", "center", "right", "anywhere")

# What happened to a unit this turn (B34.3): bits of `mark`.
ORDERED: Final = 1 << 0
MOVED: Final = 1 << 1
NO_BATTLE: Final = 1 << 2
MELEE_ONLY: Final = 1 << 3
ATTACKED_ONCE: Final = 1 << 4
"""Two bits from here count its attacks."""
ATTACKS: Final = 3 << 4
FROM_SHIFT: Final = 6
"""Two bits from here: the section it was ordered from."""
RUSHED: Final = 1 << 8
RUSH_SHIFT: Final = 9
"""Seven bits from here: the unit it must attack."""
SHIFTED: Final = 1 << 16
"""It left its hex this turn, in whatever way."""
PLACED: Final = 1 << 17
"""A card put it where it stands: it may not move in the Movement phase."""
GAVE_UP: Final = 1 << 18
"""It gave up move and battle to tear its web."""
ONCE_MORE: Final = 1 << 19
"""A card grants it one more attack."""
MELEED: Final = 1 << 20
"""It has fought a melee as attacker this turn."""
FINISHED: Final = 1 << 21
"""Its player declared that it moves no more (several players in a camp)."""
AFAR: Final = 1 << 22
"""Ordered out of section: three tokens are due."""
FOLLOWS: Final = 1 << 23
"""Ordered on top of the card by Follow Me!"""
ON_TOP: Final = PLACED | FOLLOWS
"""Not ordered by the Command card: what its text grants does not concern the unit."""
RALLIED: Final = 1 << 24
"""It got a figure back by Rally."""
STRUCK: Final = 1 << 25
"""The card being resolved has targeted it already."""

# What stays with a unit: bits of `marker`.
POISONED: Final = 1 << 0
WEBBED: Final = 1 << 1
TRAINED: Final = 1 << 2
DRUMMER: Final = 1 << 3
BAND: Final = 1 << 4
PIPER: Final = 1 << 5
RESERVE: Final = 1 << 6
"""Deployed from the reserve card."""
STORED_SHIFT: Final = 8
"""Four bits from here: Lore tokens stored on a creature."""
HEADS_SHIFT: Final = 12
"""Two bits from here: single heads of a hydra; two bits later its double heads."""
DOUBLE_SHIFT: Final = 14
MUSICIANS: Final = ("drummer", "band", "piper")

# The War Council (B22.3, B22.10).
COMMANDER: Final = 0
CLERIC: Final = 1
WIZARD: Final = 2
ROGUE: Final = 3
WARRIOR: Final = 4
COUNCIL_CREATURE: Final = 5
MEMBERS: Final = ("commander", "cleric", "wizard", "rogue", "warrior", "creature")
SEATS_IN_COUNCIL: Final = 6
MOST_LEVELS: Final = 3

# How Lore is used.
PLAIN: Final = 0
LORE_GAME: Final = 1
MEDIEVAL_LORE: Final = 2

# Phases (B4.1).
SET_UP: Final = 0
COMMAND_PHASE: Final = 1
ORDER_PHASE: Final = 2
MOVEMENT_PHASE: Final = 3
COMBAT_PHASE: Final = 4
DRAW_PHASE: Final = 5
PHASES: Final = ("set-up", "command", "order", "movement", "combat", "draw")

ORDER_AFAR_PRICE: Final = 3
OUT_OF_CHARACTER: Final = 3
RACK_SIZE: Final = 3
START_LORE: Final = 4
STANDARD_ROWS: Final = 9
EPIC_ROWS: Final = 17
HEXES: Final = 213

# What kind of roll a clash is.
FIRST_ATTACK: Final = 0
BACK: Final = 1
STRIKE_FIRST: Final = 2
"""The Ambush card: the defender strikes before the attacker."""
BONUS: Final = 3
WEB_SHOT: Final = 4
