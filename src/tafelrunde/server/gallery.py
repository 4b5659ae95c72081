"""The gallery over HTTP: maps, boards and scenarios that people keep, show by a link, take further, rate and talk about.

Whoever has the link of a work may read it; the gallery lists those its author wants listed, and only what can be played. A table copies the
text of a work into its options, and so does its record: nothing that was played needs the gallery afterwards.
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import sqlalchemy as sa
from msgspec import Meta, Struct

from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.catalogue import Workshop
from tafelrunde.engine.options import MOST_TEXT
from tafelrunde.server import forms
from tafelrunde.server.database import OPINIONS, WORKS
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person, new_secret
from tafelrunde.server.lobby import somebody
from tafelrunde.server.moderation import note_act

MOST_LISTED = 60
MOST_COMMENTS = 200
MOST_STARS = 5


class NewWork(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    title: forms.Title = ""
    listed: bool = False
    """Whether the gallery shows it; otherwise only who has the link sees it."""
    origin: Annotated[str, Meta(max_length=40)] = ""
    """The work it was made from."""


class Revision(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=MOST_TEXT)]
    title: forms.Title
    listed: bool


class WhichWorks(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)] = ""
    mine: bool = False


class WorkInfo(Struct):
    """A work in a list. `stars` is the average of those who rated it, 0 if nobody did."""

    id: str
    game: str
    kind: str
    title: str
    author: str
    mine: bool
    listed: bool
    origin: str
    created: float
    updated: float
    stars: float
    ratings: int


class Works(Struct):
    works: list[WorkInfo]


class Comment(Struct):
    """What somebody said; `user` is told to administrators only."""

    user: str
    name: str
    stars: int
    text: str
    at: float
    mine: bool


class Work(Struct):
    """A work with its text, where it comes from, and what is said of it."""

    info: WorkInfo
    text: str
    origin: WorkInfo | None
    comments: list[Comment]


class NewOpinion(Struct, forbid_unknown_fields=True):
    """Stars from 1 to 5, 0 for none, and perhaps a few words. Neither: what was said before is taken back."""

    stars: Annotated[int, Meta(ge=0, le=MOST_STARS)] = 0
    comment: Annotated[str, Meta(max_length=1000)] = ""


def workshop_for(call: Call, game: str) -> Workshop:
    found = call.server.game(game).workshop
    if found is None:
        raise Failure("not_there")
    return found


def drawn(workshop: Workshop, text: str, listed: bool) -> str:
    """The picture of a work, as far as it can be drawn; a failure if it is to be listed and cannot be played."""
    faults = workshop.faults(text)
    if faults and listed:
        raise Failure("bad_options", faults[0].en)
    try:
        return workshop.desk(text).picture
    except Faulty:
        return ""


def info_of(call: Call, row: Any, stars: float, ratings: int) -> WorkInfo:
    mine = call.person is not None and row.owner == call.person.id
    kind = workshop_for(call, row.game).kind
    shown = (row.origin, row.created, row.updated, round(stars or 0.0, 2), ratings)
    return WorkInfo(row.id, row.game, kind, row.title, row.author, mine, row.listed, *shown)


def rated() -> sa.Select[Any]:
    """Works with the average of their stars and how many gave some."""
    given = sa.select(OPINIONS.c.work, sa.func.avg(OPINIONS.c.stars).label("stars"), sa.func.count().label("ratings"))
    found = given.where(OPINIONS.c.stars > 0).group_by(OPINIONS.c.work).subquery()
    columns = [column for column in WORKS.c if column.name not in ("text", "picture")]
    joined = WORKS.outerjoin(found, found.c.work == WORKS.c.id)
    return sa.select(*columns, sa.func.coalesce(found.c.stars, 0.0), sa.func.coalesce(found.c.ratings, 0)).select_from(joined)


async def works_where(call: Call, which: sa.ColumnElement[bool]) -> list[WorkInfo]:
    chosen = rated().where(which).order_by(WORKS.c.updated.desc(), WORKS.c.id).limit(MOST_LISTED)
    rows = await call.server.store.read(lambda connection: connection.execute(chosen).all())
    known = {game.id for game in call.server.games.values() if game.workshop is not None}
    return [info_of(call, row, float(row[-2]), int(row[-1])) for row in rows if row.game in known]


@endpoint("GET", "/api/works", answer=Works, query=WhichWorks, fails=(401,))
async def list_works(call: Call) -> Works:
    """The gallery, or one's own works: the newest first."""
    asked: WhichWorks = call.query
    which = (WORKS.c.owner == call.known().id) if asked.mine else WORKS.c.listed
    return Works(await works_where(call, which & (WORKS.c.game == asked.game) if asked.game else which))


def run(connection: sa.Connection, statement: sa.Insert | sa.Update) -> None:
    connection.execute(statement)


async def the_work(call: Call) -> Any:
    chosen = sa.select(WORKS).where(WORKS.c.id == call.part("work"))
    row = await call.server.store.read(lambda connection: connection.execute(chosen).first())
    if row is None:
        raise Failure("not_there")
    return row


async def own_work(call: Call) -> Any:
    """A work of whoever asks; a failure if it is somebody else's."""
    row = await the_work(call)
    if row.owner != call.known().id:
        raise Failure("not_yours")
    return row


