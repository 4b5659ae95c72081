"""Chapter 9: the Vagabonds, as the common procedures know them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.events import FOR_INFAMY
from tafelrunde.games.root.factions.faction import Faction
from tafelrunde.games.root.factions.vagabond.aiding import AidItem, TakeItem
from tafelrunde.games.root.factions.vagabond.allies import ask_allies, offer_arbiter
from tafelrunde.games.root.factions.vagabond.board import (
    CAPACITY,
    CAPACITY_FOR_BAG,
    CHARACTER_NAMES,
    OPEN_QUESTS,
    QUEST_NAMES,
    QUESTS,
)
from tafelrunde.games.root.factions.vagabond.coalition import LEAST_FOR_COALITION, candidates, join
from tafelrunde.games.root.factions.vagabond.evaluate import add_traits, aid, reward, worth
from tafelrunde.games.root.factions.vagabond.hits import hit_vagabond
from tafelrunde.games.root.factions.vagabond.items import exhaust, load_carried, on_track, ready, receive, undamaged_items, undamaged_swords
from tafelrunde.games.root.factions.vagabond.quests import QuestReward
from tafelrunde.games.root.factions.vagabond.relationships import turn_hostile
from tafelrunde.games.root.factions.vagabond.setup import ChooseCharacter, deal_quests_and_ruins
from tafelrunde.games.root.factions.vagabond.turn import BIRDSONG_STEP, EVENING_STEP, refresh
from tafelrunde.games.root.factions.vagabond.walking import add_walks, walk, why_not_walk
from tafelrunde.games.root.factions.vagabond.wandering import DAYLIGHT_STEP
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import COST_SIZE
from tafelrunde.games.root.verbs import BATTLE, COALITION, GO, REFRESH_NOW
from tafelrunde.games.root.words import (
    ARMIES,
    BAG,
    CLEARINGS,
    COINS,
    EACH_ARMY,
    EACH_ITEM,
    FACTION_NAMES,
    FACTIONS,
    HAMMER,
    HOSTILE,
    ITEM_NAMES,
    ITEMS,
    NOBODY,
    RELATION_NAMES,
    STATE_NAMES,
    STATES,
    TEA,
    VAGABOND,
)

ITEM_LOST: Final = 0.35
FIRST_REFRESH: Final = Reason("R9.4.1-a")


@final
class Vagabond(Faction):
    """R9: a pawn, items, quests and relationships. There are two of them."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.cost_rule = "R9.5.8-b"

    # Setup and turn.

    def clear(self, pos: Root) -> None:
        pos.pawns = vec[i64]([NOBODY, NOBODY])
        pos.characters = vec[i64]([NOBODY, NOBODY])
        pos.items = vec[i64]([0] * (2 * ITEMS * STATES))
        pos.marks = vec[i64]([0, 0])
        pos.relations = vec[i64]([0] * (2 * ARMIES))
        pos.aids = vec[i64]([0] * (2 * ARMIES))
        pos.hidden = vec[i64]([NOBODY] * (2 * CLEARINGS))
        pos.looked = vec[i64]([0] * CLEARINGS)
        pos.quest_pile = []
        pos.quests_open = []
        pos.quests_done = vec[i64]([0, 0])
        pos.refreshed = False
        pos.scorched = 0

    def deal(self, pos: Root) -> None:
        if not pos.quest_pile:
            deal_quests_and_ruins(pos)

    def set_up(self, pos: Root) -> None:
        pos.push(ChooseCharacter(self.number))

    def add_openings(self, pos: Root, turn: i64, offers: Moves) -> None:
        """R9.4.1: he refreshes when he likes, but before the steps of his Birdsong."""
        if turn == self.number and not pos.refreshed:
            offers.append(REFRESH_NOW.move0())

    def why_not_opening(self, pos: Root, turn: i64, move: i64) -> Reason | None:
        if turn != self.number or verb_code(move) != REFRESH_NOW.code:
            return NOT_HERE
        return Reason("R9.4.1-a") if pos.refreshed else None

    def open_birdsong(self, pos: Root, turn: i64, move: i64) -> None:
        pos.refreshed = True
        refresh(pos)

    def why_not_begin(self, pos: Root) -> Reason | None:
        return None if pos.refreshed else FIRST_REFRESH

    def turn_ends(self, pos: Root, turn: i64) -> None:
        """R9.2.9.I: aid counts within one turn."""
        pos.refreshed = False
        if turn == self.number:
            row = (self.number - VAGABOND) * ARMIES
            for army in EACH_ARMY:
                if pos.aids[row + army]:
                    pos.aids = changed(pos.aids, row + army, 0)

    # Crafting and dominance.

    def crafting_power(self, pos: Root) -> vec[i64]:
        """R9.2.1: hammers, where he stands."""
        have = vec[i64]([0, 0, 0, 0])
        place = pos.pawns[self.number - VAGABOND]
        if place < CLEARINGS:
            hammers = ready(pos, self.number, HAMMER)
            have[pos.suits[place]] = hammers
            have[3] = hammers
        return have

    def pay_craft(self, pos: Root, kind: i64, export: bool) -> bool:
        exhaust(pos, self.number, HAMMER, COST_SIZE[kind])
        return True

    def receive_item(self, pos: Root, item: i64) -> None:
        receive(pos, self.number, item)

    def why_not_dominate(self, pos: Root) -> Reason | None:
        """D9.2.8-1: only as a coalition, with four players or more."""
        if pos.seats < LEAST_FOR_COALITION or not candidates(pos, self.number):
            return Reason("R9.2.8-a")
        return None

    def add_dominations(self, pos: Root, kind: i64, offers: Moves) -> None:
        for partner in candidates(pos, self.number):
            offers.append(COALITION.move2(kind, partner))

    def why_not_domination(self, pos: Root, move: i64) -> Reason | None:
        if arg2(move) in candidates(pos, self.number):
            return None
        return Reason("R9.2.8-f" if pos.dominance[arg2(move)] >= 0 else "R9.2.8-a", arg2(move))

    def dominated(self, pos: Root, move: i64) -> None:
        join(pos, self.number, arg2(move))

    # Moves, battles, removal.

    def add_granted_moves(self, pos: Root, offers: Moves) -> None:
        add_walks(pos, self.number, 0, offers)

    def why_not_granted(self, pos: Root, move: i64) -> Reason | None:
        return why_not_walk(pos, self.number, arg1(move), 0) if verb_code(move) == GO.code else NOT_HERE

    def take_granted(self, pos: Root, move: i64) -> None:
        walk(pos, self.number, arg1(move), 0)

    def add_battles(self, pos: Root, offers: Moves) -> None:
        place = pos.pawns[self.number - VAGABOND]
        if place < CLEARINGS:
            for other in range(FACTIONS):
                if other != self.number and pos.present[place] >> other & 1:
                    offers.append(BATTLE.move2(place, other))

    def strength(self, pos: Root, clearing: i64) -> i64:
        return undamaged_swords(pos, self.number)

    def ask_helpers(self, pos: Root, fight: Fight) -> None:
        ask_allies(pos, fight)

    def stands_by(self, pos: Root, fight: Fight) -> None:
        offer_arbiter(pos, fight, self.number)

    def take_hits(self, pos: Root, fight: Fight, side: i64, hits: i64) -> None:
        hit_vagabond(pos, fight, side, self.number, hits)

    def hits_worth(self, pos: Root, clearing: i64, hits: float) -> float:
        return ITEM_LOST * min(hits, float(undamaged_items(pos, self.number)))

    def trophies(self, pos: Root, owner: i64, warriors: float, pieces: float) -> float:
        """R9.2.9.IIIa: infamy, in his own turn; the first warrior of a faction that is not hostile yet counts nothing."""
        if pos.turn != self.number or owner >= ARMIES:
            return 0.0
        if not pos.enemies(self.number, owner):
            pieces = 0.0
        if pos.relations[(self.number - VAGABOND) * ARMIES + owner] == HOSTILE:
            return warriors + pieces
        return max(0.0, warriors - 1.0) + pieces if warriors else 0.0

    def battle_over(self, pos: Root, fight: Fight) -> None:
        """R9.2.9.IId-2: allies that took more hits than the items turn hostile."""
        if fight.helper >= 0 and fight.helpers_hit > fight.items_hit:
            turn_hostile(pos, self.number, fight.helper)

    def removed_warriors(self, pos: Root, blamed: i64, count: i64, battle: bool) -> None:
        """R9.2.9.III, R9.2.9.IIIa: the faction turns hostile; then its warriors are infamy."""
        if pos.relations[(self.number - VAGABOND) * ARMIES + blamed] != HOSTILE:
            turn_hostile(pos, self.number, blamed)
            count -= 1
        if battle and pos.turn == self.number:
            pos.gain(self.number, count, FOR_INFAMY)

    def removed_pieces(self, pos: Root, owner: i64, count: i64, battle: bool) -> None:
        if battle and pos.turn == self.number and pos.relations[(self.number - VAGABOND) * ARMIES + owner] == HOSTILE:
            pos.gain(self.number, count, FOR_INFAMY)

    # Knowledge and judgement.

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        at = self.number - VAGABOND
        items = []
        for item in EACH_ITEM:
            for state in range(STATES):
                count = pos.items[(at * ITEMS + item) * STATES + state]
                if count:
                    items.append({"item": ITEM_NAMES[item], "state": STATE_NAMES[state], "count": count})
        present = [army for army in EACH_ARMY if pos.seat_of[army] >= 0]
        return {
            "character": CHARACTER_NAMES[pos.characters[at]] if pos.characters[at] >= 0 else None,
            "place": pos.pawns[at] if pos.pawns[at] >= 0 else None,
            "items": items,
            "tracks": {ITEM_NAMES[item]: on_track(pos, self.number, item) for item in (TEA, COINS, BAG)},
            "from_ruins": [ITEM_NAMES[item] for item in EACH_ITEM if pos.marks[at] >> item & 1],
            "relations": {FACTION_NAMES[army]: RELATION_NAMES[pos.relations[at * ARMIES + army]] for army in present},
            "aids": {FACTION_NAMES[army]: pos.aids[at * ARMIES + army] for army in present},
            "quests": [QUEST_NAMES[quest] for quest in range(QUESTS) if pos.quests_done[at] >> quest & 1],
        }

    def worth(self, pos: Root) -> float:
        return worth(pos, self.number)

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        add_traits(pos, self.number, found)

    def cards_ahead(self, pos: Root) -> i64:
        return 1 + on_track(pos, self.number, COINS)

    def prospects(self, pos: Root, step: Step[Any]) -> float:
        if pos.turn != self.number:
            return 0.0
        if isinstance(step, AidItem):
            return aid(pos, self.number, step.receiver)
        if isinstance(step, TakeItem):
            return aid(pos, self.number, step.giver)
        return reward(pos, self.number, step.suit) if isinstance(step, QuestReward) else 0.0

    def wrong(self, pos: Root) -> list[str]:
        """R9.2.9, R9.3.3, R9.6.4-b, R9.8.1-d: pawn, marks, load, relationships and quests."""
        if pos.seat_of[self.number] < 0 or not pos.round:
            return []
        wrong = []
        at = self.number - VAGABOND
        if not 0 <= pos.pawns[at] < CLEARINGS + pos._map.forests:
            wrong.append("pawn: it is nowhere")
        if not all(0 <= pos.relations[at * ARMIES + army] <= HOSTILE for army in EACH_ARMY):
            wrong.append("relationships: there is no such thing")
        for item in EACH_ITEM:
            first = (at * ITEMS + item) * STATES
            if pos.marks[at] >> item & 1 and not any(pos.items[first : first + STATES]):
                wrong.append("items: one from a ruin is marked, but not there")
        room = CAPACITY + CAPACITY_FOR_BAG * on_track(pos, self.number, BAG)
        if pos.just_finished() == self.number and load_carried(pos, self.number) > room:
            wrong.append("load: he carries too much after his Evening")
        done = pos.quests_done[0] | pos.quests_done[1]
        everything = sorted([*pos.quest_pile, *pos.quests_open, *(quest for quest in range(QUESTS) if done >> quest & 1)])
        if everything != list(range(QUESTS)) or (pos.quest_pile and len(pos.quests_open) != OPEN_QUESTS):
            wrong.append("quests: some are missing")
        return wrong
