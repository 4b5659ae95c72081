"""Which moves compete where there is no time for all."""

from __future__ import annotations

import tafelrunde
from tafelrunde.bots.rollout import Settings
from tafelrunde.bots.rounds import entrants
from tafelrunde.bots.tree import Node, Tree
from tafelrunde.engine.chance import chance_from_seed


def drawn(settings: Settings, seed: int, best: int | None = None) -> list[int]:
    """The two of twenty moves that compete for eight walks; all look alike, but perhaps for one."""
    verbs = tafelrunde.new("apple", seats=2, seed=0).verbs()
    tree, node = Tree(settings, 2, verbs, chance_from_seed(seed)), Node()
    node.offer(list(range(20)), [])
    if best is not None:
        node.edges[best].prior = 2.0
    return [edge.move for edge in entrants(tree, node, 8.0)]


def test_lots_are_drawn_among_equals_so_that_no_side_of_a_board_is_preferred() -> None:
    tried = [move for seed in range(60) for move in drawn(Settings(), seed)]
    assert len(tried) == 120
    assert set(tried) == set(range(20))
    assert 40 < sum(move < 10 for move in tried) < 80
    assert drawn(Settings(), 7) == drawn(Settings(), 7), "the same luck, the same moves"


def test_what_looks_best_competes_whatever_the_lots_say() -> None:
    assert all(drawn(Settings(), seed, best=13)[0] == 13 for seed in range(20))


def test_bots_of_before_take_them_in_order() -> None:
    assert drawn(Settings(lots=False), 3) == [0, 1]
