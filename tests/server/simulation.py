"""The whole server in a simulated world: the real tables, store, clocks, bots and connections on one simulated clock, with seeded faults.

    python -m tests.server.simulation 10000 [--seed 1] [--game apple] [--minutes 600] [--results build/simulation]

Frames are delayed, doubled and lost, connections break and are half open, the server is killed between any two steps, the disk is full or
slow, or stores without anybody hearing of it, bots are lost at work. Whatever happens: nothing acknowledged is lost, nothing refused is
stored, nothing is played twice, every view ever received is what the record says of that moment for those eyes, and every table goes on
to its end. A failure is replayed by its seed alone: `python -m tests.server.simulation 1 --seed N`.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import logging
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
import sqlalchemy as sa
from starlette.requests import Request

from tafelrunde.bots.hints import Hint
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.record import parse_record, verify
from tafelrunde.engine.state import digest
from tafelrunde.server import botdesk, forms, ledger, live, lobby, replays, seating, tableserver, thinkers
from tafelrunde.server.database import ACTIONS, connect, migrate
from tafelrunde.server.endpoints import Call
from tafelrunde.server.failures import Failure
from tafelrunde.server.live import Connection, serve
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import Store, Waiting
from tafelrunde.server.story import Story
from tafelrunde.server.tableserver import TableServer
from tafelrunde.server.thinkers import Lost, Thinker, Thought, ponder
from tests.server.kit import QUICK
from tests.server.mistakes import MISTAKES
from tests.server.simloop import simulated

TICK = 1e-6
"""Seconds between two frames that arrive together."""
PATIENCE = 4.0
"""Seconds a client waits for an answer before it connects again."""
TROUBLE = 120.0
"""Simulated seconds in which things go wrong; afterwards all is well, and the table has to come to its end."""
LONG = 1200.0


class Broken(AssertionError):
    """Something happened that must never happen."""


NUMBERS = [itertools.count()]


class SimConnection(Connection):
    """Sets of these have the same order in every run."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.number = next(NUMBERS[0])

    def __hash__(self) -> int:
        return self.number


class SimStore(Store):
    """The real store; its writer is a callback instead of a thread, and the disk has its moods."""

    world: World

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.dead = False
        self.fault = ""
        self._batch: list[Waiting] = []

        @sa.event.listens_for(engine, "commit")
        def commit(connection: Any) -> None:
            if self.fault == "full":
                raise sa.exc.OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    def _write_on(self) -> None:
        """No thread writes here."""

    def _put(self, one: Waiting) -> None:
        self._waiting[one] = None
        if not self._batch:
            self._loop.call_later(self.world.disk_delay(), self._write)
        self._batch.append(one)

    def _write(self) -> None:
        batch, self._batch = self._batch, []
        if self.dead:
            return
        self.fault = self.world.disk_fault()
        self._commit(self.engine.execution_options(writes=True), batch)
        self.fault = ""

    def _tell(self, batch: list[Waiting], outcomes: list[Any]) -> None:
        if self.fault != "silent":
            super()._tell(batch, outcomes)

    async def read(self, run: Any) -> Any:
        if self.dead:
            await self._loop.create_future()
        return await super().read(run)


class SimThinker(Thinker):
    def __init__(self, world: World) -> None:
        self.world = world

    async def think(self, thought: Thought) -> list[Hint]:
        await asyncio.sleep(self.world.chance.random())
        if self.world.troubled() and self.world.chance.random() < 0.1:
            raise Lost("simulated")
        return ponder(*thought)


class SimStaff:
    def __init__(self, world: World) -> None:
        self.thinkers = [SimThinker(world)]

    def renew(self) -> list[Thinker]:
        return []

    def close(self) -> None:
        pass


