"""What a faction is to the common procedures: they call these methods and name no faction.

`PLAYED[faction]` is the faction with that number; `registry.py` puts them there. A method that a faction does not mention has the plain
meaning written here.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.games.root.battle.fight import Fight
from tafelrunde.games.root.events import REMOVED
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import DOMINATE
from tafelrunde.games.root.words import ARMIES, WARRIOR


class Faction:
    """One faction. It keeps nothing of a game: everything that changes is in the position."""

    def __init__(self, number: i64, birdsong: Step[Root], daylight: Step[Root], evening: Step[Root]) -> None:
        self.number = number
        self.birdsong = birdsong
        self.daylight = daylight
        self.evening = evening
        self.guerrilla = False
        """Whether it deals the higher roll as defender."""
        self.exports = False
        """Whether it may export a card instead of crafting it, and pays crafting with funds."""
        self.cost_rule = "R4.1.1-a"
        """The rule against a card whose cost it cannot pay."""

    # Setup.

    def clear(self, pos: Root) -> None:
        """Its board as it comes out of the box; called whether it sits at the table or not."""

    def deal(self, pos: Root) -> None:
        """What is dealt for it once all hands are dealt."""

    def set_up(self, pos: Root) -> None:
        """R5.1.7: its own setup."""
        raise NotImplementedError

    # The turn. `turn` is whose turn it is; each faction at the table is told.

    def add_openings(self, pos: Root, turn: i64, offers: Moves) -> None:
        """D1.4-1: what it lets the turn player do as his Birdsong starts."""

    def why_not_opening(self, pos: Root, turn: i64, move: i64) -> Reason | None:
        """The reason against one of these; NOT_HERE if the move is none of them."""
        return NOT_HERE

    def open_birdsong(self, pos: Root, turn: i64, move: i64) -> None:
        """Carry out one of these."""

    def why_not_begin(self, pos: Root) -> Reason | None:
        """What it has to do itself before the steps of its Birdsong."""
        return None

    def daylight_starts(self, pos: Root, turn: i64) -> None:
        """Daylight of some player starts."""

    def begin_daylight(self, pos: Root) -> None:
        """Its own Daylight begins, after the crafted cards of its start."""

    def turn_ends(self, pos: Root, turn: i64) -> None:
        """What lasted for some player's turn is over."""

    # Crafting and dominance.

    def crafting_power(self, pos: Root) -> vec[i64]:
        """R4.1.1: its crafting pieces of each suit that are not yet activated, and at the end all of them together."""
        raise NotImplementedError

    def pay_craft(self, pos: Root, kind: i64, export: bool) -> bool:
        """Pay the cost of a card; False if a question about it was pushed, which ends in `finish_craft`."""
        raise NotImplementedError

    def export_card(self, pos: Root, kind: i64, card: i64) -> None:
        """Carry out an export that has been paid."""

    def receive_item(self, pos: Root, item: i64) -> None:
        """R2.5.5-a: an item it has crafted arrives."""
        raise NotImplementedError

    def item_points(self, pos: Root, printed: i64) -> i64:
        """The points for a crafted item."""
        return printed

    def why_not_dominate(self, pos: Root) -> Reason | None:
        """What speaks against a dominance card, apart from points and an earlier one."""
        return None

    def add_dominations(self, pos: Root, kind: i64, offers: Moves) -> None:
        """The ways to activate a dominance card."""
        offers.append(DOMINATE.move1(kind))

    def why_not_domination(self, pos: Root, move: i64) -> Reason | None:
        """The reason against one way to activate a dominance card that could be activated."""
        return None

    def dominated(self, pos: Root, move: i64) -> None:
        """What follows from an activated dominance card."""

    # Moves and battles that a card grants to anybody.

    def add_granted_moves(self, pos: Root, offers: Moves) -> None:
        """Every move it could take for nothing."""
        raise NotImplementedError

    def why_not_granted(self, pos: Root, move: i64) -> Reason | None:
        """The reason against such a move."""
        raise NotImplementedError

    def take_granted(self, pos: Root, move: i64) -> None:
        """Take such a move."""
        raise NotImplementedError

    def add_battles(self, pos: Root, offers: Moves) -> None:
        """Every battle it could start."""
        raise NotImplementedError

    def entered(self, pos: Root, clearing: i64, mover: i64) -> None:
        """Somebody's warriors came to a clearing with a token of this faction that answers to it."""

    # Battle.

    def strength(self, pos: Root, clearing: i64) -> i64:
        """R4.3.2.I, R9.2.6: the most hits the dice can give it; with none it is defenseless."""
        raise NotImplementedError

    def extra_hits(self, pos: Root) -> i64:
        """Extra hits it deals as attacker that nobody decides about."""
        return 0

    def ask_helpers(self, pos: Root, fight: Fight) -> None:
        """Before its attack: whose warriors fight as its own."""

    def lend(self, pos: Root, fight: Fight) -> None:
        """Its warriors are hired by the attacker."""

    def stands_by(self, pos: Root, fight: Fight) -> None:
        """Before the dice of a battle of others."""

    def take_hits(self, pos: Root, fight: Fight, side: i64, hits: i64) -> None:
        """R4.3.3-c: fix what it loses; asks where there is a choice."""
        raise NotImplementedError

    def hits_worth(self, pos: Root, clearing: i64, hits: float) -> float:
        """What so many hits would cost it, for the evaluation."""
        raise NotImplementedError

    def trophies(self, pos: Root, owner: i64, warriors: float, pieces: float) -> float:
        """What the removal of an enemy's pieces in battle brings it beyond the common points, for odds and evaluation."""
        return 0.0

    def took_piece(self, pos: Root, fight: Fight, loser: i64) -> None:
        """It removed buildings or tokens in a battle."""

    def battle_over(self, pos: Root, fight: Fight) -> None:
        """A battle it began is over."""

    # Removal.

    def tokens(self, pos: Root, kind: i64, clearing: i64) -> i64:
        """How many of its tokens of a kind a clearing has."""
        return 0

    def lose_warriors(self, pos: Root, clearing: i64, count: i64, defending: bool) -> None:
        """R2.5.1-b: where warriors go that have left the map, and what their loss sets off."""
        pos.supply[self.number] += count
        if pos.log is not None:
            pos.tell(REMOVED, (self.number, WARRIOR, clearing, count, pos.warriors[clearing * ARMIES + self.number], 0))

    def lose_pieces(self, pos: Root, kind: i64, clearing: i64, count: i64, remover: i64) -> None:
        """R2.5.2-b, R2.5.3-b: buildings or tokens leave the map, and what their loss sets off."""
        for _ in range(count):
            pos.take_building(kind, clearing)

    def removed_warriors(self, pos: Root, blamed: i64, count: i64, battle: bool) -> None:
        """It removed warriors; `blamed` is the faction that resents it."""

    def removed_pieces(self, pos: Root, owner: i64, count: i64, battle: bool) -> None:
        """It removed an enemy's buildings or tokens."""

    def resolve(self, pos: Root, kind: i64, clearing: i64, who: i64, count: i64) -> None:
        """T1: one of its triggers, at once or as a question."""

    def draws_on(self, pos: Root, kind: i64, who: i64) -> i64:
        """D1.1.3-1: the hidden places one of its triggers draws on, a bit for each."""
        return 0

    # Knowledge and judgement.

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        """Its board as everybody sees it, and what the viewer happens to know of it."""
        raise NotImplementedError

    def needs(self, pos: Root, step: Step[Any]) -> tuple[int, int, int]:
        """What a question of this faction proves about a hidden place: which place, which cards, how many of them at least."""
        return -1, 0, 0

    def worth(self, pos: Root) -> float:
        """What its board and pieces are worth in points."""
        raise NotImplementedError

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        """Fill in the numbers of its own by which it is judged (`terms/traits.py`)."""

    def cards_ahead(self, pos: Root) -> i64:
        """How many cards its coming Evening will bring."""
        return 0

    def cards_laid_out(self, pos: Root) -> i64:
        """How many cards lie face up before it and come back to its hand."""
        return 0

    def prospects(self, pos: Root, step: Step[Any]) -> float:
        """What its unfinished business is worth."""
        return 0.0

    def warriors_aside(self, pos: Root) -> i64:
        """How many of its warriors lie on its own board."""
        return 0

    def wrong(self, pos: Root) -> list[str]:
        """What play could never have brought about on its board."""
        return []


PLAYED: Final[list[Faction]] = []
"""Every faction by its number."""
