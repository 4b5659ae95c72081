"""Who plays whom, in which seats, with which luck.

Games come in *sets*: all ways to seat the same bots, with the same seed. What luck or a seat gives one bot, it gives the others in turn.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import combinations, permutations
from typing import Any

from tafelrunde.bots import make_player
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions

FORMAT = 1


@dataclass(frozen=True)
class Fixture:
    """One game to be played: everything follows from it, so any game can be repeated alone, anywhere."""

    number: int
    game: str
    seats: list[str]
    options: dict[str, object]
    seed: int
    players: list[str]
    cut: int | None


@dataclass(frozen=True)
class Plan:
    """A contest of bots (as `make_player` reads them) at one game."""

    game: str
    seats: list[str]
    options: dict[str, object]
    bots: list[str]
    seed: int = 0
    cut: int | None = None

    def check(self) -> None:
        """Everything wrong is said before the first game begins."""
        game = find(self.game)
        game.new(self.seats, self.seed, self.options)
        for bot in self.bots:
            make_player(bot, chance_from_seed(0))
        if len(self.bots) < 2:
            raise BadOptions("an arena needs at least two bots.")
        if len(self.bots) < len(self.seats):
            raise BadOptions(
                f"{len(self.seats)} seats need {len(self.seats)} bots, not {len(self.bots)}; a bot may be named several times."
            )

    def seatings(self) -> list[tuple[str, ...]]:
        """All ways to seat the bots; bots of the same name are interchangeable. More bots than seats: every choice of them in turn."""
        found: set[tuple[str, ...]] = set()
        for chosen in combinations(self.bots, len(self.seats)):
            found.update(permutations(chosen))
        return sorted(found)

    def games(self, wanted: int) -> int:
        """The number of games, made up to whole sets."""
        size = len(self.seatings())
        return -(-wanted // size) * size

    def fixtures(self, wanted: int) -> list[Fixture]:
        """At least so many games, set by set."""
        seatings = self.seatings()
        return [
            Fixture(n, self.game, self.seats, self.options, self.seed + n // len(seatings), list(seatings[n % len(seatings)]), self.cut)
            for n in range(self.games(wanted))
        ]

    def header(self) -> dict[str, Any]:
        """The first line of the results; equal headers: the same contest."""
        return {"arena": FORMAT, "rules": find(self.game).version, **asdict(self)}

    def fingerprint(self) -> str:
        return blake2b(json.dumps(self.header(), sort_keys=True).encode(), digest_size=4).hexdigest()


def plan_from_header(header: dict[str, Any]) -> Plan:
    """The plan a header was made from."""
    return Plan(**{key: header[key] for key in ("game", "seats", "options", "bots", "seed", "cut")})
