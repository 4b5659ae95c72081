"""How many of the kept decisions each level solves. `make blunders`.

python -m tests.bots.blunders.report [GAME …] [--levels easy,normal,…] [--luck 3] [--missed]
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field

import tafelrunde
from tafelrunde.bots.levels import LEVELS
from tests.arena.strength import ROWS, Folder
from tests.bots.blunders.positions import KINDS, Decision, Decisions, answer, read

WANTED = {"easy": 0.70}
USUALLY = 0.95
"""The share of answers that must be good: of the lowest level, and of all others."""
LUCK = 3
"""Every level answers so often, each time with other luck."""


@dataclass
class Score:
    """The answers of one level at one game."""

    level: str
    right: dict[str, int] = field(default_factory=dict)
    asked: dict[str, int] = field(default_factory=dict)
    missed: list[tuple[Decision, str]] = field(default_factory=list)

    def share(self, kind: str = "") -> float:
        kinds = [kind] if kind else list(self.asked)
        return sum(self.right.get(one, 0) for one in kinds) / max(1, sum(self.asked.get(one, 0) for one in kinds))

    def reached(self) -> bool:
        return self.share() >= WANTED.get(self.level, USUALLY)


def score(found: Decisions, decisions: list[Decision], level: str, luck: int) -> Score:
    """Ask a level about these decisions."""
    told = Score(level)
    for decision in decisions:
        for number in range(luck):
            move = answer(found, decision, f"{level}:patient=true", number)
            told.asked[decision.kind] = told.asked.get(decision.kind, 0) + 1
            if move in decision.good:
                told.right[decision.kind] = told.right.get(decision.kind, 0) + 1
            else:
                told.missed.append((decision, move))
    return told


def line(game_id: str, told: Score) -> str:
    kinds = " | ".join(f"{told.share(kind):.0%} of {told.asked[kind]}" if kind in told.asked else "–" for kind in KINDS)
    wanted = WANTED.get(told.level, USUALLY)
    return f"| {game_id} | {told.level} | {kinds} | {told.share():.1%} | {wanted:.0%} | {'yes' if told.reached() else '**no**'} |"


def keep(game_id: str, told: Score) -> None:
    """Note the figures beside the contests, for docs/strength.md."""
    folder = Folder(ROWS)
    table = folder.note("blunders")
    row = {kind: [told.right.get(kind, 0), told.asked[kind]] for kind in KINDS if kind in told.asked}
    levels = table.get(game_id, {}) | {told.level: row}
    table[game_id] = {level: levels[level] for level in LEVELS if level in levels}
    folder.keep("blunders", {game: table[game] for game in sorted(table)})


def lines(table: dict[str, dict[str, dict[str, list[int]]]]) -> list[str]:
    """The table of what was noted."""
    found = []
    for game_id, levels in table.items():
        for level, row in levels.items():
            told = Score(level, {kind: right for kind, (right, _) in row.items()}, {kind: asked for kind, (_, asked) in row.items()})
            found.append(line(game_id, told))
    return [*HEAD, *found]


HEAD = ["| game | level | win | stop | points | units | all | wanted | reached |", "|---|---|---|---|---|---|---|---|---|"]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=[game.id for game in tafelrunde.all_games()])
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--luck", type=int, default=LUCK)
    parser.add_argument("--missed", action="store_true", help="also list what was missed")
    args = parser.parse_args()
    well = True
    print("\n".join(HEAD))
    for game_id in args.games:
        found = read(game_id)
        if found is None:
            print(f"there are none of {game_id}", file=sys.stderr)
            continue
        for level in args.levels.split(","):
            told = score(found, found.decisions, level, args.luck)
            well = well and told.reached()
            print(line(game_id, told), flush=True)
            keep(game_id, told)
            if args.missed:
                for decision, move in told.missed:
                    print(f"    {decision.id(game_id)} {decision.kind}: {move}; {decision.why}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
