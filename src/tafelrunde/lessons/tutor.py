"""Plays a lesson: where the learner stands, what he is asked, what becomes of what he does.

A moment is never changed; hearing the learner gives the next one. So going back is dropping the last thing he did, and whoever knows the
lesson and what the learner did knows everything.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import IllegalMove, Unreadable
from tafelrunde.engine.events import Event, Played
from tafelrunde.engine.position import Position
from tafelrunde.engine.steps import Reason
from tafelrunde.lessons.script import ANY, Lesson, Line, Step, Text, fits

NEXT: Final = "."
"""What the learner says when he has read."""
ANSWER: Final = "?"
"""Before the number of an answer."""
MOST_DONE: Final = 200


@dataclass(frozen=True)
class Told:
    """What one decision brought, as the position's log has it."""

    entries: tuple[Event | Played, ...]
    ply: int
    noticed: tuple[int, ...]


@dataclass(frozen=True)
class Moment:
    """A lesson in progress: the position, the step, how many of the step's lines are played, what was told so far."""

    lesson: Lesson
    position: Position
    told: tuple[Told, ...] = ()
    step: int = 0
    played: int = 0
    used: tuple[int, ...] = ()
    """What the learner played of lines that offer the same moves: each may be played as often as it is named."""

    @property
    def over(self) -> bool:
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        return None if self.over else self.lesson.steps[self.step]

    def asked(self) -> Line | None:
        """The line the learner has to play now; None where he reads, answers or plays freely."""
        step = self.now
        return step.lines[self.played] if step is not None and self.played < len(step.lines) else None

    def accepted(self) -> list[int]:
        """The moves that are accepted here, in the order in which the author names them."""
        line = self.asked()
        moves = self.position.moves(self.lesson.seat)
        if line is None:
            return moves if self.now is not None and self.now.free else []
        words = {move: self.position.verbs().text(move).split() for move in moves}
        found = [move for pattern in line.moves for move in moves if fits(pattern, words[move])]
        return [move for move in dict.fromkeys(found) if found.count(move) > self.used.count(move)]


@dataclass(frozen=True)
class Remark:
    """What is said to something that does not lead on: a rule, the author's words, or (neither) a friendly sentence of the table."""

    reason: Reason | None = None
    text: Text | None = None
    key: str = "not-here"


def begin(lesson: Lesson) -> Moment:
    """The first moment. Unreadable if the author's moves do not fit the rules."""
    pos = lesson.game.new(list(lesson.roles), lesson.seed, lesson.options, log=True)
    first = Told(tuple(pos.log or ()), 0, tuple(pos.noticed))
    pos.log = None
    moment = Moment(lesson, pos, (first,))
    for number, line in enumerate(lesson.start, 1):
        moment = carry_out(moment, line, f"start, move {number}")
    return onward(moment)


def hear(moment: Moment, said: str) -> Moment | Remark:
    """What comes of what the learner does: a move in notation, NEXT, or ANSWER with a number."""
    step = moment.now
    if step is None:
        return Remark(key="over")
    if said == NEXT:
        return advance(moment) if step.kind in ("read", "free") else Remark(key="do-first")
    if said.startswith(ANSWER):
        return answered(moment, step, said[1:])
    try:
        move = moment.position.verbs().parse(said)
    except Unreadable:
        return Remark(key="unreadable")
    seat = moment.lesson.seat
    if (reason := moment.position.why_not(seat, move)) is not None:
        return Remark(reason)
    if step.kind not in ("act", "free"):
        return Remark(key="read-first")
    if move not in moment.accepted():
        return objection(step, said.split())
    after = played(moment, seat, move)
    if step.free:
        return advance(after) if seat not in after.position.waiting() else after
    return onward(replace(after, played=moment.played + 1, used=used_up(moment, step, move)))


def used_up(moment: Moment, step: Step, move: int) -> tuple[int, ...]:
    """What may not be played again on the next line: something, if it offers the same choice."""
    line, following = step.lines[moment.played], step.lines[moment.played + 1 :]
    exact = len(line.moves) > 1 and not any(ANY in pattern for pattern in line.moves)
    return (*moment.used, move) if exact and following and following[0] == line else ()


def objection(step: Step, words: list[str]) -> Remark:
    """What the author says to a move that is allowed by the rules."""
    for other in step.others:
        if fits(other.move, words):
            return Remark(text=other.text)
    return Remark(text=step.otherwise)


def answered(moment: Moment, step: Step, number: str) -> Moment | Remark:
    if not number.isdigit() or int(number) >= len(step.answers):
        return Remark(key="do-first")
    answer = step.answers[int(number)]
    return advance(moment) if answer.right else Remark(text=answer.reply)


def advance(moment: Moment) -> Moment:
    return onward(replace(moment, step=moment.step + 1, played=0, used=()))


def onward(moment: Moment) -> Moment:
    """Play what the others do, up to where the learner is asked. A step whose lines are done leads to the next at once."""
    while (step := moment.now) is not None:
        while (line := moment.asked()) is not None and (line.seat >= 0 or line.dice is not None):
            moment = carry_out(moment, line, f"step {moment.step + 1}")
            moment = replace(moment, played=moment.played + 1)
        if line is not None or step.kind != "act":
            break
        moment = replace(moment, step=moment.step + 1, played=0)
    return moment


def carry_out(moment: Moment, line: Line, at: str) -> Moment:
    """What the author says happens: another seat's move, or new dice."""
    if line.dice is not None:
        pos = moment.position.copy()
        chance = chance_from_seed(line.dice)
        chance.count = pos.chance.count
        pos.chance = chance
        return replace(moment, position=pos)
    if line.seat < 0 or len(line.moves) != 1 or ANY in line.moves[0]:
        raise Unreadable(f"{at}: say which seat plays exactly which move: 'SEAT: MOVE'.")
    text = " ".join(line.moves[0])
    try:
        return played(moment, line.seat, moment.position.verbs().parse(text))
    except IllegalMove as error:
        who = moment.lesson.game.seat_names(moment.lesson.roles)[line.seat]
        raise Unreadable(f"{at}: {who} may not play '{text}' ({error.reason.rule}).") from None


def played(moment: Moment, seat: int, move: int) -> Moment:
    pos = moment.position.copy()
    pos.log = []
    pos.play(seat, move)
    told = Told(tuple(pos.log), pos.ply, tuple(pos.noticed))
    pos.log = None
    return replace(moment, position=pos, told=(*moment.told, told))
