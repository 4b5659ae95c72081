"""A very long game, for those who want to know whether it opens as quickly as a short one."""

from __future__ import annotations

import random
from typing import Any

import sqlalchemy as sa

from tafelrunde.examples.apple import GAME
from tafelrunde.server.bulk import text_of
from tafelrunde.server.database import ACTIONS, SNAPSHOTS, TOKENS, USERS
from tafelrunde.server.identity import hash_of
from tafelrunde.server.lobby import blank_row, insert_table
from tafelrunde.server.story import Story


def make_long(engine: sa.Engine, plies: int, every: int = 64) -> list[int]:
    """A table with a very long game, written as the server would have, but in one go."""
    chance = random.Random(4)
    seed = b"long" * 8
    story = Story.begin(GAME, ["amber", "blue"], {"goal": 100}, seed)
    rows: list[dict[str, Any]] = []
    shots: list[dict[str, Any]] = []
    while len(rows) < plies:
        pos = story.position
        seat = pos.waiting()[0]
        # Bid and withdraw without end: a game as long as one likes.
        move = chance.choice([move for move in pos.moves(seat) if GAME.verbs.text(move) != "ready"])
        story.accept(story.plan(seat, [move]))
        ply = len(rows)
        row = {"table": "long", "seq": ply + 1, "client": f"c{ply}", "kind": "move", "seat": seat, "ply": ply, "after": ply + 1}
        rows.append({**row, "moves": f"[{move}]", "at": float(ply), "origin": ""})
        if (ply + 1) % every == 0:
            marks = {"noticed": text_of(list(story.position.noticed)), "told": text_of(story.counts)}
            shots.append({"table": "long", "ply": ply + 1, "seq": ply + 1, "state": story.state(), **marks})
    pos = story.position
    table = {"id": "long", "owner": "u", "title": "", "game": "apple", "version": 1, "roles": text_of(["amber", "blue"])}
    table |= {"options": text_of({"goal": 100}), "public": True, "entry": "link", "pace": "live", "clock": "null", "undo": "free"}
    table |= {"spectators": True, "delay": 0, "invite": "i", **blank_row(0.0)}
    table |= {"state": "playing", "seed": seed.hex(), "seq": plies, "ply": plies, "waiting": pos.stack[-1].waits_for(pos), "deciding": 3}
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(sa.insert(USERS).values(id="u", name="U", created=0.0, seen=0.0))
        insert_table(connection, table, [("u", "U", ""), ("u", "U", "")])
        connection.execute(sa.insert(ACTIONS), rows)
        connection.execute(sa.insert(SNAPSHOTS), shots)
        connection.execute(sa.insert(TOKENS).values(hash=hash_of("key"), table="long", seat=0, created=0.0))
    return list(pos.noticed)
