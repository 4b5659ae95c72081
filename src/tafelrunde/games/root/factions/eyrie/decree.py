"""R7.5.2.I to R7.5.2.IV: how one card of the Decree is carried out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Reason, Step, reasons
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.root.actions.movement import MOVES, add_battles, add_moves, move, why_not_battle, why_not_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.events import TOO_FEW
from tafelrunde.games.root.factions.eyrie.board import ROOSTS
from tafelrunde.games.root.factions.eyrie.turmoil import begin_turmoil
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import BATTLE, BUILD, MOVE, RECRUIT_AT, SUIT
from tafelrunde.games.root.words import (
    BIRD,
    BITS,
    BUILDINGS,
    CHARISMATIC,
    CLEARINGS,
    EYRIE,
    NOBODY,
    RECRUIT_COLUMN,
    ROOST,
)


def suit_mask(pos: Root, suit: i64) -> i64:
    """The clearings a card of this suit matches; a bird matches all."""
    return pos._of_suit[suit]


def matches(pos: Root, suit: i64, clearing: i64) -> bool:
    return suit == BIRD or pos.suits[clearing] == suit


NO_ROOST: Final = reasons("R7.5.2.I", CLEARINGS, 1)
NO_SITE: Final = reasons("R7.5.2.IV", CLEARINGS, 1)
NO_SLOT: Final = reasons("R2.2.3-c", CLEARINGS, 1)


class DecreeCard(Step[Root]):
    """R7.5.2: one card of the Decree, of this suit."""

    def __init__(self, suit: i64) -> None:
        self.suit = suit

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(SUIT("suit"), self.suit)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[EYRIE]


@final
class DecreeRecruit(DecreeCard):
    """R7.5.2.I: a warrior, for the Charismatic two, in a matching clearing with a roost."""

    rule: ClassVar[str] = "R7.5.2.I"

    def why_not_here(self, pos: Root, clearing: i64) -> Reason | None:
        if not matches(pos, self.suit, clearing):
            return Reason("R7.5.2-c", clearing + 1)
        if pos.buildings[clearing * BUILDINGS + ROOST] == 0:
            return NO_ROOST[clearing]
        if pos.can_place(EYRIE, clearing):
            return None
        return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)

    def sites(self, pos: Root) -> list[int]:
        buildings = pos.buildings
        return [at for at in BITS[suit_mask(pos, self.suit)] if buildings[at * BUILDINGS + ROOST] and pos.can_place(EYRIE, at)]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([RECRUIT_AT.move1(clearing) for clearing in self.sites(pos)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != RECRUIT_AT.code:
            return Reason("G4")
        return self.why_not_here(pos, arg1(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        """D7.8.2-1: with a single warrior left the Charismatic places it, and turmoil follows."""
        pos.pop()
        wanted = 2 if pos.leader == CHARISMATIC else 1
        if pos.put_warriors(EYRIE, arg1(move), wanted) < wanted:
            begin_turmoil(pos, RECRUIT_COLUMN, self.suit, TOO_FEW)


@final
class DecreeMove(DecreeCard):
    """R7.5.2.II: at least one warrior moves out of a matching clearing."""

    rule: ClassVar[str] = "R7.5.2.II"

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = Moves()
        add_moves(pos, EYRIE, MOVES, suit_mask(pos, self.suit), offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != MOVE.code:
            return Reason("G4")
        if not matches(pos, self.suit, arg1(move)):
            return Reason("R7.5.2-c", arg1(move) + 1)
        return why_not_move(pos, EYRIE, arg1(move), arg2(move), arg3(move))

    def play(self, pos: Root, seat: int, step: int) -> None:
        pos.pop()
        move(pos, EYRIE, arg1(step), arg2(step), arg3(step), EYRIE)


@final
class DecreeBattle(DecreeCard):
    """R7.5.2.III: a battle in a matching clearing."""

    rule: ClassVar[str] = "R7.5.2.III"

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = Moves()
        add_battles(pos, EYRIE, suit_mask(pos, self.suit), offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != BATTLE.code:
            return Reason("G4")
        if not matches(pos, self.suit, arg1(move)):
            return Reason("R7.5.2-c", arg1(move) + 1)
        return why_not_battle(pos, EYRIE, arg1(move), arg2(move))

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        start_battle(pos, EYRIE, arg2(move), arg1(move), NOBODY)


@final
class DecreeBuild(DecreeCard):
    """R7.5.2.IV: a roost in a matching clearing the Eyrie rule that has none."""

    rule: ClassVar[str] = "R7.5.2.IV"

    def why_not_here(self, pos: Root, clearing: i64) -> Reason | None:
        if pos.built[ROOST] >= ROOSTS:
            return Reason("D7.5.2.IV-1")
        if not matches(pos, self.suit, clearing):
            return Reason("R7.5.2-c", clearing + 1)
        if pos.ruler[clearing] != EYRIE or pos.buildings[clearing * BUILDINGS + ROOST]:
            return NO_SITE[clearing]
        if pos.free[clearing] == 0:
            return NO_SLOT[clearing]
        if pos.can_place(EYRIE, clearing):
            return None
        return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)

    def sites(self, pos: Root) -> list[int]:
        if pos.built[ROOST] >= ROOSTS:
            return []
        buildings = pos.buildings
        found = BITS[suit_mask(pos, self.suit) & pos._ruled[EYRIE]]
        return [at for at in found if pos.free[at] and not buildings[at * BUILDINGS + ROOST] and pos.can_place(EYRIE, at)]

    def offers(self, pos: Root, seat: int) -> Moves:
        return offered(vec[i64]([BUILD.move2(ROOST, clearing) for clearing in self.sites(pos)]))

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) != BUILD.code:
            return Reason("G4")
        return self.why_not_here(pos, arg2(move)) if arg1(move) == ROOST else Reason("R7.5.2.IV")

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        pos.put_building(ROOST, arg2(move))
