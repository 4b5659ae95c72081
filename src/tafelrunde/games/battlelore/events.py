"""Every kind of event, declared once. New ones go to the end."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.events import EventTable
from tafelrunde.engine.fights import ADDS, CLASH, LOSS, NOTE, OVER, POINTS, RETREAT, ROLL, SUM, VOID, Part
from tafelrunde.engine.verbs import Domain, count
from tafelrunde.games.battlelore.scenario.files import IDS as SCENARIO_IDS
from tafelrunde.games.battlelore.verbs import (
    CAMP,
    COLOUR,
    COMMAND_CARD,
    DEPLOYMENT_CARD,
    HEX,
    LORE_CARD,
    MEMBER,
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

SCENARIO: Final = Domain("scenario", len(SCENARIO_IDS) + 1, (*SCENARIO_IDS, "own"), clickable=False)
"""The scenarios that are shipped, and after them any of the players' own."""
STRIKE_WHY_NAMES: Final = ("never", "melee", "mounted", "stakes", "card")
STRIKE_WHY: Final = Domain("strike-why", len(STRIKE_WHY_NAMES), STRIKE_WHY_NAMES, clickable=False)
NEVER_STRIKES: Final = 0
NOT_IN_MELEE: Final = 1
NOT_ON_MOUNTED: Final = 2
BEHIND_STAKES: Final = 3
BY_CARD: Final = 4
"""Why a bonus strike is no hit."""
COURAGE_NAMES: Final = ("nature", "support", "landmark", "stronghold", "rampart", "music", "card")
COURAGE: Final = Domain("courage", len(COURAGE_NAMES), COURAGE_NAMES, clickable=False)
BY_STRONGHOLD: Final = 3
"""What makes a unit bold, in the order of `bold`."""

PAYING_NAMES: Final = ("card", "orders", "hexes", "ally", "theft", "supplies", "afar")
PAYING: Final = Domain("paying", len(PAYING_NAMES), PAYING_NAMES, clickable=False)
FOR_CARD: Final = 0
FOR_ORDERS: Final = 1
FOR_HEXES: Final = 2
FOR_ALLY: Final = 3
BY_THEFT: Final = 4
BY_CUT_SUPPLIES: Final = 5
FOR_ORDERS_AFAR: Final = 6
"""What Lore tokens are paid for, or how they are lost."""

GIVEN_UP_NAMES: Final = ("first", "other", "limit", "card")
GIVEN_UP: Final = Domain("given-up", len(GIVEN_UP_NAMES), GIVEN_UP_NAMES, clickable=False, named=False)
OF_FIRST: Final = 0
OTHER_OF_TWO: Final = 1
ABOVE_LIMIT: Final = 2
FOR_A_CARD: Final = 3
"""Why a Lore card is discarded: of the first four, the other of two that were drawn, more than may be held, a card's effect."""

