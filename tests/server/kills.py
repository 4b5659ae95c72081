"""Kills: the server is killed at random moments under load and started again. What was acknowledged is there, once; every table goes on.

    python -m tests.server.kills 1000 [--seed 1] [--minutes 120] [--tables 12] [--postgres]

Each table is played by one client that keeps a journal. A command that got no answer is sent again with the same id after the restart:
if it was carried out before, it is answered "done" and not played twice. After every kill the database has the moves of the journal.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tafelrunde.cli.common import progress
from tafelrunde.examples.apple import GAME
from tafelrunde.server import journal, ledger
from tafelrunde.server.database import connect as connect_database
from tests.server.kit import Player
from tests.server.process import ServerProcess, quick_server

TABLES = 12


class Lost(AssertionError):
    """Something acknowledged is not there, something is there twice, or a table does not go on."""


class Client:
    """Plays both seats of one table over two connections, one command in flight."""

    def __init__(self, address: str, table: str, tokens: list[str], chance: random.Random) -> None:
        self.url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        self.table = table
        self.tokens = tokens
        self.chance = chance
        self.journal: list[tuple[int, int]] = []
        self.pending: dict[str, Any] | None = None
        self.views: list[dict[str, Any]] = [{}, {}]
        self.number = 0
        self.repeated = 0
        self.over = False
        self.alive = 0

    async def run(self) -> None:
        """Connect and play until the server is gone."""
        try:
            async with connect(self.url, compression=None, ping_interval=None) as one, connect(self.url, compression=None) as two:
                for seat, ws in enumerate((one, two)):
                    await ws.send(json.dumps({"type": "hello", "tokens": [self.tokens[seat]], "eyes": seat}))
                    while not self.views[seat].get("fresh"):
                        await self.read(seat, ws)
                if self.pending is not None:
                    self.repeated += 1
                    await self.answer((one, two))
                while not self.over:
                    await self.play((one, two))
        except (OSError, WebSocketException, EOFError):
            pass
        finally:
            for view in self.views:
                view["fresh"] = False

    async def read(self, seat: int, ws: ClientConnection) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = json.loads(await ws.recv())
        for message in messages:
            if message["type"] == "view":
                self.views[seat] = {**message, "fresh": True}
                self.over = self.over or bool(message["standing"])
        return messages

    async def play(self, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        able = [seat for seat in (0, 1) if self.views[seat]["moves"]]
        if not able:
            both = [asyncio.create_task(self.read(seat, sockets[seat])) for seat in (0, 1)]
            done, waiting = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            for failure in [task.exception() for task in done]:  # all are looked at: both connections may have ended at once
                if failure is not None:
                    raise failure
            return
        seat = self.chance.choice(able)
        moves = [self.chance.choice(self.views[seat]["moves"])]
        self.number += 1
        self.pending = {
            "type": "command",
            "id": f"k{self.number}",
            "token": self.tokens[seat],
            "mark": self.views[seat]["mark"],
            "moves": moves,
            "seat": seat,
        }
        await self.answer(sockets)

    async def answer(self, sockets: tuple[ClientConnection, ClientConnection]) -> None:
        """Send the pending command, perhaps once more, and wait for its answer."""
        assert self.pending is not None
        command = dict(self.pending)
        seat = command.pop("seat")
        await sockets[seat].send(json.dumps(command))
        while True:
            for message in await self.read(seat, sockets[seat]):
                if message.get("id") != command["id"]:
                    continue
                if message["type"] == "error" and message["code"] == "cannot_store":
                    await asyncio.sleep(0.2)
                    await sockets[seat].send(json.dumps(command))
                    continue
                if message["type"] == "stale":  # decided on a view that came late: not carried out, or `compare` will find it
                    self.pending = None
                    return
                if message["type"] != "done":
                    raise Lost(f"table {self.table}: {command} was answered {message}")
                self.journal.append((seat, GAME.verbs.from_json(command["moves"][0])))
                self.pending = None
                self.alive += 1
                return


def stored(engine: sa.Engine, table: str) -> list[tuple[int, int]]:
    with engine.execution_options(writes=True).connect() as connection:
        journal.file_left(connection)  # never committed: the server has to do it itself
        loaded = ledger.load(connection, table)
        if loaded is None:
            raise Lost(f"table {table} is gone")
        ids = list(connection.scalars(sa.text('SELECT client FROM actions WHERE "table" = :t'), {"t": table}))
        if len(ids) != len(set(ids)):
            raise Lost(f"table {table}: a command is there twice")
        return ledger.line(connection, table, 0, loaded.row.ply, loaded.row.seq)


def compare(engine: sa.Engine, clients: list[Client]) -> None:
    """Acknowledged: there, once, in order. Beyond that at most the one command that got no answer."""
    for client in clients:
        line = stored(engine, client.table)
        known = client.journal
        if line[: len(known)] != known:
            raise Lost(f"table {client.table}: {len(known)} acknowledged, {len(line)} stored, and they differ")
        extra = line[len(known) :]
        if extra:
            hoped = client.pending
            if hoped is None or extra != [(hoped["seat"], GAME.verbs.from_json(hoped["moves"][0]))]:
                raise Lost(f"table {client.table}: {extra} was stored but never sent")


def new_clients(server: ServerProcess, count: int, chance: random.Random) -> list[Client]:
    player = Player(server.address)
    found = []
    for _ in range(count):
        table = player.new_table(options={"goal": 100})
        tokens = [player.sit(table, seat) for seat in (0, 1)]
        player.ok("POST", f"/api/tables/{table['id']}/start")
        found.append(Client(server.address, table["id"], tokens, random.Random(chance.random())))
    return found


async def under_load(clients: list[Client], server: ServerProcess, seconds: float, in_play: bool) -> None:
    """Play, kill after so long (`in_play`: counted from the first answer), and wait until every client has noticed."""
    before = sum(client.alive for client in clients)
    playing = [asyncio.create_task(client.run()) for client in clients]
    while in_play and sum(client.alive for client in clients) == before and not all(task.done() for task in playing):
        await asyncio.sleep(0.005)
    await asyncio.sleep(seconds)
    server.kill()
    for done in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(done, BaseException):
            raise done


def campaign(kills: int, seed: int, db: str = "", minutes: float = 240.0, tables: int = TABLES) -> dict[str, int]:
    """So many kills, or as many as the time allows; what was done in between."""
    with tempfile.TemporaryDirectory(prefix="kills") as folder, progress(False) as bar:
        return Kills(Path(folder), seed, db).run(kills, 60 * minutes, tables, bar)


class Kills:
    """A server, tables at it, and what was acknowledged."""

    def __init__(self, folder: Path, seed: int, db: str) -> None:
        self.chance = random.Random(seed)
        self.server = quick_server(folder, db, snapshot_every=8)
        self.engine = connect_database(self.server.db.replace("postgresql://", "postgresql+psycopg://"))
        self.clients: list[Client] = []
        self.finished: list[Client] = []
        self.kills = 0

    def run(self, kills: int, seconds: float, tables: int, bar: Progress) -> dict[str, int]:
        begun = time.monotonic()
        shown = bar.add_task("kills", total=kills)
        self.server.start()
        self.clients = new_clients(self.server, tables, self.chance)
        try:
            while self.kills < kills and time.monotonic() - begun < seconds:
                self.once()
                bar.update(shown, completed=self.kills)
                if bar.disable and self.kills % 50 == 0:
                    print(f"{self.kills} kills, {self.moves()} moves, {time.monotonic() - begun:.0f} s", flush=True)
            self.go_on()
        finally:
            self.server.kill()
            self.engine.dispose()
        everybody = self.clients + self.finished
        return {
            "kills": self.kills,
            "tables": len(everybody),
            "moves": self.moves(),
            "repeated": sum(client.repeated for client in everybody),
            "seconds": int(time.monotonic() - begun),
        }

    def moves(self) -> int:
        return sum(len(client.journal) for client in self.clients + self.finished)

    def once(self) -> None:
        """Play, kill, compare, start again; sometimes kill it once more while it starts."""
        chance = self.chance
        seconds = chance.choice([0.0, 0.05, 0.2, 0.5]) + 0.1 * chance.random()
        asyncio.run(under_load(self.clients, self.server, seconds, in_play=chance.random() < 0.8))
        self.kills += 1
        compare(self.engine, self.clients)
        if chance.random() < 0.1:
            self.server.start(wait=False)
            time.sleep(chance.random())
            self.server.kill()
            self.kills += 1
        self.server.start()
        gone = [client for client in self.clients if client.over and client.pending is None]
        self.finished += gone
        self.clients = [client for client in self.clients if client not in gone] + new_clients(self.server, len(gone), chance)

    def go_on(self) -> None:
        """Every table plays on after the last kill."""
        before = {client.table: client.alive for client in self.clients}
        waiting = self.clients
        for _ in range(20):
            asyncio.run(under_load(waiting, self.server, 3.0, in_play=True))
            self.server.start()
            waiting = [client for client in waiting if not client.over and client.alive == before[client.table]]
            if not waiting:
                break
        if waiting:
            raise Lost(f"tables do not go on: {[client.table for client in waiting]}")
        compare(self.engine, self.clients + self.finished)


@contextmanager
def database(wanted: bool) -> Iterator[str]:
    if not wanted:
        yield ""
        return
    from tests.server.postgres import postgres

    with postgres(durable=True) as cluster:
        yield cluster.address


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=240.0, help="stop after so long")
    parser.add_argument("--tables", type=int, default=TABLES, help="played at once; with hundreds the writer has many moves in one commit")
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    with database(args.postgres) as db:
        print(json.dumps(campaign(args.kills, args.seed, db, args.minutes, args.tables)))


if __name__ == "__main__":
    main()
