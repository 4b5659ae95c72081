"""The words of the game as numbers: factions, suits, pieces, items, and what is fixed about them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec

MARQUISE: Final = 0
EYRIE: Final = 1
ALLIANCE: Final = 2
CULT: Final = 3
RIVERFOLK: Final = 4
VAGABOND: Final = 5
SECOND: Final = 6
"""The second Vagabond."""
FACTIONS: Final = 7
ARMIES: Final = 5
"""The factions with warriors come first: a row of the map has so many entries for each clearing."""
EVERY_ARMY: Final = (1 << ARMIES) - 1
NOBODY: Final = -1
FACTION_NAMES: Final = ("marquise", "eyrie", "alliance", "cult", "riverfolk", "vagabond", "vagabond-2")
SETUP_ORDER: Final = (MARQUISE, EYRIE, ALLIANCE, VAGABOND, SECOND, CULT, RIVERFOLK)
"""D5.1.7-1: letters A to G."""
BOARDS: Final = tuple(FACTION_NAMES[faction] for faction in SETUP_ORDER if faction != SECOND)
"""The faction boards, by the same letters; the second Vagabond has the first one's."""
OPEN_HANDS: Final = 1 << RIVERFOLK
"""Whose hands lie face up (R11.2.3-a)."""
SWIMMERS: Final = 1 << RIVERFOLK
"""Who moves along rivers whoever rules there (R11.2.2)."""
MERCENARY: Final = RIVERFOLK
"""Whose warriors others hire (R11.2.7.III-a)."""
TIE_BREAKER: Final = EYRIE
"""Who rules where he is tied for the most (R7.2.2)."""
PILGRIMS: Final = CULT
"""Who rules wherever he has a garden (R10.2.4)."""
SOULS_OF: Final = CULT
"""Who collects what is discarded (R10.2.6-a)."""
STACK_OF: Final = ALLIANCE
"""Whose supporters lie face down (R8.2.3)."""

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
SUITS: Final = 3
SUIT_NAMES: Final = ("fox", "rabbit", "mouse", "bird")

CLEARINGS: Final = 12
EVERYWHERE: Final = (1 << CLEARINGS) - 1
"""All clearings as a set."""
FORESTS: Final = 8
PLACES: Final = 20
"""Clearings are 0 to 11 (players say 1 to 12); forests follow."""

SAWMILL: Final = 0
WORKSHOP: Final = 1
RECRUITER: Final = 2
ROOST: Final = 3
BASE: Final = 4
GARDEN: Final = 5
BUILDINGS: Final = 6
KEEP: Final = 6
WOOD: Final = 7
SYMPATHY: Final = 8
POST: Final = 9
WARRIOR: Final = 10
PIECES: Final = 11
PIECE_NAMES: Final = (
    "sawmill",
    "workshop",
    "recruiter",
    "roost",
    "base",
    "garden",
    "keep",
    "wood",
    "sympathy",
    "trade-post",
    "warrior",
)
OWNER: Final = vec[i64](
    [
        MARQUISE,
        MARQUISE,
        MARQUISE,
        EYRIE,
        ALLIANCE,
        CULT,
        MARQUISE,
        MARQUISE,
        ALLIANCE,
        RIVERFOLK,
    ]
)
"""Whose pieces buildings and tokens are (D2.5.3-1)."""
PIECES_OF: Final = vec[vec[i64]](
    [
        vec[i64]([SAWMILL, WORKSHOP, RECRUITER, KEEP, WOOD]),
        vec[i64]([ROOST]),
        vec[i64]([BASE, SYMPATHY]),
        vec[i64]([GARDEN]),
        vec[i64]([POST]),
        vec[i64](),
        vec[i64](),
    ]
)

FIELD_HOSPITALS: Final = 0
BASE_LOSS: Final = 1
DISRUPTION: Final = 2
FEAR: Final = 3
OUTRAGE: Final = 4
TRIGGER_NAMES: Final = ("field-hospitals", "base-loss", "trade-disruption", "fear", "outrage")
TRIGGER_OWNER: Final = vec[i64]([MARQUISE, ALLIANCE, RIVERFOLK, CULT, ALLIANCE])
"""T1: what the loss of a piece sets off, in the default order, and whose rule it is."""

BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7
ITEMS: Final = 8
ITEM_NAMES: Final = ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch")

READY: Final = 0
EXHAUSTED: Final = 1
DAMAGED: Final = 2
WRECKED: Final = 3
"""D9.2.5-1: face up or down, undamaged or damaged; wrecked is both damaged and exhausted."""
STATES: Final = 4
UNDAMAGED: Final = vec[i64]([READY, EXHAUSTED])
BROKEN: Final = vec[i64]([DAMAGED, WRECKED])
FACE_DOWN: Final = vec[i64]([EXHAUSTED, WRECKED])
STATE_NAMES: Final = ("ready", "exhausted", "damaged", "damaged-exhausted")

HOSTILE: Final = 4
ALLIED: Final = 3
"""Relationships are 0 (neutral) to 3 (allied), or hostile."""
RELATION_NAMES: Final = ("neutral", "amiable", "friendly", "allied", "hostile")

BUILDER: Final = 0
CHARISMATIC: Final = 1
COMMANDER: Final = 2
DESPOT: Final = 3
LEADERS: Final = 4
LEADER_NAMES: Final = ("builder", "charismatic", "commander", "despot")

RECRUIT_COLUMN: Final = 0
MOVE_COLUMN: Final = 1
BATTLE_COLUMN: Final = 2
BUILD_COLUMN: Final = 3
COLUMNS: Final = 4
COLUMN_NAMES: Final = ("recruit", "move", "battle", "build")
VIZIERS: Final[list[list[int]]] = [
    [RECRUIT_COLUMN, MOVE_COLUMN],
    [RECRUIT_COLUMN, BATTLE_COLUMN],
    [MOVE_COLUMN, BATTLE_COLUMN],
    [MOVE_COLUMN, BUILD_COLUMN],
]
"""Where the two Loyal Viziers lie, by leader (R7.8.1 to R7.8.4)."""

HAND_CARD: Final = 0
RIVERBOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = 3
SERVICE_NAMES: Final = ("hand-card", "riverboats", "mercenaries")

BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASE_NAMES: Final = ("birdsong", "daylight", "evening")

START: Final = 0
BEFORE_BIRDSONG: Final = 1
START_OF_DAYLIGHT: Final = 2
BEFORE_DAYLIGHT: Final = 3
START_OF_EVENING: Final = 4
BEFORE_EVENING: Final = 5
EVENING_GOES_ON: Final = 6
"""R1.4: how far a turn has come: the next stage of `turn.TURN` to begin."""


def bits_of(mask: int) -> list[int]:
    """The positions of the set bits, lowest first."""
    found = []
    at = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


BITS: Final = vec[vec[i64]]([vec[i64](bits_of(mask)) for mask in range(1 << CLEARINGS)])
"""The set bits of every mask of clearings or factions, ready made."""
EACH_CLEARING: Final = BITS[EVERYWHERE]
EACH_ARMY: Final = BITS[EVERY_ARMY]
EACH_ITEM: Final = vec[i64](range(ITEMS))
"""To go through all of them."""
