"""What the tests of the adapters are run on: the example and every game of the catalogue."""

from __future__ import annotations

import tafelrunde

GAMES = ["apple", *(game.id for game in tafelrunde.all_games())]
