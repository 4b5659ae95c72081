"""Each invariant is known to fail: what play could never bring about is put there by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tafelrunde.games.root.position import Root
from tafelrunde.games.root.words import (
    ALLIANCE,
    ARMIES,
    BASE,
    BUILDINGS,
    CULT,
    EYRIE,
    GARDEN,
    ITEMS,
    MARQUISE,
    RIVERFOLK,
    ROOST,
    SECOND,
    VAGABOND,
)
from tests.root.table import new_game

ALL = "marquise eyrie alliance cult riverfolk vagabond"


def in_play(factions: str = ALL) -> Root:
    """A game some way on, where somebody has just finished his turn."""
    pos = new_game(factions, seed=3)
    while pos.round < 2 or pos.just_finished() < 0:
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        pos.play(seat, moves[(pos.ply * 7) % len(moves)])
    assert pos.invariants() == []
    return pos


def to_track(pos: Root) -> None:
    pos.supply[MARQUISE] -= 1
    pos.track_funds[MARQUISE] += 1
    pos.posts_left[0] = 3
    pos.posts_gone = 9 - pos.posts.bit_count() - sum(pos.posts_left)


def to_another_suit(pos: Root) -> None:
    """As many bases on the map as on the board, but of another suit."""
    clearing = next(at for at in range(12) if pos.buildings[at * BUILDINGS + BASE] == 0)
    pos.buildings[clearing * BUILDINGS + BASE] = 1
    pos.bases = 1 << (pos.suits[clearing] + 1) % 3


def under_no_ruin(pos: Root) -> None:
    pos.hidden[0], pos.hidden[1] = -1, 2


def set_at(name: str, at: int, value: int) -> Callable[[Root], None]:
    def change(pos: Root) -> None:
        getattr(pos, name)[at] = value

    return change


def add_at(name: str, at: int, more: int = 1) -> Callable[[Root], None]:
    def change(pos: Root) -> None:
        getattr(pos, name)[at] += more

    return change


def put(name: str, value: object) -> Callable[[Root], None]:
    return lambda pos: setattr(pos, name, value)


WRONG: list[tuple[str, Callable[[Root], None]]] = [
    ("cards: ", lambda pos: pos.discards.append(pos.pile[0])),
    ("cards: ", lambda pos: pos.pile.clear()),
    ("dominance: such a card", lambda pos: pos.discards.extend(range(54))),
    ("warriors: 26 of marquise", add_at("supply", MARQUISE)),
    ("warriors: 24 of cult", add_at("supply", CULT, -1)),
    ("counts: something", put("actions", -1)),
    ("counts: something", put("wood_left", -1)),
    ("pieces: buildings on the map", add_at("built", ROOST)),
    ("slots: clearing 1", add_at("free", 0)),
    ("slots: clearing 12", add_at("free", 11, -1)),
    ("might: clearing 3", add_at("might", 2 * ARMIES + EYRIE)),
    ("rule: clearing 5", lambda pos: set_at("ruler", 4, (pos.ruler[4] + 2) % ARMIES)(pos)),
    ("presence: clearing 2", lambda pos: set_at("present", 1, pos.present[1] ^ 1 << RIVERFOLK)(pos)),
    ("marker: ", lambda pos: setattr(pos, "unmarked", pos.unmarked ^ 1 << EYRIE)),
    ("coalition: ", set_at("partner", EYRIE, MARQUISE)),
    ("coalition: ", set_at("partner", VAGABOND, MARQUISE)),
    ("victory: somebody has the points", lambda pos: set_at("points", CULT, pos.goal)(pos)),
    ("victory: somebody has won", put("winners", 1 << CULT)),
    ("hand: too large", lambda pos: set_at("hands", pos.just_finished(), (1 << 6) - 1)(pos)),
    ("items: ", add_at("item_supply", 0)),
    ("items: ", add_at("items_gone", ITEMS - 1)),
    ("items: ", add_at("boxes", RIVERFOLK * ITEMS)),
    ("items: one lies under no ruin", under_no_ruin),
    ("knowledge: viewer 0", lambda pos: setattr(pos, "known", [~0, *list(pos.known)[1:]])),
    ("stack: the game is not over", lambda pos: pos.stack.clear()),
    ("pieces: too many buildings", set_at("built", 0, 7)),
    ("pieces: wood is missing", add_at("wood", 0)),
    ("pieces: too many roosts", set_at("built", ROOST, 8)),
    ("pieces: two roosts", set_at("buildings", 3 * BUILDINGS + ROOST, 2)),
    ("leader: none", put("leader", -1)),
    ("leader: he is deposed", lambda pos: setattr(pos, "deposed", 1 << pos.leader)),
    ("pieces: too much sympathy", put("sympathy", (1 << 11) - 1)),
    ("pieces: bases on the map", add_at("buildings", BASE)),
    ("pieces: bases on the map", to_another_suit),
    ("supporters: too many", put("supporters", (1 << 6) - 1)),
    ("officers: ", put("officers", 11)),
    ("pieces: gardens on the map", add_at("gardens", 0)),
    ("pieces: gardens on the map", add_at("buildings", 2 * BUILDINGS + GARDEN)),
    ("pieces: trade posts", lambda pos: setattr(pos, "posts_gone", pos.posts_gone + 1)),
    ("funds: more warriors", to_track),
    ("pawn: ", set_at("pawns", 0, 99)),
    ("pawn: ", set_at("pawns", 0, -1)),
    ("relationships: ", set_at("relations", ALLIANCE, 9)),
]


@pytest.mark.parametrize(("complaint", "change"), WRONG, ids=[f"{number} {text}" for number, (text, _) in enumerate(WRONG)])
def test_the_invariants_notice(complaint: str, change: Callable[[Root], None]) -> None:
    pos = in_play().copy()
    change(pos)
    assert any(wrong.startswith(complaint) for wrong in pos.invariants()), pos.invariants()


def test_a_position_at_its_edges_is_sound() -> None:
    """What is just allowed is not complained of."""
    pos = in_play("marquise eyrie vagabond vagabond")
    assert pos.seat_of[SECOND] >= 0
    pos.points[MARQUISE] = pos.goal - 1
    assert pos.invariants() == []
    pos.points[MARQUISE] = pos.goal
    assert pos.invariants() != []
