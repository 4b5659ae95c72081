"""B26, B27, B30, B31 Call to Arms: sets, cards, posts, battalions, scouting parties."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.board.asking import ChiefDecides, InSecret, Placing
from tafelrunde.games.battlelore.command.piles import camp_bits
from tafelrunde.games.battlelore.council.council import PLAN_MUSTER
from tafelrunde.games.battlelore.events import DREW_DEPLOYMENT, FORGONE, SET_CHOSEN, TURNED_UP, ZONE_TAKEN
from tafelrunde.games.battlelore.muster.ground import (
    CENTER_POST,
    DRAWN,
    IMPROVISED,
    LEFT_POST,
    ORGANISED,
    POST,
    READY,
    RESERVE_POST,
    REVEALED,
    RIGHT_POST,
    SCOUT_POST,
    SETS,
    ZONE,
    baseline_of,
    card_hex,
    deploy,
    is_open,
    limited,
    set_of,
    stock_at_start,
)
from tafelrunde.games.battlelore.muster.reserve import Exchanging, Reserve, Scouts
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.scenario.first import choose_first
from tafelrunde.games.battlelore.tables import D_KINDS, D_NUMBER, D_SET, D_SIZE, D_START, LEVIES
from tafelrunde.games.battlelore.verbs import ASSIGN, CHOOSE_SET, CONFIRM, TAKE_ZONE

SET_COUNT: Final = 6
CARDS_IN_SET: Final = 7
REVEAL_ORDER: Final = (RIGHT_POST, CENTER_POST, LEFT_POST)

# The stages of Call to Arms in their order (B26, B30, B31).
SETS_CHOSEN: Final = 0  # B26.12, B27.4
CARDS_DRAWN: Final = 1  # B26.13; allies take zones (B31.4)
POSTED: Final = 2  # B26.14
SCOUTED: Final = 3  # B30.4
VANGUARD: Final = 4  # B26.17: the right wing, then two more battalions
REARGUARD: Final = 6
START_PLAYER: Final = 7  # B26.21
RESERVES: Final = 8  # B26.25, B27.18


def sets_each(pos: BattleLore) -> int:
    """B26.12, B27.4, B31.1: how many sets a player chooses."""
    return 2 if pos.plan[PLAN_MUSTER] == ORGANISED and not pos.allied else 1


def posts(pos: BattleLore) -> list[int]:
    """B26.14, B30.3, B31.3: the posts a player fills: three sections, and a reserve and scouts where the variant has them."""
    if pos.allied:
        return [RIGHT_POST, CENTER_POST, LEFT_POST]
    return [RIGHT_POST, CENTER_POST, LEFT_POST, RESERVE_POST, SCOUT_POST][: 5 if pos.epic else 4]


def by_seat(pos: BattleLore) -> list[int]:
    """Armies in the order of their players' seats; the host is the first (B27.7, B31.13)."""
    seats = sorted(pos.chiefs)
    return [pos.chiefs.index(seat) for seat in seats]


def begin_muster(pos: BattleLore) -> None:
    """B26.10, B27.2, B27.3: nothing is chosen yet; figures, banners and levy tokens are at hand."""
    pos.deployment = [[0, -1, 0, -1, -1, -1, -1, -1, 0, 0] for _ in range(pos.armies)]
    pos.stock = stock_at_start()
    pos.levies_left = vec[i64](LEVIES * pos.armies if limited(pos) else [0] * (3 * pos.armies))
    pos.push(Muster())


