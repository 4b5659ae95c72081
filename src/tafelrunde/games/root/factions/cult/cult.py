"""Chapter 10: the Lizard Cult, as the common procedures know it."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.root.battle.removal import note_trigger
from tafelrunde.games.root.events import FRIGHTENED, REVENGE
from tafelrunde.games.root.factions.army import Army
from tafelrunde.games.root.factions.cult.board import GARDENS_FOR_BONUS, GARDENS_OF_A_SUIT
from tafelrunde.games.root.factions.cult.evaluate import add_traits, worth
from tafelrunde.games.root.factions.cult.rituals import DAYLIGHT_STEP
from tafelrunde.games.root.factions.cult.setup import START_STEP
from tafelrunde.games.root.factions.cult.turn import BIRDSONG_STEP, EVENING_STEP
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.cards import random_card, spend
from tafelrunde.games.root.terms.deck import KIND_NAMES, KIND_OF, every_kind_in
from tafelrunde.games.root.words import BUILDINGS, CULT, EACH_CLEARING, FEAR, GARDEN, SUIT_NAMES, SUITS


@final
class Cult(Army):
    """R10: gardens, acolytes and an outcast suit."""

    def __init__(self) -> None:
        super().__init__(CULT, BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)

    def clear(self, pos: Root) -> None:
        pos.souls = []
        pos.gardens = vec[i64]([0] * SUITS)
        pos.acolytes = pos.revealed = pos.scored = pos.outcast = 0
        pos.hated = False

    def set_up(self, pos: Root) -> None:
        pos.push(START_STEP)

    def turn_ends(self, pos: Root, turn: i64) -> None:
        pos.scored = 0

    def crafting_pieces(self, pos: Root) -> vec[i64]:
        """R10.2.1: gardens of the outcast suit."""
        have = vec[i64]([0, 0, 0, 0])
        have[pos.outcast] = pos.gardens[pos.outcast]
        return have

    def lose_warriors(self, pos: Root, clearing: i64, count: i64, defending: bool) -> None:
        """R10.2.3: Revenge."""
        if not defending:
            super().lose_warriors(pos, clearing, count, defending)
            return
        pos.acolytes += count
        if pos.log is not None:
            pos.tell(REVENGE, (CULT, clearing, count))

    def lose_pieces(self, pos: Root, kind: i64, clearing: i64, count: i64, remover: i64) -> None:
        super().lose_pieces(pos, kind, clearing, count, remover)
        for _ in range(count):
            note_trigger(pos, FEAR, clearing, CULT, 1)

    def resolve(self, pos: Root, kind: i64, clearing: i64, who: i64, count: i64) -> None:
        """R10.2.5: Fear of the Faithful."""
        if pos.log is not None:
            pos.tell(FRIGHTENED, (CULT, 1 if pos.hands[CULT] else 0))
        if pos.hands[CULT]:
            spend(pos, CULT, KIND_OF[random_card(pos, CULT)])

    def draws_on(self, pos: Root, kind: i64, who: i64) -> i64:
        return 1 << CULT if pos.hands[CULT] else 0

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        return {
            "gardens": {SUIT_NAMES[suit]: pos.gardens[suit] for suit in range(SUITS)},
            "acolytes": pos.acolytes,
            "outcast": SUIT_NAMES[pos.outcast],
            "hated": pos.hated,
            "revealed": [KIND_NAMES[kind] for kind in every_kind_in(pos.revealed)],
            "scored": [SUIT_NAMES[suit] for suit in range(SUITS) if pos.scored >> suit & 1],
        }

    def warriors_aside(self, pos: Root) -> i64:
        return pos.acolytes

    def worth(self, pos: Root) -> float:
        return worth(pos)

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        add_traits(pos, found)

    def cards_ahead(self, pos: Root) -> i64:
        count = 1
        for suit in range(SUITS):
            count += pos.gardens[suit] >= GARDENS_FOR_BONUS
        return count

    def cards_laid_out(self, pos: Root) -> i64:
        return bits_set(pos.revealed)

    def wrong(self, pos: Root) -> list[str]:
        """R10.3.1, R10.2.6-a: five gardens of a suit; Lost Souls only with the Cult."""
        wrong = []
        gardens = [0] * SUITS
        for clearing in EACH_CLEARING:
            if pos.suits[clearing] >= 0:
                gardens[pos.suits[clearing]] += pos.buildings[clearing * BUILDINGS + GARDEN]
        if gardens != list(pos.gardens) or max(pos.gardens) > GARDENS_OF_A_SUIT:
            wrong.append("pieces: gardens on the map and on the tracks disagree")
        if pos.seat_of[CULT] < 0 and pos.souls:
            wrong.append("cards: Lost Souls without the Cult")
        return wrong
