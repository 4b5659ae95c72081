"""T1: pieces are removed together, then points come together, then what the losses set off."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, count, verb_code
from tafelrunde.games.root.events import (
    DISCARDED,
    FUNDS_LOST,
    GAVE,
    HOSPITAL_USED,
    OFFICERS,
    RELATED,
    REMOVED,
    REVENGE,
    SHOWN,
    SUPPORTER_DREW,
)
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import REMOVAL_POINTS, STACK_WITHOUT_BASE
from tafelrunde.games.root.terms.cards import (
    STACK,
    everybody_knows,
    lay_down,
    learns,
    leaves_secretly,
    random_card,
    spend,
    spend_supporter,
    stack_is_full,
    top_card,
)
from tafelrunde.games.root.terms.deck import KIND_CARDS, KIND_OF, MATCHING, cards_in, every_kind_in, kinds_in, lowest_card
from tafelrunde.games.root.verbs import CLEARING, DISCARD, FIRST, GIVE, HOSPITAL, PASS, RETURN_FUND, SUIT
from tafelrunde.games.root.words import (
    ALLIANCE,
    ARMIES,
    BASE,
    BUILDINGS,
    CULT,
    GARDEN,
    HOSTILE,
    KEEP,
    MARQUISE,
    NOBODY,
    OWNER,
    PIECES_OF,
    RIVERFOLK,
    SYMPATHY,
    VAGABOND,
    WARRIOR,
    WOOD,
)

FIELD_HOSPITALS: Final = 0
BASE_LOSS: Final = 1
DISRUPTION: Final = 2
FEAR: Final = 3
OUTRAGE: Final = 4


def note_trigger(pos: Root, kind: int, clearing: int, who: int, count: int) -> None:
    """Something a removal sets off; kept in the default order of T1."""
    for i in range(len(pos.triggers)):
        other = pos.triggers[i]
        if kind == FIELD_HOSPITALS and other >> 24 == kind and other >> 16 & 255 == clearing:
            pos.triggers[i] = other + count
            return
    pos.triggers.append(kind << 24 | clearing << 16 | who << 8 | count)
    pos.triggers.sort()


def turn_hostile(pos: Root, vagabond: int, army: int) -> None:
    """R9.2.9.III: the marker goes to the Hostile box, and aid counts lapse (D9.2.9.I-1)."""
    entry = (vagabond - VAGABOND) * ARMIES + army
    if pos.relations[entry] != HOSTILE:
        pos.relations[entry] = HOSTILE
        pos.aids[entry] = 0
        if pos.log is not None:
            pos.tell(RELATED, (vagabond, army, HOSTILE))


def remove_warriors(pos: Root, army: int, clearing: int, count: int, remover: int, blamed: int, battle: bool, revenge: bool) -> None:
    """R2.5.1-b: warriors leave the map. `blamed` is the faction a Vagabond makes hostile by it, NOBODY if none."""
    pos.take_warriors(army, clearing, count)
    if army == CULT and revenge:
        pos.acolytes += count
        if pos.log is not None:
            pos.tell(REVENGE, (army, clearing, count))
    else:
        pos.supply[army] += count
        if pos.log is not None:
            pos.tell(REMOVED, (army, WARRIOR, clearing, count))
    if army == MARQUISE:
        note_trigger(pos, FIELD_HOSPITALS, clearing, MARQUISE, count)
    if remover >= VAGABOND and blamed >= 0:
        if pos.relations[(remover - VAGABOND) * ARMIES + blamed] != HOSTILE:
            turn_hostile(pos, remover, blamed)
            count -= 1
        if battle and pos.turn == remover:
            pos.gain(remover, count)


def remove_pieces(pos: Root, kind: int, clearing: int, count: int, remover: int, battle: bool) -> None:
    """R2.5.2-b, R2.5.3-b: buildings or tokens of one kind leave the map, with points and infamy for the remover."""
    owner = OWNER[kind]
    if pos.log is not None:
        pos.tell(REMOVED, (owner, kind, clearing, count))
    if kind < BUILDINGS:
        for _ in range(count):
            pos.take_building(kind, clearing)
            if kind == BASE:
                note_trigger(pos, BASE_LOSS, clearing, ALLIANCE, 1)
            elif kind == GARDEN:
                note_trigger(pos, FEAR, clearing, CULT, 1)
    elif kind == WOOD:
        pos.wood[clearing] -= count
        pos.wood_left += count
    elif kind == KEEP:
        pos.keep = NOBODY
    elif kind == SYMPATHY:
        pos.sympathy &= ~(1 << clearing)
        if remover != ALLIANCE:
            note_trigger(pos, OUTRAGE, clearing, remover, 1)
    else:
        pos.posts &= ~(1 << clearing)
        pos.posts_gone += 1
        note_trigger(pos, DISRUPTION, clearing, RIVERFOLK, 1)
    pos.touch(clearing)
    if pos.enemies(remover, owner):
        pos.gain(remover, REMOVAL_POINTS * count)
        infamous = battle and remover >= VAGABOND and pos.turn == remover
        if infamous and pos.relations[(remover - VAGABOND) * ARMIES + owner] == HOSTILE:
            pos.gain(remover, count)


def count_pieces(pos: Root, kind: int, clearing: int) -> int:
    """How many buildings or tokens of a kind a clearing has."""
    if kind < BUILDINGS:
        return pos.buildings[clearing * BUILDINGS + kind]
    if kind == WOOD:
        return pos.wood[clearing]
    if kind == KEEP:
        return 1 if pos.keep == clearing else 0
    return (pos.sympathy if kind == SYMPATHY else pos.posts) >> clearing & 1


def remove_enemies(pos: Root, clearing: int, remover: int) -> None:
    """Every enemy piece of a clearing goes at once, outside battle; pawns, ruins and a partner's pieces stay (D4.1.2-1)."""
    for army in range(ARMIES):
        if not pos.present[clearing] >> army & 1 or not pos.enemies(remover, army):
            continue
        count = pos.warriors[clearing * ARMIES + army]
        if count:
            remove_warriors(pos, army, clearing, count, remover, army, False, False)
        for kind in PIECES_OF[army]:
            count = count_pieces(pos, kind, clearing)
            if count:
                remove_pieces(pos, kind, clearing, count, remover, False)


