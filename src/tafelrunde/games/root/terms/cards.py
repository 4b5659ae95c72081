"""R1.2, R2.1: cards change places, and who comes to know what (D-State-1).

`pos.known` says for each hidden place which cards a viewer knows to be there: one row for each hand, the last for the supporters; in a
row one entry for each faction, the last for everybody (what spectators know). Copies look alike, so knowledge is about kinds: when one
copy leaves openly, a viewer knows of one copy less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set
from tafelrunde.engine.shared import changed
from tafelrunde.games.root.events import DISCARDED, DREW, LOST_SOUL, SHUFFLED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import BIT_OF, DOMINANCES, KIND_CARDS, KIND_OF, lowest_card, nth_card
from tafelrunde.games.root.words import FACTIONS, NOBODY, OPEN_HANDS, SOULS_OF

STACK: Final = FACTIONS
"""The row of the supporters in `known`."""
PUBLIC: Final = FACTIONS
"""The entry of the spectators in a row."""
ROW: Final = FACTIONS + 1


def shuffle_discards(pos: Root) -> None:
    """R2.1.2-b: the discard pile becomes the draw pile."""
    pos.pile = pos.discards.copy()
    pos.discards = []
    pos.chance.shuffle(pos.pile)
    if pos.log is not None:
        pos.tell(SHUFFLED, ())


def top_card(pos: Root) -> i64:
    """R2.1.2-a, D2.1.2-1: the top card of the draw pile, which is renewed as soon as it is empty; NOBODY if there is none."""
    if not pos.pile:
        if not pos.discards:
            return NOBODY
        shuffle_discards(pos)
    pos.own_piles()
    card = pos.pile.pop()
    if not pos.pile and pos.discards:
        shuffle_discards(pos)
    return card


def can_draw(pos: Root) -> bool:
    """Whether a draw would bring anything; everybody can see it."""
    return len(pos.pile) + len(pos.discards) > 0


def draw(pos: Root, faction: i64, count: i64) -> None:
    """Draw one card after another; what is not there is skipped."""
    for _ in range(count):
        card = top_card(pos)
        if card < 0:
            return
        pos.hands[faction] |= BIT_OF[card]
        pos.reveal()
        if pos.log is not None:
            pos.tell(DREW, (faction, KIND_OF[card]), knows=-1 if OPEN_HANDS >> faction & 1 else pos.bit[faction])


def lay_down(pos: Root, card: i64) -> None:
    """R2.1.3, R3.3.3, R10.2.6: where a spent or discarded card goes."""
    if pos.seat_of[SOULS_OF] >= 0:
        pos.own_piles()
        pos.souls.append(card)
    elif DOMINANCES & BIT_OF[card]:
        pos.available |= BIT_OF[card]
    else:
        pos.own_piles()
        pos.discards.append(card)


def lies_open(pos: Root, card: i64) -> i64:
    """R3.3.3: 1 for a card that was laid down and can be taken from now on, else 0."""
    return pos.available >> card & 1


def take_out(pos: Root, faction: i64, kind: i64) -> i64:
    """One card of a kind leaves a hand for all to see."""
    card = lowest_card(pos.hands[faction] & KIND_CARDS[kind])
    pos.hands[faction] ^= BIT_OF[card]
    leaves_openly(pos, faction, card)
    return card


def spend(pos: Root, faction: i64, kind: i64, why: i64 = 0) -> None:
    """Spend or discard a card of the hand; `why`: what its discard tells (`DISCARDED`)."""
    card = take_out(pos, faction, kind)
    lay_down(pos, card)
    if pos.log is not None:
        pos.tell(DISCARDED, (faction, kind, lies_open(pos, card), len(pos.souls), why))


def leaves_openly(pos: Root, place: i64, card: i64) -> None:
    """Everybody sees a card leave a hidden place: who knew of such a card there knows of one less."""
    known = pos.known
    copies = 0
    for entry in range(place * ROW, place * ROW + ROW):
        here = known[entry]
        if here:
            if copies == 0:
                copies = KIND_CARDS[KIND_OF[card]]
            if here & copies:
                less = here & ~BIT_OF[card if here >> card & 1 else lowest_card(here & copies)]
                pos.known = changed(pos.known, entry, less)


def leaves_secretly(pos: Root, place: i64, card: i64, could_be: i64, knowers: i64) -> None:
    """A card leaves a hidden place; only the knowers (bits of factions) see which, the others can no longer be sure of what it could be."""
    known = pos.known[:]
    copies = KIND_CARDS[KIND_OF[card]]
    for viewer in range(ROW):
        entry = place * ROW + viewer
        here = known[entry]
        if here == 0:
            continue
        if knowers >> viewer & 1:
            if here & copies:
                known[entry] = here & ~BIT_OF[card if here >> card & 1 else lowest_card(here & copies)]
        else:
            known[entry] = here & ~could_be
    pos.known = known


def everybody_knows(pos: Root, place: i64, card: i64) -> None:
    """A card came to a hidden place for all to see. Of the open hand nothing need be remembered."""
    if OPEN_HANDS >> place & 1:
        return
    known = pos.known[:]
    for viewer in range(ROW):
        if viewer == PUBLIC or (viewer < FACTIONS and pos.seat_of[viewer] >= 0 and (viewer != place)):
            known[place * ROW + viewer] |= BIT_OF[card]
    pos.known = known


def learns(pos: Root, viewer: i64, place: i64, cards: i64) -> None:
    """A viewer saw cards in a hidden place."""
    at = place * ROW + viewer
    pos.known = changed(pos.known, at, pos.known[at] | cards)


def gives_secretly(pos: Root, giver: i64, receiver: i64, card: i64, could_be: i64) -> None:
    """A card goes from hand to hand; giver and receiver know it, and everybody if an open hand is one of the two."""
    pos.hands[giver] ^= BIT_OF[card]
    pos.hands[receiver] |= BIT_OF[card]
    if OPEN_HANDS >> giver & 1:
        everybody_knows(pos, receiver, card)
    elif OPEN_HANDS >> receiver & 1:
        leaves_openly(pos, giver, card)
    else:
        leaves_secretly(pos, giver, card, could_be, 1 << giver | 1 << receiver)
        learns(pos, giver, receiver, BIT_OF[card])


def random_card(pos: Root, faction: i64) -> i64:
    """A card of a hand that is not empty, drawn at random."""
    hand = pos.hands[faction]
    return nth_card(hand, pos.chance.below(bits_set(hand)))


def hides_hand(pos: Root, faction: i64) -> bool:
    """Whether this faction holds cards others cannot see, so that the very asking could tell something (D-State-1)."""
    return pos.hands[faction] != 0 and not OPEN_HANDS >> faction & 1


def discard_played(pos: Root) -> None:
    """The card whose effect has been carried out is discarded."""
    lay_down(pos, pos.limbo)
    if pos.log is not None:
        tell_soul(pos, pos.limbo)
    pos.limbo = NOBODY


def tell_soul(pos: Root, card: i64) -> None:
    """R10.2.6-a: with the Cult in play a card that was played or crafted goes to the Lost Souls."""
    if pos.seat_of[SOULS_OF] >= 0:
        pos.tell(LOST_SOUL, (KIND_OF[card], len(pos.souls)))