class SimSocket:
    """A connection between a client and a life of the server, as the server's end sees it."""

    def __init__(self, world: World, client: SimClient) -> None:
        self.world = world
        self.client_end = client
        self.listener: Any = None
        self.full = self.close_sent = False
        self.open = True
        self.client = ("127.0.0.1", 1)
        self.transport = self
        self.life = world.life
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._last = {"up": 0.0, "down": 0.0}

    def later(self, way: str, run: Any, *args: Any) -> None:
        """In the order it was sent, some time later: what is due at one moment comes in any order, so no two frames are."""
        loop = self.world.loop
        self._last[way] = max(self._last[way] + TICK, loop.now + self.world.net_delay())
        loop.call_at(self._last[way], run, *args)

    def send(self, text: bytes) -> None:
        """The client says something. Frames are lost with their connection, and may come twice when it is sent again."""
        for _ in range(2 if self.world.chance.random() < 0.03 else 1):
            self.later("up", self.arrive, text)

    def arrive(self, text: bytes) -> None:
        if not self.open or not self.alive():
            return
        if self._queue.empty() and self.listener is not None and self.listener.heard(text):
            return
        self._queue.put_nowait({"type": "websocket.receive", "text": text.decode()})

    async def receive(self) -> dict[str, Any]:
        return await self._queue.get()

    def attend(self, listener: Any) -> None:
        self.listener = listener

    def write(self, frame: bytes) -> None:
        if self.open and self.alive():
            head = 2 if frame[1] < 126 else 4 if frame[1] == 126 else 10
            self.later("down", self.client_end.hear, self, json.loads(frame[head:]))

    def abort(self) -> None:
        self.open = False
        self._queue.put_nowait({"type": "websocket.disconnect"})
        self.later("down", self.client_end.cut, self)

    def is_closing(self) -> bool:
        return not self.open

    async def serve(self) -> None:
        if not self.alive():
            return
        try:
            table = await self.life.table(self.world.table)
            await serve(self.life, table, None, self.receive, self, "sim")  # type: ignore[arg-type]
        except Failure:
            pass
        if self.alive() and self.open:
            self.abort()

    def alive(self) -> bool:
        return self.world.up and self.life is self.world.life


