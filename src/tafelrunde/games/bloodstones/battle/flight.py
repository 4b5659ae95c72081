"""Chapter 20: withdrawal before a battle and retreat after it."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.events import EventKind
from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.bloodstones.battle.told import units_of
from tafelrunde.games.bloodstones.events import BATTLE_OVER, STOOD, WITHDREW
from tafelrunde.games.bloodstones.phases.movement import price, sea_chain
from tafelrunde.games.bloodstones.pieces.tiles import CUTIECORNS, DRAGONS, FIELD, ONE, RIDERS, SHIPS, WALLS, kinds_in, size_of
from tafelrunde.games.bloodstones.pieces.words import CORSAIRS, SEA, SHIP
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import ABOUT_AREA, AREA, FIGHT, RETREAT, SEAT, WITHDRAW


def near_own_ship(pos: Bloodstones, seat: i64, area: i64) -> bool:
    """S3.34, S3.39: a ship of the seat in a sea area next to this land area."""
    if pos._board.terrain[area] == SEA:
        return False
    return any(pos.army[seat * pos.areas + sea] & SHIPS for sea in pos._board.seas[area])


def cavalry_of(pos: Bloodstones, attacker: i64, area: i64) -> i64:
    """S20.2, S20.7: the attacker's cavalry; Corsairs next to one of their ships count one more."""
    riders = size_of(pos.force(attacker, area) & RIDERS)
    if pos.faction[attacker] == CORSAIRS and near_own_ship(pos, attacker, area):
        riders += 1
    return riders


def why_not_break_away(pos: Bloodstones, attacker: i64, defender: i64, area: i64) -> Reason | None:
    """S20.4, S20.5: Dragons in the attack, or castles and citadels in the defence, allow no withdrawal."""
    if pos.force(defender, area) & WALLS:
        return Reason("S20.5", area)
    return Reason("S20.4", area) if pos.force(attacker, area) & DRAGONS else None


def meets_cavalry(pos: Bloodstones, attacker: i64, defender: i64, area: i64) -> bool:
    """S20.2, S20.3: enough cavalry, or a Dragon."""
    force = pos.force(defender, area)
    return bool(force & DRAGONS) or size_of(force & RIDERS) >= cavalry_of(pos, attacker, area)


def why_not_withdraw(pos: Bloodstones, attacker: i64, defender: i64, area: i64) -> Reason | None:
    """S20.2 to S20.7: why a defender may not withdraw, wherever to. Corsairs may always try by sea."""
    refused = why_not_break_away(pos, attacker, defender, area)
    if refused is not None:
        return refused
    if pos.faction[defender] == CORSAIRS or meets_cavalry(pos, attacker, defender, area):
        return None
    notional = cavalry_of(pos, attacker, area) > size_of(pos.force(attacker, area) & RIDERS)
    return Reason("S20.7" if notional else "S20.2", area)


def why_not_refuge(pos: Bloodstones, seat: i64, area: i64) -> Reason | None:
    """S20.11, S20.12, S20.22: empty or with an own piece, and not left in flight during this turn."""
    if seat * pos.areas + area in pos.fled:
        return Reason("S20.22", area, args=(ABOUT_AREA,))
    if pos._present[area] >> seat & 1 or pos.village_of[area] == seat or pos.is_empty(area):
        return None
    return Reason("S20.12", area)


def passage_from(pos: Bloodstones, seat: i64, area: i64) -> list[int]:
    """S20.16, S20.17, S20.29: land areas over a chain of own ships that begins next to the battle area."""
    ends: list[int] = []
    chain = sea_chain(pos, seat, pos._board.seas[area])
    for sea in chain:
        for land in pos._board.lands[sea]:
            if land != area and land not in ends:
                ends.append(land)
    return ends


def stranded(pos: Bloodstones, seat: i64, force: i64, area: i64, target: i64) -> i64:
    """S20.18: the units of a force that cannot enter a destination."""
    left: i64 = 0
    by_sea = not pos._board.touch(area, target)
    for kind in kinds_in(force):
        if price(pos, seat, kind, target) == 0 or (by_sea and kind == SHIP):
            left += force & FIELD[kind]
    return left


def refuges(pos: Bloodstones, seat: i64, area: i64, force: i64, only_by_sea: bool) -> list[int]:
    """S20.11 to S20.21: the destinations of a force. Those all units can enter; without any, those some can enter."""
    reached = passage_from(pos, seat, area)
    if not only_by_sea:
        for target in pos._board.adjacent[area]:
            if target not in reached:
                reached.append(target)
    for_all: list[int] = []
    for_some: list[int] = []
    for target in reached:
        if why_not_refuge(pos, seat, target) is None:
            left = stranded(pos, seat, force, area, target)
            if left == 0:
                for_all.append(target)
            elif left != force:
                for_some.append(target)
    return for_all or for_some


