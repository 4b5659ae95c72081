"""Who somebody is: guests, accounts, sessions, secrets. Of every secret only a hash is stored."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import IntegrityError

from tafelrunde.server.database import ASKS, CHAT, NOTICES, PUSHES, SEATS, SESSIONS, TABLES, TOKENS, TURNS, USERS
from tafelrunde.server.failures import Failure
from tafelrunde.server.store import Store

COOKIE = "tafelrunde"
SESSION_AGE = 180 * 86_400
DAY = 86_400.0
CACHE_SECONDS = 20.0
MOST_CACHED = 20_000
MOST_HASHING = 2
"""Passwords hashed at the same time: each takes 64 MB for a moment."""


class Person(msgspec.Struct):
    """Somebody with a session."""

    id: str
    name: str
    account: bool
    csrf: str
    session: bytes


def new_secret() -> str:
    """256 bits nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hash_of(secret: str) -> bytes:
    """What is stored of a random secret. It has 256 bits already, so a fast hash does."""
    return hashlib.sha256(secret.encode()).digest()


def name_key(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


class Identity:
    """Guests, accounts and sessions."""

    def __init__(self, store: Store, hasher: PasswordHasher | None = None) -> None:
        self.store = store
        self.hasher = hasher or PasswordHasher()
        self._decoy = ""
        self._at_work = asyncio.Semaphore(MOST_HASHING)
        self._cache: dict[bytes, tuple[float, Person]] = {}

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
        person = Person(row.id, row.name, row.password is not None, row.csrf, hash)
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        self._cache[hash] = (now + CACHE_SECONDS, person)
        return person

    @staticmethod
    def _find(connection: sa.Connection, hash: bytes) -> Any:
        chosen = sa.select(USERS.c.id, USERS.c.name, USERS.c.password, SESSIONS.c.csrf).join(SESSIONS, SESSIONS.c.user == USERS.c.id)
        return connection.execute(chosen.where(SESSIONS.c.hash == hash, SESSIONS.c.created > time.time() - SESSION_AGE)).first()

    def forget_cached(self) -> None:
        self._cache.clear()

    async def new_guest(self, name: str) -> tuple[str, Person]:
        """A guest with a session; the session's secret is returned once."""
        user, now = new_id(), time.time()

        def make(connection: sa.Connection) -> tuple[str, Person]:
            connection.execute(sa.insert(USERS).values(id=user, name=name, created=now, seen=now // DAY * DAY))
            return new_session(connection, user, name, False)

        return await self.store.write(make)

    async def rename(self, person: Person, name: str) -> None:
        """Guests may be called what they like; accounts keep the name they sign in with."""
        if person.account:
            raise Failure("not_now")
        await self.store.write(lambda connection: connection.execute(sa.update(USERS).where(USERS.c.id == person.id).values(name=name)))
        self.forget_cached()

    async def register(self, person: Person | None, name: str, password: str) -> tuple[str, Person]:
        """An account, of a guest if there is one. Ends the guest's old session and begins a new one."""
        if person is not None and person.account:
            raise Failure("not_now")
        hashed = await self._hash(password)
        user, now = person.id if person else new_id(), time.time()

        def make(connection: sa.Connection) -> tuple[str, Person]:
            values = {"name": name, "name_key": name_key(name), "password": hashed}
            try:
                with connection.begin_nested():
                    if person is None:
                        connection.execute(sa.insert(USERS).values(id=user, created=now, seen=now // DAY * DAY, **values))
                    else:
                        connection.execute(sa.update(USERS).where(USERS.c.id == user).values(**values))
                        connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash == person.session))
            except IntegrityError:
                raise Failure("name_taken") from None
            return new_session(connection, user, name, True)

        made = await self.store.write(make)
        self.forget_cached()
        return made

    async def sign_in(self, name: str, password: str) -> tuple[str, Person]:
        """A new session for an account. Takes as long for a name that does not exist."""
        key = name_key(name)
        row = await self.store.read(lambda connection: connection.execute(sa.select(USERS).where(USERS.c.name_key == key)).first())
        if row is None:
            self._decoy = self._decoy or await self._hash(new_secret())
        good = await self._check(row.password if row is not None else self._decoy, password)
        if row is None or not good:
            raise Failure("wrong_password")
        return await self.store.write(lambda connection: new_session(connection, row.id, row.name, True))

    async def sign_out(self, person: Person) -> None:
        await self.store.write(lambda connection: connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash == person.session)))
        self.forget_cached()

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """All other sessions end."""
        await self.prove(person, old)
        hashed = await self._hash(new)

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.update(USERS).where(USERS.c.id == person.id).values(password=hashed))
            connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.user == person.id, SESSIONS.c.hash != person.session))

        await self.store.write(change)
        self.forget_cached()

    async def prove(self, person: Person, password: str) -> None:
        """A failure unless this is the account's password."""
        row = await self.store.read(lambda connection: connection.execute(sa.select(USERS).where(USERS.c.id == person.id)).first())
        if row is None or row.password is None or not await self._check(row.password, password):
            raise Failure("wrong_password")

    async def export(self, person: Person) -> dict[str, Any]:
        """All that is stored about somebody."""
        return await self.store.read(lambda connection: export(connection, person.id))

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


def new_session(connection: sa.Connection, user: str, name: str, account: bool) -> tuple[str, Person]:
    """A session; its secret is returned once and stored as a hash."""
    secret, csrf = new_secret(), new_secret()
    hash = hash_of(secret)
    connection.execute(sa.insert(SESSIONS).values(hash=hash, user=user, csrf=csrf, created=time.time()))
    return secret, Person(user, name, account, csrf, hash)


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time it takes."""
    return hmac.compare_digest(one.encode(), other.encode())


OWN = ((USERS, "id"), (TABLES, "owner"), (SEATS, "user"), (CHAT, "user"), (ASKS, "user"), (NOTICES, "user"), (PUSHES, "user"))
SECRET = {"password", "seed", "hash", "invite", "clocks", "waiting", "p256dh", "auth", "seq", "ply", "touched", "deadline"}
"""What is left out: keys, and whatever counts or times decisions, since those taken in secret are among them."""


def export(connection: sa.Connection, user: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for table, column in OWN:
        rows = connection.execute(sa.select(table).where(table.c[column] == user)).mappings()
        found[table.name] = [{name: value for name, value in row.items() if name not in SECRET} for row in rows]
    return found


def forget(connection: sa.Connection, user: str) -> None:
    held = sa.select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.user == user)
    for table, seat in connection.execute(held).all():
        connection.execute(sa.delete(TOKENS).where(TOKENS.c.table == table, TOKENS.c.seat == seat))
    connection.execute(sa.update(SEATS).where(SEATS.c.user == user).values(user="", name=""))
    connection.execute(sa.update(TABLES).where(TABLES.c.owner == user).values(owner=""))
    connection.execute(sa.update(CHAT).where(CHAT.c.user == user).values(user="", name="", text=""))
    for table, column in ((ASKS, "user"), (NOTICES, "user"), (PUSHES, "user"), (TURNS, "user"), (SESSIONS, "user"), (USERS, "id")):
        connection.execute(sa.delete(table).where(table.c[column] == user))
