"""Bloodstones: six factions, one bag of tiles each, and villages to be built, scored and captured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.engine.advice import Matter
from tafelrunde.engine.authored import json_schema
from tafelrunde.engine.catalogue import Game, Workshop
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.desk import Desk, Fault, Stroke
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.options import Value, choice_or_file, number, switch
from tafelrunde.engine.position import Position
from tafelrunde.games.bloodstones.events import EVENTS, OPENED
from tafelrunde.games.bloodstones.judgement.advice import advice
from tafelrunde.games.bloodstones.judgement.traits import JUDGED_BY
from tafelrunde.games.bloodstones.map.check import find_faults, find_map
from tafelrunde.games.bloodstones.map.desk import blank_map, change, lay_on_desk
from tafelrunde.games.bloodstones.map.generator import new_map
from tafelrunde.games.bloodstones.map.maps import FORMAT, MAP_IDS, MapData, map_text
from tafelrunde.games.bloodstones.map.picture import draw_map
from tafelrunde.games.bloodstones.odds import odds_of
from tafelrunde.games.bloodstones.pieces.tiles import MIN_PLAYERS
from tafelrunde.games.bloodstones.pieces.words import FACTIONS
from tafelrunde.games.bloodstones.position import NOBODY, Bloodstones
from tafelrunde.games.bloodstones.setup import start
from tafelrunde.games.bloodstones.verbs import VERBS

CHOOSER = "chooser"
"""A seat that picks its faction at the table (S2.6)."""
SUITED = "suited"
"""The map option that takes a map of the right size."""


class MapWorkshop(Workshop):
    """Maps are checked, made and drawn here; the option `map` takes their text."""

    kind = "map"

    def faults(self, text: str) -> list[Fault]:
        return find_faults(text)

    def desk(self, text: str) -> Desk:
        return lay_on_desk(text)

    def change(self, text: str, strokes: list[Stroke]) -> str:
        return change(text, strokes)

    def blank(self, seats: int) -> str:
        return blank_map(seats)

    def schema(self) -> dict[str, Any]:
        return json_schema(MapData, FORMAT)

    def new(self, seats: int, seed: int) -> str:
        return new_map(seats, seed)

    def draw(self, text: str, heat: Mapping[int, float] | None = None) -> str:
        return draw_map(text, heat)

    def shipped(self) -> dict[str, str]:
        return {name: map_text(name) for name in MAP_IDS}

    place = "area"
    fights = ("battle",)

    def places(self, text: str) -> dict[int, str]:
        return {number: area.name or area.id for number, area in enumerate(find_map(text).areas)}

    def owners(self, pos: Position) -> dict[int, int]:
        """Areas in which the units of one seat alone stand."""
        assert isinstance(pos, Bloodstones)
        return {area: mask.bit_length() - 1 for area, mask in enumerate(pos.presence()) if mask.bit_count() == 1}


class BloodstonesGame(Game):
    id = "bloodstones"
    title = "Bloodstones"
    version = 2
    package = "tafelrunde.games.bloodstones"
    min_seats = 2
    max_seats = 6
    roles = (*FACTIONS, CHOOSER)
    repeatable = (CHOOSER,)
    options = (
        choice_or_file("map", SUITED, *MAP_IDS),
        switch("cutiecorn"),
        switch("allow_unrecommended_factions"),
        switch("citadel_distance_land_only"),
        switch("capture_requires_uncontested"),
        switch("ignore_map_range"),
        number("max_turns_per_player", 200, 0, 1000),
    )
    workshop = MapWorkshop()
    verbs = VERBS
    events = EVENTS
    place_keys = ("area", "citadel", "from", "to", "home")
    traits = JUDGED_BY

    def advice(self, eyes: Eyes) -> list[Matter]:
        return advice(eyes)

    def odds(self, eyes: Eyes, move: int) -> dict[str, object] | None:
        """What a table shows before an attack is sent."""
        return odds_of(eyes, move)

    def set_up(self, roles: list[str], options: dict[str, Value], chance: Chance) -> Bloodstones:
        pos = Bloodstones()
        pos.set_up([NOBODY] * len(roles), chosen_map(len(roles), options), chance)
        pos.cutiecorn_in_play = bool(options["cutiecorn"])
        pos.unrecommended = bool(options["allow_unrecommended_factions"])
        pos.land_only = bool(options["citadel_distance_land_only"])
        pos.uncontested_only = bool(options["capture_requires_uncontested"])
        pos.max_turns = int(options["max_turns_per_player"])
        for seat, role in enumerate(roles):
            if role != CHOOSER:
                pos.give_faction(seat, FACTIONS.index(role))
        start(pos)
        return pos

    def introduce(self, pos: Position, options: dict[str, Value]) -> None:
        """The map, and what ends and wins the game."""
        assert isinstance(pos, Bloodstones)
        board = MAP_IDS.index(pos.map_name) if pos.map_name in MAP_IDS else len(MAP_IDS)
        pos.tell(OPENED, (board, pos.last_space(), pos.max_turns))

    def samples(self, option: str) -> list[Value]:
        """A short game, and one without a limit of turns."""
        return [3, 0] if option == "max_turns_per_player" else []

    def objection(self, roles: list[str], options: dict[str, Value]) -> str:
        """S2.1, S2.8, S29.6: maps and factions that do not suit the number of players."""
        seats = len(roles)
        for role in roles:
            if role != CHOOSER and seats < MIN_PLAYERS[FACTIONS.index(role)] and not options["allow_unrecommended_factions"]:
                least = MIN_PLAYERS[FACTIONS.index(role)]
                return f"'{role}' needs {least} players (S2.8); or set allow_unrecommended_factions."
        try:
            least, most = find_map(chosen_map(seats, options)).players
        except BadOptions as error:
            return error.message
        if not least <= seats <= most and not options["ignore_map_range"]:
            return f"this map is for {least} to {most} players, not {seats} (S2.1); or set ignore_map_range."
        return ""


def chosen_map(seats: int, options: dict[str, Value]) -> str:
    """The id of the map to be played on, or the text of one's own."""
    name = str(options["map"])
    if name != SUITED:
        return name
    return "tyrants_lament" if seats <= find_map("tyrants_lament").players[1] else "crown_of_tides"


GAME = BloodstonesGame()
