"""The protocol's own client plays games of all games to their end, over both transports; `make mcp-games` at full length."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.record import parse_record, verify
from tests.models.short import SHORT
from tests.server.process import free_port

PATIENCE = 60.0
WHOLE = "WHOLE" in os.environ
"""Whether games are played by their usual options, not shortened ones: minutes, on a busy machine many."""
pytestmark = [pytest.mark.timeout(7200)] if WHOLE else []


async def tell(client: Client, tool: str, **arguments: Any) -> Any:
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    content = answer.structured_content or {}
    return content["result"] if set(content) == {"result"} else content


async def play_all(client: Client) -> None:
    """A game of each game against bots, by any legal moves; its record is true."""
    listed = [game["id"] for game in await tell(client, "list_games")]
    assert listed == [game.id for game in tafelrunde.all_games()] == sorted(SHORT)
    for game in listed:
        chance = chance_from_seed(3)
        now = await tell(client, "open_table", game=game, seat="1", bots=["random"], seed=3, **({} if WHOLE else SHORT[game]))
        table = now["table"]
        assert now["you"]["seat"] == 1
        while not now["over"]:
            assert now["your_turn"]
            offered = now.get("moves") or (await tell(client, "moves", table=table))["moves"]
            now = await tell(client, "play", table=table, move=offered[chance.below(len(offered))]["move"])
        verdict = verify(parse_record(await tell(client, "record", table=table)))
        assert verdict.ok, verdict.reasons
        assert now["won_by"] is not None


def play_over(server: StdioServerParameters | str) -> None:
    async def play() -> None:
        async with Client(server) as client:
            await play_all(client)

    anyio.run(play)


@contextmanager
def over_http() -> Iterator[str]:
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "-m", "tafelrunde.cli.main", "mcp", "--http", "--port", str(port)], stderr=subprocess.DEVNULL
    )
    end = time.monotonic() + PATIENCE
    try:
        while True:
            assert server.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        server.terminate()
        server.wait()


def test_whole_games_over_standard_input_and_output() -> None:
    env = dict(os.environ)  # the client would pass on a few names only, and not which build is asked for
    play_over(StdioServerParameters(command=sys.executable, args=["-m", "tafelrunde.cli.main", "mcp"], env=env))


def test_whole_games_over_http() -> None:
    with over_http() as address:
        play_over(address)
