"""The placement phase: buildings, units, mercenaries, equipment (T10, T5.8–T5.16)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.events import BUILT, ENLISTED, EQUIPPED, JOINED, LAPSED, REBUILT
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import add_units, army_at, army_stones
from tafelrunde.games.seventhstone.pieces.resources import settle_account, sheet_total, spend_one
from tafelrunde.games.seventhstone.pieces.stones import (
    confuse_others,
    find_kind,
    hand_size,
    has_stone,
    kinds_at,
    lay,
    place_under,
    stones_at,
)
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import BUILD, DONE, ENLIST, EQUIP, HIRE, REPLACE
from tafelrunde.games.seventhstone.words import (
    BARRACKS,
    BARRACKS_UNITS,
    BUILDING,
    CITY_BARRACKS,
    FIELDS,
    FORCE_MAXIMUM,
    MANUFACTORY,
    MANUFACTORY_RS,
    MAX_SEATS,
    NEW,
    PRODUCTION,
    SITES,
    TYPES,
    UNITS,
    WALL,
    YIELD,
    stone_fits,
)

NONE_PLACED: Final[list[int]] = [0] * FIELDS


def usable_barracks(pos: SeventhStone, field: int) -> int:
    """T10.10, T2.15: barracks built this year do not count; a capital has two."""
    if pos.city[field]:
        return CITY_BARRACKS
    return (pos.sites[field * SITES] == BARRACKS) + (pos.sites[field * SITES + 1] == BARRACKS)


def has_barracks(pos: SeventhStone, field: int) -> bool:
    """Whether anybody could use barracks there."""
    sites, site = pos.sites, field * SITES
    return sites[site] == BARRACKS or sites[site + 1] == BARRACKS or pos.city[field]


def why_not_ground(pos: SeventhStone, seat: int, field: int) -> Reason | None:
    """T10.6, T21.5: a controlled yield land without a capital, free of lava."""
    if pos._board.kind[field] != YIELD or pos.owner[field] != seat or pos.city[field]:
        return Reason("T10.6", field)
    return Reason("T21.5", field) if field in pos.lava else None


def free_site(pos: SeventhStone, field: int) -> int:
    """The first empty place for a building, or -1."""
    if pos.sites[field * SITES] == 0:
        return 0
    return 1 if pos.sites[field * SITES + 1] == 0 else -1


def why_not_build(pos: SeventhStone, seat: int, field: int) -> Reason | None:
    """T9.8, T10.6, T10.7: a building is left, and there is room for it."""
    if pos.goods[seat * PRODUCTION + BUILDING] == 0:
        return Reason("T9.8")
    ground = why_not_ground(pos, seat, field)
    if ground is not None:
        return ground
    return Reason("T10.7", field) if free_site(pos, field) < 0 else None


def why_not_replace(pos: SeventhStone, seat: int, field: int, site: int, placed: int) -> Reason | None:
    """T10.8: there is a building to replace; T10.3, T5.9: barracks whose units were placed this year stay."""
    if pos.goods[seat * PRODUCTION + BUILDING] == 0:
        return Reason("T9.8")
    ground = why_not_ground(pos, seat, field)
    if ground is not None:
        return ground
    old = pos.sites[field * SITES + site]
    if old == 0:
        return Reason("T10.8", field, site)
    if old == BARRACKS and placed > BARRACKS_UNITS * (usable_barracks(pos, field) - 1):
        return Reason("T5.9", field)
    return None


def why_not_enlist(pos: SeventhStone, seat: int, field: int, type: int, placed: int) -> Reason | None:
    """T10.16, T10.17, T10.20 and the capacity limits."""
    if pos.goods[seat * PRODUCTION + UNITS + type] == 0:
        return Reason("T9.7", type)
    if pos.owner[field] != seat:
        return Reason("T10.20", field)
    if field in pos.lava:
        return Reason("T21.14", field)
    barracks = usable_barracks(pos, field)
    if barracks == 0:
        unready = pos.sites[field * SITES] == BARRACKS | NEW or pos.sites[field * SITES + 1] == BARRACKS | NEW
        return Reason("T10.10" if unready else "T10.16", field)
    if placed >= BARRACKS_UNITS * barracks:
        return Reason("T10.17", field)
    army = army_at(pos, seat, field)
    if army is not None and army.type != type:
        return Reason("T5.16", field)
    if pos.units[field * MAX_SEATS + seat] >= pos.unit_maximum():
        return Reason("T5.10", field)
    if army is None and len(army_stones(pos, seat, type)) >= FORCE_MAXIMUM:
        return Reason("T5.13", type)
    return Reason("T10.19") if sheet_total(pos, seat) == 0 else None


def why_not_hire(pos: SeventhStone, seat: int, field: int) -> Reason | None:
    """T10.21, T10.22, T5.10: on an own army, within mercenary and unit maximum."""
    if pos.recruits[seat] == 0:
        return Reason("T9.18")
    army = army_at(pos, seat, field)
    return Reason("T10.21", field) if army is None else why_not_join(pos, army)


def why_not_join(pos: SeventhStone, army: Army) -> Reason | None:
    """T10.22, T5.10: the same for an army."""
    field = army.field
    if army.mercenaries >= army.military:
        return Reason("T10.22", field)
    return Reason("T5.10", field) if army.units() >= pos.unit_maximum() else None


def why_not_equip(pos: SeventhStone, seat: int, field: int, kind: int) -> Reason | None:
    """T10.26, T10.27, T10.30: a stone of the hand under an own army that has none, of the right type."""
    if find_kind(pos, seat, kind) < 0:
        return Reason("T22.1", kind)
    army = army_at(pos, seat, field)
    if army is None:
        return Reason("T10.26", field)
    if has_stone(pos, seat, field, army.type):
        return Reason("T5.12", field)
    return None if stone_fits(kind, army.type) else Reason("T10.30", field, kind)


@final
class Placement(Step[SeventhStone]):
    """T10.1–T10.5: one player makes all his placements, in any order."""

    rule: ClassVar[str] = "T10.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.placed = NONE_PLACED
        """Military units placed on each field this year; replaced, never written into."""

    def copy(self) -> Placement:
        twin = Placement(self.seat)
        twin.placed = self.placed
        return twin

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat

    def asks_anyway(self, pos: SeventhStone) -> bool:
        """Whether a stone in hand fits under an army is a secret."""
        return hand_size(pos, self.seat) > 0

    def private(self, pos: SeventhStone, seat: int, move: int) -> bool:
        return verb_code(move) == EQUIP.code

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = offered(vec[i64]([DONE.move0()]))
        base = seat * PRODUCTION
        if pos.goods[base + BUILDING]:
            self.offer_buildings(pos, seat, offers)
        if pos.goods[base + 1] or pos.goods[base + 2] or pos.goods[base + 3]:
            self.offer_units(pos, seat, offers)
        kinds = kinds_at(pos, seat)
        if pos.recruits[seat] or kinds:
            maximum = pos.unit_maximum()
            for army in pos.armies:
                if army.seat == seat:
                    if pos.recruits[seat] and army.mercenaries < min(army.military, maximum - army.military):
                        offers.append(HIRE.move1(army.field))
                    if kinds and not has_stone(pos, seat, army.field, army.type):
                        for kind in kinds:
                            if stone_fits(kind, army.type):
                                offers.append(EQUIP.move2(army.field, kind))
        return offers

    def offer_units(self, pos: SeventhStone, seat: int, offers: Moves) -> None:
        """The rules of `why_not_enlist`, each where it is decided: for the seat, for a field, for a type."""
        if sheet_total(pos, seat) == 0:
            return
        types = [type for type in range(TYPES) if pos.goods[seat * PRODUCTION + UNITS + type]]
        owner, units, maximum = pos.owner, pos.units, pos.unit_maximum()
        for field in pos._board.yields:
            if owner[field] != seat or units[field * MAX_SEATS + seat] >= maximum or not has_barracks(pos, field) or field in pos.lava:
                continue
            if self.placed[field] < BARRACKS_UNITS * usable_barracks(pos, field):
                army = army_at(pos, seat, field)
                for type in types:
                    if len(army_stones(pos, seat, type)) < FORCE_MAXIMUM if army is None else army.type == type:
                        offers.append(ENLIST.move2(field, type))

    def offer_buildings(self, pos: SeventhStone, seat: int, offers: Moves) -> None:
        for field in pos._board.yields:
            if pos.owner[field] == seat and why_not_ground(pos, seat, field) is None:
                if free_site(pos, field) >= 0:
                    for kind in range(3):
                        offers.append(BUILD.move2(field, kind))
                for site in range(SITES):
                    if why_not_replace(pos, seat, field, site, self.placed[field]) is None:
                        for kind in range(3):
                            offers.append(REPLACE.move3(field, site, kind))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        field = arg1(move)
        reason: Reason | None = None
        if verb == DONE.code:
            return None
        if verb == BUILD.code:
            reason = why_not_build(pos, seat, field)
        elif verb == REPLACE.code:
            reason = why_not_replace(pos, seat, field, arg2(move), self.placed[field])
        elif verb == ENLIST.code:
            reason = why_not_enlist(pos, seat, field, arg2(move), self.placed[field])
        elif verb == HIRE.code:
            reason = why_not_hire(pos, seat, field)
        elif verb == EQUIP.code:
            reason = why_not_equip(pos, seat, field, arg2(move))
        else:
            reason = NOT_HERE
        return reason

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        verb = verb_code(move)
        field = arg1(move)
        if verb == BUILD.code:
            put_building(pos, seat, field, free_site(pos, field), arg2(move) + 1)
        elif verb == REPLACE.code:
            put_building(pos, seat, field, arg2(move), arg3(move) + 1)
        elif verb == ENLIST.code:
            pos.own_armies()
            self.placed = self.placed.copy()
            self.placed[field] += 1
            pos.goods = added(pos.goods, seat * PRODUCTION + UNITS + arg2(move), -1)
            spend_one(pos, seat, UNITS + arg2(move))
            add_units(pos, seat, field, arg2(move), 1, 0, 0, 0)
            if pos.log is not None:
                pos.tell(ENLISTED, (seat, arg2(move), field, pos.units[field * MAX_SEATS + seat]))
        elif verb == HIRE.code:
            pos.own_armies()
            army = army_at(pos, seat, field)
            assert army is not None
            pos.recruits = added(pos.recruits, seat, -1)
            add_units(pos, seat, field, army.type, 0, 1, 0, 0)
            if pos.log is not None:
                pos.tell(JOINED, (seat, field, pos.units[field * MAX_SEATS + seat]))
        elif verb == EQUIP.code:
            equip(pos, seat, field, arg2(move))
        else:
            finish(pos, seat)
            pos.pop()


def put_building(pos: SeventhStone, seat: int, field: int, site: int, kind: int) -> None:
    """T10.9–T10.12, T10.15: the new building, and what a manufactory brings or a replaced one costs, netted."""
    pos.goods = added(pos.goods, seat * PRODUCTION + BUILDING, -1)
    old = pos.sites[field * SITES + site] & 3
    if pos.log is not None:
        if old:
            pos.tell(REBUILT, (seat, kind - 1, field, old - 1))
        else:
            pos.tell(BUILT, (seat, kind - 1, field))
    pos.sites = changed(pos.sites, field * SITES + site, kind | NEW if kind in (BARRACKS, WALL) else kind)
    balance = 0
    if kind == MANUFACTORY:
        balance += MANUFACTORY_RS
    if old == MANUFACTORY:
        balance -= MANUFACTORY_RS
    settle_account(pos, seat, balance)


def equip(pos: SeventhStone, seat: int, field: int, kind: int) -> None:
    """T10.26, T22.2: face down under the army; the others see that, not which."""
    army = army_at(pos, seat, field)
    assert army is not None
    confuse_others(pos, seat, stones_at(pos, seat))
    lay(pos, find_kind(pos, seat, kind), place_under(seat, field, army.type))
    if pos.log is not None:
        pos.tell(EQUIPPED, (seat, field, kind), knows=1 << seat)


def finish(pos: SeventhStone, seat: int) -> None:
    """T10.4, T10.23: what is not placed lapses; equipment stones are kept (T10.28)."""
    base = seat * PRODUCTION
    if pos.log is not None:
        for goods, number in enumerate([*pos.goods[base : base + PRODUCTION], pos.recruits[seat]]):
            if number:
                pos.tell(LAPSED, (seat, goods, number))
    for at in range(base, base + PRODUCTION):
        if pos.goods[at]:
            pos.goods = changed(pos.goods, at, 0)
    pos.recruits = changed(pos.recruits, seat, 0)
