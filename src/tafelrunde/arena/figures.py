"""What the results say: win rates and ratings, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from random import Random
from typing import Any

from openskill.models import PlackettLuce

Z95 = 1.959964
DRAWS = 1_000
"""Samples of the bootstrap."""
FEW = 5
"""So many sets must differ from the others for the bootstrap to say something."""


@dataclass
class Figures:
    """One bot's record in a contest. Rates and ratings carry their 95 % interval."""

    bot: str
    seatings: int = 0
    """Seats taken in finished games: two for a game in which the bot has two seats."""
    wins: float = 0.0
    """A shared win counts its share."""
    rate: float = 0.0
    rate_from: float = 0.0
    rate_to: float = 1.0
    fair: float = 0.0
    """The rate to expect if all bots were equal."""
    rating: float = 25.0
    rating_from: float = 0.0
    rating_to: float = 50.0
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0
    by_seat: list[list[float]] = field(default_factory=list)
    """For each seat: games and wins."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z95 * Z95 / games
    middle = (rate + Z95 * Z95 / (2 * games)) / scale
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95 * Z95 / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(sets: Collection[tuple[float, int]], draws: int = DRAWS) -> tuple[float, float]:
    """The 95 % interval of a rate, from wins and games of each set that shares a seed: what luck the dice brought is in all games of a set.

    Cluster bootstrap: whole sets are drawn again and again, always the same. Where nearly all sets say the same, drawing finds too little
    doubt: then Wilson's interval, with as many games as there are sets.
    """
    alike = max(Counter(wins / games for wins, games in sets).values(), default=0)
    if len(sets) - alike < FEW:
        games = sum(games for _, games in sets)
        return wilson(sum(wins for wins, _ in sets) / games * len(sets) if games else 0.0, len(sets) if games else 0)
    chance, every = Random(len(sets)), list(sets)
    found = []
    for _ in range(draws):
        drawn = chance.choices(every, k=len(every))
        found.append(sum(wins for wins, _ in drawn) / sum(games for _, games in drawn))
    found.sort()
    outside = round(0.025 * draws)
    return found[outside], found[-1 - outside]


def figures(bots: Sequence[str], seats: int, results: Sequence[dict[str, Any]], draws: int = DRAWS) -> list[Figures]:
    """The figures of every bot, the strongest first; fewer `draws` of the bootstrap where it must be quick."""
    sets: dict[str, dict[int, tuple[float, int]]] = {bot: {} for bot in bots}
    found = {bot: Figures(bot, by_seat=[[0, 0.0] for _ in range(seats)]) for bot in dict.fromkeys(bots)}
    for result in results:
        for seat, bot in enumerate(result["players"]):
            row = found[bot]
            clock = result["clocks"][seat]
            row.decisions += clock["decisions"]
            row.seconds += clock["seconds"]
            row.longest = max(row.longest, clock["longest"])
            row.late += clock["late"]
            if result["finished"] and not result["error"]:
                won = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
                row.seatings += 1
                row.wins += won
                row.fair += 1 / seats
                row.by_seat[seat][0] += 1
                row.by_seat[seat][1] += won
                wins, games = sets[bot].get(result["seed"], (0.0, 0))
                sets[bot][result["seed"]] = wins + won, games + 1
    for row in found.values():
        row.rate = row.wins / row.seatings if row.seatings else 0.0
        row.rate_from, row.rate_to = interval(sets[row.bot].values(), draws)
        row.fair = row.fair / row.seatings if row.seatings else 0.0
    rate_players(found, results)
    return sorted(found.values(), key=lambda row: (-row.rating, row.bot))


def rate_players(found: dict[str, Figures], results: Sequence[dict[str, Any]]) -> None:
    """Ratings by openskill's Plackett-Luce model over the ranks of all games, in the order of the plan."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in found}
    for result in results:
        if not result["finished"] or result["error"] or len(set(result["players"])) < 2:
            continue
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma, name=bot)] for bot in result["players"]]
        after: dict[str, list[Any]] = {}
        for (new,), bot in zip(model.rate(teams, ranks=places(result)), result["players"], strict=True):
            after.setdefault(bot, []).append(new)
        for bot, seen in after.items():
            # A bot that sits in several seats learns the average of what they learnt.
            mu = sum(one.mu for one in seen) / len(seen)
            sigma = sum(one.sigma for one in seen) / len(seen)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    for bot, rating in ratings.items():
        row = found[bot]
        row.rating = rating.mu
        row.rating_from, row.rating_to = rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma


def places(result: dict[str, Any]) -> list[float]:
    """The ranks of a game; winners are first even where the rules break a tie of ranks."""
    return [0.0 if seat in result["winners"] else float(rank) for seat, rank in enumerate(result["ranks"])]


def course(bot: str, results: Sequence[dict[str, Any]]) -> list[tuple[int, float]]:
    """The win rate of a bot after each finished game of the plan."""
    seats, wins = 0, 0.0
    points = []
    for n, result in enumerate(results, 1):
        if not result["finished"] or result["error"]:
            continue
        for seat, name in enumerate(result["players"]):
            if name == bot:
                seats += 1
                wins += 1 / len(result["winners"]) if seat in result["winners"] else 0.0
        if seats:
            points.append((n, wins / seats))
    return points
