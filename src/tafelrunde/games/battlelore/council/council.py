"""B22 The War Council: who sits in it, the Command hand, the Lore deck and the first Lore cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.board.asking import ChiefDecides, InSecret
from tafelrunde.games.battlelore.command.piles import discard_lore, draw_command, draw_lore
from tafelrunde.games.battlelore.events import COUNCIL, CREATURE_LOST, CREATURE_TAKEN, OF_FIRST
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import L_MASTER, LORE_DECK_SHARE, LORE_IDS, MEDIEVAL_DECK, U_KIND
from tafelrunde.games.battlelore.verbs import CONFIRM, KEEP_LORE, PASS, RAISE, TAKE_CREATURE
from tafelrunde.games.battlelore.words import (
    COMMANDER,
    COUNCIL_CREATURE,
    CREATURE,
    MEDIEVAL_LORE,
    MOST_LEVELS,
    SEATS_IN_COUNCIL,
    START_LORE,
)

# What `plan` holds.
PLAN_LEVELS: Final = 0
PLAN_COMMANDER: Final = 1
PLAN_LANDMARKS: Final = 2
PLAN_PRESCRIBED: Final = 3
PLAN_MUSTER: Final = 4
PLAN_FIRST: Final = 5
PLAN_HANDS: Final = 6
"""Two from here: the Command hands of a scenario without councils."""
PLAN_OFFERS: Final = 8
"""Two from here: the creatures offered to each camp, one bit for each unit kind."""
PLAN_SIZE: Final = 10

HAND_BY_COMMANDER: Final = (3, 4, 5, 6)
"""B22.4: Command cards by the Commander's level."""


def begin_councils(pos: BattleLore, fixed: list[list[int]]) -> None:
    """B22.8: the seats a scenario fixes are taken; the rest is chosen in secret."""
    step = Councils()
    for army in range(pos.armies):
        step.levels.extend(fixed[army & 1])
        step.creatures.append(0)
        step.confirmed.append(pos.plan[PLAN_PRESCRIBED])
    pos.push(step)


def undecided(pos: BattleLore, confirmed: list[int]) -> int:
    """The chiefs who have not confirmed yet, one bit each."""
    mask = 0
    for army in range(pos.armies):
        if not confirmed[army]:
            mask |= 1 << pos.chiefs[army]
    return mask


