"""Reads what a server would read at its start and at its first table; for the helper from which a campaign's servers are forked."""

from __future__ import annotations

import tafelrunde.cli.main
import tafelrunde.server.run  # noqa: F401
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.server import schema, shown
from tafelrunde.server.story import Story

games()
schema.document()
GAME = find("apple")
STORY = Story.begin(GAME, GAME.default_roles(2), {"goal": 20}, bytes(32))
for seat in (0, 1):
    STORY.position.guess(seat, chance_from_seed(1))
    shown.view_of(STORY, shown.Viewer(seat), 0, "free")
    shown.events_of(STORY, shown.Viewer(seat), 0)
