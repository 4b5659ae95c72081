"""Every verb and what it is about, declared once. New ones go to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.verbs import Domain, VerbTable, count
from tafelrunde.games.battlelore.board.geometry import HEX_LABELS
from tafelrunde.games.battlelore.tables import (
    COMMAND_IDS,
    DEPLOYMENT_IDS,
    LORE_IDS,
    POWERS,
    SPECIALIST_IDS,
    TERRAIN_IDS,
    UNIT_IDS,
)
from tafelrunde.games.battlelore.words import CAMPS, COLOURS, MEMBERS, SECTIONS

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
PASS: Final = VERBS.verb("pass", rule="B33.4", closes=True)
COPY: Final = VERBS.verb("copy", COMMAND_CARD("card"), rule="B24.36")
CHOOSE: Final = VERBS.verb("choose", SECTION("section"), rule="B5.3")
ORDER: Final = VERBS.verb("order", HEX("hex"), SECTION("section"), rule="B6.1")
ORDER_AFAR: Final = VERBS.verb("order-afar", HEX("hex"), SECTION("section"), rule="B20.2")
ORDER_ALL: Final = VERBS.verb("order-all", rule="B6.1")
DONE: Final = VERBS.verb("done", rule="B6.6", closes=True)
HEAL: Final = VERBS.verb("heal", HEX("hex"), rule="B5.3")
MOVE: Final = VERBS.verb("move", HEX("from"), HEX("to"), rule="B4.4")
RUSH: Final = VERBS.verb("rush", HEX("from"), HEX("to"), rule="B19.4")
RUSH_AT: Final = VERBS.verb("rush-at", HEX("target"), rule="B19.8")
TO: Final = vec[i64]([MOVE.move2(0, h) - MOVE.move0() for h in range(len(HEX_LABELS))])
"""Hexes as where a move leads: ``MOVE.move1(a) | TO[h]`` is ``MOVE.move2(a, h)``, asked faster."""
TEAR_WEB: Final = VERBS.verb("tear-web", HEX("hex"), rule="B20.32")
CALL: Final = VERBS.verb("call", SEAT("seat"), rule="B25.10")
END: Final = VERBS.verb("end", rule="B7.4", ends=True)
ATTACK: Final = VERBS.verb("attack", HEX("from"), HEX("target"), rule="B4.5", begins=True)
WEB: Final = VERBS.verb("web", HEX("from"), HEX("target"), rule="B20.32", begins=True)
POWER: Final = VERBS.verb("power", POWER_NAME("power"), rule="B20.33")
STORE: Final = VERBS.verb("store", rule="B20.34")
GOBLET: Final = VERBS.verb("goblet", rule="B20.38")
IGNORE: Final = VERBS.verb("ignore", count("flags", 12), rule="B14.10")
RETREAT: Final = VERBS.verb("retreat", HEX("to"), rule="B13.6")
BATTLE_BACK: Final = VERBS.verb("battle-back", rule="B16.1", begins=True)
GAIN_GROUND: Final = VERBS.verb("gain-ground", rule="B17.4")
PURSUE: Final = VERBS.verb("pursue", HEX("to"), rule="B17.6")
BONUS_ATTACK: Final = VERBS.verb("bonus-attack", HEX("target"), rule="B17.7", begins=True)
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
CONFIRM: Final = VERBS.verb("confirm", rule="B22.13", closes=True)
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
