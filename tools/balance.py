"""Is everything fair that comes with the games? Equal bots play every map, board and scenario; the figures go into docs/balance.md.

    python -m tools.balance [GAME ...] [--games 400] [--bot normal] [--workers N] [--results build/balance] [--minutes 600]

Whoever may sit anywhere changes places from game to game. A run goes on where it was interrupted, and what is finished is kept in
docs/balance.json, so that it need not be played again; use the compiled build. Normal is counted in walks: the same games on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tafelrunde.arena.balance import Balance, Trial, balance_of, play_watched, trial_of
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.engine.catalogue import Game, find, games
from tafelrunde.engine.errors import BadOptions

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"
KEPT = PAGE.with_suffix(".json")
CUT = 20_000
HEAD = """# Are they fair?

Equal bots (*{bot}*) play everything that comes with the games against each other (`make balance`). A seat or role is favoured if it wins
more than 1.2 times its share, 60 to 40 between two, and its 95 % interval lies above its share. `tafelrunde balance FILE` tells the same
of a map, board or scenario of one's own.

Seats are equal sides: whatever map is played, none may have it easier. Roles are not equal by design: Root's and Bloodstones' factions
differ in everything, and the column says which of them these bots play better on this map, not that the map is at fault. The two camps of a
BattleLore scenario differ in troops and ground; one that wins more than 60 of 100 is named in the list of scenarios.

| game | played on | seats | games | decisions | wins, by seat | wins, by role | favoured | never used |
|---|---|---|---|---|---|---|---|---|
"""


def subjects(chosen: list[Game]) -> Iterator[tuple[Game, str, str, int]]:
    """Everything shipped with these games, with each number of seats it is made for: game, name, text, seats."""
    for game in chosen:
        if game.workshop is None:
            continue
        for name, text in game.workshop.shipped().items():
            for seats in range(game.min_seats, (game.workshop.sides or game.max_seats) + 1):
                try:
                    game.new(seats, 0, {game.workshop.kind: text})
                except BadOptions:
                    continue
                yield game, name, text, seats


def play_missing(trial: Trial, file: Path, wanted: int, workers: int, until: float) -> Balance:
    """Play what is missing until the time is up; what all games so far say."""
    store = Store(file, trial)
    todo = [fixture for fixture in trial.fixtures(wanted) if fixture.number not in store.results]
    for result in run_processes(todo, workers, play_watched) if workers > 1 and todo else run_here(todo, play_watched):
        if result["error"]:
            raise SystemExit(
                f"\n{file.stem}, game {result['number']}: {result['error']}. Nothing of it is kept; the same command tries it again."
            )
        store.add(result)
        print(".", end="", file=sys.stderr, flush=True)
        if time.monotonic() > until:
            break
    store.close()
    return balance_of(trial.seats, store.ordered())


def row(game: Game, name: str, seats: int, found: Balance, places: dict[int, str]) -> str:
    rates = ["/".join(f"{share.rate:.0%}" for share in shares) for shares in (found.seats, found.roles)]
    favoured = ", ".join(share.name for share in found.favoured()) or "–"
    played = f"{found.games}, {found.unfinished} unfinished" if found.unfinished else found.games
    cells = [game.title, f"`{name}`", seats, played, found.decisions, rates[0], rates[1] or "–", favoured, len(found.unused(places))]
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("chosen", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400, dest="wanted")
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("build/balance"))
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    kept: dict[str, str] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    every = [f"{game.id} {name} {seats} {given.bot}" for game, name, _, seats in subjects(games())]
    for game, name, text, seats in subjects([find(id) for id in given.chosen] or games()):
        assert game.workshop is not None
        key = f"{game.id} {name} {seats} {given.bot}"
        if key in kept or time.monotonic() > until:
            continue
        trial = trial_of(game, game.check_seats(seats), {game.workshop.kind: text}, given.bot, cut=CUT)
        file = given.results / f"{key.replace(' ', '-')}.jsonl"
        found = play_missing(trial, file, given.wanted, given.workers, until)
        told = row(game, name, seats, found, game.workshop.places(text))
        print(f"\n{told}", file=sys.stderr)
        if found.games + found.unfinished >= given.wanted:
            kept[key] = told
            KEPT.write_text(json.dumps({key: kept[key] for key in every if key in kept}, indent=1, ensure_ascii=False) + "\n", "utf-8")
    rows = [kept[key] for key in every if key in kept]
    PAGE.write_text(HEAD.format(bot=given.bot) + "\n".join(rows) + "\n" + missing(len(every) - len(rows)), "utf-8")


def missing(number: int) -> str:
    return f"\n{number} more are still to be played.\n" if number else ""


if __name__ == "__main__":
    main()
