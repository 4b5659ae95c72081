"""The components as flat tables for the rules: one list for each column, indexed by unit kind, weapon, card or terrain piece."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.battlelore.components import (
    COMMAND,
    DEPLOYMENT,
    LORE_CARDS,
    SPECIALISTS,
    SUPPLY,
    TERRAIN,
    UNITS,
    WEAPONS,
    CommandCard,
    UnitKind,
)
from tafelrunde.games.battlelore.words import COLOURS, KINDS, MEMBERS, RACES, STRIKES

UNIT_IDS: Final = tuple(unit.id for unit in UNITS)
UNIT_OF: Final = {unit.id: i for i, unit in enumerate(UNITS)}
WEAPON_IDS: Final = tuple(weapon.id for weapon in WEAPONS)
TERRAIN_IDS: Final = tuple(piece.id for piece in TERRAIN)
COMMAND_IDS: Final = tuple(card.id for card in COMMAND)
LORE_IDS: Final = tuple(card.id for card in LORE_CARDS)
DEPLOYMENT_IDS: Final = tuple(card.id for card in DEPLOYMENT)
SPECIALIST_IDS: Final = tuple(card.id for card in SPECIALISTS)
POWERS: Final = tuple(sorted({power.name for unit in UNITS for power in unit.powers}))

# Flat tables by unit kind.
U_RACE: Final = vec[i64]([RACES.index(unit.race) for unit in UNITS])
U_COLOUR: Final = vec[i64]([COLOURS.index(unit.banner) for unit in UNITS])
U_KIND: Final = vec[i64]([KINDS.index(unit.kind) for unit in UNITS])
U_FIGURES: Final = vec[i64]([unit.figures for unit in UNITS])
U_WEAPON: Final = vec[i64]([WEAPON_IDS.index(unit.weapon) for unit in UNITS])
U_MOVE: Final = vec[i64]([unit.move for unit in UNITS])
U_MARCH: Final = vec[i64]([unit.march for unit in UNITS])
U_DICE: Final = vec[i64]([unit.dice for unit in UNITS])
U_POINTS: Final = vec[i64]([unit.points for unit in UNITS])
U_RETREAT: Final = vec[i64]([unit.retreat for unit in UNITS])
U_STORE: Final = vec[i64]([max((power.symbols for power in unit.powers), default=0) for unit in UNITS])
"""B20.37: what a creature may store at most."""
U_POWERS: Final = [[POWERS.index(power.name) for power in unit.powers] for unit in UNITS]
U_POWER_COST: Final = [[power.symbols for power in unit.powers] for unit in UNITS]


def with_trait(trait: str) -> vec[i64]:
    """1 for the unit kinds that have a trait."""
    return vec[i64]([1 if trait in unit.traits else 0 for unit in UNITS])


HILL_DWELLER: Final = with_trait("hill-dweller")
FOREST_DWELLER: Final = with_trait("forest-dweller")
STRIKES_AGAIN: Final = with_trait("strikes-again")
WALKS_ON_TOKENS: Final = with_trait("walks-on-tokens")
HYDRA: Final = with_trait("heads")


def troops(kind: str, colour: str) -> UnitKind:
    """B11.13: the human unit of a kind and colour, which says what every troop unit with that banner has."""
    return next(unit for unit in UNITS if unit.race == "human" and unit.kind == kind and unit.banner == colour)


TROOPS: Final = [troops(kind, colour) for kind in ("foot", "mounted") for colour in COLOURS]
T_MOVE: Final = vec[i64]([unit.move for unit in TROOPS])
T_MARCH: Final = vec[i64]([unit.march for unit in TROOPS])
T_DICE: Final = vec[i64]([unit.dice for unit in TROOPS])
"""Move, march and dice of troops by the banner they have now, index kind * 3 + colour; creatures have their own."""

# Flat tables by weapon.
W_REACH: Final = vec[i64]([weapon.reach for weapon in WEAPONS])
W_STRIKE: Final = vec[i64]([STRIKES.index(weapon.strike) for weapon in WEAPONS])
W_MOVED: Final = vec[i64]([weapon.moved for weapon in WEAPONS])
W_BACK_ON_MOUNTED: Final = vec[i64]([weapon.back_on_mounted for weapon in WEAPONS])
SHORT_SWORD: Final = WEAPON_IDS.index("short-sword")
LONG_SWORD: Final = WEAPON_IDS.index("long-sword")
COMMON_BOW: Final = WEAPON_IDS.index("common-bow")
CROSSBOW: Final = WEAPON_IDS.index("crossbow")
LONG_BOW: Final = WEAPON_IDS.index("long-bow")


def pieces(names: list[str]) -> int:
    """Terrain pieces as bits."""
    return sum(1 << TERRAIN_IDS.index(name) for name in names)


STOPS: Final = pieces([piece.id for piece in TERRAIN if piece.stop])
NO_BATTLE_ON_ENTRY: Final = pieces([piece.id for piece in TERRAIN if not piece.battle_on_entry])
BLOCKS_SIGHT: Final = pieces([piece.id for piece in TERRAIN if piece.blocks_sight])
CAPPING: Final = pieces([piece.id for piece in TERRAIN if min(piece.into, piece.out, piece.out_mounted) < 9])
T_INTO: Final = vec[i64]([piece.into for piece in TERRAIN])
T_OUT: Final = vec[i64]([piece.out for piece in TERRAIN])
T_OUT_MOUNTED: Final = vec[i64]([min(piece.out, piece.out_mounted) for piece in TERRAIN])
T_MELEE_ONLY: Final = vec[i64]([1 if piece.melee_only else 0 for piece in TERRAIN])

# Command cards by kind.
C_TACTIC: Final = vec[i64]([1 if card.tactic else 0 for card in COMMAND])
C_SCOUT: Final = vec[i64]([1 if card.scout else 0 for card in COMMAND])
C_ORDERS: Final = vec[i64]([card.orders.get(section, 0) for card in COMMAND for section in ("left", "center", "right")])
"""Three for each kind; -1: as many as Command cards held (B5.4)."""
SECTION_KINDS: Final = [kind for kind, card in enumerate(COMMAND) if not card.tactic]


def mirrored(card: CommandCard) -> int:
    """B5.11: the card that orders the same stretch of the board for the other camp."""
    swap = {"left": "right", "right": "left"}
    orders = {swap.get(section, section): number for section, number in card.orders.items()}
    for kind, other in enumerate(COMMAND):
        if not card.tactic and not other.tactic and other.orders == orders and other.scout == card.scout:
            return kind
    return COMMAND.index(card)


C_MIRROR: Final = vec[i64]([mirrored(card) for card in COMMAND])


def command(name: str) -> int:
    return COMMAND_IDS.index(name)


GREEN_BANNERS: Final = command("green-banners")
BLUE_BANNERS: Final = command("blue-banners")
RED_BANNERS: Final = command("red-banners")
MOUNTED_CHARGE: Final = command("mounted-charge")
FOOT_ONSLAUGHT: Final = command("foot-onslaught")
DARKEN_THE_SKY: Final = command("darken-the-sky")
COUNTER_ATTACK: Final = command("counter-attack")
LEADERSHIP: Final = command("leadership")
BATTLE_LUST: Final = command("battle-lust")
RALLY: Final = command("rally")
FULL_DECK: Final = [kind for kind, card in enumerate(COMMAND) for _ in range(card.copies)]

# Lore cards by number: fifteen of each Lore Master.
TIMINGS: Final = (
    "command-alongside",
    "command-in-lieu",
    "movement",
    "combat-before-declaring",
    "combat-before-own-roll",
    "combat-after-own-battle",
    "with-own-lore",
    "reaction-opponent-command",
    "reaction-opponent-lore",
    "reaction-before-opponent-roll",
    "reaction-after-opponent-roll",
)
ALONGSIDE: Final = 0
IN_LIEU: Final = 1
MOVEMENT: Final = 2
BEFORE_DECLARING: Final = 3
BEFORE_ROLL: Final = 4
AFTER_BATTLE: Final = 5
WITH_LORE: Final = 6
ON_COMMAND: Final = 7
ON_LORE: Final = 8
BEFORE_ENEMY_ROLL: Final = 9
AFTER_ENEMY_ROLL: Final = 10
L_COST: Final = vec[i64]([card.cost for card in LORE_CARDS])
L_MASTER: Final = vec[i64]([MEMBERS.index(card.master) for card in LORE_CARDS])
L_TIMING: Final = vec[i64]([TIMINGS.index(card.timing) for card in LORE_CARDS])
L_AMOUNT: Final = vec[i64]([card.amount for card in LORE_CARDS])
L_PER_LEVEL: Final = vec[i64]([card.per_level for card in LORE_CARDS])
LORE_DECK_SHARE: Final = (5, 8, 14)
"""B22.15–B22.17: cards of a Lore Master in no, one, both councils."""


def lore(name: str) -> int:
    return LORE_IDS.index(name)


def medieval_deck() -> list[int]:
    """B32.7–B32.10: all of the Warrior, most of the Rogue, two of the Wizard, two of the Cleric."""
    without = {1, 3, 7, 8, 15}
    deck = [lore for lore, card in enumerate(LORE_CARDS) if card.master == "warrior"]
    deck += [lore for lore, card in enumerate(LORE_CARDS) if card.master == "rogue" and card.number not in without]
    deck += [lore for lore, card in enumerate(LORE_CARDS) if card.master == "wizard" and card.number in (4, 9)]
    deck += [lore for lore, card in enumerate(LORE_CARDS) if card.master == "cleric" and card.number in (3, 4)]
    return sorted(deck)


MEDIEVAL_DECK: Final = medieval_deck()

# Deployment cards: their units one after another, D_SIZE[card] of them from D_START[card].
D_SET: Final = [("A", "B", "C").index(card.set) + (0 if card.camp == "standard" else 3) for card in DEPLOYMENT]
D_NUMBER: Final = [card.number for card in DEPLOYMENT]
D_SIZE: Final = [len(card.units) for card in DEPLOYMENT]
D_START: Final = [sum(D_SIZE[:card]) for card in range(len(DEPLOYMENT))]
D_KINDS: Final = [UNIT_OF[unit.unit] for card in DEPLOYMENT for unit in card.units]
D_ROW: Final = [int(unit.cell[0]) for card in DEPLOYMENT for unit in card.units]
D_CELL: Final = [int(unit.cell[2]) for card in DEPLOYMENT for unit in card.units]

# Specialist cards.
S_LORE: Final = [1 if card.lore else 0 for card in SPECIALISTS]
S_MASTER: Final = [MEMBERS.index(card.master) if card.master else -1 for card in SPECIALISTS]


POOL: Final[int] = SUPPLY.lore_tokens["standard"]
EPIC_POOL: Final[int] = SUPPLY.lore_tokens["epic"]
WEBS: Final[int] = SUPPLY.markers["web"]
POISONS: Final[int] = SUPPLY.markers["poison"]
BANNERS: Final[list[int]] = [SUPPLY.banners[colour] for colour in COLOURS]
"""B27.2: the banners of a camp, by colour."""
LEVIES: Final[list[int]] = [SUPPLY.levy[colour] for colour in COLOURS]
"""B27.3: the levy tokens of a player, by colour."""


def supply(unit: str) -> int:
    """Full units of a kind in the box, those of both camps together."""
    return 2 * SUPPLY.camp.get(unit, 0) + SUPPLY.shared.get(unit, 0)


STOCK: Final = [supply(unit) * U_FIGURES[kind] for kind, unit in enumerate(UNIT_IDS)]
"""Figures of each kind in the common stock of organised Call to Arms (B27.2)."""
