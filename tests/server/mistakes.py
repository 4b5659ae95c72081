"""Mistakes made on purpose, which the simulation has to find."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.server import shown as out
from tafelrunde.server import tables
from tafelrunde.server.shown import Viewer
from tafelrunde.server.store import Store, Waiting
from tafelrunde.server.tables import Planned, Table


def hasty(patch: pytest.MonkeyPatch) -> None:
    """A move is acknowledged before it is stored."""
    real = Store.send

    class Unheard(Waiting):
        def told(self, outcome: Any) -> None:
            pass

    def send(self: Store, one: Waiting) -> None:
        real(self, Unheard(one.item))
        one.told(None)

    patch.setattr(Store, "send", send)


def forgetful(patch: pytest.MonkeyPatch) -> None:
    """What was carried out is not remembered, so that a repeat is answered as if it were new."""

    async def never(self: Table, client: str) -> None:
        return None

    patch.setattr(Table, "stored_before", never)
    patch.setattr(tables, "keep", lambda recent, client, played=0: None)


def telling(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees through the eyes of the first seat, now and then."""
    real = out.view_of

    def view_of(story: Any, viewer: Viewer, undone: int, undo: str) -> bytes:
        return real(story, Viewer(0, viewer.lang, viewer.texts) if story.position.ply % 5 == 4 else viewer, undone, undo)

    patch.setattr(out, "view_of", view_of)


def hopeful(patch: pytest.MonkeyPatch) -> None:
    """A write that takes long is taken for done."""

    def give_up_waiting(self: Store) -> None:
        late = self._loop.time() + 1000.0 - 5.0
        for one in [one for one in self._waiting if one.since < late]:
            self._answer(one, None)

    patch.setattr(Store, "give_up_waiting", give_up_waiting)


def early(patch: pytest.MonkeyPatch) -> None:
    """A decision is part of the story before it is stored, and stays there if it is not."""
    real = Table.plan

    def plan(self: Table, *given: Any) -> Any:
        planned = real(self, *given)
        planned.story.accept(planned.turns)
        return Planned(planned.story, [], planned.action)

    patch.setattr(Table, "plan", plan)


MISTAKES: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    mistake.__name__: mistake for mistake in (hasty, forgetful, telling, hopeful, early)
}
