"""What a game says about its positions to those who judge them: the numbers to go by, what characters like."""

from __future__ import annotations

from typing import Final, final

CHARACTERS: Final = ("cautious", "bold", "schemer")
"""How a bot may be minded. What that means in a game stands beside its traits."""


@final
class Traits:
    """What a game's positions are judged by: the names of its traits in the order of `Position.traits`, and what a seat may be.

    `teacher` says what some of them are worth beside each other by hand, in `evaluate`. More of a trait is better, but for those that are
    `bad`, and those of which nobody can say (`open`). Neither binds the learner: it goes by the games. `estimates` are traits that nobody
    can count on the table. `tastes` says what each character likes or dislikes beyond what it is worth: what one more of a trait adds for
    it to the logarithm of its odds.
    """

    def __init__(self, names: list[str], roles: list[str], teacher: dict[str, float]) -> None:
        self.names = names
        self.roles = roles
        self.teacher = teacher
        self.bad: list[str] = []
        self.open: list[str] = []
        self.estimates: list[str] = []
        self.tastes: dict[str, dict[str, float]] = {}

    def sign(self, name: str) -> int:
        """Whether more of a trait is better (1), worse (-1), or either (0)."""
        return 0 if name in self.open else -1 if name in self.bad else 1

    def taste(self, character: str) -> list[float]:
        """What a character likes, trait by trait; empty: the game knows no such character."""
        liked = self.tastes.get(character)
        return [] if liked is None else [liked.get(name, 0.0) for name in self.names]
