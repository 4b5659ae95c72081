"""R4.1.3, D1.4-1: crafted cards with a time of their own, and what may be done freely between the actions of Daylight."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, only
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, Domain, arg1, arg2, verb_code
from tafelrunde.games.root.actions.movement import why_not_battle_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.battle.effects import drop_crafted, owns
from tafelrunde.games.root.battle.removal import finish_removal, remove_warriors
from tafelrunde.games.root.events import CARD_USED, FOR_BEING_ROBBED, FOR_CLAIM, SHOWN, STOLE
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import draw, gives_secretly, learns, random_card
from tafelrunde.games.root.terms.deck import (
    BURROW_BANK,
    COBBLER,
    CODEBREAKERS,
    COMMAND_WARREN,
    EVERY_CARD,
    KIND_CARDS,
    KIND_OF,
    ROYAL_CLAIM,
    STAND_AND_DELIVER,
    TAX_COLLECTOR,
    cards_in,
)
from tafelrunde.games.root.verbs import BANK, BATTLE, CLAIM, DONE, PASS, ROB, SPY, TAX
from tafelrunde.games.root.winning.dominance import add_dominance, play_dominance, why_not_dominance
from tafelrunde.games.root.words import ARMIES, EACH_CLEARING, FACTIONS, MERCENARY, NOBODY, OPEN_HANDS

BIRDSONG_CARDS: Final = KIND_CARDS[ROYAL_CLAIM] | KIND_CARDS[STAND_AND_DELIVER]
DAYLIGHT_CARDS: Final = KIND_CARDS[TAX_COLLECTOR] | KIND_CARDS[CODEBREAKERS]
BUSINESS: Final = Domain("business", 2, ("none", "open"), clickable=False)
DONE_MOVE: Final = DONE.move0()


def unused(pos: Root, faction: i64, kind: i64) -> bool:
    """Whether a card lies in the play area and has not been used this turn."""
    return owns(pos, faction, kind) & ~pos.cards_used != 0


def mark_used(pos: Root, faction: i64, kind: i64) -> None:
    """A card that stays is used, once a turn."""
    pos.cards_used |= owns(pos, faction, kind)
    if pos.log is not None:
        pos.tell(CARD_USED, (faction, kind))


def others_with_cards(pos: Root, faction: i64, open_too: bool) -> list[int]:
    """The other players who hold cards; an open hand counts only where it makes a difference."""
    found: list[int] = []
    for other in range(FACTIONS):
        if other != faction and pos.hands[other] and (open_too or not OPEN_HANDS >> other & 1):
            found.append(other)
    return found


# Between the actions of Daylight.


def add_daylight(pos: Root, faction: i64, offers: Moves) -> None:
    """R3.3.1-a, R4.1.3: dominance cards, Tax Collector, Codebreakers."""
    if pos.seats > 2:
        add_dominance(pos, faction, offers)
    if not pos.crafted[faction] & DAYLIGHT_CARDS & ~pos.cards_used:
        return
    if unused(pos, faction, TAX_COLLECTOR) and faction < ARMIES:
        for clearing in EACH_CLEARING:
            if pos.warriors[clearing * ARMIES + faction]:
                offers.append(TAX.move1(clearing))
    if unused(pos, faction, CODEBREAKERS):
        for other in others_with_cards(pos, faction, False):
            offers.append(SPY.move1(other))


def why_not_daylight(pos: Root, faction: i64, move: i64) -> Reason | None:
    """The reason against something done freely in Daylight; NOT_HERE if the verb is none of these."""
    verb = verb_code(move)
    if verb == TAX.code:
        if not unused(pos, faction, TAX_COLLECTOR):
            return Reason("R4.1.3")
        if faction >= ARMIES or pos.warriors[arg1(move) * ARMIES + faction] == 0:
            return Reason("R2.5-b", arg1(move) + 1)
        return None
    if verb == SPY.code:
        if not unused(pos, faction, CODEBREAKERS):
            return Reason("R4.1.3")
        return None if arg1(move) in others_with_cards(pos, faction, False) else Reason("D2.5-2", arg1(move))
    return why_not_dominance(pos, faction, move)


def play_daylight(pos: Root, faction: i64, move: i64) -> None:
    """Carry out something done freely in Daylight."""
    verb = verb_code(move)
    if verb == TAX.code:
        mark_used(pos, faction, TAX_COLLECTOR)
        pos.push(TAXED)
        remove_warriors(pos, faction, arg1(move), 1, faction, NOBODY, False, False)
        finish_removal(pos)
    elif verb == SPY.code:
        mark_used(pos, faction, CODEBREAKERS)
        spy(pos, faction, arg1(move))
    else:
        play_dominance(pos, faction, move)


@final
class Taxed(Step[Root]):
    """T1: what the removal sets off comes first (Field Hospitals), then the Tax Collector's card."""

    def proceed(self, pos: Root) -> None:
        pos.pop()
        draw(pos, pos.turn, 1)


