"""Where somebody with an account is in the lessons, so that it is found in every browser. Guests have it in theirs only."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
import sqlalchemy as sa
from msgspec import Meta, Struct, field

from tafelrunde.engine.catalogue import Game
from tafelrunde.lessons.script import lessons_of
from tafelrunde.lessons.tutor import MOST_DONE
from tafelrunde.server.database import LEARNERS
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.identity import Person
from tafelrunde.server.lessons import Deed

MOST_LESSONS = 60


class LessonPlace(Struct, forbid_unknown_fields=True):
    """Where a lesson was left: what the learner did, whether he has ever finished it, and when that was, in seconds."""

    lesson: Annotated[str, Meta(max_length=40)]
    done: Annotated[list[Deed], Meta(max_length=MOST_DONE)] = field(default_factory=list)
    finished: bool = False
    at: Annotated[float, Meta(ge=0, le=1e11)] = 0.0


class LessonCourse(Struct, forbid_unknown_fields=True):
    """The lessons of a game somebody has begun."""

    lessons: Annotated[list[LessonPlace], Meta(max_length=MOST_LESSONS)] = field(default_factory=list)


def merged(one: LessonCourse, other: LessonCourse, game: Game) -> LessonCourse:
    """The later place of each lesson there is; once finished, a lesson stays so."""
    found = LessonCourse()
    for id in lessons_of(game):
        places = [place for course in (one, other) for place in course.lessons if place.lesson == id]
        if places:
            last = max(places, key=lambda place: place.at)
            found.lessons.append(LessonPlace(id, last.done, any(place.finished for place in places), last.at))
    return found


def learner(call: Call) -> tuple[Person, Game]:
    """Who asks, and about which game. Failure: only accounts are kept in mind."""
    person = call.known()
    if not person.account:
        raise Failure("not_now")
    return person, call.server.game(call.part("game"))


def course_of(connection: sa.Connection, user: str, game: str) -> LessonCourse:
    """What is kept of somebody."""
    chosen = sa.select(LEARNERS.c.course).where(LEARNERS.c.user == user, LEARNERS.c.game == game)
    text = connection.scalar(chosen)
    return msgspec.json.decode(text, type=LessonCourse) if text else LessonCourse()


@endpoint("GET", "/api/me/lessons/{game}", answer=LessonCourse, fails=(401, 404, 409))
async def course(call: Call) -> LessonCourse:
    """Where I am in the lessons of a game."""
    person, game = learner(call)
    return await call.server.store.read(lambda connection: course_of(connection, person.id, game.id))


@endpoint("PUT", "/api/me/lessons/{game}", body=LessonCourse, answer=LessonCourse, fails=(401, 404, 409, 429))
async def keep_course(call: Call) -> LessonCourse:
    """Where this browser is in the lessons of a game; the answer is that and what was kept, lesson by lesson the later of the two."""
    person, game = learner(call)
    call.server.lessons.take(call.address)
    now = time.time()
    for place in call.body.lessons:
        place.at = min(place.at, now)

    def keep(connection: sa.Connection) -> LessonCourse:
        found = merged(course_of(connection, person.id, game.id), call.body, game)
        mine = (LEARNERS.c.user == person.id) & (LEARNERS.c.game == game.id)
        text = msgspec.json.encode(found).decode()
        if not connection.execute(sa.update(LEARNERS).where(mine).values(course=text)).rowcount:
            connection.execute(sa.insert(LEARNERS).values(user=person.id, game=game.id, course=text))
        return found

    return await call.server.store.write(keep)
