"""Every verb and every kind of event, declared once. New ones go to the end."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.games.battlelore.board import HEX_LABELS
from tafelrunde.games.battlelore.tables import (
    COMMAND_IDS,
    DEPLOYMENT_IDS,
    LORE_IDS,
    POWERS,
    SPECIALIST_IDS,
    TERRAIN_IDS,
    UNIT_IDS,
)
from tafelrunde.games.battlelore.terms import CAMPS, COLOURS, MEMBERS, SECTIONS

HEX: Final = Domain("hex", len(HEX_LABELS), HEX_LABELS, named=False)
COMMAND_CARD: Final = Domain("command", len(COMMAND_IDS), COMMAND_IDS)
LORE_CARD: Final = Domain("lore", len(LORE_IDS), LORE_IDS)
SECTION: Final = Domain("section", len(SECTIONS), SECTIONS)
UNIT: Final = Domain("unit", len(UNIT_IDS), UNIT_IDS)
MEMBER: Final = Domain("member", len(MEMBERS), MEMBERS, clickable=False)
POWER_NAME: Final = Domain("power", len(POWERS), POWERS, clickable=False)
SEAT: Final = Domain("seat", 8, clickable=False)
CAMP: Final = Domain("camp", len(CAMPS), CAMPS, clickable=False)
COLOUR: Final = Domain("colour", len(COLOURS), COLOURS, clickable=False)
SET: Final = Domain("set", 6, ("standard-a", "standard-b", "standard-c", "pennant-a", "pennant-b", "pennant-c"), clickable=False)
DEPLOYMENT_CARD: Final = Domain("deployment", len(DEPLOYMENT_IDS), DEPLOYMENT_IDS)
POST: Final = Domain("post", 5, ("right", "center", "left", "reserve", "scouts"), clickable=False)
ZONE: Final = Domain("zone", 2, ("red", "blue"), clickable=False)
SPECIALIST: Final = Domain("specialist", len(SPECIALIST_IDS), SPECIALIST_IDS)
PLACE_KIND: Final = Domain("terrain", len(TERRAIN_IDS) + 1, (*TERRAIN_IDS, "flame"), clickable=False)

VERBS: Final = VerbTable()

# The turn.
COMMAND: Final = VERBS.verb("command", COMMAND_CARD("card"), rule="B4.2")
RACK: Final = VERBS.verb("rack", COMMAND_CARD("card"), rule="B24.8")
LORE: Final = VERBS.verb("lore", LORE_CARD("card"), rule="B21.4")
LORE_AT: Final = VERBS.verb("lore-at", LORE_CARD("card"), HEX("hex"), rule="B21.11")
LORE_IN: Final = VERBS.verb("lore-in", LORE_CARD("card"), SECTION("section"), rule="B21.11")
LORE_ON: Final = VERBS.verb("lore-on", LORE_CARD("card"), SEAT("seat"), rule="B29.31")
DEJA_VU: Final = VERBS.verb("deja-vu", rule="B21.23")
PASS: Final = VERBS.verb("pass", rule="B33.4")
COPY: Final = VERBS.verb("copy", COMMAND_CARD("card"), rule="B24.36")
CHOOSE: Final = VERBS.verb("choose", SECTION("section"), rule="B5.3")
ORDER: Final = VERBS.verb("order", HEX("hex"), SECTION("section"), rule="B6.1")
ORDER_AFAR: Final = VERBS.verb("order-afar", HEX("hex"), SECTION("section"), rule="B20.2")
ORDER_ALL: Final = VERBS.verb("order-all", rule="B6.1")
DONE: Final = VERBS.verb("done", rule="B6.6")
HEAL: Final = VERBS.verb("heal", HEX("hex"), rule="B5.3")
MOVE: Final = VERBS.verb("move", HEX("from"), HEX("to"), rule="B4.4")
RUSH: Final = VERBS.verb("rush", HEX("from"), HEX("to"), rule="B19.4")
RUSH_AT: Final = VERBS.verb("rush-at", HEX("target"), rule="B19.8")
TEAR_WEB: Final = VERBS.verb("tear-web", HEX("hex"), rule="B20.32")
CALL: Final = VERBS.verb("call", SEAT("seat"), rule="B25.10")
END: Final = VERBS.verb("end", rule="B7.4")
ATTACK: Final = VERBS.verb("attack", HEX("from"), HEX("target"), rule="B4.5")
WEB: Final = VERBS.verb("web", HEX("from"), HEX("target"), rule="B20.32")
POWER: Final = VERBS.verb("power", POWER_NAME("power"), rule="B20.33")
STORE: Final = VERBS.verb("store", rule="B20.34")
GOBLET: Final = VERBS.verb("goblet", rule="B20.38")
IGNORE: Final = VERBS.verb("ignore", count("flags", 12), rule="B14.10")
RETREAT: Final = VERBS.verb("retreat", HEX("to"), rule="B13.6")
BATTLE_BACK: Final = VERBS.verb("battle-back", rule="B16.1")
GAIN_GROUND: Final = VERBS.verb("gain-ground", rule="B17.4")
PURSUE: Final = VERBS.verb("pursue", HEX("to"), rule="B17.6")
BONUS_ATTACK: Final = VERBS.verb("bonus-attack", HEX("target"), rule="B17.7")
AIM: Final = VERBS.verb("aim", HEX("hex"), rule="B21.11")
KEEP: Final = VERBS.verb("keep", COMMAND_CARD("card"), rule="B5.10")
DRAW_TWO: Final = VERBS.verb("draw-two", rule="B18.4")
CARD_AND_TOKEN: Final = VERBS.verb("card-and-token", rule="B18.5")
TWO_TOKENS: Final = VERBS.verb("two-tokens", rule="B18.6")
KEEP_LORE: Final = VERBS.verb("keep-lore", LORE_CARD("card"), rule="B18.12")
DISCARD_LORE: Final = VERBS.verb("discard-lore", LORE_CARD("card"), rule="B21.14")
DISCARD: Final = VERBS.verb("discard", COMMAND_CARD("card"), rule="B21.11")
TRAIN: Final = VERBS.verb("train", HEX("hex"), rule="B23.21")

# Set-up.
RAISE: Final = VERBS.verb("raise", MEMBER("member"), rule="B22.9")
TAKE_CREATURE: Final = VERBS.verb("take-creature", UNIT("creature"), rule="B22.26")
CONFIRM: Final = VERBS.verb("confirm", rule="B22.13")
PLACE: Final = VERBS.verb("place", HEX("hex"), rule="B23.3")
CHOOSE_SET: Final = VERBS.verb("choose-set", SET("set"), rule="B26.12")
ASSIGN: Final = VERBS.verb("assign", DEPLOYMENT_CARD("card"), POST("post"), rule="B26.14")
TAKE_ZONE: Final = VERBS.verb("take-zone", ZONE("zone"), rule="B30.7")
DEPLOY: Final = VERBS.verb("deploy", UNIT("unit"), HEX("hex"), rule="B26.26")
EXCHANGE: Final = VERBS.verb("exchange", HEX("levy"), UNIT("unit"), rule="B27.19")
DRAFT: Final = VERBS.verb("draft", SPECIALIST("card"), rule="B28.1")
PLAY_SPECIALIST: Final = VERBS.verb("specialist", SPECIALIST("card"), rule="B28.2")
SWAP: Final = VERBS.verb("swap", HEX("one"), HEX("other"), rule="B28.18")
REPLACE: Final = VERBS.verb("replace", HEX("hex"), UNIT("unit"), rule="B28.10")
PLACE_LANDMARK: Final = VERBS.verb("place-landmark", PLACE_KIND("terrain"), HEX("hex"), rule="B23.3")

EVENTS: Final = EventTable()
TURN_BEGAN: Final = EVENTS.event("turn-began", SEAT("seat"), count("turn", 999), rule="B4.1")
CARD_PLAYED: Final = EVENTS.event("card-played", SEAT("seat"), COMMAND_CARD("card"), rule="B5.8")
RACK_PLAYED: Final = EVENTS.event("rack-played", SEAT("seat"), COMMAND_CARD("card"), rule="B24.8")
COPIED: Final = EVENTS.event("copied", SEAT("seat"), COMMAND_CARD("card"), rule="B5.11")
TAKEN_BACK: Final = EVENTS.event("taken-back", SEAT("seat"), COMMAND_CARD("card"), rule="B24.40")
ORDERED_UNIT: Final = EVENTS.event("ordered", UNIT("unit"), HEX("hex"), rule="B6.6")
MOVED_UNIT: Final = EVENTS.event("moved", UNIT("unit"), HEX("from"), HEX("to"), count("steps", 20), rule="B7.1")
RUSHED_UNIT: Final = EVENTS.event("rushed", UNIT("unit"), HEX("from"), HEX("to"), HEX("target"), rule="B19.8")
ATTACKED: Final = EVENTS.event("attacked", UNIT("unit"), HEX("from"), UNIT("target"), HEX("to"), count("dice", 30), rule="B8.10")
BATTLED_BACK: Final = EVENTS.event("battled-back", UNIT("unit"), HEX("from"), UNIT("target"), HEX("to"), count("dice", 30), rule="B16.1")
_FACES: Final = (count("green", 40), count("blue", 40), count("red", 40), count("strike", 40), count("lore", 40), count("flag", 40))
ROLLED: Final = EVENTS.event("rolled", *_FACES, rule="B1.10")
ROUT_ROLLED: Final = EVENTS.event("rout-rolled", UNIT("unit"), HEX("hex"), *_FACES, rule="B14.14")
CRITICAL_ROLLED: Final = EVENTS.event("critical-rolled", UNIT("unit"), HEX("hex"), *_FACES, rule="B20.8")
LOST: Final = EVENTS.event("lost", UNIT("unit"), HEX("hex"), count("figures", 40), rule="B11.5")
HEAD_LOST: Final = EVENTS.event("head-lost", HEX("hex"), count("heads", 9), rule="B20.32")
ELIMINATED: Final = EVENTS.event("eliminated", UNIT("unit"), HEX("hex"), SEAT("seat"), rule="B11.7")
IGNORED: Final = EVENTS.event("ignored", UNIT("unit"), HEX("hex"), count("flags", 40), rule="B14.10")
RETREATED: Final = EVENTS.event("retreated", UNIT("unit"), HEX("from"), HEX("to"), rule="B13.1")
BLOCKED: Final = EVENTS.event("blocked", UNIT("unit"), HEX("hex"), count("hexes", 40), rule="B13.3")
TRAMPLED: Final = EVENTS.event("trampled", UNIT("unit"), HEX("hex"), count("figures", 40), rule="B20.25")
GROUND_GAINED: Final = EVENTS.event("ground-gained", UNIT("unit"), HEX("from"), HEX("to"), rule="B17.4")
PURSUED: Final = EVENTS.event("pursued", UNIT("unit"), HEX("from"), HEX("to"), rule="B17.6")
TOKENS: Final = EVENTS.event("tokens", SEAT("seat"), count("tokens", 55), rule="B21.1")
PAID: Final = EVENTS.event("paid", SEAT("seat"), count("tokens", 55), rule="B21.10")
STORED: Final = EVENTS.event("stored", UNIT("unit"), HEX("hex"), rule="B20.35")
POWER_USED: Final = EVENTS.event("power-used", UNIT("unit"), HEX("hex"), POWER_NAME("power"), rule="B20.33")
LORE_PLAYED: Final = EVENTS.event("lore-played", SEAT("seat"), LORE_CARD("card"), count("cost", 55), rule="B21.10")
LORE_CANCELLED: Final = EVENTS.event("lore-cancelled", LORE_CARD("card"), rule="B21.20")
LORE_ROLLED: Final = EVENTS.event("lore-rolled", LORE_CARD("card"), HEX("hex"), *_FACES, rule="B21.11")
CARD_ROLLED: Final = EVENTS.event("card-rolled", COMMAND_CARD("card"), *_FACES, rule="B5.3")
ARMED: Final = EVENTS.event("armed", UNIT("unit"), HEX("hex"), rule="B28.15")
HEALED: Final = EVENTS.event("healed", UNIT("unit"), HEX("hex"), count("figures", 9), rule="B21.11")
PORTED: Final = EVENTS.event("ported", UNIT("unit"), HEX("from"), HEX("to"), rule="B7.26")
POISON_PUT: Final = EVENTS.event("poison-put", UNIT("unit"), HEX("hex"), rule="B20.32")
POISON_ENDED: Final = EVENTS.event("poison-ended", UNIT("unit"), HEX("hex"), rule="B20.32")
WEB_PUT: Final = EVENTS.event("web-put", UNIT("unit"), HEX("hex"), rule="B20.32")
WEB_TORN: Final = EVENTS.event("web-torn", UNIT("unit"), HEX("hex"), rule="B20.32")
DREW: Final = EVENTS.event("drew", SEAT("seat"), COMMAND_CARD("card"), rule="B18.2", hidden=("card",))
DISCARDED: Final = EVENTS.event("discarded", SEAT("seat"), COMMAND_CARD("card"), rule="B18.1")
DREW_LORE: Final = EVENTS.event("drew-lore", SEAT("seat"), LORE_CARD("card"), rule="B18.4", hidden=("card",))
DISCARDED_LORE: Final = EVENTS.event("discarded-lore", SEAT("seat"), LORE_CARD("card"), rule="B18.14")
RACK_FILLED: Final = EVENTS.event("rack-filled", COMMAND_CARD("card"), rule="B24.24")
RACK_CLEARED: Final = EVENTS.event("rack-cleared", rule="B24.21")
SHUFFLED: Final = EVENTS.event("shuffled", rule="B18.13")
LOOKED: Final = EVENTS.event("looked", SEAT("seat"), SEAT("other"), rule="B34.5")
OBJECTIVE_HELD: Final = EVENTS.event("objective-held", CAMP("camp"), HEX("hex"), count("banners", 9), rule="B18.18")
OBJECTIVE_LOST: Final = EVENTS.event("objective-lost", HEX("hex"), rule="B18.18")
TRAINED_UNIT: Final = EVENTS.event("trained", UNIT("unit"), HEX("hex"), COLOUR("colour"), rule="B23.21")
COUNCIL: Final = EVENTS.event(
    "council",
    SEAT("seat"),
    count("commander", 3),
    count("cleric", 3),
    count("wizard", 3),
    count("rogue", 3),
    count("warrior", 3),
    count("creature", 3),
    rule="B22.13",
)
PLACED_PIECE: Final = EVENTS.event("placed", PLACE_KIND("terrain"), HEX("hex"), rule="B23.3")
DEPLOYED: Final = EVENTS.event("deployed", SEAT("seat"), UNIT("unit"), HEX("hex"), rule="B26.17")
FORGONE: Final = EVENTS.event("forgone", SEAT("seat"), UNIT("unit"), rule="B26.18")
LEVIED: Final = EVENTS.event("levied", SEAT("seat"), COLOUR("colour"), HEX("hex"), rule="B27.11")
TURNED_UP: Final = EVENTS.event("turned-up", SEAT("seat"), DEPLOYMENT_CARD("card"), POST("post"), rule="B26.17")
SET_CHOSEN: Final = EVENTS.event("set-chosen", SEAT("seat"), SET("set"), rule="B26.12")
DREW_DEPLOYMENT: Final = EVENTS.event("drew-deployment", SEAT("seat"), DEPLOYMENT_CARD("card"), rule="B26.13", hidden=("card",))
DRAFTED: Final = EVENTS.event("drafted", SEAT("seat"), SPECIALIST("card"), rule="B28.6")
SPECIALIST_PLAYED: Final = EVENTS.event("specialist-played", SEAT("seat"), SPECIALIST("card"), rule="B28.7")
FIRST_TURN: Final = EVENTS.event("first-turn", SEAT("seat"), rule="B3.8")
TURN_MARKER: Final = EVENTS.event("turn-marker", SEAT("seat"), count("marker", 4), rule="B29.4")
LAST_ROUND: Final = EVENTS.event("last-round", CAMP("camp"), rule="B29.34")
WON: Final = EVENTS.event("won", CAMP("camp"), count("banners", 40), count("against", 40), rule="B18.8")
