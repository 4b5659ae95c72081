"""A seat at a table of a running server, over its ordinary protocol: HTTP to sit down, WebSocket to play."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from http.cookiejar import CookieJar
from time import monotonic
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import BadOptions
from tafelrunde.mcp.tables import Refused, seat_number
from tafelrunde.research.prose import Moment, Reader

NAME = "A language model"
PATIENCE = 20.0
"""Seconds a move waits for the others; where people play it may be days, and `news` tells later."""
ANSWER = 30.0
LARGEST = 2**24


class House:
    """A server's lobby as a guest uses it."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOptions(f"a server's address begins with http:// or https://, unlike '{address[:80]}'.")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self._csrf = ""

    def read(self, request: Request) -> bytes:
        """What a request is answered with; BadOptions with the server's own sentence if it refuses."""
        try:
            with self._opener.open(request, timeout=ANSWER) as answer:
                return bytes(answer.read(LARGEST))
        except HTTPError as error:
            raise BadOptions(f"{self.address} says: {sentence_of(error)}") from None
        except (URLError, OSError) as error:
            raise BadOptions(f"{self.address} does not answer: {error}") from None

    def ask(self, method: str, path: str, form: Mapping[str, object] | None = None) -> Any:
        """JSON in, JSON out."""
        if method != "GET" and not self._csrf:
            self._csrf = self.ask("GET", "/api/me")["csrf"]
        data = None if form is None else json.dumps(form).encode()
        head = {"Content-Type": "application/json", "X-CSRF-Token": self._csrf}
        text = self.read(Request(self.address + path, data, head, method=method))
        return json.loads(text) if text else None

    def come_in(self) -> None:
        """Become a guest with a name, if nobody yet."""
        self.ask("PUT", "/api/me", {"name": NAME})
        self._csrf = self.ask("GET", "/api/me")["csrf"]


def sentence_of(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read(LARGEST))["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def open_at(
    server: str,
    game: str,
    seats: int | Sequence[str],
    seat: str,
    bots: Sequence[str],
    options: Mapping[str, object] | None,
    language: str,
) -> ServerTable:
    """A new table of that server, with bots in the other seats, begun."""
    house, entry = House(server), find(game)
    names = entry.seat_names(entry.check_seats(seats or entry.min_seats))
    own = seat_number(names, seat)
    house.come_in()
    roles = {"seats": seats} if isinstance(seats, int) else {"roles": list(seats)}
    table = house.ask("POST", "/api/tables", {"game": game, **roles, "options": dict(options or {})})
    path = f"/api/tables/{table['id']}"
    given = house.ask("POST", f"{path}/seats/{own}", {"invite": table["invite"]})
    for i, other in enumerate(number for number in range(len(table["seats"])) if number != own):
        house.ask("PUT", f"{path}/seats/{other}/bot", {"bot": bots[i % len(bots)].partition("@")[0]})
    house.ask("POST", f"{path}/start")
    return ServerTable(house.address, table["id"], given["token"], language)