def withdrawals(pos: Bloodstones, attacker: i64, defender: i64, area: i64) -> list[int]:
    """S20.1 to S20.9: where the defender may withdraw to; empty if a withdrawal is not allowed."""
    if why_not_withdraw(pos, attacker, defender, area) is not None:
        return []
    by_sea = not meets_cavalry(pos, attacker, defender, area)
    return refuges(pos, defender, area, pos.force(defender, area), by_sea)


def why_not_withdraw_now(pos: Bloodstones, attacker: int, defender: int, area: int, seat: int, again: bool) -> Reason:
    """S13.8, S14.1, S18.3, S20.8, S20.9: why somebody who holds Battle tiles already does not withdraw."""
    if seat == attacker:
        return Reason("S13.8")
    if again:
        return Reason("S18.3")
    refused = why_not_withdraw(pos, attacker, defender, area)
    if refused is not None:
        return refused
    if withdrawals(pos, attacker, defender, area):
        return Reason("S14.1")
    return Reason("S20.8" if meets_cavalry(pos, attacker, defender, area) else "S20.9", area)


def flee(pos: Bloodstones, seat: int, area: int, target: int, told: EventKind) -> int:
    """S20.15, S20.19, S20.22: all units go together, those that cannot are eliminated. Returns how many were.

    A Cutiecorn that cannot go stays behind, among the enemies (S30.14).
    """
    force = pos.force(seat, area)
    left = stranded(pos, seat, force, area, target)
    pos.fled = [*pos.fled, seat * pos.areas + area]
    if pos.log is not None:
        pos.tell(told, (seat, area, target, size_of(force - left), *units_of(force - left)))
    lost = 0
    for kind in kinds_in(left & ~CUTIECORNS):
        for _ in range(size_of(left & FIELD[kind])):
            pos.eliminate(seat, kind, area)
            lost += 1
    pos.move_force(seat, force - left, area, target)
    return lost


def wipe_out(pos: Bloodstones, seat: int, area: int, force: int) -> int:
    """S20.21: units without a way out are eliminated. Returns how many."""
    lost = 0
    for kind in kinds_in(force):
        while pos.force(seat, area) & FIELD[kind] and force & FIELD[kind]:
            force -= ONE[kind]
            pos.eliminate(seat, kind, area)
            lost += 1
    return lost


def why_not_flee_to(pos: Bloodstones, seat: int, area: int, target: int, by_sea: bool, offered: list[int]) -> Reason | None:
    """Why a destination is not allowed."""
    if target in offered:
        return None
    if target >= pos.areas:
        return Reason("S1.16", target)
    over_ships = target in passage_from(pos, seat, area)
    if not over_ships and not pos._board.touch(area, target):
        return Reason("S20.11", target)
    if by_sea and not over_ships:
        return Reason("S20.9", target)
    refused = why_not_refuge(pos, seat, target)
    if refused is not None:
        return refused
    force = pos.force(seat, area)
    return Reason("S20.18" if stranded(pos, seat, force, area, target) == force else "S20.20", target)


@final
class Withdrawal(Step[Bloodstones]):
    """Chapter 14: the defender fights, or withdraws with the whole force to a destination."""

    rule: ClassVar[str] = "S14.1"

    def __init__(self, attacker: int, defender: int, area: int, offered: list[int]) -> None:
        self.attacker = attacker
        self.defender = defender
        self.area = area
        self.offered = offered

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(AREA("area"), self.area), (SEAT("attacker"), self.attacker)]

    def waits_for(self, pos: Bloodstones) -> int:
        return 1 << self.defender

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = offered(vec[i64]([WITHDRAW.move1(area) for area in self.offered]))
        offers.append(FIGHT.move0())
        return offers

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) == FIGHT.code:
            return None
        if verb_code(move) != WITHDRAW.code:
            return Reason("S14.1") if verb_code(move) == RETREAT.code else NOT_HERE
        by_sea = not meets_cavalry(pos, self.attacker, seat, self.area)
        return why_not_flee_to(pos, seat, self.area, arg1(move), by_sea, self.offered)

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == FIGHT.code:
            if pos.log is not None:
                pos.tell(STOOD, (seat, self.area))
            return
        pos.pop()
        flee(pos, seat, self.area, arg1(move), WITHDREW)
        pos.settle_cutiecorn()
        if pos.log is not None:
            pos.tell(BATTLE_OVER, (self.area,))
