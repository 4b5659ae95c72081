"""Whether all is well with a server's database and settings: looked at from outside, while the server runs or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.bots import bots, plain
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.errors import TafelrundeError, UnknownGame
from tafelrunde.server import ledger
from tafelrunde.server.database import (
    LEARNERS,
    NOTICES,
    PUSHES,
    RECOVERIES,
    SCHEME,
    SEATS,
    SESSIONS,
    TABLES,
    USERS,
    connect,
    damage_of,
    file_of,
    is_present,
    open_to_others,
)
from tafelrunde.server.failures import Failure
from tafelrunde.server.moderation import OF_TABLES
from tafelrunde.server.names import key_of
from tafelrunde.server.settings import Settings
from tafelrunde.server.store import reason

Grade = Literal["good", "note", "wrong"]
OF_PEOPLE = (SESSIONS, NOTICES, PUSHES, LEARNERS, RECOVERIES)


class Finding(NamedTuple):
    """`good`: as it should be. `note`: worth a look. `wrong`: something will not work."""

    grade: Grade
    about: str
    text: str


def examine(settings: Settings, mend: bool = False, replay: int = 50) -> Iterator[Finding]:
    """Everything, one finding after the other. `mend`: remove what belongs to nothing. `replay`: so many running games are rebuilt."""
    yield from settings_of(settings)
    address = settings.database()
    file = file_of(address)
    if file is not None and not file.is_file():
        yield Finding("note", "database", f"there is none yet at {file}; the first start makes it.")
        return
    if file is not None and open_to_others(file):
        yield Finding("wrong", "database", f"others on this machine can read {file}; chmod 600, or start the server once.")
    engine = connect(address)
    try:
        yield from database(engine, settings, mend, replay)
    except SQLAlchemyError as error:
        yield Finding("wrong", "database", f"it cannot be read: {reason(error)}.")
    finally:
        engine.dispose()


def database(engine: sa.Engine, settings: Settings, mend: bool, replay: int) -> Iterator[Finding]:
    if engine.dialect.name == "sqlite":
        damage = damage_of(engine, thorough=True)
        yield Finding("wrong", "integrity", damage) if damage else Finding("good", "integrity", "every page and every index is whole.")
    if not is_present(engine):
        yield Finding("wrong", "scheme", f"it is not the present one ({SCHEME}); start the server once, it brings the database up to date.")
        return
    yield Finding("good", "scheme", f"it is the present one ({SCHEME}).")
    with engine.connect() as connection:
        yield from rules(connection)
        yield from stand_ins(connection)
        yield from admins(connection, settings)
        yield from running_games(connection, replay)
        lost = list(orphans(connection))
    yield from lost or [Finding("good", "rows", "every row belongs to something.")]
    if lost and mend:
        with engine.execution_options(writes=True).begin() as connection:
            yield Finding("good", "mended", f"{remove_orphans(connection)} rows that belonged to nothing are removed.")


def rules(connection: sa.Connection) -> Iterator[Finding]:
    """Whether every table's rules are installed."""
    chosen = sa.select(TABLES.c.game, TABLES.c.version, TABLES.c.state, sa.func.count())
    for game, version, state, count in connection.execute(chosen.group_by(TABLES.c.game, TABLES.c.version, TABLES.c.state)).all():
        tables = f"{count} {state} {'table' if count == 1 else 'tables'} of {game} by rules version {version}"
        try:
            find(game, version)
        except UnknownGame as error:
            yield Finding("note" if state == "finished" else "wrong", "rules", f"{tables}: {error}")
        else:
            yield Finding("good", "rules", f"{tables}.")


def stand_ins(connection: sa.Connection) -> Iterator[Finding]:
    """Whether every bot that plays is installed."""
    called = sa.select(SEATS.c.bot, sa.func.count()).join(TABLES, TABLES.c.id == SEATS.c.table)
    going_on = called.where(SEATS.c.bot != "", TABLES.c.state != "finished").group_by(SEATS.c.bot)
    for bot, count in connection.execute(going_on).all():
        if plain(bot) not in bots():
            yield Finding("wrong", "bots", f"{count} seats are played by the bot '{bot}', which is not installed.")


