"""A real server on a free local port, and players who talk to it over HTTP and WebSocket as a browser does."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tafelrunde.server.app import App
from tafelrunde.server.run import configure
from tafelrunde.server.settings import Settings

TLS = ssl.create_default_context()
T = TypeVar("T")
NUMBERS = itertools.count(1)
PATIENCE = 90.0
"""Seconds after which something that should happen has not: long, since a busy machine must not fail a test."""
QUICK: dict[str, Any] = {
    "examples": True,
    "bot_workers": 0,
    "bot_pause": 0.0,
    "pass_pause": 0.0,
    "bot_seconds": 0.05,
    "messages_per_second": 0,
    "requests_per_second": 0,
    "connections_per_address": 0,
    "guests_per_hour": 0,
    "sign_ins_per_minute": 0,
    "chats_per_minute": 0,
    "tables_per_user": 0,
    "public_tables_per_user": 0,
    "tables_per_hour": 0,
    "drafts_per_minute": 0,
    "strokes_per_minute": 0,
    "works_per_user": 0,
    "trials_per_hour": 0,
    "kilobytes_per_guest": 0,
    "kilobytes_per_account": 0,
    "mails_per_hour": 0,
    "log": "error",
}
"""No limits, no pauses: what most tests want."""


def settings(folder: Path, **chosen: Any) -> Settings:
    return Settings(**{**QUICK, "host": "127.0.0.1", "port": 0, "db": f"sqlite:///{folder / 'tables.sqlite'}", **chosen})


def wait(true: Callable[[], object]) -> None:
    """Until something has happened."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


class Server:
    """A server in a thread of its own."""

    def __init__(self, chosen: Settings) -> None:
        self.app = App(chosen)
        self.socket = socket.socket(proto=socket.IPPROTO_TCP)  # named, or asyncio lets small answers wait for others (TCP_NODELAY)
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.uvicorn = uvicorn.Server(configure(chosen, self.app))
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.socket]}, daemon=True)

    def start(self) -> Server:
        self.thread.start()
        while not self.uvicorn.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.005)
        return self

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.app.server.store._loop).result(PATIENCE)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def player(self, name: str = "") -> Player:
        return Player(self.address, name)


