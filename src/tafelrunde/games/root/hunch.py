"""What a good player leans to before thinking: build, craft, spread and strike rather than wander about. By verb alone, so it is cheap."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.root.verbs import VERBS

WEIGHTS: Final[dict[str, float]] = {
    "done": 0.4,
    "pass": 0.7,
    "march": 0.25,
    "move": 0.4,
    "crusade-move": 0.3,
    "go": 0.6,
    "slip": 0.6,
    "discard": 0.5,
    "battle": 1.2,
    "recruit": 1.6,
    "overwork": 0.6,
    "build": 4.0,
    "craft": 3.0,
    "export": 0.5,
    "spread": 4.0,
    "revolt": 5.0,
    "organize": 3.0,
    "mobilize": 0.7,
    "train": 1.4,
    "explore": 5.0,
    "aid": 1.5,
    "quest": 5.0,
    "strike": 1.2,
    "ambush": 2.0,
    "foil": 2.5,
    "use": 1.5,
    "hospital": 1.5,
    "ritual-build": 3.5,
    "ritual-score": 3.0,
    "ritual-recruit": 0.7,
    "sanctify": 3.0,
    "convert": 1.5,
    "establish": 5.0,
    "royal-claim": 3.0,
    "take-item": 3.0,
    "take-ruin": 3.0,
    "reward-points": 1.5,
    "scorch": 0.4,
    "dominate": 0.4,
    "coalition": 0.3,
}
BY_CODE: Final[list[float]] = [WEIGHTS.get(verb.name, 1.0) for verb in VERBS.verbs]


def hunch(moves: list[int]) -> list[float]:
    """A weight for each move."""
    return [BY_CODE[move >> 50] for move in moves]
