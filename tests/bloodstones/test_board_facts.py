"""What the view and the scene tell so that a map and a faction card can be drawn: prices of steps, costs, spoils."""

from typing import Any

from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.bloodstones import GAME
from tafelrunde.games.bloodstones.phases.movement import MoveUnits, price
from tafelrunde.games.bloodstones.pieces.words import KINDS
from tafelrunde.games.bloodstones.position import Bloodstones
from tafelrunde.games.bloodstones.verbs import MARCH, STEP
from tafelrunde.testing import rule


def marching() -> tuple[Bloodstones, int]:
    """A game in which somebody has chosen where a move begins."""
    pos = GAME.new(2, 1)
    assert isinstance(pos, Bloodstones)
    while True:
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        begin = [move for move in moves if verb_code(move) == MARCH.code]
        pos.play(seat, begin[0] if begin else moves[0])
        if isinstance(pos.stack[-1], MoveUnits):
            return pos, seat


def prices(pos: Bloodstones, viewer: int | None) -> dict[str, dict[int, int]]:
    step: dict[str, Any] = pos.view(viewer)["doing"][-1]
    return {kind: dict(found) for kind, found in step["prices"].items()}


@rule("S9.2", "S9.3")
def test_what_a_step_would_cost_is_told_before_it_is_taken() -> None:
    pos, seat = marching()
    told = prices(pos, seat)
    steps = [move for move in pos.moves(seat) if verb_code(move) == STEP.code]
    assert steps
    for move in steps:
        assert told[KINDS[arg1(move)]][arg2(move)] == price(pos, seat, arg1(move), arg2(move))
    assert prices(pos, None) == told == prices(pos, 1 - seat), "it depends on nobody's hand"


@rule("S9.3", "S27.3", "S27.4")
def test_faction_cards_tell_movement_costs_and_spoils() -> None:
    scene = GAME.new(2, 1).scene()
    assert scene["walk"]["horse_lords"] == {"plains": 1, "forest": 2, "hills": 3, "mountain": 0, "desert": 1, "sea": 0}
    assert (scene["walk"]["hill_folk"]["hills"], scene["walk"]["hill_folk"]["mountain"]) == (2, 3)
    assert scene["spoils"]["corsairs"] == {"village": 1, "citadel": 5}
    assert scene["spoils"]["chaos_horde"]["village"] == 2
    assert scene["villages"]["mountain"]["limit"] == 0
