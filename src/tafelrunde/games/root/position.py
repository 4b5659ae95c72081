"""The position of Root: the map, the boards, the cards, all in flat lists, and what every rule needs to read and change them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.engine.position import Position, Standing
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import Step
from tafelrunde.engine.traits import Traits
from tafelrunde.engine.verbs import VerbTable
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.events import (
    BY_DOMINANCE,
    BY_POINTS,
    DECLINED,
    ESCORTED,
    FINAL,
    IN_COALITION,
    IN_LEAGUE,
    MARKED,
    MOVED,
    PLACED,
    SCORED,
    UNMARKED,
    WON,
)
from tafelrunde.games.root.judgement.asked import THINKERS
from tafelrunde.games.root.terms.map import MAPS, OWN, Map
from tafelrunde.games.root.verbs import VERBS
from tafelrunde.games.root.words import (
    ARMIES,
    BASE,
    BEFORE_BIRDSONG,
    BUILDINGS,
    CLEARINGS,
    EACH_ARMY,
    EVERYWHERE,
    FACTIONS,
    GARDEN,
    KEEP,
    MERCENARY,
    NOBODY,
    OWNER,
    PILGRIMS,
    POST,
    ROOST,
    SUITS,
    SYMPATHY,
    TIE_BREAKER,
    WARRIOR,
    WOOD,
)

WOOD_BIT: Final = 1 << OWNER[WOOD]
SYMPATHY_BIT: Final = 1 << OWNER[SYMPATHY]
POST_BIT: Final = 1 << OWNER[POST]
"""Whose presence a token is."""


@final
class Root(Position):
    """Everything about a game at one moment.

    Lists are indexed by faction, by clearing, or by clearing times a row length (`ARMIES`, `BUILDINGS`). Sets of cards, clearings and
    factions are ints, one bit each. `might`, `ruler`, `present`, `_camps` and `_ruled` follow from the rest; `touch` keeps them up to date.
    """

    # The table: fixed once everybody has a faction.
    board: i64
    own_map: str
    """The text of a map of one's own; it is there only where `board` is OWN, so that positions on printed maps need not carry it."""
    goal: i64
    least_reach: i64
    faction_of: vec[i64]
    seat_of: vec[i64]
    bit: vec[i64]
    order: list[int]
    seat_order: list[int]
    suits: vec[i64]
    _map: Map
    _armies: vec[i64]
    """The armies that are in play, in order."""

    # The turn.
    turn: i64
    round: i64
    stage: i64
    part: i64
    phase: i64
    actions: i64
    recruited: bool
    used: vec[i64]
    cards_used: i64
    boats: bool
    hired: bool
    mercenaries_for: i64
    bought: i64
    operations: i64

    # The map.
    warriors: vec[i64]
    buildings: vec[i64]
    free: vec[i64]
    wood: vec[i64]
    keep: i64
    sympathy: i64
    posts: i64
    ruins: i64
    scorched: i64
    pawns: vec[i64]
    might: vec[i64]
    ruler: vec[i64]
    present: vec[i64]
    _camps: vec[i64]
    """For each army the clearings where its warriors are, one bit each."""
    _ruled: vec[i64]
    """For each army the clearings it rules."""
    _of_suit: vec[i64]
    """For each suit its clearings; a bird goes with all."""

    # Scores and the end.
    points: vec[i64]
    unmarked: i64
    dominance: vec[i64]
    partner: vec[i64]
    winners: i64
    end_rule: str

    # Cards.
    pile: list[int]
    discards: list[int]
    souls: list[int]
    _piles_shared: bool
    """Whether the three above may be those of a copy as well; `own_piles` before they change."""
    available: i64
    hands: vec[i64]
    crafted: vec[i64]
    limbo: i64
    """The card whose effect is being carried out, NOBODY if none is: in no hand and on no pile."""
    known: vec[i64]

    # Boards.
    supply: vec[i64]
    wood_left: i64
    built: vec[i64]
    gardens: vec[i64]
    decree: vec[i64]
    pending: vec[i64]
    leader: i64
    deposed: i64
    supporters: i64
    officers: i64
    bases: i64
    acolytes: i64
    outcast: i64
    hated: bool
    revealed: i64
    scored: i64
    funds: vec[i64]
    payments: vec[i64]
    commitments: vec[i64]
    track_funds: vec[i64]
    posts_left: vec[i64]
    posts_gone: i64
    prices: vec[i64]

    # The Vagabonds and items.
    characters: vec[i64]
    items: vec[i64]
    marks: vec[i64]
    relations: vec[i64]
    aids: vec[i64]
    item_supply: vec[i64]
    boxes: vec[i64]
    items_gone: vec[i64]
    hidden: vec[i64]
    looked: vec[i64]
    quest_pile: list[int]
    quests_open: list[int]
    quests_done: vec[i64]
    refreshed: bool

    # What is under way.
    fight: Fight | None
    triggers: list[int]

    def copy(self) -> Root:
        twin = Root()
        self.copy_base(twin)
        twin.board = self.board
        twin.goal = self.goal
        twin.least_reach = self.least_reach
        # Most lists are replaced when they change (`engine/shared.py`), so copies share them. Only what almost every decision writes
        # into is copied: warriors and who is where, hands, supplies.
        twin.faction_of = self.faction_of
        twin.seat_of = self.seat_of
        twin.bit = self.bit
        twin.order = self.order
        twin.seat_order = self.seat_order
        twin.suits = self.suits
        twin._map = self._map
        twin._armies = self._armies
        twin._of_suit = self._of_suit
        if self.board == OWN:
            twin.own_map = self.own_map
        self._copy_turn(twin)
        self._copy_map(twin)
        self._copy_cards(twin)
        self._copy_boards(twin)
        self._copy_wanderers(twin)
        fight = self.fight
        twin.fight = None if fight is None else fight.copy()
        twin.triggers = self.triggers
        return twin

    def _copy_turn(self, twin: Root) -> None:
        twin.turn = self.turn
        twin.round = self.round
        twin.stage = self.stage
        twin.part = self.part
        twin.phase = self.phase
        twin.actions = self.actions
        twin.recruited = self.recruited
        twin.used = self.used
        twin.cards_used = self.cards_used
        twin.boats = self.boats
        twin.hired = self.hired
        twin.mercenaries_for = self.mercenaries_for
        twin.bought = self.bought
        twin.operations = self.operations

    def _copy_map(self, twin: Root) -> None:
        twin.warriors = self.warriors[:]
        twin.buildings = self.buildings
        twin.free = self.free
        twin.wood = self.wood
        twin.keep = self.keep
        twin.sympathy = self.sympathy
        twin.posts = self.posts
        twin.ruins = self.ruins
        twin.scorched = self.scorched
        twin.pawns = self.pawns
        twin.might = self.might[:]
        twin.ruler = self.ruler
        twin.present = self.present[:]
        twin._camps = self._camps[:]
        twin._ruled = self._ruled
        twin.points = self.points
        twin.unmarked = self.unmarked
        twin.dominance = self.dominance
        twin.partner = self.partner
        twin.winners = self.winners
        twin.end_rule = self.end_rule

    def _copy_cards(self, twin: Root) -> None:
        self._piles_shared = twin._piles_shared = True
        twin.pile = self.pile
        twin.discards = self.discards
        twin.souls = self.souls
        twin.available = self.available
        twin.hands = self.hands[:]
        twin.crafted = self.crafted
        twin.limbo = self.limbo
        twin.known = self.known

    def _copy_boards(self, twin: Root) -> None:
        twin.supply = self.supply[:]
        twin.wood_left = self.wood_left
        twin.built = self.built
        twin.gardens = self.gardens
        twin.decree = self.decree
        twin.pending = self.pending
        twin.leader = self.leader
        twin.deposed = self.deposed
        twin.supporters = self.supporters
        twin.officers = self.officers
        twin.bases = self.bases
        twin.acolytes = self.acolytes
        twin.outcast = self.outcast
        twin.hated = self.hated
        twin.revealed = self.revealed
        twin.scored = self.scored
        twin.funds = self.funds
        twin.payments = self.payments
        twin.commitments = self.commitments
        twin.track_funds = self.track_funds
        twin.posts_left = self.posts_left
        twin.posts_gone = self.posts_gone
        twin.prices = self.prices

    def _copy_wanderers(self, twin: Root) -> None:
        twin.characters = self.characters
        twin.items = self.items
        twin.marks = self.marks
        twin.relations = self.relations
        twin.aids = self.aids
        twin.item_supply = self.item_supply
        twin.boxes = self.boxes
        twin.items_gone = self.items_gone
        twin.hidden = self.hidden
        twin.looked = self.looked
        twin.quest_pile = self.quest_pile
        twin.quests_open = self.quests_open
        twin.quests_done = self.quests_done
        twin.refreshed = self.refreshed

    def own_piles(self) -> None:
        """Before a card is drawn or laid down: the piles are now this position's own."""
        if self._piles_shared:
            self.pile = self.pile.copy()
            self.discards = self.discards.copy()
            self.souls = self.souls.copy()
            self._piles_shared = False

    def restored(self) -> None:
        self._piles_shared = False
        self.unfold_map()
        self.note_armies()
        self.note_suits()
        self._camps = vec[i64]([0] * ARMIES)
        self._ruled = vec[i64]([0] * ARMIES)
        for clearing in range(CLEARINGS):
            if self.ruler[clearing] >= 0:
                self._ruled[self.ruler[clearing]] |= 1 << clearing
            for army in range(ARMIES):
                if self.warriors[clearing * ARMIES + army]:
                    self._camps[army] |= 1 << clearing

    def unfold_map(self) -> None:
        """Find the map this game is played on."""
        if self.board == OWN:
            from tafelrunde.games.root.maps.check import own_board

            self._map = own_board(self.own_map)
        else:
            self._map = MAPS[self.board]

    def note_armies(self) -> None:
        """The factions of the seats are known now, or one more of them."""
        self._armies = vec[i64]([army for army in EACH_ARMY if self.seat_of[army] >= 0])

    def note_suits(self) -> None:
        """The suits of the clearings are known now, or changed."""
        found = [0] * SUITS + [EVERYWHERE]
        for clearing in range(CLEARINGS):
            if self.suits[clearing] >= 0:
                found[self.suits[clearing]] |= 1 << clearing
        self._of_suit = vec[i64](found)

    def verbs(self) -> VerbTable:
        return VERBS

    # The contract's colder half lives in files of its own.

    def standing(self) -> Standing:
        from tafelrunde.games.root.winning.victory import standing

        return standing(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        from tafelrunde.games.root.view import view

        return view(self, seat)

    def scene(self) -> dict[str, Any]:
        from tafelrunde.games.root.view import scene

        return scene(self)

    def guess(self, seat: int | None, chance: Chance) -> Root:
        return THINKERS[0].guess(self, seat, chance)

    def evaluate(self) -> list[float]:
        return THINKERS[0].evaluate(self)

    def traits(self) -> list[vec[i64]]:
        return THINKERS[0].traits(self)

    def judge(self) -> list[float]:
        return THINKERS[0].judge(self)

    def judged_by(self) -> Traits:
        from tafelrunde.games.root.judgement.traits import JUDGED_BY

        return JUDGED_BY

    def hunch(self, seat: int, moves: list[int]) -> list[float]:
        return THINKERS[0].hunch(moves)

    def leanings(self) -> list[float]:
        return THINKERS[0].leanings()

    def invariants(self) -> list[str]:
        from tafelrunde.games.root.invariants import invariants

        return invariants(self)

    # The stack: once somebody has won, nothing more begins (T6).

    def push(self, step: Step[Any]) -> None:
        if not self.winners:
            self.stack.append(step)

    def pop(self) -> None:
        if not self.winners:
            self.stack.pop()

    # Who is who.

    def partners(self, one: i64, other: i64) -> bool:
        """R2.7: whether two factions are in a coalition with each other."""
        return self.partner[one] == other or self.partner[other] == one

    def enemies(self, one: i64, other: i64) -> bool:
        """R2.7: every other faction that is no coalition partner."""
        return one != other and self.partner[one] != other and self.partner[other] != one

    def can_place(self, faction: i64, clearing: i64) -> bool:
        """R6.2.2-a and D9.7-4: nobody but the Marquise places at the keep, nobody at all on scorched earth."""
        return (self.keep != clearing or faction == OWNER[KEEP]) and not self.scorched >> clearing & 1

    # The map.

    def touch(self, clearing: i64) -> None:
        """R2.8, R7.2.2, R10.2.4: rule and presence of a clearing, anew after something has changed there."""
        might = self.might
        warriors = self.warriors
        row: i64 = clearing * ARMIES
        present: i64 = 0
        if self.wood[clearing] or self.keep == clearing:
            present = WOOD_BIT
        if self.sympathy >> clearing & 1:
            present |= SYMPATHY_BIT
        if self.posts >> clearing & 1:
            present |= POST_BIT
        pawns = self.pawns
        if pawns[0] == clearing:
            present |= 1 << ARMIES
        if pawns[1] == clearing:
            present |= 2 << ARMIES
        hired: i64 = might[row + MERCENARY] if self.mercenaries_for >= 0 else 0
        buyer: i64 = self.mercenaries_for
        here: i64 = 1 << clearing
        camps = self._camps
        best: i64 = 0
        ruler: i64 = NOBODY
        for army in self._armies:
            own: i64 = might[row + army]
            camp: i64 = camps[army] & ~here
            if own:
                present |= 1 << army
                if warriors[row + army]:
                    camp |= here
            camps[army] = camp
            if hired:
                if army == buyer:
                    own += hired
                elif army == MERCENARY:
                    own = 0
            if own > best:
                best = own
                ruler = army
            elif own and own == best:
                ruler = TIE_BREAKER if army == TIE_BREAKER or ruler == TIE_BREAKER else NOBODY
        self.present[clearing] = present
        if self.buildings[clearing * BUILDINGS + GARDEN]:
            ruler = PILGRIMS
        before: i64 = self.ruler[clearing]
        if ruler != before:
            self.ruler = changed(self.ruler, clearing, ruler)
            ruled = self._ruled[:]
            if before >= 0:
                ruled[before] &= ~here
            if ruler >= 0:
                ruled[ruler] |= here
            self._ruled = ruled

    def stands_in(self, army: i64, clearing: i64) -> bool:
        """Whether an army has warriors or buildings in a clearing."""
        return self.might[clearing * ARMIES + army] > 0

    def ruled_by(self, faction: i64) -> i64:
        """How many clearings a faction rules."""
        return bits_set(self._ruled[faction]) if faction < ARMIES else 0

    def just_finished(self) -> i64:
        """Who has just ended his turn, as long as the next one has done nothing but buy services; NOBODY if nobody has."""
        begun = self.round > 1 or (self.round == 1 and self.turn != self.order[0])
        if not begun or self.stage != BEFORE_BIRDSONG or self.cards_used or self.winners:
            return NOBODY
        return self.order[self.order.index(self.turn) - 1]

    def touch_all(self) -> None:
        for clearing in range(CLEARINGS):
            self.touch(clearing)

    def put_warriors(self, army: i64, clearing: i64, count: i64) -> i64:
        """R2.5.1-a, R2.5-b: so many warriors from the supply, or as many as there are; how many it were."""
        if count > self.supply[army]:
            count = self.supply[army]
        if count:
            self.supply[army] -= count
            self.warriors[clearing * ARMIES + army] += count
            self.might[clearing * ARMIES + army] += count
            self.touch(clearing)
            if self.log is not None:
                self.tell(PLACED, (army, WARRIOR, clearing, count, self.warriors[clearing * ARMIES + army]))
        return count

    def take_warriors(self, army: i64, clearing: i64, count: i64) -> None:
        """Lift warriors off the map; the caller says where they go."""
        self.warriors[clearing * ARMIES + army] -= count
        self.might[clearing * ARMIES + army] -= count
        self.touch(clearing)

    def shift_warriors(self, army: i64, origin: i64, target: i64, count: i64, mover: i64) -> None:
        """Warriors go from one clearing to another."""
        one = origin * ARMIES + army
        other = target * ARMIES + army
        self.warriors[one] -= count
        self.might[one] -= count
        self.warriors[other] += count
        self.might[other] += count
        self.touch(origin)
        self.touch(target)
        if self.log is not None:
            self.tell(MOVED if army == mover else ESCORTED, (army, origin, target, count, mover))

    def put_building(self, kind: i64, clearing: i64) -> None:
        """R2.2.3-b, R2.5.2-a: the leftmost building of its track fills an empty slot."""
        army = OWNER[kind]
        self.buildings = added(self.buildings, clearing * BUILDINGS + kind, 1)
        self.might[clearing * ARMIES + army] += 1
        self.free = added(self.free, clearing, -1)
        if kind <= ROOST:
            self.built = added(self.built, kind, 1)
        elif kind == BASE:
            self.bases |= 1 << self.suits[clearing]
        else:
            self.gardens = added(self.gardens, self.suits[clearing], 1)
        self.touch(clearing)
        if self.log is not None:
            self.tell(PLACED, (army, kind, clearing, 1, self.buildings[clearing * BUILDINGS + kind]))

    def take_building(self, kind: i64, clearing: i64) -> None:
        """R2.5.2-b: a building goes back to its track."""
        army = OWNER[kind]
        self.buildings = added(self.buildings, clearing * BUILDINGS + kind, -1)
        self.might[clearing * ARMIES + army] -= 1
        self.free = added(self.free, clearing, 1)
        if kind <= ROOST:
            self.built = added(self.built, kind, -1)
        elif kind == BASE:
            self.bases &= ~(1 << self.suits[clearing])
        else:
            self.gardens = added(self.gardens, self.suits[clearing], -1)
        self.touch(clearing)

    def decline(self, faction: i64, question: i64) -> None:
        """Tell that somebody who was asked in public wants none of it."""
        if self.log is not None:
            self.tell(DECLINED, (faction, question))

    # Points.

    def gain(self, faction: i64, points: i64, scoring: i64) -> None:
        """Points without a look at victory: for several that come at the same moment (D3.1-2). `scoring`: what they are for."""
        if points and not self.unmarked >> faction & 1:
            self.points = added(self.points, faction, points)
            if self.log is not None:
                self.tell(SCORED, (faction, points, scoring, self.points[faction]))

    def score(self, faction: i64, points: i64, scoring: i64) -> None:
        """Points, and victory at once if they suffice (T6)."""
        if points:
            self.gain(faction, points, scoring)
            if self.points[faction] >= self.goal:
                self.check_points()

    def check_points(self) -> None:
        """R3.1-a, R3.1-b, D3.1-1: the first in turn order from the turn player who has the points wins."""
        order = self.order
        at = order.index(self.turn)
        for i in range(len(order)):
            faction = order[(at + i) % len(order)]
            if self.points[faction] >= self.goal and not self.unmarked >> faction & 1:
                self.win(faction, "R3.1-a")
                return

    def win(self, faction: i64, rule: str) -> None:
        """R9.2.8-d, D9.2.8-3: the winner, and the Vagabonds bound to him, directly or through one another."""
        winners = 1 << faction
        for _ in range(2):
            for wanderer in range(ARMIES, FACTIONS):
                partner = self.partner[wanderer]
                if partner >= 0 and winners >> partner & 1:
                    winners |= 1 << wanderer
        self.winners = winners
        self.end_rule = rule
        self.stack.clear()
        if self.log is not None:
            for winner in range(FACTIONS):
                if winners >> winner & 1:
                    way = IN_COALITION if winner != faction else BY_POINTS if rule == "R3.1-a" else BY_DOMINANCE
                    self.tell(WON, (winner, self.points[winner], way))
            for each in self.order:
                standing = MARKED if not self.unmarked >> each & 1 else UNMARKED if each < ARMIES else IN_LEAGUE
                self.tell(FINAL, (each, self.points[each], standing))