@final
class Councils(InSecret):
    """B22.9–B22.13: levels are distributed in secret; when all have confirmed, the councils are revealed together."""

    rule: ClassVar[str] = "B22.9"

    def __init__(self) -> None:
        self.levels: list[int] = []
        """Six for each army, as in `council`."""
        self.creatures: list[int] = []
        """The creatures each army has taken, one bit for each unit kind."""
        self.confirmed: list[int] = []

    def copy(self) -> Councils:
        twin = Councils()
        twin.levels = self.levels.copy()
        twin.creatures = self.creatures.copy()
        twin.confirmed = self.confirmed.copy()
        return twin

    def forget(self, army: int, fixed: list[int]) -> None:
        """An army's choices are as if it had not begun."""
        self.levels[army * SEATS_IN_COUNCIL : (army + 1) * SEATS_IN_COUNCIL] = fixed
        self.creatures[army] = 0
        self.confirmed[army] = 0

    def waits_for(self, pos: BattleLore) -> int:
        return undecided(pos, self.confirmed)

    def level(self, army: int, member: int) -> int:
        return self.levels[army * SEATS_IN_COUNCIL + member]

    def why_not_raise(self, pos: BattleLore, army: int, member: int) -> Reason | None:
        """B22.10: levels left, and no member above three."""
        if member == COUNCIL_CREATURE:
            return Reason("B22.26")
        if self.level(army, member) >= MOST_LEVELS:
            return Reason("B22.10", member)
        return self.why_not_spend(pos, army, member == COMMANDER)

    def why_not_creature(self, pos: BattleLore, army: int, kind: int) -> Reason | None:
        """B22.10, B22.26: the scenario offers it, it is not taken yet, and a level is left for it."""
        if U_KIND[kind] != CREATURE or not pos.plan[PLAN_OFFERS + (army & 1)] >> kind & 1:
            return Reason("B22.26", kind)
        if self.creatures[army] >> kind & 1:
            return Reason("B22.10", kind)
        return self.why_not_spend(pos, army, False)

    def why_not_confirm(self, pos: BattleLore, army: int) -> Reason | None:
        if self.level(army, COMMANDER) < pos.plan[PLAN_COMMANDER]:
            return Reason("B22.8", pos.plan[PLAN_COMMANDER])
        return None

    def why_not_spend(self, pos: BattleLore, army: int, commander: bool) -> Reason | None:
        """B22.8, B22.9: a level is left, and not needed for the Commander the scenario demands."""
        left = pos.plan[PLAN_LEVELS]
        for member in range(SEATS_IN_COUNCIL):
            left -= self.level(army, member)
        if left <= 0:
            return Reason("B22.9")
        owed = pos.plan[PLAN_COMMANDER] - self.level(army, COMMANDER)
        return Reason("B22.8", pos.plan[PLAN_COMMANDER]) if not commander and owed >= left else None

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        army = pos.army_of(seat)
        found = Moves()
        for member in range(COUNCIL_CREATURE):
            if self.why_not_raise(pos, army, member) is None:
                found.append(RAISE.move1(member))
        for kind in range(len(U_KIND)):
            if U_KIND[kind] == CREATURE and self.why_not_creature(pos, army, kind) is None:
                found.append(TAKE_CREATURE.move1(kind))
        if self.why_not_confirm(pos, army) is None:
            found.append(CONFIRM.move0())
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        army = pos.army_of(seat)
        verb = verb_code(move)
        reason: Reason | None = NOT_HERE
        if verb == RAISE.code:
            reason = self.why_not_raise(pos, army, arg1(move))
        elif verb == TAKE_CREATURE.code:
            reason = self.why_not_creature(pos, army, arg1(move))
        elif verb == CONFIRM.code:
            reason = self.why_not_confirm(pos, army)
        return reason

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        army = pos.army_of(seat)
        verb = verb_code(move)
        if verb == RAISE.code:
            self.levels[army * SEATS_IN_COUNCIL + arg1(move)] += 1
        elif verb == TAKE_CREATURE.code:
            self.levels[army * SEATS_IN_COUNCIL + COUNCIL_CREATURE] += 1
            self.creatures[army] |= 1 << arg1(move)
        else:
            self.confirmed[army] = 1

    def proceed(self, pos: BattleLore) -> None:
        """B22.13: all councils are turned up at the same time; a creature that two want goes to whoever is earlier in turn order."""
        pos.pop()
        pos.disclose()
        pos.council = vec[i64](self.levels)
        pos.beasts = vec[i64](self.creatures)
        if pos.log is not None:
            for army in range(pos.armies):
                levels = pos.council[army * SEATS_IN_COUNCIL : (army + 1) * SEATS_IN_COUNCIL]
                pos.tell(COUNCIL, (pos.chiefs[army], *levels))
                for kind in range(len(U_KIND)):
                    if pos.beasts[army] >> kind & 1:
                        pos.tell(CREATURE_TAKEN, (pos.chiefs[army], kind))
        taken = 0
        waiting: list[int] = []
        for army in pos.order:
            for kind in range(len(U_KIND)):
                if pos.beasts[army] & taken & 1 << kind:
                    pos.beasts[army] &= ~(1 << kind)
                    waiting.append(army)
                    if pos.log is not None:
                        pos.tell(CREATURE_LOST, (pos.chiefs[army], kind, earlier_owner(pos, army, kind)))
            taken |= pos.beasts[army]
        for army in reversed(waiting):
            pos.push(OtherCreature(army))


def earlier_owner(pos: BattleLore, army: int, kind: int) -> int:
    """The seat of the other army that has this creature."""
    return next(pos.chiefs[other] for other in pos.order if other != army and pos.beasts[other] >> kind & 1)


