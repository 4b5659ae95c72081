"""Every verb a player can say."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.games.seventhstone.words import FIELD, KIND, PART, PLACE, SEAT, SHEET_FIELD, STONE, TYPE, UNIT

UNITS_MOST: Final = 63
SITE: Final = Domain("site", 2, ("1", "2"), clickable=False, named=False)

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
COMMIT: Final = VERBS.verb("commit", rule="T9.10", closes=True)
TAKE: Final = VERBS.verb("take", STONE("stone"), rule="T9.19")
REJECT: Final = VERBS.verb("reject", STONE("stone"), rule="T18.14")
CHOOSE: Final = VERBS.verb("choose", PLACE("place"), rule="T9.25")
ASSIGN: Final = VERBS.verb("assign", SEAT("seat"), PLACE("place"), rule="T9.26")
BUILD: Final = VERBS.verb("build", FIELD("field"), KIND("building"), rule="T10.6")
REPLACE: Final = VERBS.verb("replace", FIELD("field"), SITE("site"), KIND("building"), rule="T10.8")
ENLIST: Final = VERBS.verb("enlist", FIELD("field"), TYPE("type"), rule="T10.16")
HIRE: Final = VERBS.verb("hire", FIELD("field"), rule="T10.21")
EQUIP: Final = VERBS.verb("equip", FIELD("field"), STONE("stone"), rule="T10.26")
DONE: Final = VERBS.verb("done", rule="T10.5", ends=True)
MARCH: Final = VERBS.verb("march", FIELD("from"), FIELD("to"), TYPE("type"), rule="T11.6", begins=True)
HALT: Final = VERBS.verb("halt", FIELD("field"), TYPE("type"), rule="T11.12", begins=True)
SEND: Final = VERBS.verb("send", PART("part"), count("military", UNITS_MOST), count("mercenaries", UNITS_MOST), rule="T11.13", begins=True)
CARRY: Final = VERBS.verb("carry", STONE("stone"), rule="T11.15", begins=True)
GO: Final = VERBS.verb("go", rule="T11.15", begins=True)
USE: Final = VERBS.verb("use", FIELD("field"), TYPE("type"), STONE("stone"), rule="T11.19")
DROP: Final = VERBS.verb("drop", FIELD("field"), TYPE("type"), STONE("stone"), rule="T11.16")
OVERRUN: Final = VERBS.verb("overrun", FIELD("field"), rule="T12.1")
END: Final = VERBS.verb("end", rule="T11.1", ends=True)
GIVE_UP: Final = VERBS.verb("give-up", FIELD("field"), TYPE("type"), rule="T11.37")
REMOVE: Final = VERBS.verb("remove", FIELD("field"), PART("part"), UNIT("unit"), rule="T11.37")
DISBAND: Final = VERBS.verb("disband", FIELD("field"), TYPE("type"), PART("part"), rule="T4.11")
SUPPORT: Final = VERBS.verb("support", FIELD("from"), FIELD("to"), rule="T13.8")
FIGHT: Final = VERBS.verb("fight", FIELD("field"), rule="T13.11")
REVEAL: Final = VERBS.verb("reveal", rule="T14.1")
MAN: Final = VERBS.verb("man", count("walls", 2), rule="T15.18")
AIM: Final = VERBS.verb("aim", SEAT("target"), count("dice", UNITS_MOST), rule="T15.9")
MISS: Final = VERBS.verb("miss", SEAT("target"), rule="T15.14")
LOSE: Final = VERBS.verb("lose", FIELD("field"), PART("part"), UNIT("unit"), rule="T14.15")
PASS: Final = VERBS.verb("pass", rule="T23.2", ends=True)
