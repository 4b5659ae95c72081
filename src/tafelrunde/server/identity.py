"""Who somebody is: guests, accounts, sessions, secrets. Of every secret only a hash is stored."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import string
import time
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import IntegrityError

from tafelrunde.server.database import (
    ASKS,
    CHAT,
    LEARNERS,
    NOTICES,
    OPINIONS,
    PUSHES,
    RECOVERIES,
    SEATS,
    SESSIONS,
    TABLES,
    TOKENS,
    TURNS,
    USERS,
    WORKS,
)
from tafelrunde.server.failures import Failure
from tafelrunde.server.limits import Count
from tafelrunde.server.names import key_of, look_of
from tafelrunde.server.store import Store

COOKIE = "tafelrunde"
SESSION_AGE = 180 * 86_400
DAY = 86_400.0
RECOVERY_AGE = 3600.0
CACHE_SECONDS = 20.0
MOST_CACHED = 20_000
GUEST = "Guest"
COMMON = (GUEST, "Gast")
"""What people are called who have not said how they want to be called: nobody's account, everybody's name."""
ID_SIGNS = string.ascii_letters + string.digits
MOST_HASHING = 2
"""Passwords hashed at the same time: each takes 64 MB for a moment."""


class Person(msgspec.Struct):
    """Somebody with a session."""

    id: str
    name: str
    account: bool
    csrf: str
    session: bytes
    admin: bool = False
    """Whether this is somebody who looks after the server."""


def new_secret() -> str:
    """256 bits nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """71 bits in letters and digits: a dash in front would look like an option to whoever types it into a terminal."""
    return "".join(secrets.choice(ID_SIGNS) for _ in range(12))


def hash_of(secret: str) -> bytes:
    """What is stored of a random secret. It has 256 bits already, so a fast hash does."""
    return hashlib.sha256(secret.encode()).digest()


