"""S18.6 to S19.19: what a decided battle brings: victory points, casualties, retreat, Dragons, Undead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.bloodstones.battle.flight import flee, refuges, why_not_flee_to, wipe_out
from tafelrunde.games.bloodstones.events import BATTLE_OVER, CHANGED_HANDS, CITADEL_FELL, DRAGON_LEFT, NO_REFUGE, RAISED, RETREATED, WON
from tafelrunde.games.bloodstones.pieces.tiles import (
    CITADELS,
    CORSAIR_VP,
    CUTIECORN_VP,
    CUTIECORNS,
    FIELD,
    NECROMANCER_UNITS,
    ONE,
    WALLS,
    how_many,
    kinds_in,
    size_of,
)
from tafelrunde.games.bloodstones.pieces.words import CORSAIRS, CUTIECORN, DRAGON, UNDEAD
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import AREA, FIGHT, LOSE, PIPS_LEFT, RAISE, RETREAT, WITHDRAW

CASUALTIES: Final = 0
"""S19.1 to S19.5: what falls, and the unit the loser gives up."""
RETREATING: Final = 1
"""S19.2, chapter 20: the others retreat or are eliminated."""
WINNERS_DUE: Final = 2
"""S19.8 to S19.17: Dragons leave, Undead rise; then the Cutiecorn is looked at (S19.19)."""


def decide(pos: Bloodstones, winner: int, loser: int, area: int, attacker_won: bool, own: int, other: int) -> None:
    """S18.6 to S18.8, S19.19: victory points first, then the Cutiecorn, then the loser's casualties and retreat.

    `own` and `other` are what winner and loser reached.
    """
    force = pos.force(loser, area)
    extra = CORSAIR_VP if pos.faction[winner] == CORSAIRS else 0
    prize = CUTIECORN_VP if force & CUTIECORNS else 0
    gained = size_of(force) + extra + prize
    pos.vp = added(pos.vp, winner, gained)
    if pos.log is not None:
        pos.tell(WON, (winner, area, gained, pos.vp[winner], extra, loser, own, other, prize, size_of(force)))
    if force & CUTIECORNS:
        pos.lift(loser, CUTIECORN, area)
        pos.place(winner, CUTIECORN, area)
        if pos.log is not None:
            pos.tell(CHANGED_HANDS, (winner, area))
    pos.push(Aftermath(winner, loser, area, attacker_won))


@final
class Aftermath(Step[Bloodstones]):
    """Chapter 19: what the loser loses, where the rest goes, and what the winner gets."""

    def __init__(self, winner: int, loser: int, area: int, attacker_won: bool) -> None:
        self.winner = winner
        self.loser = loser
        self.area = area
        self.attacker_won = attacker_won
        self.stage = CASUALTIES
        self.eliminated = 0

    def copy(self) -> Aftermath:
        twin = Aftermath(self.winner, self.loser, self.area, self.attacker_won)
        twin.stage = self.stage
        twin.eliminated = self.eliminated
        return twin

    def proceed(self, pos: Bloodstones) -> None:
        stage = self.stage
        self.stage += 1
        if stage == CASUALTIES:
            self.casualty(pos)
        elif stage == RETREATING:
            self.retreat(pos)
        elif stage == WINNERS_DUE:
            self.dragons_leave(pos)
            self.raise_undead(pos)
        else:
            pos.pop()
            pos.settle_cutiecorn()
            if pos.log is not None:
                pos.tell(BATTLE_OVER, (self.area,))

    def casualty(self, pos: Bloodstones) -> None:
        """S19.1, S19.3, S19.4: castles and citadels fall; without any, the loser gives up one unit."""
        force = pos.force(self.loser, self.area)
        walls = force & WALLS
        if walls & CITADELS:
            pos.taken_by = changed(pos.taken_by, self.loser, self.winner)
            if pos.log is not None:
                pos.tell(CITADEL_FELL, (self.loser, self.winner, self.area))
        if walls:
            self.eliminated += wipe_out(pos, self.loser, self.area, walls)
        elif force:
            self.eliminated += 1
            pos.push(Casualty(self.loser, self.area))

    def retreat(self, pos: Bloodstones) -> None:
        """S19.2, S20.21: the others retreat, or are eliminated if there is nowhere to go."""
        force = pos.force(self.loser, self.area)
        if not force:
            return
        offered = refuges(pos, self.loser, self.area, force, False)
        if offered:
            pos.push(Retreat(self.loser, self.area, offered))
        else:
            if pos.log is not None:
                pos.tell(NO_REFUGE, (self.loser, self.area, size_of(force)))
            self.eliminated += wipe_out(pos, self.loser, self.area, force)

    def dragons_leave(self, pos: Bloodstones) -> None:
        """S19.8: Dragons of a won attack go to the discard pile."""
        if not self.attacker_won:
            return
        for _ in range(how_many(pos.force(self.winner, self.area), DRAGON)):
            pos.lift(self.winner, DRAGON, self.area)
            pos.discard[self.winner] += ONE[DRAGON]
            if pos.log is not None:
                pos.tell(DRAGON_LEFT, (self.winner, self.area))

    def raise_undead(self, pos: Bloodstones) -> None:
        """S19.12 to S19.17: one Undead for each eliminated unit, as far as the supply goes."""
        most = min(self.eliminated, pos.undead_supply)
        if most and pos.force(self.winner, self.area) & NECROMANCER_UNITS:
            pos.push(Raising(self.winner, self.area, most))


@final
class Casualty(Step[Bloodstones]):
    """S19.1: the loser gives up one unit of its own choice."""

    rule: ClassVar[str] = "S19.1"

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(AREA("area"), self.area)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return offered(vec[i64]([LOSE.move1(kind) for kind in kinds_in(pos.force(seat, self.area))]))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) != LOSE.code:
            return NOT_HERE
        return None if pos.force(seat, self.area) & FIELD[arg1(move)] else Reason("S19.1", arg1(move))

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        pos.eliminate(seat, arg1(move), self.area)


@final
class Raising(Step[Bloodstones]):
    """S19.15: how many Undead rise."""

    rule: ClassVar[str] = "S19.15"

    def __init__(self, seat: int, area: int, most: int) -> None:
        self.seat = seat
        self.area = area
        self.most = most

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(AREA("area"), self.area), (PIPS_LEFT, self.most)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return offered(vec[i64]([RAISE.move1(number) for number in range(self.most + 1)]))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RAISE.code:
            return NOT_HERE
        return None if arg1(move) <= self.most else Reason("S19.13", self.most)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        for _ in range(arg1(move)):
            pos.undead_supply -= 1
            pos.place(seat, UNDEAD, self.area)
        if pos.log is not None and arg1(move):
            pos.tell(RAISED, (seat, arg1(move), self.area, pos.undead_supply))


@final
class Retreat(Step[Bloodstones]):
    """S19.2: the loser's remaining units retreat together."""

    rule: ClassVar[str] = "S20.11"

    def __init__(self, seat: int, area: int, offered: list[int]) -> None:
        self.seat = seat
        self.area = area
        self.offered = offered

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(AREA("area"), self.area)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return offered(vec[i64]([RETREAT.move1(area) for area in self.offered]))

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RETREAT.code:
            return Reason("S20.27") if verb_code(move) in (FIGHT.code, WITHDRAW.code) else NOT_HERE
        return why_not_flee_to(pos, seat, self.area, arg1(move), False, self.offered)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        lost = flee(pos, seat, self.area, arg1(move), RETREATED)
        aftermath = pos.stack[-1]
        if isinstance(aftermath, Aftermath):
            aftermath.eliminated += lost
