"""Chapter 8: the Woodland Alliance, as the common procedures know it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.engine.steps import Step
from tafelrunde.games.root.battle.removal import note_trigger
from tafelrunde.games.root.factions.alliance.board import STACK_WITHOUT_BASE, START_SUPPORTERS, SYMPATHY_POINTS, SYMPATHY_TOKENS
from tafelrunde.games.root.factions.alliance.evaluate import add_traits, spoils, worth
from tafelrunde.games.root.factions.alliance.outrage import Outrage
from tafelrunde.games.root.factions.alliance.supporters import SupportersLeave, add_supporter_from_pile, lose_base
from tafelrunde.games.root.factions.alliance.sympathy import BIRDSONG_STEP, Revolt, Spread
from tafelrunde.games.root.factions.alliance.turn import DAYLIGHT_STEP, EVENING_STEP
from tafelrunde.games.root.factions.army import Army
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.boards import WARRIORS
from tafelrunde.games.root.terms.cards import ROW, STACK
from tafelrunde.games.root.terms.deck import KIND_NAMES, MATCHING, every_kind_in
from tafelrunde.games.root.words import ALLIANCE, BASE, BASE_LOSS, BITS, BUILDINGS, EACH_CLEARING, OUTRAGE, SUIT_NAMES, SUITS


@final
class Alliance(Army):
    """R8: sympathy, supporters, bases and officers."""

    def __init__(self) -> None:
        super().__init__(ALLIANCE, BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)
        self.guerrilla = True

    def clear(self, pos: Root) -> None:
        pos.sympathy = pos.supporters = pos.officers = pos.operations = pos.bases = 0

    def set_up(self, pos: Root) -> None:
        for _ in range(START_SUPPORTERS):
            add_supporter_from_pile(pos)

    def turn_ends(self, pos: Root, turn: i64) -> None:
        pos.operations = 0

    def crafting_pieces(self, pos: Root) -> vec[i64]:
        """R8.2.1: sympathy tokens."""
        have = vec[i64]([0, 0, 0, 0])
        for clearing in BITS[pos.sympathy]:
            have[pos.suits[clearing]] += 1
        return have

    def entered(self, pos: Root, clearing: i64, mover: i64) -> None:
        """R8.2.6-a: outrage, but not against the Alliance itself."""
        if mover != ALLIANCE:
            pos.push(Outrage(mover, clearing))

    def tokens(self, pos: Root, kind: i64, clearing: i64) -> i64:
        return pos.sympathy >> clearing & 1

    def lose_pieces(self, pos: Root, kind: i64, clearing: i64, count: i64, remover: i64) -> None:
        if kind == BASE:
            super().lose_pieces(pos, kind, clearing, count, remover)
            note_trigger(pos, BASE_LOSS, clearing, ALLIANCE, 1)
            return
        pos.sympathy &= ~(1 << clearing)
        if remover != ALLIANCE:
            note_trigger(pos, OUTRAGE, clearing, remover, 1)

    def resolve(self, pos: Root, kind: i64, clearing: i64, who: i64, count: i64) -> None:
        if kind == BASE_LOSS:
            lose_base(pos, pos.suits[clearing])
        else:
            pos.push(Outrage(who, clearing))

    def draws_on(self, pos: Root, kind: i64, who: i64) -> i64:
        return 1 << STACK if kind == BASE_LOSS else 1 << STACK | 1 << who

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        known = 0 if viewer == ALLIANCE else pos.known[STACK * ROW + viewer]
        return {
            "sympathy": bits_set(pos.sympathy),
            "bases": [SUIT_NAMES[suit] for suit in range(SUITS) if pos.bases >> suit & 1],
            "officers": pos.officers,
            "supporters": bits_set(pos.supporters),
            "known_supporters": [KIND_NAMES[kind] for kind in every_kind_in(known)],
        }

    def needs(self, pos: Root, step: Step[Any]) -> tuple[int, int, int]:
        if isinstance(step, Outrage):
            return step.payer, MATCHING[pos.suits[step.clearing]], 1
        if isinstance(step, (Revolt, Spread)) and step.left > 0:
            return STACK, MATCHING[pos.suits[step.clearing]], step.left
        return -1, 0, 0

    def warriors_aside(self, pos: Root) -> i64:
        return pos.officers

    def worth(self, pos: Root) -> float:
        return worth(pos)

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        add_traits(pos, found)

    def cards_ahead(self, pos: Root) -> i64:
        return 1 + bits_set(pos.bases)

    def prospects(self, pos: Root, step: Step[Any]) -> float:
        if isinstance(step, Spread):
            tokens = bits_set(pos.sympathy)
            points: int = SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0
            left: int = step.left
            return points + 0.6 - 0.4 * left
        if isinstance(step, Revolt):
            left = max(0, step.left)
            return 2.5 + spoils(pos, step.clearing) - 0.4 * left
        return 0.0

    def wrong(self, pos: Root) -> list[str]:
        """R8.3, R8.2.3.I-a: ten sympathy tokens, a base of each suit, and no more supporters and officers than it can have."""
        wrong = []
        if bits_set(pos.sympathy) > SYMPATHY_TOKENS:
            wrong.append("pieces: too much sympathy")
        based = [clearing for clearing in EACH_CLEARING if pos.buildings[clearing * BUILDINGS + BASE]]
        if len(based) != bits_set(pos.bases) or any(not pos.bases >> pos.suits[clearing] & 1 for clearing in based):
            wrong.append("pieces: bases on the map and on the board disagree")
        losing = any(trigger >> 24 == BASE_LOSS for trigger in pos.triggers)
        losing = losing or any(isinstance(step, SupportersLeave) for step in pos.stack)
        if pos.bases == 0 and bits_set(pos.supporters) > STACK_WITHOUT_BASE and not losing and not pos.winners:
            wrong.append("supporters: too many without a base")
        if pos.officers > WARRIORS[ALLIANCE]:
            wrong.append("officers: more than warriors")
        return wrong
