"""Chapter 6: the Marquise de Cat, as the common procedures know her."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.engine.shared import added
from tafelrunde.engine.steps import Step
from tafelrunde.games.root.battle.removal import note_trigger
from tafelrunde.games.root.factions.army import Army
from tafelrunde.games.root.factions.marquise.board import CAT_ACTIONS, CAT_BUILDINGS, CAT_POINTS, RECRUITERS_FOR_BONUS, WOOD_TOKENS
from tafelrunde.games.root.factions.marquise.building import PayWood
from tafelrunde.games.root.factions.marquise.evaluate import add_traits, worth
from tafelrunde.games.root.factions.marquise.hospitals import FieldHospitals
from tafelrunde.games.root.factions.marquise.setup import PLACE_KEEP
from tafelrunde.games.root.factions.marquise.turn import BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import (
    CLEARINGS,
    FIELD_HOSPITALS,
    KEEP,
    MARQUISE,
    NOBODY,
    PIECE_NAMES,
    RECRUITER,
    SAWMILL,
    WOOD,
    WORKSHOP,
)


@final
class Marquise(Army):
    """R6: wood, workshops, recruiters and a keep."""

    def __init__(self) -> None:
        super().__init__(MARQUISE, BIRDSONG_STEP, DAYLIGHT_STEP, EVENING_STEP)

    def clear(self, pos: Root) -> None:
        pos.wood = vec[i64]([0] * CLEARINGS)
        pos.wood_left = WOOD_TOKENS
        pos.keep = NOBODY
        pos.recruited = False

    def set_up(self, pos: Root) -> None:
        pos.push(PLACE_KEEP)

    def begin_daylight(self, pos: Root) -> None:
        pos.actions = CAT_ACTIONS

    def turn_ends(self, pos: Root, turn: i64) -> None:
        pos.recruited = False

    def crafting_pieces(self, pos: Root) -> vec[i64]:
        """R6.2.1: workshops."""
        return self.buildings_by_suit(pos, WORKSHOP)

    def tokens(self, pos: Root, kind: i64, clearing: i64) -> i64:
        if kind == WOOD:
            return pos.wood[clearing]
        return 1 if pos.keep == clearing else 0

    def lose_warriors(self, pos: Root, clearing: i64, count: i64, defending: bool) -> None:
        super().lose_warriors(pos, clearing, count, defending)
        note_trigger(pos, FIELD_HOSPITALS, clearing, MARQUISE, count)

    def lose_pieces(self, pos: Root, kind: i64, clearing: i64, count: i64, remover: i64) -> None:
        if kind == WOOD:
            pos.wood = added(pos.wood, clearing, -count)
            pos.wood_left += count
        elif kind == KEEP:
            pos.keep = NOBODY
        else:
            super().lose_pieces(pos, kind, clearing, count, remover)

    def resolve(self, pos: Root, kind: i64, clearing: i64, who: i64, count: i64) -> None:
        if pos.keep >= 0 and pos.hands[MARQUISE]:
            pos.push(FieldHospitals(clearing, count))

    def draws_on(self, pos: Root, kind: i64, who: i64) -> i64:
        return 1 << MARQUISE if pos.hands[MARQUISE] and pos.keep >= 0 else 0

    def view_board(self, pos: Root, viewer: i64) -> dict[str, Any]:
        built = {PIECE_NAMES[kind]: pos.built[kind] for kind in (SAWMILL, WORKSHOP, RECRUITER)}
        return {"built": built, "wood": pos.wood_left, "keep": pos.keep >= 0}

    def worth(self, pos: Root) -> float:
        return worth(pos)

    def add_traits(self, pos: Root, found: vec[i64]) -> None:
        add_traits(pos, found)

    def cards_ahead(self, pos: Root) -> i64:
        count = 1
        for recruiters in RECRUITERS_FOR_BONUS:
            count += pos.built[RECRUITER] >= recruiters
        return count

    def prospects(self, pos: Root, step: Step[Any]) -> float:
        if not isinstance(step, PayWood):
            return 0.0
        points: int = CAT_POINTS[step.kind][pos.built[step.kind]]
        left: int = step.left
        return points - 0.3 * left

    def wrong(self, pos: Root) -> list[str]:
        """R6.3.1: six buildings of a kind, eight wood tokens."""
        wrong = []
        if max(pos.built[SAWMILL], pos.built[WORKSHOP], pos.built[RECRUITER]) > CAT_BUILDINGS:
            wrong.append("pieces: too many buildings of a kind")
        if sum(pos.wood) + pos.wood_left != WOOD_TOKENS:
            wrong.append("pieces: wood is missing")
        return wrong
