"""Every verb a player can say and every kind of event the log can tell."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.games.seventhstone.words import EVENT_FACE, FIELD, KIND, PART, SEAT, SHEET_FIELD, STONE, TYPE, UNIT

UNITS_MOST: Final = 63
SITE: Final = Domain("site", 2, ("1", "2"), clickable=False, named=False)
PLACE: Final = Domain("place", 4, ("first", "second", "third", "fourth"), clickable=False)
"""A position in the turn order."""

# What questions are about.
ABOUT_FROM: Final = FIELD("from")
ABOUT_TO: Final = FIELD("to")
ABOUT_FIELD: Final = FIELD("field")
ABOUT_TYPE: Final = TYPE("type")
ABOUT_UNITS: Final = count("units", 99)
ABOUT_DICE: Final = count("dice", 99)
ABOUT_TARGET: Final = SEAT("target")

VERBS: Final = VerbTable()
CAPITAL: Final = VERBS.verb("capital", FIELD("field"), rule="T2.12")
OUTPOST: Final = VERBS.verb("outpost", FIELD("field"), rule="T2.14")
ALLOCATE: Final = VERBS.verb("allocate", SHEET_FIELD("sheet"), rule="T9.4")
WITHDRAW: Final = VERBS.verb("withdraw", SHEET_FIELD("sheet"), rule="T9.10", takes_back=True)
COMMIT: Final = VERBS.verb("commit", rule="T9.10")
TAKE: Final = VERBS.verb("take", STONE("stone"), rule="T9.19")
REJECT: Final = VERBS.verb("reject", STONE("stone"), rule="T18.14")
CHOOSE: Final = VERBS.verb("choose", PLACE("place"), rule="T9.25")
ASSIGN: Final = VERBS.verb("assign", SEAT("seat"), PLACE("place"), rule="T9.26")
BUILD: Final = VERBS.verb("build", FIELD("field"), KIND("building"), rule="T10.6")
REPLACE: Final = VERBS.verb("replace", FIELD("field"), SITE("site"), KIND("building"), rule="T10.8")
ENLIST: Final = VERBS.verb("enlist", FIELD("field"), TYPE("type"), rule="T10.16")
HIRE: Final = VERBS.verb("hire", FIELD("field"), rule="T10.21")
EQUIP: Final = VERBS.verb("equip", FIELD("field"), STONE("stone"), rule="T10.26")
DONE: Final = VERBS.verb("done", rule="T10.5")
MARCH: Final = VERBS.verb("march", FIELD("from"), FIELD("to"), TYPE("type"), rule="T11.6")
HALT: Final = VERBS.verb("halt", FIELD("field"), TYPE("type"), rule="T11.12")
SEND: Final = VERBS.verb("send", PART("part"), count("military", UNITS_MOST), count("mercenaries", UNITS_MOST), rule="T11.13")
CARRY: Final = VERBS.verb("carry", STONE("stone"), rule="T11.15")
GO: Final = VERBS.verb("go", rule="T11.15")
USE: Final = VERBS.verb("use", FIELD("field"), TYPE("type"), STONE("stone"), rule="T11.19")
DROP: Final = VERBS.verb("drop", FIELD("field"), TYPE("type"), STONE("stone"), rule="T11.16")
OVERRUN: Final = VERBS.verb("overrun", FIELD("field"), rule="T12.1")
END: Final = VERBS.verb("end", rule="T11.1")
GIVE_UP: Final = VERBS.verb("give-up", FIELD("field"), TYPE("type"), rule="T11.3")
REMOVE: Final = VERBS.verb("remove", FIELD("field"), PART("part"), UNIT("unit"), rule="T11.3")
DISBAND: Final = VERBS.verb("disband", FIELD("field"), TYPE("type"), PART("part"), rule="T4.11")
SUPPORT: Final = VERBS.verb("support", FIELD("from"), FIELD("to"), rule="T13.8")
FIGHT: Final = VERBS.verb("fight", FIELD("field"), rule="T13.11")
REVEAL: Final = VERBS.verb("reveal", rule="T14.1")
MAN: Final = VERBS.verb("man", count("walls", 2), rule="T15.18")
AIM: Final = VERBS.verb("aim", SEAT("target"), count("dice", UNITS_MOST), rule="T15.9")
MISS: Final = VERBS.verb("miss", SEAT("target"), rule="T15.14")
LOSE: Final = VERBS.verb("lose", FIELD("field"), PART("part"), UNIT("unit"), rule="T14.15")
PASS: Final = VERBS.verb("pass", rule="T23.2")

EVENTS: Final = EventTable()
YEAR: Final = EVENTS.event("year", count("year", 1000), rule="T7.1")
DIE: Final = EVENTS.event("die", SEAT("seat"), count("roll", 6), rule="T2.11")
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
    rule="T9.10",
)
HIRED: Final = EVENTS.event("hired", SEAT("seat"), count("mercenaries", 4), rule="T9.17")
TOOK: Final = EVENTS.event("took", SEAT("seat"), STONE("stone"), rule="T9.19", hidden=("stone",))
REJECTED: Final = EVENTS.event("rejected", SEAT("seat"), STONE("stone"), rule="T18.14", hidden=("stone",))
UNSOLD: Final = EVENTS.event("unsold", count("stones", 4), rule="T9.21")
LOST_TEAR_FOUND: Final = EVENTS.event("lost-tear", SEAT("seat"), rule="T22.30")
ORDERED: Final = EVENTS.event("ordered", SEAT("seat"), PLACE("place"), rule="T9.25")
DOUBLED: Final = EVENTS.event("doubled", SEAT("seat"), rule="T20.2")
TRAINED: Final = EVENTS.event("trained", SEAT("seat"), count("stones", 4), rule="T9.29")
EQUIPPED: Final = EVENTS.event("equipped", SEAT("seat"), FIELD("field"), STONE("stone"), rule="T10.26", hidden=("stone",))
LAPSED: Final = EVENTS.event("lapsed", SEAT("seat"), count("buildings", 99), count("units", 99), count("mercenaries", 4), rule="T10.4")
MARCHED: Final = EVENTS.event(
    "marched", SEAT("seat"), FIELD("from"), FIELD("to"), count("military", 63), count("mercenaries", 63), rule="T11.6"
)
CARRIED: Final = EVENTS.event("carried", SEAT("seat"), FIELD("from"), FIELD("to"), STONE("stone"), rule="T11.15", hidden=("stone",))
DROPPED: Final = EVENTS.event("dropped", SEAT("seat"), FIELD("field"), STONE("stone"), rule="T11.16", hidden=("stone",))
USED: Final = EVENTS.event("used", SEAT("seat"), FIELD("field"), STONE("stone"), rule="T22.5")
CONTROLS: Final = EVENTS.event("controls", SEAT("seat"), FIELD("field"), rule="T11.22")
CONFLICT: Final = EVENTS.event("conflict", SEAT("seat"), FIELD("field"), rule="T11.27")
GAINED: Final = EVENTS.event("gained", SEAT("seat"), count("stones", 99), rule="T4.4")
PAID: Final = EVENTS.event("paid", SEAT("seat"), count("stones", 99), rule="T4.5")
SHORT: Final = EVENTS.event("short", SEAT("seat"), count("units", 99), rule="T4.11")
LEFT: Final = EVENTS.event("left", SEAT("seat"), FIELD("field"), count("mercenaries", 63), rule="T4.14")
BATTLE: Final = EVENTS.event("battle", FIELD("field"), rule="T13.1")
KEPT_OFF: Final = EVENTS.event("kept-off", SEAT("seat"), FIELD("field"), rule="T22.26")
BRIBED: Final = EVENTS.event("bribed", SEAT("seat"), count("mercenaries", 63), rule="T22.27")
BLOWN_UP: Final = EVENTS.event("blown-up", FIELD("field"), count("walls", 2), rule="T22.28")
ROLLED: Final = EVENTS.event(
    "rolled",
    SEAT("seat"),
    FIELD("from"),
    *(count(name, 99) for name in ("ones", "twos", "threes", "fours", "fives", "sixes")),
    count("hits", 99),
    SEAT("target"),
    rule="T14.7",
)
HIT: Final = EVENTS.event("hit", SEAT("seat"), count("hits", 99), count("prevented", 99), rule="T14.15")
FELL: Final = EVENTS.event("fell", SEAT("seat"), FIELD("field"), count("military", 63), count("mercenaries", 63), rule="T14.22")
GUARDS_FELL: Final = EVENTS.event("guards-fell", SEAT("seat"), count("guards", 4), rule="T15.3")
WON: Final = EVENTS.event("won", SEAT("seat"), FIELD("field"), rule="T16.1")
SPOILS: Final = EVENTS.event("spoils", SEAT("seat"), STONE("stone"), rule="T16.6", hidden=("stone",))
CRUMBLED: Final = EVENTS.event("crumbled", FIELD("field"), count("walls", 2), rule="T15.17")
SHAKEN: Final = EVENTS.event("shaken", FIELD("field"), KIND("building"), count("roll", 6), rule="T16.9")
DUEL: Final = EVENTS.event("duel", SEAT("seat"), SEAT("other"), rule="T17.5")
EXCHANGE: Final = EVENTS.event(
    "exchange", SEAT("seat"), count("roll", 6), count("life", 5), SEAT("other"), count("answer", 6), count("otherlife", 5), rule="T17.10"
)
DUEL_WON: Final = EVENTS.event("duel-won", SEAT("seat"), rule="T17.14")
CHAMPION: Final = EVENTS.event("champion", SEAT("seat"), rule="T17.3")
VICTORY: Final = EVENTS.event("victory", SEAT("seat"), count("tears", 99), rule="T3.1")
