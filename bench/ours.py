"""One of our games, one round: ``python -m bench.ours WAY GAME SECONDS [SEATS] [OPTION=VALUE]``; TAFELRUNDE_BUILD chooses the build."""

from __future__ import annotations

import cProfile
import json
import pstats
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import tafelrunde
from bench.clock import Tally, microseconds, play_for, report
from tafelrunde.bots.base import Budget
from tafelrunde.bots.search import SearchBot
from tafelrunde.cli.bench import samples, size_of
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.playout import playout

CUT = 5_000
WALKS = 64
"""Of a search, at one decision."""
Setting = tuple[int, dict[str, Any]]


def from_python(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    """The loop a user writes: who waits, what may he do, do it."""
    rng = random.Random(1)
    circular = any(verb.takes_back for verb in game.verbs.verbs)

    def one_game(number: int) -> Tally:
        pos = game.new(setting[0], number, setting[1])
        taken = offered = 0
        while taken < CUT and (waiting := pos.waiting()):
            seat = waiting[0]
            moves = pos.moves(seat)
            if circular:
                moves = game.verbs.forward(moves)
            offered += len(moves)
            pos.play(seat, rng.choice(moves))
            taken += 1
        return taken, offered

    return play_for(seconds, one_game)


def inside(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    """Our own loop, compiled where the build is."""
    draws = chance_from_seed(1)
    return play_for(seconds, lambda number: (playout(game.new(setting[0], number, setting[1]), draws, CUT), 0))


def through_pettingzoo(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    from bench.peers import turns
    from tafelrunde.research.pettingzoo import env

    world = env(game.id, seats=setting[0], options=setting[1], longest=CUT)
    result = turns(world, seconds)
    world.reset(seed=1)
    return {**result, "copy_us": microseconds(world.copy)}


def sizes(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    """What a position costs to copy, to show, to guess and to keep."""
    kept = samples(game, setting[0], setting[1], CUT)
    draws = chance_from_seed(3)

    def each(act: Any) -> float:
        """The median of many passes: the best would be whichever reading of the clock came too early."""
        passes, end = [], time.process_time() + seconds
        while time.process_time() < end:
            begin = time.process_time()
            for pos in kept:
                act(pos)
            passes.append((time.process_time() - begin) / len(kept))
        return statistics.median(passes) * 1e6

    return {
        "copy_us": each(lambda pos: pos.copy()),
        "view_us": each(lambda pos: pos.view(0)),
        "guess_us": each(lambda pos: pos.guess(0, draws)),
        "bytes": size_of(kept),
        "places": len(kept[0].scene().get("places", [])),
    }


def search(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    """Walks of the search a second, at decisions all over a few random games. `cut`: where its rollouts end."""
    bot = SearchBot(chance_from_seed(4))
    bot.settings.cut = setting[1].pop("cut")
    for name, value in {"learnt": 0.0, "glance": 0.0, "lots": False}.items():  # what came later is left out: the same search in every state
        if hasattr(bot.settings, name):
            setattr(bot.settings, name, value)
    kept = samples(game, setting[0], setting[1], CUT)[1::3]
    walks, at, begin = 0, 0, time.process_time()
    while time.process_time() - begin < 3 * seconds or at < len(kept):
        pos = kept[at % len(kept)]
        at += 1
        if waiting := pos.waiting():
            bot.tree = None
            bot.think(Eyes(pos, waiting[0]), Budget(iterations=WALKS))
            walks += bot.walks
    return {"walks_per_s": walks / (time.process_time() - begin)}


def stages(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    """Microseconds per decision in each quarter of a game."""
    draws, block = chance_from_seed(1), 20
    quarters: list[list[float]] = [[], [], [], []]
    end, seed = time.process_time() + seconds, 0
    while time.process_time() < end:
        pos = game.new(setting[0], seed, setting[1])
        spent: list[float] = []
        while len(spent) * block < CUT:
            begin = time.process_time()
            taken = playout(pos, draws, block)
            if taken < block:
                break
            spent.append((time.process_time() - begin) / block * 1e6)
        for i, cost in enumerate(spent):
            quarters[i * 4 // len(spent)].append(cost)
        seed += 1
    return {"quarters_us": [sum(quarter) / len(quarter) if quarter else None for quarter in quarters]}


def profile(game: tafelrunde.Game, setting: Setting, seconds: float) -> dict[str, Any]:
    """Where the time goes, by file and by function, when interpreted."""
    draws, watch, seed = chance_from_seed(1), cProfile.Profile(), 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        pos = game.new(setting[0], seed, setting[1])
        watch.enable()
        playout(pos, draws, CUT)
        watch.disable()
        seed += 1
    files: dict[str, float] = {}
    functions: dict[str, float] = {}
    for (path, _, name), figures in pstats.Stats(watch).stats.items():  # type: ignore[attr-defined]
        where = Path(path)
        file = "Python itself" if "tafelrunde" not in where.parts else "/".join(where.parts[where.parts.index("tafelrunde") + 1 :][-2:])
        files[file] = files.get(file, 0.0) + figures[2]
        if file != "Python itself":
            functions[f"{file} {name}"] = functions.get(f"{file} {name}", 0.0) + figures[2]
    total = sum(files.values())

    def top(shares: dict[str, float]) -> list[tuple[str, float]]:
        return [(name, share / total) for name, share in sorted(shares.items(), key=lambda item: -item[1])[:6]]

    return {"files": top(files), "functions": top(functions)}


WAYS = {
    "python": from_python,
    "inside": inside,
    "growth": inside,
    "pettingzoo": through_pettingzoo,
    "sizes": sizes,
    "search": search,
    "stages": stages,
    "profile": profile,
}


def main(way: str, name: str, seconds: str, *rest: str) -> None:
    game = tafelrunde.find(name)
    options: dict[str, Any] = {}
    seats = int(rest[0]) if rest else game.min_seats
    for pair in rest[1:]:
        option, _, value = pair.partition("=")
        options[option] = json.loads(value)
    report({"build": tafelrunde.BUILD, **WAYS[way](game, (seats, options), float(seconds))})


if __name__ == "__main__":
    main(*sys.argv[1:])