class SimClient:
    """A player, or a spectator, who plays at random, connects again when something is lost, and repeats what was not answered."""

    def __init__(self, world: World, eyes: int | None, token: str) -> None:
        self.world = world
        self.eyes = eyes
        self.token = token
        self.chance = random.Random(world.chance.random())
        self.socket: SimSocket | None = None
        self.view: dict[str, Any] | None = None
        self.views: list[tuple[int, str]] = []
        self.acknowledged: dict[str, list[Any]] = {}
        self.denied: set[str] = set()
        self.pending: dict[str, Any] | None = None
        self.number = 0
        self.news = asyncio.Event()
        self.wait = 0.0

    # What comes.

    def hear(self, socket: SimSocket, messages: list[dict[str, Any]]) -> None:
        if socket is not self.socket or (self.world.troubled() and self.chance.random() < 0.01):
            return
        for message in messages:
            match message["type"]:
                case "view":
                    self.view = message
                    self.views.append((message["noticed"], json.dumps([message["view"], message["moves"]], sort_keys=True)))
                case "done" | "refused" | "stale" | "error" if self.pending and message["id"] == self.pending["id"]:
                    self.answered(message)
        self.news.set()

    def answered(self, message: dict[str, Any]) -> None:
        command = self.pending
        assert command is not None
        self.world.outcomes[message["type"]] += 1
        if message["type"] == "error" and (message["retry"] or message["code"] == "hello_first"):
            self.wait = message["retry"] or 1.0
            self.socket = self.socket if message["retry"] else None  # begin again
            return
        self.pending = None
        if message.get("code") == "over":  # we have missed how it ended
            self.socket = None
            return
        if message["type"] == "done":
            self.acknowledged[command["id"]] = command.get("moves", [])[: message["played"]]
        elif message["type"] != "error":  # an error does not say what became of an earlier try
            self.denied.add(command["id"])

    def cut(self, socket: SimSocket) -> None:
        if socket is self.socket:
            self.socket = None
            self.news.set()

    # What is done.

    async def run(self) -> None:
        while not self.world.over:
            self.connect()
            patience = PATIENCE
            while self.socket is not None and not self.world.over:
                self.news.clear()
                try:
                    async with asyncio.timeout(patience):
                        await self.news.wait()
                except TimeoutError:
                    break
                await asyncio.sleep(self.wait or self.chance.random() * 0.5)
                self.wait = 0.0
                self.act()
                patience = PATIENCE if self.pending else 30.0
            await asyncio.sleep(0.2 + self.chance.random())

    def connect(self) -> None:
        """The old connection may stay half open: the server does not know that nobody listens."""
        if self.socket is not None and self.chance.random() < 0.5:
            self.socket.abort()
        self.socket = socket = SimSocket(self.world, self)
        self.world.loop.create_task(socket.serve())
        hello = {"type": "hello", "tokens": [self.token] if self.token else [], "eyes": self.eyes, "invite": self.world.invite}
        socket.send(json.dumps(hello).encode())
        if self.pending is not None:
            socket.send(json.dumps(self.pending).encode())

    def act(self) -> None:
        if self.socket is None or self.view is None:
            return
        if self.pending is None and self.eyes is not None:
            self.pending = self.decide()
            if self.pending is None:
                return
        elif self.pending is None or self.chance.random() < 0.5:
            return
        self.socket.send(json.dumps(self.pending).encode())

    def decide(self) -> dict[str, Any] | None:
        view = self.view
        assert view is not None
        self.number += 1
        command = {"id": f"c{self.number}", "token": self.token, "mark": view["mark"]}
        if self.world.undo and view["undo"]["allowed"] and self.chance.random() < 0.2:
            return {"type": "undo", **command}
        if not view["moves"]:
            return None
        moves = [self.chance.choice(view["moves"])]
        if self.chance.random() < 0.3:
            moves.append(self.chance.choice([*view["moves"], ["ready"], ["pass"]]))
        return {"type": "command", **command, "moves": moves}


