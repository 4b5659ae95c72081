"""The levels of the bots on one scale, from the games they played against each other: openskill's Plackett-Luce over all of them.

Games come from the contests of neighbouring levels at two seats and from mixed tables of three and four. The lowest level is 1000 by
definition; the scale is stretched so that at a table of two somebody rated 400 more wins ten times as often as he loses. Bots do not change
from game to game, so what comes first must not matter: games are gone through in many orders, and the ratings are the mean of them.
Intervals come from drawing whole sets of games, those that share a seed, again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from openskill.models import PlackettLuce

import tafelrunde
from tafelrunde.arena.figures import places
from tafelrunde.arena.store import parse
from tafelrunde.bots import plain
from tafelrunde.bots.ladder import EASY, FILE, TENFOLD, Ladder, Origin, Rating, ladder
from tafelrunde.bots.levels import LEVELS
from tests.arena.strength import CLOCK, CONTESTS, LONG, MIXED, PARTNERED, Folder, walks_of

ORDERS = 40
DRAWS = 100
ROUNDS = 8
"""So often all games are gone through: by then neither where a rating began nor how unsure it was then stretches it noticeably."""
BETA = 25.0 / 6.0
STRETCH = TENFOLD / log(10.0) / (sqrt(2.0) * BETA)
"""What a point of openskill is on our scale: its own spread is that of a table of two whose ratings are known well."""
Result = dict[str, Any]
Set = list[Result]


def level_of(player: str) -> str:
    return plain(player.partition("@")[0])


def kept_sets(game_id: str, folder: Folder) -> dict[str, list[Set]]:
    """All finished games of levels by contest, set by set. What a level played with other walks than today's is left out."""
    found: dict[str, list[Set]] = {}
    for contest in [*CONTESTS, *MIXED]:
        path = folder.store(game_id, contest, CLOCK)
        if not contest.name.startswith(("levels", "mixed")) or not path.exists():
            continue
        header, results = parse(path, path.read_text("utf-8"))
        if any(bot != f"{level}@{walks_of(game_id, level)}i" for bot in header["bots"] if (level := level_of(bot)) in LONG):
            continue
        sets: dict[int, Set] = {}
        for result in results.values():
            if result["finished"] and not result["error"]:
                sets.setdefault(result["seed"], []).append(result)
        if sets:
            found[contest.name] = list(sets.values())
    return found


def mus(games: Sequence[Result], partnered: bool) -> dict[str, float]:
    """What openskill makes of these games in this order."""
    model = PlackettLuce(beta=BETA, tau=0.0)
    ratings: dict[str, Any] = {}
    for _ in range(ROUNDS):
        for result in games:
            play(model, ratings, result, partnered)
    return {level: rating.mu for level, rating in ratings.items()}


def play(model: PlackettLuce, ratings: dict[str, Any], result: Result, partnered: bool) -> None:
    """Learn from one game. Partners are a team: they win and lose together."""
    levels = [level_of(player) for player in result["players"]]
    seats = list(range(len(levels)))
    camps = [[seat for seat in seats if seat in result["winners"]], [seat for seat in seats if seat not in result["winners"]]]
    teams = camps if partnered and all(camps) else [[seat] for seat in seats]
    ranks = [places(result)[team[0]] for team in teams]
    before = [[ratings.setdefault(levels[seat], model.rating()) for seat in team] for team in teams]
    after: dict[str, list[Any]] = {}
    for team, told in zip(teams, model.rate(before, ranks=ranks), strict=True):
        for seat, new in zip(team, told, strict=True):
            after.setdefault(levels[seat], []).append(new)
    for level, seen in after.items():
        mu, sigma = sum(one.mu for one in seen) / len(seen), sum(one.sigma for one in seen) / len(seen)
        ratings[level] = model.rating(mu=mu, sigma=sigma)


def on_the_scale(games: list[Result], partnered: bool, chance: Random) -> dict[str, float]:
    """Ratings from these games, gone through in an order that is drawn; nothing where the lowest level did not play."""
    order = games.copy()
    chance.shuffle(order)
    found = mus(order, partnered)
    lowest = found.get(LEVELS[0])
    return {} if lowest is None else {level: EASY + (mu - lowest) * STRETCH for level, mu in found.items()}


def ratings(sets: Sequence[Set], partnered: bool) -> list[Rating]:
    """Every level that played, the weakest by name first, with its interval."""
    games = [result for one in sets for result in one]
    seen = [on_the_scale(games, partnered, Random(number)) for number in range(ORDERS)]
    drawn = []
    for number in range(DRAWS):
        chance = Random(f"draw {number}")
        drawn.append(on_the_scale([result for one in chance.choices(sets, k=len(sets)) for result in one], partnered, chance))
    found = []
    for level in LEVELS:
        if level in seen[0]:
            spread = sorted(one[level] for one in drawn if level in one)
            outside = round(0.025 * len(spread))
            mean = sum(one[level] for one in seen) / ORDERS
            found.append(Rating(level, round(mean), round(spread[outside]), round(spread[-1 - outside])))
    return found


def rate(game_id: str, folder: Folder) -> Ladder:
    """A game's ladder with fresh ratings and where they are from."""
    contests = kept_sets(game_id, folder)
    sets = [one for found in contests.values() for one in found]
    origin = Origin()
    for name, found in contests.items():
        seeds = [one[0]["seed"] for one in found]
        games = sum(map(len, found))
        seats = str(len(found[0][0]["players"]))
        origin.games[seats] = origin.games.get(seats, 0) + games
        origin.contests[name] = f"{games} games, seeds {min(seeds)} to {max(seeds)}"
    walks = ladder(tafelrunde.find(game_id).package).walks
    return Ladder(walks, ratings(sets, game_id in PARTNERED) if sets else [], origin)


def ship(game_id: str, fresh: Ladder) -> Path:
    """Lay a ladder into its game."""
    path = Path(tafelrunde.__file__).parent.joinpath("games", game_id, FILE)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fresh), indent=1) + b"\n")
    ladder.cache_clear()
    return path


def main(game_ids: Sequence[str], folder: Folder) -> None:
    for game_id in game_ids:
        fresh = rate(game_id, folder)
        ship(game_id, fresh)
        print(f"{game_id}: " + ", ".join(f"{one.level} {one.rating} ({one.least} to {one.most})" for one in fresh.ratings))
