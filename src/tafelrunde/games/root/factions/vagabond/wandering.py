"""R9.5: the Vagabond's Daylight: what he can do, and the reasons when he cannot. The deeds themselves are in `deeds.py`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, only
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.root.actions.crafted_cards import add_daylight, play_daylight, why_not_daylight
from tafelrunde.games.root.actions.crafting import add_crafts, craft, why_not_craft
from tafelrunde.games.root.actions.movement import why_not_battle
from tafelrunde.games.root.battle.battle import start_battle
from tafelrunde.games.root.factions.faction import PLAYED
from tafelrunde.games.root.factions.vagabond.aiding import aid
from tafelrunde.games.root.factions.vagabond.deeds import (
    explore,
    go,
    repair,
    repair_offers,
    strike,
    strike_pieces,
    why_not_explore,
    why_not_repair,
    why_not_strike,
)
from tafelrunde.games.root.factions.vagabond.items import exhaust, ready, ready_items
from tafelrunde.games.root.factions.vagabond.quests import complete_quest, why_not_quest
from tafelrunde.games.root.factions.vagabond.specials import SPECIALS, add_special, do_special, why_not_special
from tafelrunde.games.root.factions.vagabond.walking import add_walks, why_not_walk
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import hides_hand
from tafelrunde.games.root.terms.deck import KIND_CARDS, MATCHING, kinds_in
from tafelrunde.games.root.verbs import AID, BATTLE, COMPLETE, CRAFT, DONE, EXPLORE, GO, REPAIR, STRIKE
from tafelrunde.games.root.words import BITS, CLEARINGS, CROSSBOW, NOBODY, OPEN_HANDS, SWORD, VAGABOND


@final
class VagabondDaylight(Step[Root]):
    """R9.5: actions paid with items, in any order. `part` is 1 once Daylight has been ended by a Hideout."""

    rule: ClassVar[str] = "R9.5-a"

    def waits_for(self, pos: Root) -> int:
        return pos.bit[pos.turn] if pos.part == 0 else 0

    def asks_anyway(self, pos: Root) -> bool:
        return hides_hand(pos, pos.turn)

    def private(self, pos: Root, seat: int, move: int) -> bool:
        """D9.5.4-1: others do not see the card that helps, except in the open hand."""
        return verb_code(move) == AID.code and not OPEN_HANDS >> arg1(move) & 1

    def offers(self, pos: Root, seat: int) -> Moves:
        vagabond = pos.turn
        offers = only(DONE.move0())
        add_daylight(pos, vagabond, offers)
        place = pos.pawns[vagabond - VAGABOND]
        if place >= CLEARINGS:
            add_walks(pos, vagabond, 1, offers)
            repair_offers(pos, vagabond, offers)
            add_special(pos, vagabond, offers)
            return offers
        if pos.hands[vagabond]:
            add_crafts(pos, vagabond, offers)
        if ready(pos, vagabond, SWORD):
            PLAYED[vagabond].add_battles(pos, offers)
        add_walks(pos, vagabond, 1, offers)
        if why_not_explore(pos, vagabond) is None:
            offers.append(EXPLORE.move0())
        others = BITS[pos.present[place] & ~(1 << vagabond)]
        cards = pos.hands[vagabond] & MATCHING[pos.suits[place]]
        if cards and others and ready_items(pos, vagabond):
            kinds = kinds_in(cards)
            for other in others:
                for kind in kinds:
                    offers.append(AID.move2(other, kind))
        for quest in pos.quests_open:
            if why_not_quest(pos, vagabond, quest) is None:
                offers.append(COMPLETE.move1(quest))
        if ready(pos, vagabond, CROSSBOW):
            for other in others:
                for piece in strike_pieces(pos, other, place):
                    offers.append(STRIKE.move2(other, piece))
        repair_offers(pos, vagabond, offers)
        add_special(pos, vagabond, offers)
        return offers

    def why_not(self, pos: Root, seat: int, move: int) -> Reason | None:
        verb = verb_code(move)
        vagabond = pos.turn
        if verb == DONE.code:
            return None
        reason = why_not_daylight(pos, vagabond, move)
        if reason is not NOT_HERE:
            return reason
        return why_not_act(pos, vagabond, move)

    def play(self, pos: Root, seat: int, move: int) -> None:
        verb = verb_code(move)
        vagabond = pos.turn
        if verb == DONE.code:
            pos.pop()
        elif verb == GO.code:
            go(pos, vagabond, arg1(move))
        elif verb == BATTLE.code:
            exhaust(pos, vagabond, SWORD, 1)
            start_battle(pos, vagabond, arg2(move), arg1(move), NOBODY)
        elif verb == EXPLORE.code:
            explore(pos, vagabond)
        elif verb == AID.code:
            aid(pos, vagabond, arg1(move), arg2(move))
        elif verb == COMPLETE.code:
            complete_quest(pos, vagabond, arg1(move))
        elif verb == STRIKE.code:
            strike(pos, vagabond, arg1(move), arg2(move))
        elif verb == REPAIR.code:
            repair(pos, vagabond, arg1(move), arg2(move))
        elif verb == CRAFT.code:
            craft(pos, vagabond, arg1(move), False)
        elif verb in SPECIALS:
            do_special(pos, vagabond, move)
        else:
            play_daylight(pos, vagabond, move)

    def proceed(self, pos: Root) -> None:
        pos.pop()


def why_not_act(pos: Root, vagabond: i64, move: i64) -> Reason | None:
    """The reason against one of his actions."""
    verb = verb_code(move)
    if verb == GO.code:
        return why_not_walk(pos, vagabond, arg1(move), 1)
    if verb == REPAIR.code:
        return why_not_repair(pos, vagabond, arg1(move), arg2(move))
    if verb in SPECIALS:
        return why_not_special(pos, vagabond, move)
    if verb not in IN_A_CLEARING:
        return Reason("G4")
    if pos.pawns[vagabond - VAGABOND] >= CLEARINGS:
        return Reason("D9.5-1")
    if verb == BATTLE.code:
        if ready(pos, vagabond, SWORD) == 0:
            return Reason("R9.5.2-a")
        return why_not_battle(pos, vagabond, arg1(move), arg2(move))
    if verb == EXPLORE.code:
        return why_not_explore(pos, vagabond)
    if verb == AID.code:
        return why_not_aid(pos, vagabond, arg1(move), arg2(move))
    if verb == COMPLETE.code:
        return why_not_quest(pos, vagabond, arg1(move))
    if verb == STRIKE.code:
        return why_not_strike(pos, vagabond, arg1(move), arg2(move))
    return why_not_craft(pos, vagabond, arg1(move), False)


def why_not_aid(pos: Root, vagabond: i64, other: i64, kind: i64) -> Reason | None:
    """R9.5.4-a: an item to exhaust, a card that matches the clearing, another player with pieces there."""
    place = pos.pawns[vagabond - VAGABOND]
    if ready_items(pos, vagabond) == 0:
        return Reason("R9.5-a")
    if not pos.hands[vagabond] & KIND_CARDS[kind] & MATCHING[pos.suits[place]]:
        return Reason("R9.5.4-a", kind)
    if other == vagabond or not pos.present[place] >> other & 1:
        return Reason("R9.5.4-a", other)
    return None


IN_A_CLEARING: Final = frozenset((BATTLE.code, EXPLORE.code, AID.code, COMPLETE.code, STRIKE.code, CRAFT.code))
DAYLIGHT_STEP: Final[Step[Root]] = VagabondDaylight()