TAXED: Final = Taxed()


def spy(pos: Root, viewer: i64, owner: i64) -> None:
    """A hand is shown to one player."""
    learns(pos, viewer, owner, pos.hands[owner])
    pos.reveal()
    if pos.log is not None:
        for card in cards_in(pos.hands[owner]):
            pos.tell(SHOWN, (owner, viewer, KIND_OF[card]), knows=pos.bit[owner] | pos.bit[viewer])


# In Birdsong.


def add_birdsong(pos: Root, faction: i64, offers: Moves) -> None:
    """R4.1.3: Royal Claim, Stand and Deliver."""
    if not pos.crafted[faction] & BIRDSONG_CARDS & ~pos.cards_used:
        return
    if unused(pos, faction, ROYAL_CLAIM) and pos.ruled_by(faction):
        offers.append(CLAIM.move0())
    if unused(pos, faction, STAND_AND_DELIVER):
        for other in others_with_cards(pos, faction, True):
            offers.append(ROB.move1(other))


def why_not_birdsong(pos: Root, faction: i64, move: i64) -> Reason | None:
    """The reason against a card used in Birdsong; NOT_HERE if the verb is none of these."""
    verb = verb_code(move)
    if verb == CLAIM.code:
        if not unused(pos, faction, ROYAL_CLAIM):
            return Reason("R4.1.3")
        return None if pos.ruled_by(faction) else Reason("D2.5-2")
    if verb == ROB.code:
        if not unused(pos, faction, STAND_AND_DELIVER):
            return Reason("R4.1.3")
        return None if arg1(move) in others_with_cards(pos, faction, True) else Reason("D2.5-2", arg1(move))
    return NOT_HERE


def play_birdsong(pos: Root, faction: i64, move: i64) -> None:
    """Carry out a card used in Birdsong."""
    if verb_code(move) == CLAIM.code:
        points = pos.ruled_by(faction)
        drop_crafted(pos, faction, ROYAL_CLAIM)
        pos.score(faction, points, FOR_CLAIM)
        return
    mark_used(pos, faction, STAND_AND_DELIVER)
    steal(pos, faction, arg1(move))
    pos.score(arg1(move), 1, FOR_BEING_ROBBED)


def steal(pos: Root, thief: i64, victim: i64) -> None:
    """A random card changes hands; both know it, and all do if it came from or goes to the open hand (R11.2.3-b)."""
    card = random_card(pos, victim)
    pos.reveal()
    gives_secretly(pos, victim, thief, card, EVERY_CARD)
    if pos.log is not None:
        knows = -1 if OPEN_HANDS & (1 << thief | 1 << victim) else pos.bit[thief] | pos.bit[victim]
        pos.tell(STOLE, (thief, victim, KIND_OF[card]), knows=knows)


