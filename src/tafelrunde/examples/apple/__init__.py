"""The Golden Apple: a small bidding game that shows how a game is built. Not offered to players."""

from __future__ import annotations

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.options import Value, number
from tafelrunde.examples.apple.rules import EVENTS, VERBS, Apple


class AppleGame(Game):
    id = "apple"
    title = "The Golden Apple"
    version = 2
    supported = (1,)
    package = "tafelrunde.examples.apple"
    min_seats = 2
    max_seats = 4
    roles = ("amber", "blue", "coral", "dun")
    options = (number("goal", 20, 5, 100),)
    verbs = VERBS
    events = EVENTS

    def set_up(self, roles: list[str], options: dict[str, Value], chance: Chance) -> Apple:
        pos = Apple()
        pos.set_up(len(roles), chance, int(options["goal"]))
        return pos

    def samples(self, option: str) -> list[Value]:
        return [6, 30] if option == "goal" else []


GAME = AppleGame()
