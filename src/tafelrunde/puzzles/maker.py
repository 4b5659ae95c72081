"""Finding puzzles in recorded games: a glance where much is promised, a search where one move stands out, and several ten times as long.

Everything is counted in walks of the search, not in seconds, so that a puzzle is found again on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tafelrunde.bots import Budget, make_bot
from tafelrunde.bots.hints import Hint, suggest
from tafelrunde.bots.worth import NEVER, promises
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, replay
from tafelrunde.puzzles.postponed import postponed
from tafelrunde.puzzles.puzzle import Grade, Kind, Puzzle

PROMISING = 0.02
"""Before anything is searched, one move must promise so much more than any other: the judgement of the position after it."""
LATE = 0.9
"""From this share of a game on every decision is glanced at, whatever its moves promise: what wins may look bad at first."""
GLANCE = 5
"""A first glance takes so many times fewer walks than the quick search: most decisions are seen through by then."""
LONGER = 10
"""How many times as long a search that verifies is."""
JURY = 3
"""So many of those, each with other luck, must agree."""
HOPEFUL = 0.05
CLEAR = 0.10
"""How much better than any other the move must look at a glance, and by the quick search."""
SURE = 0.06
"""And how much better in each longer search: twice what would be ambiguous."""
WINNING = 0.85
LOSING = 0.7
FAIR = 0.9
"""Shares of the chance that each seat has at the beginning: below the one a game is being lost, from the other on it is open."""
EARLY = 0.25
"""Decisions before this share of a game are openings: nobody can say what is best."""
SEVERAL = 3
"""So many moves at least must be to choose from."""


@dataclass
class Verdict:
    """What became of one decision that was looked at; `puzzle` if it is one, of this record."""

    ply: int
    why: str
    puzzle: Puzzle | None = None
    record: Record | None = None


class Maker:
    """Looks through one record. The same record and walks give the same puzzles."""

    def __init__(self, record: Record, walks: int) -> None:
        self.record = record
        self.walks = walks

    def plies(self) -> list[int]:
        """The decisions that are looked at."""
        return list(range(int(len(self.record.moves) * EARLY), len(self.record.moves)))

    def verdicts(self, done: Callable[[int], bool]) -> Iterator[Verdict]:
        """Look at every decision for which `done` does not say that it was looked at before."""
        kept: dict[int, Position] = {}
        wanted = set(self.plies())
        replay(self.record, watch=lambda ply, pos: kept.update({ply: pos.copy()}) if ply in wanted and not done(ply) else None)
        for ply, pos in kept.items():
            yield self.judge(ply, pos)

    def postponed(self) -> Iterator[Verdict]:
        """Look at what decided a turn where it was put off as long as possible."""
        for record in postponed(self.record):
            ply = len(record.moves) - 1
            if ply >= int(len(self.record.moves) * EARLY):
                yield Maker(record, self.walks).judge(ply, replay(record, ply))

    def judge(self, ply: int, pos: Position) -> Verdict:
        line = self.record.moves[ply]
        eyes = Eyes(pos, line.seat)
        if len(eyes.forward()) < SEVERAL:
            return Verdict(ply, "no choice")
        if pos.stack[-1].secret(pos):
            return Verdict(ply, "decided in secret: there is no one answer")
        if ply < len(self.record.moves) * LATE and not self.promising(eyes, ply):
            return Verdict(ply, "nothing promises much")
        if gap(self.search(eyes, ply, max(20, self.walks // GLANCE))) < HOPEFUL:
            return Verdict(ply, "no move stands out")
        quick = self.search(eyes, ply, self.walks)
        if gap(quick) < CLEAR:
            return Verdict(ply, "no move stands out")
        if not self.record.game.verbs.verb_of(quick[0].move).args:
            return Verdict(ply, "doing nothing is best")
        jury: list[list[Hint]] = []
        for number in range(1, JURY + 1):
            jury.append(self.search(eyes, ply, self.walks * LONGER, number))
            if jury[-1][0].move != quick[0].move:
                return Verdict(ply, "a longer search prefers another move")
            if gap(jury[-1]) < SURE:
                return Verdict(ply, "a longer search finds another as good")
        return Verdict(ply, "a puzzle", self.puzzle(ply, pos, min(jury, key=gap)), self.record)

    def promising(self, eyes: Eyes, ply: int) -> bool:
        """Whether one move looks better than all others at once, in some guess of the game."""
        world = eyes.guess(chance_from_seed(f"promise {ply}".encode()))
        best, second, *_ = sorted(promises(world, eyes.seat, eyes.forward(), NEVER), reverse=True)
        return best - second >= PROMISING

    def search(self, eyes: Eyes, ply: int, walks: int, number: int = 0) -> list[Hint]:
        """The moves, best first; every search has luck of its own."""
        return suggest(eyes, Budget(iterations=walks), chance_from_seed(f"puzzle {ply} {walks} {number}".encode()))

    def puzzle(self, ply: int, pos: Position, found: list[Hint]) -> Puzzle:
        game, line = self.record.game, self.record.moves[ply]
        best, others = found[0], sorted(found[1:], key=lambda hint: -hint.chance)
        text = game.verbs.text
        return Puzzle(
            id=f"{game.id}-{self.record.digest[:6]}-{ply}",
            record=-1,
            ply=ply,
            seat=line.seat,
            solution=text(best.move),
            chance=round(best.chance, 3),
            next_move=text(others[0].move),
            next_chance=round(others[0].chance, 3),
            played=text(line.move),
            kind=self.kind(pos, line.seat, best, others[0]),
            grade=self.grade(pos, line.seat, best.move, ply),
            walks=self.walks * LONGER,
        )

    def kind(self, pos: Position, seat: int, best: Hint, second: Hint) -> Kind:
        after = pos.copy()
        after.play(seat, best.move)
        if after.is_over() and seat in after.standing().winners:
            return "ends"
        if best.chance >= WINNING:
            return "wins"
        return "saves" if second.chance * pos.seats <= LOSING and best.chance * pos.seats >= FAIR else "gains"

    def grade(self, pos: Position, seat: int, solution: int, ply: int) -> Grade:
        """Who finds it: whoever looks one move ahead, whoever thinks for a moment, or only whoever thinks for long."""
        greedy = make_bot("greedy", chance_from_seed(f"grade {ply}".encode()))
        if greedy.choose(Eyes(pos, seat), Budget()) == solution:
            return "easy"
        short = self.search(Eyes(pos, seat), ply, max(20, self.walks // LONGER))
        return "medium" if short[0].move == solution else "hard"


def gap(found: list[Hint]) -> float:
    """How much better the preferred move is than any other."""
    return found[0].chance - max(hint.chance for hint in found[1:]) if len(found) > 1 else 0.0