class Identity:
    """Guests, accounts and sessions."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None, admins: Iterable[str] = ()) -> None:
        self.store = store
        self.hasher = hasher or PasswordHasher()
        self.admins = {key_of(name) for name in admins}
        self._reserved = {look_of(name) for name in (*admins, *COMMON)}
        self._decoy = ""
        self._at_work = asyncio.Semaphore(MOST_HASHING)
        self._cache: dict[bytes, tuple[float, Person]] = {}
        self._exports = Count(1)

    async def person(self, secret: str) -> Person | None:
        """Who has this session."""
        hash = hash_of(secret)
        known = self._cache.get(hash)
        now = time.monotonic()
        if known is not None and known[0] > now:
            return known[1]
        row = await self.store.read(lambda connection: self._find(connection, hash))
        if row is None:
            self._cache.pop(hash, None)
            return None
        account = row.password is not None
        admin = account and (row.role == "admin" or row.name_key in self.admins)
        person = Person(row.id, row.name, account, row.csrf, hash, admin)
        if row.seen < time.time() - DAY:
            with contextlib.suppress(Failure):  # to know it is nice, no more
                await self.store.write(lambda connection: self._was_here(connection, person))
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        self._cache[hash] = (now + CACHE_SECONDS, person)
        return person

    @staticmethod
    def _find(connection: sa.Connection, hash: bytes) -> Any:
        columns = (USERS.c.id, USERS.c.name, USERS.c.name_key, USERS.c.password, USERS.c.role, SESSIONS.c.csrf, SESSIONS.c.seen)
        chosen = sa.select(*columns).join(SESSIONS, SESSIONS.c.user == USERS.c.id)
        return connection.execute(chosen.where(SESSIONS.c.hash == hash, SESSIONS.c.created > time.time() - SESSION_AGE)).first()

    @staticmethod
    def _was_here(connection: sa.Connection, person: Person) -> None:
        today = time.time() // DAY * DAY
        connection.execute(sa.update(SESSIONS).where(SESSIONS.c.hash == person.session).values(seen=today))
        connection.execute(sa.update(USERS).where(USERS.c.id == person.id).values(seen=today))

    async def living(self, sessions: set[bytes]) -> set[bytes]:
        """Which of these sessions have not ended."""
        wanted = sorted(sessions)
        parts = [wanted[start : start + 500] for start in range(0, len(wanted), 500)]

        def read(connection: sa.Connection) -> set[bytes]:
            chosen = [sa.select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(part)) for part in parts]
            return {bytes(hash) for one in chosen for hash in connection.scalars(one)}

        return await self.store.read(read)

    def forget_cached(self) -> None:
        self._cache.clear()

    def must_be_free(self, connection: sa.Connection, name: str, user: str, account: bool = False) -> None:
        """A failure if a name is that of somebody else's account, or looks like it."""
        key, look = key_of(name), look_of(name)
        if not account and name in COMMON:
            return
        alike = sa.select(USERS.c.id).where((USERS.c.name_key == key) | (USERS.c.name_look == look), USERS.c.id != user)
        if look in self._reserved or connection.scalar(alike.limit(1)) is not None:
            raise Failure("name_taken")

    async def new_guest(self, name: str, device: str = "") -> tuple[str, Person]:
        """A guest with a session; the session's secret is returned once. Without a name of his own he is called what all are called."""
        user, now = new_id(), time.time()

        def make(connection: sa.Connection) -> tuple[str, Person]:
            if name:
                self.must_be_free(connection, name, user)
            called = name or GUEST
            connection.execute(sa.insert(USERS).values(id=user, name=called, created=now, seen=now // DAY * DAY))
            return new_session(connection, user, called, False, device)

        return await self.store.write(make)

    async def rename(self, person: Person, name: str) -> None:
        """Guests may be called what they like; accounts keep the name they sign in with."""
        if person.account:
            raise Failure("not_now")

        def change(connection: sa.Connection) -> None:
            self.must_be_free(connection, name, person.id)
            connection.execute(sa.update(USERS).where(USERS.c.id == person.id).values(name=name))

        await self.store.write(change)
        self.forget_cached()

    async def register(self, person: Person | None, name: str, password: str, device: str = "") -> tuple[str, Person]:
        """An account, of a guest if there is one. Ends the guest's old session and begins a new one."""
        if person is not None and person.account:
            raise Failure("not_now")
        hashed = await self._hash(password)
        user, now = person.id if person else new_id(), time.time()

        def make(connection: sa.Connection) -> tuple[str, Person]:
            self.must_be_free(connection, name, user, account=True)
            values = {"name": name, "name_key": key_of(name), "name_look": look_of(name), "password": hashed}
            made = new_session(connection, user, name, True, device)
            try:
                with connection.begin_nested():
                    if person is None:
                        connection.execute(sa.insert(USERS).values(id=user, created=now, seen=now // DAY * DAY, **values))
                    else:
                        connection.execute(sa.update(USERS).where(USERS.c.id == user).values(**values))
                        connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash == person.session))
                        moved = sa.update(TOKENS).where(TOKENS.c.session == person.session).values(session=made[1].session)
                        connection.execute(moved)
            except IntegrityError:
                raise Failure("name_taken") from None
            return made

        made = await self.store.write(make)
        self.forget_cached()
        return made

    async def sign_in(self, name: str, password: str, device: str = "") -> tuple[str, Person]:
        """A new session for an account. Takes as long for a name that does not exist."""
        key = key_of(name)
        row = await self.store.read(lambda connection: connection.execute(sa.select(USERS).where(USERS.c.name_key == key)).first())
        if row is None:
            self._decoy = self._decoy or await self._hash(new_secret())
        good = await self._check(row.password if row is not None else self._decoy, password)
        if row is None or not good:
            raise Failure("wrong_password")
        if row.banned:
            raise Failure("banned", row.banned)
        return await self.store.write(lambda connection: new_session(connection, row.id, row.name, True, device))

    async def sign_out(self, person: Person) -> None:
        await self.store.write(lambda connection: connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash == person.session)))
        self.forget_cached()

    async def change_password(self, person: Person, old: str, new: str) -> list[str]:
        """All other sessions end, and what was given to them: tokens of seats. Returns the tables of those seats."""
        await self.prove(person, old)
        hashed = await self._hash(new)

        def change(connection: sa.Connection) -> list[str]:
            connection.execute(sa.update(USERS).where(USERS.c.id == person.id).values(password=hashed))
            return end_sessions(connection, person.id, person.session)

        tables = await self.store.write(change)
        self.forget_cached()
        return tables

    async def sessions(self, person: Person) -> list[Any]:
        """Where somebody is signed in, the newest first."""
        mine = sa.select(SESSIONS).where(SESSIONS.c.user == person.id, SESSIONS.c.created > time.time() - SESSION_AGE)
        return await self.store.read(lambda connection: list(connection.execute(mine.order_by(SESSIONS.c.created.desc()))))

    async def end_session(self, person: Person, hash: bytes) -> list[str]:
        """End one of one's sessions, with the tokens given to it. Returns the tables of those."""
        mine = (SESSIONS.c.user == person.id) & (SESSIONS.c.hash == hash)

        def end(connection: sa.Connection) -> list[str]:
            if not connection.execute(sa.delete(SESSIONS).where(mine)).rowcount:
                raise Failure("not_there")
            return drop_tokens(connection, TOKENS.c.session == hash)

        tables = await self.store.write(end)
        self.forget_cached()
        return tables

    async def new_recovery(self, user: str) -> str:
        """What somebody who has lost his password needs to set a new one; those given before end."""
        code = new_secret()

        def keep(connection: sa.Connection) -> None:
            connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.user == user))
            connection.execute(sa.insert(RECOVERIES).values(hash=hash_of(code), user=user, created=time.time()))

        await self.store.write(keep)
        return code

    async def recover(self, code: str, password: str, device: str) -> tuple[str, list[str]]:
        """A new password by such a code, which is used up: a new session's secret, and the tables whose tokens have ended."""
        hashed = await self._hash(password)
        kept = (RECOVERIES.c.hash == hash_of(code)) & (RECOVERIES.c.created > time.time() - RECOVERY_AGE)

        def change(connection: sa.Connection) -> tuple[str, list[str]]:
            chosen = sa.select(USERS.c.id, USERS.c.name).join(RECOVERIES, RECOVERIES.c.user == USERS.c.id)
            row = connection.execute(chosen.where(kept, USERS.c.banned == "")).first()
            if row is None:
                raise Failure("code_gone")
            connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.user == row.id))
            connection.execute(sa.update(USERS).where(USERS.c.id == row.id).values(password=hashed))
            tables = end_sessions(connection, row.id)
            return new_session(connection, row.id, row.name, True, device)[0], tables

        made = await self.store.write(change)
        self.forget_cached()
        return made

    async def end_other_sessions(self, person: Person) -> list[str]:
        tables = await self.store.write(lambda connection: end_sessions(connection, person.id, person.session))
        self.forget_cached()
        return tables

    async def prove(self, person: Person, password: str) -> None:
        """A failure unless this is the account's password."""
        row = await self.store.read(lambda connection: connection.execute(sa.select(USERS).where(USERS.c.id == person.id)).first())
        if row is None or row.password is None or not await self._check(row.password, password):
            raise Failure("wrong_password")

    async def export(self, person: Person) -> AsyncIterator[bytes]:
        """All that is stored about somebody, as JSON, a page of rows at a time: it is read no faster than it is sent."""
        if not self._exports.enter(person.id):
            raise Failure("too_often", retry=5.0)
        try:
            for number, (table, column) in enumerate(OWN):
                yield b'%b"%b":[' % (b"," if number else b"{", table.name.encode())
                at = 0
                while rows := await self.store.read(partial(export_page, table, column, person.id, at)):
                    yield (b"," if at else b"") + b",".join(map(msgspec.json.encode, rows))
                    at += len(rows)
                yield b"]"
            yield b"}"
        finally:
            self._exports.leave(person.id)

    async def delete(self, person: Person) -> None:
        """Forget somebody: his name, settings, sessions, chat. Games he played stay, without him."""
        await self.store.write(lambda connection: forget(connection, person.id))
        self.forget_cached()

    async def _hash(self, password: str) -> str:
        async with self._at_work:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _check(self, hashed: str, password: str) -> bool:
        try:
            async with self._at_work:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            return False


