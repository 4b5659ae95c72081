"""A real Ray cluster of two nodes on this machine, for tests that lose one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest


@contextmanager
def two_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head with one core and a second node with one core, in processes of their own."""
    ray = import_module("ray")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    # A lost node is noticed after seconds instead of half a minute.
    soon = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 6}
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": soon}
    made = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
    made.add_node(num_cpus=1)
    made.wait_for_nodes()
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()