@final
class Muster(Step[BattleLore]):
    """B26: the steps of Call to Arms in their order."""

    def __init__(self) -> None:
        self.stage = SETS_CHOSEN

    def copy(self) -> Muster:
        twin = Muster()
        twin.stage = self.stage
        return twin

    def proceed(self, pos: BattleLore) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == SETS_CHOSEN:
            for army in reversed(by_seat(pos)):
                pos.push(ChooseSet(army))
        elif stage == CARDS_DRAWN:
            draw_deployment(pos)
            if pos.allied:
                for camp in range(2):
                    pos.push(ChooseZone(next(army for army in by_seat(pos) if army & 1 == camp)))
        elif stage == POSTED:
            pos.push(Assigning())
        elif stage == SCOUTED:
            if pos.epic and not pos.allied:
                for army in by_seat(pos):  # B27.13: the host comes last
                    pos.push(Scouts(army))
        elif stage <= REARGUARD:
            reveal_battalions(pos, REVEAL_ORDER[stage - VANGUARD])
        elif stage == START_PLAYER:
            choose_first(pos)
        elif stage == RESERVES:
            if not pos.allied:
                for army in pos.order:
                    if pos.plan[PLAN_MUSTER] == ORGANISED:
                        pos.push(Exchanging(army))
                    pos.push(Reserve(army))
        else:
            pos.pop()