@contextmanager
def served(folder: Path, **chosen: Any) -> Iterator[Server]:
    server = Server(settings(folder, **chosen)).start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """Somebody with a browser: cookies, a CSRF token, seat tokens, WebSockets."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=TLS, trust_env=False)
        self.csrf = ""
        self.tokens: dict[tuple[str, int], str] = {}
        if name:
            self.ok("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        given = {"x-csrf-token": self.csrf, **{key.replace("_", "-"): value for key, value in headers.items()}}
        content = None if body is None else json.dumps(body).encode()
        if content is not None:
            given["content-type"] = "application/json"
        answer = self.http.request(method, path, content=content, headers=given)
        if "set-cookie" in answer.headers:
            self.csrf = self.http.get("/api/me").json()["csrf"]
        return answer

    def ok(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        answer = self.ask(method, path, body, **headers)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def fails(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        answer = self.ask(method, path, body, **headers)
        assert answer.status_code >= 400, (answer.status_code, answer.text)
        return answer.status_code, answer.json()["code"]

    def new_table(self, **chosen: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.ok("POST", "/api/tables", {"game": "apple", **chosen})
        return made

    def sit(self, table: dict[str, Any], seat: int, **form: Any) -> str:
        given = self.ok("POST", f"/api/tables/{table['id']}/seats/{seat}", {"invite": table["invite"], **form})
        self.tokens[table["id"], seat] = given["token"]
        return str(given["token"])

    def at(self, table: dict[str, Any] | str, eyes: int | None = None, **hello: Any) -> Place:
        id = table if isinstance(table, str) else table["id"]
        tokens = [token for (where, _), token in self.tokens.items() if where == id]
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Place(self.address, id, cookie, {"tokens": tokens, "eyes": eyes, **hello})


class Place:
    """A WebSocket at a table. Frames are kept; `until` reads on to the message one waits for."""

    def __init__(self, address: str, table: str, cookie: str = "", hello: dict[str, Any] | None = None) -> None:
        headers = {"Cookie": cookie} if cookie else None
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.ws: ClientConnection = connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE, ping_interval=None, legacy=True
        )
        self.seen: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.log_from = 0
        self.raw: list[str] = []
        self.hello = hello or {}
        self.tokens: list[str] = self.hello.get("tokens", [])
        if hello is not None:
            self.send({"type": "hello", **hello})

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.ws.close()

    def send(self, message: Any) -> None:
        self.ws.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def frame(self, timeout: float = PATIENCE) -> list[dict[str, Any]]:
        """The next frame, taken in as a client does."""
        text = self.ws.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        messages: list[dict[str, Any]] = json.loads(text)
        for message in messages:
            self.take(message)
        self.seen += messages
        return messages

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                self.view = message
            case "table":
                self.table = message if not message["still"] else {**self.table, "info": message["info"], "held": message["held"]}
            case "events":
                if not self.log:
                    self.log_from = message["at"]
                del self.log[message["at"] - self.log_from :]
                self.log += message["entries"]

    def until(self, kind: str, timeout: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """The next message of this kind (with these values)."""
        end = time.monotonic() + timeout
        while True:
            for i, message in enumerate(self.seen):
                if message["type"] == kind and all(message.get(key) == value for key, value in fields.items()):
                    del self.seen[: i + 1]
                    return message
            self.seen.clear()
            self.frame(max(0.01, end - time.monotonic()))

    def settle(self) -> Place:
        """Take in all that this server had to tell us by now: it answers a ping after what it told before."""
        id = f"p{next(NUMBERS)}"
        self.send({"type": "ping", "id": id})
        self.wait(lambda _: any(message.get("id") == id for message in self.seen))
        self.seen = [message for message in self.seen if message.get("id") != id]
        return self

    def wait(self, true: Callable[[Place], object], timeout: float = PATIENCE) -> Place:
        """Take in frames until this holds."""
        end = time.monotonic() + timeout
        while not true(self):
            self.frame(max(0.01, end - time.monotonic()))
        return self

    def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.frame(seconds)
        except TimeoutError:
            return True
        return False

    def ready(self) -> Place:
        """Read up to the end of the greeting."""
        self.until("chat")
        return self

    def say(self, kind: str, token: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its one answer."""
        id = fields.pop("id", None) or f"c{next(NUMBERS)}"
        given = token if token is not None else self.tokens[0]
        self.send({"type": kind, "id": id, "token": given, **fields})
        while True:
            for i, message in enumerate(self.seen):
                if message.get("id") == id:
                    del self.seen[: i + 1]
                    return message
            self.seen.clear()
            self.frame()

    def play(self, *moves: list[Any], token: str | None = None, mark: str | None = None, id: str | None = None) -> dict[str, Any]:
        return self.say("command", token, mark=mark or self.view["mark"], moves=list(moves), **({"id": id} if id else {}))


def finish(places: list[Place], seed: int = 1, most: int = 5000) -> int:
    """Play random moves until the game is over; how many commands were carried out.

    All places have the same server's news before each choice, so the same game comes of the same seeds. At the end all know its result.
    """
    chance, played, end = random.Random(seed), 0, time.monotonic() + 4 * PATIENCE
    while played < most:
        assert time.monotonic() < end, "the game does not end"
        for place in places:
            place.settle()
        if any(place.view["standing"] for place in places):
            for place in places:
                place.wait(lambda at: at.view["standing"])
            return played
        able = [place for place in places if place.view["moves"]]
        if not able:
            time.sleep(0.002)
            continue
        place = chance.choice(able)
        answer = place.play(chance.choice(place.view["moves"]))
        assert answer["type"] in ("done", "stale"), answer
        played += answer["type"] == "done"
    return played


def two(server: Server, **chosen: Any) -> tuple[Player, Player, dict[str, Any], Place, Place]:
    """Two players at a table that has begun."""
    ann, bob = server.player("Ann"), server.player("Bob")
    table = ann.new_table(**chosen)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    places = ann.at(table, 0).ready(), bob.at(table, 1).ready()
    for place in places:
        place.settle().seen.clear()
    return ann, bob, table, *places
