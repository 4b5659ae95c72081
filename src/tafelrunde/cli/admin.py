"""`admin` and `doctor`: looking after a server from its own machine, while it runs or not."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tafelrunde.cli.common import add_json, print_json
from tafelrunde.engine.errors import BadOptions, Unreadable

if TYPE_CHECKING:
    import sqlalchemy as sa

WHO = "command line"


def add_commands(commands: Any) -> None:
    admin = commands.add_parser("admin")
    acts = admin.add_subparsers(metavar="ACT", required=True)

    def act(name: str, run: Any, help: str, *arguments: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = acts.add_parser(name, help=help)
        for argument in arguments:
            parser.add_argument(argument)
        add_place(parser)
        parser.set_defaults(run=run)
        return parser

    people = act("people", run_people, "who is there: accounts first")
    people.add_argument("name", nargs="?", default="", help="only those whose name begins like this")
    people.add_argument("--only", choices=("banned", "admin"), default="", help="only these")
    add_json(people)
    act("grant", run_grant, "let an account look after the server", "name").add_argument(
        "--create", action="store_true", help="make the account if there is none, and print its password"
    )
    act("revoke", run_revoke, "an account no longer looks after the server", "name")
    act("password", run_password, "a new password for an account, which is printed; all its sessions end", "name")
    act("ban", run_ban, "nobody gets in as this person any more; bots play on", "name").add_argument(
        "--why", default="", help="told to him"
    )
    act("unban", run_unban, "let somebody in again", "name")
    act("room", run_room, "grant somebody room on the disk beyond the rule", "name").add_argument("kilobytes", type=int)
    tables = act("tables", run_tables, "tables, the newest first")
    tables.add_argument("--most", type=int, default=50, help="how many (default: 50)")
    add_json(tables)
    for name, run, help, what in (
        ("remove-table", run_remove_table, "remove a table and all that belongs to it, for good", "table"),
        ("remove-line", run_remove_line, "take out what somebody said; `admin chat` has the numbers", "number"),
    ):
        act(name, run, help, what).add_argument("--why", default="", help="kept with the act")
    add_json(act("chat", run_chat, "what was said at a table", "table"))
    act("read-only", run_read_only, "let nothing be changed, as before maintenance; no clock runs").add_argument(
        "state", choices=("on", "off")
    )
    announce = act("announce", run_announce, "tell everybody something; without a text: no longer")
    announce.add_argument("--en", default="", help="in English")
    announce.add_argument("--de", default="", help="in German")
    add_json(act("acts", run_acts, "what was done by those who look after the server"))

    doctor = commands.add_parser("doctor")
    doctor.add_argument("--mend", action="store_true", help="remove rows that belong to nothing")
    doctor.add_argument("--replay", type=int, default=50, help="how many games that go on are rebuilt (default: 50)")
    add_place(doctor)
    add_json(doctor)
    doctor.set_defaults(run=run_doctor)


def add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", help="the server's database (default: the one serve uses)")
    parser.add_argument("--config", type=Path, help="the server's settings file (TOML)")


def settings_of(args: argparse.Namespace) -> Any:
    from tafelrunde.server.settings import load_settings

    return load_settings(args.config, {"db": args.db})


@contextmanager
def writing(args: argparse.Namespace) -> Iterator[sa.Connection]:
    """One write to the server's database. A server that runs notices within a few seconds."""
    from sqlalchemy.exc import SQLAlchemyError

    from tafelrunde.server.database import connect, file_of, is_present
    from tafelrunde.server.failures import Failure
    from tafelrunde.server.store import reason
    from tafelrunde.server.texts import explain

    address = settings_of(args).database()
    file = file_of(address)
    if file is not None and not file.is_file():
        raise Unreadable(f"there is no database at {file}; say which with --db or --config.")
    engine = connect(address)
    try:
        if not is_present(engine):
            raise Unreadable("the database is of another version; start the server once, it brings it up to date.")
        with engine.execution_options(writes=True).begin() as connection:
            yield connection
    except Failure as failure:
        raise BadOptions(explain(failure, "en")) from None
    except SQLAlchemyError as error:
        raise Unreadable(f"the database says: {reason(error)}.") from None
    finally:
        engine.dispose()


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at)) if at else "-"


def shown(rows: list[Any], columns: tuple[str, ...], as_json: bool) -> int:
    """Rows as lines or as JSON."""
    plain = [{name: getattr(row, name) for name in columns} for row in rows]
    if as_json:
        print_json(plain)
        return 0
    for row in plain:
        print("  ".join(day(value) if name in ("at", "seen", "created") else str(value) or "-" for name, value in row.items()))
    return 0


# People.