EVENTS: Final = EventTable()
TURN_BEGAN: Final = EVENTS.event("turn-began", SEAT("seat"), count("turn", 999), rule="B4.1", heading=True)
CARD_PLAYED: Final = EVENTS.event("card-played", SEAT("seat"), COMMAND_CARD("card"), rule="B5.8", headline=True)
RACK_PLAYED: Final = EVENTS.event("rack-played", SEAT("seat"), COMMAND_CARD("card"), rule="B24.8", headline=True)
COPIED: Final = EVENTS.event(
    "copied", SEAT("seat"), COMMAND_CARD("card"), COMMAND_CARD("last"), count("turned", 1), rule="B5.11", headline=True
)
"""`last`: the card the opponent played; `turned`: left and right are exchanged in the card that is carried out."""
TAKEN_BACK: Final = EVENTS.event("taken-back", SEAT("seat"), COMMAND_CARD("card"), rule="B24.40")
ORDERED_UNIT: Final = EVENTS.event(
    "ordered",
    UNIT("unit"),
    HEX("hex"),
    count("way", 2),
    rule="B6.6",
    cases=(("way", 1, "B20.2"), ("way", 2, "B21.11")),
    headline=True,
    after=("card-played", "rack-played", "copied", "card-means", "card-rolled", "section-chosen", "tokens", "ordered", "paid", "healed"),
)
BY_THE_CARD: Final = 0
OUT_OF_SECTION: Final = 1
FOLLOWING: Final = 2
"""How a unit comes to be ordered: as the Command card says, out of its sections for Lore tokens, or by Follow Me!"""
MOVED_UNIT: Final = EVENTS.event("moved", UNIT("unit"), HEX("from"), HEX("to"), count("steps", 20), rule="B7.1", headline=True)
RUSHED_UNIT: Final = EVENTS.event("rushed", UNIT("unit"), HEX("from"), HEX("to"), HEX("target"), rule="B19.8", headline=True)
ATTACKED: Final = EVENTS.event(
    "attacked",
    UNIT("unit"),
    HEX("from"),
    UNIT("target"),
    HEX("to"),
    count("dice", 30),
    SEAT("seat"),
    SEAT("other"),
    count("manner", 2),
    rule="B8.10",
    headline=True,
    fight=(Part(CLASH, side="seat", other="other", place="to"),),
)
"""`manner`: an attack of its own, a bonus attack, or a web that is spun."""
OF_ITS_OWN: Final = 0
AS_BONUS: Final = 1
WITH_WEB: Final = 2
BATTLED_BACK: Final = EVENTS.event(
    "battled-back",
    UNIT("unit"),
    HEX("from"),
    UNIT("target"),
    HEX("to"),
    count("dice", 30),
    SEAT("seat"),
    SEAT("other"),
    count("first", 1),
    rule="B16.1",
    headline=True,
    fight=(Part(CLASH, side="seat", other="other", place="to"),),
)
"""`first`: from an ambush, before the attack it answers."""
FACE_NAMES: Final = ("green", "blue", "red", "strike", "lore", "flag")
_FACES: Final = tuple([count(name, 40) for name in FACE_NAMES])
ROLLED: Final = EVENTS.event("rolled", *_FACES, SEAT("seat"), rule="B1.10", fight=(Part(ROLL, side="seat", faces=FACE_NAMES, tally=True),))
ROUT_ROLLED: Final = EVENTS.event(
    "rout-rolled",
    UNIT("unit"),
    HEX("hex"),
    *_FACES,
    SEAT("seat"),
    COLOUR("colour"),
    count("hits", 40),
    rule="B14.14",
    fight=(Part(ROLL, other="seat", faces=FACE_NAMES, tally=True),),
)
CRITICAL_ROLLED: Final = EVENTS.event(
    "critical-rolled",
    UNIT("unit"),
    HEX("hex"),
    *_FACES,
    SEAT("seat"),
    COLOUR("colour"),
    count("hits", 40),
    rule="B20.8",
    fight=(Part(ROLL, other="seat", faces=FACE_NAMES, tally=True),),
)
LOST: Final = EVENTS.event(
    "lost",
    UNIT("unit"),
    HEX("hex"),
    count("figures", 40),
    SEAT("seat"),
    count("left", 9),
    count("full", 9),
    rule="B11.5",
    fight=(Part(LOSS, side="seat", place="hex", amount="figures"),),
)
"""`left`: the figures that are left, of so many in a `full` unit."""
HEAD_LOST: Final = EVENTS.event(
    "head-lost", HEX("hex"), count("heads", 9), count("left", 9), rule="B20.32", fight=(Part(NOTE, place="hex"),)
)
ELIMINATED: Final = EVENTS.event(
    "eliminated",
    UNIT("unit"),
    HEX("hex"),
    SEAT("seat"),
    count("total", 40),
    count("goal", 40),
    count("lead", 9),
    rule="B11.7",
    fight=(Part(POINTS, side="seat", place="hex"),),
)
"""`total`: the banners of that camp by now, of which it needs `goal`, and so many more than the other camp (`lead`)."""
IGNORED: Final = EVENTS.event(
    "ignored",
    UNIT("unit"),
    HEX("hex"),
    count("flags", 40),
    SEAT("seat"),
    count("left", 40),
    rule="B14.10",
    headline=True,
    fight=(Part(VOID, side="seat", amount="flags"),),
)
"""`left`: how many flags count all the same."""
RETREATED: Final = EVENTS.event(
    "retreated",
    UNIT("unit"),
    HEX("from"),
    HEX("to"),
    SEAT("seat"),
    rule="B13.1",
    headline=True,
    fight=(Part(RETREAT, side="seat", place="to"),),
)
BLOCKED: Final = EVENTS.event("blocked", UNIT("unit"), HEX("hex"), count("hexes", 40), rule="B13.3", fight=(Part(NOTE),))
TRAMPLED: Final = EVENTS.event("trampled", UNIT("unit"), HEX("hex"), count("figures", 40), rule="B20.25", fight=(Part(NOTE),))
GROUND_GAINED: Final = EVENTS.event(
    "ground-gained", UNIT("unit"), HEX("from"), HEX("to"), SEAT("seat"), rule="B17.4", headline=True, fight=(Part(NOTE),)
)
PURSUED: Final = EVENTS.event(
    "pursued", UNIT("unit"), HEX("from"), HEX("to"), SEAT("seat"), rule="B17.6", headline=True, fight=(Part(NOTE),)
)
TOKENS: Final = EVENTS.event("tokens", SEAT("seat"), count("tokens", 55), count("left", 55), rule="B21.1", fight=(Part(NOTE),))
PAID: Final = EVENTS.event("paid", SEAT("seat"), count("tokens", 55), PAYING("paying"), count("left", 55), rule="B21.10")
"""`left`: what the seat has now."""
STORED: Final = EVENTS.event("stored", UNIT("unit"), HEX("hex"), rule="B20.35", headline=True, fight=(Part(NOTE),))
POWER_USED: Final = EVENTS.event(
    "power-used", UNIT("unit"), HEX("hex"), POWER_NAME("power"), rule="B20.33", headline=True, fight=(Part(NOTE),)
)
LORE_PLAYED: Final = EVENTS.event(
    "lore-played",
    SEAT("seat"),
    LORE_CARD("card"),
    count("cost", 55),
    count("left", 55),
    count("more", 55),
    MEMBER("master"),
    count("encore", 55),
    rule="B21.10",
    headline=True,
    fight=(Part(NOTE),),
)
"""`more`: what of the cost is for want of the card's master; `encore`: what of it is for Déjà Vu played along, 0 without it."""
LORE_CANCELLED: Final = EVENTS.event("lore-cancelled", LORE_CARD("card"), rule="B21.20", fight=(Part(NOTE),))
LORE_ROLLED: Final = EVENTS.event(
    "lore-rolled", LORE_CARD("card"), HEX("hex"), *_FACES, UNIT("unit"), count("works", 40), count("drives", 1), rule="B21.11"
)
"""`works`: the faces that hurt or heal; `drives`: whether flags count as well."""
CARD_ROLLED: Final = EVENTS.event("card-rolled", COMMAND_CARD("card"), *_FACES, rule="B5.3")
ARMED: Final = EVENTS.event("armed", UNIT("unit"), HEX("hex"), rule="B28.15", headline=True)
HEALED: Final = EVENTS.event(
    "healed",
    UNIT("unit"),
    HEX("hex"),
    count("figures", 9),
    count("left", 9),
    count("full", 9),
    rule="B21.11",
    headline=True,
    after=("card-rolled", "healed"),
)
PORTED: Final = EVENTS.event("ported", UNIT("unit"), HEX("from"), HEX("to"), rule="B7.26", headline=True)
POISON_PUT: Final = EVENTS.event("poison-put", UNIT("unit"), HEX("hex"), rule="B20.32", fight=(Part(NOTE),))
POISON_ENDED: Final = EVENTS.event("poison-ended", UNIT("unit"), HEX("hex"), rule="B20.32")
WEB_PUT: Final = EVENTS.event("web-put", UNIT("unit"), HEX("hex"), rule="B20.32", fight=(Part(NOTE),))
WEB_TORN: Final = EVENTS.event("web-torn", UNIT("unit"), HEX("hex"), rule="B20.32", headline=True)
DREW: Final = EVENTS.event("drew", SEAT("seat"), COMMAND_CARD("card"), rule="B18.2", hidden=("card",))
DISCARDED: Final = EVENTS.event("discarded", SEAT("seat"), COMMAND_CARD("card"), rule="B18.1", apart=True)
DREW_LORE: Final = EVENTS.event("drew-lore", SEAT("seat"), LORE_CARD("card"), rule="B18.4", hidden=("card",))
DISCARDED_LORE: Final = EVENTS.event(
    "discarded-lore",
    SEAT("seat"),
    LORE_CARD("card"),
    GIVEN_UP("why"),
    count("limit", 20),
    rule="B18.14",
    headline=True,
    after=("drew-lore", "tokens", "discarded-lore", "lore-shuffled"),
)
RACK_FILLED: Final = EVENTS.event("rack-filled", COMMAND_CARD("card"), rule="B24.24")
RACK_CLEARED: Final = EVENTS.event("rack-cleared", rule="B24.21")
SHUFFLED: Final = EVENTS.event("shuffled", count("whole", 1), rule="B18.13")
"""`whole`: with what was left of the pile, as Battle Lust demands."""
LOOKED: Final = EVENTS.event("looked", SEAT("seat"), SEAT("other"), rule="B34.5")
OBJECTIVE_HELD: Final = EVENTS.event(
    "objective-held", CAMP("camp"), HEX("hex"), count("banners", 9), count("total", 40), count("goal", 40), rule="B18.18"
)
OBJECTIVE_LOST: Final = EVENTS.event(
    "objective-lost", HEX("hex"), CAMP("camp"), count("banners", 9), count("total", 40), count("goal", 40), rule="B18.18"
)
TRAINED_UNIT: Final = EVENTS.event("trained", UNIT("unit"), HEX("hex"), COLOUR("colour"), rule="B23.21", headline=True)
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
    apart=True,
)
PLACED_PIECE: Final = EVENTS.event("placed", PLACE_KIND("terrain"), HEX("hex"), SEAT("seat"), rule="B23.3", headline=True)
DEPLOYED: Final = EVENTS.event("deployed", SEAT("seat"), UNIT("unit"), HEX("hex"), rule="B26.17", headline=True, after=("deployed",))
FORGONE: Final = EVENTS.event("forgone", SEAT("seat"), UNIT("unit"), rule="B26.18")
LEVIED: Final = EVENTS.event("levied", SEAT("seat"), COLOUR("colour"), HEX("hex"), rule="B27.11", headline=True)
TURNED_UP: Final = EVENTS.event("turned-up", SEAT("seat"), DEPLOYMENT_CARD("card"), POST("post"), rule="B26.17", apart=True)
SET_CHOSEN: Final = EVENTS.event("set-chosen", SEAT("seat"), SET("set"), rule="B26.12", headline=True)
DREW_DEPLOYMENT: Final = EVENTS.event("drew-deployment", SEAT("seat"), DEPLOYMENT_CARD("card"), rule="B26.13", hidden=("card",))
DRAFTED: Final = EVENTS.event("drafted", SEAT("seat"), SPECIALIST("card"), rule="B28.6", headline=True)
SPECIALIST_PLAYED: Final = EVENTS.event("specialist-played", SEAT("seat"), SPECIALIST("card"), rule="B28.7", headline=True)
FIRST_TURN: Final = EVENTS.event("first-turn", SEAT("seat"), rule="B3.8", apart=True)
TURN_MARKER: Final = EVENTS.event("turn-marker", SEAT("seat"), count("marker", 4), rule="B29.4")
LAST_ROUND: Final = EVENTS.event("last-round", CAMP("camp"), rule="B29.34", apart=True)
WON: Final = EVENTS.event("won", CAMP("camp"), count("banners", 40), count("against", 40), rule="B18.8", apart=True)
HIT: Final = EVENTS.event(
    "hit", UNIT("unit"), HEX("hex"), count("hits", 40), SEAT("seat"), rule="B11.2", fight=(Part(SUM, side="seat", amount="hits"),)
)
STRIKES_LOST: Final = EVENTS.event(
    "strikes-lost", UNIT("unit"), count("strikes", 40), STRIKE_WHY("why"), rule="B11.14", fight=(Part(VOID, amount="strikes"),)
)
DODGED: Final = EVENTS.event("dodged", UNIT("unit"), HEX("hex"), count("helmets", 40), rule="B21.11", fight=(Part(VOID, amount="helmets"),))
NOT_ANSWERED: Final = EVENTS.event("not-answered", UNIT("unit"), HEX("hex"), rule="B16.15", headline=True, fight=(Part(NOTE),))
STAYED: Final = EVENTS.event("stayed", UNIT("unit"), HEX("hex"), rule="B17.1", headline=True, fight=(Part(NOTE),))
LORE_RETURNED: Final = EVENTS.event("lore-returned", SEAT("seat"), LORE_CARD("card"), rule="B21.23")
LORE_SHUFFLED: Final = EVENTS.event("lore-shuffled", rule="B18.13")
AIMED_AT: Final = EVENTS.event("aimed-at", LORE_CARD("card"), UNIT("unit"), HEX("hex"), rule="B21.11", headline=True, fight=(Part(NOTE),))
AIMED_IN: Final = EVENTS.event("aimed-in", LORE_CARD("card"), SECTION("section"), rule="B21.11")
AIMED_ON: Final = EVENTS.event("aimed-on", LORE_CARD("card"), SEAT("seat"), rule="B29.31")
FLAMES: Final = EVENTS.event("flames", HEX("hex"), rule="B21.11")
POISON_ROLLED: Final = EVENTS.event("poison-rolled", UNIT("unit"), HEX("hex"), *_FACES, rule="B20.32")
GREEN_ROLLED: Final = EVENTS.event("green-rolled", SEAT("seat"), count("helmets", 6), rule="B26.22")
CREATURE_TAKEN: Final = EVENTS.event("creature-taken", SEAT("seat"), UNIT("unit"), rule="B22.13", headline=True)
ZONE_TAKEN: Final = EVENTS.event("zone-taken", SEAT("seat"), ZONE("zone"), rule="B31.4", headline=True)
STRIKES_PARRIED: Final = EVENTS.event(
    "strikes-parried",
    UNIT("unit"),
    HEX("hex"),
    count("strikes", 40),
    STRIKE_WHY("why"),
    rule="B11.16",
    fight=(Part(VOID, amount="strikes"),),
)
HELMETS_MISSED: Final = EVENTS.event(
    "helmets-missed",
    UNIT("unit"),
    COLOUR("colour"),
    count("helmets", 80),
    rule="B11.2",
    detail=True,
    fight=(Part(VOID, amount="helmets"),),
)
BOLD_BY: Final = EVENTS.event(
    "bold-by",
    UNIT("unit"),
    HEX("hex"),
    COURAGE("courage"),
    count("level", 40),
    HEX("by"),
    count("near", 1),
    rule="B14.7",
    detail=True,
    fight=(Part(ADDS),),
)
"""`by`: the hex of the stronghold that makes it bold (`near`), else its own."""
_DICE: Final = (UNIT("unit"), count("dice", 40))
OWN_DICE: Final = EVENTS.event("own-dice", *_DICE, rule="B11.13", detail=True, fight=(Part(ADDS, amount="dice"),))
TERRAIN_DICE: Final = EVENTS.event("terrain-dice", *_DICE, rule="B10.5", detail=True, fight=(Part(VOID, amount="dice"),))
MORE_DICE: Final = EVENTS.event("more-dice", *_DICE, rule="B10.4", detail=True, fight=(Part(ADDS, amount="dice"),))
FEWER_DICE: Final = EVENTS.event("fewer-dice", *_DICE, rule="B10.6", detail=True, fight=(Part(VOID, amount="dice"),))
BATTLE_OVER: Final = EVENTS.event("battle-over", HEX("hex"), rule="B8.13", detail=True, fight=(Part(OVER, place="hex"),))
TACTIC_DICE: Final = EVENTS.event(
    "tactic-dice", UNIT("unit"), COMMAND_CARD("card"), count("dice", 9), rule="B5.3", detail=True, fight=(Part(ADDS, amount="dice"),)
)
ROLLED_ON: Final = EVENTS.event(
    "rolled-on", UNIT("unit"), count("dice", 40), count("card", 1), rule="B20.32", fight=(Part(ADDS, amount="dice"),)
)
"""`card`: whether a card makes the unit roll on, and not its nature."""
SCOUTED: Final = EVENTS.event("scouted", SEAT("seat"), COMMAND_CARD("card"), rule="B5.10", headline=True)
"""Of two cards drawn this one was not kept."""
MOVED_DICE: Final = EVENTS.event("moved-dice", *_DICE, rule="B11.15", detail=True, fight=(Part(VOID, amount="dice"),))
DRIVEN: Final = EVENTS.event(
    "driven",
    UNIT("unit"),
    HEX("hex"),
    count("flags", 40),
    count("hexes", 80),
    count("frightened", 1),
    SEAT("seat"),
    rule="B13.9",
    headline=True,
    fight=(Part(NOTE, side="seat", place="hex"),),
)
"""How far flags, or without any a push, make a unit retreat."""
CREATURE_LOST: Final = EVENTS.event("creature-lost", SEAT("seat"), UNIT("unit"), SEAT("other"), rule="B22.26")
CARD_MEANS: Final = EVENTS.event("card-means", COMMAND_CARD("card"), rule="B5.3", detail=True)
SECTION_CHOSEN: Final = EVENTS.event(
    "section-chosen",
    SEAT("seat"),
    SECTION("section"),
    rule="B5.3",
    headline=True,
    after=("card-played", "rack-played", "copied", "card-means"),
)
TURNED_BACK: Final = EVENTS.event(
    "turned-back", UNIT("unit"), HEX("hex"), count("strikes", 40), rule="B21.11", fight=(Part(VOID, amount="strikes"),)
)
"""Bonus strikes that fall on the attacker."""
FOILED: Final = EVENTS.event("foiled", UNIT("unit"), HEX("hex"), rule="B8.14", fight=(Part(NOTE),))
WEB_MISSED: Final = EVENTS.event("web-missed", UNIT("unit"), HEX("hex"), rule="B20.32", fight=(Part(NOTE),))
BATTLE_SET: Final = EVENTS.event(
    "battle-set", SCENARIO("scenario"), count("own", 1), count("lore", 2), count("epic", 1), count("muster", 2), rule="B3.1", apart=True
)
"""`lore`: none, Lore with War Councils, Medieval Lore; `muster`: the scenario's armies, or Call to Arms improvised or organised."""
GOALS_SET: Final = EVENTS.event(
    "goals-set", count("standard", 40), count("pennant", 40), count("same", 1), count("lead", 9), count("ceiling", 40), rule="B18.7"
)
OBJECTIVE_SET: Final = EVENTS.event("objective-set", HEX("hex"), count("banners", 9), rule="B18.18")
DRAWN_UP: Final = EVENTS.event(
    "drawn-up",
    SEAT("seat"),
    count("units", 120),
    count("foot", 120),
    count("mounted", 120),
    count("creatures", 120),
    rule="B3.1",
    apart=True,
)
STANDS_NAMES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
STANDS: Final = EVENTS.event("stands", UNIT("unit"), count("units", 6), *[HEX(name) for name in STANDS_NAMES], rule="B3.1")
"""Where the units of one kind stand, up to six of them: as many hexes as there are `units`, the rest repeats the last."""
LANDMARK_SET: Final = EVENTS.event("landmark-set", PLACE_KIND("terrain"), HEX("hex"), CAMP("camp"), count("neutral", 1), rule="B23.1")
"""A landmark of the scenario; `neutral`: it serves both camps."""
NONE_ORDERED: Final = EVENTS.event("none-ordered", SEAT("seat"), rule="B5.7")
STOOD: Final = EVENTS.event("stood", UNIT("unit"), HEX("hex"), count("units", 120), count("moved", 120), rule="B7.4", apart=True)
"""So many ordered units stay where they are, the first of them this one; others have `moved`."""
NO_ATTACK: Final = EVENTS.event("no-attack", SEAT("seat"), count("others", 1), rule="B8.2", apart=True)
"""No ordered unit attacks; `others`: no other one than those that have."""
NOT_RALLIED: Final = EVENTS.event("not-rallied", SEAT("seat"), count("others", 1), rule="B5.3")
"""No figure returns; `others`: no other one than those that have."""
FIXED_DICE: Final = EVENTS.event("fixed-dice", *_DICE, rule="B10.7", detail=True, fight=(Part(NOTE),))
"""A card has set the number of dice."""
NO_AIM: Final = EVENTS.event("no-aim", UNIT("unit"), LORE_CARD("card"), rule="B21.11", detail=True, fight=(Part(NOTE),))
"""A card for ranged attacks gives nothing in melee."""
SPIED: Final = EVENTS.event("spied", SEAT("seat"), SEAT("other"), COMMAND_CARD("card"), rule="B21.11", headline=True)
"""A Command card of another player is discarded."""
