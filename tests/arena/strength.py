"""How strong the bots are: the contests behind docs/strength.md. `make strength` goes on where it was interrupted.

python -m tests.arena.strength [GAME …] [--only NAME] [--held walks] [--most N] [--workers N] [--folder FOLDER] [--page FILE] [--same]

Time is held by the clock, or, on a busy machine, by as many walks as the clock would allow on a core of one's own (`--held walks`).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.arena.match import play
from tafelrunde.arena.plan import Fixture, Plan, plan_from_header
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store, parse
from tafelrunde.bots import make_bot
from tafelrunde.bots.ladder import ladder
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.search import SearchBot
from tafelrunde.engine.chance import chance_from_seed
from tests.arena.pace import pace

CUT = 20_000
NORMAL_GAMES = 3
CLOCK, WALKS = "clock", "walks"
LONG = ("hard", "expert")
"""Levels that take the same number of walks at every decision."""
ROWS = Path("docs/strength")
"""Every game that was played, a line each: they are kept with the sources, so that a contest goes on on another machine.
What was played with other rules or another bot (`--same` finds out) is thrown away by deleting its file."""
PARTNERED = ("battlelore",)
PARTNERS = 0.65
GAMES = tuple(sorted(game.id for game in tafelrunde.all_games()))


@dataclass(frozen=True)
class Contest:
    """One line of the report: the first bot's win rate against the others must reach `least`, and must not exceed `most`."""

    name: str
    bots: tuple[str, ...]
    games: int
    least: float
    most: float = 1.0
    seats: int = 0
    """Where more bots take part than there are seats: every choice of them sits down in turn."""

    def wanted(self, game_id: str) -> float:
        """What must be reached; with partners, who win together, more than the half that is theirs anyway."""
        return PARTNERS if game_id in PARTNERED and self.name == "past-4" else self.least

    def timed(self) -> bool:
        return any("@" in bot for bot in self.bots)

    def table(self) -> int:
        return self.seats or len(self.bots)


CONTESTS = [
    Contest("greedy-random-2", ("greedy", "random"), 200, 0.95),
    Contest("greedy-random-4", ("greedy", "random", "random", "random"), 200, 0.80),
    Contest("hard-greedy-2", ("hard@0.1", "greedy"), 100, 0.75),
    Contest("hard-greedy-4", ("hard@0.1", "greedy", "greedy", "greedy"), 60, 0.45),
    Contest("longer-2", ("hard@1", "hard@0.1"), 20, 0.51),
    Contest("levels-easy-2", ("normal", "easy"), 100, 0.60, 0.80),
    Contest("levels-normal-2", ("skilled", "normal"), 100, 0.60, 0.80),
    Contest("levels-skilled-2", ("hard", "skilled"), 100, 0.60, 0.80),
    Contest("levels-hard-2", ("expert", "hard"), 20, 0.60, 0.80),
    Contest("past-2", ("hard@0.1", "hard-1@0.1"), 200, 0.70),
    Contest("past-4", ("hard@0.1", "hard-1@0.1", "hard-1@0.1", "hard-1@0.1"), 100, 0.45),
]

MIXED = [
    Contest("mixed-3", ("easy", "normal", "skilled", "hard"), 24, 0.0, seats=3),
    Contest("mixed-4", ("easy", "normal", "skilled", "hard"), 24, 0.0),
]
"""Tables at which all levels sit together, for their ratings."""


