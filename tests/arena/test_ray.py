"""The same contest on a real Ray cluster of two nodes, one of which is lost on the way; then a dataset on what is left."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.arena.cluster import run_ray
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.arena.runners import run_here
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.errors import BadOptions
from tests.clusters import two_nodes

RAY: Any = pytest.importorskip("ray", reason="the extra is not installed: pip install 'tafelrunde[ray]' (make test does)")

PLAN = Plan("apple", ["amber", "blue"], {"goal": 6}, ["greedy", "random"])


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    with two_nodes(monkeypatch) as made:
        yield made


def slowly(fixture: Fixture) -> dict[str, Any]:
    """A game that takes a while, and says on which node it was played."""
    time.sleep(0.4)
    return {**play(fixture), "node": import_module("ray").get_runtime_context().get_node_id()}


def steady(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in ("seconds", "clocks", "node")}


@pytest.mark.timeout(480)
def test_two_nodes_play_everything_and_a_lost_one_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    games = PLAN.fixtures(24)
    results: list[dict[str, Any]] = []
    lost = ""
    for result in run_ray(games, cluster.address, slowly):
        results.append(result)
        if not lost and len({one["node"] for one in results}) == 2:
            other = cluster.list_all_nodes()[1]
            lost = other.node_id
            cluster.remove_node(other, allow_graceful=False)
    assert lost, "both nodes played"
    assert sorted(result["number"] for result in results) == list(range(24))
    assert not any(result["error"] for result in results)
    here = [steady(result) for result in run_here(games)]
    assert sorted((steady(result) for result in results), key=lambda result: result["number"]) == here
    assert {result["node"] for result in results[-3:]} != {lost}
    a_dataset_is_the_same(cluster.address, tmp_path)


def a_dataset_is_the_same(address: str, folder: Path) -> None:
    """Made on the cluster or here, it has the same rows."""
    dataset = pytest.importorskip("tafelrunde.research.dataset")
    plan = dataset.Plan("apple", find("apple").version, PLAN.seats, {"goal": 6}, ["random"], 0, 60)
    made = [dataset.Dataset.begin(folder / name, plan) for name in ("there", "here")]
    assert sorted(dataset.fill(made[0], dataset.on_cluster(address))) == list(dataset.fill(made[1], dataset.here)) == [0, 1]
    assert made[0].decisions().equals(made[1].decisions())
    assert made[0].games().equals(made[1].games())


def test_an_address_without_a_cluster_is_one_line() -> None:
    with pytest.raises(BadOptions, match="no Ray cluster"):
        list(run_ray(PLAN.fixtures(2), "127.0.0.1:1"))
