"""A table for rule tests: build a position in a few words, play by notation, read it in the words of the game.

::

    game = Table("marquise eyrie")                    # autumn map, nothing on it, no cards in hand, nobody's turn yet
    game.put("marquise", 5, warriors=2, sawmill=1)    # clearings are 1 to 12 as players say; pieces come from supplies and tracks
    game.put("eyrie", 9, warriors=1)
    game.hand("marquise", "ambush-fox", "anvil")      # cards come out of the draw pile
    game.daylight("marquise")                         # whose turn, which phase; the engine goes on to the first decision
    assert game.asked == "marquise"
    assert "march 5 1 1" in game.offers()
    assert game.why_not("march 5 9 1") == ["R2.2.1"]  # ids of the rules against it; [] if it is offered
    game.refuses("march 5 9 1", "R2.2.1")             # the same, and that playing it changes nothing
    game.dice(3, 1).play("battle 5 eyrie", "pass")    # the next roll shows 3 and 1; whoever is asked plays
    assert game.warriors("eyrie", 9) == 1

After every move all invariants of the game are checked. Autumn's suits: fox 1 6 8 12, rabbit 3 4 5 10, mouse 2 7 9 11; corners 1 to 4,
opposite pairs 1-3 and 2-4; river 4 - 7 - 11 - 10 - 5; ruins 6 10 11 12 (each fills one slot). Slots free at the start: one in
1 3 4 6 10 12, two in 2 5 7 8 9 11.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from mypy_extensions import i64

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.options import fill
from tafelrunde.engine.packed import vec
from tafelrunde.engine.state import digest
from tafelrunde.engine.steps import Reason
from tafelrunde.games.root import GAME
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.factions.vagabond.board import CHARACTER_NAMES, QUEST_NAMES
from tafelrunde.games.root.factions.vagabond.items import entry, in_satchel, on_track
from tafelrunde.games.root.factions.vagabond.walking import set_pawn
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.setup import deal
from tafelrunde.games.root.terms.cards import ROW, STACK
from tafelrunde.games.root.terms.deck import KIND_NAMES, KIND_OF, cards_in, lowest_card
from tafelrunde.games.root.turn import TURN_STEP
from tafelrunde.games.root.verbs import CLEARING, PLACE, VERBS
from tafelrunde.games.root.words import (
    ARMIES,
    BEFORE_BIRDSONG,
    BEFORE_DAYLIGHT,
    BEFORE_EVENING,
    BIRDSONG,
    COLUMN_NAMES,
    DAYLIGHT,
    EVENING,
    FACTION_NAMES,
    FACTIONS,
    ITEM_NAMES,
    ITEMS,
    LEADER_NAMES,
    NOBODY,
    PIECE_NAMES,
    SERVICE_NAMES,
    START,
    START_OF_DAYLIGHT,
    START_OF_EVENING,
    STATE_NAMES,
    STATES,
    SUIT_NAMES,
    VAGABOND,
)
from tafelrunde.testing.scripts import rules_of

RELATIONS = ("neutral", "amiable", "friendly", "allied", "hostile")


NAME_SOMETHING_ELSE = frozenset(
    ["D9.5.5-1", "D10.5.3-1", "R3.3.1-a", "R9.4.2", "R9.5.5-a", "R9.5.9", "R10.4.3-a", "R10.5.3-b", "R11.2.6.I", "R11.2.6.III"]
)
"""Rules that refuse by a price, a suit, a character or points."""


class Table:
    """A position under construction, then under test. Factions by name, clearings from 1, cards and items by their labels."""

    def __init__(self, factions: str = "marquise eyrie alliance vagabond", board: str = "autumn", goal: int = 30, seed: int = 1) -> None:
        roles = factions.split()
        options = fill(GAME.options, {"map": board, "order": "fixed", "adventurous": True, "victory": goal})
        pos = GAME.set_up(roles, options, chance_from_seed(seed))
        pos.rules = GAME.version
        pos.log = []
        pos.turn = pos.order[0]
        deal(pos)
        pos.round = 1
        pos.stack.clear()
        for faction in range(FACTIONS):
            pos.pile.extend(cards_in(pos.hands[faction]))
            pos.hands[faction] = 0
        pos.pile.sort()
        pos.leader = 0 if "eyrie" in roles else NOBODY
        self.pos = pos
        self.ignored: set[str] = set()
        """Invariants a hand-made position may break: what items exist, for example."""
        for at, role in enumerate(role for role in roles if role == "vagabond"):
            vagabond = FACTION_NAMES[VAGABOND + at] if role else ""
            self.character(vagabond, CHARACTER_NAMES[at])
            self.pawn(vagabond, "forest-1")

    # Building.

    def put(self, faction: str, clearing: int, **pieces: int) -> Table:
        """Pieces of a faction from supply and tracks: warriors, sawmill, roost, base, garden, keep, wood, sympathy, trade_post, …"""
        pos = self.pos
        at = clearing - 1
        army = FACTION_NAMES.index(faction)
        for name, count in pieces.items():
            if name == "warriors":
                assert pos.put_warriors(army, at, count) == count, f"{faction} has not {count} warriors left"
                continue
            kind = PIECE_NAMES.index(name.replace("_", "-"))
            for _ in range(count):
                self._put_piece(kind, at)
        pos.touch(at)
        return self

    def _put_piece(self, kind: int, at: int) -> None:
        pos = self.pos
        name = PIECE_NAMES[kind]
        if kind < 6:
            assert pos.free[at] > 0, f"clearing {at + 1} has no free slot for a {name}"
            pos.put_building(kind, at)
        elif name == "keep":
            pos.keep = at
        elif name == "wood":
            pos.wood[at] += 1
            pos.wood_left -= 1
        elif name == "sympathy":
            pos.sympathy |= 1 << at
        else:
            pos.posts |= 1 << at
            pos.posts_left[pos.suits[at]] -= 1

    def no_ruin(self, clearing: int) -> Table:
        """Take a ruin away, with what lies under it."""
        at = clearing - 1
        self.pos.ruins &= ~(1 << at)
        self.pos.free[at] += 1
        for spot in (2 * at, 2 * at + 1):
            self.pos.hidden[spot] = NOBODY
        self.ignored.add("items")
        return self

    def under_ruin(self, clearing: int, *items: str) -> Table:
        """What lies under a ruin."""
        at = 2 * (clearing - 1)
        found = [ITEM_NAMES.index(item) for item in items] + [NOBODY, NOBODY]
        self.pos.hidden[at], self.pos.hidden[at + 1] = found[0], found[1]
        self.ignored.add("items")
        return self

    def scorch(self, *clearings: int) -> Table:
        """Scorched Earth lies in these clearings."""
        for clearing in clearings:
            self.pos.scorched |= 1 << clearing - 1
        self.ignored.add("items")
        return self

    def _draw(self, kind: int) -> int:
        """Find a card of a kind in pile, discards or Lost Souls."""
        for heap in (self.pos.pile, self.pos.discards, self.pos.souls):
            for card in heap:
                if KIND_OF[card] == kind:
                    heap.remove(card)
                    return card
        raise AssertionError(f"no {KIND_NAMES[kind]} is left to take")

    def _cards(self, names: Sequence[str]) -> int:
        cards = 0
        for name in names:
            cards |= 1 << self._draw(KIND_NAMES.index(name))
        return cards

    def hand(self, faction: str, *cards: str) -> Table:
        """Put cards into a hand (those already there stay)."""
        self.pos.hands[FACTION_NAMES.index(faction)] |= self._cards(cards)
        return self

    def supporters(self, *cards: str) -> Table:
        self.pos.supporters |= self._cards(cards)
        return self

    def crafted(self, faction: str, *cards: str) -> Table:
        """Persistent cards in a play area."""
        self.pos.crafted[FACTION_NAMES.index(faction)] |= self._cards(cards)
        return self

    def discards(self, *cards: str) -> Table:
        """Cards on the discard pile, the last one on top."""
        for name in cards:
            self.pos.discards.append(lowest_card(self._cards([name])))
        return self

    def souls(self, *cards: str) -> Table:
        """Cards in Lost Souls."""
        for name in cards:
            self.pos.souls.append(lowest_card(self._cards([name])))
        return self

    def available(self, *cards: str) -> Table:
        """Dominance cards beside the map."""
        self.pos.available |= self._cards(cards)
        return self

    def pile(self, *cards: str) -> Table:
        """The next cards to be drawn, in this order."""
        for name in reversed(cards):
            self.pos.pile.append(self._draw(KIND_NAMES.index(name)))
        return self

    def only_pile(self, *cards: str) -> Table:
        """The draw pile holds exactly these cards; all others of it go out of the game (cards are not counted any more)."""
        kept = [self._draw(KIND_NAMES.index(name)) for name in reversed(cards)]
        self.pos.pile = kept
        self.ignored.add("cards")
        return self

    def points(self, **points: int) -> Table:
        """Victory points by faction; write vagabond_2 for the second Vagabond."""
        for faction, count in points.items():
            self.pos.points[FACTION_NAMES.index(faction.replace("_", "-"))] = count
        return self

    def dominance(self, faction: str, card: str, partner: str = "") -> Table:
        """An activated dominance card, for a Vagabond with his partner."""
        at = FACTION_NAMES.index(faction)
        self.pos.dominance[at] = lowest_card(self._cards([card]))
        self.pos.unmarked |= 1 << at
        if partner:
            self.pos.partner[at] = FACTION_NAMES.index(partner)
        return self

    def supply(self, faction: str, count: int) -> Table:
        """Leave so many warriors in a supply; the rest goes out of the game (warriors are not counted any more)."""
        self.pos.supply[FACTION_NAMES.index(faction)] = count
        self.ignored.add("warriors")
        return self

    def item_supply(self, **items: int) -> Table:
        for item, count in items.items():
            self.pos.item_supply[ITEM_NAMES.index(item)] = count
        self.ignored.add("items")
        return self

    def box(self, faction: str, *items: str) -> Table:
        """Items in a Crafted Items box."""
        for item in items:
            self.pos.boxes[FACTION_NAMES.index(faction) * ITEMS + ITEM_NAMES.index(item)] += 1
        self.ignored.add("items")
        return self

    # The Eyrie, the Alliance, the Cult, the Riverfolk.

    def decree(self, **columns: Sequence[str]) -> Table:
        """Cards of the Decree: decree(move=["anvil"], build=[…]); the viziers come with the leader."""
        for name, cards in columns.items():
            self.pos.decree[COLUMN_NAMES.index(name)] |= self._cards(cards)
        return self

    def leader(self, name: str, deposed: Sequence[str] = ()) -> Table:
        self.pos.leader = LEADER_NAMES.index(name)
        self.pos.deposed = sum(1 << LEADER_NAMES.index(other) for other in deposed)
        return self

    def officers(self, count: int) -> Table:
        """Officers out of the Alliance's supply."""
        self.pos.supply[FACTION_NAMES.index("alliance")] -= count
        self.pos.officers += count
        return self

    def acolytes(self, count: int) -> Table:
        """Acolytes out of the Cult's supply."""
        self.pos.supply[FACTION_NAMES.index("cult")] -= count
        self.pos.acolytes += count
        return self

    def outcast(self, suit: str, hated: bool = False) -> Table:
        self.pos.outcast = SUIT_NAMES.index(suit)
        self.pos.hated = hated
        return self

    def funds(self, box: str = "funds", **owners: int) -> Table:
        """Warriors in a box of the Riverfolk board: funds, payments or commitments."""
        for owner, count in owners.items():
            army = FACTION_NAMES.index(owner)
            self.pos.supply[army] -= count
            getattr(self.pos, box)[army] += count
        return self

    def track(self, suit: str, **owners: int) -> Table:
        """Warriors on a trade post track."""
        for owner, count in owners.items():
            army = FACTION_NAMES.index(owner)
            self.pos.supply[army] -= count
            self.pos.track_funds[SUIT_NAMES.index(suit) * ARMIES + army] += count
        return self

    def posts_left(self, **suits: int) -> Table:
        """So many posts are left on a track; the others are out of the game."""
        for suit, count in suits.items():
            at = SUIT_NAMES.index(suit)
            self.pos.posts_gone += self.pos.posts_left[at] - count
            self.pos.posts_left[at] = count
        return self

    def prices(self, hand_card: int = 1, riverboats: int = 1, mercenaries: int = 1) -> Table:
        self.pos.prices = vec[i64]([hand_card, riverboats, mercenaries])
        return self

    # The Vagabonds.

    def pawn(self, vagabond: str, place: int | str) -> Table:
        """In a clearing (5) or a forest ("forest-3")."""
        set_pawn(self.pos, FACTION_NAMES.index(vagabond), PLACE.parse(str(place)))
        return self

    def character(self, vagabond: str, name: str) -> Table:
        """A character, without items."""
        self.pos.characters[FACTION_NAMES.index(vagabond) - VAGABOND] = CHARACTER_NAMES.index(name)
        self.ignored.add("items")
        return self

    def items(self, vagabond: str, *items: str) -> Table:
        """Items, each "sword", "sword:exhausted", "sword:damaged" or "sword:damaged-exhausted"."""
        for text in items:
            item, _, state = text.partition(":")
            at = entry(FACTION_NAMES.index(vagabond), ITEM_NAMES.index(item), STATE_NAMES.index(state or "ready"))
            self.pos.items[at] += 1
        self.ignored.add("items")
        return self

    def from_ruins(self, vagabond: str, *items: str) -> Table:
        """Items he has, marked as coming from a ruin."""
        for item in items:
            self.pos.marks[FACTION_NAMES.index(vagabond) - VAGABOND] |= 1 << ITEM_NAMES.index(item)
        return self

    def relation(self, vagabond: str, **relations: str) -> Table:
        """relation("vagabond", eyrie="hostile")."""
        for faction, relation in relations.items():
            at = (FACTION_NAMES.index(vagabond) - VAGABOND) * ARMIES + FACTION_NAMES.index(faction)
            self.pos.relations[at] = RELATIONS.index(relation)
        return self

    def quests(self, *names: str, left: int | None = None) -> Table:
        """The quests that lie open; `left` cuts the quest deck."""
        pos = self.pos
        pos.quest_pile.extend(pos.quests_open)
        pos.quests_open = [QUEST_NAMES.index(name) for name in names]
        pos.quest_pile = sorted(set(pos.quest_pile) - set(pos.quests_open))
        if left is not None:
            pos.quest_pile = pos.quest_pile[:left]
        self.ignored.add("quests")
        return self

    def done_quests(self, vagabond: str, *names: str) -> Table:
        for name in names:
            self.pos.quests_done[FACTION_NAMES.index(vagabond) - VAGABOND] |= 1 << QUEST_NAMES.index(name)
            for heap in (self.pos.quest_pile, self.pos.quests_open):
                if QUEST_NAMES.index(name) in heap:
                    heap.remove(QUEST_NAMES.index(name))
        self.ignored.add("quests")
        return self

    # Beginning.

    def _begin(self, faction: str, stage: int, phase: int) -> Table:
        pos = self.pos
        pos.turn = FACTION_NAMES.index(faction)
        pos.stage = stage
        pos.part = 0
        pos.phase = phase
        pos.stack.clear()
        pos.stack.append(TURN_STEP)
        if pos.hired and phase != BIRDSONG:
            pos.mercenaries_for = pos.turn
            pos.touch_all()
        pos.settle()
        self.sound()
        return self

    def turn(self, faction: str) -> Table:
        """A turn from its very start: dominance check, services, crafted cards, Birdsong."""
        return self._begin(faction, START, BIRDSONG)

    def birdsong(self, faction: str) -> Table:
        """The faction's own Birdsong steps."""
        return self._begin(faction, BEFORE_BIRDSONG, BIRDSONG)

    def start_of_daylight(self, faction: str) -> Table:
        """Daylight from its start, with cards of that time."""
        return self._begin(faction, START_OF_DAYLIGHT, BIRDSONG)

    def daylight(self, faction: str) -> Table:
        """The faction's own Daylight."""
        return self._begin(faction, BEFORE_DAYLIGHT, DAYLIGHT)

    def start_of_evening(self, faction: str) -> Table:
        """Evening from its start, with cards of that time."""
        return self._begin(faction, START_OF_EVENING, DAYLIGHT)

    def evening(self, faction: str) -> Table:
        """The faction's own Evening."""
        return self._begin(faction, BEFORE_EVENING, EVENING)

    def hire(self) -> Table:
        """The next turn's player has bought mercenaries (call before beginning a phase)."""
        self.pos.hired = True
        return self

    def boats(self) -> Table:
        """The next turn's player has bought Riverboats (call before beginning a phase)."""
        self.pos.boats = True
        return self

    # Playing.

    @property
    def asked(self) -> str:
        """The faction that must decide now; '' when the game is over."""
        waiting = self.pos.waiting()
        return FACTION_NAMES[self.pos.faction_of[waiting[0]]] if waiting else ""

    @property
    def step(self) -> str:
        """The name of the question that is open."""
        return type(self.pos.stack[-1]).__name__ if self.pos.stack else ""

    @property
    def asks(self) -> tuple[str, dict[str, int]]:
        """The question that is open, with the values its sentence is filled with."""
        step = self.pos.stack[-1]
        return self.step, {arg.name: value for arg, value in step.about(self.pos)}

    def seat(self, faction: str) -> int:
        return self.pos.seat_of[FACTION_NAMES.index(faction)]

    def offers(self, verb: str = "") -> list[str]:
        """What the asked player may do, in notation; only one verb's moves if it is given."""
        waiting = self.pos.waiting()
        if not waiting:
            return []
        texts = [VERBS.text(move) for move in self.pos.moves(waiting[0])]
        return [text for text in texts if not verb or text.split(" ")[0] == verb]

    def why_not(self, text: str) -> list[str]:
        """The ids of the rules against a move of the asked player."""
        reason = self.pos.why_not(self.pos.waiting()[0], VERBS.parse(text))
        if reason is not None:
            self._speaks_of(reason, text)
        return rules_of(reason)

    def _speaks_of(self, reason: Reason, text: str) -> None:
        """A reason begins with what the move names: a clearing as players count it, a card, a piece; else with the place of a pawn."""
        if reason.rule in NAME_SOMETHING_ELSE:
            return
        move = VERBS.parse(text)
        named = {place + 1 for place in self.pos.pawns}
        for arg, value in zip(VERBS.verb_of(move).args, VERBS.values(move), strict=True):
            named.add(value + 1 if arg.domain in (CLEARING, PLACE) else value)
        assert set(reason.about[:1]) <= named, f"{text}: {reason} is about something else"

    def refuses(self, text: str, *rules: str) -> Table:
        """The move is not offered, these rules are given as reasons, and trying it changes nothing."""
        assert text not in self.offers()
        assert self.why_not(text) == list(rules)
        before = digest(self.pos)
        with pytest.raises(IllegalMove):
            self.pos.play(self.pos.waiting()[0], VERBS.parse(text))
        assert digest(self.pos) == before
        return self

    def play(self, *texts: str) -> Table:
        """Moves of whoever is asked, one after another; after each the invariants must hold."""
        for text in texts:
            reasons = self.why_not(text)
            assert text in self.offers(), f"{text} is not offered to {self.asked} in {self.step}: {reasons}; offered: {self.offers()}"
            self.pos.play(self.pos.waiting()[0], VERBS.parse(text))
            self.sound()
        return self

    def sound(self) -> None:
        """All invariants hold, but those a hand-made position had to break."""
        wrong = [text for text in self.pos.invariants() if text.split(":")[0] not in self.ignored]
        assert not wrong, wrong

    def dice(self, one: int, other: int) -> Table:
        """The next two dice show these numbers."""
        for key in range(10_000):
            chance = Chance(key, 0, self.pos.chance.count, None)
            tried = chance.copy()
            if (tried.below(4), tried.below(4)) == (one, other):
                self.pos.chance = chance
                return self
        raise AssertionError("no such roll")

    # Reading.

    def warriors(self, faction: str, clearing: int) -> int:
        return self.pos.warriors[(clearing - 1) * ARMIES + FACTION_NAMES.index(faction)]

    def count(self, piece: str, clearing: int) -> int:
        """Buildings or tokens of a kind in a clearing: count("trade-post", 5)."""
        return count_pieces(self.pos, PIECE_NAMES.index(piece), clearing - 1)

    def ruler(self, clearing: int) -> str:
        """Who rules, '' if nobody."""
        ruler = self.pos.ruler[clearing - 1]
        return FACTION_NAMES[ruler] if ruler >= 0 else ""

    def score(self, faction: str) -> int:
        return self.pos.points[FACTION_NAMES.index(faction)]

    def cards(self, faction: str) -> list[str]:
        """A hand, sorted by the order of the deck."""
        return names(self.pos.hands[FACTION_NAMES.index(faction)])

    def stack(self) -> list[str]:
        """The supporters."""
        return names(self.pos.supporters)

    def discarded(self) -> list[str]:
        """The discard pile, the last card on top."""
        return [KIND_NAMES[KIND_OF[card]] for card in self.pos.discards]

    def lost_souls(self) -> list[str]:
        return [KIND_NAMES[KIND_OF[card]] for card in self.pos.souls]

    def play_area(self, faction: str) -> list[str]:
        """Crafted persistent cards."""
        return names(self.pos.crafted[FACTION_NAMES.index(faction)])

    def in_supply(self, faction: str) -> int:
        return self.pos.supply[FACTION_NAMES.index(faction)]

    def item(self, vagabond: str, item: str, state: str = "ready") -> int:
        """How many items of a kind and state he has."""
        return self.pos.items[entry(FACTION_NAMES.index(vagabond), ITEM_NAMES.index(item), STATE_NAMES.index(state))]

    def on_track(self, vagabond: str, item: str) -> int:
        return on_track(self.pos, FACTION_NAMES.index(vagabond), ITEM_NAMES.index(item))

    def in_satchel(self, vagabond: str, item: str) -> int:
        """Undamaged items of a kind in the Satchel."""
        return sum(in_satchel(self.pos, FACTION_NAMES.index(vagabond), ITEM_NAMES.index(item), state) for state in range(STATES // 2))

    def relation_to(self, vagabond: str, faction: str) -> str:
        at = (FACTION_NAMES.index(vagabond) - VAGABOND) * ARMIES + FACTION_NAMES.index(faction)
        return RELATIONS[self.pos.relations[at]]

    def place(self, vagabond: str) -> str:
        """Where a pawn is: "5" or "forest-3"."""
        return PLACE.text(self.pos.pawns[FACTION_NAMES.index(vagabond) - VAGABOND])

    def knows(self, viewer: str, owner: str) -> list[str]:
        """The cards a player knows in another's hand, or in the "supporters"."""
        row = STACK if owner == "supporters" else FACTION_NAMES.index(owner)
        return names(self.pos.known[row * ROW + FACTION_NAMES.index(viewer)])

    def price(self, service: str) -> int:
        return self.pos.prices[SERVICE_NAMES.index(service)]

    @property
    def winners(self) -> list[str]:
        return [FACTION_NAMES[faction] for faction in range(FACTIONS) if self.pos.winners >> faction & 1]

    @property
    def phase(self) -> str:
        return ("birdsong", "daylight", "evening")[self.pos.phase]

    def events(self, name: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """Events of a kind so far, as a player (or nobody in particular) may read them."""
        from tafelrunde.testing.conformance import seen

        seat = None if viewer is None else self.seat(viewer)
        return [entry for entry in seen(self.pos.log, seat) if entry.get("event") == name]


def names(cards: int) -> list[str]:
    """A set of cards as names, in the order of the deck."""
    return [KIND_NAMES[KIND_OF[card]] for card in cards_in(cards)]


def new_game(factions: str, seed: int = 0, **options: object) -> Root:
    """A real game from its setup on; options: map="winter", order="fixed", …"""
    pos = GAME.new(factions.split(), seed, options)
    assert isinstance(pos, Root)
    return pos
