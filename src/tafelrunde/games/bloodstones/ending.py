"""Chapters 26 to 28: the last battles, the final captures, the score and the winner."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.position import Standing, ranks_by
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.bloodstones.battle.battle import contested_areas, start_battle, why_not_attack
from tafelrunde.games.bloodstones.events import (
    GAME_WON,
    LAST_CAPTURE,
    SCORED,
    WON_BY_CAPTURES,
    WON_BY_POINTS,
    WON_BY_VILLAGES,
    WON_TOGETHER,
)
from tafelrunde.games.bloodstones.pieces.tiles import size_of
from tafelrunde.games.bloodstones.position import ENDING, NOBODY, Bloodstones
from tafelrunde.games.bloodstones.verbs import ATTACK, BUILD, MARCH

ROUNDS: Final = 3
"""S26.6: the rounds of last battles at most."""


@final
class Ending(Step[Bloodstones]):
    """Chapter 26: clockwise from the left neighbour of whoever triggered the end, each fights the remaining battles and draws."""

    def __init__(self, trigger: int) -> None:
        self.trigger = trigger
        self.turn = 0
        """How many seats have been active in this round."""
        self.round = 1
        self.fought = False

    def copy(self) -> Ending:
        twin = Ending(self.trigger)
        twin.turn = self.turn
        twin.round = self.round
        twin.fought = self.fought
        return twin

    def proceed(self, pos: Bloodstones) -> None:
        pos.phase = ENDING
        if self.turn == pos.seats:
            if self.round < ROUNDS and any(pos.is_contested(area) for area in range(pos.areas)):
                self.turn = 0
                self.round += 1
                return
            pos.pop()
            final_captures(pos, self.trigger)
            final_scoring(pos)
            return
        seat = (self.trigger + 1 + self.turn) % pos.seats
        if pos.out >> seat & 1:
            self.turn += 1
        elif not self.fought:
            self.fought = True
            pos.active = seat
            pos.fled = []
            pos.push(LastBattles(seat))
        else:
            self.fought = False
            self.turn += 1
            pos.draw_up(seat, False)


@final
class LastBattles(Step[Bloodstones]):
    """S26.4: the active player chooses the order of the own battles; nothing else can be done."""

    rule: ClassVar[str] = "S26.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.seat if contested_areas(pos, self.seat) else 0

    def proceed(self, pos: Bloodstones) -> None:
        pos.pop()

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        return offered(
            vec[i64](
                [
                    ATTACK.move2(area, other)
                    for area in contested_areas(pos, seat)
                    for other in range(pos.seats)
                    if other != seat and pos._present[area] >> other & 1
                ]
            )
        )

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) != ATTACK.code:
            return Reason("S26.4") if verb_code(move) in (BUILD.code, MARCH.code) else NOT_HERE
        return why_not_attack(pos, seat, arg1(move), arg2(move))

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        start_battle(pos, seat, arg2(move), arg1(move))


def final_captures(pos: Bloodstones, trigger: int) -> None:
    """S27.1, S27.2: foreign villages go to whoever has units beside them, the earlier in the order of S26.4."""
    for area in range(pos.areas):
        owner = pos.village_of[area]
        if owner == NOBODY:
            continue
        for seat in pos.clockwise((trigger + 1) % pos.seats):
            if seat != owner and pos._present[area] >> seat & 1:
                number = pos.villages[area]
                for _ in range(number):
                    pos.capture_village(seat, area)
                if pos.log is not None:
                    pos.tell(LAST_CAPTURE, (seat, owner, area, number, size_of(pos.force(seat, area))))
                break


def final_scoring(pos: Bloodstones) -> None:
    """S27.3, S27.4, S27.6: captured villages and citadels, and who has won."""
    for seat in range(pos.seats):
        gained = pos.capture_vp(seat)
        pos.vp = added(pos.vp, seat, gained)
        if pos.log is not None:
            pos.tell(SCORED, (seat, gained, pos.vp[seat], pos.villages_captured(seat), pos.citadels_taken(seat), pos.village_worth(seat)))
    if pos.log is not None:
        winners = standing_of(pos).winners
        for winner in winners:
            pos.tell(GAME_WON, (winner, pos.vp[winner], *decided_by(pos, winner)))


def decided_by(pos: Bloodstones, best: int) -> tuple[int, ...]:
    """Chapter 28: what made a winner win, over how many, the best of them, and by how much; the arguments of GAME_WON."""
    level = [seat for seat in range(pos.seats) if seat != best and not pos.out >> seat & 1 and pos.vp[seat] == pos.vp[best]]
    villages = pos.villages_on_map(best)
    if not level:
        return (WON_BY_POINTS, 0, best, villages, 0, 0)
    alike = [seat for seat in level if pos.villages_on_map(seat) == villages]
    if not alike:
        rival = max(level, key=pos.villages_on_map)
        return (WON_BY_VILLAGES, len(level), rival, villages, villages, pos.villages_on_map(rival))
    rival = max(alike, key=pos.capture_vp)
    own, other = pos.capture_vp(best), pos.capture_vp(rival)
    if own > other:
        return (WON_BY_CAPTURES, len(alike), rival, villages, own, other)
    return (WON_TOGETHER, sum(1 for seat in alike if pos.capture_vp(seat) == own), rival, villages, own, own)


def standing_of(pos: Bloodstones) -> Standing:
    """S27.6, chapter 28: victory points, then villages on the map, then points from captures. Who is out cannot win (S25.7)."""
    over = pos.is_over()
    if not over:
        return Standing(False, list(pos.vp), ranks_by(list(pos.vp)), [], "")
    keys: list[int] = []
    for seat in range(pos.seats):
        key = (pos.vp[seat] * 1000 + pos.villages_on_map(seat)) * 1000 + pos.capture_vp(seat)
        keys.append(-1_000_000_000 + key if pos.out >> seat & 1 else key)
    ranks = ranks_by(keys)
    winners = [seat for seat in range(pos.seats) if ranks[seat] == 1]
    return Standing(True, list(pos.vp), ranks, winners, pos.end_rule)
