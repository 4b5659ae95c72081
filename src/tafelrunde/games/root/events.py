"""Every kind of event, declared once: what the log, the picture and the sounds are made of."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.fights import ADDS, CLASH, LOSS, NOTE, OVER, POINTS, ROLL, SUM, VOID, Part
from tafelrunde.engine.verbs import Domain, count
from tafelrunde.games.root.verbs import CARD, CHARACTER, CLEARING, COLUMN, FACTION, ITEM, LEADER, PIECE, PLACE, QUEST, SERVICE, STATE, SUIT
from tafelrunde.games.root.words import FACTIONS, PHASE_NAMES, RELATION_NAMES

BOARD_NAMES: Final = ("autumn", "winter", "own")
BOARD: Final = Domain("board", len(BOARD_NAMES), BOARD_NAMES, clickable=False)
"""The printed maps, and after them any of the players' own."""
RELATION: Final = Domain("relation", len(RELATION_NAMES), RELATION_NAMES, clickable=False)
SEAT: Final = Domain("seat", 6, clickable=False)
PHASE: Final = Domain("phase", len(PHASE_NAMES), PHASE_NAMES, clickable=False)
QUESTION_NAMES: Final = ("ambush", "foil", "hospitals", "cards", "helpers", "arbiter")
QUESTION: Final = Domain("question", len(QUESTION_NAMES), QUESTION_NAMES, clickable=False)
NO_AMBUSH: Final = 0
NO_FOIL: Final = 1
NO_HOSPITALS: Final = 2
NO_CARDS: Final = 3
NO_HELPERS: Final = 4
NO_ARBITER: Final = 5
"""What somebody was asked in public and declined."""

DEED_NAMES: Final = ("overwork", "extra", "train", "revolt", "organize", "convert", "sanctify", "hideout", "crusade")
DEED: Final = Domain("deed", len(DEED_NAMES), DEED_NAMES, clickable=False)
OVERWORKS: Final = 0
WORKS_ON: Final = 1
TRAINS: Final = 2
REVOLTS: Final = 3
ORGANIZES: Final = 4
CONVERTS: Final = 5
SANCTIFIES: Final = 6
HIDES: Final = 7
ON_CRUSADE: Final = 8
"""What somebody does that its effects alone would not tell."""

SCORING_NAMES: Final = (
    "removal",
    "building",
    "item",
    "roosts",
    "despot",
    "sympathy",
    "gardens",
    "dividends",
    "post",
    "ruin",
    "quests",
    "aid",
    "infamy",
    "enlisted",
    "claim",
    "robbed",
    "brutality",
)
SCORING: Final = Domain("scoring", len(SCORING_NAMES), SCORING_NAMES, clickable=False)
FOR_REMOVAL: Final = 0
FOR_BUILDING: Final = 1
FOR_ITEM: Final = 2
FOR_ROOSTS: Final = 3
FOR_DESPOT: Final = 4
FOR_SYMPATHY: Final = 5
FOR_GARDENS: Final = 6
FOR_DIVIDENDS: Final = 7
FOR_POST: Final = 8
FOR_RUIN: Final = 9
FOR_QUESTS: Final = 10
FOR_AID: Final = 11
FOR_INFAMY: Final = 12
FOR_ENLISTING: Final = 13
FOR_CLAIM: Final = 14
FOR_BEING_ROBBED: Final = 15
FOR_BRUTALITY: Final = 16
"""What points are scored for."""

STUCK_NAMES: Final = ("supply", "short", "no-roost", "barred", "no-warriors", "no-way", "nobody", "all-built", "no-rule", "full")
STUCK: Final = Domain("stuck", len(STUCK_NAMES), STUCK_NAMES, clickable=False)
NO_SUPPLY: Final = 0
TOO_FEW: Final = 1
NO_ROOST: Final = 2
BARRED: Final = 3
NO_WARRIORS: Final = 4
NO_WAY: Final = 5
NOBODY_TO_BATTLE: Final = 6
ALL_ROOSTS_BUILT: Final = 7
NO_RULE: Final = 8
NO_SLOT: Final = 9
"""Why a card of the Decree could not be carried out."""

