"""Every kind of event, declared once. New ones go to the end."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.verbs import count
from tafelrunde.games.battlelore.verbs import (
    CAMP,
    COLOUR,
    COMMAND_CARD,
    DEPLOYMENT_CARD,
    HEX,
    LORE_CARD,
    PLACE_KIND,
    POST,
    POWER_NAME,
    SEAT,
    SECTION,
    SET,
    SPECIALIST,
    UNIT,
    ZONE,
)

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
    count("creature", 5),
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
HIT: Final = EVENTS.event("hit", UNIT("unit"), HEX("hex"), count("hits", 40), rule="B11.2")
STRIKES_LOST: Final = EVENTS.event("strikes-lost", UNIT("unit"), count("strikes", 40), rule="B11.14")
DODGED: Final = EVENTS.event("dodged", UNIT("unit"), HEX("hex"), count("helmets", 40), rule="B21.11")
NOT_ANSWERED: Final = EVENTS.event("not-answered", UNIT("unit"), HEX("hex"), rule="B16.15")
STAYED: Final = EVENTS.event("stayed", UNIT("unit"), HEX("hex"), rule="B17.1")
LORE_RETURNED: Final = EVENTS.event("lore-returned", SEAT("seat"), LORE_CARD("card"), rule="B21.23")
LORE_SHUFFLED: Final = EVENTS.event("lore-shuffled", rule="B18.13")
AIMED_AT: Final = EVENTS.event("aimed-at", LORE_CARD("card"), UNIT("unit"), HEX("hex"), rule="B21.11")
AIMED_IN: Final = EVENTS.event("aimed-in", LORE_CARD("card"), SECTION("section"), rule="B21.11")
AIMED_ON: Final = EVENTS.event("aimed-on", LORE_CARD("card"), SEAT("seat"), rule="B29.31")
FLAMES: Final = EVENTS.event("flames", HEX("hex"), rule="B21.11")
POISON_ROLLED: Final = EVENTS.event("poison-rolled", UNIT("unit"), HEX("hex"), *_FACES, rule="B20.32")
GREEN_ROLLED: Final = EVENTS.event("green-rolled", SEAT("seat"), count("helmets", 6), rule="B26.22")
CREATURE_TAKEN: Final = EVENTS.event("creature-taken", SEAT("seat"), UNIT("unit"), rule="B22.13")
ZONE_TAKEN: Final = EVENTS.event("zone-taken", SEAT("seat"), ZONE("zone"), rule="B31.4")
