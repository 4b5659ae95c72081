"""Everything that can happen, declared once: what the log and the pictures are made of."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.fights import ADDS, AGAIN, CLASH, DRAWS, LOSS, NOTE, OVER, RETREAT, ROLL, SUM, VOID, Part
from tafelrunde.engine.fights import HOLDS as HOLDS_PART
from tafelrunde.engine.fights import WON as WON_PART
from tafelrunde.engine.verbs import Domain, count
from tafelrunde.games.bloodstones.map.maps import MAP_IDS
from tafelrunde.games.bloodstones.pieces.components import TERRAINS
from tafelrunde.games.bloodstones.verbs import AREA, BATTLE_TILE, FACTION, SEAT, TILE, UNIT

SLOTS: Final = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "j")
"""A force has units of at most so many kinds."""
FORCE_ARGS: Final = (count("kinds", len(SLOTS)), *[arg for slot in SLOTS for arg in (UNIT(slot), count(f"{slot}-many", 99))])
"""Which units: so many kinds, and of each how many; slots that are left over repeat the last one."""

BOARD: Final = Domain("board", len(MAP_IDS) + 1, (*MAP_IDS, "own"), clickable=False)
"""The maps that are shipped, and after them any of the players' own."""
TERRAIN: Final = Domain("terrain", len(TERRAINS), TERRAINS, clickable=False)

