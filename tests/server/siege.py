"""The siege: every attack that once held up a server, against a real process, while honest players play on.

    python -m tests.server.siege [ATTACK ...] [--seconds 20] [--source PATH] [--json]

For each attack: how long honest players wait for the durable answer to a move (p50, p99, longest), and the largest memory of the server. It
fails where the p99 is above 100 ms or the memory above 400 MB. `--source` tries another version of the program (its src folder).

An attack is a function with the decorator `attack`: it gets a Foe and goes on until `foe.over()`. Attackers work in a process of their own
and come from an address of their own (127.0.0.2), since that is what limits count.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import os
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.frames import Frame, Opcode

from tafelrunde.engine.catalogue import find
from tests.server.kit import QUICK, TLS, Place, Player
from tests.server.process import ServerProcess

MOST_WAIT = 0.100
MOST_MEMORY = 400
ATTACKS: dict[str, Callable[[Foe], None]] = {}
USUAL: dict[str, Any] = {
    **dict.fromkeys(QUICK, None),
    "examples": True,
    "bot_workers": 1,
    "log": "error",
    "private_webhooks": True,
    "notice_after": 1.0,
}
"""The limits are those of an ordinary server."""


def attack(name: str) -> Callable[[Callable[[Foe], None]], Callable[[Foe], None]]:
    def declare(run: Callable[[Foe], None]) -> Callable[[Foe], None]:
        ATTACKS[name] = run
        return run

    return declare


class Foe:
    """Somebody who means harm, at an address of his own."""

    def __init__(self, port: int, end: float, number: int = 2) -> None:
        self.port = port
        self.end = end
        self.number = number
        self.chance = random.Random(number)

    @property
    def source(self) -> str:
        return f"127.0.0.{self.number}"

    def over(self) -> bool:
        return time.monotonic() > self.end

    def player(self, name: str = "Mallory") -> Player:
        made = Player(f"http://127.0.0.1:{self.port}")
        made.http = httpx.Client(
            base_url=made.address, timeout=30, verify=TLS, trust_env=False, transport=httpx.HTTPTransport(local_address=self.source)
        )
        made.ok("PUT", "/api/me", {"name": name})
        return made

    def connect(self, small: bool = True) -> socket.socket:
        raw = socket.socket()
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(0.5)
        raw.bind((self.source, 0))
        raw.connect(("127.0.0.1", self.port))
        return raw

    def ask(self, data: bytes, small: bool = True) -> socket.socket | None:
        """A connection that has sent this; None if it was not let in."""
        try:
            raw = self.connect(small)
            raw.sendall(data)
        except OSError:
            return None
        return raw

    def websocket(self, table: str) -> socket.socket | None:
        """A WebSocket that never reads."""
        key = "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        return self.ask(f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n{key}".encode())

    def push(self, raw: socket.socket, data: bytes) -> bool:
        try:
            raw.sendall(data)
        except TimeoutError:
            return True
        except OSError:
            return False
        return True


def cookies_of(player: Player) -> str:
    return "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def message(**fields: Any) -> bytes:
    return frame(Opcode.TEXT, json.dumps(fields).encode())


@attack("cookies of backslashes")
def cookies(foe: Foe) -> None:
    while not foe.over():
        for size in (15_000, 60_000):
            if raw := foe.ask(b'GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: tafelrunde="' + b"\\" * size + b"\r\n\r\n", small=False):
                with contextlib.suppress(OSError):
                    raw.recv(1000)
                raw.close()


@attack("heads without end")
def heads(foe: Foe) -> None:
    raws: list[socket.socket] = []
    while not foe.over():
        if len(raws) < 50 and (raw := foe.ask(b"GET / HTTP/1.1\r\n")):
            raws.append(raw)
        raws = [raw for raw in raws if foe.push(raw, b"x: " + b"y" * 30_000 + b"\r\n")]


@attack("moves behind a roll")
def sequences(foe: Foe) -> None:
    """Commands whose rest would tell, as fast as they are taken."""
    player = foe.player()
    while not foe.over():
        table = player.new_table(options={"goal": 100})
        tokens = [player.sit(table, seat) for seat in range(2)]
        player.ok("POST", f"/api/tables/{table['id']}/start")
        with Place(player.address, table["id"], hello={"tokens": tokens, "eyes": 0}) as place:
            place.ready()
            for _ in range(40):
                answer = place.play(["ready"], ["pass"], ["bid", 1])
                if answer["type"] == "done" and answer.get("played") not in (0, 1):
                    raise AssertionError(answer)
                if foe.over():
                    return
                time.sleep(0.05)


@attack("a hundred tables of Experts")
def experts(foe: Foe) -> None:
    player = foe.player()
    made = 0
    while not foe.over():
        with contextlib.suppress(AssertionError, httpx.HTTPError):
            if made < 100:
                table = player.new_table(options={"goal": 100})
                for seat in range(2):
                    player.ok("PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"bot": "expert"})
                player.ok("POST", f"/api/tables/{table['id']}/start")
                made += 1
        time.sleep(0.05)


@attack("hello, and reading nothing")
def hellos(foe: Foe) -> None:
    """At a table with a large map, from sixty sockets."""
    player = foe.player()
    workshop = find("bloodstones").workshop
    assert workshop is not None
    table = player.new_table(game="bloodstones", seats=4, options={"map": workshop.new(4, 1)}, public=True)
    tokens = [player.sit(table, seat) for seat in range(4)]
    player.ok("POST", f"/api/tables/{table['id']}/start")
    hello = message(type="hello", tokens=tokens, eyes=0, texts=True)
    raws = [raw for _ in range(60) if (raw := foe.websocket(table["id"]))]
    for raw in raws:
        raw.settimeout(0.01)
    while not foe.over():
        for raw in raws:
            foe.push(raw, hello)


@attack("exports nobody reads")
def exports(foe: Foe) -> None:
    player = foe.player()
    workshop = find("bloodstones").workshop
    assert workshop is not None
    text = workshop.new(4, 1)
    for _ in range(60):
        with contextlib.suppress(AssertionError):
            player.new_table(game="bloodstones", seats=4, options={"map": text})
        time.sleep(0.05)
    request = f"GET /api/me/export HTTP/1.1\r\nhost: x\r\ncookie: {cookies_of(player)}\r\n\r\n".encode()
    raws: list[socket.socket | None] = []
    while not foe.over():
        raws.append(foe.ask(request))
        time.sleep(0.05)


@attack("pings, and reading no pongs")
def pings(foe: Foe) -> None:
    table = foe.player().new_table(public=True)["id"]
    raws = [raw for _ in range(20) if (raw := foe.websocket(table))]
    data = frame(Opcode.PING, b"x" * 125) * 200
    for raw in raws:
        raw.settimeout(0.01)
    while not foe.over() and raws:
        raws = [raw for raw in raws if foe.push(raw, data)]


@attack("messages in empty pieces")
def pieces(foe: Foe) -> None:
    table = foe.player().new_table(public=True)["id"]
    data = frame(Opcode.CONT, fin=False) * 5000
    raws: list[socket.socket] = []
    while not foe.over():
        if len(raws) < 20 and (raw := foe.websocket(table)):
            foe.push(raw, frame(Opcode.TEXT, b"{", fin=False))
            raws.append(raw)
        raws = [raw for raw in raws if foe.push(raw, data)]


@attack("files nobody reads")
def files(foe: Foe) -> None:
    """The longest there are: rules, texts, the document of the interface."""
    paths = ("/api/openapi.json", "/api/games/battlelore/rules/de", "/api/games/root/text/en", "/")
    raws: list[socket.socket | None] = []
    while not foe.over():
        raws.append(foe.ask(f"GET {paths[len(raws) % len(paths)]} HTTP/1.1\r\nhost: x\r\n\r\n".encode()))
        if len(raws) > 300:
            for raw in raws[:100]:
                if raw is not None:
                    raw.close()
            del raws[:100]
        time.sleep(0.02)


@attack("webhooks that drip and never end")
def webhooks(foe: Foe) -> None:
    end = foe.end
    listener = socket.create_server((foe.source, 0), backlog=200)

    def serve(connection: socket.socket) -> None:
        with contextlib.suppress(OSError):
            connection.recv(65_536)
            connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n")
            while time.monotonic() < end:
                connection.sendall(bytes(100_000))

    def accept() -> None:
        while time.monotonic() < end:
            connection, _ = listener.accept()
            threading.Thread(target=serve, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    number = 0
    while not foe.over():
        with contextlib.suppress(AssertionError, httpx.HTTPError):
            player = foe.player()
            player.ok("PUT", "/api/me/notices", {"webhook": f"http://{foe.source}:{listener.getsockname()[1]}/{number}"})
            table = player.new_table(pace="turns")
            for seat in range(2):
                player.sit(table, seat)
            player.ok("POST", f"/api/tables/{table['id']}/start")
            number += 1
        time.sleep(0.1)


class Honest:
    """Two people at a table, and one against a bot; how long they wait."""

    def __init__(self, address: str) -> None:
        self.waits: list[float] = []
        self.bot_waits: list[float] = []
        ann, self.chance = Player(address, "Ann"), random.Random(1)
        table = ann.new_table(options={"goal": 100})
        tokens = [ann.sit(table, seat) for seat in range(2)]
        ann.ok("POST", f"/api/tables/{table['id']}/start")
        self.places = [Place(address, table["id"], hello={"tokens": [token], "eyes": seat}).ready() for seat, token in enumerate(tokens)]
        other = ann.new_table(options={"goal": 100})
        token = ann.sit(other, 0)
        ann.ok("PUT", f"/api/tables/{other['id']}/seats/1/bot", {"bot": "hard"})
        ann.ok("POST", f"/api/tables/{other['id']}/start")
        self.alone = Place(address, other["id"], hello={"tokens": [token], "eyes": 0}).ready()

    def play(self, until: Callable[[], bool]) -> None:
        bot = threading.Thread(target=self.play_alone, args=(until,), daemon=True)
        bot.start()
        while not until():
            for place in self.places:
                place.settle()
                if place.view["moves"]:
                    begun = time.monotonic()
                    answer = place.play(self.chance.choice(place.view["moves"]))
                    self.waits.append(time.monotonic() - begun)
                    assert answer["type"] in ("done", "stale"), answer
            time.sleep(0.15)  # as many messages as are allowed
        bot.join(60)

    def play_alone(self, until: Callable[[], bool]) -> None:
        place = self.alone
        while not until():
            begun = time.monotonic()
            while not place.view["moves"] and not until():
                with contextlib.suppress(TimeoutError):
                    place.frame(0.5)
            self.bot_waits.append(time.monotonic() - begun)
            if place.view["moves"]:
                place.play(place.view["moves"][-1])
            time.sleep(0.1)


def share(waits: list[float], part: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(part * len(waits)))] if waits else 0.0


def besiege(name: str, seconds: float, source: str) -> dict[str, Any]:
    """One attack on a fresh server."""
    with tempfile.TemporaryDirectory(prefix="siege") as folder:
        server = ServerProcess(Path(folder), **USUAL)
        server.environment = {key: value for key, value in server.environment.items() if value != "None"}
        if source:
            server.environment["PYTHONPATH"] = source
        with server:
            return measure(name, seconds, server)


def measure(name: str, seconds: float, server: ServerProcess) -> dict[str, Any]:
    honest = Honest(server.address)
    before, end = server.memory(), time.monotonic() + seconds
    most = [before]

    def over() -> bool:
        most[0] = max(most[0], server.memory())
        return time.monotonic() > end

    enemy = multiprocessing.get_context("fork").Process(target=ATTACKS[name], args=(Foe(server.port, end),), daemon=True)
    if name != "peace":
        enemy.start()
    failed = ""
    try:
        honest.play(over)
    except Exception as error:  # a server that no longer answers
        failed = type(error).__name__
    if name != "peace":
        enemy.join(30)
        enemy.kill()
    waits = [1000 * wait for wait in honest.waits] or [1000 * seconds]
    figures = {"p50_ms": round(statistics.median(waits), 1), "p99_ms": round(share(waits, 0.99), 1), "longest_ms": round(max(waits), 1)}
    longest_bot = round(max(honest.bot_waits, default=seconds), 1)
    memory = {"before_mb": before // 1024, "most_mb": most[0] // 1024}
    return {"attack": name, "moves": len(honest.waits), **figures, "longest_bot_s": longest_bot, **memory, "failed": failed}


@attack("peace")
def peace(foe: Foe) -> None:
    """Nobody attacks: what the same players wait then."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help="which (default: all)")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--source", default="")
    args = parser.parse_args()
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    bad = []
    for name in args.attacks or ATTACKS:
        figures = besiege(name, args.seconds, args.source)
        print(json.dumps(figures), flush=True)
        if figures["failed"] or figures["p99_ms"] > 1000 * MOST_WAIT or figures["most_mb"] > MOST_MEMORY:
            bad.append(name)
    print("held" if not bad else f"did not hold against: {', '.join(bad)}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
