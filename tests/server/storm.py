"""The storm: a million commands that must not be accepted, from clients that mean harm. None is, nothing breaks, the memory stays flat.

    python -m tests.server.storm 1000000 [--seed 1] [--minutes 120]

Tables of all games, some way into their games. Illegal moves, answers to positions of the past or of nowhere, other people's, revoked and
invented seat tokens, everything that is not quite a message; and requests over HTTP that make no sense. Every message gets exactly one
answer, and at the end every position is what it was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from tafelrunde.cli.common import progress
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.server.database import connect as connect_database
from tests.server.kit import TLS, Place, Player, finish
from tests.server.process import quick_server

GAMES = ("apple",) * 5 + tuple(game.id for game in games())
TOGETHER = 50
"""Messages on their way at once, for each table."""
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "TRACE")
FLAT = 1.1
"""The memory at the end may be so many times that after the first tenth of the way."""


class Accepted(AssertionError):
    """Something was accepted, broke, was not answered, or changed what was there."""


class Answer(msgspec.Struct):
    """As much of an answer as matters here."""

    type: str
    id: str | None = None
    code: str = ""
    mark: str = ""


read_answers = msgspec.json.Decoder(list[Answer])
ANSWERS = {"done", "refused", "stale", "error", "why_not", "hint", "advice", "review", "odds", "pong"}


class Target:
    """A seat of a table, all that its holder knows, and what is aimed at it."""

    def __init__(self, address: str, table: str, game: Game, seat: int, token: str, chance: random.Random) -> None:
        self.url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        self.game = game
        self.hello = {"tokens": [token], "eyes": seat}
        self.token = token
        self.chance = chance
        self.number = 0
        self.outcomes: Counter[str] = Counter()
        with Place(address, table, hello=self.hello) as place:
            self.view = place.ready().view
        self.legal = [tuple(move) for move in self.view["moves"]]

    def illegal(self) -> list[Any]:
        verbs = self.game.verbs
        while True:
            move = verbs.to_json(verbs.from_number(self.chance.randrange(verbs.actions)))
            if tuple(move) not in self.legal:
                return list(move)

    def move(self) -> list[Any]:
        """One that would be accepted, if there is one and everything else is right."""
        return list(self.chance.choice(self.legal)) if self.legal else self.illegal()

    def command(self, **changed: Any) -> dict[str, Any]:
        self.number += 1
        whole = {"type": "command", "id": f"s{self.number}", "token": self.token, "mark": self.view["mark"], "moves": [self.move()]}
        return {**whole, **changed}

    def salvo(self, foreign: list[str]) -> list[str | bytes]:
        kinds = self.chance.choices(("illegal", "stale", "foreign", "malformed"), (4, 2, 3, 4), k=TOGETHER)
        self.outcomes.update(f"sent {kind}" for kind in kinds)
        return [self.shot(kind, foreign) for kind in kinds]

    def shot(self, kind: str, foreign: list[str]) -> str | bytes:
        chance = self.chance
        if kind == "illegal":
            several = [[self.illegal()], [self.move(), ["fly", 1]], [self.illegal()] * chance.randrange(1, 64)]
            return json.dumps(self.command(moves=chance.choices(several, (8, 1, 1))[0]))
        if kind == "stale":
            now = int(self.view["noticed"])
            marks = [
                str(now - 1),
                str(now + 1),
                f"{self.view['mark']}~1",
                f"{now}~{chance.randrange(1, 99)}",
                str(chance.getrandbits(60)),
                "?",
            ]
            wrong = chance.choice([mark for mark in marks if mark != self.view["mark"]])
            return json.dumps(self.command(mark=wrong))
        if kind == "foreign":
            return json.dumps(self.other(chance.choice([*foreign, invented(chance)])))
        return malformed(json.dumps(self.other(invented(chance))), chance)

    def other(self, token: str) -> dict[str, Any]:
        """Any message that acts for a seat, with this token."""
        id, mark = f"f{self.chance.getrandbits(40)}", self.view["mark"]
        kinds: list[dict[str, Any]] = [
            {"type": "undo", "mark": mark},
            {"type": "take_back", "agree": True},
            {"type": "resign"},
            {"type": "bot", "bot": "random"},
            {"type": "pause", "on": True},
            {"type": "chat", "text": "hello"},
            {"type": "why_not", "move": self.move()},
            {"type": "hint"},
            {"type": "advice"},
            {"type": "review"},
        ]
        if self.chance.random() < 0.6:
            return self.command(token=token)
        return {**self.chance.choice(kinds), "id": id, "token": token}

    async def storm(self, shots: int, foreign: list[str], done: Any) -> None:
        async with connect(self.url, compression=None, max_size=None, ping_interval=None) as ws:
            await ws.send(json.dumps({"type": "hello", **self.hello}))
            while not any(one.type == "chat" for one in read_answers.decode(await ws.recv())):
                pass
            for _ in range(shots // TOGETHER):
                for shot in self.salvo(foreign):
                    await ws.send(shot)
                await self.answers(ws)
                done(TOGETHER)

    async def answers(self, ws: ClientConnection) -> None:
        """Exactly one for each."""
        left = TOGETHER
        while left:
            for one in read_answers.decode(await asyncio.wait_for(ws.recv(), 120)):
                if one.type not in ANSWERS:
                    continue
                left -= 1
                if one.type not in ("refused", "stale", "error") or one.code in ("broken", "cannot_store"):
                    raise Accepted(f"{self.url}: {one}")
                self.outcomes[one.type] += 1
        if left < 0:
            raise Accepted(f"{self.url}: more answers than messages")


def invented(chance: random.Random) -> str:
    return "".join(chance.choice("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789_-") for _ in range(43))


PIECES = (
    "null",
    "[]",
    "{}",
    '"',
    "\\",
    "\\u0000",
    "\\ud800",
    "1e999",
    "-1",
    "9" * 40,
    "[" * 300,
    "true",
    ",",
    ":",
    "\x00",
    "ü",
    "\U0001f600",
    '"type"',
)


def malformed(text: str, chance: random.Random) -> str | bytes:
    """Not quite a message. The token is invented, so that even what stays readable is nobody's."""
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(text) + 1)
        match chance.randrange(5):
            case 0:
                text = text[:at]
            case 1:
                text = text[:at] + chance.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + text[at + chance.randrange(1, 12) :]
            case 3:
                text = text[at:] + text[:at]
            case _:
                text = text[:at] + chr(chance.randrange(32, 1000)) + text[at + 1 :]
    if chance.random() < 0.002:
        text += " " * 20_000
    if chance.random() < 0.2:
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        data[chance.randrange(len(data)) if data else 0 : 0] = bytes([chance.randrange(128, 256)])
        return bytes(data)
    return text