@endpoint("POST", "/api/works", body=NewWork, answer=WorkInfo, status=201, fails=(404, 409))
async def keep_work(call: Call) -> WorkInfo:
    """Keep a map, board or scenario; its id is the link."""
    asked: NewWork = call.body
    workshop = workshop_for(call, asked.game)
    call.server.drafts.take(call.address)
    person = await somebody(call)
    await must_have_room(call, person)
    picture = await call.server.aside(drawn, workshop, asked.text, asked.listed)
    now = time.time()
    row = {
        "id": new_secret()[:16],
        "owner": person.id,
        "author": person.name,
        "game": asked.game,
        "title": asked.title.strip(),
        "text": asked.text,
        "picture": picture,
        "origin": asked.origin,
        "listed": asked.listed,
        "created": now,
        "updated": now,
    }
    await call.server.store.write(lambda connection: run(connection, sa.insert(WORKS).values(**row)))
    return (await works_where(call, WORKS.c.id == row["id"]))[0]


async def must_have_room(call: Call, person: Person) -> None:
    most = call.server.settings.works_per_user
    kept = sa.select(sa.func.count()).where(WORKS.c.owner == person.id)
    if most and (await call.server.store.read(lambda connection: connection.scalar(kept)) or 0) >= most:
        raise Failure("too_much")


@endpoint("GET", "/api/works/{work}", answer=Work, fails=(404,))
async def show_work(call: Call) -> Work:
    """A work with its text and what is said of it."""
    row = await the_work(call)
    said = sa.select(OPINIONS).where(OPINIONS.c.work == row.id).order_by(OPINIONS.c.at.desc()).limit(MOST_COMMENTS)
    opinions = await call.server.store.read(lambda connection: connection.execute(said).all())
    me, admin = (call.person.id, call.person.admin) if call.person is not None else ("", False)
    comments = [Comment(one.user if admin else "", one.name, one.stars, one.comment, one.at, one.user == me) for one in opinions]
    found = {work.id: work for work in await works_where(call, WORKS.c.id.in_([row.id, row.origin]))}
    origin = found.get(row.origin)
    return Work(found[row.id], row.text, origin if origin is not None and (origin.listed or origin.mine) else None, comments)


@endpoint("GET", "/api/works/{work}/picture", answer="image/svg+xml", fails=(404,))
async def work_picture(call: Call) -> str:
    """A picture of a work, as SVG."""
    row = await the_work(call)
    if not row.picture:
        raise Failure("not_there")
    return str(row.picture)


@endpoint("PUT", "/api/works/{work}", body=Revision, answer=WorkInfo, fails=(401, 403, 404, 409))
async def revise_work(call: Call) -> WorkInfo:
    """A new version of one's own work."""
    row = await own_work(call)
    asked: Revision = call.body
    call.server.drafts.take(call.address)
    picture = await call.server.aside(drawn, workshop_for(call, row.game), asked.text, asked.listed)
    values = {"text": asked.text, "title": asked.title.strip(), "listed": asked.listed, "picture": picture, "updated": time.time()}
    change = sa.update(WORKS).where(WORKS.c.id == row.id).values(**values)
    await call.server.store.write(lambda connection: run(connection, change))
    return (await works_where(call, WORKS.c.id == row.id))[0]


@endpoint("DELETE", "/api/works/{work}", answer=forms.Nothing, fails=(401, 403, 404))
async def drop_work(call: Call) -> forms.Nothing:
    """Take one's own work away, or anybody's as an administrator; tables that were made from it keep it."""
    person = call.known()
    row = await the_work(call)
    if row.owner != person.id and not person.admin:
        raise Failure("not_yours")

    def drop(connection: sa.Connection) -> None:
        connection.execute(sa.delete(OPINIONS).where(OPINIONS.c.work == row.id))
        connection.execute(sa.delete(WORKS).where(WORKS.c.id == row.id))
        if row.owner != person.id:
            note_act(connection, person.id, "remove_work", row.id)

    await call.server.store.write(drop)
    return forms.Nothing()


@endpoint("PUT", "/api/works/{work}/opinion", body=NewOpinion, answer=Work, fails=(401, 404, 409))
async def say_opinion(call: Call) -> Work:
    """Rate somebody's work and say something about it; one opinion a person, the last one counts."""
    person = call.known()
    row = await the_work(call)
    asked: NewOpinion = call.body
    call.server.chats.take("user:" + person.id)
    comment = asked.comment.strip()
    if row.owner == person.id and asked.stars:
        raise Failure("not_now")

    def say(connection: sa.Connection) -> None:
        connection.execute(sa.delete(OPINIONS).where(OPINIONS.c.work == row.id, OPINIONS.c.user == person.id))
        if asked.stars or comment:
            values = {"work": row.id, "user": person.id, "name": person.name, "stars": asked.stars, "comment": comment, "at": time.time()}
            connection.execute(sa.insert(OPINIONS).values(**values))

    await call.server.store.write(say)
    return await show_work(call)


@endpoint("DELETE", "/api/works/{work}/opinions/{user}", answer=forms.Nothing, fails=(401, 403, 404))
async def drop_opinion(call: Call) -> forms.Nothing:
    """An administrator takes out what somebody said."""
    person = call.known()
    if not person.admin:
        raise Failure("not_admin")
    row = await the_work(call)

    def drop(connection: sa.Connection) -> None:
        gone = sa.delete(OPINIONS).where(OPINIONS.c.work == row.id, OPINIONS.c.user == call.part("user"))
        if not connection.execute(gone).rowcount:
            raise Failure("not_there")
        note_act(connection, person.id, "remove_opinion", row.id)

    await call.server.store.write(drop)
    return forms.Nothing()