EVENTS: Final = EventTable()
DREW_LOT: Final = EVENTS.event("drew-lot", SEAT("seat"), BATTLE_TILE("one"), BATTLE_TILE("two"), count("again", 1), rule="S2.2")
"""`again`: several had the highest total before."""
FIRST: Final = EVENTS.event("first", SEAT("seat"), rule="S2.2")
PICKED: Final = EVENTS.event("picked", SEAT("seat"), FACTION("faction"), rule="S2.6", headline=True)
FOUNDED: Final = EVENTS.event("founded", SEAT("seat"), AREA("area"), rule="S2.12", headline=True)
CAMPED: Final = EVENTS.event("camped", SEAT("seat"), AREA("area"), count("vp", 20), rule="S2.24", headline=True)
"""`vp`: the victory points it starts with (S2.29)."""
MUSTERED: Final = EVENTS.event(
    "mustered",
    SEAT("seat"),
    UNIT("unit"),
    AREA("area"),
    count("left", 9),
    rule="S2.19",
    headline=True,
    after=("founded", "camped", "mustered", "changed-hands"),
)
"""`left`: the Build Points that are left."""
TURN: Final = EVENTS.event("turn", SEAT("seat"), count("turn", 1000), rule="S4.1", heading=True)
DREW: Final = EVENTS.event("drew", SEAT("seat"), TILE("tile"), rule="S22.5", hidden=("tile",))
REGROUPED: Final = EVENTS.event(
    "regrouped",
    SEAT("seat"),
    count("space", 3),
    count("vp", 20),
    count("total", 1000),
    count("last", 3),
    count("moved", 1),
    rule="S23.1",
    apart=True,
)
"""`last`: the number of the last space; `moved`: whether the marker did."""
DISCARDED: Final = EVENTS.event("discarded", SEAT("seat"), TILE("tile"), count("pips", 6), rule="S4.5")
CAPTURED: Final = EVENTS.event(
    "captured",
    SEAT("seat"),
    SEAT("owner"),
    AREA("area"),
    count("pips", 9),
    count("all", 200),
    rule="S5.6",
    headline=True,
    after=("spent", "captured"),
)
"""`pips`: what it cost; `all`: how many villages the seat has captured by now."""
BUILT: Final = EVENTS.event("built", SEAT("seat"), UNIT("unit"), AREA("area"), count("cost", 9), rule="S8.8", headline=True)
"""`cost`: how many tiles are to be paid."""
MOVED: Final = EVENTS.event(
    "moved",
    SEAT("seat"),
    UNIT("unit"),
    AREA("from"),
    AREA("area"),
    count("free", 2),
    UNIT("rider"),
    rule="S9.5",
    headline=True,
    after=("moved", "changed-hands"),
    route=("from", "area"),
)
"""`free`: as in RIDES_FREE and TAKES_ALONG; `rider`: the unit that then goes for nothing, otherwise the unit itself."""
RIDES_FREE: Final = 1
"""S11.1: a Leader of the group takes the unit along for nothing."""
TAKES_ALONG: Final = 2
"""S11.1: the unit is a Leader and takes one along that set out before it."""
MOVE_COST: Final = EVENTS.event(
    "move-cost", SEAT("seat"), count("pips", 1000), rule="S9.1", headline=True, after=("moved", "changed-hands")
)
VILLAGE_BUILT: Final = EVENTS.event(
    "settled",
    SEAT("seat"),
    AREA("area"),
    count("pips", 9),
    count("all", 200),
    rule="S21.1",
    headline=True,
    after=("spent", "settled"),
)
"""`pips`: what it cost; `all`: how many villages the seat has on the map by now."""
BATTLE: Final = EVENTS.event(
    "battle",
    SEAT("seat"),
    SEAT("defender"),
    AREA("area"),
    count("units", 200),
    count("against", 200),
    rule="S13.1",
    headline=True,
    fight=(Part(CLASH, side="seat", other="defender", place="area"),),
)
WITHDREW: Final = EVENTS.event(
    "withdrew",
    SEAT("seat"),
    AREA("from"),
    AREA("area"),
    count("units", 200),
    *FORCE_ARGS,
    rule="S14.2",
    headline=True,
    fight=(Part(RETREAT, side="seat", place="area"),),
)
DREW_BATTLE: Final = EVENTS.event(
    "drew-battle", SEAT("seat"), count("tiles", 4), rule="S15.1", fight=(Part(DRAWS, side="seat", amount="tiles"),)
)
HOLDS: Final = EVENTS.event(
    "holds", SEAT("seat"), BATTLE_TILE("value"), rule="S15.5", hidden=("value",), fight=(Part(HOLDS_PART, side="seat", faces=("value",)),)
)
SUBSTITUTED: Final = EVENTS.event(
    "substituted",
    SEAT("seat"),
    BATTLE_TILE("value"),
    TILE("tile"),
    rule="S16.5",
    headline=True,
    hidden=("value", "tile"),
    fight=(Part(NOTE, side="seat"),),
)
KEPT: Final = EVENTS.event("kept", SEAT("seat"), rule="S16.5", headline=True, fight=(Part(NOTE, side="seat"),))
SHOWED: Final = EVENTS.event(
    "showed",
    SEAT("seat"),
    BATTLE_TILE("one"),
    BATTLE_TILE("two"),
    BATTLE_TILE("three"),
    count("substitute", 2),
    TILE("tile"),
    count("pips", 6),
    rule="S17.1",
    fight=(Part(ROLL, side="seat", faces=("one", "two", "three")),),
)
"""`substitute`: 1 if a tile from the hand (`tile`, `pips`) is among them, 2 if it was too low to count."""
TOTAL: Final = EVENTS.event(
    "total",
    SEAT("seat"),
    count("raw", 15),
    count("modifier", 200),
    count("total", 215),
    rule="S17.3",
    fight=(Part(SUM, side="seat", amount="total"),),
)
TIED: Final = EVENTS.event(
    "tied",
    AREA("area"),
    rule="S18.3",
    fight=(
        Part(NOTE),
        Part(AGAIN),
    ),
)
WON: Final = EVENTS.event(
    "won",
    SEAT("seat"),
    AREA("area"),
    count("vp", 40),
    count("total", 1000),
    count("extra", 9),
    SEAT("loser"),
    count("own", 215),
    count("other", 215),
    count("cutiecorn", 9),
    count("units", 200),
    rule="S18.6",
    fight=(Part(WON_PART, side="seat", amount="vp"),),
)
"""`own`, `other`: what winner and loser reached. `extra` and `cutiecorn`: points beyond one for each of the defeated `units`."""
LOST: Final = EVENTS.event(
    "lost",
    SEAT("seat"),
    UNIT("unit"),
    AREA("area"),
    count("left", 200),
    rule="S4.6",
    headline=True,
    fight=(Part(LOSS, side="seat", place="area"),),
)
"""`left`: how many units the seat has left there."""
CITADEL_FELL: Final = EVENTS.event(
    "citadel-fell", SEAT("seat"), SEAT("winner"), AREA("area"), rule="S19.5", fight=(Part(NOTE, side="seat"),)
)
RETREATED: Final = EVENTS.event(
    "retreated",
    SEAT("seat"),
    AREA("from"),
    AREA("area"),
    count("units", 200),
    *FORCE_ARGS,
    rule="S20.1",
    headline=True,
    fight=(Part(RETREAT, side="seat", place="area"),),
)
DRAGON_LEFT: Final = EVENTS.event("dragon-left", SEAT("seat"), AREA("area"), rule="S19.8", fight=(Part(NOTE, side="seat"),))
RAISED: Final = EVENTS.event(
    "raised",
    SEAT("seat"),
    count("undead", 4),
    AREA("area"),
    count("left", 4),
    rule="S19.13",
    headline=True,
    fight=(Part(NOTE, side="seat"),),
)
DESERT_DEATH: Final = EVENTS.event("desert", SEAT("seat"), UNIT("unit"), AREA("area"), count("left", 200), rule="S22.2", apart=True)
CHANGED_HANDS: Final = EVENTS.event("changed-hands", SEAT("seat"), AREA("area"), rule="S30.8", fight=(Part(NOTE, side="seat"),))
HORDE_OUT: Final = EVENTS.event("out", SEAT("seat"), rule="S25.6", apart=True)
END_NEAR: Final = EVENTS.event("end-triggered", SEAT("seat"), count("areas", 200), rule="S26.1", apart=True)
"""`areas`: where battles are still to be fought."""
TURNS_OVER: Final = EVENTS.event("turns-over", rule="S4.9", apart=True)
LAST_CAPTURE: Final = EVENTS.event(
    "last-capture", SEAT("seat"), SEAT("owner"), AREA("area"), count("villages", 2), count("units", 200), rule="S27.1", apart=True
)
SCORED: Final = EVENTS.event(
    "scored",
    SEAT("seat"),
    count("vp", 1000),
    count("total", 1000),
    count("villages", 200),
    count("citadels", 6),
    count("each", 2),
    rule="S27.3",
    apart=True,
)
"""`each`: what a captured village is worth."""
WON_BY_POINTS: Final = 0
WON_BY_VILLAGES: Final = 1
WON_BY_CAPTURES: Final = 2
WON_TOGETHER: Final = 3
GAME_WON: Final = EVENTS.event(
    "game-won",
    SEAT("seat"),
    count("vp", 1000),
    count("by", WON_TOGETHER),
    count("level", 5),
    SEAT("rival"),
    count("villages", 200),
    count("own", 1000),
    count("other", 1000),
    rule="S27.6",
    apart=True,
)
"""`by`: what decided the game, points, a tie-breaker or nothing. `level`: how many others were level until then, `rival` the best of them;
`villages`: what the winner has on the map; `own`, `other`: what winner and rival had of what decided."""
DREW_TILES: Final = EVENTS.event("drew-tiles", SEAT("seat"), count("tiles", 10), count("bag", 200), rule="S22.5", apart=True)
"""`bag`: how many tiles are left in it."""
PAID: Final = EVENTS.event(
    "paid", SEAT("seat"), TILE("tile"), rule="S8.4", headline=True, after=("built", "returned", "paid", "changed-hands")
)
PAID_PIPS: Final = EVENTS.event(
    "paid-pips",
    SEAT("seat"),
    TILE("tile"),
    count("pips", 6),
    count("due", 1000),
    rule="S9.1",
    headline=True,
    after=("moved", "move-cost", "paid-pips", "changed-hands"),
)
"""`due`: what was to be paid before this tile."""
SPENT: Final = EVENTS.event("spent", SEAT("seat"), TILE("tile"), count("pips", 6), count("capturing", 1), rule="S4.5", headline=True)
"""`capturing`: for villages of others, not for own ones."""
NO_SUBSTITUTE: Final = EVENTS.event("no-substitute", SEAT("seat"), rule="S16.1", fight=(Part(NOTE, side="seat"),))
STOOD: Final = EVENTS.event("stood", SEAT("seat"), AREA("area"), rule="S14.1", headline=True, fight=(Part(NOTE, side="seat"),))
SHIELD_HELD: Final = EVENTS.event("shield-held", SEAT("seat"), AREA("area"), rule="S18.2", fight=(Part(ADDS, side="seat"),))
NO_REFUGE: Final = EVENTS.event(
    "no-refuge", SEAT("seat"), AREA("area"), count("units", 200), rule="S20.21", fight=(Part(NOTE, side="seat"),)
)

