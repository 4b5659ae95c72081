"""The resource cycle: sources, control, payments and shortages (T3.2–T3.5, T4, T11.22–T11.23)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import added, changed, without
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.seventhstone.events import (
    CONQUERED,
    CONTROLS,
    DISBANDED,
    FREED,
    GAINED,
    LEFT,
    PAID,
    RETURNED,
    SHORT,
    TEARS_GONE,
    TEARS_WON,
    TOOK_OVER,
)
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import lift_units, military_of, part_at, parts_of
from tafelrunde.games.seventhstone.pieces.sources import source_value, tear_value
from tafelrunde.games.seventhstone.pieces.stones import lay_down
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_UNITS, DISBAND
from tafelrunde.games.seventhstone.words import FOUNDING, MAX_SEATS, MOVING, PRODUCTION, SHEET, SITES

MANY: Final = MAX_SEATS + 1
"""A seized field and who had it in one number: field * MANY + seat + 1."""


def hand_over(pos: SeventhStone, field: int, seat: int) -> int:
    """Control and tear stones pass to a seat; resources are left to the caller. Gives the seat that had the field, or -1."""
    before = pos.owner[field]
    tears = tear_value(pos, field)
    if pos.stage == MOVING and seat == pos.order[pos.turn - 1]:
        pos.seized = [*pos.seized, field * MANY + before + 1]
    pos.owner = changed(pos.owner, field, seat)
    pos._foresight = None
    if pos.log is not None:
        if before >= 0:
            pos.tell(CONQUERED, (seat, field, before, 1 if pos.city[field] else 0))
        elif pos.stage != FOUNDING:
            pos.tell(CONTROLS, (seat, field))
        if pos.stage != FOUNDING:
            for site in range(field * SITES, field * SITES + SITES):
                if pos.sites[site] & 3:
                    pos.tell(TOOK_OVER, (seat, field, (pos.sites[site] & 3) - 1))
    win_tears(pos, seat, tears)
    if before >= 0:
        lose_tears(pos, before, tears)
    return before


def win_tears(pos: SeventhStone, seat: int, stones: int) -> None:
    """T3.9: the marker goes up on the tear stone counter."""
    pos.tears = added(pos.tears, seat, stones)
    if stones and pos.log is not None:
        pos.tell(TEARS_WON, (seat, stones, pos.tears[seat]))


def lose_tears(pos: SeventhStone, seat: int, stones: int) -> None:
    """T3.9: the marker goes down again."""
    pos.tears = added(pos.tears, seat, -stones)
    if stones and pos.log is not None:
        pos.tell(TEARS_GONE, (seat, stones, pos.tears[seat]))


def take_control(pos: SeventhStone, field: int, seat: int) -> None:
    """T11.22, T11.23: control passes and both players' resources are adjusted at once."""
    if pos.owner[field] == seat:
        return
    worth = source_value(pos, field)
    before = hand_over(pos, field, seat)
    gain(pos, seat, worth)
    if before >= 0:
        charge(pos, before, worth)


def give_back(pos: SeventhStone, seat: int, field: int) -> None:
    """T11.38: a field taken in this movement phase goes back to whoever had it, with everything it brings."""
    for taken in pos.seized:
        if taken // MANY == field and pos.owner[field] == seat:
            pos.seized = without(pos.seized, taken)
            before = taken % MANY - 1
            worth = source_value(pos, field)
            tears = tear_value(pos, field)
            pos.owner = changed(pos.owner, field, before)
            pos._foresight = None
            if before >= 0:
                if pos.log is not None:
                    pos.tell(RETURNED, (before, field))
                win_tears(pos, before, tears)
                gain(pos, before, worth)
            elif pos.log is not None:
                pos.tell(FREED, (field,))
            lose_tears(pos, seat, tears)
            charge(pos, seat, worth)
            return


def gain(pos: SeventhStone, seat: int, stones: int) -> None:
    """T4.4: RS from the heap into the store."""
    pos.value = added(pos.value, seat, stones)
    pos.store[seat] += stones
    if stones and pos.log is not None:
        pos.tell(GAINED, (seat, stones, pos.value[seat], pos.store[seat]))