@final
class ChooseSet(Step[BattleLore]):
    """B26.12, B27.4, B31.1: a player chooses a set of deployment cards, in organised mode two of either camp."""

    rule: ClassVar[str] = "B26.12"

    def __init__(self, army: int) -> None:
        self.army = army

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if pos.deployment[self.army][SETS].bit_count() < sets_each(pos) else 0

    def why_not_set(self, pos: BattleLore, number: int) -> Reason | None:
        """B26.12, B27.6, B31.13: each set exists once; improvised armies keep to the sets of their own camp."""
        for army in range(pos.armies):
            if pos.deployment[army][SETS] >> number & 1:
                return Reason("B31.13" if pos.allied else "B27.6", number)
        if pos.plan[PLAN_MUSTER] == IMPROVISED and number // 3 != self.army & 1:
            return Reason("B26.12", number)
        return None

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([CHOOSE_SET.move1(number) for number in range(SET_COUNT) if self.why_not_set(pos, number) is None]))

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) != CHOOSE_SET.code:
            return NOT_HERE
        return self.why_not_set(pos, arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.own_cards()
        pos.deployment[self.army][SETS] |= 1 << arg1(move)
        if pos.log is not None:
            pos.tell(SET_CHOSEN, (seat, arg1(move)))

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()


def draw_deployment(pos: BattleLore) -> None:
    """B26.13, B27.5, B30.2, B31.2: so many cards of the chosen sets, face down; the rest is put aside unseen."""
    pos.own_cards()
    for army in range(pos.armies):
        part = pos.deployment[army]
        packet = [card for card in range(len(D_SET)) if part[SETS] >> set_of(card) & 1]
        pos.chance.shuffle(packet)
        for card in sorted(packet[: len(posts(pos))]):
            part.append(card)
            if pos.log is not None:
                pos.tell(DREW_DEPLOYMENT, (pos.chiefs[army], card), knows=camp_bits(pos, army))
        pos.reveal()


@final
class ChooseZone(ChiefDecides):
    """B31.4, B31.14: of two allies the one with the lower seat takes red or blue zones, the other the rest."""

    rule: ClassVar[str] = "B31.4"

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        return offered(vec[i64]([TAKE_ZONE.move1(0), TAKE_ZONE.move1(1)]))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        pos.own_cards()
        pos.deployment[self.army][ZONE] = arg1(move)
        pos.deployment[self.army ^ 2][ZONE] = 1 - arg1(move)
        if pos.log is not None:
            pos.tell(ZONE_TAKEN, (seat, arg1(move)))


@final
class Assigning(InSecret):
    """B26.14–B26.16, B30.11: each player posts the cards drawn, in secret; final when all have confirmed."""

    rule: ClassVar[str] = "B26.14"

    def waits_for(self, pos: BattleLore) -> int:
        mask = 0
        for army in range(pos.armies):
            if not pos.deployment[army][READY]:
                mask |= 1 << pos.chiefs[army]
        return mask

    def why_not_post(self, pos: BattleLore, army: int, card: int, post: int) -> Reason | None:
        part = pos.deployment[army]
        if card not in part[DRAWN:]:
            return Reason("B26.13", card)
        if post not in posts(pos):
            return Reason("B31.3" if pos.allied else "B30.3", post)
        return Reason("B26.14", post) if part[POST + post] >= 0 else None

    def zone_open(self, pos: BattleLore, army: int) -> bool:
        return pos.epic == 1 and pos.deployment[army][ZONE] < 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        army = pos.army_of(seat)
        part = pos.deployment[army]
        found = Moves()
        if len(part) > DRAWN:
            for post in posts(pos):
                for card in part[DRAWN:]:
                    if self.why_not_post(pos, army, card, post) is None:
                        found.append(ASSIGN.move2(card, post))
        if self.zone_open(pos, army):
            found.extend(vec[i64]([TAKE_ZONE.move1(0), TAKE_ZONE.move1(1)]))
        elif len(part) == DRAWN:
            found.append(CONFIRM.move0())
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        army = pos.army_of(seat)
        verb = verb_code(move)
        reason: Reason | None = NOT_HERE
        if verb == ASSIGN.code:
            reason = self.why_not_post(pos, army, arg1(move), arg2(move))
        elif verb == TAKE_ZONE.code:
            reason = None if self.zone_open(pos, army) else Reason("B30.7")
        elif verb == CONFIRM.code:
            done = len(pos.deployment[army]) == DRAWN and not self.zone_open(pos, army)
            reason = None if done else Reason("B26.14")
        return reason

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.own_cards()
        part = pos.deployment[pos.army_of(seat)]
        verb = verb_code(move)
        if verb == ASSIGN.code:
            take_card(part, arg1(move))
            part[POST + arg2(move)] = arg1(move)
        elif verb == TAKE_ZONE.code:
            part[ZONE] = arg1(move)
        else:
            part[READY] = 1

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
        pos.disclose()


def take_card(part: list[int], card: int) -> None:
    """Remove a card from those drawn and not yet posted."""
    for i in range(DRAWN, len(part)):
        if part[i] == card:
            del part[i]
            return


def turn_up(pos: BattleLore, army: int, post: int) -> int:
    """A posted card is shown to all."""
    pos.own_cards()
    part = pos.deployment[army]
    part[REVEALED] |= 1 << post
    pos.reveal()
    if pos.log is not None:
        pos.tell(TURNED_UP, (pos.chiefs[army], part[POST + post], post))
    return part[POST + post]


def reveal_battalions(pos: BattleLore, post: int) -> None:
    """B26.17–B26.20, B27.9–B27.13, B31.5: all turn up the card of this section and place what fits; then what was displaced."""
    order = by_seat(pos)
    if not pos.allied:
        order = [order[1], order[0]]
    else:
        order = sorted(order, key=lambda army: rank_of(pos, army, post))
    waiting: list[int] = []
    for army in order:
        card = turn_up(pos, army, post)
        for i in range(D_SIZE[card]):
            kind = D_KINDS[D_START[card] + i]
            h = card_hex(pos, army, post, card, i)
            if is_open(pos, h):
                deploy(pos, army, kind, h)
            else:
                waiting.extend([army, kind])
    for i in range(len(waiting) - 2, -1, -2):
        pos.push(Displaced(waiting[i], waiting[i + 1], post))


def rank_of(pos: BattleLore, army: int, post: int) -> int:
    """B31.5, B31.6: lower card number first, then the lower letter; then the lower seat, as they come."""
    card = pos.deployment[army][POST + post]
    return D_NUMBER[card] * 10 + D_SET[card] % 3


@final
class Displaced(Placing):
    """B26.18, B26.19, B31.7: a unit that cannot stand where its card shows goes to a free baseline hex of its section, or is forgone."""

    rule: ClassVar[str] = "B26.18"

    def __init__(self, army: int, kind: int, post: int) -> None:
        super().__init__(army)
        self.kind = kind
        self.post = post

    def hexes(self, pos: BattleLore) -> list[int]:
        return [h for h in baseline_of(pos, self.army, self.post) if is_open(pos, h)]

    def refusal(self, pos: BattleLore, h: int) -> Reason:
        return Reason("B26.19", h)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        deploy(pos, self.army, self.kind, arg1(move))

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
        if pos.log is not None:
            pos.tell(FORGONE, (pos.chiefs[self.army], self.kind))
