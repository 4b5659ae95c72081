"""R10.4.3: what acolytes do in the clearings of the outcast suit."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, listed, only
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, arg2, arg3, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_birdsong, play_birdsong, why_not_birdsong
from tafelrunde.games.root.actions.movement import CRUSADES, add_battles, add_moves, move, why_not_battle, why_not_battle_move, why_not_move
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.battle.removal import finish_removal, remove_pieces, remove_warriors
from tafelrunde.games.root.events import ACOLYTES_PAID, CONVERTS, DID, DID_AT, ON_CRUSADE, SANCTIFIES
from tafelrunde.games.root.factions.cult.board import CONVERT_COST, CRUSADE_COST, GARDENS_OF_A_SUIT, SANCTIFY_COST
from tafelrunde.games.root.factions.eyrie.decree import suit_mask
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.verbs import BATTLE, CLEARING, CONVERT, CRUSADE, CRUSADE_MOVE, DONE, PASS, SANCTIFY
from tafelrunde.games.root.words import ARMIES, BITS, BUILDINGS, CULT, EACH_ARMY, GARDEN, NOBODY, OWNER, VAGABOND, WARRIOR


def price(pos: Root, verb: i64) -> i64:
    """R10.4.3-b: one acolyte less while the outcast is hated."""
    cost = SANCTIFY_COST if verb == SANCTIFY.code else CONVERT_COST if verb == CONVERT.code else CRUSADE_COST
    return cost - 1 if pos.hated else cost


@final
class Conspiracies(Step[Root]):
    """R10.4.3-a: crusade, convert and sanctify, in any order."""

    rule: ClassVar[str] = "R10.4.3-a"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[CULT]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(DONE.move0())
        add_birdsong(pos, CULT, offers)
        acolytes = pos.acolytes
        if acolytes < price(pos, CRUSADE.code):
            return offers
        where = suit_mask(pos, pos.outcast)
        battles = Moves()
        add_battles(pos, CULT, where, battles)
        for battle in listed(battles):
            offers.append(CRUSADE.move2(arg1(battle), arg2(battle)))
        add_moves(pos, CULT, CRUSADES, where, offers)
        for clearing in BITS[where]:
            for army in EACH_ARMY:
                if why_not_convert(pos, clearing, army) is None:
                    offers.append(CONVERT.move2(clearing, army))
            for kind in range(BUILDINGS):
                if why_not_sanctify(pos, clearing, kind) is None:
                    offers.append(SANCTIFY.move2(clearing, kind))
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        if verb == DONE.code:
            return None
        if verb not in CONSPIRACIES:
            return why_not_birdsong(pos, CULT, move)
        return why_not_conspire(pos, move)

    def play(self, pos: Root, seat: int, step: int) -> None:
        verb = verb_code(step)
        if verb == DONE.code:
            pos.pop()
            return
        if verb not in CONSPIRACIES:
            play_birdsong(pos, CULT, step)
            return
        cost = price(pos, verb)
        pos.acolytes -= cost
        pos.supply[CULT] += cost
        clearing = arg1(step)
        if pos.log is not None:
            if verb == CONVERT.code or verb == SANCTIFY.code:
                pos.tell(DID_AT, (CULT, CONVERTS if verb == CONVERT.code else SANCTIFIES, clearing))
            else:
                pos.tell(DID, (CULT, ON_CRUSADE))
            pos.tell(ACOLYTES_PAID, (cost, pos.acolytes, int(pos.hated)))
        if verb == CRUSADE.code:
            start_battle(pos, CULT, arg2(step), clearing, NOBODY)
        elif verb == CRUSADE_MOVE.code:
            pos.push(CrusadeBattle(arg2(step)))
            move(pos, CULT, clearing, arg2(step), arg3(step), CULT)
        elif verb == CONVERT.code:
            pos.push(TakePlace(clearing, WARRIOR))
            remove_warriors(pos, arg2(step), clearing, 1, CULT, NOBODY, False, False)
            finish_removal(pos)
        else:
            pos.push(TakePlace(clearing, GARDEN))
            remove_pieces(pos, arg2(step), clearing, 1, CULT, False)
            finish_removal(pos)


CONSPIRACIES: Final = frozenset((CRUSADE.code, CRUSADE_MOVE.code, CONVERT.code, SANCTIFY.code))
CONSPIRACIES_STEP: Final = Conspiracies()


def why_not_conspire(pos: Root, step: i64) -> Reason | None:
    """The reason against one conspiracy: acolytes, outcast clearing, and what it needs itself."""
    verb = verb_code(step)
    clearing = arg1(step)
    if pos.acolytes < price(pos, verb):
        return Reason("R10.4.3-a", price(pos, verb))
    if pos.suits[clearing] != pos.outcast:
        return Reason("R10.4.3-a", clearing + 1)
    if verb == CRUSADE.code:
        return why_not_battle(pos, CULT, clearing, arg2(step))
    if verb == CRUSADE_MOVE.code:
        return why_not_move(pos, CULT, clearing, arg2(step), arg3(step))
    if verb == CONVERT.code:
        return why_not_convert(pos, clearing, arg2(step))
    return why_not_sanctify(pos, clearing, arg2(step))


def why_not_convert(pos: Root, clearing: i64, army: i64) -> Reason | None:
    """R10.4.3.II, D10.4.3.II-1: an enemy warrior where the Cult may place."""
    if army >= VAGABOND or not pos.enemies(CULT, army) or pos.warriors[clearing * ARMIES + army] == 0:
        return Reason("R10.4.3.II", clearing + 1)
    if pos.can_place(CULT, clearing):
        return None
    return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)


def why_not_sanctify(pos: Root, clearing: i64, kind: i64) -> Reason | None:
    """R10.4.3.III, D10.4.3.III-1: acolytes enough, an enemy building, a garden of the suit left, a place for it."""
    if pos.acolytes < price(pos, SANCTIFY.code):
        return Reason("R10.4.3-a")
    if kind >= BUILDINGS or not pos.enemies(CULT, OWNER[kind]) or pos.buildings[clearing * BUILDINGS + kind] == 0:
        return Reason("R10.4.3.III", clearing + 1)
    if pos.gardens[pos.suits[clearing]] >= GARDENS_OF_A_SUIT:
        return Reason("D10.4.3.III-1", clearing + 1)
    if pos.can_place(CULT, clearing):
        return None
    return Reason("R6.2.2-a" if pos.keep == clearing else "D9.7-4", clearing + 1)


@final
class TakePlace(Step[Root]):
    """R10.4.3.II, R10.4.3.III: the Cult's own piece comes where the enemy's was, after all that its removal set off."""

    def __init__(self, clearing: i64, piece: i64) -> None:
        self.clearing = clearing
        self.piece = piece

    def proceed(self, pos: Root) -> None:
        pos.pop()
        if self.piece == WARRIOR:
            pos.put_warriors(CULT, self.clearing, 1)
        else:
            pos.put_building(GARDEN, self.clearing)


@final
class CrusadeBattle(Step[Root]):
    """R10.4.3.I-b: after the move a battle where the warriors arrived, or none."""

    rule: ClassVar[str] = "R10.4.3.I-b"

    def __init__(self, clearing: i64) -> None:
        self.clearing = clearing

    def about(self, pos: Root) -> list[tuple[Arg, int]]:
        return [(CLEARING("clearing"), self.clearing)]

    def waits_for(self, pos: Root) -> int:
        return pos.bit[CULT]

    def offers(self, pos: Root, seat: int) -> Moves:
        offers = only(PASS.move0())
        add_battles(pos, CULT, 1 << self.clearing, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) == BATTLE.code and arg1(move) != self.clearing:
            return Reason("D10.4.3.I-1", arg1(move) + 1)
        return why_not_battle_move(pos, CULT, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == BATTLE.code:
            start_battle(pos, CULT, arg2(move), self.clearing, NOBODY)
