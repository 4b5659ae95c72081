"""B28 Specialists: the draft, and how the cards are played before the first turn."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.board.asking import ChiefDecides
from tafelrunde.games.battlelore.events import DRAFTED, SPECIALIST_PLAYED
from tafelrunde.games.battlelore.muster.battalions import by_seat
from tafelrunde.games.battlelore.muster.effects import (
    FORCED_ENROLLMENT,
    PART_RULE,
    PRAYER,
    PRAYER_TOKENS,
    VANTAGE_POINT,
    apply_part,
    part_moves,
    parts_of,
)
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import (
    S_LORE,
    S_MASTER,
    SPECIALIST_IDS,
)
from tafelrunde.games.battlelore.verbs import DEPLOY, DONE, DRAFT, HEAL, MOVE, PASS, PLACE, PLAY_SPECIALIST, REPLACE, SWAP
from tafelrunde.games.battlelore.words import (
    CLERIC,
    LORE_GAME,
)

PLAYED: Final = -2


def begin_draft(pos: BattleLore) -> None:
    """B28.4, B28.6, B31.15: the host picks one, the opponent two, the host one; four players there and back again."""
    pos.specialists = vec[i64]([-1] * len(SPECIALIST_IDS))
    seats = by_seat(pos)
    picks = [*seats, *reversed(seats)] if pos.allied else [seats[0], seats[1], seats[1], seats[0]]
    for army in reversed(pos.order):
        pos.push(PlaySpecialists(army))
    for army in reversed(picks):
        pos.push(Draft(army))


@final
class Draft(ChiefDecides):
    """B28.1, B28.6: take a specialist card, or pass."""

    rule: ClassVar[str] = "B28.1"

    def why_not_draft(self, pos: BattleLore, card: int) -> Reason | None:
        """B28.5, B31.9, B31.15: each card once; Lore cards only in a Lore scenario; none that can have no effect."""
        if pos.specialists[card] != -1:
            return Reason("B28.6", card)
        if S_LORE[card] and pos.lore != LORE_GAME:
            return Reason("B28.5", card)
        if pos.allied and card in (FORCED_ENROLLMENT, VANTAGE_POINT):
            return Reason("B31.9", card)
        return None

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([DRAFT.move1(card) for card in range(len(S_LORE)) if self.why_not_draft(pos, card) is None]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != DRAFT.code:
            return NOT_HERE
        return self.why_not_draft(pos, arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == DRAFT.code:
            pos.specialists = pos.specialists[:]
            pos.specialists[arg1(move)] = self.army
            if pos.log is not None:
                pos.tell(DRAFTED, (seat, arg1(move)))


@final
class PlaySpecialists(Step[BattleLore]):
    """B28.2, B28.7: a player plays his cards in any order, or leaves them."""

    rule: ClassVar[str] = "B28.2"

    def __init__(self, army: int) -> None:
        self.army = army

    def why_not_specialist(self, pos: BattleLore, card: int) -> Reason | None:
        """B28.9, B28.10: the card is his, its master sits in the council, and it has something to work with."""
        if pos.specialists[card] != self.army:
            return Reason("B28.1", card)
        if S_MASTER[card] >= 0 and not pos.level(self.army, S_MASTER[card]):
            return Reason("B28.9", card)
        if card != PRAYER and not Specialist(self.army, card, parts_of(pos, self.army, card)).any_part(pos):
            return Reason("B28.10", card)
        return None

    def playable(self, pos: BattleLore) -> list[int]:
        return [card for card in range(len(S_LORE)) if self.why_not_specialist(pos, card) is None]

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.playable(pos) else 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([PLAY_SPECIALIST.move1(card) for card in self.playable(pos)]))
        offers.append(DONE.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == DONE.code:
            return None
        if verb_code(move) != PLAY_SPECIALIST.code:
            return NOT_HERE
        return self.why_not_specialist(pos, arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            return
        card = arg1(move)
        pos.specialists = pos.specialists[:]
        pos.specialists[card] = PLAYED
        pos.mark = vec[i64]([0] * len(pos.mark))
        if pos.log is not None:
            pos.tell(SPECIALIST_PLAYED, (seat, card))
        if card == PRAYER:
            pos.gain(self.army, PRAYER_TOKENS + pos.level(self.army, CLERIC))
        else:
            pos.push(Specialist(self.army, card, parts_of(pos, self.army, card)))

    def proceed(self, pos: BattleLore) -> None:
        """The marks of cards played are wiped off before the game begins."""
        pos.pop()
        pos.mark = vec[i64]([0] * len(pos.mark))


@final
class Specialist(Step[BattleLore]):
    """B28.11–B28.13: the parts of a card are applied one by one, as many as its player wants."""

    rule: ClassVar[str] = "B28.12"

    def __init__(self, army: int, card: int, parts: int) -> None:
        self.army = army
        self.card = card
        self.parts = parts

    def copy(self) -> Specialist:
        return Specialist(self.army, self.card, self.parts)

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.chiefs[self.army] if self.parts > 0 and self.any_part(pos) else 0

    def any_part(self, pos: BattleLore) -> bool:
        return len(part_moves(pos, self.army, self.card)) > 0

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64](part_moves(pos, self.army, self.card)))
        offers.append(DONE.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb not in (PLACE.code, HEAL.code, REPLACE.code, DEPLOY.code, SWAP.code, MOVE.code):
            return NOT_HERE
        return None if move in part_moves(pos, self.army, self.card) else Reason(PART_RULE[self.card], self.card)

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        if verb_code(move) == DONE.code:
            pos.pop()
            return
        self.parts -= 1
        apply_part(pos, self.army, self.card, move)

    def proceed(self, pos: BattleLore) -> None:
        pos.pop()