def charge(pos: SeventhStone, seat: int, stones: int) -> None:
    """T4.5, T4.11, T4.12: RS back to the heap, from the store, then market fields, then production fields; units make up the rest."""
    pos.value = added(pos.value, seat, -stones)
    due = stones - min(stones, pos.store[seat])
    pos.store[seat] -= stones - due
    missing = due
    for i in range(SHEET):
        at = seat * SHEET + (i + PRODUCTION) % SHEET
        part = min(due, pos.sheet[at])
        pos.sheet[at] -= part
        due -= part
    if stones and pos.log is not None:
        pos.tell(PAID, (seat, stones, pos.value[seat], pos.store[seat], missing - due))
    if due:
        if pos.log is not None:
            pos.tell(SHORT, (seat, due))
        pos.push(Disbanding(seat, due))


def settle_account(pos: SeventhStone, seat: int, balance: int) -> None:
    """T4.18: what one cause brings and costs a player is netted first."""
    if balance >= 0:
        gain(pos, seat, balance)
    else:
        charge(pos, seat, -balance)


def sheet_total(pos: SeventhStone, seat: int) -> int:
    """RS in the store and on the fields of the sheet."""
    return pos.store[seat] + sum(pos.sheet[seat * SHEET : seat * SHEET + SHEET])


def spend_one(pos: SeventhStone, seat: int, field: int) -> None:
    """T10.19: one RS leaves the sheet: from this field, else from the store, else from any other field."""
    at = seat * SHEET + field
    if pos.sheet[at]:
        pos.sheet[at] -= 1
    elif pos.store[seat]:
        pos.store[seat] -= 1
    else:
        for i in range(SHEET):
            other = seat * SHEET + (i + PRODUCTION) % SHEET
            if pos.sheet[other]:
                pos.sheet[other] -= 1
                return


def disband(pos: SeventhStone, army: Army) -> None:
    """T4.11, T4.14, T4.15: one military unit goes, its RS to the heap, a mercenary too many with it, the stone with the last unit."""
    seat, field, type = army.seat, army.field, army.type
    if pos.log is not None:
        pos.tell(DISBANDED, (seat, type, field))
    lift_units(pos, army, 1, 0)
    parts = parts_of(pos, seat, field, type)
    military = 0
    mercenaries = 0
    for part in parts:
        military += part.military
        mercenaries += part.mercenaries
    if mercenaries == military + 1:
        for part in parts:
            if part.mercenaries:
                if pos.log is not None:
                    pos.tell(LEFT, (seat, field, 1))
                lift_units(pos, part, 0, 1)
                mercenaries -= 1
                break
    if military == 0 and mercenaries == 0:
        lay_down(pos, seat, field, type)


@final
class Disbanding(Step[SeventhStone]):
    """T4.11, T4.13, T4.17: a shortage is made up by units of the owner's choice, before anything else happens."""

    rule: ClassVar[str] = "T4.11"

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def copy(self) -> Disbanding:
        return Disbanding(self.seat, self.due)

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        return [(ABOUT_UNITS, self.due)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 0 if self.due == 0 or military_of(pos, self.seat) <= self.due else 1 << self.seat

    def proceed(self, pos: SeventhStone) -> None:
        """Done, or every unit has to go and there is nothing to choose."""
        pos.pop()
        if self.due:
            pos.own_armies()
            for army in pos.armies.copy():
                if army.seat == self.seat:
                    for _ in range(army.military):
                        disband(pos, army)
            self.due = 0

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = offered(vec[i64]([]))
        for army in pos.armies:
            if army.seat == seat and army.military:
                parts = parts_of(pos, seat, army.field, army.type)
                offers.append(DISBAND.move3(army.field, army.type, parts.index(army)))
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DISBAND.code:
            return NOT_HERE
        army = part_at(pos, seat, arg1(move), arg2(move), arg3(move))
        return None if army is not None and army.military else Reason("T4.13", arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.own_armies()
        army = part_at(pos, seat, arg1(move), arg2(move), arg3(move))
        assert army is not None
        disband(pos, army)
        self.due -= 1
