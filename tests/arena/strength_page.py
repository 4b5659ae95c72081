"""docs/strength.md, written from what the contests have found so far."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any

import tafelrunde
from tafelrunde.arena.figures import interval
from tafelrunde.arena.plan import plan_from_header
from tafelrunde.arena.store import parse
from tafelrunde.bots import plain
from tafelrunde.bots.ladder import expected, ladder
from tests.arena.strength import CLOCK, CONTESTS, GAMES, WALKS, Contest, Folder, has_seats, walks_of
from tests.bots.blunders.report import lines as blunder_lines

HEAD = """# How strong the bots are

Written by `make strength`, which plays all contests of this page (hours; it goes on where it was interrupted). `make punctual` proves
that bots keep to their time under load. Everything was measured in the compiled build on {machine}.

Games come in pairs or sets that share a seed and go through all seatings; intervals are 95 %, by drawing whole sets
again and again (where nearly all sets agree: Wilson, with as many games as there are sets). At a table of two a draw counts
half; at a table of four all whom the rules name winners have won, and *fair* is what equal bots would reach (partners win together, so at
BattleLore it is a half). Where a time is given, it was held by the clock, or, because other work shared the machine, by as many walks as
that time allows on a core of one's own (counted in the processor's time, in the column *walks*). What else runs on the machine slows even
that time (shared caches), so speeds measured beside other work are lower bounds.
"""


def machine() -> str:
    return f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}"


def wins(result: dict[str, Any], bot: str) -> tuple[float, float]:
    """What a game brought the only seat of a bot, and what a fair share would have been."""
    seats = len(result["players"])
    winners = result["winners"]
    seat = result["players"].index(bot)
    if seats == 2:
        return (1 / len(winners) if seat in winners else 0.0), 0.5
    return float(seat in winners), len(winners) / seats


def by_seed(played: list[dict[str, Any]], gains: list[float]) -> list[tuple[float, int]]:
    """Wins and games of each set that shares a seed."""
    sets: dict[int, tuple[float, int]] = {}
    for result, gain in zip(played, gains, strict=True):
        won, games = sets.get(result["seed"], (0.0, 0))
        sets[result["seed"]] = won + gain, games + 1
    return list(sets.values())


def contest_line(game_id: str, contest: Contest, path: Path, held: str) -> str:
    header, results = parse(path, path.read_text("utf-8"))
    bot, *others = plan_from_header(header).bots
    played = [result for result in results.values() if result["finished"] and not result["error"]]
    gains = [wins(result, bot) for result in played]
    won, games = sum(gain for gain, _ in gains), len(played)
    fair = sum(share for _, share in gains) / max(1, games)
    low, high = interval(by_seed(played, [gain for gain, _ in gains]))
    rate = won / max(1, games)
    clocks = [result["clocks"][result["players"].index(bot)] for result in played]
    pace = 1000 * sum(clock["seconds"] for clock in clocks) / max(1, sum(clock["decisions"] for clock in clocks))
    lasting = f"{contest.bots[0].partition('@')[2]} s by {held}" if contest.timed() else "–"
    reached = contest.wanted(game_id) <= rate <= contest.most
    verdict = ("yes" if reached else "**no**") if games >= contest.games else f"{games} of {contest.games} so far"
    wanted = f"{contest.wanted(game_id):.0%}" + (f" – {contest.most:.0%}" if contest.most < 1.0 else "")
    walks = bot.partition("@")[2].removesuffix("i") if bot.endswith("i") else "–"
    late = sum(clock["late"] for clock in clocks) if contest.timed() and held == CLOCK else "–"
    errors = sum(1 for result in results.values() if result["error"])
    names = [plain(one.partition("@")[0]) for one in (bot, *others)]
    return (
        f"| {game_id} | {names[0]} | {', '.join(names[1:])} | {lasting} | {walks} | {games} |"
        f" {rate:.1%} | {low:.1%} – {high:.1%} | {fair:.0%} | {wanted} | {verdict} | {pace:.0f} | {late} | {errors} |"
    )


def contests(folder: Folder) -> list[str]:
    """A line for each contest."""
    lines = [
        "| game | bot | against | time | walks | games | win rate | 95 % | fair | wanted | reached | ms a decision | late | errors |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for contest in CONTESTS:
        for game_id in GAMES:
            for held in (CLOCK, WALKS) if contest.timed() else (CLOCK,):
                path = folder.store(game_id, contest, held)
                if has_seats(game_id, contest) and path.exists() and path.read_bytes().count(b"\n") > 1:
                    lines.append(contest_line(game_id, contest, path, held))
    return lines


def speed(folder: Folder) -> list[str]:
    table = folder.note("speed")
    wanted = {"-1": 450, "100": 3000}
    names = {"-1": "to the end of the game", "100": "cut at 100 decisions"}
    return [
        "| rollouts | positions | walks | walks a second | wanted (one of the two) |",
        "|---|---|---|---|---|",
        *(
            f"| {names[cut]} | {row['positions']} | {row['walks']} | {row['per_second']:,} | {wanted[cut]:,} |"
            for cut, row in table.items()
        ),
    ]


def normal(folder: Folder) -> list[str]:
    table = folder.note("normal")
    return [
        "| game | seconds of each game | under 60 |",
        "|---|---|---|",
        *(
            f"| {game_id} | {', '.join(f'{seconds:.0f}' for seconds in spent)} | {'yes' if max(spent) < 60 else '**no**'} |"
            for game_id, spent in table.items()
        ),
    ]


def punctual(folder: Folder) -> list[str]:
    table = folder.note("punctual")
    return [
        "| bot | games | decisions | late | longest, ms | processes beside it |",
        "|---|---|---|---|---|---|",
        *(
            f"| {bot} | {row['games']} | {row['decisions']:,} | {row['late']} | {row['longest'] * 1000:.0f} | {row['beside']} |"
            for bot, row in table.items()
        ),
    ]


def learnt_tables() -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every game and size of table for which weights are shipped, with where they are from."""
    found = [(game.id, judgement.origin) for game in tafelrunde.all_games() if (judgement := game.judgement()) is not None]
    return [(game_id, origin, table) for game_id, origin in found for table in origin["tables"]]