def running_games(connection: sa.Connection, most: int) -> Iterator[Finding]:
    """Whether games that go on can be rebuilt from what is stored, the latest first."""
    latest = sa.select(TABLES.c.id).where(TABLES.c.state.in_(("playing", "paused"))).order_by(TABLES.c.touched.desc()).limit(most)
    good = 0
    for id in list(connection.scalars(latest)):
        try:
            loaded = ledger.load(connection, id)
            if loaded is not None:
                ledger.rebuild(loaded.row, ledger.draft(connection, id, loaded.row.ply, loaded.row.seq))
            good += 1
        except (TafelrundeError, Failure, ValueError, KeyError, TypeError) as error:
            yield Finding("wrong", "games", f"table {id} cannot be opened: {str(error)[:200]}")
    if good:
        yield Finding("good", "games", f"{good} of the games that go on were rebuilt from what is stored.")


def admins(connection: sa.Connection, settings: Settings) -> Iterator[Finding]:
    known = {row.name_key: row.name for row in connection.execute(sa.select(USERS).where(USERS.c.password.is_not(None)))}
    for name in settings.admins:
        if key_of(name) not in known:
            yield Finding("note", "admins", f"'{name}' has no account yet: tafelrunde admin grant '{name}' --create")
    granted = connection.scalar(sa.select(sa.func.count()).select_from(USERS).where(USERS.c.role == "admin")) or 0
    if not granted and not any(key_of(name) in known for name in settings.admins):
        yield Finding("note", "admins", "nobody looks after this server: tafelrunde admin grant NAME lets an account do it.")


def lost_rows() -> Iterator[tuple[sa.Table, sa.ColumnElement[bool], str]]:
    """Rows that belong to nothing, table by table."""
    for one in OF_TABLES:
        yield one, ~sa.exists().where(TABLES.c.id == one.c.table), "table"
    for one in OF_PEOPLE:
        yield one, ~sa.exists().where(USERS.c.id == one.c.user), "person"


def orphans(connection: sa.Connection) -> Iterator[Finding]:
    for one, lost, owner in lost_rows():
        if count := connection.scalar(sa.select(sa.func.count()).select_from(one).where(lost)):
            yield Finding("wrong", "rows", f"{count} in {one.name} belong to no {owner}; --mend removes them.")


def remove_orphans(connection: sa.Connection) -> int:
    return sum(connection.execute(sa.delete(one).where(lost)).rowcount for one, lost, _ in lost_rows())


def settings_of(settings: Settings) -> Iterator[Finding]:
    """What does not go together, or will surprise somebody."""
    found = list(odd_settings(settings))
    yield from found or [Finding("good", "settings", "they go together.")]


def odd_settings(settings: Settings) -> Iterator[Finding]:
    installed = {game.id for game in games()}
    if unknown := sorted(set(settings.games) - installed):
        yield Finding("wrong", "settings", f"games: {', '.join(unknown)} is not installed; there is: {', '.join(sorted(installed))}.")
    if settings.hint_bot and settings.hint_bot not in bots():
        yield Finding("wrong", "settings", f"hint_bot: there is no bot '{settings.hint_bot}'.")
    if settings.address and not settings.address.startswith(("http://", "https://")):
        yield Finding("wrong", "settings", "address: it begins with https:// (or http://).")
    if settings.address.startswith("https:") and not settings.proxies:
        yield Finding("note", "settings", "address is https, but no proxies are named: all players seem to come from the proxy's address.")
    if settings.address.startswith("http:") and "127.0.0.1" not in settings.address and "localhost" not in settings.address:
        yield Finding("note", "settings", "address is not https: passwords and cookies travel in the clear.")
    if settings.host not in ("127.0.0.1", "::1", "localhost") and not settings.address:
        yield Finding("note", "settings", "address is not set: links in mails will lead nowhere.")
    if settings.smtp_host and not settings.mail_from:
        yield Finding("wrong", "settings", "mail_from: mails need a sender.")
    if not settings.smtp_host:
        yield Finding("note", "settings", "smtp_host is not set: lost passwords cannot be recovered by mail.")
    if settings.push_contact and not settings.push_contact.startswith("mailto:"):
        yield Finding("wrong", "settings", "push_contact: it begins with mailto:.")
    if settings.private_webhooks and settings.address.startswith("https:"):
        yield Finding("note", "settings", "private_webhooks: strangers may let this server call into your network.")
