"""Who is next: everybody in turn, and of one's own tables each in turn. Whoever has a hundred tables waits for himself; others do not."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")
WATCHED, HINT, UNWATCHED = 0, 1, 2
"""Moves at tables where somebody looks; hints; moves nobody looks at."""
ORDER = ((WATCHED, HINT, UNWATCHED),) * 3 + ((HINT, WATCHED, UNWATCHED), (UNWATCHED, WATCHED, HINT))
"""Which are looked for first, time after time: hints come behind moves, but nobody waits for ever."""


class Turns(Generic[T]):
    """One queue for each table, taken in turn by person, then by table."""

    def __init__(self) -> None:
        self._people: dict[str, dict[str, deque[T]]] = {}
        self.size = 0

    def put(self, person: str, table: str, item: T) -> None:
        self._people.setdefault(person, {}).setdefault(table, deque()).append(item)
        self.size += 1

    def take(self) -> T | None:
        if not self._people:
            return None
        person = next(iter(self._people))
        tables = self._people.pop(person)
        table = next(iter(tables))
        items = tables.pop(table)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._people[person] = tables
        self.size -= 1
        return item


class FairQueue(Generic[T]):
    """What waits, by how urgent it is."""

    def __init__(self) -> None:
        self._kinds: tuple[Turns[T], Turns[T], Turns[T]] = (Turns(), Turns(), Turns())
        self._taken = 0

    def __len__(self) -> int:
        return sum(kind.size for kind in self._kinds)

    def put(self, kind: int, person: str, table: str, item: T) -> None:
        self._kinds[kind].put(person, table, item)

    def take(self) -> T | None:
        """The next one; None if nothing waits."""
        order = ORDER[self._taken % len(ORDER)]
        for kind in order:
            item = self._kinds[kind].take()
            if item is not None:
                self._taken += 1
                return item
        return None