@final
class OtherCreature(ChiefDecides):
    """B22.26: the creature went to the player before; another one may be taken in its place."""

    rule: ClassVar[str] = "B22.26"

    def free(self, pos: BattleLore, kind: int) -> bool:
        if kind >= len(U_KIND) or not pos.plan[PLAN_OFFERS + (self.army & 1)] >> kind & 1:
            return False
        return not any(beasts >> kind & 1 for beasts in pos.beasts)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        offers = offered(vec[i64]([TAKE_CREATURE.move1(kind) for kind in range(len(U_KIND)) if self.free(pos, kind)]))
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != TAKE_CREATURE.code:
            return NOT_HERE
        return None if self.free(pos, arg1(move)) else Reason("B22.26", arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == TAKE_CREATURE.code:
            pos.beasts = pos.beasts[:]
            pos.beasts[self.army] |= 1 << arg1(move)
        else:
            pos.council = pos.council[:]
            pos.council[self.army * SEATS_IN_COUNCIL + COUNCIL_CREATURE] -= 1


def deal_commands(pos: BattleLore) -> None:
    """B3.4, B3.12, B22.4: the Command hands, by the scenario or by the Commander's level."""
    sizes: list[int] = []
    for army in range(pos.armies):
        if pos.lore == 1:
            sizes.append(HAND_BY_COMMANDER[pos.level(army, COMMANDER)])
        else:
            sizes.append(pos.plan[PLAN_HANDS + (army & 1)])
    pos.hand_size = vec[i64](sizes)
    for army in range(pos.armies):
        for _ in range(sizes[army]):
            draw_command(pos, army)


def build_lore_deck(pos: BattleLore) -> None:
    """B22.14–B22.18, B29.8, B32.6: 14 cards of a master in both camps, 8 of one in a single camp, 5 of the others."""
    deck: list[int] = []
    if pos.lore == MEDIEVAL_LORE:
        deck.extend(MEDIEVAL_DECK)
    else:
        for master in range(1, COUNCIL_CREATURE):
            cards = [card for card in range(len(LORE_IDS)) if L_MASTER[card] == master]
            pos.chance.shuffle(cards)
            camps = 0
            for camp in range(2):
                if sum(pos.level(army, master) for army in range(pos.armies) if army & 1 == camp):
                    camps += 1
            deck.extend(cards[: LORE_DECK_SHARE[camps]])
    pos.lore_out = [card for card in range(len(LORE_IDS)) if card not in deck]
    pos.chance.shuffle(deck)
    pos.lore_pile = deck
    pos.lore_deck_size = len(deck)


def deal_lore(pos: BattleLore) -> None:
    """B22.6, B22.19, B32.2: four cards each, tokens by the highest Lore Master; nothing in Medieval Lore."""
    if pos.lore == MEDIEVAL_LORE:
        return
    step = FirstLore()
    for army in range(pos.armies):
        for _ in range(START_LORE):
            draw_lore(pos, army)
        pos.gain(army, pos.best_master(army))
        step.kept.append(0)
        step.confirmed.append(0 if pos.best_master(army) else 1)
    pos.push(step)


@final
class FirstLore(InSecret):
    """B22.20–B22.23: each keeps as many of the four cards as the strongest Lore Master has levels, or fewer."""

    rule: ClassVar[str] = "B22.20"

    def __init__(self) -> None:
        self.kept: list[int] = []
        """For each army the cards it keeps, one bit for each place in its hand."""
        self.confirmed: list[int] = []

    def copy(self) -> FirstLore:
        twin = FirstLore()
        twin.kept = self.kept.copy()
        twin.confirmed = self.confirmed.copy()
        return twin

    def forget(self, pos: BattleLore, army: int) -> None:
        """An army's choices are as if it had not begun."""
        self.kept[army] = 0
        self.confirmed[army] = 0 if pos.best_master(army) else 1

    def waits_for(self, pos: BattleLore) -> int:
        return undecided(pos, self.confirmed)

    def party(self, pos: BattleLore) -> int:
        mask = 0
        for army in range(pos.armies):
            if pos.best_master(army):
                mask |= 1 << pos.chiefs[army]
        return mask

    def why_not_keep(self, pos: BattleLore, army: int, card: int) -> Reason | None:
        kept = self.kept[army]
        if card not in pos.lore_hands[army] or kept >> pos.lore_hands[army].index(card) & 1:
            return Reason("B22.19", card)
        return None if kept.bit_count() < pos.best_master(army) else Reason("B22.20", pos.best_master(army))

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        army = pos.army_of(seat)
        found = offered(vec[i64]([CONFIRM.move0()]))
        for card in pos.lore_hands[army]:
            if self.why_not_keep(pos, army, card) is None:
                found.append(KEEP_LORE.move1(card))
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        if verb_code(move) == CONFIRM.code:
            return None
        if verb_code(move) != KEEP_LORE.code:
            return NOT_HERE
        return self.why_not_keep(pos, pos.army_of(seat), arg1(move))

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        army = pos.army_of(seat)
        if verb_code(move) == CONFIRM.code:
            self.confirmed[army] = 1
        else:
            self.kept[army] |= 1 << pos.lore_hands[army].index(arg1(move))

    def proceed(self, pos: BattleLore) -> None:
        """B22.21: the others go face up on the discard pile."""
        pos.pop()
        pos.disclose()
        for army in range(pos.armies):
            hand = pos.lore_hands[army].copy()
            for i in range(len(hand)):
                if not self.kept[army] >> i & 1:
                    discard_lore(pos, army, hand[i], OF_FIRST)