@final
class BirdsongCards(Step[Root]):
    """R4.1.3: crafted cards that may be used in Birdsong, before, between or after its steps."""

    rule: ClassVar[str] = "R4.1.3"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        add_birdsong(pos, pos.turn, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        return why_not_birdsong(pos, pos.turn, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        if verb_code(move) == PASS.code:
            pos.pop()
        else:
            play_birdsong(pos, pos.turn, move)


BIRDSONG_WINDOW: Final = BirdsongCards()


def open_birdsong(pos: Root) -> None:
    """Ask for cards of Birdsong if there are any."""
    if pos.crafted[pos.turn] & BIRDSONG_CARDS & ~pos.cards_used:
        pos.push(BIRDSONG_WINDOW)


@final
class BirdsongStarts(Step[Root]):
    """D1.4-1, R1.1.3: what happens as Birdsong starts, in the order the turn player likes: services, crafted cards, refreshing."""

    rule: ClassVar[str] = "D1.4-1"

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(BUSINESS("services"), 0 if pos.seat_of[MERCENARY] in (NOBODY, pos.seat_of[pos.turn]) else 1)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if len(self.openings(pos)) else 0

    def openings(self, pos: Root) -> Moves:
        """What can be done, apart from going on."""
        turn = pos.turn
        offers = Moves()
        for faction in pos.order:
            PLAYED[faction].add_openings(pos, turn, offers)
        if unused(pos, turn, BURROW_BANK):
            for other in pos.order:
                if other != turn:
                    offers.append(BANK.move1(other))
        add_birdsong(pos, turn, offers)
        return offers

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = self.openings(pos)
        if PLAYED[pos.turn].why_not_begin(pos) is None:
            offers.append(DONE_MOVE)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        turn = pos.turn
        if move == DONE_MOVE:
            return PLAYED[turn].why_not_begin(pos)
        if verb_code(move) == BANK.code:
            taken = arg1(move) != turn and arg1(move) in pos.order and unused(pos, turn, BURROW_BANK)
            return None if taken else Reason("R4.1.3", arg1(move))
        for faction in pos.order:
            reason = PLAYED[faction].why_not_opening(pos, turn, move)
            if reason is not NOT_HERE:
                return reason
        return why_not_birdsong(pos, turn, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        turn = pos.turn
        if move == DONE_MOVE:
            pos.pop()
            return
        if verb_code(move) == BANK.code:
            mark_used(pos, turn, BURROW_BANK)
            draw(pos, turn, 1)
            draw(pos, arg1(move), 1)
            return
        for faction in pos.order:
            if PLAYED[faction].why_not_opening(pos, turn, move) is None:
                PLAYED[faction].open_birdsong(pos, turn, move)
                return
        play_birdsong(pos, turn, move)

    def proceed(self, pos: Root) -> None:
        pos.pop()


@final
class CommandWarren(Step[Root]):
    """D1.4-1: as Daylight starts, the owner of a Command Warren may start a battle."""

    rule: ClassVar[str] = "D1.4-1"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        PLAYED[pos.turn].add_battles(pos, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        return None if verb_code(move) == PASS.code else why_not_battle_move(pos, pos.turn, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == BATTLE.code:
            mark_used(pos, pos.turn, COMMAND_WARREN)
            start_battle(pos, pos.turn, arg2(move), arg1(move), NOBODY)


@final
class Cobbler(Step[Root]):
    """D1.4-1: as Evening starts, the owner of a Cobbler may take a move."""

    rule: ClassVar[str] = "D1.4-1"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        PLAYED[pos.turn].add_granted_moves(pos, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        return None if verb_code(move) == PASS.code else PLAYED[pos.turn].why_not_granted(pos, move)

    def play(self, pos: Root, seat: int, step: int) -> None:
        pos.pop()
        if verb_code(step) != PASS.code:
            mark_used(pos, pos.turn, COBBLER)
            PLAYED[pos.turn].take_granted(pos, step)


BIRDSONG_STARTS: Final = BirdsongStarts()
WARREN_STEP: Final = CommandWarren()
COBBLER_STEP: Final = Cobbler()
