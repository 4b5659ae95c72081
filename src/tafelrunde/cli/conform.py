"""`conform`: hold a game against the contract on random play, as long as you like."""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from typing import Any

from tafelrunde.bots import Budget, make_bot
from tafelrunde.cli.common import add_json, out, positive, print_json, progress
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.position import Position
from tafelrunde.testing.conformance import Nonconformance, Report, conform
from tafelrunde.testing.texts import texts_wrong


def add_commands(commands: Any) -> None:
    command = commands.add_parser("conform")
    command.add_argument("game")
    command.add_argument("--games", type=positive, default=100)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--share", type=float, default=0.02, help="share of decisions that get the dear checks (default: 0.02)")
    command.add_argument("--cut", type=positive, help="stop a game after so many decisions")
    command.add_argument("--bot", default="random", help="who plays (default: random)")
    command.add_argument("--workers", type=positive, default=1)
    add_json(command)
    command.set_defaults(run=run)


class BotPlayer:
    """Any bot as the player of a conformance game."""

    def __init__(self, name: str) -> None:
        self.bot = make_bot(name, chance_from_seed(name.encode()))

    def __call__(self, pos: Position, seat: int, chance: Chance) -> int:
        self.bot.chance = chance
        return self.bot.choose(Eyes(pos, seat), Budget())


def batch(game: str, games: int, seed: int, share: float, cut: int | None, bot: str) -> Report:
    return conform(find(game), games, seed, share, cut, player=BotPlayer(bot))


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    begin = time.perf_counter()
    size = max(1, min(20, args.games // args.workers))
    parts = [(args.seed * 1000 + i // size, min(size, args.games - i)) for i in range(0, args.games, size)]
    total = Report()
    wrong = " ".join(texts_wrong(game))
    if wrong:
        parts = []
    with progress(args.json) as bar, ProcessPoolExecutor(args.workers) as pool:
        task = bar.add_task("games", total=args.games)
        jobs = {pool.submit(batch, game.id, games, seed, args.share, args.cut, args.bot): games for seed, games in parts}
        for job in as_completed(jobs):
            try:
                total.add(job.result())
            except (Nonconformance, TafelrundeError) as error:
                wrong = str(error)
                pool.shutdown(cancel_futures=True)
                break
            bar.advance(task, jobs[job])
    plain = {"game": game.id, "ok": not wrong, "wrong": wrong, "seconds": round(time.perf_counter() - begin, 1), **asdict(total)}
    if args.json:
        print_json(plain)
    else:
        out.print("\n".join(f"{key}: {value}" for key, value in plain.items() if value != ""), markup=False)
    return 1 if wrong else 0