def run_people(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    with writing(args) as connection:
        rows = moderation.people(connection, args.name, args.only, 1000)
    return shown(rows, ("id", "seen", "name", "role", "banned", "room"), args.json)


def run_grant(args: argparse.Namespace) -> int:
    from argon2 import PasswordHasher

    from tafelrunde.server import moderation
    from tafelrunde.server.names import key_of

    password = ""
    with writing(args) as connection:
        rows = [row for row in moderation.people(connection, args.name, most=1000) if row.name_key == key_of(args.name)]
        if not rows and args.create:
            password = secrets.token_urlsafe(12)
            user = moderation.make_account(connection, WHO, args.name.strip(), PasswordHasher().hash(password))
        else:
            user = moderation.account(connection, args.name).id
        moderation.set_admin(connection, WHO, user, True)
    print(f"{args.name} looks after this server." + (f" Password: {password}" if password else ""))
    return 0


def run_revoke(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    with writing(args) as connection:
        moderation.set_admin(connection, WHO, moderation.account(connection, args.name).id, False)
    print(f"{args.name} no longer looks after this server, unless the settings say so.")
    return 0


def run_password(args: argparse.Namespace) -> int:
    from argon2 import PasswordHasher

    from tafelrunde.server import moderation

    password = secrets.token_urlsafe(12)
    with writing(args) as connection:
        user = moderation.account(connection, args.name).id
        moderation.set_password(connection, WHO, user, PasswordHasher().hash(password))
    print(f"The new password of {args.name}: {password}")
    return 0


def run_ban(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation
    from tafelrunde.server.botdesk import stand_in

    with writing(args) as connection:
        moderation.ban(connection, WHO, moderation.account(connection, args.name).id, args.why, stand_in())
    print(f"{args.name} does not get in any more.")
    return 0


def run_unban(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    with writing(args) as connection:
        moderation.unban(connection, WHO, moderation.account(connection, args.name).id)
    print(f"{args.name} may come in again.")
    return 0


def run_room(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    if not 0 <= args.kilobytes <= 1_000_000_000:
        raise BadOptions("room is granted in kilobytes, from 0 on.")
    with writing(args) as connection:
        moderation.give_room(connection, WHO, moderation.account(connection, args.name).id, args.kilobytes)
    print(f"{args.name} has {args.kilobytes} kilobytes more than others.")
    return 0


# Tables and talk.


def run_tables(args: argparse.Namespace) -> int:
    import sqlalchemy as sa

    from tafelrunde.server.database import TABLES

    with writing(args) as connection:
        rows = list(connection.execute(sa.select(TABLES).order_by(TABLES.c.created.desc()).limit(args.most)))
    return shown(rows, ("id", "created", "game", "version", "state", "owner", "title"), args.json)


def run_remove_table(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    with writing(args) as connection:
        moderation.remove_table(connection, WHO, args.table, args.why)
    print(f"Table {args.table} is gone.")
    return 0


def run_chat(args: argparse.Namespace) -> int:
    from tafelrunde.server import ledger

    with writing(args) as connection:
        rows = [row for row in ledger.chat_lines(connection, args.table, 1000) if row.text or args.json]
    return shown(rows, ("number", "at", "user", "name", "text"), args.json)


def run_remove_line(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    if not args.number.isdigit():
        raise BadOptions("a line is named by its number (tafelrunde admin chat TABLE).")
    with writing(args) as connection:
        moderation.remove_line(connection, WHO, int(args.number), args.why)
    print(f"Line {args.number} is taken out.")
    return 0


# The bulletin.


def run_read_only(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation
    from tafelrunde.server.bulletin import read_bulletin

    with writing(args) as connection:
        bulletin = read_bulletin(connection)
        bulletin.read_only = args.state == "on"
        moderation.set_bulletin(connection, WHO, bulletin)
    print("Nothing can be changed now." if bulletin.read_only else "Everything goes on.")
    return 0


def run_announce(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation
    from tafelrunde.server.bulletin import read_bulletin

    with writing(args) as connection:
        bulletin = read_bulletin(connection)
        bulletin.announcement_en, bulletin.announcement_de = args.en[:500], args.de[:500]
        moderation.set_bulletin(connection, WHO, bulletin)
    print("Announced." if args.en or args.de else "Nothing is announced any more.")
    return 0


def run_acts(args: argparse.Namespace) -> int:
    from tafelrunde.server import moderation

    with writing(args) as connection:
        rows = moderation.acts(connection)
    return shown(rows, ("number", "at", "who", "what", "whom", "why"), args.json)


def run_doctor(args: argparse.Namespace) -> int:
    from tafelrunde.server.doctor import examine

    found = list(examine(settings_of(args), args.mend, args.replay))
    if args.json:
        print_json([finding._asdict() for finding in found])
    else:
        for grade, about, text in found:
            print(f"{grade:5}  {about}: {text}")
    return 1 if any(finding.grade == "wrong" for finding in found) and not args.mend else 0
