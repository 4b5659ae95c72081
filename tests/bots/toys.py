"""Games of a few lines whose right play is known: what a search must find, and what it must not know."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.position import Position, Standing
from tafelrunde.engine.steps import Step
from tafelrunde.engine.verbs import VerbTable, arg1, count

VERBS = VerbTable()
TAKE = VERBS.verb("take", count("stones", 3), rule="T1")
SHOW = VERBS.verb("show", count("side", 1), rule="T2")
CLIMB = VERBS.verb("climb", count("rung", 3), rule="T3")
SLIDE = VERBS.verb("slide", rule="T3", takes_back=True)


class Toy(Position):
    """Everything a toy needs: a number for each seat, a heap, and who has won."""

    marks: list[int]
    heap: int
    won: int

    def copy(self) -> Toy:
        twin = Toy()
        self.copy_base(twin)
        twin.marks = self.marks.copy()
        twin.heap = self.heap
        twin.won = self.won
        return twin

    def verbs(self) -> VerbTable:
        return VERBS

    def standing(self) -> Standing:
        over = self.is_over()
        winners = [self.won] if over and self.won >= 0 else []
        return Standing(over, [0] * self.seats, [1] * self.seats, winners, "T1" if over else "")

    def evaluate(self) -> list[float]:
        return [0.5] * self.seats

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"heap": self.heap, "own": None if seat is None else self.marks[seat]}

    def guess(self, seat: int | None, chance: Chance) -> Toy:
        twin = self.copy()
        for other in range(self.seats):
            if other != seat and twin.marks[other]:
                twin.marks[other] = 1 + chance.below(2)
        twin.redealt(chance)
        return twin


class Heap(Step[Toy]):
    """Take one to three stones in turn; whoever takes the last one wins."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def waits_for(self, pos: Toy) -> int:
        return 1 << self.turn

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [TAKE(number) for number in range(1, min(3, pos.heap) + 1)]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        pos.heap -= arg1(move)
        pos.pop()
        if pos.heap:
            pos.push(Heap(1 - seat))
        else:
            pos.won = seat


class Treadmill(Step[Toy]):
    """Both take stones in turn from a heap that never gets smaller."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def waits_for(self, pos: Toy) -> int:
        return 1 << self.turn

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [TAKE(1), TAKE(2)]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        pos.pop()
        pos.push(Treadmill(1 - seat))


class Pennies(Step[Toy]):
    """Both show a side in secret; the first seat wins if they match."""

    def waits_for(self, pos: Toy) -> int:
        return sum(1 << seat for seat in range(2) if not pos.marks[seat])

    def secret(self, pos: Toy) -> bool:
        return True

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [SHOW(0), SHOW(1)]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        pos.marks[seat] = 1 + arg1(move)

    def proceed(self, pos: Toy) -> None:
        pos.disclose()
        pos.pop()
        pos.won = 0 if pos.marks[0] == pos.marks[1] else 1


class Rivals(Step[Toy]):
    """Both climb three times at once and in secret; the second seat wins only by choosing 2 each time."""

    def waits_for(self, pos: Toy) -> int:
        return sum(1 << seat for seat in range(2) if pos.marks[seat] < 16)

    def secret(self, pos: Toy) -> bool:
        return True

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [CLIMB(1), CLIMB(2), CLIMB(3)]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        pos.marks[seat] = pos.marks[seat] * 4 + arg1(move)

    def proceed(self, pos: Toy) -> None:
        pos.disclose()
        pos.pop()
        pos.won = 1 if pos.marks[1] == 2 * 16 + 2 * 4 + 2 else 0


class Envelope(Step[Toy]):
    """The first seat hides a side, then the second names one and wins if it is right: noticed, but not known."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def waits_for(self, pos: Toy) -> int:
        return 1 << self.turn

    def private(self, pos: Toy, seat: int, move: int) -> bool:
        return self.turn == 0

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [SHOW(0), SHOW(1)]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        pos.marks[seat] = 1 + arg1(move)
        pos.pop()
        if seat == 0:
            pos.push(Envelope(1))
        else:
            pos.won = 1 if pos.marks[0] == pos.marks[1] else 0


class Ladder(Step[Toy]):
    """One seat climbs three times in a row and wins only by choosing 2 each time; it may always slide back to the ground."""

    def waits_for(self, pos: Toy) -> int:
        return 1

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [CLIMB(1), CLIMB(2), CLIMB(3), *([SLIDE()] if pos.heap else [])]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        if move == SLIDE():
            pos.heap = 0
            return
        pos.heap = pos.heap * 4 + arg1(move)
        if pos.heap >= 16:
            pos.pop()
            pos.won = 0 if pos.heap == 2 * 16 + 2 * 4 + 2 else 1


class Dice(Step[Toy]):
    """A sure thing (3 of 6 dice results win) against a better one (5 of 6): which is better shows only on average."""

    def waits_for(self, pos: Toy) -> int:
        return 1

    def moves(self, pos: Toy, seat: int) -> list[int]:
        return [CLIMB(1), CLIMB(2)]

    def play(self, pos: Toy, seat: int, move: int) -> None:
        roll = pos.chance.roll()
        pos.won = 0 if roll <= (3 if move == CLIMB(1) else 5) else 1
        pos.pop()


def toy(step: Step[Toy], heap: int = 0, seed: int = 1) -> Toy:
    """A toy that begins with this step."""
    pos = Toy()
    pos.begin(2, chance_from_seed(seed))
    pos.rules = 1
    pos.marks = [0, 0]
    pos.heap = heap
    pos.won = -1
    pos.push(step)
    pos.settle()
    return pos