async def nonsense(address: str, requests: int, paths: list[str], chance: random.Random, done: Any) -> Counter[str]:
    """Requests over HTTP that make no sense: answered, never with a 5xx."""
    seen: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=address, timeout=120, verify=TLS, trust_env=False) as client:
        for _ in range(requests):
            path = "/".join(
                invented(chance)[:5] if part.startswith("{") and chance.random() < 0.7 else part for part in chance.choice(paths).split("/")
            )
            body = malformed(json.dumps({"game": "apple", "name": "x", "options": {}}), chance)
            headers = {"content-type": chance.choice(["application/json", "text/plain", "x"]), "authorization": f"Seat {invented(chance)}"}
            query = "?" + invented(chance)[:8] + "=1" if chance.random() < 0.3 else ""
            answer = await client.request(chance.choice(METHODS), path + query, content=body, headers=headers)
            if answer.status_code >= 500:
                raise Accepted(f"{path} was answered {answer.status_code}: {answer.text[:300]}")
            seen[f"http {answer.status_code}"] += 1
            done(1)
    return seen


class Storm:
    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.server = quick_server(folder, bot_workers=0)
        self.sent = 0

    def prepare(self) -> None:
        """Tables some way into their games; every seat's first token is revoked."""
        ann = Player(self.server.address, "Ann")
        self.targets: list[Target] = []
        self.foreign: list[str] = []
        for name in GAMES:
            table = ann.new_table(game=name)
            path = f"/api/tables/{table['id']}"
            seats = len(table["seats"])
            self.foreign += [ann.sit(table, seat) for seat in range(seats)]
            tokens = [ann.ok("POST", f"{path}/seats/{seat}/token", {"revoke": True})["token"] for seat in range(seats)]
            ann.ok("POST", f"{path}/start")
            places = [
                Place(self.server.address, table["id"], hello={"tokens": [tokens[seat]], "eyes": seat}).ready() for seat in range(seats)
            ]
            finish(places, self.chance.randrange(1000), most=self.chance.randrange(4, 30))
            busy = max(range(seats), key=lambda seat: len(places[seat].settle().view["moves"]))
            for place in places:
                place.ws.close()
            chance = random.Random(self.chance.random())
            self.targets.append(Target(self.server.address, table["id"], find(name), busy, tokens[busy], chance))
        self.paths = list(ann.ok("GET", "/api/openapi.json")["paths"])

    def actions(self) -> int:
        engine = connect_database(self.server.db)
        with engine.connect() as connection:
            found = int(connection.scalar(sa.text("SELECT count(*) FROM actions")) or 0)
        engine.dispose()
        return found

    async def part(self, shots: int, done: Any) -> Counter[str]:
        """So many shots, at all tables at once."""
        each = max(TOGETHER, shots * 98 // 100 // len(self.targets) // TOGETHER * TOGETHER)
        foreign = {one: [*self.foreign, *(other.token for other in self.targets if other is not one)] for one in self.targets}
        works: list[Any] = [one.storm(each, foreign[one], done) for one in self.targets]
        works.append(nonsense(self.server.address, shots // 50, self.paths, self.chance, done))
        found: Counter[str] = (await asyncio.gather(*works))[-1]
        return found

    def run(self, shots: int, seconds: float) -> dict[str, Any]:
        begun = time.monotonic()
        self.prepare()
        before, memory, seen = self.actions(), [self.server.memory()], Counter[str]()
        with progress(False) as bar:
            shown = bar.add_task("storm", total=shots)

            def done(count: int) -> None:
                self.sent += count
                bar.update(shown, completed=self.sent)

            part = max(shots // 20, 100)
            while self.sent < shots and time.monotonic() - begun < seconds:
                seen += asyncio.run(self.part(min(shots - self.sent, part), done))
                memory.append(self.server.memory())
                if bar.disable:
                    print(f"{self.sent} sent, {memory[-1] // 1024} MB, {time.monotonic() - begun:.0f} s", flush=True)
        self.check(before, memory)
        for one in self.targets:
            seen += one.outcomes
        seconds = round(time.monotonic() - begun)
        return {"sent": self.sent, "seconds": seconds, "memory_mb": [kb // 1024 for kb in memory], **dict(sorted(seen.items()))}

    def check(self, before: int, memory: list[int]) -> None:
        if self.actions() != before:
            raise Accepted(f"{self.actions() - before} actions were stored")
        if self.server.ended() or "Traceback" in self.server.log.read_text():
            raise Accepted(f"the server complains: {self.server.log.read_text()[-2000:]}")
        if memory[-1] > FLAT * memory[min(2, len(memory) - 1)]:
            raise Accepted(f"the memory grows: {memory}")
        for one in self.targets:
            with connect_place(one) as place:
                if place.view != one.view:
                    raise Accepted(f"{one.url} is not what it was")


def connect_place(target: Target) -> Place:
    address, _, rest = target.url.replace("ws", "http", 1).partition("/api/tables/")
    return Place(address, rest.partition("/")[0], hello=target.hello).ready()


def campaign(shots: int, seed: int, minutes: float = 240.0) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="storm") as folder:
        storm = Storm(Path(folder), seed)
        storm.server.start()
        try:
            return storm.run(shots, 60 * minutes)
        finally:
            storm.server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shots", type=int, nargs="?", default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=240.0, help="stop after so long")
    args = parser.parse_args()
    print(json.dumps(campaign(args.shots, args.seed, args.minutes)))


if __name__ == "__main__":
    main()
