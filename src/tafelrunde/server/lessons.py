"""Lessons over HTTP. The server keeps nothing: a learner's browser says what he did so far, and is told where that leads.

What is sent is made by `shown`, from the view of the learner's seat, as at any table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct, field
from mypy_extensions import i64

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.messages import places_of
from tafelrunde.engine.packed import vec
from tafelrunde.engine.position import Position
from tafelrunde.lessons.script import Lesson, Step, lessons_of
from tafelrunde.lessons.tutor import ANSWER, MOST_DONE, Moment, Remark, begin, hear
from tafelrunde.server import shown, wire
from tafelrunde.server import story as stories
from tafelrunde.server.endpoints import Call, endpoint
from tafelrunde.server.failures import Failure
from tafelrunde.server.shown import Viewer
from tafelrunde.server.story import Story
from tafelrunde.server.texts import say, speaker
from tafelrunde.server.wire import ReasonOut

MOMENTS_KEPT = 400
Deed = Annotated[str, Meta(max_length=80)]
"""What a learner did: a move in notation, "." (read on), "?1" (an answer)."""


class LessonInfo(Struct):
    id: str
    title: str
    minutes: int
    extra: bool
    """Beyond the guided first game."""
    steps: int


class Lessons(Struct):
    """The lessons of a game in their order."""

    lessons: list[LessonInfo]


class Deeds(Struct, forbid_unknown_fields=True):
    """What the learner did so far, what he does now, and how many lines of the log he has already."""

    lang: wire.Language = "en"
    done: Annotated[list[Deed], Meta(max_length=MOST_DONE)] = field(default_factory=list)
    now: Annotated[list[Deed], Meta(max_length=wire.MOST_MOVES)] = field(default_factory=list)
    lines: Annotated[int, Meta(ge=0, le=100_000)] = 0
    still: bool = False
    """Whether verbs, events and scene are known already."""


class Doubt(Struct, forbid_unknown_fields=True):
    """A move the learner asks about."""

    move: Deed
    lang: wire.Language = "en"
    done: Annotated[list[Deed], Meta(max_length=MOST_DONE)] = field(default_factory=list)


class PointOut(Struct):
    """What is pointed at: a value of the game's words, a seat, or a part or panel of the page (-1)."""

    kind: str
    value: int
    name: str


class StepOut(Struct):
    """What the learner reads, and what he is asked: act, question, free, read."""

    number: int
    kind: str
    text: str
    rules: list[str]
    points: list[PointOut]
    answers: list[str]
    expected: wire.Move | None
    """A move that leads on, for whoever wants to be shown."""
    dice: str
    """The die of which all faces are shown; mostly none."""


class MomentOut(Struct):
    """Where the lesson stands. `step` null: it is over."""

    lesson: LessonInfo
    next: str
    """The lesson after this one, or nothing."""
    done: list[str]
    """What of it all counts: to be sent again next time."""
    played: int
    """How many of the moves tried just now were taken."""
    said: ReasonOut | None
    """What is said to what was done last."""
    step: StepOut | None
    table: wire.Table
    view: wire.View
    events: wire.Events


class Doubted(Struct):
    """Why a move is not allowed; what its chances are if it is."""

    reasons: list[ReasonOut]
    odds: Any


@lru_cache(MOMENTS_KEPT)
def reached(game: Game, id: str, done: tuple[str, ...]) -> Moment | Remark:
    """Where a learner stands who did this. Shared: moments do not change."""
    if not done:
        return begin(lessons_of(game)[id])
    before = reached(game, id, done[:-1])
    return before if isinstance(before, Remark) else hear(before, done[-1])


def listed(lesson: Lesson, lang: str) -> LessonInfo:
    return LessonInfo(lesson.id, lesson.title[lang], lesson.minutes, lesson.extra, len(lesson.steps))


@endpoint("GET", "/api/games/{game}/lessons/{lang}", answer=Lessons, fails=(404,))
async def list_lessons(call: Call) -> Lessons:
    """The lessons of a game."""
    game = call.server.game(call.part("game"))
    return Lessons([listed(lesson, call.part("lang")) for lesson in lessons_of(game).values()])


@endpoint("POST", "/api/games/{game}/lessons/{lesson}/moment", body=Deeds, answer=MomentOut, fails=(404, 429), always=True)
async def learn(call: Call) -> MomentOut:
    """Go on with a lesson: where it stands after what was done before and what is done now."""
    lesson = lesson_of(call)
    call.server.lessons.take(call.address)
    return await call.server.aside(answer, lesson, call.body)


