"""What copies of a position share: what changes rarely is replaced, never written into, so a copy need not copy it."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import vec


def changed(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same with another value at one place: ``pos.prices = changed(pos.prices, service, 2)``."""
    fresh = values[:]
    fresh[at] = value
    return fresh


def added(values: vec[i64], at: i64, more: i64) -> vec[i64]:
    """The same with so much more at one place."""
    fresh = values[:]
    fresh[at] += more
    return fresh


def moved(values: vec[i64], source: i64, target: i64, count: i64) -> vec[i64]:
    """The same after so many have gone from one place to another."""
    fresh = values[:]
    fresh[source] -= count
    fresh[target] += count
    return fresh


def without(values: list[int], value: int) -> list[int]:
    """A list without one of its values."""
    fresh = values.copy()
    fresh.remove(value)
    return fresh
