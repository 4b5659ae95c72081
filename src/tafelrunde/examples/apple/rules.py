"""The Golden Apple: the smallest game that uses all of the contract. Read it beside docs/how-a-game-is-built.md."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.events import EventTable
from tafelrunde.engine.fights import CLASH, OVER, ROLL, Part
from tafelrunde.engine.packed import vec
from tafelrunde.engine.position import Position, Standing, ranks_by
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, Domain, VerbTable, arg1, count, verb_code

HAND: Final = 4
VALUES: Final = 7
"""Cards are worth 1 to 6; a hand is kept as counts, one row of seven per seat."""
BRAVE: Final = 4
CARD: Final = Domain("card", VALUES)
SEAT: Final = Domain("seat", 4, clickable=False)

VERBS: Final = VerbTable()
BID: Final = VERBS.verb("bid", CARD("card"), rule="A2.2")
WITHDRAW: Final = VERBS.verb("withdraw", rule="A2.3", takes_back=True)
READY: Final = VERBS.verb("ready", rule="A2.3", closes=True)
CHALLENGE: Final = VERBS.verb("challenge", CARD("card"), rule="A3.1")
PARRY: Final = VERBS.verb("parry", CARD("card"), rule="A3.2")
PASS: Final = VERBS.verb("pass", rule="A3.1", closes=True)
HARVEST: Final = VERBS.verb("harvest", rule="A4.2", ends=True)

EVENTS: Final = EventTable()
APPLE: Final = EVENTS.event("apple", count("worth", 6), rule="A2.1")
OPENED: Final = EVENTS.event("opened", SEAT("seat"), CARD("card"), rule="A2.4")
CLAIMED: Final = EVENTS.event("claimed", SEAT("seat"), rule="A2.5")
DUELLED: Final = EVENTS.event(
    "duelled",
    SEAT("seat"),
    count("roll", 6),
    SEAT("other"),
    count("answer", 6),
    rule="A3.3",
    fight=(
        Part(CLASH, side="seat", other="other"),
        Part(ROLL, side="seat", faces=("roll",)),
        Part(ROLL, side="other", faces=("answer",)),
        Part(OVER),
    ),
)
SCORED: Final = EVENTS.event("scored", SEAT("seat"), count("points", 6), rule="A4.1")
DREW: Final = EVENTS.event("drew", SEAT("seat"), CARD("card"), rule="A4.2", hidden=("card",))


@final
class Apple(Position):
    """Hands, pile, discards, scores, and the bids of the current round."""

    goal: int
    hands: vec[i64]
    pile: list[int]
    discards: list[int]
    scores: vec[i64]
    first: int
    worth: int
    bids: vec[i64]
    ready: int

    def set_up(self, seats: int, chance: Chance, goal: int) -> None:
        """A1: thirty cards, four for each."""
        self.begin(seats, chance)
        self.goal = goal
        self.hands = vec[i64]([0] * (seats * VALUES))
        self.pile = [1 + i % 6 for i in range(30)]
        self.discards = []
        self.scores = vec[i64]([0] * seats)
        self.first = 0
        self.worth = 0
        self.bids = vec[i64]([0] * seats)
        self.ready = 0
        chance.shuffle(self.pile)
        for seat in range(seats):
            self.draw_up(seat)
        self.push(Round())

    def copy(self) -> Apple:
        twin = Apple()
        self.copy_base(twin)
        twin.goal = self.goal
        twin.hands = self.hands[:]
        twin.pile = self.pile.copy()
        twin.discards = self.discards.copy()
        twin.scores = self.scores[:]
        twin.first = self.first
        twin.worth = self.worth
        twin.bids = self.bids[:]
        twin.ready = self.ready
        return twin

    def verbs(self) -> VerbTable:
        return VERBS

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * VALUES : seat * VALUES + VALUES])

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat * VALUES + card] -= 1
        self.discards.append(card)

    def draw_up(self, seat: int) -> None:
        """A4.2: draw to four cards; an empty pile is made of the shuffled discards."""
        for _ in range(HAND - self.hand_size(seat)):
            if not self.pile:
                self.pile, self.discards = self.discards, []
                self.chance.shuffle(self.pile)
            if not self.pile:
                return
            card = self.pile.pop()
            self.hands[seat * VALUES + card] += 1
            self.reveal()
            if self.log is not None:
                self.tell(DREW, (seat, card), knows=1 << seat)

    def standing(self) -> Standing:
        ranks = ranks_by(list(self.scores))
        over = self.is_over()
        winners = [seat for seat in range(self.seats) if over and ranks[seat] == 1]
        return Standing(over, list(self.scores), ranks, winners, "A5.1" if over else "")

    def evaluate(self) -> list[float]:
        strength = [float(self.scores[seat]) for seat in range(self.seats)]
        for seat in range(self.seats):
            for card in range(1, VALUES):
                count: int = self.hands[seat * VALUES + card]
                strength[seat] += 0.1 * card * count
        return [0.5 + (own - max(strength)) / (2.0 * self.goal + 2.0 * max(strength)) for own in strength]

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "goal": self.goal,
            "worth": self.worth,
            "first": self.first,
            "hands": [self.hand_size(other) for other in range(self.seats)],
            "pile": len(self.pile),
            "discards": sorted(self.discards),
            "hand": None if seat is None else list(self.hands[seat * VALUES : seat * VALUES + VALUES]),
            "bid": None if seat is None else self.bids[seat],
            "ready": None if seat is None else self.ready >> seat & 1,
            "doing": [type(step).__name__ for step in self.stack],
        }

    def guess(self, seat: int | None, chance: Chance) -> Apple:
        """Every card this seat cannot see is dealt anew, as are secret bids."""
        twin = self.copy()
        unseen = twin.pile
        sizes = [self.hand_size(other) for other in range(self.seats)]
        for other in range(self.seats):
            if other != seat:
                for card in range(1, VALUES):
                    unseen.extend([card] * twin.hands[other * VALUES + card])
                    twin.hands[other * VALUES + card] = 0
        unseen.sort()  # their order is a secret too: equal knowledge, equal guesses
        chance.shuffle(unseen)
        bidding = len(self.stack) > 0 and isinstance(self.stack[-1], Bidding)
        for other in range(self.seats):
            if other != seat:
                for _ in range(sizes[other]):
                    twin.hands[other * VALUES + unseen.pop()] += 1
                if bidding:
                    twin.ready &= ~(1 << other)
                    bid = chance.below(VALUES)
                    twin.bids[other] = bid if twin.hands[other * VALUES + bid] else 0
        twin.redealt(chance)
        return twin

    def invariants(self) -> list[str]:
        wrong = []
        cards = sum(self.hands) + len(self.pile) + len(self.discards)
        if cards != 30:
            wrong.append(f"{cards} cards instead of 30")
        if min(self.hands) < 0:
            wrong.append("a hand holds fewer than no cards")
        return wrong


@final
class Round(Step[Apple]):
    """A2: an apple appears, all bid for it, it is claimed and scored, until somebody has reached the goal."""

    def proceed(self, pos: Apple) -> None:
        if max(pos.scores) >= pos.goal:
            pos.pop()
            return
        pos.worth = pos.chance.roll()
        pos.bids = vec[i64]([0] * pos.seats)
        pos.ready = 0
        if pos.log is not None:
            pos.tell(APPLE, (pos.worth,))
        pos.push(Bidding())


@final
class Bidding(Step[Apple]):
    """A2.2–A2.5: secret bids, changed freely until ready, opened together."""

    rule: ClassVar[str] = "A2.2"

    def waits_for(self, pos: Apple) -> int:
        return (1 << pos.seats) - 1 & ~pos.ready

    def secret(self, pos: Apple) -> bool:
        return True

    def moves(self, pos: Apple, seat: int) -> list[int]:
        if pos.bids[seat]:
            return [WITHDRAW.move0(), READY.move0()]
        offers = [BID.move1(card) for card in range(1, VALUES) if pos.hands[seat * VALUES + card]]
        offers.append(READY.move0())
        return offers

    def why_not(self, pos: Apple, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == READY.code or (verb == WITHDRAW.code and pos.bids[seat]):
            return None
        if verb == BID.code:
            card = arg1(move)
            if card == 0 or not pos.hands[seat * VALUES + card]:
                return Reason("A2.2", card)
            return Reason("A2.3") if pos.bids[seat] else None
        return Reason("A2.3") if verb == WITHDRAW.code else Reason("G4")

    def play(self, pos: Apple, seat: int, move: int) -> None:
        if verb_code(move) == READY.code:
            pos.ready |= 1 << seat
        else:
            pos.bids[seat] = arg1(move)

    def proceed(self, pos: Apple) -> None:
        pos.disclose()
        pos.pop()
        claimant = -1
        for i in range(pos.seats):
            seat = (pos.first + i) % pos.seats
            bid = pos.bids[seat]
            if bid:
                pos.spend(seat, bid)
                if claimant < 0 or bid > pos.bids[claimant]:
                    claimant = seat
                if pos.log is not None:
                    pos.tell(OPENED, (seat, bid))
        pos.push(Harvest())
        if claimant >= 0:
            if pos.log is not None:
                pos.tell(CLAIMED, (claimant,))
            pos.push(Claim(claimant, (claimant + 1) % pos.seats))


@final
class Harvest(Step[Apple]):
    """A4.2: the first seat ends the round; everyone draws up, the next seat is first."""

    rule: ClassVar[str] = "A4.2"

    def waits_for(self, pos: Apple) -> int:
        return 1 << pos.first

    def moves(self, pos: Apple, seat: int) -> list[int]:
        return [HARVEST.move0()]

    def play(self, pos: Apple, seat: int, move: int) -> None:
        pos.pop()
        for i in range(pos.seats):
            pos.draw_up((pos.first + i) % pos.seats)
        pos.first = (pos.first + 1) % pos.seats


@final
class Claim(Step[Apple]):
    """A3.1: the others in turn may challenge with a card of at least four; whoever holds the claim at the end scores."""

    rule: ClassVar[str] = "A3.1"

    def __init__(self, claimant: int, asked: int) -> None:
        self.claimant = claimant
        self.asked = asked
        self.start = claimant

    def copy(self) -> Claim:
        twin = Claim(self.claimant, self.asked)
        twin.start = self.start
        return twin

    def waits_for(self, pos: Apple) -> int:
        return 0 if self.asked == self.start else 1 << self.asked

    def asks_anyway(self, pos: Apple) -> bool:
        return True

    def moves(self, pos: Apple, seat: int) -> list[int]:
        offers = [CHALLENGE.move1(card) for card in range(BRAVE, VALUES) if pos.hands[seat * VALUES + card]]
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Apple, seat: int, move: int) -> Reason | None:
        return why_not_spend(pos, seat, move, CHALLENGE.code, BRAVE, "A3.1")

    def play(self, pos: Apple, seat: int, move: int) -> None:
        self.asked = (seat + 1) % pos.seats
        if verb_code(move) == CHALLENGE.code:
            pos.spend(seat, arg1(move))
            if seat != self.claimant:
                pos.push(Defence(self.claimant, seat, arg1(move)))

    def proceed(self, pos: Apple) -> None:
        pos.pop()
        pos.scores[self.claimant] += pos.worth
        if pos.log is not None:
            pos.tell(SCORED, (self.claimant, pos.worth))


@final
class Defence(Step[Apple]):
    """A3.2–A3.3: the claimant may parry with a higher card; otherwise dice decide."""

    rule: ClassVar[str] = "A3.2"

    def __init__(self, claimant: int, challenger: int, card: int) -> None:
        self.claimant = claimant
        self.challenger = challenger
        self.card = card

    def waits_for(self, pos: Apple) -> int:
        return 1 << self.claimant

    def asks_anyway(self, pos: Apple) -> bool:
        return True

    def about(self, pos: Apple) -> list[tuple[Arg, int]]:
        return [(SEAT("seat"), self.challenger), (CARD("card"), self.card)]

    def moves(self, pos: Apple, seat: int) -> list[int]:
        offers = [PARRY.move1(card) for card in range(self.card + 1, VALUES) if pos.hands[seat * VALUES + card]]
        offers.append(PASS.move0())
        return offers

    def why_not(self, pos: Apple, seat: int, move: int) -> Reason | None:
        return why_not_spend(pos, seat, move, PARRY.code, self.card + 1, "A3.2")

    def play(self, pos: Apple, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == PARRY.code:
            pos.spend(seat, arg1(move))
            return
        roll, answer = self.duel(pos)
        while roll == answer and pos.rules >= 2:
            roll, answer = self.duel(pos)
        claim = pos.stack[-1]
        if roll > answer and isinstance(claim, Claim):
            claim.claimant = self.challenger

    def duel(self, pos: Apple) -> tuple[int, int]:
        """A3.3: a die each."""
        roll = pos.chance.roll()
        answer = pos.chance.roll()
        if pos.log is not None:
            pos.tell(DUELLED, (self.challenger, roll, self.claimant, answer))
        return roll, answer


def why_not_spend(pos: Apple, seat: int, move: int, verb: int, least: int, rule: str) -> Reason | None:
    """Why a card cannot be spent here: wrong verb, too low, or not in hand."""
    if verb_code(move) == PASS.code:
        return None
    if verb_code(move) != verb:
        return Reason("G4")
    card = arg1(move)
    return None if card >= least and pos.hands[seat * VALUES + card] else Reason(rule, card)
