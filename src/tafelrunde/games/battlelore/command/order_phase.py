"""B6 The Order phase: which units a card lets its player order, one by one until he is done."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.events import (
    BY_THE_CARD,
    FOLLOWING,
    FOR_ORDERS,
    FOR_ORDERS_AFAR,
    ORDERED_UNIT,
    OUT_OF_SECTION,
    SECTION_CHOSEN,
)
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    W_REACH,
)
from tafelrunde.games.battlelore.verbs import CALL, CHOOSE, DONE, ORDER, ORDER_AFAR, ORDER_ALL
from tafelrunde.games.battlelore.words import (
    AFAR,
    ANYWHERE,
    CREATURE,
    FOLLOWS,
    FOOT,
    FROM_SHIFT,
    MOUNTED,
    ORDER_AFAR_PRICE,
    ORDERED,
    RALLIED,
)

# How a card orders.
BY_SECTION: Final = 0
BY_NUMBER: Final = 1
BY_COLOUR: Final = 2
BY_RALLY: Final = 3
NOTHING: Final = 4
MANY: Final = 99

# What a Section card offers to a unit.
INSIDE: Final = 1
OUTSIDE: Final = 2

# Which units it may order.
ANY_UNIT: Final = 0
OF_COLOUR: Final = 1
"""Plus the colour."""
ONLY_MOUNTED: Final = 4
ONLY_FOOT: Final = 5
ONLY_MISSILES: Final = 6
NAMED_ALLIES: Final = 7
"""Own units, and those of the ally that were named for the card."""


@final
class OrderPhase(Step[BattleLore]):
    """B6.1: units are named one by one; when the player is done the list is final."""

    rule: ClassVar[str] = "B6.1"

    def __init__(self, word: int) -> None:
        self.word = word
        """The seat that names units now (B25.11)."""
        self.finished = 0
        """Seats that name no more units, one bit each."""
        self.form = NOTHING
        self.sort = ANY_UNIT
        self.quota = vec[i64]([0, 0, 0])
        """Orders left by section, or by colour."""
        self.spare = 0
        """Orders left for any unit."""
        self.section = ANYWHERE
        self.choosing = False
        """A section has to be chosen first."""
        self.due = 0
        """Tokens owed for creatures ordered out of section (B20.4), and for a unit of the ally that follows."""
        self.named = 0
        """Orders given so far, and how many of them to units that rallied."""
        self.rallied = 0

    def copy(self) -> OrderPhase:
        twin = OrderPhase(self.word)
        twin.finished = self.finished
        twin.form = self.form
        twin.sort = self.sort
        twin.quota = self.quota[:]
        twin.spare = self.spare
        twin.section = self.section
        twin.choosing = self.choosing
        twin.due = self.due
        twin.named = self.named
        twin.rallied = self.rallied
        return twin

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << self.word

    # Who names whom.

    def leads(self, pos: BattleLore, unit: i64, section: i64, seat: int) -> bool:
        """B25.2, B25.8, B25.11: whether a seat names this unit: its own section's, on a shared hex also by an order of that section."""
        if pos.teams == 0 or pos.keeper[unit] == seat:
            return True
        return section != ANYWHERE and self.in_section(pos, unit, section) and pos.wings[3 * pos.camp(unit) + section] == seat

    def others(self, pos: BattleLore) -> list[int]:
        """B25.11: the other players of the camp who could still name a unit."""
        found: list[int] = []
        for seat in pos.partners():
            if not self.finished >> seat & 1 and not self.choosing and len(self.orders(pos, seat)) > 0:
                found.append(seat)
        return found

    # What fits the card.

    def fits(self, pos: BattleLore, unit: i64) -> bool:
        """B6.10, B20.5: the unit satisfies the card's text."""
        sort = self.sort
        if sort == ANY_UNIT:
            return True
        if sort == ONLY_MOUNTED:
            return pos.sort(unit) == MOUNTED
        if sort == ONLY_FOOT:
            return pos.sort(unit) == FOOT
        if sort == ONLY_MISSILES:
            return W_REACH[pos.weapon[unit]] > 1
        if sort == NAMED_ALLIES:
            return pos.owner[unit] == pos.active or pos.has(fx.INCLUDED, unit)
        return pos.colour[unit] == sort - OF_COLOUR

    def price(self, pos: BattleLore, unit: i64) -> i64:
        """B29.14, B29.30: the orders a unit costs; two for one of the ally."""
        if pos.owner[unit] == pos.active or self.sort == ONLY_MISSILES or self.sort == NAMED_ALLIES:
            return 1
        return 2

    def in_section(self, pos: BattleLore, unit: i64, section: i64) -> bool:
        return pos._board.sections_at(pos.place[unit], pos.active & 1) >> section & 1 == 1

    def enough(self, pos: BattleLore, unit: i64, section: i64) -> bool:
        """B5.2, B6.5, B6.9: an order is left for this unit."""
        price = self.price(pos, unit)
        if self.form == BY_SECTION:
            return self.quota[section] >= price
        if self.form == BY_NUMBER:
            return self.spare >= price
        if self.form == BY_COLOUR:
            return max(0, self.quota[pos.colour[unit]]) + self.spare >= price
        if self.named == 0 and price == 1:
            return True
        return self.named + price <= 2 and self.rallied == self.named and pos.mark[unit] & RALLIED != 0

    def rule_against(self, pos: BattleLore, unit: i64, section: i64, afar: bool) -> str:
        """B6: the rule by which a unit cannot be ordered from this section; nothing if it can."""
        if pos.mark[unit] & ORDERED:
            return "B6.3"
        if self.form == NOTHING:
            return "B5.7"
        if not self.fits(pos, unit):
            return "B6.10"
        if (section == ANYWHERE) == (self.form == BY_SECTION):
            return "B5.2"
        if self.form == BY_SECTION and self.in_section(pos, unit, section) == afar:
            return "B20.2" if afar else "B6.8"
        if self.section != ANYWHERE and not self.in_section(pos, unit, self.section):
            return "B6.8"
        if afar:
            if self.form != BY_SECTION or pos.sort(unit) != CREATURE:
                return "B20.2"
            if pos.goblet[pos.active] - self.due < ORDER_AFAR_PRICE:
                return "B20.4"
        if not self.enough(pos, unit, section):
            return "B29.26" if self.price(pos, unit) > 1 else "B6.5"
        return ""

    def why_not_order(self, pos: BattleLore, unit: int, section: int, afar: bool) -> Reason | None:
        """Why a unit cannot be ordered from this section."""
        rule = self.rule_against(pos, unit, section, afar)
        if rule == "B5.7":
            return Reason(rule)
        return Reason(rule, section if rule == "B5.2" else pos.place[unit]) if rule else None

    def may_follow(self, pos: BattleLore, unit: int) -> bool:
        """Follow Me!: an own unit next to an ordered one may be named on top of the card, one of the ally for a token (B29.33)."""
        if not len(pos.effects) or not pos.sum_of(fx.FOLLOW_ME, pos.active) or pos.mark[unit] & ORDERED:
            return False
        if pos.owner[unit] != pos.active and pos.goblet[pos.active] - self.due < 1:
            return False
        for h in pos._board.neighbours[pos.place[unit]]:
            other = pos.at[h]
            if other >= 0 and pos.mark[other] & ORDERED and pos.is_ours(other):
                return True
        return False

    # Offers.

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        if self.choosing:
            return offered(vec[i64]([CHOOSE.move1(section) for section in range(3)]))
        found = self.orders(pos, seat)
        called = self.others(pos) if pos.teams and seat == pos.chiefs[pos.active] else []
        for other in called:
            found.append(CALL.move1(other))
        if not called:
            found.append(DONE.move0())
        return found

    def orders(self, pos: BattleLore, seat: int) -> Moves:
        """Every order a seat can give now."""
        found = Moves()
        if self.form == NOTHING and not len(pos.effects):
            return found
        camp: i64 = pos.active & 1
        follow = len(pos.effects) > 0 and pos.sum_of(fx.FOLLOW_ME, pos.active) > 0
        by_section = self.form == BY_SECTION
        opened = self.opened() if by_section else 0
        sections = pos._board.sections_of(camp)
        owner = pos.owner
        place = pos.place
        mark = pos.mark
        free: i64 = 0
        units: i64 = len(owner)
        for unit in range(units):
            h = place[unit]
            if h < 0 or owner[unit] & 1 != camp or mark[unit] & ORDERED:
                continue
            plain = False
            if by_section:
                if sections[h] & opened or pos.sort(unit) == CREATURE:
                    given = self.by_section(pos, unit, h, seat, found)
                    if given:
                        free += 1
                    # A creature may also follow without tokens, a unit of the ally without orders.
                    plain = given & INSIDE != 0 and owner[unit] == pos.active
            elif pos.teams and pos.keeper[unit] != seat:
                continue
            elif not self.rule_against(pos, unit, ANYWHERE, False):
                found.append(ORDER.move2(h, ANYWHERE))
                free += 1
                plain = True
            if follow and not plain and self.leads(pos, unit, ANYWHERE, seat) and self.may_follow(pos, unit):
                found.append(ORDER.move2(h, ANYWHERE))
        if 1 < free <= self.quota[0] + self.quota[1] + self.quota[2] + self.spare + 2 and self.suffices(pos, seat):
            found.append(ORDER_ALL.move0())
        return found

    def opened(self) -> i64:
        """The sections with orders left, one bit each."""
        quota = self.quota
        return (1 if quota[0] > 0 else 0) | (2 if quota[1] > 0 else 0) | (4 if quota[2] > 0 else 0)

    def by_section(self, pos: BattleLore, unit: i64, h: i64, seat: int, found: Moves) -> i64:
        """The offers of a Section card for one unit, as `rule_against` has them; says whether one is INSIDE, for a section where the
        unit stands, or one OUTSIDE."""
        given: i64 = 0
        quota = self.quota
        bits = pos._board.sections_at(h, pos.active & 1)
        price: i64 = 1 if pos.owner[unit] == pos.active else 2
        last: i64 = 3
        for section in range(last):
            if quota[section] >= price and (pos.teams == 0 or self.leads(pos, unit, section, seat)):
                if bits >> section & 1:
                    found.append(ORDER.move2(h, section))
                    given |= INSIDE
                elif pos.sort(unit) == CREATURE and pos.goblet[pos.active] - self.due >= ORDER_AFAR_PRICE:
                    found.append(ORDER_AFAR.move2(h, section))
                    given |= OUTSIDE
        return given

    def suffices(self, pos: BattleLore, seat: int) -> bool:
        """What `assign_all` would answer, for a Section card asked faster."""
        if self.form != BY_SECTION or pos.teams:
            return self.assign_all(pos, seat, False)
        left = self.quota[:]
        opened = self.opened()
        sections = pos._board.sections_of(pos.active & 1)
        owner = pos.owner
        place = pos.place
        mark = pos.mark
        shared: list[int] = []
        active: i64 = pos.active
        count: i64 = 0
        units: i64 = len(owner)
        for unit in range(units):
            if owner[unit] != active or place[unit] < 0 or mark[unit] & ORDERED:
                continue
            bits = sections[place[unit]] & opened
            if bits & (bits - 1):
                shared.append(bits)
            elif bits:
                section = bits >> 1  # 1, 2, 4 are left, center, right
                left[section] -= 1
                if left[section] < 0:
                    return False
                count += 1
        for both in shared:
            at = 0
            while not (both >> at & 1 and left[at] > 0):
                at += 1
                if at == 3:
                    return False
            left[at] -= 1
        return count + len(shared) > 1

    def assign_all(self, pos: BattleLore, seat: int, do: bool) -> bool:
        """Whether every own unit the seat could order by the card gets an order, those of two sections last; and if asked, give them."""
        trial = self if do else self.copy()
        shared: list[int] = []
        count = 0
        for unit in range(len(pos.owner)):
            if pos.place[unit] < 0 or pos.owner[unit] != pos.active or pos.mark[unit] & ORDERED or not self.fits(pos, unit):
                continue
            if self.form == BY_SECTION:
                asked = [section for section in range(3) if self.quota[section] > 0 and self.in_section(pos, unit, section)]
                asked = [section for section in asked if self.leads(pos, unit, section, seat)]
                if len(asked) == 2:
                    shared.append(unit)
                if len(asked) != 1:
                    continue
                section = asked[0]
            else:
                section = ANYWHERE
                if not self.leads(pos, unit, ANYWHERE, seat):
                    continue
                if self.section != ANYWHERE and not self.in_section(pos, unit, self.section):
                    continue
            if trial.rule_against(pos, unit, section, False):
                return False
            trial.take(pos, unit, section, do)
            count += 1
        for unit in shared:
            asked = [section for section in range(3) if not trial.rule_against(pos, unit, section, False)]
            asked = [section for section in asked if self.leads(pos, unit, section, seat)]
            if not asked:
                return False
            trial.take(pos, unit, asked[0], do)
            count += 1
        return count > 1

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == CHOOSE.code:
            return None if self.choosing and arg1(move) < 3 else Reason("B5.3")
        if verb not in (ORDER.code, ORDER_AFAR.code, ORDER_ALL.code, DONE.code, CALL.code):
            return NOT_HERE
        if self.choosing:
            return Reason("B5.3")
        if verb == DONE.code or verb == CALL.code:
            called = self.others(pos) if pos.teams and seat == pos.chiefs[pos.active] else []
            allowed = arg1(move) in called if verb == CALL.code else not called
            return None if allowed else Reason("B25.11")
        if verb == ORDER_ALL.code:
            return None if move in self.offers(pos, seat) else Reason("B6.5")
        h = arg1(move)
        unit = pos.at[h] if h < pos._board.size else -1
        if unit < 0 or not pos.is_ours(unit):
            return Reason("B6.1", h)
        if not self.leads(pos, unit, arg2(move), seat):
            return Reason("B25.11", h)
        reason = self.why_not_order(pos, unit, arg2(move), verb == ORDER_AFAR.code)
        if reason is None:
            return None
        follows = verb == ORDER.code and arg2(move) == ANYWHERE and move in self.offers(pos, seat)
        return None if follows else reason

    # Carrying out.

    def take(self, pos: BattleLore, unit: int, section: int, do: bool, way: int = BY_THE_CARD) -> None:
        """One order is used up; `do`: the unit is ordered, and in which `way`."""
        price = self.price(pos, unit)
        if self.form == BY_SECTION:
            self.quota[section] -= price
        elif self.form == BY_NUMBER:
            self.spare -= price
        elif self.form == BY_COLOUR:
            own = min(price, self.quota[pos.colour[unit]])
            self.quota[pos.colour[unit]] -= own
            self.spare -= price - own
        self.named += price
        if pos.mark[unit] & RALLIED:
            self.rallied += price
        if do:
            pos.add_mark(unit, ORDERED | (self.section if section == ANYWHERE else section) << FROM_SHIFT)
            if pos.log is not None:
                pos.tell(ORDERED_UNIT, (pos.kind[unit], pos.place[unit], way))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        verb = verb_code(move)
        if verb == CHOOSE.code:
            self.section = arg1(move)
            self.choosing = False
            if pos.log is not None:
                pos.tell(SECTION_CHOSEN, (seat, self.section))
        elif verb == ORDER_ALL.code:
            self.assign_all(pos, seat, True)
        elif verb == CALL.code:
            self.word = arg1(move)
        elif verb == DONE.code and seat != pos.chiefs[pos.active]:
            self.finished |= 1 << seat
            self.word = pos.chiefs[pos.active]
        elif verb == DONE.code:
            pos.pop()
            pos.pay(pos.active, self.due, FOR_ORDERS if pos.allied else FOR_ORDERS_AFAR)
            if pos.teams:
                hand_over(pos)
        else:
            unit = pos.at[arg1(move)]
            afar = verb == ORDER_AFAR.code
            if not self.rule_against(pos, unit, arg2(move), afar):
                self.take(pos, unit, arg2(move), True, OUT_OF_SECTION if afar else BY_THE_CARD)
                if afar:
                    self.due += ORDER_AFAR_PRICE
                    pos.add_mark(unit, AFAR)
            else:
                pos.add_effect(fx.FOLLOW_ME, pos.active, -1, fx.TURN)
                if pos.owner[unit] != pos.active:
                    self.due += 1
                pos.add_mark(unit, ORDERED | FOLLOWS | ANYWHERE << FROM_SHIFT)
                if pos.log is not None:
                    pos.tell(ORDERED_UNIT, (pos.kind[unit], pos.place[unit], FOLLOWING))


def hand_over(pos: BattleLore) -> None:
    """B25.8: a unit on a shared hex is led by the player of the section it was ordered from."""
    keeper = pos.keeper[:]
    for unit in range(len(pos.owner)):
        if pos.mark[unit] & ORDERED and not pos.mark[unit] & AFAR and pos.is_ours(unit):
            section = pos.mark[unit] >> FROM_SHIFT & 3
            bits = pos._board.sections_at(pos.place[unit], pos.active & 1)
            if section != ANYWHERE and bits & (bits - 1):
                keeper[unit] = pos.wings[3 * (pos.active & 1) + section]
    pos.keeper = keeper
