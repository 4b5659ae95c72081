"""Root: the complete game with the Riverfolk expansion."""

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
from tafelrunde.engine.options import Value, choice, choice_or_file, number, switch
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record
from tafelrunde.games.root.battle.odds import odds_of
from tafelrunde.games.root.components import MAP_FORMAT, MapData
from tafelrunde.games.root.events import EVENTS, OPENED
from tafelrunde.games.root.judgement.advice import advice
from tafelrunde.games.root.judgement.traits import JUDGED_BY
from tafelrunde.games.root.maps.check import find_faults, own_board
from tafelrunde.games.root.maps.desk import change, lay_on_desk
from tafelrunde.games.root.maps.files import map_text
from tafelrunde.games.root.maps.generator import blank_map, new_map
from tafelrunde.games.root.maps.picture import draw_map
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.rootlog import rootlog
from tafelrunde.games.root.setup import OPEN, best_reach, factions_of, set_up
from tafelrunde.games.root.terms.boards import ADVENTUROUS_REACH, LEAST_REACH, VICTORY_POINTS
from tafelrunde.games.root.terms.map import MAP_NAMES
from tafelrunde.games.root.thinking import THINKERS
from tafelrunde.games.root.verbs import VERBS
from tafelrunde.games.root.words import BOARDS, CLEARINGS

assert THINKERS, "positions of Root cannot be judged before those who do it are there"


class MapWorkshop(Workshop):
    """D0-3: maps of one's own; the option `map` takes their text."""

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
        return json_schema(MapData, MAP_FORMAT)

    def new(self, seats: int, seed: int) -> str:
        return new_map(seats, seed)

    def draw(self, text: str, heat: Mapping[int, float] | None = None) -> str:
        return draw_map(text, heat)

    def shipped(self) -> dict[str, str]:
        return {name: map_text(name) for name in MAP_NAMES}

    place = "clearing"
    fights = ("fought",)

    def places(self, text: str) -> dict[int, str]:
        return {clearing: str(clearing + 1) for clearing in range(CLEARINGS)}

    def owners(self, pos: Position) -> dict[int, int]:
        """Clearings that somebody rules."""
        assert isinstance(pos, Root)
        return {clearing: pos.seat_of[pos.ruler[clearing]] for clearing in range(CLEARINGS) if pos.ruler[clearing] >= 0}


class RootGame(Game):
    """Two to six seats; a seat is a faction, or open: then it drafts one."""

    id = "root"
    title = "Root"
    version = 2
    package = "tafelrunde.games.root"
    min_seats = 2
    max_seats = 6
    roles = (*BOARDS, OPEN)
    repeatable = ("vagabond", OPEN)
    options = (
        choice_or_file("map", *MAP_NAMES),
        choice("deck", "standard"),
        choice("order", "random", "clockwise", "fixed"),
        switch("adventurous"),
        number("victory", VICTORY_POINTS, 10, 60),
    )
    workshop = MapWorkshop()
    verbs = VERBS
    events = EVENTS
    place_keys = ("clearing", "place", "opposite", "pending/1")
    traits = JUDGED_BY

    def objection(self, roles: list[str], options: dict[str, Value]) -> str:
        if roles.count("vagabond") > 2:
            return "there are only two Vagabonds; choose another faction for the third."
        least = self.least_reach(len(roles), options)
        reach = best_reach(factions_of(roles))
        if reach < least:
            return f"these factions reach {reach} together, and {len(roles)} players need {least}; take one with more reach."
        if (text := options["map"]) not in MAP_NAMES:
            try:
                own_board(str(text))
            except BadOptions as error:
                return error.message
        return ""

    def least_reach(self, seats: int, options: dict[str, Value]) -> int:
        """D0-2: what the factions of a table must reach together."""
        return ADVENTUROUS_REACH if options["adventurous"] else LEAST_REACH[seats - self.min_seats]

    def samples(self, option: str) -> list[Value]:
        """Other goals, and a map of one's own."""
        if option == "map":
            return [blank_map(self.min_seats)]
        return [12, 20, 45] if option == "victory" else []

    def set_up(self, roles: list[str], options: dict[str, Value], chance: Chance) -> Root:
        least = self.least_reach(len(roles), options)
        return set_up(roles, str(options["map"]), int(options["victory"]), str(options["order"]), least, chance)

    def introduce(self, pos: Position, options: dict[str, Value]) -> None:
        """The map, and what wins; two players have no dominance cards (R5.1.3-a)."""
        assert isinstance(pos, Root)
        pos.tell(OPENED, (pos.board, pos.goal, int(pos.seats > 2)))

    def advice(self, eyes: Eyes) -> list[Matter]:
        return advice(eyes)

    def odds(self, eyes: Eyes, move: int) -> dict[str, object] | None:
        """What a table shows before a battle is begun."""
        return odds_of(eyes, move)

    def notation(self, record: Record, name: str) -> str | None:
        """Rootlog 2.7."""
        return rootlog(record) if name == "rootlog" else None


GAME = RootGame()