def new_session(connection: sa.Connection, user: str, name: str, account: bool, device: str = "") -> tuple[str, Person]:
    """A session; its secret is returned once and stored as a hash."""
    secret, csrf, now = new_secret(), new_secret(), time.time()
    hash = hash_of(secret)
    connection.execute(sa.insert(SESSIONS).values(hash=hash, user=user, csrf=csrf, created=now, device=device, seen=now // DAY * DAY))
    return secret, Person(user, name, account, csrf, hash)


def end_sessions(connection: sa.Connection, user: str, but: bytes = b"") -> list[str]:
    """End all sessions of somebody but one, and the tokens of his seats that were not given to that one; the tables of those."""
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.user == user, SESSIONS.c.hash != but))
    held = sa.exists().where(SEATS.c.table == TOKENS.c.table, SEATS.c.seat == TOKENS.c.seat, SEATS.c.user == user)
    return drop_tokens(connection, held & (TOKENS.c.session.is_(None) | (TOKENS.c.session != but)))


def drop_tokens(connection: sa.Connection, which: sa.ColumnElement[bool]) -> list[str]:
    tables = sorted(set(connection.scalars(sa.select(TOKENS.c.table).where(which))))
    connection.execute(sa.delete(TOKENS).where(which))
    return tables


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time it takes."""
    return hmac.compare_digest(one.encode(), other.encode())


EXPORTED = 20
"""Rows read at once."""
OWN = (
    (USERS, "id"),
    (TABLES, "owner"),
    (WORKS, "owner"),
    *[(one, "user") for one in (SEATS, CHAT, ASKS, NOTICES, PUSHES, LEARNERS, SESSIONS, OPINIONS)],
)
SECRET = {"password", "seed", "hash", "csrf", "code", "invite", "clocks", "waiting", "p256dh", "auth", "seq", "ply", "touched", "deadline"}
"""What is left out: keys, and whatever counts or times decisions, since those taken in secret are among them."""


def export_page(table: sa.Table, column: str, user: str, at: int, connection: sa.Connection) -> list[dict[str, Any]]:
    """Some rows of somebody, from one on."""
    chosen = sa.select(table).where(table.c[column] == user).order_by(*table.primary_key).offset(at).limit(EXPORTED)
    return [{name: value for name, value in row.items() if name not in SECRET} for row in connection.execute(chosen).mappings()]


def forget(connection: sa.Connection, user: str) -> None:
    held = sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.user == user)
    for table, seat in connection.execute(held).all():
        connection.execute(sa.delete(TOKENS).where(TOKENS.c.table == table, TOKENS.c.seat == seat))
    forget_names(connection, user)
    connection.execute(sa.update(SEATS).where(SEATS.c.user == user).values(user="", name=""))
    connection.execute(sa.update(TABLES).where(TABLES.c.owner == user).values(owner=""))
    connection.execute(sa.update(CHAT).where(CHAT.c.user == user).values(user="", name="", text=""))
    connection.execute(sa.delete(OPINIONS).where(OPINIONS.c.work.in_(sa.select(WORKS.c.id).where(WORKS.c.owner == user))))
    mine = (ASKS, NOTICES, PUSHES, TURNS, LEARNERS, RECOVERIES, SESSIONS, OPINIONS)
    for table, column in (*[(one, "user") for one in mine], (WORKS, "owner"), (USERS, "id")):
        connection.execute(sa.delete(table).where(table.c[column] == user))


def forget_names(connection: sa.Connection, user: str) -> None:
    """Take somebody's names out of what tables have noted. Notes know whose they are; older ones are known by name, at his own tables."""
    names = set(connection.scalars(sa.select(SEATS.c.name).where(SEATS.c.user == user)))
    names |= set(connection.scalars(sa.select(USERS.c.name).where(USERS.c.id == user)))
    his = sa.select(SEATS.c.table).where(SEATS.c.user == user).union(sa.select(TABLES.c.id).where(TABLES.c.owner == user))
    older = (CHAT.c.user == "") & (CHAT.c.key != "") & CHAT.c.name.in_(names) & CHAT.c.table.in_(his)
    connection.execute(sa.update(CHAT).where(older).values(name=""))
