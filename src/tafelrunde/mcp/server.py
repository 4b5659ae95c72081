"""The tools of `tafelrunde mcp`, made with the protocol's own SDK.

A table is named by a handle that cannot be guessed; whoever has it sits on its seat. Every answer is made from what that seat knows.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tafelrunde import __version__
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.errors import BadOptions, TafelrundeError
from tafelrunde.mcp.remote import ServerTable, join, open_at
from tafelrunde.mcp.tables import LocalTable, Table, plain_result
from tafelrunde.research.prose import Reader

MOST_TABLES = 100
MOST_MOVES = 200
"""Moves listed at once; more must be narrowed by words."""
HOW = """Tafelrunde plays Root, Bloodstones, BattleLore and Seventh Stone, with every rule enforced.
Open a table (open_table) or join one of a server (join_table); keep its handle. Then, until it is over: position tells what your seat
knows, moves lists what is legal (narrow it by words), play plays one of them in the notation it is listed in. Places have one name
everywhere, the one used in moves. why_not explains by rule why a move is not allowed; rule reads a rule by its id, rules searches."""

P = ParamSpec("P")
R = TypeVar("R")


def told(call: Callable[P, R]) -> Callable[P, R]:
    """Expected errors become what the model reads, in one sentence."""

    @wraps(call)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return call(*args, **kwargs)
        except TafelrundeError as error:
            raise ToolError(str(error)) from None

    return wrapped


class Desk:
    """The tables of one server, and its tools as methods; their docstrings are what the model reads."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Table, Lock]] = {}

    def _keep(self, table: Table) -> dict[str, Any]:
        while len(self._tables) >= MOST_TABLES:
            self._tables.pop(next(iter(self._tables)))[0].close()
        handle = secrets.token_urlsafe(9)
        self._tables[handle] = (table, Lock())
        moment = table.moment()
        you = table.reader.plain(moment)["you"]
        return {"table": handle, "you": you, "seats": table.reader.roles, "news": table.news(), **plain_result(table)}

    @contextmanager
    def _at(self, table: str) -> Iterator[Table]:
        """The table of a handle, for one call at a time: calls come in threads."""
        if table not in self._tables:
            raise BadOptions("there is no such table; open_table gives a new one.")
        at, one_at_a_time = self._tables[table]
        with one_at_a_time:
            yield at

    def list_games(self) -> list[dict[str, Any]]:
        """The games, how many seats and which roles each has, and its options."""
        return [game.to_json() for game in games()]

    def open_table(
        self,
        game: str,
        seats: int | list[str] = 0,
        seat: str = "0",
        bots: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        server: str = "",
        language: str = "en",
    ) -> dict[str, Any]:
        """Begin a game and sit down. seats: how many, or a role for each; seat: yours, by number or role.

        bots: for the other seats (random, greedy, easy, normal, skilled, hard, expert; hard@0.2 thinks 0.2 seconds). server: the address
        of a Tafelrunde server where the table shall be, for people to watch; without it the game is played here.
        """
        if language not in LANGUAGES:
            raise BadOptions(f"languages are {' and '.join(LANGUAGES)}.")
        chosen = bots or ["easy"]
        if server:
            return self._keep(open_at(server, game, seats, seat, chosen, options, language))
        return self._keep(LocalTable(game, seats, seat, chosen, options, seed, language))

    def join_table(self, link: str, seat: str = "", language: str = "en") -> dict[str, Any]:
        """Sit down at a table of a running server. link: the link to a seat, or the invitation together with a seat that is free."""
        table: ServerTable = join(link, seat, language)
        return self._keep(table)

    def position(self, table: str) -> dict[str, Any]:
        """All that your seat knows: as JSON (view) and as text (prose)."""
        with self._at(table) as at:
            moment = at.moment()
            return {**at.reader.plain(moment), "prose": at.reader.prose(moment)}

    def board(self, table: str) -> dict[str, Any]:
        """The places of the board and which are next to which. It never changes."""
        with self._at(table) as at:
            return at.reader.scene(at.moment())

    def moves(self, table: str, words: str = "") -> dict[str, Any]:
        """Your legal moves, in notation and in words. words: only moves in which all of these occur, such as 'march 5'."""
        with self._at(table) as at:
            moment = at.moment()
            found = at.reader.offers(moment, words)
            listed = [{"move": text, "means": said} for text, said in found[:MOST_MOVES]]
            left = {"left_out": len(found) - MOST_MOVES, "narrow_by": "words"} if len(found) > MOST_MOVES else {}
            return {"asked": moment.asked, "moves": listed, "of": len(moment.moves), **left}

    def play(self, table: str, move: str) -> dict[str, Any]:
        """Play a legal move, written as `moves` lists it. Tells what happened until you are asked again."""
        with self._at(table) as at:
            return {"news": at.play(at.reader.parse(move)), **plain_result(at)}

    def take_back(self, table: str) -> dict[str, Any]:
        """Undo your last move, as long as nothing was revealed and nobody decided since."""
        with self._at(table) as at:
            at.take_back()
            return plain_result(at)

    def news(self, table: str) -> dict[str, Any]:
        """What has happened since you last heard of it, and how the table stands: for tables where others take their time."""
        with self._at(table) as at:
            return {"news": at.news(), **plain_result(at)}

    def why_not(self, table: str, move: str) -> dict[str, Any]:
        """Why a move is not allowed now: rule ids and sentences."""
        with self._at(table) as at:
            reasons = at.why_not(at.reader.parse(move))
            return {"allowed": not reasons, "reasons": reasons}

    def odds(self, table: str, move: str) -> dict[str, Any]:
        """The exact chances of what a legal move begins, from what your seat knows, where the game can tell."""
        with self._at(table) as at:
            return {"odds": at.odds(at.reader.parse(move))}

    def rule(self, game: str, id: str, language: str = "en") -> str:
        """A rule by its id, such as R4.2.1."""
        return self._reader(game, language).rule(id)

    def rules(self, game: str, words: str, language: str = "en") -> list[dict[str, str]]:
        """Rules in which all these words occur, at most twenty."""
        return self._reader(game, language).rules(words)

    def record(self, table: str) -> str:
        """The record of a game that is over: every move, and the seed that proves the dice."""
        with self._at(table) as at:
            return at.record()

    def _reader(self, game: str, language: str) -> Reader:
        if language not in LANGUAGES:
            raise BadOptions(f"languages are {' and '.join(LANGUAGES)}.")
        return Reader(find(game), [], language)


def make_server() -> MCPServer[Any]:
    """A server with a desk of its own."""
    desk = Desk()
    server: MCPServer[Any] = MCPServer("tafelrunde", version=__version__, instructions=HOW, log_level="ERROR")
    tools = (
        desk.list_games, desk.open_table, desk.join_table, desk.position, desk.board, desk.moves, desk.play, desk.take_back, desk.news,
        desk.why_not, desk.odds, desk.rule, desk.rules, desk.record,
    )  # fmt: skip
    for tool in tools:
        server.add_tool(told(tool), name=tool.__name__)
    return server
