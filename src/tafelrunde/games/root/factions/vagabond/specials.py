"""R9.5.9, R9.7: what a torch does for each character."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, count, verb_code
from tafelrunde.games.root.actions.crafted_cards import steal
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.battle.removal import finish_removal, remove_enemies
from tafelrunde.games.root.events import DID, HIDES, REPAIRED, SCORCHED, TOOK_CARD
from tafelrunde.games.root.factions.vagabond.board import RANGER, SCOUNDREL, THIEF, TINKER, VAGRANT
from tafelrunde.games.root.factions.vagabond.deeds import add_damaged, why_not_damaged
from tafelrunde.games.root.factions.vagabond.items import damaged_items, entry, exhaust, ready, shift
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import everybody_knows
from tafelrunde.games.root.terms.deck import BIT_OF, KIND_CARDS, MATCHING, kinds_in, lowest_card
from tafelrunde.games.root.verbs import DAY_LABOR, HIDEOUT, INSTIGATE, REPAIR, SCORCH, STEAL
from tafelrunde.games.root.words import ARMIES, BITS, CLEARINGS, DAMAGED, READY, TORCH, VAGABOND

HIDEOUT_REPAIRS: Final = 3
SPECIALS: Final = frozenset((STEAL.code, DAY_LABOR.code, HIDEOUT.code, INSTIGATE.code, SCORCH.code))
SPECIAL_OF: Final[dict[int, int]] = {
    STEAL.code: THIEF,
    DAY_LABOR.code: TINKER,
    HIDEOUT.code: RANGER,
    INSTIGATE.code: VAGRANT,
    SCORCH.code: SCOUNDREL,
}


def add_special(pos: Root, vagabond: i64, offers: Moves) -> None:
    """Every way to use the special action of his character now."""
    if ready(pos, vagabond, TORCH) == 0:
        return
    character = pos.characters[vagabond - VAGABOND]
    place = pos.pawns[vagabond - VAGABOND]
    if character == RANGER:
        if damaged_items(pos, vagabond):
            offers.append(HIDEOUT.move0())
        return
    if place >= CLEARINGS:
        return
    if character == THIEF:
        for other in BITS[pos.present[place] & ~(1 << vagabond)]:
            if pos.hands[other]:
                offers.append(STEAL.move1(other))
    elif character == TINKER:
        for kind in kinds_in(discarded(pos) & MATCHING[pos.suits[place]]):
            offers.append(DAY_LABOR.move1(kind))
    elif character == VAGRANT:
        here = BITS[pos.present[place]]
        for attacker in here:
            if can_attack(pos, attacker, place):
                for defender in here:
                    if attacker != defender:
                        offers.append(INSTIGATE.move2(attacker, defender))
    elif character == SCOUNDREL and why_not_scorch(pos, place) is None:
        offers.append(SCORCH.move0())


def discarded(pos: Root) -> i64:
    """The discard pile as a set."""
    cards = 0
    for card in pos.discards:
        cards |= BIT_OF[card]
    return cards


def can_attack(pos: Root, attacker: i64, place: i64) -> bool:
    """D9.7-2: an attacker has warriors or a pawn there."""
    return attacker >= VAGABOND or pos.warriors[place * ARMIES + attacker] > 0


def why_not_scorch(pos: Root, place: i64) -> Reason | None:
    """D9.7-4: not at the keep, and only once in a clearing."""
    if pos.keep == place:
        return Reason("R6.2.2-a", place + 1)
    return Reason("D9.7-4", place + 1) if pos.scorched >> place & 1 else None


def why_not_special(pos: Root, vagabond: i64, move: i64) -> Reason | None:
    """The reason against a special action."""
    verb = verb_code(move)
    place = pos.pawns[vagabond - VAGABOND]
    if pos.characters[vagabond - VAGABOND] != SPECIAL_OF[verb]:
        return Reason("R9.5.9", pos.characters[vagabond - VAGABOND])
    if ready(pos, vagabond, TORCH) == 0:
        return Reason("R9.5.9")
    if verb == HIDEOUT.code:
        return None if damaged_items(pos, vagabond) else Reason("D9.7.3.I-1")
    if place >= CLEARINGS:
        return Reason("D9.5-1")
    if verb == STEAL.code:
        other = arg1(move)
        good = other != vagabond and pos.present[place] >> other & 1 and pos.hands[other]
        return None if good else Reason("D9.7.1.I-1", other)
    if verb == DAY_LABOR.code:
        good = discarded(pos) & KIND_CARDS[arg1(move)] & MATCHING[pos.suits[place]]
        return None if good else Reason("R9.7.2.I-a", arg1(move))
    if verb == INSTIGATE.code:
        return why_not_instigate(pos, place, arg1(move), arg2(move))
    return why_not_scorch(pos, place)


def why_not_instigate(pos: Root, place: i64, attacker: i64, defender: i64) -> Reason | None:
    """D9.7-2: two different players who are there, the attacker with warriors or a pawn."""
    here = pos.present[place]
    if attacker == defender or not here >> attacker & 1 or not here >> defender & 1:
        return Reason("D9.7-2", attacker, defender)
    return None if can_attack(pos, attacker, place) else Reason("D9.7-2", attacker)


def do_special(pos: Root, vagabond: i64, move: i64) -> None:
    """Exhaust the torch and act."""
    verb = verb_code(move)
    place = pos.pawns[vagabond - VAGABOND]
    exhaust(pos, vagabond, TORCH, 1)
    if verb == STEAL.code:
        steal(pos, vagabond, arg1(move))
    elif verb == DAY_LABOR.code:
        day_labor(pos, vagabond, arg1(move))
    elif verb == HIDEOUT.code:
        if pos.log is not None:
            pos.tell(DID, (vagabond, HIDES))
        pos.part = 1
        pos.push(Hideout(min(HIDEOUT_REPAIRS, damaged_items(pos, vagabond))))
    elif verb == INSTIGATE.code:
        start_battle(pos, arg1(move), arg2(move), place, vagabond)
    else:
        scorch(pos, vagabond, place)


def day_labor(pos: Root, vagabond: i64, kind: i64) -> None:
    """R9.7.2.I, D9.7.2.I-1: a card of the discard pile, for all to see."""
    card = lowest_card(discarded(pos) & KIND_CARDS[kind])
    pos.discards = [other for other in pos.discards if other != card]
    pos.hands[vagabond] |= BIT_OF[card]
    everybody_knows(pos, vagabond, card)
    if pos.log is not None:
        pos.tell(TOOK_CARD, (vagabond, kind))


def scorch(pos: Root, vagabond: i64, place: i64) -> None:
    """D9.7-4: the torch stays for good, every enemy piece goes, and nothing comes any more."""
    pos.items = added(pos.items, entry(vagabond, TORCH, READY) + 1, -1)
    pos.scorched |= 1 << place
    if pos.log is not None:
        pos.tell(SCORCHED, (place,))
    remove_enemies(pos, place, vagabond)
    finish_removal(pos)


@final
class Hideout(Step[Root]):
    """R9.7.3.I: three items are repaired, then Daylight ends."""

    rule: ClassVar[str] = "R9.7.3.I"

    def __init__(self, left: i64) -> None:
        self.left = left

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("items", 3), self.left)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if self.left else 0

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = Moves()
        add_damaged(pos, pos.turn, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != REPAIR.code:
            return Reason("G4")
        return why_not_damaged(pos, pos.turn, arg1(move), arg2(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.push(Hideout(self.left - 1))
        shift(pos, pos.turn, arg1(move), arg2(move), arg2(move) - DAMAGED)
        if pos.log is not None:
            pos.tell(REPAIRED, (pos.turn, arg1(move)))

    def proceed(self, pos: Root) -> None:
        pos.pop()
