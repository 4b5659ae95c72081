"""R9.5.4 Aid."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, only, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.root.events import AIDED
from tafelrunde.games.root.factions.vagabond.items import exhaust, ready, receive
from tafelrunde.games.root.factions.vagabond.relationships import improve
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import gives_secretly
from tafelrunde.games.root.terms.deck import KIND_CARDS, MATCHING, lowest_card
from tafelrunde.games.root.verbs import EXHAUST, FACTION, PASS, TAKE_ITEM
from tafelrunde.games.root.words import ARMIES, EACH_ITEM, ITEMS, OPEN_HANDS, VAGABOND


def aid(pos: Root, vagabond: i64, receiver: i64, kind: i64) -> None:
    """R9.5.4-a: the card changes hands; the item to exhaust is asked next."""
    card = lowest_card(pos.hands[vagabond] & KIND_CARDS[kind])
    place = pos.pawns[vagabond - VAGABOND]
    gives_secretly(pos, vagabond, receiver, card, MATCHING[pos.suits[place]])
    pos.reveal()
    if pos.log is not None:
        knows = -1 if OPEN_HANDS >> receiver & 1 else pos.bit[vagabond] | pos.bit[receiver]
        pos.tell(AIDED, (vagabond, receiver, kind), knows=knows)
    pos.push(AidItem(receiver))


@final
class AidItem(Step[Root]):
    """R9.5.4-a: aid is paid by exhausting any item."""

    rule: ClassVar[str] = "R9.5.4-a"

    def __init__(self, receiver: i64) -> None:
        self.receiver = receiver

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(FACTION("faction"), self.receiver)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([EXHAUST.move1(item) for item in EACH_ITEM if ready(pos, pos.turn, item)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != EXHAUST.code:
            return Reason("G4")
        return None if ready(pos, pos.turn, arg1(move)) else Reason("D9.2.5-1", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        exhaust(pos, pos.turn, arg1(move), 1)
        if self.receiver < ARMIES and any(pos.boxes[self.receiver * ITEMS : self.receiver * ITEMS + ITEMS]):
            pos.push(TakeItem(self.receiver))
        else:
            improve(pos, pos.turn, self.receiver)


@final
class TakeItem(Step[Root]):
    """R9.5.4-b: an item out of the receiver's Crafted Items box, or none."""

    rule: ClassVar[str] = "R9.5.4-b"

    def __init__(self, giver: i64) -> None:
        self.giver = giver

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(FACTION("faction"), self.giver)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        for item in EACH_ITEM:
            if pos.boxes[self.giver * ITEMS + item]:
                offers.append(TAKE_ITEM.move1(item))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != TAKE_ITEM.code:
            return Reason("G4")
        return None if pos.boxes[self.giver * ITEMS + arg1(move)] else Reason("R9.5.4-b", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == TAKE_ITEM.code:
            at = self.giver * ITEMS + arg1(move)
            pos.boxes = added(pos.boxes, at, -1)
            receive(pos, pos.turn, arg1(move))
        improve(pos, pos.turn, self.giver)
