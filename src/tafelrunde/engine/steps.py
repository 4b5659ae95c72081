"""Steps: what is going on, as a stack of small objects, innermost last.

A step is one procedure of the rulebook. While it waits for nobody the engine lets it `proceed`: roll, deal, push an inner
step, or pop itself. When it waits for seats, it lists their `moves` and carries one out in `play`. There is no other control
state, so a position can be copied, saved and compared at any point.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.verbs import Arg

P = TypeVar("P")


@final
@mypyc_attr(acyclic=True)
class Reason:
    """Why a move is not allowed: a rule id, and what it is about.

    The message ``reason-ID`` may show the values as $about1, $about2…; with `args` they are shown as what they are (a place, a seat).
    """

    def __init__(self, rule: str, *about: int, args: tuple[Arg, ...] = ()) -> None:
        self.rule = rule
        self.about = about
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.about == other.about

    def __hash__(self) -> int:
        return hash((self.rule, self.about))

    def __repr__(self) -> str:
        return f"Reason({', '.join([repr(self.rule), *map(str, self.about)])})"


def reasons(rule: str, count: int, first: int = 0) -> list[Reason]:
    """The same reason about each of so many things, written down once: where it comes up whenever offers are listed."""
    return [Reason(rule, number) for number in range(first, first + count)]


NOT_HERE: Final = Reason("G4")
"""The move belongs to another decision."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Generic[P]):
    """One procedure. Subclass it as ``class Battle(Step[Root])``; the docstring is the rule id and one line.

    `rule` is the codex id a player is shown while the step waits for him; the message ``step-NAME`` (NAME: the class name in lower
    case) is the sentence that says what he has to do. A step that changes after it was pushed must override `copy`; one that never
    changes is shared between copies.
    """

    rule: ClassVar[str] = ""

    def waits_for(self, pos: P) -> int:
        """The seats that must decide now, one bit each; 0 means nobody: the engine calls `proceed`."""
        return 0

    def proceed(self, pos: P) -> None:
        """Go on without a decision. Must change the stack or make `waits_for` non-zero."""
        raise AssertionError(f"{type(self).__name__} waits for nobody and does not proceed")

    def moves(self, pos: P, seat: int) -> list[int]:
        """Every legal move of a seat this step waits for, in any order, without doubles. A step says either this or `offers`."""
        raise AssertionError(f"{type(self).__name__} asks but offers nothing")

    def offers(self, pos: P, seat: int) -> Moves:
        """The same as machine ints, which is what the engine asks for: worth it in steps that are asked often."""
        return offered(vec[i64](self.moves(pos, seat)))

    def why_not(self, pos: P, seat: int, move: int) -> Reason | None:
        """The reason against a well-formed move of a seat that is asked; None exactly if `moves` has it."""
        return None if move in self.offers(pos, seat) else NOT_HERE

    def play(self, pos: P, seat: int, move: int) -> None:
        """Carry out one of `moves`."""
        raise AssertionError(f"{type(self).__name__} offers moves but does not play them")

    def secret(self, pos: P) -> bool:
        """Whether nobody else may notice that a decision is taken here (simultaneous, until all are in)."""
        return False

    def party(self, pos: P) -> int:
        """Who takes part in a secret decision, one bit each, whether still thinking or done; by default everyone."""
        return -1

    def private(self, pos: P, seat: int, move: int) -> bool:
        """Whether others notice this decision but may not know the move."""
        return False

    def asks_anyway(self, pos: P) -> bool:
        """Whether the seat is asked even if it has one legal move, because not asking would tell what it lacks.

        True wherever the offers depend on a secret: otherwise one world asks where another, which looks the same, does not.
        """
        return False

    def lets_pass(self, pos: P) -> int:
        """The move that lets a chance to react go by; -1 if this is no such chance. It may be said beforehand, and must always be legal."""
        return -1

    def about(self, pos: P) -> list[tuple[Arg, int]]:
        """What the question is about, for the message ``step-NAME``: public facts only."""
        return []

    def copy(self) -> Step[P]:
        """Itself if it never changes, else an independent twin."""
        return self


def step_name(step: type[Step[Any]]) -> str:
    """What a step is called in messages, prompts and the log."""
    return step.__name__.lower()
