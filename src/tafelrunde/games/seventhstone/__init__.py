"""Seventh Stone: four peoples fight over the tears of the gods."""

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
from tafelrunde.engine.options import Value, choice, number, switch, text
from tafelrunde.engine.position import Position
from tafelrunde.games.seventhstone.board.board import Board
from tafelrunde.games.seventhstone.board.check import check_board, find_faults
from tafelrunde.games.seventhstone.board.desk import blank_board, change, lay_on_desk
from tafelrunde.games.seventhstone.board.files import BOARDS, FORMAT, BoardFile, board_text, fields_of
from tafelrunde.games.seventhstone.board.layouts import lay_out, new_board, read_board
from tafelrunde.games.seventhstone.board.picture import draw_board
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.events import BEGUN, EVENTS, LAYOUT_NAMES, VARIANT_NAMES, VARIANT_PLAYED
from tafelrunde.games.seventhstone.judgement.advice import advice
from tafelrunde.games.seventhstone.judgement.traits import JUDGED_BY
from tafelrunde.games.seventhstone.odds import odds_of
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.setup import begin_game
from tafelrunde.games.seventhstone.verbs import VERBS
from tafelrunde.games.seventhstone.words import COORDINATES, GOAL, SHORT_GOAL

__all__ = ["GAME", "SeventhStone", "SeventhStoneGame", "check_board", "new_board"]

STANDARD, FOUR_ISLANDS = "standard", "four-islands"


class BoardWorkshop(Workshop):
    """Boards of one's own (T20.4)."""

    kind = "board"

    def faults(self, text: str) -> list[Fault]:
        return find_faults(text)

    def desk(self, text: str) -> Desk:
        return lay_on_desk(text)

    def change(self, text: str, strokes: list[Stroke]) -> str:
        return change(text, strokes)

    def blank(self, seats: int) -> str:
        return blank_board(seats)

    def schema(self) -> dict[str, Any]:
        return json_schema(BoardFile, FORMAT)

    def new(self, seats: int, seed: int) -> str:
        return new_board(seats, seed)

    def draw(self, text: str, heat: Mapping[int, float] | None = None) -> str:
        return draw_board(text, heat)

    def shipped(self) -> dict[str, str]:
        return {name: board_text(name) for name in BOARDS}

    place = "field"
    fights = ("battle",)

    def places(self, text: str) -> dict[int, str]:
        return {field: COORDINATES[field] for field in fields_of(text)}

    def owners(self, pos: Position) -> dict[int, int]:
        assert isinstance(pos, SeventhStone)
        return {field: pos.owner[field] for field in pos._board.fields if pos.owner[field] >= 0}


class SeventhStoneGame(Game):
    id = "seventhstone"
    title = "Seventh Stone"
    package = "tafelrunde.games.seventhstone"
    version = 2
    min_seats = 2
    max_seats = 4
    roles = ("dwarves", "humans", "elves", "orcs")
    options = (
        switch("terrain_yields"),
        switch("terrain_cavalry"),
        switch("terrain_support"),
        switch("wall_bypass"),
        switch("no_time"),
        switch("double_move"),
        choice("layout", STANDARD, FOUR_ISLANDS),
        text("board"),
        number("max_years", 0, 0, 1000),
    )
    verbs = VERBS
    events = EVENTS
    place_keys = ("field", "from", "supports")
    traits = JUDGED_BY
    workshop = BoardWorkshop()

    def samples(self, option: str) -> list[Value]:
        """Boards that are shipped or generated, and games that are cut short."""
        if option == "board":
            return [board_text("twin-rivers"), *(new_board(seats, seats) for seats in (2, 3, 4))]
        return [2, 6] if option == "max_years" else []

    def objection(self, roles: list[str], options: dict[str, Value]) -> str:
        """T20.2, T20.10: two variants are for four players; a board of one's own must be playable."""
        if options["double_move"] and len(roles) != 4:
            return "the double move is for four players."
        if options["layout"] == FOUR_ISLANDS and len(roles) != 4:
            return "four islands is for four players."
        if options["board"] and options["layout"] != STANDARD:
            return "a board of one's own and another layout exclude each other."
        if options["board"]:
            try:
                read_board(str(options["board"]), len(roles))
            except BadOptions as error:
                return error.message
        return ""

    def set_up(self, roles: list[str], options: dict[str, Value], chance: Chance) -> SeventhStone:
        """T23.1: tiles, gaps, equipment; the order of the start is rolled by the first step."""
        pos = SeventhStone()
        pos.blank(len(roles), chance)
        pos.peoples = roles
        pos.goal = SHORT_GOAL if options["no_time"] else GOAL
        pos.terrain_yields = bool(options["terrain_yields"])
        pos.terrain_cavalry = bool(options["terrain_cavalry"])
        pos.terrain_support = bool(options["terrain_support"])
        pos.wall_bypass = bool(options["wall_bypass"])
        pos.double_moves = bool(options["double_move"])
        pos.max_years = int(options["max_years"])
        table = box().table_for(len(roles))
        pos.shares, pos.display_size, pos.top_discards = table.shares, table.display, table.top_discards
        layout = "" if options["layout"] == STANDARD else str(options["layout"])
        plan = lay_out(len(roles), layout, str(options["board"]), chance)
        pos.ruled_board = not layout and not options["board"]
        pos.ground, pos.columns, pos.rows = plan.ground, plan.columns, plan.rows
        pos.corner, pos.counted_columns, pos.counted_rows = plan.corner, plan.counted_columns, plan.counted_rows
        pos._board = Board(pos.ground, pos.columns, pos.rows)
        begin_game(pos)
        return pos

    def introduce(self, pos: Position, options: dict[str, Value]) -> None:
        """The board, what wins, and the variants; who begins is rolled next."""
        assert isinstance(pos, SeventhStone)
        layout = LAYOUT_NAMES.index("own" if options["board"] else str(options["layout"]))
        pos.tell(BEGUN, (layout, pos.goal, pos.max_years))
        for variant, name in enumerate(VARIANT_NAMES):
            if options[name]:
                pos.tell(VARIANT_PLAYED, (variant,))

    def advice(self, eyes: Eyes) -> list[Matter]:
        return advice(eyes)

    def odds(self, eyes: Eyes, move: int) -> dict[str, object] | None:
        """What a table shows before a combat is begun."""
        return odds_of(eyes, move)


GAME = SeventhStoneGame()
