"""Tests run on the source as it is, unless TAFELRUNDE_BUILD says otherwise; what needs POSIX is left out where there is none."""

import os

import pytest

os.environ.setdefault("TAFELRUNDE_BUILD", "pure")


def build() -> str:
    import tafelrunde  # only now: what it finds in the environment when it is loaded decides

    return tafelrunde.BUILD


def pytest_runtest_setup(item: pytest.Item) -> None:
    need = item.get_closest_marker("posix")
    if need is not None and not hasattr(os, "fork"):  # Windows, or `make bare-test`
        pytest.skip(f"needs POSIX: {need.args[0]}")
    apart = item.get_closest_marker("interpreted")
    if apart is not None and build() == "native":
        pytest.skip(f"needs the interpreted build: {apart.args[0]}")