_BONUS: Final = (SEAT("seat"), UNIT("unit"), count("units", 40), count("bonus", 200))
_STRONGER: Final = (Part(ADDS, side="seat", amount="bonus"),)
MORE_TILES: Final = EVENTS.event("more-tiles", SEAT("seat"), rule="S15.1", detail=True, fight=(Part(ADDS, side="seat"),))
GIANT_TILES: Final = EVENTS.event("giant-tiles", SEAT("seat"), rule="S15.3", detail=True, fight=(Part(ADDS, side="seat"),))
FOURTH_TILE: Final = EVENTS.event("fourth-tile", SEAT("seat"), rule="S17.1", detail=True, fight=(Part(VOID, side="seat"),))
BONUS: Final = EVENTS.event("bonus", *_BONUS, rule="S17.4", detail=True, fight=_STRONGER)
BONUS_IN_TERRAIN: Final = EVENTS.event("bonus-terrain", *_BONUS, TERRAIN("terrain"), rule="S17.5", detail=True, fight=_STRONGER)
BONUS_ATTACKING: Final = EVENTS.event("bonus-attacking", *_BONUS, rule="S17.6", detail=True, fight=_STRONGER)
BONUS_DEFENDING: Final = EVENTS.event("bonus-defending", *_BONUS, rule="S17.6", detail=True, fight=_STRONGER)
BONUS_AT_WALLS: Final = EVENTS.event("bonus-walls", *_BONUS, rule="S17.7", detail=True, fight=_STRONGER)
BONUS_AT_SEA: Final = EVENTS.event("bonus-sea", SEAT("seat"), count("bonus", 9), rule="S17.8", detail=True, fight=_STRONGER)
BATTLE_OVER: Final = EVENTS.event("battle-over", AREA("area"), rule="S13.5", detail=True, fight=(Part(OVER, place="area"),))
HELD_NAMES: Final = ("walls", "dragon", "riders", "horses", "refuge", "ships")
HELD: Final = Domain("held", len(HELD_NAMES), HELD_NAMES, clickable=False)
HELD_BY: Final = {"S20.5": 0, "S20.4": 1, "S20.2": 2, "S20.7": 3, "S20.8": 4, "S20.9": 5}
"""What keeps a defender from withdrawing, by the rule that says so."""
COULD_NOT_WITHDRAW: Final = EVENTS.event(
    "could-not-withdraw", SEAT("seat"), AREA("area"), HELD("held"), rule="S20.1", fight=(Part(NOTE, side="seat"),)
)
RETURNED: Final = EVENTS.event("returned", SEAT("seat"), UNIT("unit"), AREA("area"), count("cost", 9), rule="S25.1", headline=True)
FORCE: Final = EVENTS.event("force", SEAT("seat"), AREA("area"), *FORCE_ARGS, rule="S13.1", fight=(Part(NOTE, side="seat"),))
"""What a side has in a battle."""
OPENED: Final = EVENTS.event("opened", BOARD("board"), count("space", 3), count("turns", 1000), rule="S27.6", apart=True)
"""`space`: the last of the regroup track; `turns`: how many a player has at most, 0 without a limit."""
PLACE_IN_ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
ORDER_SET: Final = EVENTS.event("order-set", count("seats", 6), *[FACTION(name) for name in PLACE_IN_ORDER], rule="S2.5")
"""The order of turns: as many as there are `seats`, the rest repeats the last."""