EVENTS: Final = EventTable()
TURN_BEGAN: Final = EVENTS.event("turn", FACTION("faction"), count("round", 1000), rule="R1.4-b", heading=True)
PHASE_BEGAN: Final = EVENTS.event("phase", FACTION("faction"), PHASE("phase"), rule="R1.4-a", apart=True)
SUIT_DEALT: Final = EVENTS.event(
    "suit-dealt", SUIT("suit"), *[CLEARING(name) for name in ("first", "second", "third", "fourth")], rule="D0-1"
)
SEATED: Final = EVENTS.event("seated", SEAT("seat"), FACTION("faction"), rule="R5.1.1-a")
DREW: Final = EVENTS.event("drew", FACTION("faction"), CARD("card"), rule="R2.1.2-a", hidden=("card",), after=("quest-open", "quest-done"))
SHUFFLED: Final = EVENTS.event("shuffled", rule="R2.1.2-b")
SCORED: Final = EVENTS.event(
    "scored",
    FACTION("faction"),
    count("points", 100),
    SCORING("scoring"),
    count("total", 1000),
    rule="R3.2",
    fight=(Part(POINTS, side="faction", amount="points"),),
    after=("quest-open", "quest-done"),
)
HUMILIATED: Final = EVENTS.event(
    "humiliated",
    FACTION("faction"),
    count("points", 100),
    count("total", 1000),
    count("birds", 100),
    count("short", 1),
    rule="R7.7.1",
)
"""So many points for so many `birds`, the viziers among them; `short`: there were no more to lose."""
GARRISONED: Final = EVENTS.event("garrisoned", FACTION("faction"), CLEARING("clearing"), rule="R6.3.3")
PLACED: Final = EVENTS.event(
    "placed",
    FACTION("faction"),
    PIECE("piece"),
    CLEARING("clearing"),
    count("count", 25),
    count("total", 25),
    rule="R2.5-a",
    headline=True,
    after=("resolved",),
)
"""`total`: how many of this kind the faction has there now."""
REMOVED: Final = EVENTS.event(
    "removed",
    FACTION("faction"),
    PIECE("piece"),
    CLEARING("clearing"),
    count("count", 25),
    count("left", 25),
    count("paid", 1),
    rule="R2.5.1-b",
    fight=(Part(LOSS, side="faction", place="clearing", amount="count"),),
)
"""`left`: how many of this kind the faction still has there. `paid`: it gave them up itself, as a price."""
MOVED: Final = EVENTS.event(
    "moved",
    FACTION("faction"),
    CLEARING("from"),
    CLEARING("to"),
    count("count", 25),
    FACTION("mover"),
    rule="R4.2",
    headline=True,
    after=("resolved", "did"),
)
WENT: Final = EVENTS.event("went", FACTION("faction"), PLACE("from"), PLACE("to"), count("slips", 1), rule="R9.5.1-a", headline=True)
FOUGHT: Final = EVENTS.event(
    "fought",
    FACTION("attacker"),
    FACTION("defender"),
    CLEARING("clearing"),
    rule="R4.3-a",
    headline=True,
    fight=(Part(CLASH, side="attacker", other="defender", place="clearing"),),
)
ROLLED: Final = EVENTS.event(
    "rolled",
    FACTION("attacker"),
    count("high", 3),
    FACTION("defender"),
    count("low", 3),
    count("attack", 3),
    count("defence", 3),
    rule="R4.3.2-a",
    fight=(Part(ROLL, side="attacker", faces=("attack",)), Part(ROLL, side="defender", faces=("defence",))),
)
"""Both dice, and which of them each side has."""
HIT: Final = EVENTS.event("hit", FACTION("faction"), count("hits", 20), rule="R4.3.3-a", fight=(Part(SUM, side="faction", amount="hits"),))
AMBUSHED: Final = EVENTS.event(
    "ambushed", FACTION("faction"), CARD("card"), rule="R4.3.1-b", headline=True, fight=(Part(ADDS, side="faction"),)
)
FOILED: Final = EVENTS.event(
    "foiled", FACTION("faction"), CARD("card"), rule="R4.3.1.I-a", headline=True, fight=(Part(VOID, side="faction"),)
)
DISCARDED: Final = EVENTS.event(
    "discarded", FACTION("faction"), CARD("card"), count("open", 1), count("souls", 54), count("why", 4), rule="R2.1.3"
)
"""`souls`: how many Lost Souls there are with it; none without the Cult.

`why`: it could not be kept, because the hand, or the stack of supporters, is full; or it pays for what is told only after it."""
FULL_HAND: Final = 1
FULL_STACK: Final = 2
TO_HEAL: Final = 3
TO_SCORE: Final = 4
GAVE: Final = EVENTS.event(
    "gave",
    FACTION("faction"),
    FACTION("receiver"),
    CARD("card"),
    count("total", 54),
    rule="R8.2.6-a",
    headline=True,
    hidden=("card",),
    after=("removed", "scored", "moved", "went"),
)
MOBILIZED: Final = EVENTS.event(
    "mobilized", FACTION("faction"), CARD("card"), count("total", 54), rule="R8.5.2", headline=True, hidden=("card",)
)
"""`total`: how many supporters there are now."""
AIDED: Final = EVENTS.event(
    "aided", FACTION("faction"), FACTION("receiver"), CARD("card"), rule="R9.5.4-a", headline=True, hidden=("card",)
)
SHOWN: Final = EVENTS.event("shown", FACTION("faction"), FACTION("viewer"), CARD("card"), rule="R1.2.1-a", hidden=("card",))
STOLE: Final = EVENTS.event("stole", FACTION("faction"), FACTION("victim"), CARD("card"), rule="R9.7.1.I", headline=True, hidden=("card",))
BOUGHT_CARD: Final = EVENTS.event("bought-card", FACTION("faction"), CARD("card"), rule="R11.2.7.I-a")
TOOK_CARD: Final = EVENTS.event("took-card", FACTION("faction"), CARD("card"), rule="R1.2.1-a", headline=True)
CRAFTED: Final = EVENTS.event("crafted", FACTION("faction"), CARD("card"), count("effect", 1), rule="R4.1", headline=True)
"""`effect`: it is no item, so what it does has to be said."""
EXPORTED: Final = EVENTS.event("exported", FACTION("faction"), CARD("card"), count("paid", 1), rule="R11.5.3.I", headline=True)
"""`paid`: there is a warrior for the Payments box."""
TOOK_ITEM: Final = EVENTS.event("took-item", FACTION("faction"), ITEM("item"), rule="R2.5.5-a", after=("exhausted",))
LOST_ITEM: Final = EVENTS.event(
    "lost-item", FACTION("faction"), ITEM("item"), STATE("state"), count("ruin", 1), count("most", 99), rule="R9.6.4-c", headline=True
)
"""`ruin`: it came from one. `most`: how many items can be carried."""
DAMAGED_ITEM: Final = EVENTS.event("damaged", FACTION("faction"), ITEM("item"), rule="R9.2.7-a", fight=(Part(LOSS, side="faction"),))
RESTED: Final = EVENTS.event("rested", FACTION("faction"), rule="R9.6.1")
RELATED: Final = EVENTS.event("related", FACTION("faction"), FACTION("other"), RELATION("relation"), rule="R9.2.9-b")
EXPLORED: Final = EVENTS.event("explored", FACTION("faction"), CLEARING("clearing"), rule="R9.5.3-a", headline=True)
PEEKED: Final = EVENTS.event("peeked", FACTION("faction"), CLEARING("clearing"), ITEM("item"), rule="R9.8.1-b", hidden=("item",))
RUIN_GONE: Final = EVENTS.event("ruin-gone", CLEARING("clearing"), rule="R9.5.3-c")
QUEST_OPEN: Final = EVENTS.event("quest-open", QUEST("quest"), rule="R9.5.5-b")
QUEST_DONE: Final = EVENTS.event("quest-done", FACTION("faction"), QUEST("quest"), rule="R9.5.5-b", headline=True)
TURMOIL: Final = EVENTS.event(
    "turmoil",
    FACTION("faction"),
    COLUMN("column"),
    SUIT("suit"),
    STUCK("why"),
    count("partly", 1),
    rule="R7.7-a",
    headline=True,
    apart=True,
)
"""Which card of the Decree could not be carried out, or only `partly`, and why."""
ORDERED: Final = EVENTS.event(
    "ordered", FACTION("faction"), CARD("card"), COLUMN("column"), count("cards", 54), count("viziers", 1), rule="R7.4.2-a", headline=True
)
"""`cards`: how many the column has now, a vizier counted."""
RESOLVED: Final = EVENTS.event(
    "resolved", FACTION("faction"), SUIT("suit"), COLUMN("column"), count("partly", 1), rule="R7.5.2-b", headline=True, apart=True
)
"""`partly`: one warrior is there for the two that the Charismatic recruits."""
LED: Final = EVENTS.event("led", FACTION("faction"), LEADER("leader"), rule="R7.7.3-b", headline=True, after=("deposed",))
PLAYED_AS: Final = EVENTS.event("played-as", FACTION("faction"), CHARACTER("character"), rule="R9.3.1", headline=True)
REVEALED: Final = EVENTS.event("revealed", FACTION("faction"), CARD("card"), rule="R10.5-a", headline=True)
ACOLYTES: Final = EVENTS.event("acolytes", FACTION("faction"), count("acolytes", 25), rule="R10.5.4")
"""How many there are now, after a sacrifice."""
STRUCK: Final = EVENTS.event("struck", FACTION("faction"), FACTION("other"), CLEARING("clearing"), rule="R9.5.6-a", headline=True)
EXHAUSTED_ITEM: Final = EVENTS.event("exhausted", FACTION("faction"), ITEM("item"), rule="R9.2.5-c", after=("aided",))
REFRESHES: Final = EVENTS.event(
    "refreshes", FACTION("faction"), count("most", 100), count("exhausted", 100), count("chosen", 1), rule="R9.4.1-a"
)
"""`chosen`: more are exhausted than he may refresh, so he chooses."""
REFRESHED_ITEM: Final = EVENTS.event("refreshed", FACTION("faction"), ITEM("item"), rule="R9.4.1-b", headline=True)
STARTED: Final = EVENTS.event("started", FACTION("faction"), PLACE("place"), rule="R9.3.2", headline=True)
REPAIRED: Final = EVENTS.event("repaired", FACTION("faction"), ITEM("item"), rule="R9.5.7-a", headline=True)
AID_COUNTED: Final = EVENTS.event(
    "aid-counted", FACTION("faction"), FACTION("other"), count("aids", 9), count("needed", 9), RELATION("next"), rule="R9.2.9-b"
)
CARD_USED: Final = EVENTS.event("card-used", FACTION("faction"), CARD("card"), rule="R4.1.3", headline=True)
DID: Final = EVENTS.event("did", FACTION("faction"), DEED("deed"), rule="R1.4-a", headline=True)
DID_AT: Final = EVENTS.event("did-at", FACTION("faction"), DEED("deed"), CLEARING("clearing"), rule="R1.4-a", headline=True)
DEPOSED: Final = EVENTS.event("deposed", FACTION("faction"), LEADER("leader"), count("turned", 1), rule="R7.7.3-a")
"""`turned`: he was the last one face up, so all may lead again, he too."""
OFFICERS: Final = EVENTS.event("officers", FACTION("faction"), count("officers", 10), rule="R8.2.4-b")
OUTCAST_NOW: Final = EVENTS.event("outcast-now", SUIT("suit"), rule="R10.4.1-b")
HATED_NOW: Final = EVENTS.event("hated-now", SUIT("suit"), rule="R10.4.1-c")
SOLD: Final = EVENTS.event(
    "sold", FACTION("buyer"), SERVICE("service"), count("price", 4), count("items", 1), count("total", 100), rule="R11.2.6.I", headline=True
)
"""`total`: how many warriors lie in the Payments box with these."""
PRICED: Final = EVENTS.event("priced", SERVICE("service"), count("price", 4), rule="R11.6.2")
FUNDS_LOST: Final = EVENTS.event("funds-lost", FACTION("owner"), count("left", 100), rule="R11.2.5.I")
DOMINATED: Final = EVENTS.event("dominated", FACTION("faction"), CARD("card"), count("coalition", 1), rule="R3.3.1-a", headline=True)
"""`coalition`: the card is given for one, not for a dominance of one's own."""
ALLIED_WITH: Final = EVENTS.event("coalition", FACTION("faction"), FACTION("partner"), rule="R9.2.8-b")
SCORCHED: Final = EVENTS.event("scorched", CLEARING("clearing"), rule="D9.7-4")
HOSPITAL_USED: Final = EVENTS.event("saved", FACTION("faction"), count("count", 25), rule="R6.2.3", fight=(Part(NOTE, side="faction"),))
BY_POINTS: Final = 0
BY_DOMINANCE: Final = 1
IN_COALITION: Final = 2
"""How somebody wins."""
DOMINANT: Final = EVENTS.event("dominant", FACTION("faction"), CARD("card"), rule="R3.3.1.I")
WON: Final = EVENTS.event("won", FACTION("faction"), count("points", 1000), count("way", 2), rule="R1.4-c")
SUPPORTER_DREW: Final = EVENTS.event(
    "supporter-drew", FACTION("faction"), CARD("card"), count("total", 54), rule="R8.2.6-c", hidden=("card",)
)
SUPPORTER_SPENT: Final = EVENTS.event(
    "supporter-spent",
    FACTION("faction"),
    CARD("card"),
    count("open", 1),
    count("total", 54),
    count("lost", 1),
    count("souls", 54),
    count("spreads", 1),
    CLEARING("clearing"),
    rule="R8.2.3-a",
)
"""`lost`: not for an action, but with a base; else for sympathy (`spreads`) or a revolt in this clearing."""
PURGED: Final = EVENTS.event(
    "purged", FACTION("faction"), CARD("card"), count("open", 1), COLUMN("column"), count("souls", 54), rule="R7.7.2"
)
USED_UP: Final = EVENTS.event("used-up", FACTION("faction"), CARD("card"), rule="R4.1.3", fight=(Part(NOTE, side="faction"),))
REVENGE: Final = EVENTS.event(
    "revenge", FACTION("faction"), CLEARING("clearing"), count("count", 25), rule="R10.2.3", fight=(Part(NOTE, side="faction"),)
)
ESCORTED: Final = EVENTS.event(
    "escorted", FACTION("faction"), CLEARING("from"), CLEARING("to"), count("count", 25), FACTION("mover"), rule="R9.2.9.IIb-1"
)
WARRIORS: Final = 0
SWORDS: Final = 1
BOTH: Final = 2
"""What limits the hits a side can roll."""
LIMITED: Final = EVENTS.event(
    "limited",
    FACTION("faction"),
    count("rolled", 3),
    count("strength", 3),
    count("fighters", 2),
    rule="R4.3.2.I",
    fight=(Part(VOID, side="faction"),),
)
DEFENSELESS: Final = EVENTS.event("defenseless", FACTION("faction"), rule="R4.3.2.III", fight=(Part(ADDS, other="faction"),))
IGNORED: Final = EVENTS.event("ignored", FACTION("faction"), count("hits", 20), rule="R9.2.7-b", fight=(Part(VOID, side="faction"),))
DECLINED: Final = EVENTS.event(
    "declined", FACTION("faction"), QUESTION("question"), rule="D1.4-2", headline=True, fight=(Part(NOTE, side="faction"),)
)
SOULS_RELEASED: Final = EVENTS.event("souls-released", count("cards", 54), rule="R10.4.2")
GUERRILLA: Final = EVENTS.event("guerrilla", FACTION("faction"), rule="R8.2.2", fight=(Part(ADDS, side="faction"),))
COMMANDED: Final = EVENTS.event("commanded", FACTION("faction"), rule="R7.8.3", fight=(Part(ADDS, side="faction"),))
CARD_STRIKES: Final = EVENTS.event(
    "card-strikes", FACTION("faction"), CARD("card"), rule="R4.3.2.II-a", fight=(Part(ADDS, side="faction"),)
)
CARD_SHIELDS: Final = EVENTS.event(
    "card-shields", FACTION("faction"), CARD("card"), count("hits", 20), rule="R4.3.2.II-a", fight=(Part(VOID, side="faction"),)
)
NOTHING_LEFT: Final = EVENTS.event(
    "nothing-left", FACTION("faction"), count("hits", 20), rule="D4.3.3-1", fight=(Part(VOID, side="faction", amount="hits"),)
)
BATTLE_OVER: Final = EVENTS.event(
    "battle-over", FACTION("attacker"), FACTION("defender"), CLEARING("clearing"), rule="R4.3-a", detail=True, fight=(Part(OVER),)
)
OUTRAGE_SHOWN: Final = EVENTS.event(
    "outrage-shown", FACTION("faction"), FACTION("viewer"), SUIT("suit"), count("cards", 54), rule="R8.2.6-b"
)
"""`cards`: how many there are to be shown; nothing has to be shown of an open or empty hand."""
FINAL: Final = EVENTS.event("final", FACTION("faction"), count("points", 1000), count("marked", 2), rule="R3.1-a")
UNMARKED: Final = 0
MARKED: Final = 1
IN_LEAGUE: Final = 2
"""Whether it has points at all in the end: who plays for dominance has none, nor has a Vagabond in a coalition."""
FUND_USED: Final = EVENTS.event("fund-used", FACTION("owner"), count("spent", 1), count("left", 100), count("draws", 1), rule="D11.5-1")
"""`spent`: the warrior goes home; otherwise he is committed. `left`: how many funds there still are. `draws`: for a card."""
FRIGHTENED: Final = EVENTS.event("frightened", FACTION("faction"), count("cards", 1), rule="R10.2.5")
SETS_UP: Final = EVENTS.event("sets-up", FACTION("faction"), rule="R5.1.7", apart=True)
BASE_LOST: Final = EVENTS.event(
    "base-lost",
    FACTION("faction"),
    SUIT("suit"),
    count("supporters", 54),
    count("officers", 10),
    rule="R8.2.4-a",
    fight=(Part(NOTE, side="faction"),),
)
"""How many supporters and officers go with it."""
HOSTILE_GROUND: Final = EVENTS.event("hostile-ground", CLEARING("clearing"), rule="R9.2.9.IIIb")
"""Going there costs a boot more."""
PROTECTED: Final = EVENTS.event("protected", count("warriors", 9), rule="R11.4.1")
FUNDS_GATHERED: Final = EVENTS.event("funds-gathered", count("payments", 100), count("committed", 100), count("total", 100), rule="R11.4.3")
POST_PAID: Final = EVENTS.event("post-paid", FACTION("owner"), count("funds", 9), count("left", 100), rule="R11.5.6.II")
PAYMENTS_BEGUN: Final = EVENTS.event("payments-begun", count("warriors", 9), rule="R11.3.4")
FUND_ON_TRACK: Final = EVENTS.event("fund-on-track", FACTION("owner"), SUIT("suit"), count("left", 100), CARD("card"), rule="D11.5-1")
"""A warrior is committed to the track of a suit for a card that is crafted."""
LOST_SOUL: Final = EVENTS.event("lost-soul", CARD("card"), count("souls", 54), rule="R10.2.6-a", fight=(Part(NOTE),))
"""A card that was played or crafted goes to the Lost Souls, of which there are so many now."""
LAID_OPEN: Final = EVENTS.event("laid-open", CARD("card"), rule="R10.4.2")
DOMINANCE_STANDS: Final = EVENTS.event(
    "dominance-stands", FACTION("faction"), CARD("card"), count("ruled", 12), count("needed", 12), rule="R3.3.1.I"
)
"""What of a dominance is ruled as Birdsong begins, where it is not enough."""
WOOD_PAID: Final = EVENTS.event(
    "wood-paid", CLEARING("clearing"), count("count", 8), PIECE("building"), CLEARING("site"), rule="R6.5.4.II-b"
)
"""Wood from a clearing, for a building on its site."""
WOOD_SCARCE: Final = EVENTS.event("wood-scarce", count("wood", 8), count("sawmills", 12), rule="D6.4-1")
RECRUITS_SCARCE: Final = EVENTS.event("recruits-scarce", count("warriors", 25), count("recruiters", 12), rule="D6.5.3-1")
"""The supply does not last for every building that brings a piece."""
OPENED: Final = EVENTS.event("opened", BOARD("board"), count("goal", 60), count("dominance", 1), rule="R3.1-a", apart=True)
"""`dominance`: there are dominance cards in the deck."""
PLACE_IN_ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
ORDER_SET: Final = EVENTS.event("order-set", count("factions", FACTIONS), *[FACTION(name) for name in PLACE_IN_ORDER], rule="R5.1.1-b")
"""The order of turns: as many as there are `factions`, the rest repeats the last."""
ACOLYTES_PAID: Final = EVENTS.event("acolytes-paid", count("paid", 9), count("left", 25), count("hated", 1), rule="R10.4.3-a")
"""What a conspiracy costs; `hated`: one less than usual, as the outcast is hated."""
