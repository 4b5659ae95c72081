"""A learner from data alone: a million decisions of Root are timed and compared, a policy imitates winners and must beat `random`.

``python -m tests.research.learner`` (`make dataset-learner`) takes minutes. A move is a verb with arguments; each of these parts has
weights over what the seat saw, a move is worth the sum of its parts, and chances are a softmax over the legal moves.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import tafelrunde
from tafelrunde.bots import Budget
from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import BadOptions
from tafelrunde.research.dataset import VIEW, Dataset, Plan, fill, here
from tafelrunde.research.episode import Setting
from tafelrunde.research.features import features_of
from tafelrunde.research.policy import PolicyBot, as_bot

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Batch = tuple[Floats, Numbers, Numbers, NDArray[np.bool_]]
"""What was seen in each row; for each legal move its row, its number, and whether it was played."""
BATCH = 1024
STRIDE = 0.02
LEAST_WINS = 0.55
"""The share of games against random that is asked for; half would be no better."""


class Imitator:
    """Weights of parts of moves: `parts[move]` are those of a move by its number, filled up with one that weighs nothing."""

    def __init__(self, setting: Setting) -> None:
        verbs, known = setting.game.verbs, dict[tuple[int, ...], int]()
        found = []
        for move in map(verbs.from_number, range(verbs.actions)):
            code = verbs.verb_of(move).code
            keys = [(code,), *((code, at, value) for at, value in enumerate(verbs.values(move)))]
            found.append([known.setdefault(key, len(known)) for key in keys])
        longest = max(map(len, found))
        self.parts = np.array([parts + [len(known)] * (longest - len(parts)) for parts in found])
        self.weights = np.zeros((setting.size, len(known) + 1), np.float32)
        self._speed = np.full_like(self.weights, 1e-8)

    def worth(self, seen: Floats, rows: Numbers, legal: Numbers) -> Floats:
        """What each legal move of each row is worth."""
        worth: Floats = (seen @ self.weights)[rows[:, None], self.parts[legal]].sum(axis=1)
        return worth

    def learn(self, seen: Floats, rows: Numbers, legal: Numbers, played: NDArray[np.bool_]) -> float:
        """One step towards what was played (Adagrad); the loss before it."""
        worth = self.worth(seen, rows, legal)
        most = np.full(len(seen), -np.inf, np.float32)
        np.maximum.at(most, rows, worth)
        worth -= most[rows]
        worth -= np.log(np.bincount(rows, np.exp(worth), len(seen)))[rows]
        loss, chances = float(-worth[played].mean()), np.exp(worth)
        pull = np.zeros((len(seen), self.weights.shape[1]), np.float32)
        np.add.at(pull, (rows[:, None], self.parts[legal]), (chances - played)[:, None])
        slope = seen.T @ pull / len(seen)
        slope[:, -1] = 0.0
        self._speed += slope**2
        self.weights -= STRIDE * slope / np.sqrt(self._speed)
        return loss

    def choose(self, seen: Floats, mask: NDArray[np.int8]) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[self.worth(seen[None], np.zeros(len(legal), np.int64), legal).argmax()])


def batches(dataset: Dataset, chance: np.random.Generator) -> Iterator[Batch]:
    """Decisions of those who won and had a choice, some at a time, within a part in any order."""
    for table in dataset.in_parts(["seat", "legal", "move", "result", "view"]):
        lengths = table["legal"].combine_chunks().value_lengths().to_numpy()
        wanted = np.flatnonzero((table["result"].to_numpy() > 0) & (lengths > 1))
        chance.shuffle(wanted)
        for start in range(0, len(wanted) - BATCH + 1, BATCH):
            part = table.take(wanted[start : start + BATCH])
            offers = part["legal"].to_numpy()
            rows = np.repeat(np.arange(BATCH), [len(offer) for offer in offers])
            legal = np.concatenate(offers)
            yield seen_in(part), rows, legal, legal == part["move"].to_numpy()[rows]


def seen_in(part: Any) -> Floats:
    """The views as the vectors an environment shows; in Root one seat decides at a time."""
    views = zip(part["view"].to_pylist(), part["seat"].to_pylist(), strict=True)
    return np.array([features_of(msgspec.json.decode(view), seat, [seat]).limited() for view, seat in views], np.float32)


def wins(bot: PolicyBot, games: int) -> float:
    """The share of games it wins against random, from all seats in turn; seeds of which the dataset has none."""
    setting, won = bot.setting, 0.0
    for seed in range(games):
        pos, mine = setting.new(10_000_000 + seed), seed % setting.seats
        other = RandomBot(chance_from_seed(seed))
        while waiting := pos.waiting():
            seat = waiting[0]
            pos.play(seat, (bot if seat == mine else other).choose(tafelrunde.Eyes(pos, seat), Budget()))
        winners = pos.standing().winners
        won += (mine in winners) / len(winners)
    return won / games


def written(folder: Path, plan: Plan) -> Dataset:
    """The dataset of the plan, and how long one core took for it; every row is what its record says."""
    dataset, begin = Dataset.begin(folder, plan), time.process_time()
    for _ in fill(dataset, here):
        pass
    spent, size = time.process_time() - begin, sum(path.stat().st_size for path in folder.rglob("*.parquet"))
    rows = dataset.decisions(["move"]).num_rows
    print(f"{rows:,} decisions of {plan.games:,} games: {spent:.0f} s of one core, {size / 1e6:.0f} MB", flush=True)
    begin = time.process_time()
    assert dataset.check() == rows
    print(f"read back equal: {time.process_time() - begin:.0f} s", flush=True)
    return dataset


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--timed", type=int, default=2_850, help="games of random players that are timed; the default is a million decisions"
    )
    parser.add_argument("--bots", default="easy,random", help="whose games are imitated")
    parser.add_argument("--games", type=int, default=6_600, help="how many games are imitated")
    parser.add_argument("--rounds", type=int, default=1, help="how often all of it is looked at")
    parser.add_argument("--measured", type=int, default=200, help="games against random")
    args = parser.parse_args()
    setting = Setting("root", actions="moves")
    timed = Plan("root", setting.game.version, setting.roles, dict(setting.options), ["random"], 0, args.timed, VIEW)
    plan = msgspec.structs.replace(timed, bots=args.bots.split(","), games=args.games)
    imitator, chance = Imitator(setting), np.random.default_rng(1)
    with TemporaryDirectory() as folder:
        written(Path(folder) / "timed", timed)
        dataset, begin = written(Path(folder) / "data", plan), time.process_time()
        for number in range(args.rounds):
            losses = [imitator.learn(*batch) for batch in batches(dataset, chance)]
            if not losses:
                raise BadOptions("there are too few decisions; ask for more games.")
            print(f"round {number + 1}: loss {np.mean(losses):.3f}, {time.process_time() - begin:.0f} s of learning", flush=True)
    share = wins(as_bot(imitator.choose, setting), args.measured)
    print(f"wins {share:.1%} of {args.measured} games against random", flush=True)
    return 0 if share > LEAST_WINS else 1


if __name__ == "__main__":
    sys.exit(main())
