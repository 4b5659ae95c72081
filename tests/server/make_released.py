"""Makes the database of a release, small, to be kept in tests/server/released: later versions have to open it and go on.

    python -m tests.server.make_released
    python -m tests.server.make_released --older

Run it once for every release, with the code of that release: what was written then is what is tested. Schemes of which there is no database
yet are made from the present one, by going back. With --older, one more database is made, with games of the oldest rules that can still be
played.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config

import tafelrunde.server.migrations
from tafelrunde.engine.catalogue import find, games
from tafelrunde.server.database import SCHEME, connect
from tests.server.kit import Place, Player, finish, served

FOLDER = Path(__file__).parent / "released"
DECISIONS = 40


def play(ann: Player, game: str, most: int, resign: bool = False, **chosen: Any) -> dict[str, Any]:
    """A table some way into its game, or to its end; what a test needs to go on with it."""
    table = ann.new_table(game=game, public=True, title=f"{game} {most}", **chosen)
    tokens = [ann.sit(table, seat) for seat in range(len(table["seats"]))]
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    places = [Place(ann.address, table["id"], hello={"tokens": [token], "eyes": seat}).ready() for seat, token in enumerate(tokens)]
    finish(places, seed=7, most=most)
    if resign:
        for place in places[1:]:
            assert place.say("resign")["type"] == "done"
    for place in places:
        place.ws.close()
    return {"table": table["id"], "game": game, "tokens": tokens, "finished": resign or most > DECISIONS}


def downgrade(file: Path, scheme: str) -> None:
    engine = connect(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(Path(tafelrunde.server.migrations.__file__).parent))
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, scheme)
    engine.dispose()


def keep(file: Path, scheme: str, known: dict[str, Any]) -> None:
    with sqlite3.connect(file) as database:
        text = "\n".join(database.iterdump())
    (FOLDER / f"{scheme}.sql.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (FOLDER / f"{scheme}.json").write_text(json.dumps(known, indent=1) + "\n")


def keep_older() -> None:
    """Running games of every game that can be played in older rules, begun under the oldest of them."""
    older = {game.id: game.in_rules(game.supported[0]) for game in (find("apple"), *games()) if len(game.supported) > 1}
    with tempfile.TemporaryDirectory(prefix="released") as folder:
        with served(Path(folder), snapshot_every=16) as server:
            server.app.server.games.update(older)
            ann = server.player("Ann")
            known = {"tables": [play(ann, name, DECISIONS) for name in older], "cookie": dict(ann.http.cookies)}
        keep(Path(folder) / "tables.sqlite", f"{SCHEME}-older-rules", known)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="released") as folder:
        file = Path(folder) / "tables.sqlite"
        with served(Path(folder), snapshot_every=16) as server:
            ann = server.player("Ann")
            names = ["apple", *(game.id for game in games())]
            tables = [play(ann, name, DECISIONS) for name in names]
            tables += [play(ann, name, DECISIONS, resign=True) for name in names]
            tables += [play(ann, name, 10_000) for name in ("apple", "seventhstone")]
            tables.append(play(ann, "apple", DECISIONS, clock={"bank": 7_000_000}, pace="turns", delay=60))
            ann.new_table(public=True, title="open")
            known = {"tables": tables, "cookie": dict(ann.http.cookies)}
        keep(file, SCHEME, known)
        for number in range(int(SCHEME) - 1, 0, -1):
            downgrade(file, f"{number:04}")
            keep(file, f"{number:04}", known)


if __name__ == "__main__":
    keep_older() if "--older" in sys.argv else main()
