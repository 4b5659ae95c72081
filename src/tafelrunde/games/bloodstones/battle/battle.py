"""Chapters 13 to 19: battle, from the attack to the raising of Undead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, verb_code
from tafelrunde.games.bloodstones.battle.aftermath import decide
from tafelrunde.games.bloodstones.battle.flight import Withdrawal, why_not_withdraw_now, withdrawals
from tafelrunde.games.bloodstones.battle.strength import battle_tiles, counted, full_battle_bag, modifier, one_of, values_in
from tafelrunde.games.bloodstones.battle.told import tell_forces, tell_modifiers, tell_shown, tell_tiles
from tafelrunde.games.bloodstones.events import (
    BATTLE,
    COULD_NOT_WITHDRAW,
    DISCARDED,
    DREW_BATTLE,
    HELD_BY,
    HOLDS,
    KEPT,
    NO_SUBSTITUTE,
    SHIELD_HELD,
    SUBSTITUTED,
    TIED,
    TOTAL,
)
from tafelrunde.games.bloodstones.pieces.tiles import FIELD, ONE, PIPS, SHIELDS, kinds_in, less_one, size_of
from tafelrunde.games.bloodstones.pieces.words import CORSAIRS, KIND_COUNT
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import AREA, KEEP, SUBSTITUTE, WITHDRAW

WITHDRAWING: Final = 0
DRAWING: Final = 1
FIRST_CHOICE: Final = 2
BETWEEN: Final = 3
SECOND_CHOICE: Final = 4
ADDING_UP: Final = 5
NO_TILE: Final = -1
FULL_BATTLE_BAG: Final[int] = full_battle_bag()


def why_not_attack(pos: Bloodstones, seat: i64, area: i64, defender: i64) -> Reason | None:
    """S13.1, S13.3: an area with own units and units of the one attacked."""
    if area >= pos.areas or defender >= pos.seats:
        return Reason("S13.1", area)
    if defender == seat or not pos._present[area] >> seat & 1 or not pos._present[area] >> defender & 1:
        return Reason("S13.1", area)
    return None


def contested_areas(pos: Bloodstones, seat: i64) -> list[int]:
    """S7.4: areas with units of this seat and of others."""
    found: list[int] = []
    present = pos._present
    areas: i64 = pos.areas
    for area in range(areas):
        if present[area] >> seat & 1 and present[area] & (present[area] - 1):
            found.append(area)
    return found


def start_battle(pos: Bloodstones, attacker: int, defender: int, area: int) -> None:
    """S13.1: the active player attacks."""
    if pos.log is not None:
        pos.tell(BATTLE, (attacker, defender, area, size_of(pos.force(attacker, area)), size_of(pos.force(defender, area))))
        tell_forces(pos, attacker, defender, area)
    pos.push(Battle(attacker, defender, area))


@final
class Battle(Step[Bloodstones]):
    """S13.5: withdrawal, Battle tiles, substitution, adding up; again after a tie."""

    rule: ClassVar[str] = "S16.1"

    def __init__(self, attacker: int, defender: int, area: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.area = area
        self.stage = WITHDRAWING
        self.round = 1
        self.tiles = [0, 0]
        """Battle tiles of attacker and defender; a replaced one is gone already (S16.8)."""
        self.substitute = [NO_TILE, NO_TILE]
        self.shown = [False, False]

    def copy(self) -> Battle:
        twin = Battle(self.attacker, self.defender, self.area)
        twin.stage = self.stage
        twin.round = self.round
        twin.tiles = self.tiles.copy()
        twin.substitute = self.substitute.copy()
        twin.shown = self.shown.copy()
        return twin

    def seat_of(self, side: int) -> int:
        return self.attacker if side == 0 else self.defender

    def first_side(self, pos: Bloodstones) -> int:
        """S16.1, S16.6: the attacker decides first, but the Corsairs always last."""
        return 1 if pos.faction[self.attacker] == CORSAIRS else 0

    def choosing(self, pos: Bloodstones) -> int:
        """The side that decides about a substitute now, or -1."""
        if self.stage == FIRST_CHOICE:
            return self.first_side(pos)
        return 1 - self.first_side(pos) if self.stage == SECOND_CHOICE else -1

    def about(self, pos: Bloodstones) -> list[tuple[Arg, int]]:
        return [(AREA("area"), self.area)]

    def waits_for(self, pos: Bloodstones) -> int:
        side = self.choosing(pos)
        if side < 0 or not pos.hand[self.seat_of(side)]:
            return 0
        return 1 << self.seat_of(side)

    def offers(self, pos: Bloodstones, seat: int) -> Moves:
        offers = offered(vec[i64]([KEEP.move0()]))
        tiles = self.tiles[self.choosing(pos)]
        kinds = kinds_in(pos.hand[seat])
        for value in range(2, 6):
            if tiles >> (4 * value) & 15:
                for kind in kinds:
                    offers.append(SUBSTITUTE.move2(value, kind))
        return offers

    def why_not(self, pos: Bloodstones, seat: int, move: int) -> Reason | None:
        if verb_code(move) == KEEP.code:
            return None
        if verb_code(move) == WITHDRAW.code:
            return why_not_withdraw_now(pos, self.attacker, self.defender, self.area, seat, self.round > 1)
        if verb_code(move) != SUBSTITUTE.code:
            return NOT_HERE
        if not self.tiles[self.choosing(pos)] >> (4 * arg1(move)) & 15:
            return Reason("S16.4", arg1(move))
        return None if pos.hand[seat] & FIELD[arg2(move)] else Reason("S16.1", arg2(move))

    def private(self, pos: Bloodstones, seat: int, move: int) -> bool:
        return verb_code(move) == SUBSTITUTE.code

    def play(self, pos: Bloodstones, seat: int, move: int) -> None:
        side = self.choosing(pos)
        if verb_code(move) == SUBSTITUTE.code:
            self.tiles[side] -= one_of(arg1(move))
            self.substitute[side] = arg2(move)
            pos.hand[seat] -= ONE[arg2(move)]
            if pos.log is not None:
                pos.tell(SUBSTITUTED, (seat, arg1(move), arg2(move)), knows=1 << seat)
        elif pos.log is not None:
            pos.tell(KEPT, (seat,))
        self.stage += 1

    def proceed(self, pos: Bloodstones) -> None:
        if self.stage == WITHDRAWING:
            self.stage = DRAWING
            offered = withdrawals(pos, self.attacker, self.defender, self.area)
            if not offered and pos.log is not None:
                refused = why_not_withdraw_now(pos, self.attacker, self.defender, self.area, self.defender, False)
                pos.tell(COULD_NOT_WITHDRAW, (self.defender, self.area, HELD_BY[refused.rule]))
            if offered:
                pos.push(Withdrawal(self.attacker, self.defender, self.area, offered))
        elif self.stage == DRAWING:
            self.draw(pos, 0)
            self.draw(pos, 1)
            self.stage = FIRST_CHOICE
        elif self.stage == FIRST_CHOICE or self.stage == SECOND_CHOICE:
            if pos.log is not None:
                pos.tell(NO_SUBSTITUTE, (self.seat_of(self.choosing(pos)),))
            self.stage += 1
        elif self.stage == BETWEEN:
            if CORSAIRS in (pos.faction[self.attacker], pos.faction[self.defender]):
                self.show(pos, self.first_side(pos))
            self.stage = SECOND_CHOICE
        else:
            self.add_up(pos)

    def draw(self, pos: Bloodstones, side: int) -> None:
        """Chapter 15: Battle tiles from the side's own bag of eight."""
        seat = self.seat_of(side)
        own = pos.force(seat, self.area)
        foe = pos.force(self.seat_of(1 - side), self.area)
        number = battle_tiles(own, foe, pos.faction[seat])
        bag = values_in(FULL_BATTLE_BAG)
        tiles = 0
        if pos.log is not None:
            pos.tell(DREW_BATTLE, (seat, number))
            tell_tiles(pos, seat, size_of(own) > size_of(foe), number)
        for _ in range(number):
            value = bag.pop(pos.chance.below(len(bag)))
            tiles += one_of(value)
            if pos.log is not None:
                pos.tell(HOLDS, (seat, value), knows=1 << seat, notices=1 << seat)
        self.tiles[side] = tiles

    def final_values(self, pos: Bloodstones, side: int) -> list[int]:
        """S16.2, S17.1: the three values that count, the substitute with its pips among them."""
        values = values_in(self.tiles[side])
        if self.substitute[side] != NO_TILE:
            values.append(PIPS[pos.faction[self.seat_of(side)] * KIND_COUNT + self.substitute[side]])
        return counted(values)

    def show(self, pos: Bloodstones, side: int) -> None:
        """S17.1: reveal the three highest. A substitute is seen too: it lies on the discard pile after the round."""
        if self.shown[side]:
            return
        self.shown[side] = True
        pos.reveal()
        seat = self.seat_of(side)
        if self.substitute[side] != NO_TILE:
            pos.known[seat] = less_one(pos.known[seat], self.substitute[side])
        if pos.log is not None:
            values = self.final_values(pos, side)
            tell_shown(pos, seat, values, self.substitute[side])

    def total(self, pos: Bloodstones, side: int) -> int:
        """S17.2, S17.3: the raw total and the modifiers."""
        seat = self.seat_of(side)
        foe = pos.force(self.seat_of(1 - side), self.area)
        raw = sum(self.final_values(pos, side))
        added = modifier(pos.force(seat, self.area), foe, pos.faction[seat], pos._board.terrain[self.area], side == 0)
        if pos.log is not None:
            tell_modifiers(pos, seat, foe, self.area, side == 0)
            pos.tell(TOTAL, (seat, raw, added, raw + added))
        return raw + added

    def clean_up(self, pos: Bloodstones) -> None:
        """S18.4: Battle tiles into their bags, substitutes to the discard piles."""
        for side in range(2):
            kind = self.substitute[side]
            if kind != NO_TILE:
                seat = self.seat_of(side)
                pos.discard[seat] += ONE[kind]
                if pos.log is not None:
                    pos.tell(DISCARDED, (seat, kind, PIPS[pos.faction[seat] * KIND_COUNT + kind]))
            self.tiles[side] = 0
            self.substitute[side] = NO_TILE
            self.shown[side] = False

    def add_up(self, pos: Bloodstones) -> None:
        """Chapter 18: the higher total wins; a tie goes to a defending Shield or to another round."""
        self.show(pos, 0)
        self.show(pos, 1)
        attack, defence = self.total(pos, 0), self.total(pos, 1)
        self.clean_up(pos)
        if attack == defence and not pos.force(self.defender, self.area) & SHIELDS:
            self.round += 1
            self.stage = DRAWING
            if pos.log is not None:
                pos.tell(TIED, (self.area,))
            return
        pos.pop()
        if attack == defence and pos.log is not None:
            pos.tell(SHIELD_HELD, (self.defender, self.area))
        if attack > defence:
            decide(pos, self.attacker, self.defender, self.area, True, attack, defence)
        else:
            decide(pos, self.defender, self.attacker, self.area, False, defence, attack)