@endpoint("POST", "/api/games/{game}/lessons/{lesson}/doubt", body=Doubt, answer=Doubted, fails=(404, 429), always=True)
async def doubt(call: Call) -> Doubted:
    """Why may the learner not play this move; what are its chances?"""
    lesson = lesson_of(call)
    call.server.lessons.take(call.address)
    asked: Doubt = call.body
    moment, _ = standing(lesson, asked.done)
    pos = moment.position
    try:
        move = pos.verbs().parse(asked.move)
    except Unreadable as error:
        raise Failure("unreadable", str(error)) from None
    words = speaker(lesson.game, lesson.game.seat_names(lesson.roles), asked.lang, places_of(pos))
    return Doubted(words.reasons(pos.why_not(lesson.seat, move)), call.server.odds(lesson.game, pos, lesson.seat, move))


def lesson_of(call: Call) -> Lesson:
    lesson = lessons_of(call.server.game(call.part("game"))).get(call.part("lesson"))
    if lesson is None:
        raise Failure("not_there")
    return lesson


def standing(lesson: Lesson, done: list[str]) -> tuple[Moment, list[str]]:
    """The moment after as much of this as leads on: a lesson may have been mended since."""
    kept: tuple[str, ...] = ()
    found = reached(lesson.game, lesson.id, kept)
    for deed in done:
        after = reached(lesson.game, lesson.id, (*kept, deed))
        if isinstance(after, Remark):
            break
        found, kept = after, (*kept, deed)
    assert isinstance(found, Moment)
    return found, list(kept)


def answer(lesson: Lesson, asked: Deeds) -> MomentOut:
    """What the learner is told."""
    moment, done = standing(lesson, asked.done)
    lines = asked.lines if len(done) == len(asked.done) else 0
    said: ReasonOut | None = None
    played = 0
    for deed in asked.now:
        if len(done) == MOST_DONE:
            raise Failure("too_long")
        step = moment.now
        after = reached(lesson.game, lesson.id, (*done, deed))
        if isinstance(after, Remark):
            said = remark(lesson, moment.position, after, asked.lang)
            break
        said = praise(step, deed, asked.lang)
        moment, done, played = after, [*done, deed], played + 1
    story = retold(moment)
    viewer = Viewer(lesson.seat, asked.lang)
    view = shown.view_for(story, viewer, 0, "none")
    view.mark = f"{view.noticed}-{len(done)}"
    view.undo = wire.UndoState(bool(done), [])
    order = list(lessons_of(lesson.game))
    following = order[order.index(lesson.id) + 1 :]
    return MomentOut(
        listed(lesson, asked.lang),
        following[0] if following else "",
        done,
        played,
        said,
        step_of(moment, asked.lang),
        table_of(lesson, story, asked),
        view,
        wire.Events(lines, shown.entries_of(story, viewer, lines)),
    )


def remark(lesson: Lesson, pos: Position, said: Remark, lang: str) -> ReasonOut:
    """A refusal by the rules, the author's words, or a friendly sentence."""
    if said.reason is not None:
        return speaker(lesson.game, lesson.game.seat_names(lesson.roles), lang, places_of(pos)).reasons(said.reason)[0]
    return ReasonOut("", said.text[lang] if said.text is not None else say(lang, f"lesson-{said.key}"))


def praise(step: Step | None, deed: str, lang: str) -> ReasonOut | None:
    """What is said to a right answer."""
    return ReasonOut("", step.answers[int(deed[1:])].reply[lang]) if step is not None and deed.startswith(ANSWER) else None


def retold(moment: Moment) -> Story:
    """The moment as the story of a table."""
    story = Story(moment.lesson.game, list(moment.lesson.roles), moment.position)
    for told in moment.told:
        story.tell([stories.Told(entry, told.ply, vec[i64](list(told.noticed))) for entry in told.entries])
    return story


def step_of(moment: Moment, lang: str) -> StepOut | None:
    step = moment.now
    if step is None:
        return None
    accepted = moment.accepted() if step.kind == "act" else []
    return StepOut(
        moment.step + 1,
        step.kind,
        step.text[lang],
        list(step.rules),
        [PointOut(point.kind, point.value, point.name) for point in step.points],
        [one.text[lang] for one in step.answers],
        moment.position.verbs().to_json(accepted[0]) if accepted else None,
        step.dice,
    )


def table_of(lesson: Lesson, story: Story, asked: Deeds) -> wire.Table:
    """The table the learner sits at. It is nobody else's, and nobody keeps it."""
    game = lesson.game
    names = [say(asked.lang, "lesson-learner" if seat == lesson.seat else "lesson-teacher") for seat in range(len(lesson.roles))]
    id, title = f"lesson-{game.id}-{lesson.id}", lesson.title[asked.lang]
    info = shown.unstored(story, shown.Unstored(id, title, names, story.position.deciding(lesson.seat), yours=(lesson.seat,)))
    if asked.still:
        return wire.Table(info, [lesson.seat], True, [], [], {}, [], [], [], {})
    return wire.Table(info, [lesson.seat], False, shown.verbs_of(game), shown.events_of_game(game), story.position.scene(), [], [], [], {})
