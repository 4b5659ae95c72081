"""Everything a player can say, declared once."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.games.bloodstones.pieces.words import FACTIONS, KINDS, TILE_KINDS

MAX_AREAS: Final = 160
AREA: Final = Domain("area", MAX_AREAS)
ABOUT_AREA: Final = AREA("area")
"""What a refusal is about, so that it names it."""
UNIT: Final = Domain("unit", len(KINDS), KINDS)
TILE: Final = Domain("tile", TILE_KINDS, KINDS[:TILE_KINDS])
"""A tile in the hand, by its kind."""
BATTLE_TILE: Final = Domain("battle-tile", 6)
"""A Battle tile, by its value."""
FACTION: Final = Domain("faction", len(FACTIONS), FACTIONS)
SEAT: Final = Domain("seat", 6, clickable=False)
PIPS_LEFT: Final = count("left", 1000)
"""What is left to be paid, used or chosen, for questions."""

VERBS: Final = VerbTable()
PICK: Final = VERBS.verb("pick", FACTION("faction"), rule="S2.6")
FOUND: Final = VERBS.verb("found", AREA("area"), rule="S2.13")
CAMP: Final = VERBS.verb("camp", AREA("area"), rule="S2.24")
MUSTER: Final = VERBS.verb("muster", UNIT("unit"), AREA("area"), rule="S2.17")
DONE: Final = VERBS.verb("done", rule="S4.7", ends=True)
RETURN: Final = VERBS.verb("return", UNIT("unit"), rule="S25.1", begins=True)
SPEND: Final = VERBS.verb("spend", TILE("tile"), rule="S4.5")
CAPTURE: Final = VERBS.verb("capture", AREA("area"), rule="S5.2")
UNDEAD_STEP: Final = VERBS.verb("undead", count("number", 3), AREA("area"), rule="S6.2")
BUILD: Final = VERBS.verb("build", UNIT("unit"), rule="S8.1", begins=True)
AT: Final = VERBS.verb("at", AREA("area"), rule="S8.2")
MARCH: Final = VERBS.verb("march", AREA("from"), rule="S9.5", begins=True)
STEP: Final = VERBS.verb("step", UNIT("unit"), AREA("area"), rule="S9.5")
ALONG: Final = VERBS.verb("along", UNIT("unit"), rule="S9.5")
PAY: Final = VERBS.verb("pay", TILE("tile"), rule="S4.5")
ATTACK: Final = VERBS.verb("attack", AREA("area"), SEAT("seat"), rule="S13.1")
END: Final = VERBS.verb("end", rule="S7.4", ends=True)
VILLAGE: Final = VERBS.verb("village", AREA("area"), rule="S21.1")
FIGHT: Final = VERBS.verb("fight", rule="S14.1")
WITHDRAW: Final = VERBS.verb("withdraw", AREA("area"), rule="S14.5")
KEEP: Final = VERBS.verb("keep", rule="S16.1", closes=True)
SUBSTITUTE: Final = VERBS.verb("substitute", BATTLE_TILE("value"), TILE("tile"), rule="S16.1")
LOSE: Final = VERBS.verb("lose", UNIT("unit"), rule="S19.1")
RETREAT: Final = VERBS.verb("retreat", AREA("area"), rule="S20.11")
RAISE: Final = VERBS.verb("raise", count("undead", 4), rule="S19.15")