def join(link: str, seat: str, language: str) -> ServerTable:
    """The table of a link: with the seat it gives (``#seat=TOKEN``), or with a free seat and the invitation in it."""
    parts = urlsplit(link)
    house = House(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.fragment.startswith("seat="):
        return ServerTable(house.address, table, parts.fragment.removeprefix("seat="), language)
    house.come_in()
    info = house.ask("GET", f"/api/tables/{table}?invite={parts.fragment}")
    free = [place["seat"] for place in info["seats"] if place["player"] == "free"]
    names = [place["seat_name"] for place in info["seats"]]
    wanted = seat_number(names, seat) if seat else free[0] if free else -1
    if wanted not in free:
        raise BadOptions(f"that seat is taken; free: {', '.join(names[one] for one in free) or 'none'}.")
    given = house.ask("POST", f"/api/tables/{table}/seats/{wanted}", {"invite": parts.fragment})
    if given["asked"]:
        raise BadOptions("the owner of the table has been asked; join again when you were admitted.")
    return ServerTable(house.address, table, given["token"], language)


class ServerTable:
    """A seat by its token."""

    def __init__(self, address: str, table: str, token: str, language: str) -> None:
        self._token = token
        self._view: dict[str, Any] | None = None
        self._scene: dict[str, Any] = {}
        self._lines: list[str] = []
        self._told = self._first = 0
        self._answers: dict[str, dict[str, Any]] = {}
        self._info: dict[str, Any] = {}
        self._house, self._id = House(address), table
        self._opened = ExitStack()
        try:
            live = f"ws{address.removeprefix('http')}/api/tables/{table}/live"
            self._socket = self._opened.enter_context(connect(live, max_size=LARGEST, open_timeout=ANSWER))
            self._send({"type": "hello", "tokens": [token], "lang": language})
            self._until(lambda: bool(self._info))
            self.seat = next(iter(self._info["held"]), -1)
            if self.seat < 0:
                raise BadOptions("this link gives no seat at the table; ask for a new one.")
            self._send({"type": "look", "eyes": self.seat})
            self._until(lambda: self._view is None or self._view["eyes"] == self.seat)
        except (OSError, WebSocketException) as error:
            raise BadOptions(f"the table at {address} cannot be reached: {error}") from None
        entry = find(self._info["info"]["game"], self._info["info"]["version"])
        self.reader = Reader(entry, [place["seat_name"] for place in self._info["info"]["seats"]], language)

    # Talking.

    def _send(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, patience: float) -> bool:
        """One frame, if it comes in time."""
        try:
            frame = self._socket.recv(patience)
        except TimeoutError:
            return False
        for message in json.loads(frame):
            self._take(message)
        return True

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            if not message["still"]:
                self._scene = message["scene"]
            self._info = {"info": message["info"], "held": message["held"]}
        elif kind == "view":
            self._view = message
        elif kind == "events":
            if not self._lines:  # a long log comes from its newest stretch on
                self._first = message["at"]
            at = max(0, message["at"] - self._first)
            self._lines[at:] = [self._line(entry) for entry in message["entries"]]
            self._told = min(self._told, at)
        elif message.get("id"):
            self._answers[message["id"]] = message
        elif kind == "error":
            raise BadOptions(message["text"])

    @staticmethod
    def _line(entry: dict[str, Any]) -> str:
        return f"{entry['text']} [{entry['rule']}]" if entry.get("rule") else str(entry["text"])

    def _until(self, reached: Any, patience: float = ANSWER) -> bool:
        end = monotonic() + patience
        while not reached():
            if (left := end - monotonic()) <= 0 or not self._hear(left):
                return bool(reached())
        return True

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message; BadOptions if it is an error or does not come."""
        id = secrets.token_urlsafe(9)
        try:
            self._send({**message, "id": id, "token": self._token})
            self._until(lambda: id in self._answers)
        except (OSError, WebSocketException) as error:
            raise BadOptions(f"the connection to the table was lost: {error}; join it again.") from None
        answer = self._answers.pop(id, None)
        if answer is None:
            raise BadOptions("the server has not answered; try again.")
        if answer["type"] == "error":
            raise BadOptions(answer["text"])
        if answer["type"] == "stale":
            raise BadOptions("the game has gone on since; look at the position again.")
        return answer

    # Table.

    def moment(self) -> Moment:
        while self._hear(0):
            pass
        view = self._view
        if view is None:
            return Moment(self.seat, 0, {}, self._scene, [], "the game has not begun", [], None)
        asked = view["prompt"]
        moves = [self.reader.game.verbs.from_json(move) for move in view["moves"]]
        prompt = f"{asked['text']} [{asked['rule']}]" if asked else ""
        return Moment(self.seat, view["noticed"], view["view"], self._scene, moves, prompt, view["deciding"], view["standing"])

    def news(self) -> list[str]:
        while self._hear(0):
            pass
        told, self._told = self._lines[self._told :], len(self._lines)
        return told

    def play(self, move: int) -> list[str]:
        verbs = self.reader.game.verbs
        if self._view is None:
            raise BadOptions("the game has not begun.")
        answer = self._ask({"type": "command", "mark": self._view["mark"], "moves": [verbs.to_json(move)]})
        if answer["type"] == "refused":
            raise Refused(verbs.text(move), answer["reasons"])
        self._until(lambda: self._view is not None and bool(self._view["moves"] or self._view["standing"]), PATIENCE)
        return self.news()

    def why_not(self, move: int) -> list[dict[str, str]]:
        reasons: list[dict[str, str]] = self._ask({"type": "why_not", "move": self.reader.game.verbs.to_json(move)})["reasons"]
        return reasons

    def odds(self, move: int) -> dict[str, object] | None:
        odds: dict[str, object] | None = self._ask({"type": "odds", "move": self.reader.game.verbs.to_json(move)})["odds"]
        return odds

    def take_back(self) -> None:
        if self._view is None:
            raise BadOptions("the game has not begun.")
        answer = self._ask({"type": "undo", "mark": self._view["mark"]})
        if answer["type"] == "refused":
            raise Refused("take back", answer["reasons"])

    def record(self) -> str:
        path = f"{self._house.address}/api/tables/{self._id}/record"
        return self._house.read(Request(path, headers={"Authorization": f"Seat {self._token}"})).decode()

    def close(self) -> None:
        self._opened.close()
