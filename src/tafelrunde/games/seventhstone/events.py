"""Every kind of event the log can tell."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.fights import ADDS, AGAIN, CLASH, JOINS, LOSS, NOTE, OVER, ROLL, SUM, VOID, Part
from tafelrunde.engine.fights import WON as WON_PART
from tafelrunde.engine.verbs import Domain, count
from tafelrunde.games.seventhstone.words import EVENT_FACE, FIELD, FOR_ORDER, KIND, PLACE, PURPOSE, SEAT, STONE, TYPE, WAY

LAYOUT_NAMES: Final = ("standard", "four-islands", "own")
LAYOUT: Final = Domain("layout", len(LAYOUT_NAMES), LAYOUT_NAMES, clickable=False)
"""The board of the rules, the four islands, or any of the players' own."""
VARIANT_NAMES: Final = ("terrain_yields", "terrain_cavalry", "terrain_support", "wall_bypass", "double_move")
VARIANT: Final = Domain("variant", len(VARIANT_NAMES), VARIANT_NAMES, clickable=False)

ARMS_NAMES: Final = ("melee", "ranged", "cavalry", "guard")
ARMS: Final = Domain("arms", len(ARMS_NAMES), ARMS_NAMES, clickable=False)
RANGED_ARMS: Final = 1
GUARD_ARMS: Final = 3
"""Who rolls: an army by its type, or the guard of a capital."""
FACE_NAMES: Final = ("ones", "twos", "threes", "fours", "fives", "sixes")

_RANK: Final = (count("bid", 500), PLACE("place"))
"""What somebody had bid on a market, and his rank there."""
_OF_TWO: Final = (("players", 2, "T18.4"),)
"""Two players have a distribution of their own."""

