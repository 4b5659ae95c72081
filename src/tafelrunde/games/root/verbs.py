"""Every verb of the game, declared once. New ones go to the end."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.games.root.factions.vagabond.board import CHARACTER_NAMES, CHARACTERS, QUEST_NAMES, QUESTS
from tafelrunde.games.root.terms.deck import KIND_NAMES, KINDS
from tafelrunde.games.root.words import (
    CLEARINGS,
    COLUMN_NAMES,
    COLUMNS,
    EACH_CLEARING,
    FACTION_NAMES,
    FACTIONS,
    FORESTS,
    ITEM_NAMES,
    ITEMS,
    LEADER_NAMES,
    LEADERS,
    PIECE_NAMES,
    PIECES,
    PLACES,
    SERVICE_NAMES,
    SERVICES,
    STATE_NAMES,
    STATES,
    SUIT_NAMES,
    TRIGGER_NAMES,
)

_NUMBERS: Final = tuple(str(clearing + 1) for clearing in EACH_CLEARING)
CLEARING: Final = Domain("clearing", CLEARINGS, _NUMBERS, named=False)
PLACE: Final = Domain("place", PLACES, _NUMBERS + tuple(f"forest-{forest + 1}" for forest in range(FORESTS)), named=False)
CARD: Final = Domain("card", KINDS, KIND_NAMES)
FACTION: Final = Domain("faction", FACTIONS, FACTION_NAMES)
SUIT: Final = Domain("suit", 4, SUIT_NAMES)
PIECE: Final = Domain("piece", PIECES, PIECE_NAMES)
ITEM: Final = Domain("item", ITEMS, ITEM_NAMES)
STATE: Final = Domain("state", STATES, STATE_NAMES, clickable=False)
LEADER: Final = Domain("leader", LEADERS, LEADER_NAMES)
COLUMN: Final = Domain("column", COLUMNS, COLUMN_NAMES)
CHARACTER: Final = Domain("character", CHARACTERS, CHARACTER_NAMES)
QUEST: Final = Domain("quest", QUESTS, QUEST_NAMES)
SERVICE: Final = Domain("service", SERVICES, SERVICE_NAMES)
TRIGGER: Final = Domain("trigger", len(TRIGGER_NAMES), TRIGGER_NAMES, clickable=False)
MOST_WARRIORS: Final = 25

VERBS: Final = VerbTable()
DONE: Final = VERBS.verb("done", rule="R1.4-a", ends=True)
PASS: Final = VERBS.verb("pass", rule="D1.4-2", closes=True)

DRAFT: Final = VERBS.verb("draft", FACTION("faction"), rule="R5.1.1-a")
KEEP_AT: Final = VERBS.verb("keep", CLEARING("clearing"), rule="R6.3.2", begins=True)
FOUND: Final = VERBS.verb("found", PIECE("building"), CLEARING("clearing"), rule="R6.3.4", begins=True)
CORNER: Final = VERBS.verb("corner", CLEARING("clearing"), rule="R5.1.7", begins=True)
CHOOSE_LEADER: Final = VERBS.verb("leader", LEADER("leader"), rule="R7.3.3-a")
CHOOSE_CHARACTER: Final = VERBS.verb("character", CHARACTER("character"), rule="R9.3.1")
START_FOREST: Final = VERBS.verb("forest", PLACE("forest"), rule="R9.3.2")
CHOOSE_OUTCAST: Final = VERBS.verb("outcast", SUIT("suit"), rule="R10.3.3")
GARRISON: Final = VERBS.verb("garrison", CLEARING("clearing"), rule="R11.3.2", begins=True)
PRICE: Final = VERBS.verb("price", SERVICE("service"), count("price", 4), rule="R11.6.2", begins=True)

BUY_CARD: Final = VERBS.verb("buy-card", CARD("card"), rule="R11.2.7.I-a", begins=True)
BUY_BOATS: Final = VERBS.verb("buy-riverboats", rule="R11.2.7.II", begins=True)
HIRE: Final = VERBS.verb("hire", rule="R11.2.7.III-a", begins=True)
EXHAUST: Final = VERBS.verb("exhaust", ITEM("item"), rule="R9.2.5-c", begins=True)
BANK: Final = VERBS.verb("bank", FACTION("faction"), rule="R4.1.3")
CLAIM: Final = VERBS.verb("royal-claim", rule="R4.1.3")
ROB: Final = VERBS.verb("rob", FACTION("faction"), rule="R4.1.3")
TAX: Final = VERBS.verb("tax", CLEARING("clearing"), rule="R4.1.3")
SPY: Final = VERBS.verb("spy", FACTION("faction"), rule="R4.1.3")
DOMINATE: Final = VERBS.verb("dominate", CARD("card"), rule="R3.3.1-a")
COALITION: Final = VERBS.verb("coalition", CARD("card"), FACTION("partner"), rule="R9.2.8-a")
TAKE: Final = VERBS.verb("take", CARD("card"), CARD("spent"), rule="R3.3.4", begins=True)
FIRST: Final = VERBS.verb("first", TRIGGER("trigger"), CLEARING("clearing"), rule="R1.1.3")
DISCARD: Final = VERBS.verb("discard", CARD("card"), rule="D6.6-1", begins=True)

CRAFT: Final = VERBS.verb("craft", CARD("card"), rule="R4.1", begins=True)
EXPORT: Final = VERBS.verb("export", CARD("card"), rule="R11.5.3.I", begins=True)
ACTIVATE: Final = VERBS.verb("activate", SUIT("suit"), rule="R4.1.1-d", begins=True)
FUND: Final = VERBS.verb("fund", FACTION("owner"), rule="D11.5-1", begins=True)

BATTLE: Final = VERBS.verb("battle", CLEARING("clearing"), FACTION("defender"), rule="R4.3-a", begins=True)
HELPERS: Final = VERBS.verb("helpers", FACTION("faction"), rule="R9.2.9.IIc-1")
AMBUSH: Final = VERBS.verb("ambush", CARD("card"), rule="R4.3.1-a")
FOIL: Final = VERBS.verb("foil", CARD("card"), rule="R4.3.1.I-a")
ENLIST: Final = VERBS.verb("enlist", FACTION("arbiter"), rule="D9.7-3")
USE: Final = VERBS.verb("use", CARD("card"), rule="R4.3.2.II-a", begins=True)
LOSE: Final = VERBS.verb("lose", PIECE("piece"), rule="R4.3.3-c", begins=True)
DAMAGE: Final = VERBS.verb("damage", ITEM("item"), STATE("state"), rule="R9.2.7-a", begins=True)
HOSPITAL: Final = VERBS.verb("hospital", CARD("card"), rule="R6.2.3", begins=True)
GIVE: Final = VERBS.verb("give", CARD("card"), rule="R8.2.6-a")
RETURN_FUND: Final = VERBS.verb("return", FACTION("owner"), rule="R11.2.5.I", begins=True)

MOVE: Final = VERBS.verb("move", CLEARING("from"), CLEARING("to"), count("warriors", MOST_WARRIORS), rule="R4.2", begins=True)
MARCH: Final = VERBS.verb("march", CLEARING("from"), CLEARING("to"), count("warriors", MOST_WARRIORS), rule="R6.5.2", begins=True)
RECRUIT: Final = VERBS.verb("recruit", rule="R6.5.3-a", begins=True)
RECRUIT_AT: Final = VERBS.verb("recruit-at", CLEARING("clearing"), rule="R2.5.1-a", begins=True)
BUILD: Final = VERBS.verb("build", PIECE("building"), CLEARING("clearing"), rule="R6.5.4", begins=True)
PAY_WOOD: Final = VERBS.verb("wood", CLEARING("clearing"), rule="R6.5.4.II-b", begins=True)
OVERWORK: Final = VERBS.verb("overwork", CLEARING("clearing"), CARD("card"), rule="R6.5.5")
EXTRA: Final = VERBS.verb("extra", CARD("card"), rule="R6.5-c")

DECREE: Final = VERBS.verb("decree", CARD("card"), COLUMN("column"), rule="R7.4.2-a", begins=True)
NEW_ROOST: Final = VERBS.verb("roost", CLEARING("clearing"), rule="R7.4.3", begins=True)
RESOLVE: Final = VERBS.verb("resolve", SUIT("suit"), rule="R7.5.2-b", begins=True)

REVOLT: Final = VERBS.verb("revolt", CLEARING("clearing"), CARD("supporter"), rule="R8.4.1")
SPREAD: Final = VERBS.verb("spread", CLEARING("clearing"), CARD("supporter"), rule="R8.4.2", begins=True)
SUPPORT: Final = VERBS.verb("support", CARD("supporter"), rule="R8.2.3-a", begins=True)
MOBILIZE: Final = VERBS.verb("mobilize", CARD("card"), rule="R8.5.2")
TRAIN: Final = VERBS.verb("train", CARD("card"), rule="R8.5.3")
ORGANIZE: Final = VERBS.verb("organize", CLEARING("clearing"), rule="R8.6.1.IV")

REFRESH: Final = VERBS.verb("refresh", ITEM("item"), STATE("state"), rule="R9.4.1-b", begins=True)
SLIP: Final = VERBS.verb("slip", PLACE("place"), rule="R9.4.2")
GO: Final = VERBS.verb("go", CLEARING("clearing"), rule="R9.5.1-a", begins=True)
ESCORT: Final = VERBS.verb("escort", FACTION("faction"), count("warriors", MOST_WARRIORS), rule="R9.2.9.IIb-1")
EXPLORE: Final = VERBS.verb("explore", rule="R9.5.3-a")
TAKE_RUIN: Final = VERBS.verb("take-ruin", ITEM("item"), rule="R9.8.1-b", begins=True)
AID: Final = VERBS.verb("aid", FACTION("faction"), CARD("card"), rule="R9.5.4-a")
TAKE_ITEM: Final = VERBS.verb("take-item", ITEM("item"), rule="R9.5.4-b", begins=True)
COMPLETE: Final = VERBS.verb("quest", QUEST("quest"), rule="R9.5.5-a")
REWARD_CARDS: Final = VERBS.verb("reward-cards", rule="R9.5.5-c", begins=True)
REWARD_POINTS: Final = VERBS.verb("reward-points", rule="R9.5.5-c", begins=True)
STRIKE: Final = VERBS.verb("strike", FACTION("faction"), PIECE("piece"), rule="R9.5.6-a")
REPAIR: Final = VERBS.verb("repair", ITEM("item"), STATE("state"), rule="R9.5.7-a", begins=True)
STEAL: Final = VERBS.verb("steal", FACTION("faction"), rule="R9.7.1.I")
DAY_LABOR: Final = VERBS.verb("day-labor", CARD("card"), rule="R9.7.2.I-a", begins=True)
HIDEOUT: Final = VERBS.verb("hideout", rule="R9.7.3.I")
INSTIGATE: Final = VERBS.verb("instigate", FACTION("attacker"), FACTION("defender"), rule="D9.7-2")
SCORCH: Final = VERBS.verb("scorch", rule="D9.7-4")
DROP: Final = VERBS.verb("drop", ITEM("item"), STATE("state"), rule="R9.6.4-b")
DROP_RUIN: Final = VERBS.verb("drop-ruin", ITEM("item"), STATE("state"), rule="R9.6.4-b")

CRUSADE: Final = VERBS.verb("crusade", CLEARING("clearing"), FACTION("defender"), rule="R10.4.3.I-a", begins=True)
CRUSADE_MOVE: Final = VERBS.verb(
    "crusade-move", CLEARING("from"), CLEARING("to"), count("warriors", MOST_WARRIORS), rule="R10.4.3.I-b", begins=True
)
CONVERT: Final = VERBS.verb("convert", CLEARING("clearing"), FACTION("faction"), rule="R10.4.3.II")
SANCTIFY: Final = VERBS.verb("sanctify", CLEARING("clearing"), PIECE("building"), rule="R10.4.3.III")
RITUAL_BUILD: Final = VERBS.verb("ritual-build", CARD("card"), CLEARING("clearing"), rule="R10.5.1")
RITUAL_RECRUIT: Final = VERBS.verb("ritual-recruit", CARD("card"), CLEARING("clearing"), rule="R10.5.2")
RITUAL_SCORE: Final = VERBS.verb("ritual-score", CARD("card"), rule="R10.5.3-a", begins=True)
SACRIFICE: Final = VERBS.verb("sacrifice", CARD("card"), rule="R10.5.4")

DRAW: Final = VERBS.verb("draw", rule="R11.5.4", begins=True)
ESTABLISH: Final = VERBS.verb("establish", CLEARING("clearing"), rule="R11.5.6", begins=True)
REFRESH_NOW: Final = VERBS.verb("refresh-now", rule="R9.4.1-a", begins=True)
