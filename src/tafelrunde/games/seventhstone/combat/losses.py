"""Hits: what prevents them, and which units go (T14.15–T14.24, T15.3, T15.7, T15.12, T15.16–T15.20, T19.12, T22.24, T22.25)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.combat.battle import FIRST_LOSSES, Battle
from tafelrunde.games.seventhstone.combat.dice import supporters
from tafelrunde.games.seventhstone.events import FELL, GUARDS_FELL, HIT, STOPPED, UNITS_LOST, WASTED
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import destroy_units, parts_of, types_at
from tafelrunde.games.seventhstone.pieces.stones import stones_under
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.told import tell_stones_back
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD, ABOUT_UNITS, LOSE
from tafelrunde.games.seventhstone.words import CAVALRY, MAX_SEATS, MERCENARY, MILITARY


def removable(pos: SeventhStone, battle: Battle, seat: int) -> list[Army]:
    """T14.17, T14.18: parts in the field, then supporting cavalry; never supporting ranged units."""
    found: list[Army] = []
    for type in types_at(pos, seat, battle.field):
        found.extend(parts_of(pos, seat, battle.field, type))
    for army in supporters(pos, battle, seat):
        if army.type == CAVALRY:
            found.append(army)
    return found


def prevent(pos: SeventhStone, battle: Battle, seat: int, hits: int) -> int:
    """Hits that are left. T15.20, T22.25: walls, the mountain, then the shield; T19.12, T19.13: ranged hits pass walls and mountain."""
    bypass = pos.wall_bypass and battle.stage == FIRST_LOSSES
    behind = seat == pos.conflict[battle.field] - 1 and not bypass
    by_walls = min(hits, battle.walls) if behind else 0
    by_mountain = min(hits - by_walls, battle.rock) if behind else 0
    by_shield = min(hits - by_walls - by_mountain, battle.shields[seat])
    battle.walls -= by_walls
    battle.rock -= by_mountain
    battle.shields[seat] -= by_shield
    if by_walls + by_mountain + by_shield and pos.log is not None:
        pos.tell(STOPPED, (seat, by_walls, by_mountain, by_shield))
    return hits - by_walls - by_mountain - by_shield


def take_hits(pos: SeventhStone, battle: Battle, seat: int) -> bool:
    """Prevent, then remove; True if the player has to choose which units."""
    pos.own_armies()
    scored = battle.hits[seat]
    hits = prevent(pos, battle, seat, scored)
    battle.hits[seat] = 0
    if pos.log is not None:
        pos.tell(HIT, (seat, scored, scored - hits, 1 if scored and not hits else 0))
    total = 0
    for army in removable(pos, battle, seat):
        total += army.units()
    if hits < total:
        if hits:
            pos.push(Losing(seat, hits))
        return hits > 0
    for army in removable(pos, battle, seat):
        if pos.log is not None:
            pos.tell(FELL, (seat, army.field, army.military, army.mercenaries))
        stones = army.military
        strike(pos, battle, army, stones, army.mercenaries)
        tell_stones_back(pos, seat, stones)
    fallen = 0
    if pos.owner[battle.field] == seat:
        fallen = min(battle.guards, hits - total)
        battle.guards -= fallen
    if pos.log is not None:
        if fallen:
            pos.tell(GUARDS_FELL, (seat, fallen, battle.guards))
        if hits > total + fallen:
            pos.tell(WASTED, (seat, hits - total - fallen))
    return False


def strike(pos: SeventhStone, battle: Battle, army: Army, military: int, mercenaries: int) -> None:
    """T14.20, T14.21, T16.6: units are removed; the unused stone of a destroyed army awaits the winner."""
    destroy_units(pos, army, military, mercenaries)
    if army.units() == 0 and not parts_of(pos, army.seat, army.field, army.type):
        battle.loot.extend([stone for stone in stones_under(pos, army.seat, army.field, army.type) if stone not in battle.loot])


def excess(pos: SeventhStone, armies: list[Army], field: int) -> int:
    """Mercenaries beyond the military units of the army on a field."""
    military = 0
    mercenaries = 0
    for army in armies:
        if army.field == field:
            military += army.military
            mercenaries += army.mercenaries
    return mercenaries - military


def why_not_lose(pos: SeventhStone, armies: list[Army], army: Army, unit: int, due: int) -> Reason | None:
    """T14.19, T14.24: after all removals of the phase no army may have more mercenaries than military units."""
    if (army.military if unit == MILITARY else army.mercenaries) == 0:
        return Reason("T14.15", army.field)
    shift = 1 if unit == MILITARY else -1
    fields: list[int] = []
    bad = 0
    for other in armies:
        if other.field not in fields:
            fields.append(other.field)
            over = excess(pos, armies, other.field)
            if other.field == army.field:
                over += shift
            bad += max(0, over)
    return Reason("T14.24", army.field) if bad > due - 1 else None


@final
class Losing(Step[SeventhStone]):
    """T14.15: for each hit the player removes one of his units taking part."""

    rule: ClassVar[str] = "T14.15"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def copy(self) -> Losing:
        return Losing(self.seat, self.due)

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        battle = pos.battle
        assert battle is not None
        return [(ABOUT_UNITS, self.due), (ABOUT_FIELD, battle.field)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat if self.due else 0

    def proceed(self, pos: SeventhStone) -> None:
        pos.pop()

    def choices(self, pos: SeventhStone) -> list[Army]:
        battle = pos.battle
        assert battle is not None
        return removable(pos, battle, self.seat)

    def number(self, armies: list[Army], army: Army) -> int:
        """Which part of the armies on its field this is."""
        return [other for other in armies if other.field == army.field].index(army)

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        armies = self.choices(pos)
        offers = offered(vec[i64]([]))
        for army in armies:
            for unit in (MILITARY, MERCENARY):
                if why_not_lose(pos, armies, army, unit, self.due) is None:
                    offers.append(LOSE.move3(army.field, self.number(armies, army), unit))
        return offers

    def find(self, armies: list[Army], field: int, part: int) -> Army | None:
        there = [army for army in armies if army.field == field]
        return there[part] if part < len(there) else None

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != LOSE.code:
            return NOT_HERE
        armies = self.choices(pos)
        army = self.find(armies, arg1(move), arg2(move))
        if army is None:
            return Reason("T14.17", arg1(move))
        return why_not_lose(pos, armies, army, arg3(move), self.due)

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.own_armies()
        battle = pos.battle
        army = self.find(self.choices(pos), arg1(move), arg2(move))
        assert battle is not None
        assert army is not None
        military, mercenaries = int(arg3(move) == MILITARY), int(arg3(move) == MERCENARY)
        field = army.field
        strike(pos, battle, army, military, mercenaries)
        if pos.log is not None:
            pos.tell(UNITS_LOST, (seat, field, military, mercenaries, pos.units[field * MAX_SEATS + seat]))
        tell_stones_back(pos, seat, military)
        self.due -= 1
