"""Is a lesson sound? It is followed to its end, in every way its author accepts, and contradicted at every step."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.lessons.script import Lesson, read_lesson
from tafelrunde.lessons.tutor import ANSWER, NEXT, Moment, Remark, begin, hear

LONGEST = 420
"""Characters of a text: what is longer is not read."""
WORLDS = 2


def complaints(text: str) -> list[str]:
    """Everything that is wrong with the text of a lesson; empty if it can be learnt from."""
    try:
        lesson = read_lesson("", text)
        return [*weak_steps(lesson), *wrong_moments(lesson)]
    except TafelrundeError as error:
        return [str(error)]


def weak_steps(lesson: Lesson) -> Iterator[str]:
    """What can be said of the steps before anything is played."""
    for number, step in enumerate(lesson.steps, 1):
        if step.free and any(later.kind in ("act", "free") for later in lesson.steps[number:]):
            yield f"step {number}: after free play nobody knows the position; only texts and questions may follow."
        for language, text in step.text.items():
            if not text:
                yield f"step {number}: there is no text in '{language}'."
            elif len(text) > LONGEST:
                yield f"step {number}: the text in '{language}' has {len(text)} characters; at most {LONGEST} are read."


def wrong_moments(lesson: Lesson) -> Iterator[str]:
    moments = list(follow(begin(lesson)))
    if not moments[-1].over:
        yield f"step {moments[-1].step + 1}: there is no way on."
        return
    for moment in moments[:-1]:
        at = f"step {moment.step + 1}"
        yield from (f"{at}: {wrong}" for wrong in moment.position.invariants())
        yield from (f"{at}: {wrong}" for wrong in leaks(moment))
        step = moment.now
        assert step is not None
        if step.kind == "act":
            for other in moment.accepted()[1:]:
                after = hear(moment, moment.position.verbs().text(other))
                assert isinstance(after, Moment)
                last = list(follow(after))[-1]
                if not last.over:
                    yield f"{at}: after '{moment.position.verbs().text(other)}' there is no way on in step {last.step + 1}."


def leaks(moment: Moment) -> Iterator[str]:
    """What the learner sees must not depend on what he may not know."""
    pos, seat = moment.position, moment.lesson.seat
    for world in range(WORLDS):
        other = pos.guess(seat, chance_from_seed(world))
        if other.view(seat) != pos.view(seat) or other.moves(seat) != pos.moves(seat):
            yield "the learner would see what the seat may not know."


def instructed(moment: Moment) -> str:
    """What the lesson wants done now; nothing if that is not possible."""
    step = moment.now
    if step is None:
        return ""
    if step.kind == "question":
        return f"{ANSWER}{next(number for number, answer in enumerate(step.answers) if answer.right)}"
    if step.kind != "act":
        return NEXT
    accepted = moment.accepted()
    return moment.position.verbs().text(accepted[0]) if accepted else ""


def follow(moment: Moment) -> Iterator[Moment]:
    """All moments of a learner who does what he is told. A lesson that cannot be followed ends early."""
    yield moment
    while said := instructed(moment):
        after = hear(moment, said)
        if isinstance(after, Remark):
            return
        moment = after
        yield moment


def contrary(moment: Moment) -> list[str]:
    """Everything else a learner could do here: legal moves that are not accepted, wrong answers, going on without doing."""
    step = moment.now
    if step is None:
        return []
    text = moment.position.verbs().text
    accepted = set(moment.accepted())
    wrong = [text(move) for move in moment.position.moves(moment.lesson.seat) if move not in accepted]
    wrong += [f"{ANSWER}{number}" for number, answer in enumerate(step.answers) if not answer.right]
    return wrong if step.kind in ("read", "free") else [NEXT, *wrong]