class World:
    """One game, from its seed."""

    loop: Any
    trouble_ends: float
    life: TableServer
    table: str
    invite: str

    def __init__(self, seed: int, folder: Path, game: str = "apple") -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.game = game
        self.undo = self.chance.random() < 0.4
        self.clock = self.chance.random() < 0.2
        self.bot = self.chance.random() < 0.3
        self.crashes = self.chance.random() < 0.7
        self.file = folder / f"{seed}.sqlite"
        self.over = self.up = False
        self.outcomes: Counter[str] = Counter()
        self.slow_until = self.full_until = 0.0

    # Moods.

    def troubled(self) -> bool:
        return bool(self.loop.now < self.trouble_ends)

    def work_delay(self) -> float:
        return 0.001 + 0.01 * self.chance.random()

    def net_delay(self) -> float:
        return 0.005 + (3.0 if self.troubled() and self.chance.random() < 0.03 else 0.05) * self.chance.random()

    def disk_delay(self) -> float:
        if self.troubled() and self.chance.random() < 0.01:
            self.slow_until = self.loop.now + 40 * self.chance.random()
        return 20.0 * self.chance.random() if self.loop.now < self.slow_until else 0.002 + 0.02 * self.chance.random()

    def disk_fault(self) -> str:
        if not self.troubled():
            return ""
        if self.chance.random() < 0.01:
            self.full_until = self.loop.now + 10 * self.chance.random()
        if self.loop.now < self.full_until:
            return "full"
        return "silent" if self.chance.random() < 0.01 else ""

    # Life and death.

    async def begin(self) -> None:
        """A life of the server."""
        settings = Settings(**{**QUICK, "db": f"sqlite:///{self.file}", "snapshot_every": 4, "unload_after": 20.0, "hint_bot": "random"})
        while True:
            life = TableServer(settings)
            try:
                await life.open()
            except Failure:  # the disk is full: whoever looks after the server starts it again
                end(life)
                await asyncio.sleep(1.0)
                continue
            self.life, self.up = life, True
            return

    def kill(self) -> None:
        """Between any two steps: what was begun is never finished."""
        self.up = False
        end(self.life)

    async def prepare(self) -> None:
        await self.begin()
        server = self.life
        seats = 2 + (self.chance.random() < 0.4) + self.bot
        clock = {"bank": 20, "bonus": 5} if self.clock else None
        wish = {"game": self.game, "seats": seats, "options": {"goal": 6}, "clock": clock, "undo": "free" if self.undo else "none"}
        scope = {"type": "http", "method": "POST", "path": "/", "headers": [], "path_params": {}}
        call = Call(server, Request(scope), None, msgspec.convert(wish, forms.NewTable), None, "sim")
        made = await lobby.create_table(call)
        self.table, self.invite = made.id, made.invite
        table = await server.table(made.id)
        people = seats - self.bot
        assert call.person is not None
        tokens = [await seating.sit_down(server, table, seat, call.person) for seat in range(people)]
        if self.bot:
            await seating.call_bot(server, table, seats - 1, "random")
        await seating.start(server, table)
        self.clients = [SimClient(self, seat, token) for seat, token in enumerate(tokens)] + [SimClient(self, None, "")]

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.trouble_ends = 0.0
        await self.prepare()
        self.trouble_ends = self.loop.now + TROUBLE * self.chance.random()
        players = [self.loop.create_task(client.run()) for client in self.clients]
        while self.troubled():
            await asyncio.sleep(30 * self.chance.random())
            if self.crashes and self.troubled():
                self.kill()
                await asyncio.sleep(self.chance.random())
                await self.begin()
        end = self.loop.now + LONG
        while not await self.is_over():
            for one in players:
                if one.done():
                    one.result()
            if self.loop.now > end:
                raise Broken(f"the table does not come to its end: {self.life.tables.get(self.table)}")
            await asyncio.sleep(5.0)
        await asyncio.sleep(60.0)  # all hear of it
        await self.check()
        self.over = True

    async def is_over(self) -> bool:
        try:
            return (await self.life.table(self.table)).row.state == "finished"
        except Failure:
            return False

    # What must be.

    async def check(self) -> None:
        table = await self.life.table(self.table)
        rows = await self.life.store.read(lambda connection: connection.execute(sa.select(ACTIONS).order_by(ACTIONS.c.seq)).all())
        stored = {row.client: [find(self.game).verbs.to_json(move) for move in json.loads(row.moves)] for row in rows}
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            raise Broken("the actions are not counted one by one")
        for client in self.clients:
            for id, moves in client.acknowledged.items():
                if stored.get(f"{client.eyes}:{id}") != moves:
                    raise Broken(f"acknowledged and not stored as such: seat {client.eyes}, {id}, {moves}")
            for id in client.denied:
                if f"{client.eyes}:{id}" in stored:
                    raise Broken(f"refused and stored all the same: seat {client.eyes}, {id}")
        moves = await self.life.store.read(lambda connection: ledger.line(connection, self.table, 0, table.row.ply, table.row.seq))
        told = ledger.rebuild(table.row, ledger.Draft(None, moves))
        assert table.story is not None
        if digest(told.position) != digest(table.story.position):
            raise Broken("memory is not what is stored")
        if table.row.result is not None and table.row.result.how == "rules":
            verdict = verify(parse_record(await replays.record(self.life, table)))
            if not verdict.ok:
                raise Broken(f"the record: {verdict.reasons}")
        self.check_views(told, moves, any(row.kind in ("undo", "back") for row in rows))

    def check_views(self, last: Story, moves: list[tuple[int, int]], undone: bool) -> None:
        """Everybody was shown what his eyes may see of a moment that was, and at the end of the last."""
        verbs = last.game.verbs
        seen: dict[int | None, set[tuple[int, str]]] = {client.eyes: set() for client in self.clients}
        story = Story.begin(
            last.game, last.roles, self.life.tables[self.table].row.options, bytes.fromhex(self.life.tables[self.table].row.seed)
        )
        for seat, move in [*moves, (-1, 0)]:
            for eyes, those in seen.items():
                offers = [] if eyes is None else [verbs.to_json(one) for one in story.position.moves(eyes)]
                text = json.dumps([story.position.view(eyes), offers], sort_keys=True)
                those.add((story.position.noticed[-1 if eyes is None else eyes], text))
            if seat >= 0:
                story.accept(story.plan(seat, [move]))
        for client in self.clients:
            wrong = [view for view in client.views if view not in seen[client.eyes]] if not undone else client.views[-1:]
            if undone:
                wrong = [view for view in wrong if view not in seen[client.eyes]]
            if wrong:
                raise Broken(f"eyes {client.eyes} were shown what never was: {wrong[0][0]}, {wrong[0][1][:300]}")
            if client.views[-1][0] != last.position.noticed[-1 if client.eyes is None else client.eyes]:
                raise Broken(f"eyes {client.eyes} have not heard of the end")