class Folder:
    """Everything measured so far."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def note(self, name: str) -> dict[str, Any]:
        """A small table kept beside the contests."""
        file = self.path / f"{name}.json"
        found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        return found

    def keep(self, name: str, table: dict[str, Any]) -> None:
        (self.path / f"{name}.json").write_text(json.dumps(table, indent=1), "utf-8")

    def store(self, game_id: str, contest: Contest, held: str) -> Path:
        return self.path / f"{game_id}-{contest.name}{'-walks' if held == WALKS else ''}.jsonl"

    def walks_in(self, game_id: str, seats: int, seconds: float, bot: str = "hard-1") -> int:
        """How many walks a bot makes in so much time of the processor. What is noted without a name is the pace of `hard-1`."""
        table = self.note("pace")
        key = f"{game_id} {seats}" + ("" if bot == "hard-1" else f" {bot}")
        if key not in table:
            table[key] = pace(game_id, seats, bot).per_second()
            self.keep("pace", table)
        return round(float(table[key]) * seconds)


def has_seats(game_id: str, contest: Contest) -> bool:
    game = tafelrunde.find(game_id)
    return game.min_seats <= contest.table() <= game.max_seats


def held_to(contest: Contest, game_id: str, folder: Folder, held: str) -> list[str]:
    """The bots with their time as it is held. Contests that were begun before *Hard* learnt go on at the pace it had then.

    Levels have their walks without a clock: a busy machine might not give them in time.
    """
    texts = []
    for text in contest.bots:
        name, at, seconds = text.partition("@")
        paced = name if contest.name.startswith("past") else "hard-1"
        if at and held == WALKS:
            text = f"{name}@{folder.walks_in(game_id, contest.table(), float(seconds), paced)}i"
        elif text in LONG:
            text = f"{name}@{walks_of(game_id, name)}i"
        elif text in LEVELS:
            text = f"{name}:patient=true"
        texts.append(text)
    return texts


def walks_of(game_id: str, level: str) -> int:
    """The walks a level takes at a game."""
    bot = make_bot(level, chance_from_seed(0))
    assert isinstance(bot, SearchBot)
    return ladder(tafelrunde.find(game_id).package).walks.get(level, bot.most)


def run(game_id: str, contest: Contest, folder: Folder, held: str, workers: int, most: int = CUT) -> None:
    """Play what is missing of a contest, or of its first games. It goes on as it was begun: by the clock or by walks."""
    held = held if contest.timed() else CLOCK
    for begun in (CLOCK, WALKS):
        if contest.timed() and folder.store(game_id, contest, begun).exists():
            held = begun
    game = tafelrunde.find(game_id)
    plan = Plan(game_id, game.check_seats(contest.table()), {}, held_to(contest, game_id, folder, held), cut=CUT)
    plan.check()
    store = Store(folder.store(game_id, contest, held), plan)
    todo = [fixture for fixture in plan.fixtures(min(most, contest.games)) if fixture.number not in store.results]
    for result in run_processes(todo, workers) if workers > 1 and todo else run_here(todo):
        store.add(result)
        print(".", end="", file=sys.stderr, flush=True)
    store.close()


def same(game_id: str, contest: Contest, folder: Folder) -> None:
    """Whether today's bots play the first and the last game of a contest as they are kept; games held by the clock never repeat."""
    path = folder.store(game_id, contest, WALKS if contest.timed() else CLOCK)
    if not path.exists():
        return
    header, results = parse(path, path.read_text("utf-8"))
    plan = plan_from_header(header)
    fixtures = {fixture.number: fixture for fixture in plan.fixtures(contest.games)}
    numbers = sorted(results)
    for number in sorted({*numbers[:1], *numbers[-1:]}):
        played = play(fixtures[number])
        repeats = all(played[key] == results[number][key] for key in ("winners", "scores", "decisions"))
        print(f"{path.name}, game {number}: {'the same' if repeats else 'ANOTHER GAME'}", flush=True)


def normal_games(game_id: str, folder: Folder) -> None:
    """Games of four Normal bots: the seconds they thought, which is what a core of their own would need."""
    game = tafelrunde.find(game_id)
    seats = game.check_seats(4)
    table = folder.note("normal")
    spent = []
    for seed in range(NORMAL_GAMES):
        begin = time.perf_counter()
        result = play(Fixture(seed, game_id, seats, {}, seed, ["normal"] * len(seats), CUT))
        assert result["finished"], result
        spent.append(round(time.perf_counter() - begin, 1))
    table[game_id] = spent
    folder.keep("normal", table)


def speed(folder: Folder) -> None:
    """Walks a second at Root with four seats, to the end of the game and cut."""
    table = folder.note("speed")
    for cut in (-1, 100):
        found = pace("root", 4, f"search:cut={cut}")
        table[str(cut)] = {"positions": found.positions, "walks": found.walks, "per_second": round(found.per_second())}
    folder.keep("speed", table)


def main() -> None:
    from tests.arena import rating
    from tests.arena.strength_page import write

    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROWS)
    parser.add_argument("--only", default="", help="contests whose name contains this; also: speed, normal, rating, page")
    parser.add_argument("--held", choices=(CLOCK, WALKS), default=CLOCK)
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--most", type=int, default=CUT, help="of each contest only its first games, to see something of all of them soon")
    parser.add_argument("--same", action="store_true", help="only find out whether today's bots play as the kept games say")
    args = parser.parse_args()
    folder = Folder(args.folder)
    if args.same:
        for contest in CONTESTS:
            for game_id in args.games:
                if args.only in contest.name:
                    same(game_id, contest, folder)
        return
    if args.only in "speed":
        speed(folder)
    for contest in [*CONTESTS, *MIXED]:
        for game_id in args.games:
            if args.only in contest.name and has_seats(game_id, contest):
                run(game_id, contest, folder, args.held, args.workers, args.most)
                write(folder, args.page)
    for game_id in args.games:
        if args.only in "normal":
            normal_games(game_id, folder)
    if args.only in "rating":
        rating.main(args.games, folder)
    write(folder, args.page)


if __name__ == "__main__":
    main()