def finish_removal(pos: Root) -> None:
    """Points are compared once all pieces are gone (D3.1-2), then the triggers follow."""
    pos.check_points()
    if pos.triggers:
        pos.push(AFTERMATH)


def clash(pos: Root) -> bool:
    """D1.1.3-1: whether two pending triggers draw on the same hand or stack, so that their order can matter. Reads only what is public."""
    first = 0
    for trigger in pos.triggers:
        kind = trigger >> 24
        if kind == OUTRAGE:
            payer = trigger >> 8 & 255
            if first & 1 << BASE_LOSS:
                return True
            if payer == MARQUISE and first & 1 << FIELD_HOSPITALS and pos.hands[MARQUISE] and pos.keep >= 0:
                return True
            if payer == CULT and first & 1 << FEAR and pos.hands[CULT]:
                return True
        first |= 1 << kind
    return False


@final
class Aftermath(Step[Root]):
    """R1.1.3, T1: what a removal sets off, one after another; the turn player orders what clashes."""

    rule: ClassVar[str] = "R1.1.3"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if len(pos.triggers) > 1 and clash(pos) else 0

    def moves(self, pos: Root, seat: int) -> list[int]:
        return sorted({FIRST.move2(trigger >> 24, trigger >> 16 & 255) for trigger in pos.triggers})

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != FIRST.code:
            return Reason("G4")
        return None if move in self.moves(pos, seat) else Reason("R1.1.3", arg1(move), arg2(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        for i in range(len(pos.triggers)):
            trigger = pos.triggers[i]
            if trigger >> 24 == arg1(move) and trigger >> 16 & 255 == arg2(move):
                pos.triggers.pop(i)
                resolve(pos, trigger)
                return

    def proceed(self, pos: Root) -> None:
        if pos.triggers:
            resolve(pos, pos.triggers.pop(0))
        else:
            pos.pop()


AFTERMATH: Final = Aftermath()


def resolve(pos: Root, trigger: int) -> None:
    """One trigger: at once, or as a question to whoever must choose."""
    kind = trigger >> 24
    clearing = trigger >> 16 & 255
    if kind == FIELD_HOSPITALS:
        if pos.keep >= 0 and pos.hands[MARQUISE]:
            pos.push(FieldHospitals(clearing, trigger & 255))
    elif kind == BASE_LOSS:
        lose_base(pos, pos.suits[clearing])
    elif kind == DISRUPTION:
        total = sum(pos.funds)
        if total:
            pos.push(TradeDisruption((total + 1) // 2))
    elif kind == FEAR:
        if pos.hands[CULT]:
            spend(pos, CULT, KIND_OF[random_card(pos, CULT)])
    else:
        pos.push(Outrage(trigger >> 8 & 255, clearing))


def lose_base(pos: Root, suit: int) -> None:
    """R8.2.4-a, R8.2.4-b: supporters of the suit and birds go, and half of the officers, rounded up."""
    if pos.supporters:
        pos.reveal()  # also when none goes: then everybody knows that none matches
    for kind in every_kind_in(pos.supporters & MATCHING[suit]):
        spend_supporter(pos, kind)
    gone = (pos.officers + 1) // 2
    pos.officers -= gone
    pos.supply[ALLIANCE] += gone
    if pos.log is not None:
        pos.tell(OFFICERS, (ALLIANCE, pos.officers))
    pending = False
    for trigger in pos.triggers:
        pending = pending or trigger >> 24 == BASE_LOSS
    if not pending and pos.bases == 0 and pos.supporters.bit_count() > STACK_WITHOUT_BASE:
        pos.push(SUPPORTERS_LEAVE)


@final
class FieldHospitals(Step[Root]):
    """R6.2.3: for a card that matches the clearing all removed warriors come back at the keep."""

    rule: ClassVar[str] = "R6.2.3"

    def __init__(self, clearing: int, count: int) -> None:
        self.clearing = clearing
        self.count = count

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing), (count("warriors", 25), self.count)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[MARQUISE]

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def moves(self, pos: Root, seat: int) -> list[int]:
        offers = [HOSPITAL.move1(kind) for kind in kinds_in(pos.hands[MARQUISE] & MATCHING[pos.suits[self.clearing]])]
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != HOSPITAL.code:
            return Reason("G4")
        cards = pos.hands[MARQUISE] & MATCHING[pos.suits[self.clearing]] & KIND_CARDS[arg1(move)]
        return None if cards else Reason("R6.2.3", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == HOSPITAL.code:
            spend(pos, MARQUISE, arg1(move))
            saved = pos.put_warriors(MARQUISE, pos.keep, self.count)
            if pos.log is not None:
                pos.tell(HOSPITAL_USED, (MARQUISE, saved))


@final
class Outrage(Step[Root]):
    """R8.2.6: whoever moves into or removes sympathy gives a matching card to the supporters, or shows his hand."""

    rule: ClassVar[str] = "R8.2.6-a"

    def __init__(self, payer: int, clearing: int) -> None:
        self.payer = payer
        self.clearing = clearing

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing), (SUIT("suit"), pos.suits[self.clearing])]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[self.payer] if pos.hands[self.payer] & MATCHING[pos.suits[self.clearing]] else 0

    def asks_anyway(self, pos: Root) -> bool:
        return self.payer != RIVERFOLK

    def private(self, pos: Root, seat: int, move: int) -> bool:
        """D8.2.6-2: only the Alliance sees the card, unless it comes from the open hand or goes to the discard pile."""
        return self.payer != RIVERFOLK and not stack_is_full(pos)

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [GIVE.move1(kind) for kind in kinds_in(pos.hands[self.payer] & MATCHING[pos.suits[self.clearing]])]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != GIVE.code:
            return Reason("G4")
        cards = pos.hands[self.payer] & MATCHING[pos.suits[self.clearing]] & KIND_CARDS[arg1(move)]
        return None if cards else Reason("R8.2.6-a", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        kind = arg1(move)
        payer = self.payer
        if stack_is_full(pos):
            spend(pos, payer, kind)
            return
        card = lowest_card(pos.hands[payer] & KIND_CARDS[kind])
        pos.hands[payer] ^= 1 << card
        pos.supporters |= 1 << card
        pos.reveal()
        if payer == RIVERFOLK:
            everybody_knows(pos, STACK, card)
        else:
            leaves_secretly(pos, payer, card, MATCHING[pos.suits[self.clearing]], 1 << payer | 1 << ALLIANCE)
            learns(pos, payer, STACK, 1 << card)
        if pos.log is not None:
            knows = -1 if payer == RIVERFOLK else pos.bit[payer] | pos.bit[ALLIANCE]
            pos.tell(GAVE, (payer, ALLIANCE, kind), knows=knows)

    def proceed(self, pos: Root) -> None:
        """R8.2.6-b, R8.2.6-c: no such card: the hand is shown and the Alliance draws a supporter."""
        pos.pop()
        hand = pos.hands[self.payer]
        if hand and self.payer != RIVERFOLK:
            learns(pos, ALLIANCE, self.payer, hand)
            pos.reveal()
            if pos.log is not None:
                for card in cards_in(hand):
                    pos.tell(SHOWN, (self.payer, ALLIANCE, KIND_OF[card]), knows=pos.bit[self.payer] | pos.bit[ALLIANCE])
        add_supporter_from_pile(pos)


def add_supporter_from_pile(pos: Root) -> None:
    """The top card of the draw pile becomes a supporter, or is discarded if the stack is full (R8.2.3.I-b)."""
    full = stack_is_full(pos)
    card = top_card(pos)
    if card < 0:
        return
    pos.reveal()
    if full:
        lay_down(pos, card)
        if pos.log is not None:
            pos.tell(DISCARDED, (ALLIANCE, KIND_OF[card]))
    else:
        pos.supporters |= 1 << card
        if pos.log is not None:
            pos.tell(SUPPORTER_DREW, (ALLIANCE, KIND_OF[card]), knows=pos.bit[ALLIANCE])


@final
class SupportersLeave(Step[Root]):
    """R8.2.4-c: without a base the Alliance keeps five supporters of its choice."""

    rule: ClassVar[str] = "R8.2.4-c"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[ALLIANCE] if pos.supporters.bit_count() > STACK_WITHOUT_BASE else 0

    def asks_anyway(self, pos: Root) -> bool:
        return True

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [DISCARD.move1(kind) for kind in kinds_in(pos.supporters)]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != DISCARD.code:
            return Reason("G4")
        return None if pos.supporters & KIND_CARDS[arg1(move)] else Reason("R8.2.4-c", arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        spend_supporter(pos, arg1(move))

    def proceed(self, pos: Root) -> None:
        pos.pop()


SUPPORTERS_LEAVE: Final = SupportersLeave()


@final
class TradeDisruption(Step[Root]):
    """R11.2.5.I: half of the funds go back to their owners, the Riverfolk choose which."""

    rule: ClassVar[str] = "R11.2.5.I"

    def __init__(self, count: int) -> None:
        self.count = count

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(count("funds", 100), self.count)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[RIVERFOLK] if self.count else 0

    def moves(self, pos: Root, seat: int) -> list[int]:
        return [RETURN_FUND.move1(owner) for owner in range(ARMIES) if pos.funds[owner]]

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RETURN_FUND.code:
            return Reason("G4")
        owner = arg1(move)
        return None if owner < ARMIES and pos.funds[owner] else Reason("R11.2.5.I", owner)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        owner = arg1(move)
        pos.funds[owner] -= 1
        pos.supply[owner] += 1
        if pos.log is not None:
            pos.tell(FUNDS_LOST, (owner,))
        if self.count > 1:
            pos.push(TradeDisruption(self.count - 1))
