"""The tables of the database, and how to reach it. Changes go through `migrations/`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, String, Text, UniqueConstraint

from tafelrunde.engine.errors import Unreadable

METADATA = sa.MetaData()
SCHEME = "0005"
"""The last of the migrations."""
MIGRATION_LOCK = 7_262_004
PRIVATE = 0o600
ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 20_000}
"""A database that vanished without a word is noticed within half a minute."""

USERS = sa.Table(
    "users",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("name_key", String(160), unique=True),
    Column("password", String(200)),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("name_look", String(400)),
    Column("role", String(10), nullable=False, server_default=""),
    Column("banned", String(200), nullable=False, server_default=""),
    Column("room", Integer, nullable=False, server_default="0"),
    Index("users_look", "name_look"),
)
"""`name_key`, `name_look` and `password` are there for accounts only. `seen` is kept to a day's precision. `role`: "admin", or nothing.
`banned`: why; empty if somebody is not. `room`: kilobytes granted beyond what everybody has."""

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("user", String(40), nullable=False, index=True),
    Column("csrf", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String(80), nullable=False, server_default=""),
    Column("seen", Float, nullable=False, server_default="0"),
)
"""`device`: browser and system in a few words, as told when it signed in. `seen` is kept to a day's precision."""

RECOVERIES = sa.Table(
    "recoveries",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("user", String(40), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
"""Links that were mailed to people who have lost their password; of each only a hash."""

TURN_BASED = "pace = 'turns'"
"""Only the notices look for what was touched lately, and only at these tables; the others need not pay for the index with every move."""

TABLES = sa.Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False, index=True),
    Column("title", String(160), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("roles", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("entry", String(10), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("undo", String(10), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("invite", String(60), nullable=False),
    Column("state", String(10), nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("deciding", BigInteger, nullable=False),
    Column("deadline", Float),
    Column("clocks", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("question", Text, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=sa.true()),
    Index("tables_lobby", "public", "archived", "created"),
    Index("tables_deadline", "deadline"),
    Index("tables_turns", "touched", sqlite_where=sa.text(TURN_BASED), postgresql_where=sa.text(TURN_BASED)),
)
"""`seq` counts actions. `waiting` says who really has to decide, `deciding` what a spectator knows of it, both one bit a seat; in the same
way `touched` is the time of the last action, `updated` that of the last one a spectator noticed."""

SEATS = sa.Table(
    "seats",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
)

TOKENS = sa.Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table", String(40), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("session", LargeBinary(32)),
)
"""Only hashes: whoever reads the database cannot take a seat with what he finds. `session`: to whose browser it was given."""

ASKS = sa.Table(
    "asks",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("user", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("admitted", Boolean, nullable=False),
)

ACTIONS = sa.Table(
    "actions",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("client", String(80), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("origin", String(40), nullable=False),
    UniqueConstraint("table", "client", name="actions_once"),
)
"""What was decided, append-only: moves, and taking back (`after` smaller than `ply`). The present line is, for every ply, the last
action that covers it. `origin` names the attempt to store it: of several at the same place one is in, and knows itself by this."""

JOURNAL = sa.Table(
    "journal",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=False),
    Column("rows", LargeBinary, nullable=False),
)
"""Actions that are not among ACTIONS yet, those of one commit in one row. A busy server files them a little later; a start files what a
kill has left here."""

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("noticed", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""Positions of the present line, so that any step is near one. `told`: how many lines of the log each viewer had by then."""

CHAT = sa.Table(
    "chat",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(40), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("user", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", String(40), nullable=False),
    Column("value", String(80), nullable=False),
)

WORKS = sa.Table(
    "works",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("owner", String(40), nullable=False, index=True),
    Column("author", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("title", String(160), nullable=False),
    Column("text", Text, nullable=False),
    Column("picture", Text, nullable=False),
    Column("origin", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("works_gallery", "game", "listed", "updated"),
)
"""Maps, boards and scenarios of authors. `origin`: the work it was made from; `listed`: whether the gallery shows it."""

OPINIONS = sa.Table(
    "opinions",
    METADATA,
    Column("work", String(40), primary_key=True),
    Column("user", String(40), primary_key=True, index=True),
    Column("name", String(80), nullable=False),
    Column("stars", Integer, nullable=False),
    Column("comment", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""What people say of works; `stars` 0: words only."""

NOTICES = sa.Table(
    "notices",
    METADATA,
    Column("user", String(40), primary_key=True),
    Column("email", String(500), nullable=False),
    Column("code", String(64), nullable=False),
    Column("webhook", String(500), nullable=False),
    Column("digest", String(10), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("last", Float, nullable=False),
    Column("sign_ins", Boolean, nullable=False, server_default=sa.true()),
)
"""`code`: the hash of what was mailed to a new address; empty once its reader has sent it back."""

PUSHES = sa.Table(
    "pushes",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("user", String(40), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
)

TURNS = sa.Table(
    "turns",
    METADATA,
    Column("table", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("told", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""Who is to be told that it is his turn, and when."""

ACTS = sa.Table(
    "acts",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("who", String(80), nullable=False),
    Column("what", String(40), nullable=False),
    Column("whom", String(80), nullable=False),
    Column("why", String(200), nullable=False),
)
"""What those who look after the server have done, and to whom: ids, no names."""

LEARNERS = sa.Table(
    "learners",
    METADATA,
    Column("user", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("course", Text, nullable=False),
)
"""Where people with accounts are in the lessons of a game, as JSON (`learners.LessonCourse`)."""

META = sa.Table("meta", METADATA, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))


PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", "wal_autocheckpoint=16000", "cache_size=-64000")


class Claim:
    """That a SQLite file is ours alone: two servers on one would each have a memory of its own. Ends with the process, however it ends."""

    def __init__(self, address: str) -> None:
        self._file: IO[str] | None = None
        file = file_of(address)
        if file is None:
            return
        keep_private(file)
        lock = file.with_name(file.name + "-server")
        try:
            self._file = open(lock, "a+", opener=private)  # noqa: SIM115  it stays open as long as we are at work
            hold(self._file)
        except BlockingIOError:
            raise Unreadable(
                f"another server is at work with {file}; end it, choose another file with --db, or use PostgreSQL, which serves many."
            ) from None

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def hold(file: IO[str]) -> None:
    """Lock a file as long as it is open; BlockingIOError if somebody else has."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError as error:
            raise BlockingIOError from error
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # type: ignore[attr-defined,unused-ignore]


def file_of(address: str) -> Path | None:
    """The file of a SQLite database; None if there is none."""
    url = sa.engine.make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def open_to_others(file: Path) -> bool:
    """Whether others on this machine can read a file. On Windows its folder decides, and a user's data folder is private."""
    return hasattr(os, "getuid") and bool(file.stat().st_mode & 0o077)


def keep_private(file: Path) -> None:
    """Let nobody else on this machine read a database: the file, and what SQLite puts beside it."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        if one.exists() and open_to_others(one):
            one.chmod(PRIVATE)


def damage_of(engine: sa.Engine, thorough: bool = False) -> str:
    """What SQLite finds wrong with its file; nothing if it is whole. `thorough` also compares every index with its table."""
    with engine.connect() as connection:
        found = list(connection.scalars(sa.text(f"PRAGMA {'integrity_check' if thorough else 'quick_check'}(5)")))
    return "" if found == ["ok"] else "; ".join(found)


def connect(address: str) -> sa.Engine:
    """An engine for the address. SQLite: WAL, every commit on disk before it is reported."""
    if not address.startswith("sqlite"):
        return sa.create_engine(
            address, pool_size=5, max_overflow=10, pool_pre_ping=True, pool_timeout=5, connect_args={"connect_timeout": 5, **ALIVE}
        )
    # Last in, first out: the writer finds the connection again that has its pages and statements ready.
    pool: dict[str, Any] = {"poolclass": sa.pool.QueuePool, "pool_size": 8, "pool_use_lifo": True}
    engine = sa.create_engine(address, connect_args={"timeout": 10, "check_same_thread": False}, **pool)

    @sa.event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def on_begin(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def is_present(engine: sa.Engine) -> bool:
    """Whether the database has the present scheme already."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return False
        return list(connection.scalars(sa.text("SELECT version_num FROM alembic_version"))) == [SCHEME]


def migrate(engine: sa.Engine) -> None:
    """Bring the database to the present scheme; several servers may try at once."""
    if is_present(engine):
        return
    from alembic import command  # dear to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
