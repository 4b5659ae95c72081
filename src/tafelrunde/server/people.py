"""People over HTTP: who I am, accounts, sessions, how I want to be told that it is my turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import sqlalchemy as sa

from tafelrunde.server import forms
from tafelrunde.server.database import NOTICES, PUSHES, SEATS, TABLES
from tafelrunde.server.endpoints import Call, begun, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person, hash_of
from tafelrunde.server.lobby import somebody
from tafelrunde.server.notices import check_address, check_webhook, new_code, recipient


def me(person: Person | None) -> forms.Me:
    if person is None:
        return forms.Me(None, "")
    return forms.Me(forms.UserOut(person.id, person.name, person.account, person.admin), person.csrf)


@endpoint("GET", "/api/me", answer=forms.Me)
async def who_am_i(call: Call) -> forms.Me:
    """Who I am here, and what proves that a request comes from this site."""
    return me(call.person)


@endpoint("PUT", "/api/me", body=forms.NewName, answer=forms.Me, fails=(409,))
async def call_me(call: Call) -> forms.Me:
    """My name as a guest; a guest is made of somebody unknown."""
    if call.person is not None and call.person.account:
        raise Failure("not_now")
    return me(await somebody(call, call.body.name.strip()))


@endpoint("POST", "/api/accounts", body=forms.NewAccount, answer=forms.Me, status=201, fails=(409,))
async def register(call: Call) -> forms.Me:
    """An account; a guest keeps his seats."""
    call.server.sign_ins.take(call.address)
    call.set_cookie, call.person = await call.server.identity.register(call.person, call.body.name.strip(), call.body.password, call.device)
    return me(call.person)


@endpoint("POST", "/api/session", body=forms.SignIn, answer=forms.Me, fails=(401,), always=True)
async def sign_in(call: Call) -> forms.Me:
    """Sign in."""
    call.server.sign_ins.take(call.address)  # who tries is limited, not the name: otherwise anybody could lock its owner out
    call.set_cookie, call.person = await call.server.identity.sign_in(call.body.name, call.body.password, call.device)
    call.server.chore(call.server.notices.tell_sign_in(call.person, call.device))
    return me(await call.server.identity.person(call.set_cookie))


@endpoint("DELETE", "/api/session", answer=forms.Nothing, fails=(401,), always=True)
async def sign_out(call: Call) -> forms.Nothing:
    """Sign out. A guest who does so is not found again."""
    await call.server.identity.sign_out(call.known())
    call.set_cookie = ""
    return forms.Nothing()


@endpoint("PUT", "/api/me/password", body=forms.NewPassword, answer=forms.Nothing, fails=(401, 409))
async def change_password(call: Call) -> forms.Nothing:
    """A new password; all other sessions end, and with them the tokens of seats they were given."""
    person = call.known()
    if not person.account:
        raise Failure("not_now")
    call.server.sign_ins.take("user:" + person.id)
    await look_again(call, await call.server.identity.change_password(person, call.body.old, call.body.new))
    return forms.Nothing()


async def look_again(call: Call, tables: list[str]) -> None:
    """Tokens of these tables have ended: here and in other processes, who uses them is sent away."""

    def announce(connection: sa.Connection) -> None:
        for id in tables:
            call.server.store.announce(connection, f"c{id}")

    if tables and call.server.store.several:
        await call.server.store.write(announce)
    for id in tables:
        await call.server.look_again(id)


@endpoint("GET", "/api/me/sessions", answer=forms.Sessions, fails=(401,))
async def my_sessions(call: Call) -> forms.Sessions:
    """Where I am signed in, the newest first."""
    person = call.known()
    found = await call.server.identity.sessions(person)
    shown = [forms.SessionInfo(bytes(one.hash).hex(), one.device, one.created, one.seen, one.hash == person.session) for one in found]
    return forms.Sessions(shown)


@endpoint("DELETE", "/api/me/sessions", answer=forms.Nothing, fails=(401,))
async def end_other_sessions(call: Call) -> forms.Nothing:
    """End all my sessions but this one."""
    await look_again(call, await call.server.identity.end_other_sessions(call.known()))
    return forms.Nothing()


@endpoint("DELETE", "/api/me/sessions/{session}", answer=forms.Nothing, fails=(401,))
async def end_session(call: Call) -> forms.Nothing:
    """End one of my sessions, and the tokens of seats it was given."""
    await look_again(call, await call.server.identity.end_session(call.known(), bytes.fromhex(call.part("session"))))
    return forms.Nothing()


@endpoint("POST", "/api/recovery", body=forms.LostPassword, answer=forms.Nothing, status=202, fails=(409,))
async def lost_password(call: Call) -> forms.Nothing:
    """Mail a link for a new password, if this account has a confirmed address. Whether it has, or exists, is not told."""
    call.server.sign_ins.take(call.address)
    if not call.server.settings.smtp_host:
        raise Failure("no_mail")
    call.server.chore(call.server.notices.mail_recovery(call.body.name))
    return forms.Nothing()


@endpoint("POST", "/api/recovery/finish", body=forms.FoundPassword, answer=forms.Me, fails=(409,))
async def new_password(call: Call) -> forms.Me:
    """A new password by a mailed link: all sessions and tokens of seats end, and a new session begins."""
    call.server.sign_ins.take(call.address)
    call.set_cookie, tables = await call.server.identity.recover(call.body.code, call.body.password, call.device)
    await look_again(call, tables)
    return me(await call.server.identity.person(call.set_cookie))


@endpoint("GET", "/api/me/export", answer="application/json", fails=(401,))
async def export_me(call: Call) -> AsyncIterator[bytes]:
    """All that is stored about me."""
    return await begun(call.server.identity.export(call.known()))


@endpoint("DELETE", "/api/me", body=forms.Farewell, answer=forms.Nothing, fails=(401,))
async def delete_me(call: Call) -> forms.Nothing:
    """Forget me. Bots play my seats on."""
    person = call.known()
    if person.account:
        call.server.sign_ins.take("user:" + person.id)
        await call.server.identity.prove(person, call.body.password)
    held = sa.select(SEATS.c.table).where(SEATS.c.user == person.id)
    tables = await call.server.store.read(lambda connection: set(connection.scalars(held)))
    bot = call.server.bots.stand_in()

    def stand_in(connection: sa.Connection) -> None:
        going_on = sa.select(TABLES.c.id).where(TABLES.c.state.in_(("playing", "paused")))
        mine = (SEATS.c.user == person.id) & (SEATS.c.bot == "") & SEATS.c.table.in_(going_on)
        connection.execute(sa.update(SEATS).where(mine).values(bot=bot))

    await call.server.store.write(stand_in)
    await call.server.identity.delete(person)
    for id in tables:
        await call.server.look_again(id)
    call.set_cookie = ""
    return forms.Nothing()


@endpoint("GET", "/api/me/notices", answer=forms.NoticeState, fails=(401,))
async def notice_settings(call: Call) -> forms.NoticeState:
    """How I am told that it is my turn."""
    chosen = sa.select(NOTICES).where(NOTICES.c.user == call.known().id)
    row = await call.server.store.read(lambda connection: connection.execute(chosen).first())
    if row is None:
        return forms.NoticeState("", "", "at_once", "en", True, False)
    return forms.NoticeState(row.email, row.webhook, row.digest, row.lang, row.sign_ins, bool(row.email) and not row.code)


@endpoint("PUT", "/api/me/notices", body=forms.NoticeSettings, answer=forms.NoticeState, fails=(401, 409))
async def set_notices(call: Call) -> forms.NoticeState:
    """How I want to be told that it is my turn. A new e-mail address has to be confirmed."""
    person, asked = call.known(), call.body
    check_address(asked.email)
    check_webhook(asked.webhook, call.server.settings)
    now = await notice_settings(call)
    kept = now.confirmed and now.email == asked.email
    code = ""
    if asked.email and not kept:
        call.server.mails.take("from:" + person.id)
        call.server.mails.take(recipient(asked.email))
        code = new_code()
    values: dict[str, Any] = {**msgspec.structs.asdict(asked), "code": hash_of(code).hex() if code else "", "last": 0.0}

    def keep(connection: sa.Connection) -> None:
        if not connection.execute(sa.update(NOTICES).where(NOTICES.c.user == person.id).values(**values)).rowcount:
            connection.execute(sa.insert(NOTICES).values(user=person.id, **values))

    await call.server.store.write(keep)
    if code:
        call.server.chore(call.server.notices.mail_code(asked.email, code, asked.lang))
    return await notice_settings(call)


@endpoint("POST", "/api/me/notices/confirm", body=forms.Confirmation, answer=forms.NoticeState, fails=(401, 409))
async def confirm_email(call: Call) -> forms.NoticeState:
    """Send back the code that came to a new e-mail address."""
    person = call.known()
    call.server.sign_ins.take("code:" + person.id)
    right = (NOTICES.c.user == person.id) & (NOTICES.c.code == hash_of(call.body.code.strip().lower()).hex())

    def confirm(connection: sa.Connection) -> None:
        if not connection.execute(sa.update(NOTICES).where(right).values(code="")).rowcount:
            raise Failure("not_now")

    await call.server.store.write(confirm)
    return await notice_settings(call)


@endpoint("GET", "/api/push", answer=forms.PushKey)
async def push_key(call: Call) -> forms.PushKey:
    """The server's public key for Web Push; empty if push is not set up."""
    return forms.PushKey(await call.server.notices.public_key())


@endpoint("POST", "/api/push", body=forms.PushSubscription, answer=forms.Nothing, status=201, fails=(401, 409))
async def subscribe(call: Call) -> forms.Nothing:
    """Be told by this browser that it is my turn."""
    person, asked = call.known(), call.body
    if not await call.server.notices.public_key():
        raise Failure("not_now")
    check_webhook(asked.endpoint, call.server.settings)
    values = {"endpoint": asked.endpoint, "user": person.id, "p256dh": asked.keys.p256dh, "auth": asked.keys.auth}

    def keep(connection: sa.Connection) -> None:
        connection.execute(sa.delete(PUSHES).where(PUSHES.c.endpoint == asked.endpoint))
        connection.execute(sa.insert(PUSHES).values(**values))

    await call.server.store.write(keep)
    return forms.Nothing()


@endpoint("DELETE", "/api/push", body=forms.PushGone, answer=forms.Nothing, fails=(401,))
async def unsubscribe(call: Call) -> forms.Nothing:
    """No longer be told by this browser."""
    mine = (PUSHES.c.endpoint == call.body.endpoint) & (PUSHES.c.user == call.known().id)
    await call.server.store.write(lambda connection: connection.execute(sa.delete(PUSHES).where(mine)))
    return forms.Nothing()