def judged() -> list[str]:
    """How well the judgements that are shipped foretell winners of games they have not seen; from the files of the weights themselves."""
    lines = [
        "| game | seats | learnt from | games | held out | `evaluate` | base rates | `evaluate` rescaled | learnt | below `evaluate` |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game_id, origin, table in learnt_tables():
        losses = table["log_loss"]
        less = 1.0 - losses["learnt"] / losses["evaluate"]
        told = " | ".join(f"{losses[name]:.3f}" for name in ("evaluate", "base rates", "evaluate rescaled", "learnt"))
        taught = f"{', '.join(origin['bots'])} | {table['games']} | {table['held_out']}"
        lines.append(f"| {game_id} | {table['seats']} | {taught} | {told} | {less:.0%} |")
    return lines


def calibrated() -> list[str]:
    """What those judgements say of seats, and how often it came true."""
    lines = ["| game | seats | chance that was said | came true | times |", "|---|---|---|---|---|"]
    for game_id, _, table in learnt_tables():
        lines += [f"| {game_id} | {table['seats']} | {said:.0%} | {true:.0%} | {times} |" for said, true, times in table["calibration"]]
    return lines


def rated() -> list[str]:
    """What the levels are rated, from the files that come with the games, with how often each wins against the one below by that."""
    lines = ["| game | level | walks | rating | 95 % | against the one below | games with 2, 3, 4 seats |", "|---|---|---|---|---|---|---|"]
    for game_id in GAMES:
        found = ladder(tafelrunde.find(game_id).package)
        games = ", ".join(str(found.origin.games.get(seats, 0)) for seats in ("2", "3", "4"))
        for n, one in enumerate(found.ratings):
            against = f"{expected(one.rating - found.ratings[n - 1].rating):.0%}" if n else "–"
            known = f"{one.least} – {one.most}" if n else "by definition"
            lines.append(f"| {game_id} | {one.level} | {walks_of(game_id, one.level)} | {one.rating} | {known} | {against} | {games} |")
    return lines


def blunders(folder: Folder) -> list[str]:
    """How many of the kept decisions each level solves, as `make blunders` found."""
    return blunder_lines(folder.note("blunders"))


def remarks(folder: Folder) -> list[str]:
    """What a reader must know about these runs in particular, kept in remarks.json beside them."""
    return [f"- {text}" for text in folder.note("remarks").get("remarks", [])]


def write(folder: Folder, page: Path) -> None:
    """The whole page; what was not measured yet is not there."""
    parts = [
        ("Contests", contests(folder)),
        ("Levels on one scale (the lowest is 1000; 400 more win ten times as often as they lose at a table of two)", rated()),
        ("Decisions at which a person would shake the head over any other move: how many answers are good", blunders(folder)),
        ("Judgements learnt from play: log loss of the winner (less is better)", judged()),
        ("Are their chances what they say?", calibrated()),
        ("Speed of the search at Root with four seats, one core", speed(folder)),
        ("Games of four Normal bots, one after the other on one core", normal(folder)),
        ("Under load: illegal moves none, overruns of more than a tenth and 5 ms", punctual(folder)),
    ]
    text = HEAD.format(machine=machine())
    for title, lines in parts:
        if len(lines) > 2:
            text += f"\n## {title}\n\n" + "\n".join(lines) + "\n"
    if found := remarks(folder):
        text += "\n## Remarks on these runs\n\n" + "\n".join(found) + "\n"
    page.write_text(text, "utf-8")