def end(life: TableServer) -> None:
    store: Any = life.store
    store.dead = True
    life._claim.release()
    life.closing = True
    for chore in life._chores:
        chore.cancel()


@cache
def blank(folder: str) -> Path:
    """An empty database of the present scheme, to be copied."""
    file = Path(folder) / "blank.sqlite"
    engine = connect(f"sqlite:///{file}")
    migrate(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return file


def play(seed: int, folder: Path, game: str = "apple") -> Counter[str]:
    """One game from its seed; Broken says what went wrong."""
    NUMBERS[0] = itertools.count()
    world = World(seed, folder, game)
    shutil.copy(blank(str(folder)), world.file)
    with (
        simulated(seed, world.work_delay) as loop,
        patch.object(tableserver, "Store", SimStore),
        patch.object(botdesk, "Staff", lambda workers: SimStaff(world)),
        patch.object(thinkers, "settle", lambda game: None),
        patch.object(live, "Connection", SimConnection),
    ):
        SimStore.world = world
        asyncio.set_event_loop(loop)
        try:
            loop.run_until_complete(world.run())
        except AssertionError as broken:
            raise Broken(f"seed {seed}: {broken}") from broken
        finally:
            world.over = True
            if hasattr(world, "life"):
                world.kill()
                world.life.store.engine.dispose()
            for file in folder.glob(f"{seed}.sqlite*"):
                file.unlink()
    return world.outcomes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="apple")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--mistake", default="", choices=["", *MISTAKES], help="make this one on purpose, and stop when it is found")
    parser.add_argument("--results", type=Path, default=Path("build/simulation"))
    args = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets of words have an order, too
        os.execve(sys.executable, [sys.executable, "-m", "tests.server.simulation", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"})
    if args.mistake:
        MISTAKES[args.mistake](pytest.MonkeyPatch())
    logging.disable(logging.CRITICAL)  # the server complains of what is done to it on purpose
    args.results.mkdir(parents=True, exist_ok=True)
    kept = args.results / f"{args.game}.txt"
    done = {int(line) for line in kept.read_text().split()} if kept.exists() and args.count > 1 else set()
    begun, total, bad = time.monotonic(), Counter[str](), 0
    with tempfile.TemporaryDirectory(prefix="simulation", dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        for seed in range(args.seed, args.seed + args.count):
            if seed in done or time.monotonic() - begun > 60 * args.minutes:
                continue
            try:
                total += play(seed, Path(folder), args.game)
            except Broken as broken:
                bad += 1
                print(broken, flush=True)
                if args.mistake:
                    break
                continue
            total["games"] += 1
            with kept.open("a") as lines:
                lines.write(f"{seed}\n")
    print(json.dumps({"seconds": round(time.monotonic() - begun), "earlier": len(done), "broken": bad, **total}))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
