"""A copy of a running server's database, as a SQLite file that a server can use as it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from tafelrunde.engine.errors import Unreadable
from tafelrunde.server.database import METADATA, connect, keep_private, migrate

ROWS = 1000


def backup(address: str, file: Path) -> dict[str, int]:
    """Copy everything as it is at one moment; how many rows of each table were copied."""
    source = sa.engine.make_url(address)
    if source.get_backend_name() != "sqlite" or Path(source.database or "").is_file():
        keep_private(file)
    if source.get_backend_name() == "sqlite":
        copy_sqlite(Path(source.database or ""), file)
    else:
        copy_rows(address, f"sqlite:///{file}")
    engine = connect(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            return {name: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for name, table in METADATA.tables.items()}
    finally:
        engine.dispose()


def copy_sqlite(source: Path, file: Path) -> None:
    """SQLite's own online backup: consistent while the server writes on."""
    if not source.is_file():
        raise Unreadable(f"there is no database at {source}; say which with --db.")
    origin = sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)
    target = sqlite3.connect(file)
    try:
        origin.backup(target)
    finally:
        target.close()
        origin.close()


def copy_rows(source: str, target: str) -> None:
    """Row by row into an empty database of the same scheme, all read from one snapshot. Works in both directions."""
    reading, writing = connect(source), connect(target)
    try:
        migrate(writing)
        isolated = {} if source.startswith("sqlite") else {"isolation_level": "REPEATABLE READ"}
        with reading.connect().execution_options(**isolated) as origin, writing.execution_options(writes=True).begin() as copy:
            for table in METADATA.sorted_tables:
                rows = origin.execution_options(yield_per=ROWS).execute(sa.select(table)).mappings()
                for part in rows.partitions(ROWS):
                    copy.execute(sa.insert(table), [dict(row) for row in part])
    finally:
        reading.dispose()
        writing.dispose()
