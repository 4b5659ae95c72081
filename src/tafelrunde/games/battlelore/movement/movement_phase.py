"""B7 The Movement phase, with the goblins' rush (B19.4)."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.board.terrain import cliff_between, forbids_battle
from tafelrunde.games.battlelore.events import MOVED_UNIT, RUSHED_UNIT, WEB_TORN
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.lore.windows import against_window, is_lore_verb, may_hold, play_lore, window_moves
from tafelrunde.games.battlelore.movement.paths import (
    FAR,
    RUSH_HEXES,
    battle_steps,
    cannot_move,
    farther,
    may_rush,
    most_steps,
    passage_exit,
    steps_to,
    usual,
    walk,
)
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import FOOT_ONSLAUGHT, WALKS_ON_TOKENS
from tafelrunde.games.battlelore.tables import MOVEMENT as WHILE_MOVING
from tafelrunde.games.battlelore.verbs import CALL, END, MOVE, RUSH, RUSH_AT, TEAR_WEB
from tafelrunde.games.battlelore.words import (
    FOOT,
    GAVE_UP,
    MELEE_ONLY,
    MOVED,
    NO_BATTLE,
    ORDERED,
    RUSH_SHIFT,
    RUSHED,
    SHIFTED,
    WEBBED,
)


def named_unit(pos: BattleLore, seat: int, h: int) -> Reason | None:
    """B6.2, B25.4: whether a hex names an ordered unit this seat commands."""
    unit = pos.at[h] if h < pos._board.size else -1
    if unit < 0 or not pos.mark[unit] & ORDERED or pos.owner[unit] & 1 != pos.active & 1:
        return Reason("B6.2", h)
    return None if pos.controller(unit) == seat else Reason("B25.4", h)


def rush_targets(pos: BattleLore, unit: int, h: int) -> list[int]:
    """B19.4, B19.8: the enemies next to the hex where a rush ends that can be attacked from there."""
    camp = pos.owner[unit] & 1
    found: list[int] = []
    for n in pos._board.neighbours[h]:
        target = pos.enemy_at(n, camp)
        if target >= 0 and not cliff_between(pos, h, n) and not (pos.effects and pos.has(fx.SANCTUARY, target)):
            found.append(n)
    return found


def against_step(pos: BattleLore, unit: int, h: int, most: int) -> Reason | None:
    """B7.5, B7.10, B7.11, B10.22: why a unit cannot get to a hex."""
    if h >= pos._board.size:
        return Reason("B7.10")
    if steps_to(pos, unit, most, h) != FAR:
        return None
    if pos.at[h] >= 0 and h != pos.place[unit]:
        return Reason("B7.5", h)
    return Reason("B7.11", h) if pos.passable(h) else Reason("B10.22", h)


def against_move(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """B7: why a unit cannot make this move."""
    reason = named_unit(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    reason = cannot_move(pos, unit)
    if reason is not None or h == passage_exit(pos, unit):
        return reason
    return against_step(pos, unit, h, most_steps(pos, unit))


def against_rush(pos: BattleLore, seat: int, a: int, h: int) -> Reason | None:
    """B19.8–B19.13: why this is no rush."""
    reason = named_unit(pos, seat, a)
    if reason is not None:
        return reason
    unit = pos.at[a]
    reason = cannot_move(pos, unit)
    if reason is not None:
        return reason
    if not may_rush(pos, unit):
        return Reason("B19.4", a)
    reason = against_step(pos, unit, h, RUSH_HEXES)
    if reason is not None:
        return reason
    if steps_to(pos, unit, RUSH_HEXES, h) <= battle_steps(pos, unit):
        return Reason("B19.9", h)
    if forbids_battle(pos, unit, h):
        return Reason("B19.13", h)
    return None if rush_targets(pos, unit, h) else Reason("B19.8", h)


def unit_moves(pos: BattleLore, unit: int, found: list[int]) -> None:
    """Every move and rush of one unit."""
    mark = pos.mark[unit]
    if mark & MOVED:
        return
    a = pos.place[unit]
    if pos.marker[unit] & WEBBED:
        if not mark & GAVE_UP:
            found.append(TEAR_WEB.move1(a))
        return
    if cannot_move(pos, unit) is not None:
        return
    most = most_steps(pos, unit)
    ends: list[int] = []
    steps = walk(pos, unit, most, ends, -1)
    ends.sort()  # offers are sorted in the end: quicker for pieces that are in order
    for h in ends:
        found.append(MOVE.move2(a, h))
    if pos.terrain[a]:
        gate = passage_exit(pos, unit)
        if gate >= 0 and not 0 < steps[gate] < FAR:
            found.append(MOVE.move2(a, gate))
    if may_rush(pos, unit):
        add_rushes(pos, unit, found)


def add_rushes(pos: BattleLore, unit: int, found: list[int]) -> None:
    """B19.4, B19.9: every rush of goblin foot."""
    near = battle_steps(pos, unit)
    if near >= RUSH_HEXES:
        return
    a = pos.place[unit]
    ends: list[int] = []
    steps = walk(pos, unit, RUSH_HEXES, ends, -1)
    for h in ends:
        if steps[h] > near and not forbids_battle(pos, unit, h) and rush_targets(pos, unit, h):
            found.append(RUSH.move2(a, h))


def move_unit(pos: BattleLore, unit: int, h: int, rush: bool) -> None:
    """B7.13, B7.24: the unit moves; how far it went and what it entered decide whether it may battle."""
    a = pos.place[unit]
    most = RUSH_HEXES if rush else most_steps(pos, unit)
    steps = 1
    if most > 1 and (most > usual(pos, unit, False) or pos.log is not None or WALKS_ON_TOKENS[pos.kind[unit]]):
        steps = steps_to(pos, unit, most, h)
        if steps == FAR:
            steps = 1
    if pos.log is not None:
        pos.tell(MOVED_UNIT, (pos.kind[unit], a, h, steps))
    mark = MOVED | SHIFTED
    if not rush and steps > battle_steps(pos, unit):
        mark |= NO_BATTLE
    elif pos.tactic == FOOT_ONSLAUGHT and pos.sort(unit) == FOOT and steps > usual(pos, unit, False):
        mark |= MELEE_ONLY
    if WALKS_ON_TOKENS[pos.kind[unit]]:
        pos.pay(pos.acting(unit), max(0, steps - farther(pos, unit)))  # hexes that cards add cost nothing
    pos.mark[unit] |= mark
    pos.put(unit, h)
    if forbids_battle(pos, unit, h):
        pos.mark[unit] |= NO_BATTLE


@final
class MovementPhase(Step[BattleLore]):
    """B4.4: ordered units move one after another, in whatever order their player likes."""

    rule: ClassVar[str] = "B7.1"

    def __init__(self, word: int) -> None:
        self.word = word
        """The seat whose turn it is to move (B25.10)."""
        self.finished = 0
        """Seats that move no more, one bit each."""

    def copy(self) -> MovementPhase:
        twin = MovementPhase(self.word)
        twin.finished = self.finished
        return twin

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << self.word

    def asks_anyway(self, pos: BattleLore) -> bool:
        return not pos.quick and self.word == pos.chiefs[pos.active] and may_hold(pos, pos.active, WHILE_MOVING)

    def can_act(self, pos: BattleLore, seat: int) -> bool:
        found: list[int] = []
        for unit in range(len(pos.owner)):
            if pos.mark[unit] & ORDERED and pos.place[unit] >= 0 and pos.keeper[unit] == seat:
                unit_moves(pos, unit, found)
        return len(found) > 0

    def others(self, pos: BattleLore) -> list[int]:
        """B25.10: the other players of the camp who still have units to move."""
        return [seat for seat in pos.partners() if not self.finished >> seat & 1 and self.can_act(pos, seat)]

    def moves(self, pos: BattleLore, seat: int) -> list[int]:
        found: list[int] = []
        for unit in range(len(pos.mark)):
            if pos.mark[unit] & ORDERED == 0 or pos.place[unit] < 0 or (pos.teams == 1 and pos.keeper[unit] != seat):
                continue
            unit_moves(pos, unit, found)
        if seat != pos.chiefs[pos.active]:
            found.append(END.move0())
            return found
        called = self.others(pos)
        for other in called:
            found.append(CALL.move1(other))
        if not called:
            found.append(END.move0())
        if pos.lore:
            found.extend(window_moves(pos, pos.active, WHILE_MOVING))
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        reason: Reason | None = None
        if verb == MOVE.code:
            reason = against_move(pos, seat, arg1(move), arg2(move))
        elif verb == RUSH.code:
            reason = against_rush(pos, seat, arg1(move), arg2(move))
        elif verb == TEAR_WEB.code:
            reason = named_unit(pos, seat, arg1(move))
            unit = pos.at[arg1(move)] if reason is None else -1
            if unit >= 0 and not (pos.marker[unit] & WEBBED and not pos.mark[unit] & (MOVED | GAVE_UP)):
                reason = Reason("B20.32", arg1(move))
        elif verb == END.code:
            reason = Reason("B25.10") if seat == pos.chiefs[pos.active] and self.others(pos) else None
        elif verb == CALL.code:
            allowed = seat == pos.chiefs[pos.active] and arg1(move) in self.others(pos)
            reason = None if allowed else Reason("B25.10")
        elif is_lore_verb(verb):
            if seat != pos.chiefs[pos.active]:
                return Reason("B25.7")
            return against_window(pos, pos.active, WHILE_MOVING, move)
        else:
            reason = Reason("G4")
        return reason

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        verb = verb_code(move)
        if pos.quick and pos.lore:
            pos.reveal()
        chief = pos.chiefs[pos.active]
        if verb == END.code:
            if seat == chief:
                pos.pop()
            else:
                self.finished |= 1 << seat
                self.word = chief
        elif verb == CALL.code:
            self.word = arg1(move)
        elif is_lore_verb(verb):
            self.finished = 0  # the card may be for a unit whose player was content to stay
            play_lore(pos, pos.active, WHILE_MOVING, move)
        else:
            self.word = chief
            unit = pos.at[arg1(move)]
            if verb == TEAR_WEB.code:
                tear_web(pos, unit)
            else:
                move_unit(pos, unit, arg2(move), verb == RUSH.code)
                if verb == RUSH.code:
                    pos.push(RushTarget(unit, seat, arg1(move)))


def tear_web(pos: BattleLore, unit: int) -> None:
    """An ordered unit gives up move and battle to remove its web."""
    pos.set_marker(unit, pos.marker[unit] & ~WEBBED)
    pos.mark[unit] |= GAVE_UP
    if pos.log is not None:
        pos.tell(WEB_TORN, (pos.kind[unit], pos.place[unit]))


@final
class RushTarget(Step[BattleLore]):
    """B19.8: a rush names one enemy next to the hex where it ends."""

    rule: ClassVar[str] = "B19.8"

    def __init__(self, unit: int, seat: int, origin: int) -> None:
        self.unit = unit
        self.seat = seat
        self.origin = origin

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << self.seat

    def moves(self, pos: BattleLore, seat: int) -> list[int]:
        return [RUSH_AT.move1(h) for h in rush_targets(pos, self.unit, pos.place[self.unit])]

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RUSH_AT.code:
            return Reason("G4")
        return None if arg1(move) in rush_targets(pos, self.unit, pos.place[self.unit]) else Reason("B19.8", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        unit = self.unit
        pos.mark[unit] |= RUSHED | pos.at[arg1(move)] << RUSH_SHIFT
        if pos.log is not None:
            pos.tell(RUSHED_UNIT, (pos.kind[unit], self.origin, pos.place[unit], arg1(move)))
