"""The position: everything there is to know about a game at one moment, and the contract every game fulfils."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.errors import IllegalMove, Unreadable
from tafelrunde.engine.events import EVERYONE, Event, EventKind, Played
from tafelrunde.engine.packed import Moves, listed, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step, step_name
from tafelrunde.engine.traits import Traits
from tafelrunde.engine.verbs import VERB_SHIFT, VerbTable

PATIENCE: Final = 100_000
"""Steps without a decision before the engine calls it an endless loop: a mistake in a game's rules."""


class Standing:
    """Scores, ranks (1 is best, ties share) and winners; `rule` says by which rule the game ended ('' while it runs)."""

    def __init__(self, over: bool, scores: list[int], ranks: list[int], winners: list[int], rule: str) -> None:
        self.over = over
        self.scores = scores
        self.ranks = ranks
        self.winners = winners
        self.rule = rule

    def to_json(self) -> dict[str, Any]:
        return {
            "over": self.over,
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "rule": self.rule,
        }


def ranks_by(scores: list[int]) -> list[int]:
    """Ranks for scores where more is better: 1 for the best, equal scores share a rank."""
    return [1 + sum(1 for other in scores if other > score) for score in scores]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Position:
    """Base of every game's position.

    A position is born blank (no arguments) and filled by the game's set-up or by `copy`: declare attributes in the class body.
    A game's own attributes are ints, strings, bytes, None, lists and tuples of these, packed vectors (`packed.py`), and lists of steps:
    then saving, loading and digests need no code. Attributes whose name starts with an underscore are caches and left out of both.
    """

    rules: int
    """The version of the rules this game is played by, from its first decision to its last. A changed rule asks: ``if pos.rules >= 2``."""
    asks_ends: bool
    """Whether a seat is asked for a move that ends a phase or turn (a verb with `ends`) though it has no other."""
    seats: int
    chance: Chance
    stack: list[Step[Any]]
    ply: int
    """Decisions taken so far by players; forced ones do not count."""
    noticed: vec[i64]
    """Decisions each seat has noticed; the last entry is the spectators'."""
    revelations: int
    log: list[Event | Played] | None
    """Where events go; None: nobody listens."""
    _offers: Moves | None
    _asked: int

    def begin(self, seats: int, chance: Chance) -> None:
        """Set up what every position has; a game's own set-up calls this first.

        `rules` is set by `Game.new` after it. A set-up that depends on it sets it first: reading what is not set is an error.
        """
        self.asks_ends = False
        self.seats = seats
        self.chance = chance
        self.stack = []
        self.ply = 0
        self.noticed = vec[i64]([0] * (seats + 1))
        self.revelations = 0
        self.log = None
        self._offers = None
        self._asked = -1

    # What a game fulfils.

    def copy(self) -> Position:
        """An independent twin, cheaply. It keeps no log."""
        raise AssertionError("a game's position must be able to copy itself")

    def verbs(self) -> VerbTable:
        """The game's table of verbs."""
        raise AssertionError("a game's position must know its verbs")

    def standing(self) -> Standing:
        """Scores, ranks, winners and the rule that ended the game."""
        raise AssertionError("a game's position must know its standing")

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know (None: a spectator), as plain JSON-able data, built up from nothing."""
        raise AssertionError("a game's position must show itself")

    def scene(self) -> dict[str, Any]:
        """What never changes and everybody knows: places with coordinates, adjacency, names. For drawing."""
        return {}

    def guess(self, seat: int | None, chance: Chance) -> Position:
        """A full position consistent with what this seat knows: secrets re-dealt, chance re-seeded from `chance`.

        A game copies itself, deals anew what the seat does not know, and calls `redealt` on the twin.
        """
        raise AssertionError("a game's position must be guessable")

    def evaluate(self) -> list[float]:
        """How good this looks for each seat, 0 (lost) to 1 (won). May use everything: bots apply it to guesses."""
        raise AssertionError("a game's position must be able to value itself")

    def hunch(self, seat: int, moves: list[int]) -> list[float]:
        """A weight above 0 for each of these moves: how much a good player leans to it before thinking. Empty: no opinion.

        For bots' rollouts and as an order of what to try first, so it must be cheap. Uses only what this seat knows.
        """
        return []

    def has_hunch(self) -> bool:
        """Whether `hunch` may have an opinion. A game that has none says so: that spares rollouts a list of moves at every decision."""
        return True

    def leanings(self) -> list[float]:
        """The hunch by verb code, where it goes by the verb alone: that spares rollouts a list of weights. Empty: ask `hunch`."""
        return []

    def traits(self) -> list[vec[i64]]:
        """What each seat is judged by: its role, how far the game has come (0 to 16), then small whole numbers, named in `Game.traits`.
        Each seat's are from what it may know. Empty: there are none, in this game or at this moment.
        """
        return []

    def judge(self) -> list[float]:
        """Each seat's chance to win by a judgement learnt from play (`judgement.py`). Empty: there is none, ask `evaluate`."""
        return []

    def judged_by(self) -> Traits | None:
        """What `traits` counts, what characters like of it, and how far levels look; None: the game says nothing of that."""
        return None

    def invariants(self) -> list[str]:
        """What is wrong with this position; empty for every position that play can reach. For tests."""
        return []

    def restored(self) -> None:
        """Called after loading: rebuild what the underscore attributes cache."""

    # What every game gets.

    def waiting(self) -> list[int]:
        """The seats that have to decide now; several at once when they decide secretly. Empty: the game is over."""
        if not self.stack:
            return []
        if self._asked >= 0:
            return [self._asked]
        mask = self.stack[-1].waits_for(self)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def first_asked(self) -> int:
        """The first of the seats that have to decide now. The game is not over."""
        if self._asked >= 0:
            return self._asked
        mask: i64 = self.stack[-1].waits_for(self)
        seat: i64 = 0
        while not mask >> seat & 1:
            seat += 1
        return seat

    def deciding(self, seat: int | None) -> list[int]:
        """The seats this viewer may know to be deciding. In a secret decision nobody learns who is done already."""
        if not self.stack:
            return []
        step = self.stack[-1]
        mask = step.waits_for(self)
        if step.secret(self):
            own = mask & (1 << seat) if seat is not None else 0
            mask = own | (step.party(self) & ~(1 << seat) if seat is not None else step.party(self))
        return [other for other in range(self.seats) if mask >> other & 1]

    def moves(self, seat: int) -> list[int]:
        """Every legal move of this seat, sorted; empty if it is not asked."""
        return listed(self.offers(seat))

    def offers(self, seat: int) -> Moves:
        """The same as they are kept: to be read, not to be changed."""
        offers = self._offers
        if offers is not None and seat == self._asked:
            return offers
        if not self.stack or not 0 <= seat < self.seats or not self.stack[-1].waits_for(self) >> seat & 1:
            return Moves()
        offers = self.stack[-1].offers(self, seat)
        offers.sort()
        return offers

    def play(self, seat: int, move: int) -> None:
        """Carry out a legal move and everything that follows without a decision. IllegalMove leaves all as it was."""
        if move not in self.offers(seat):
            raise self._refusal(seat, move)
        self.carry_out(seat, move)

    def carry_out(self, seat: int, move: int) -> None:
        """`play` for a move that is known to be legal, because it was just taken from the offers."""
        step = self.stack[-1]
        self.ply += 1
        hushed = step.secret(self)
        if hushed:
            self.noticed[seat] += 1
        else:
            noticed = self.noticed
            for i in range(len(noticed)):
                noticed[i] += 1
        if self.log is not None:
            notices = 1 << seat if hushed or step.private(self, seat, move) else EVERYONE
            self.log.append(Played(seat, move, False, notices, hushed, step_name(type(step))))
        step.play(self, seat, move)
        self.settle()

    def play_all(self, seat: int, moves: list[int]) -> Position:
        """Several moves in a row, all or none: returns the position after them, this one stays as it is."""
        twin = self.copy()
        if self.log is not None:
            twin.log = list(self.log)
        for move in moves:
            twin.play(seat, move)
        return twin

    def why_not(self, seat: int, move: int) -> Reason | None:
        """The reason, by rule id, why this seat may not play this move now; None if it may."""
        if not self.stack:
            return Reason("G1")
        if not 0 <= seat < self.seats or not self.stack[-1].waits_for(self) >> seat & 1:
            return Reason("G2")
        try:
            self.verbs().values(move)
        except Unreadable:
            return Reason("G3")
        return self.stack[-1].why_not(self, seat, move)

    def is_over(self) -> bool:
        return not self.stack

    def fence(self) -> int:
        """Grows with every draw, roll and revelation. Equal before and after a move: the move may be taken back freely."""
        return self.revelations + self.chance.count

    # For the rules of a game.

    def push(self, step: Step[Any]) -> None:
        """Begin an inner procedure."""
        self.stack.append(step)

    def pop(self) -> None:
        """The innermost procedure is done."""
        self.stack.pop()

    def reveal(self) -> None:
        """Somebody now knows something he did not know and did not cause freely: no free undo beyond this point."""
        self.revelations += 1

    def disclose(self) -> None:
        """Secret decisions are opened: everyone notices that they were taken."""
        noticed = self.noticed
        for i in range(len(noticed)):
            noticed[i] += 1
        self.revelations += 1

    def tell(self, kind: EventKind, values: tuple[int, ...], knows: int = EVERYONE, notices: int = EVERYONE) -> None:
        """Report an event. Hot code asks first whether there is a log."""
        if self.log is not None:
            self.log.append(Event(kind, values, knows, notices))

    def settle(self) -> None:
        """Proceed until somebody has a real choice or the game is over."""
        self._offers = None
        self._asked = -1
        stack = self.stack
        for _ in range(PATIENCE):
            if not stack:
                return
            step = stack[-1]
            mask: i64 = step.waits_for(self)
            if mask == 0:
                step.proceed(self)
            elif mask & (mask - 1):
                return
            else:
                seat: i64 = 0
                while not mask >> seat & 1:
                    seat += 1
                offers = step.offers(self, seat)
                if len(offers) != 1 or step.asks_anyway(self) or (self.asks_ends and self.verbs().verbs[offers[0] >> VERB_SHIFT].ends):
                    offers.sort()
                    self._offers = offers
                    self._asked = seat
                    return
                if self.log is not None:
                    notices = 1 << seat if step.private(self, seat, offers[0]) else EVERYONE
                    self.log.append(Played(seat, offers[0], True, notices, False, step_name(type(step))))
                step.play(self, seat, offers[0])
        raise AssertionError(f"{type(step).__name__} goes round in circles")

    def redealt(self, chance: Chance) -> None:
        """The secrets of this twin are new: what was offered before and the dice to come are those of another world."""
        self.chance = chance.fork()
        self._offers = None
        self._asked = -1

    def copy_base(self, twin: Position) -> None:
        """Copy what every position has; a game's `copy` calls this for a blank twin. The log stays behind."""
        twin.rules = self.rules
        twin.asks_ends = self.asks_ends
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.stack = [step.copy() for step in self.stack]
        twin.ply = self.ply
        twin.noticed = self.noticed[:]
        twin.revelations = self.revelations
        twin.log = None
        twin._offers = self._offers
        twin._asked = self._asked

    def _refusal(self, seat: int, move: int) -> IllegalMove:
        try:
            text = self.verbs().text(move)
        except Unreadable:
            text = str(move)
        return IllegalMove(text, self.why_not(seat, move) or NOT_HERE)
