"""`balance`: is a map, board or scenario fair?"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from tafelrunde.arena.balance import HEATS, Balance, Share, Trial, balance_of, game_of, play_watched, trial_of, warmth
from tafelrunde.arena.cluster import run_ray
from tafelrunde.arena.plan import Fixture
from tafelrunde.arena.runners import run_here, run_processes
from tafelrunde.arena.store import Store
from tafelrunde.cli.common import add_json, add_setting, options_of, out, positive, print_json, progress, read_text, seats_of
from tafelrunde.engine.catalogue import Game, find
from tafelrunde.engine.errors import BadOptions

FOLDER = Path("balance-results")


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "balance",
        epilog="Stop it whenever you like: what was played counts, and the same command goes on.",
    )
    command.add_argument("what", help="a file of your own, or a game (then --option says what is played on)")
    command.add_argument("--against", metavar="FILE", help="another version to compare with")
    add_setting(command)
    command.add_argument("--bot", default="normal", help="who plays all seats (default: normal)")
    command.add_argument("--games", type=positive, default=100, help="(default: 100)")
    command.add_argument("--seed", type=int, default=0, help="of the first game (default: 0)")
    command.add_argument("--cut", type=positive, default=20_000, help="stop a game after so many decisions; it then counts for nobody")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, default=1, help="processes on this machine (default: 1)")
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster: HOST:PORT, 'auto' or 'local'")
    command.add_argument("--results", type=Path, default=FOLDER, metavar="FOLDER", help=f"where all games are kept (default: {FOLDER}/)")
    command.add_argument("--picture", type=Path, metavar="FILE", help="draw it with the places coloured by what happened there (SVG)")
    command.add_argument("--heat", choices=HEATS, default="fights", help="what the picture shows (default: fights)")
    add_json(command)
    command.set_defaults(run=run)


class Subject:
    """One thing whose balance is asked: a game, what is played on, and how."""

    def __init__(self, what: str, args: argparse.Namespace) -> None:
        options = options_of(args)
        path = Path(what)
        self.name = what
        if path.is_file():
            text = read_text(path)
            self.game: Game = game_of(text)
            assert self.game.workshop is not None
            options[self.game.workshop.kind] = text
            self.name = path.name
        else:
            self.game = find(what)
        self.text = self.text_of(options)
        seats = self.game.check_seats(seats_of(args) or self.fewest(options))
        self.trial: Trial = trial_of(self.game, seats, options, args.bot, args.seed, args.cut)

    def fewest(self, options: dict[str, object]) -> int:
        """The smallest number of seats for which it can be played."""
        for seats in range(self.game.min_seats, self.game.max_seats):
            try:
                self.game.new(seats, 0, options)
            except BadOptions:
                continue
            return seats
        return self.game.max_seats

    def text_of(self, options: dict[str, object]) -> str:
        """The text of what is played on, if it is known: given, or shipped under a name."""
        tools = self.game.workshop
        given = options.get(tools.kind, "") if tools is not None else ""
        if tools is None or not isinstance(given, str):
            return ""
        shipped = tools.shipped().get(given, "")
        return shipped or ("" if tools.check(given) else given)

    def places(self) -> dict[int, str]:
        tools = self.game.workshop
        return tools.places(self.text) if tools is not None and self.text else {}

    def picture(self, heat: dict[int, float]) -> str:
        tools = self.game.workshop
        drawn = tools.draw(self.text, warmth(heat)) if tools is not None and self.text else None
        if drawn is None:
            raise BadOptions("there is nothing to draw: name a file, or the option that chooses one.")
        return drawn


def run(args: argparse.Namespace) -> int:
    subjects = [Subject(what, args) for what in (args.what, args.against) if what]
    found = [played(subject, args) for subject in subjects]
    if args.picture:
        args.picture.write_text(subjects[0].picture(found[0].heat[args.heat]), "utf-8")
    if args.json:
        told = [{"what": one.name, **balance.to_json(one.places())} for one, balance in zip(subjects, found, strict=True)]
        print_json(told[0] if len(told) == 1 else {"compared": told})
    else:
        for subject, balance in zip(subjects, found, strict=True):
            show(subject, balance)
        if len(found) == 2:
            compare(found[0], found[1])
    return 1 if any(balance.errors or balance.favoured() for balance in found) else 0


def played(subject: Subject, args: argparse.Namespace) -> Balance:
    """Play what is missing and tell what all games say; an interrupt ends it early."""
    mark = blake2b(repr(sorted(subject.trial.options.items())).encode(), digest_size=4).hexdigest()
    file = args.results / f"{subject.game.id}-{len(subject.trial.seats)}-{args.bot.replace(':', '-')}-{mark}.jsonl"
    store = Store(file, subject.trial)
    todo = [fixture for fixture in subject.trial.fixtures(args.games) if fixture.number not in store.results]
    try:
        with progress(args.json) as bar:
            for result in bar.track(carry_out(todo, args), total=len(todo), description=f"games of {subject.name}"):
                store.add(result)
    except KeyboardInterrupt:
        out.print("stopped; this is what the games so far say.")
    finally:
        store.close()
    return balance_of(subject.trial.seats, store.ordered()[: args.games])


def carry_out(todo: list[Fixture], args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    if args.ray:
        return run_ray(todo, args.ray, play_watched)
    return run_processes(todo, args.workers, play_watched) if args.workers > 1 and todo else run_here(todo, play_watched)


def show(subject: Subject, balance: Balance) -> None:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, title=f"{subject.game.title}, {subject.name}", title_justify="left")
    for title in ("", "games", "wins", "95 %", "fair"):
        table.add_column(title, justify="left" if not title else "right")
    for share in (*balance.seats, *balance.roles):
        low, high = share.interval()
        table.add_row(share.name, str(share.games), f"{share.rate:.1%}", f"{100 * low:.0f}–{100 * high:.0f}", f"{share.fair:.0%}")
    out.print(table)
    for sentence in sentences(subject, balance):
        out.print(sentence, markup=False)
    for error in balance.errors[:5]:
        out.print(f"error: {error}", markup=False)


def sentences(subject: Subject, balance: Balance) -> list[str]:
    """What the figures mean."""
    said = [f"{balance.games} games, half of them longer than {balance.decisions} decisions."]
    if balance.unfinished:
        said.append(f"{balance.unfinished} games were not finished and count for nobody.")
    favoured = balance.favoured()
    if favoured:
        said += [f"Not fair: {share.name} wins {share.rate:.0%} where {share.fair:.0%} would be fair." for share in favoured]
    elif balance.games:
        said.append("No seat and no role wins clearly more than its share.")
    unused = balance.unused(subject.places())
    if unused:
        said.append(f"Never used ({len(unused)}): {', '.join(unused[:20])}{' …' if len(unused) > 20 else ''}.")
    return said


def compare(one: Balance, other: Balance) -> None:
    """Which of two versions is fairer, as far as the games tell."""
    worst = [max((abs(share.rate - share.fair) for share in shares(balance)), default=0.0) for balance in (one, other)]
    clear = not overlap(one, other)
    out.print(
        f"Farthest from fair: {worst[0]:.1%} and {worst[1]:.1%}; "
        + ("the difference is clear." if clear else "the intervals overlap: play more games to be sure.")
    )


def shares(balance: Balance) -> list[Share]:
    return [*balance.seats, *balance.roles]


def overlap(one: Balance, other: Balance) -> bool:
    """Whether every seat could have the same chances in both."""
    pairs = zip(one.seats, other.seats, strict=False)
    return all(mine.interval()[0] <= theirs.interval()[1] and theirs.interval()[0] <= mine.interval()[1] for mine, theirs in pairs)
