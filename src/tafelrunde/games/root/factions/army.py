"""What the factions with warriors have in common."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import NOT_HERE, Reason
from tafelrunde.engine.verbs import arg1, arg2, arg3, verb_code
from tafelrunde.games.root.actions.crafting import PayCraft
from tafelrunde.games.root.actions.movement import MOVES, add_battles, add_moves, move, why_not_move
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.battle.hits import hit_army
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.events import TOOK_ITEM
from tafelrunde.games.root.factions.faction import PLAYED, Faction
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.deck import ANY, COST
from tafelrunde.games.root.verbs import MOVE
from tafelrunde.games.root.words import ARMIES, BUILDINGS, EACH_CLEARING, EVERYWHERE, ITEMS, MERCENARY, NOBODY, PIECES_OF, SUITS

WARRIOR_LOST: Final = 0.15
PIECE_LOST: Final = 0.6


class Army(Faction):
    """A faction whose warriors march, fight and rule."""

    def crafting_pieces(self, pos: Root) -> vec[i64]:
        """R4.1.1: its crafting pieces of each suit on the map."""
        raise NotImplementedError

    def buildings_by_suit(self, pos: Root, kind: i64) -> vec[i64]:
        """How many of its buildings of a kind stand in clearings of each suit."""
        have = vec[i64]([0, 0, 0, 0])
        left = pos.built[kind]
        for clearing in EACH_CLEARING:
            if left == 0:
                break
            count = pos.buildings[clearing * BUILDINGS + kind]
            if count:
                have[pos.suits[clearing]] += count
                left -= count
        return have

    def crafting_power(self, pos: Root) -> vec[i64]:
        have = self.crafting_pieces(pos)
        used = pos.used
        have[0] -= used[0]
        have[1] -= used[1]
        have[2] -= used[2]
        have[ANY] = have[0] + have[1] + have[2]
        return have

    def pay_craft(self, pos: Root, kind: i64, export: bool) -> bool:
        """R4.1.1-c: pieces of the suits are activated; for an icon of any suit it is asked which."""
        cost = COST[kind]
        for suit in range(SUITS):
            if cost[suit]:
                pos.used = added(pos.used, suit, cost[suit])
        if cost[ANY]:
            pos.push(PayCraft(kind, False, 0, 0, 0, cost[ANY], NOBODY))
            return False
        return True

    def receive_item(self, pos: Root, item: i64) -> None:
        at = self.number * ITEMS + item
        pos.boxes = added(pos.boxes, at, 1)
        if pos.log is not None:
            pos.tell(TOOK_ITEM, (self.number, item))

    def add_granted_moves(self, pos: Root, offers: Moves) -> None:
        add_moves(pos, self.number, MOVES, EVERYWHERE, offers)

    def why_not_granted(self, pos: Root, move: i64) -> Reason | None:
        if verb_code(move) != MOVE.code:
            return NOT_HERE
        return why_not_move(pos, self.number, arg1(move), arg2(move), arg3(move))

    def take_granted(self, pos: Root, step: i64) -> None:
        move(pos, self.number, arg1(step), arg2(step), arg3(step), self.number)

    def add_battles(self, pos: Root, offers: Moves) -> None:
        add_battles(pos, self.number, EVERYWHERE, offers)

    def strength(self, pos: Root, clearing: i64) -> i64:
        return pos.warriors[clearing * ARMIES + self.number]

    def ask_helpers(self, pos: Root, fight: Fight) -> None:
        if pos.mercenaries_for == self.number:
            PLAYED[MERCENARY].lend(pos, fight)

    def take_hits(self, pos: Root, fight: Fight, side: i64, hits: i64) -> None:
        hit_army(pos, fight, side, self.number, hits)

    def hits_worth(self, pos: Root, clearing: i64, hits: float) -> float:
        warriors: int = pos.warriors[clearing * ARMIES + self.number]
        pieces = 0
        for kind in PIECES_OF[self.number]:
            pieces += count_pieces(pos, kind, clearing)
        return WARRIOR_LOST * min(hits, float(warriors)) + PIECE_LOST * min(max(0.0, hits - warriors), float(pieces))
