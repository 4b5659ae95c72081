"""R7.7 Turmoil: humiliate, purge, depose, rest."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, bits_set, offered, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.root.events import DEPOSED, HUMILIATED, LED, PURGED, TOO_FEW
from tafelrunde.games.root.events import TURMOIL as TURMOIL_EVENT
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import lay_down, lies_open
from tafelrunde.games.root.terms.deck import BIRDS, KIND_OF, cards_in
from tafelrunde.games.root.verbs import CHOOSE_LEADER
from tafelrunde.games.root.words import COLUMNS, EYRIE, LEADERS

LOYAL_VIZIERS: Final = 2
ALL_LEADERS: Final = (1 << LEADERS) - 1
RESTING: Final = 2


def begin_turmoil(pos: Root, column: i64, suit: i64, why: i64) -> None:
    """R7.7.1 to R7.7.3-a: points for every bird in the Decree, the cards, the leader. A card of `suit` in `column` is stuck, and `why`."""
    birds = LOYAL_VIZIERS
    for each in range(COLUMNS):
        birds += bits_set(pos.decree[each] & BIRDS)
    if pos.log is not None:
        pos.tell(TURMOIL_EVENT, (EYRIE, column, suit, why, int(why == TOO_FEW)))
    if not pos.unmarked >> EYRIE & 1:
        lost = min(birds, pos.points[EYRIE])
        pos.points = added(pos.points, EYRIE, -lost)
        if pos.log is not None:
            pos.tell(HUMILIATED, (EYRIE, lost, pos.points[EYRIE], birds, int(lost < birds)))
    for each in range(COLUMNS):
        for card in cards_in(pos.decree[each]):
            lay_down(pos, card)
            if pos.log is not None:
                pos.tell(PURGED, (EYRIE, KIND_OF[card], lies_open(pos, card), each, len(pos.souls)))
    pos.decree = vec[i64]([0] * COLUMNS)
    pos.pending = vec[i64]([0] * len(pos.pending))
    pos.deposed |= 1 << pos.leader
    if pos.log is not None:
        pos.tell(DEPOSED, (EYRIE, pos.leader, int(pos.deposed == ALL_LEADERS)))
    if pos.deposed == ALL_LEADERS:
        pos.deposed = 0
    pos.part = RESTING
    pos.push(TURMOIL_STEP)


def appoint(pos: Root, leader: i64) -> None:
    """R7.3.3-a, R7.7.3-b: a leader takes over."""
    pos.leader = leader
    if pos.log is not None:
        pos.tell(LED, (EYRIE, leader))


@final
class Turmoil(Step[Root]):
    """R7.7.3-b: a new leader among those face up; with him the viziers move (R7.7.3-c)."""

    rule: ClassVar[str] = "R7.7.3-b"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[EYRIE]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([CHOOSE_LEADER.move1(leader) for leader in range(LEADERS) if not pos.deposed >> leader & 1]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != CHOOSE_LEADER.code:
            return Reason("G4")
        return Reason("R7.7.3-b", arg1(move)) if pos.deposed >> arg1(move) & 1 else None

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        appoint(pos, arg1(move))


TURMOIL_STEP: Final = Turmoil()