EVENTS: Final = EventTable()
YEAR: Final = EVENTS.event("year", count("year", 1000), rule="T7.1", heading=True)
DIE: Final = EVENTS.event(
    "die",
    SEAT("seat"),
    count("roll", 6),
    PURPOSE("purpose"),
    count("again", 1),
    rule="T2.11",
    cases=(("again", 1, "T2.11"), ("purpose", FOR_ORDER, "T9.28")),
)
"""`again`: several had rolled the same before."""
TIED: Final = EVENTS.event("tied", PURPOSE("purpose"), count("bid", 500), count("bidders", 4), count("way", 2), rule="T9.12")
BY_TEARS: Final = 0
BY_ROLLS: Final = 1
BY_BOTH: Final = 2
"""What ranks those who have bid the same: tear stones; the die, where all have as many; first the ones, then the other."""
FIRST: Final = EVENTS.event("first", SEAT("seat"), PLACE("place"), rule="T2.13")
HAPPENED: Final = EVENTS.event("happened", EVENT_FACE("happening"), rule="T8.2")
CORNER: Final = EVENTS.event("corner", count("roll", 6), rule="T21.10")
LAVA: Final = EVENTS.event("lava", FIELD("field"), rule="T21.1")
PERISHED: Final = EVENTS.event("perished", SEAT("seat"), FIELD("field"), count("military", 63), count("mercenaries", 63), rule="T21.9")
SAVED: Final = EVENTS.event("saved", SEAT("seat"), FIELD("field"), rule="T21.17")
EXPANDED: Final = EVENTS.event("expanded", count("maximum", 999), rule="T21.19")
DISMISSED: Final = EVENTS.event("dismissed", SEAT("seat"), count("mercenaries", 99), rule="T21.20")
RESHUFFLED: Final = EVENTS.event("reshuffled", count("stones", 40), rule="T9.3")
DISPLAYED: Final = EVENTS.event("displayed", STONE("stone"), rule="T9.2")
OPENED: Final = EVENTS.event(
    "opened",
    SEAT("seat"),
    *(count(name, 500) for name in ("building", "melee", "ranged", "cavalry", "mercenaries", "equipment", "movement", "tournament")),
    count("store", 500),
    rule="T9.10",
)
"""`store`: what was not put anywhere."""
HIRED: Final = EVENTS.event("hired", SEAT("seat"), count("mercenaries", 4), *_RANK, count("players", 4), rule="T9.17", cases=_OF_TWO)
TOOK: Final = EVENTS.event("took", SEAT("seat"), STONE("stone"), *_RANK, rule="T9.19", headline=True, hidden=("stone",))
REJECTED: Final = EVENTS.event(
    "rejected", SEAT("seat"), STONE("stone"), rule="T18.14", headline=True, hidden=("stone",), after=("took", "lost-tear")
)
UNSOLD: Final = EVENTS.event("unsold", count("stones", 4), rule="T9.21")
LOST_TEAR_FOUND: Final = EVENTS.event("lost-tear", SEAT("seat"), rule="T22.30", headline=True)
ORDERED: Final = EVENTS.event("ordered", SEAT("seat"), PLACE("place"), rule="T9.28")
"""By the die, as nobody has bid."""
CHOSE: Final = EVENTS.event("chose", SEAT("seat"), PLACE("place"), count("bid", 500), rule="T9.25", headline=True)
ASSIGNED: Final = EVENTS.event("assigned", SEAT("seat"), SEAT("other"), PLACE("place"), rule="T9.26", headline=True)
DOUBLED: Final = EVENTS.event("doubled", SEAT("seat"), rule="T20.2")
TRAINED: Final = EVENTS.event(
    "trained", SEAT("seat"), count("stones", 4), *_RANK, count("total", 99), count("players", 4), rule="T9.29", cases=_OF_TWO
)
EQUIPPED: Final = EVENTS.event("equipped", SEAT("seat"), FIELD("field"), STONE("stone"), rule="T10.26", headline=True, hidden=("stone",))
ENLISTED: Final = EVENTS.event("enlisted", SEAT("seat"), TYPE("type"), FIELD("field"), count("units", 99), rule="T10.16", headline=True)
JOINED: Final = EVENTS.event("joined", SEAT("seat"), FIELD("field"), count("units", 99), rule="T10.21", headline=True)
"""`units`: how many the army has now."""
BUILT: Final = EVENTS.event("built", SEAT("seat"), KIND("building"), FIELD("field"), rule="T10.6", headline=True)
REBUILT: Final = EVENTS.event("rebuilt", SEAT("seat"), KIND("building"), FIELD("field"), KIND("old"), rule="T10.8", headline=True)
FOUNDED: Final = EVENTS.event("founded", SEAT("seat"), FIELD("field"), count("capital", 1), rule="T2.16", headline=True)
GOODS_NAMES: Final = ("building", "melee", "ranged", "cavalry", "mercenary")
GOODS: Final = Domain("goods", len(GOODS_NAMES), GOODS_NAMES, clickable=False, named=False)
"""What can be placed: as on the production fields, then mercenaries."""
LAPSED: Final = EVENTS.event("lapsed", SEAT("seat"), GOODS("goods"), count("number", 99), rule="T10.4")
MARCHED: Final = EVENTS.event(
    "marched",
    SEAT("seat"),
    FIELD("from"),
    FIELD("to"),
    count("military", 63),
    count("mercenaries", 63),
    TYPE("type"),
    WAY("way"),
    count("capital", 2),
    SEAT("owner"),
    count("forced", 1),
    count("on", 1),
    rule="T11.6",
    headline=True,
    apart=True,
)
"""`capital`: as below, with its `owner`. `forced`: every other move would break a limit. `on`: these units have moved before this year,
not others of their kind that stand there."""
INTO_CAPITAL: Final = 1
"""T11.26: into an enemy capital without an army, which is attacked only where a move ends."""
THROUGH_CAPITAL: Final = 2
"""T11.26: out of such a capital again, without an attack."""
HALTED: Final = EVENTS.event(
    "halted", SEAT("seat"), FIELD("field"), count("military", 63), count("mercenaries", 63), TYPE("type"), rule="T11.12", headline=True
)
"""Units that have moved; of those that never set out there is nothing to tell."""
CARRIED: Final = EVENTS.event(
    "carried", SEAT("seat"), FIELD("from"), FIELD("to"), STONE("stone"), rule="T11.15", headline=True, hidden=("stone",)
)
DROPPED: Final = EVENTS.event("dropped", SEAT("seat"), FIELD("field"), STONE("stone"), rule="T11.16", headline=True, hidden=("stone",))
USED: Final = EVENTS.event(
    "used", SEAT("seat"), FIELD("field"), STONE("stone"), rule="T22.5", headline=True, fight=(Part(ADDS, side="seat"),)
)
CONTROLS: Final = EVENTS.event("controls", SEAT("seat"), FIELD("field"), rule="T11.22", fight=(Part(NOTE, side="seat"),))
CONQUERED: Final = EVENTS.event(
    "conquered", SEAT("seat"), FIELD("field"), SEAT("loser"), count("capital", 1), rule="T11.23", fight=(Part(NOTE, side="seat"),)
)
TOOK_OVER: Final = EVENTS.event(
    "took-over", SEAT("seat"), FIELD("field"), KIND("building"), rule="T11.23", fight=(Part(NOTE, side="seat"),)
)
CONFLICT: Final = EVENTS.event("conflict", SEAT("seat"), FIELD("field"), SEAT("defender"), count("capital", 1), rule="T11.27")
GAINED: Final = EVENTS.event(
    "gained", SEAT("seat"), count("stones", 99), count("value", 500), count("store", 500), rule="T4.4", fight=(Part(NOTE, side="seat"),)
)
PAID: Final = EVENTS.event(
    "paid",
    SEAT("seat"),
    count("stones", 99),
    count("value", 500),
    count("store", 500),
    count("sheet", 99),
    rule="T4.5",
    fight=(Part(NOTE, side="seat"),),
)
"""`store`: what is in it now; `sheet`: how many came from market and production fields."""
STONES_BACK: Final = EVENTS.event(
    "stones-back", SEAT("seat"), count("stones", 200), count("store", 500), rule="T4.9", fight=(Part(NOTE, side="seat"),)
)
SHORT: Final = EVENTS.event("short", SEAT("seat"), count("units", 99), rule="T4.11")
LEFT: Final = EVENTS.event("left", SEAT("seat"), FIELD("field"), count("mercenaries", 63), rule="T4.14")
DISBANDED: Final = EVENTS.event("disbanded", SEAT("seat"), TYPE("type"), FIELD("field"), rule="T4.11", headline=True)
SUPPORTS: Final = EVENTS.event(
    "supports", SEAT("seat"), TYPE("type"), FIELD("from"), FIELD("to"), count("units", 99), WAY("way"), rule="T13.8", headline=True
)
BATTLE: Final = EVENTS.event(
    "battle", FIELD("field"), count("capital", 1), SEAT("owner"), rule="T13.1", headline=True, fight=(Part(CLASH, place="field"),)
)
"""`owner`: whose capital it is."""
OVERRUN_BEGAN: Final = EVENTS.event(
    "overrun",
    SEAT("seat"),
    FIELD("field"),
    count("units", 200),
    count("others", 200),
    SEAT("rival"),
    count("rivals", 4),
    count("capital", 1),
    rule="T12.2",
    headline=True,
    fight=(Part(CLASH, place="field"),),
)
"""`rival`: the strongest of those who are overrun; `capital`: it is his."""
KEPT_OFF: Final = EVENTS.event("kept-off", SEAT("seat"), FIELD("field"), rule="T22.26", fight=(Part(NOTE, side="seat"),))
BRIBED: Final = EVENTS.event(
    "bribed", SEAT("seat"), count("mercenaries", 63), rule="T22.27", fight=(Part(LOSS, side="seat", amount="mercenaries"),)
)
BLOWN_UP: Final = EVENTS.event("blown-up", FIELD("field"), count("walls", 2), rule="T22.28", fight=(Part(NOTE),))
ROLLED: Final = EVENTS.event(
    "rolled",
    SEAT("seat"),
    FIELD("from"),
    *(count(name, 99) for name in FACE_NAMES),
    count("hits", 99),
    SEAT("target"),
    count("reach", 6),
    ARMS("arms"),
    count("support", 1),
    rule="T14.8",
    cases=(("arms", RANGED_ARMS, "T14.7"),),
    fight=(Part(ROLL, side="seat", other="target", faces=FACE_NAMES, tally=True, upto="reach", amount="hits"),),
)
HIT: Final = EVENTS.event(
    "hit",
    SEAT("seat"),
    count("hits", 99),
    count("prevented", 99),
    count("all", 1),
    rule="T14.15",
    fight=(Part(SUM, side="seat", amount="hits"),),
)
FELL: Final = EVENTS.event(
    "fell",
    SEAT("seat"),
    FIELD("field"),
    count("military", 63),
    count("mercenaries", 63),
    rule="T14.15",
    fight=(Part(LOSS, side="seat", place="field", amount="military"), Part(LOSS, side="seat", amount="mercenaries")),
)
GUARDS_FELL: Final = EVENTS.event(
    "guards-fell", SEAT("seat"), count("guards", 4), count("left", 4), rule="T15.3", fight=(Part(LOSS, side="seat", amount="guards"),)
)
WON: Final = EVENTS.event(
    "won",
    SEAT("seat"),
    FIELD("field"),
    count("units", 200),
    count("fought", 1),
    count("army", 200),
    count("guards", 4),
    rule="T16.1",
    cases=(("fought", 0, "T13.15"), ("units", 0, "T16.3")),
    fight=(Part(WON_PART, side="seat", place="field"),),
)
"""`units`: how many the winner has left there, `army` and `guards`; none where all have fallen and the defender keeps the field."""
SPOILS: Final = EVENTS.event("spoils", SEAT("seat"), STONE("stone"), rule="T16.6", hidden=("stone",), fight=(Part(NOTE, side="seat"),))
CRUMBLED: Final = EVENTS.event("crumbled", FIELD("field"), count("walls", 2), rule="T15.17", fight=(Part(NOTE),))
SHAKEN: Final = EVENTS.event("shaken", FIELD("field"), KIND("building"), count("roll", 6), rule="T16.9", fight=(Part(NOTE),))
TOURNEY: Final = EVENTS.event("tourney", rule="T17.1", heading=True)
DUEL: Final = EVENTS.event(
    "duel",
    SEAT("seat"),
    SEAT("other"),
    *(count(name, 99) for name in ("stones", "otherstones", "blow", "answer")),
    count("bout", 3),
    rule="T17.5",
    cases=(("bout", 1, "T17.7"), ("bout", 2, "T18.6"), ("bout", 3, "T18.12")),
    fight=(Part(CLASH, side="seat", other="other"),),
)
"""`blow`, `answer`: the life points that a hit of the one, and of the other, costs. `bout`: which duel of the tournament it is."""
FIRST_ROUND: Final = 0
FINAL_DUEL: Final = 1
ONLY_DUEL: Final = 2
TO_MEET_THE_BEST: Final = 3
"""Of three players two fight for who meets the one with the most tournament stones."""
EXCHANGE: Final = EVENTS.event(
    "exchange",
    SEAT("seat"),
    count("roll", 6),
    count("life", 5),
    SEAT("other"),
    count("answer", 6),
    count("otherlife", 5),
    rule="T17.10",
    fight=(
        Part(AGAIN),
        Part(ROLL, side="seat", faces=("roll",)),
        Part(ROLL, side="other", faces=("answer",)),
        Part(NOTE),
    ),
)
DUEL_WON: Final = EVENTS.event(
    "duel-won",
    SEAT("seat"),
    count("decided", 2),
    rule="T17.14",
    fight=(
        Part(WON_PART, side="seat"),
        Part(OVER),
    ),
)
BY_BLOWS: Final = 0
BY_STONES: Final = 1
BY_DIE: Final = 2
"""What decides a duel: life points; where nobody has any left, tournament stones, then the die."""
CHAMPION: Final = EVENTS.event("champion", SEAT("seat"), rule="T17.3")
VICTORY: Final = EVENTS.event(
    "victory",
    SEAT("seat"),
    count("tears", 99),
    count("goal", 99),
    count("years", 1000),
    count("by", 3),
    count("level", 3),
    SEAT("rival"),
    count("own", 500),
    count("other", 500),
    rule="T3.1",
    apart=True,
)
"""`years`: the agreed last year, if nobody has reached the goal. `by`: what decided; `level`: how many others were level until then,
`rival` the best of them; `own`, `other`: what winner and rival had of it."""
BY_MOST_TEARS: Final = 0
BY_PERMANENT: Final = 1
BY_VALUE: Final = 2
BY_LAST_ROLL: Final = 3
YEAR_OVER: Final = EVENTS.event(
    "year-over",
    count("year", 1000),
    count("players", 4),
    *[arg for one in ("a", "b", "c", "d") for arg in (SEAT(one), count(f"{one}-tears", 99))],
    rule="T3.9",
    apart=True,
)
"""What everybody has in tear stones; seats that are left over repeat the last one."""
STRANDED: Final = EVENTS.event(
    "stranded", SEAT("seat"), FIELD("field"), count("military", 63), count("mercenaries", 63), rule="T11.37", headline=True
)
RETURNED: Final = EVENTS.event("returned", SEAT("seat"), FIELD("field"), rule="T11.38")
FREED: Final = EVENTS.event("freed", FIELD("field"), rule="T11.38")
CALLED_OFF: Final = EVENTS.event("called-off", FIELD("field"), rule="T11.38")
STOPPED: Final = EVENTS.event(
    "stopped", SEAT("seat"), count("walls", 99), count("mountain", 99), count("shield", 99), rule="T15.20", fight=(Part(VOID, side="seat"),)
)
WASTED: Final = EVENTS.event("wasted", SEAT("seat"), count("hits", 99), rule="T14.22", fight=(Part(VOID, side="seat", amount="hits"),))
KEPT: Final = EVENTS.event("kept", SEAT("seat"), FIELD("field"), rule="T14.1", headline=True, fight=(Part(NOTE, side="seat"),))
_FORCE: Final = (
    SEAT("seat"),
    FIELD("field"),
    count("units", 200),
    count("guards", 4),
    TYPE("type"),
    count("military", 200),
    count("mercenaries", 200),
    count("overrun", 1),
)
"""`units`: military ones and mercenaries of this type. `overrun`: attack is then what is declared, be it by the defender of the field."""
ATTACKS: Final = EVENTS.event("attacks-with", *_FORCE, rule="T13.1", detail=True, fight=(Part(JOINS, side="seat", amount="units"),))
DEFENDS: Final = EVENTS.event("defends-with", *_FORCE, rule="T13.1", detail=True, fight=(Part(JOINS, other="seat", amount="units"),))
AIMED: Final = EVENTS.event(
    "aimed",
    SEAT("seat"),
    FIELD("from"),
    SEAT("target"),
    count("dice", 99),
    rule="T15.9",
    headline=True,
    fight=(Part(NOTE, side="seat"),),
)
MANNED: Final = EVENTS.event("manned", SEAT("seat"), FIELD("field"), count("walls", 2), rule="T15.18", fight=(Part(ADDS, side="seat"),))
COMBAT_ROUND: Final = EVENTS.event("combat-round", FIELD("field"), count("round", 999), rule="T14.5", detail=True, fight=(Part(AGAIN),))
UNITS_LOST: Final = EVENTS.event(
    "units-lost",
    SEAT("seat"),
    FIELD("field"),
    count("military", 63),
    count("mercenaries", 63),
    count("left", 200),
    rule="T14.15",
    headline=True,
    fight=(Part(LOSS, side="seat", place="field", amount="military"), Part(LOSS, side="seat", amount="mercenaries")),
)
COMBAT_OVER: Final = EVENTS.event("combat-over", FIELD("field"), rule="T16.1", detail=True, fight=(Part(OVER, place="field"),))
TEARS_WON: Final = EVENTS.event("tears-won", SEAT("seat"), count("stones", 9), count("total", 99), rule="T3.9")
TEARS_GONE: Final = EVENTS.event("tears-gone", SEAT("seat"), count("stones", 9), count("total", 99), rule="T3.9")
PLACES: Final = EVENTS.event("places", SEAT("seat"), rule="T7.4", heading=True)
MOVES: Final = EVENTS.event("moves", SEAT("seat"), rule="T7.5", heading=True)
LATE_OVERRUNS: Final = EVENTS.event("late-overruns", SEAT("seat"), rule="T12.13", heading=True)
NO_OVERRUN: Final = EVENTS.event("no-overrun", SEAT("seat"), rule="T12.14", headline=True)
COMBATS: Final = EVENTS.event("combats", rule="T7.6", heading=True)
FINAL: Final = EVENTS.event("final", SEAT("seat"), count("stones", 99), count("permanent", 99), count("value", 500), rule="T3.14")
BEGUN: Final = EVENTS.event("begun", LAYOUT("layout"), count("goal", 99), count("years", 1000), rule="T3.1", apart=True)
"""`years`: after which the game ends at the latest, 0 without such a limit."""
VARIANT_PLAYED: Final = EVENTS.event("variant-played", VARIANT("variant"), rule="T19.14", cases=(("variant", 4, "T20.2"),))
