"""A learner from data alone: a million decisions of Root between random players are timed and compared, and what a policy learns from
them must beat `random`.

``python -m tests.research.learner`` (`make dataset-learner`) takes minutes. Who wins a random game says little about a single move, but
the scores that the next views show say much: a move is worth what the lead of its player became soon after it.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import numpy as np
from numpy.typing import NDArray

import tafelrunde
from tafelrunde.bots import Budget
from tafelrunde.bots.random import RandomBot
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.research.dataset import VIEW, Dataset, Plan, fill, here
from tafelrunde.research.episode import Setting
from tafelrunde.research.features import features_of
from tafelrunde.research.policy import PolicyBot, as_bot

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Seen = NDArray[np.float16]
"""What was seen in each row: half the memory is enough for it."""
LATER = 0.9
"""What a point of a decision later counts: the nearer, the more it owes to the move."""
SHRINK = 1000.0
"""How many rows it takes to believe a weight."""
TOGETHER = 16_384
LEAST_WINS = 0.65
"""The share of games against random that is asked for; half would be no better."""


class Judge:
    """What moves bring, as a sum over their parts: what all have in common, the verb, each argument.

    `parts[move]` are those of a move by its number, filled up with one that weighs nothing; each has weights over what the seat saw.
    """

    def __init__(self, setting: Setting) -> None:
        verbs, known = setting.game.verbs, dict[tuple[int, ...], int]()
        found = []
        for move in map(verbs.from_number, range(verbs.actions)):
            code = verbs.verb_of(move).code
            keys = [(), (code,), *((code, at, value) for at, value in enumerate(verbs.values(move)))]
            found.append([known.setdefault(key, len(known)) for key in keys])
        longest, self.nothing = max(map(len, found)), len(known)
        self.parts = np.array([parts + [self.nothing] * (longest - len(parts)) for parts in found])
        self.weights = np.zeros((setting.size, self.nothing + 1), np.float32)

    def learn(self, seen: Seen, moves: Numbers, gains: Floats) -> None:
        """Each part explains what those before it left of the gains of the moves that have it."""
        left = gains.copy()
        for place in self.parts.T:
            played = place[moves]
            order = played.argsort(kind="stable")
            for rows in np.split(order, np.flatnonzero(np.diff(played[order])) + 1):
                part = played[rows[0]]
                if part != self.nothing:
                    self.weights[:, part] = ridge(seen, rows, left)
                    for some in bundles(rows):
                        left[some] -= seen[some] @ self.weights[:, part]

    def choose(self, seen: Floats, mask: NDArray[np.int8]) -> int:
        legal = np.flatnonzero(mask)
        return int(legal[(seen @ self.weights)[self.parts[legal]].sum(axis=1).argmax()])


def bundles(rows: Numbers) -> list[Numbers]:
    return np.array_split(rows, -(-len(rows) // TOGETHER))


def ridge(seen: Seen, rows: Numbers, left: Floats) -> Floats:
    """The weights that tell best what is left in these rows, kept small where there are few of them."""
    size = seen.shape[1]
    square, pull = SHRINK * np.eye(size, dtype=np.float32), np.zeros(size, np.float32)
    for some in bundles(rows):
        part = seen[some].astype(np.float32)
        square += part.T @ part
        pull += part.T @ left[some]
    weights: Floats = np.linalg.solve(square, pull)
    return weights


def gains_of(scores: NDArray[np.int64], seats: Numbers) -> list[float]:
    """What the lead of each who decided became after it, soon changes before late ones; scores before each decision and in the end."""
    others = [np.delete(scores, seat, axis=1).max(axis=1) for seat in range(scores.shape[1])]
    changes = np.diff(scores - np.stack(others, axis=1), axis=0)
    gain, found = np.zeros(scores.shape[1]), list[float]()
    for change, seat in zip(changes[::-1], seats[::-1], strict=True):
        gain = change + LATER * gain
        found.append(gain[seat])
    return found[::-1]


def lessons(dataset: Dataset, setting: Setting) -> tuple[Seen, Numbers, Floats]:
    """What was seen as the vectors an environment shows (one seat decides at a time), what was played, what it brought."""
    moves = dataset.decisions(["move"])["move"].to_numpy().astype(np.int64)
    seen, gains = np.empty((len(moves), setting.size), np.float16), list[float]()
    final = dataset.games(["game", "scores"])
    ends = dict(zip(final["game"].to_pylist(), final["scores"].to_pylist(), strict=True))
    for table in dataset.in_parts(["game", "seat", "view"]):
        begin, games, seats = len(gains), table["game"].to_numpy(), table["seat"].to_numpy()
        scores = []
        for at, view in enumerate(map(msgspec.json.decode, table["view"].to_pylist()), begin):
            seat = int(seats[at - begin])
            seen[at] = features_of(view, seat, [seat], setting.size).limited()
            scores.append([one["score"] for one in view["seats"]])
        for game in np.unique(games):
            rows = np.flatnonzero(games == game)
            gains += gains_of(np.array([*scores[rows[0] : rows[-1] + 1], ends[game]]), seats[rows])
    return seen, moves, np.array(gains, np.float32)


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


def plan_for(setting: Setting, games: int) -> Plan:
    return Plan(setting.game.id, setting.game.version, setting.roles, dict(setting.options), ["random"], 0, games, VIEW, setting.size)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_850, help="games of random players; the default is a million decisions")
    parser.add_argument("--measured", type=int, default=200, help="games against random")
    args = parser.parse_args()
    setting = Setting("root", actions="moves")
    judge = Judge(setting)
    with TemporaryDirectory() as folder:
        dataset, begin = written(Path(folder), plan_for(setting, args.games)), time.process_time()
        judge.learn(*lessons(dataset, setting))
    print(f"learnt: {time.process_time() - begin:.0f} s", flush=True)
    share = wins(as_bot(judge.choose, setting), args.measured)
    print(f"wins {share:.1%} of {args.measured} games against random", flush=True)
    return 0 if share >= LEAST_WINS else 1


if __name__ == "__main__":
    sys.exit(main())
