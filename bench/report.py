"""docs/performance.md from what was measured."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Callable
from typing import Any

import tafelrunde

Results = dict[str, list[dict[str, Any]]]
BASE = "python-chess"
ZOO_BASE = "pettingzoo:chess_v6"
BEFORE, AFTER = "before", "after"
"""In front of the name of a measurement that was taken in both states."""
DRIVEN = ("python-chess", "open_spiel", "catanatron", "boardgame.io")
"""Peers that are driven move by move."""
NAMES = {
    "python-chess": "python-chess",
    "boardgame.io": "boardgame.io, a small game of areas (JavaScript)",
    "catanatron": "catanatron (Python)",
}


def label(name: str) -> str:
    """How a contestant is called in a table."""
    kind, _, which = name.partition(":")
    if kind == "open_spiel":
        return f"OpenSpiel {which.removeprefix('python_')} ({'Python' if which.startswith('python_') else 'C++'})"
    if kind == "open_spiel-inside":
        return f"OpenSpiel {which} (C++)"
    if kind == "pettingzoo":
        return f"PettingZoo {which}"
    return NAMES.get(name, name)


def title(game: str) -> str:
    return tafelrunde.find(game).title


def figures(results: Results, name: str, figure: str) -> list[float | None]:
    return [one.get(figure) for one in results.get(name, [])]


def middle(results: Results, name: str, figure: str) -> float | None:
    known = [value for value in figures(results, name, figure) if value is not None]
    return statistics.median(known) if known else None


def ratio(results: Results, name: str, base: str, figure: str = "decisions_per_s") -> tuple[float, float, float] | None:
    """Median, lowest and highest of the ratios taken within each round."""
    pairs = zip(figures(results, name, figure), figures(results, base, figure), strict=False)
    known = [one / other for one, other in pairs if one and other]
    return (statistics.median(known), min(known), max(known)) if known else None


def number(value: float | None, form: str = "{:,.0f}") -> str:
    return "–" if value is None else form.format(value)


def times(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def spread(found: tuple[float, float, float] | None) -> str:
    return "–" if found is None else f"**{times(found[0])}** ({times(found[1])}–{times(found[2])})"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def ranked(results: Results, names: dict[str, str], base: str, *more: tuple[str, Callable[[str], str]]) -> str:
    """Contestants by speed, fastest first, with the ratio to the base."""
    found = [(ratio(results, name, base), name) for name in names]
    found.sort(key=lambda pair: -(pair[0][0] if pair[0] else 0.0))
    rows = [[names[name], spread(shown), *(tell(name) for _, tell in more)] for shown, name in found if shown is not None]
    return table(["", f"{label(base)} = 1", *(head for head, _ in more)], rows)


def ours(way: str, game: str, build: str, *rest: str) -> str:
    """The name a measurement of ours has in the results."""
    return " ".join([way, game, build, rest[0] if rest else str(tafelrunde.find(game).min_seats), *rest[1:]])


def peers_section(games: list[str], builds: list[str], results: Results) -> str:
    def options(name: str) -> str:
        return number(middle(results, name, "options"), "{:.1f}")

    def length(name: str) -> str:
        return number(middle(results, name, "decisions_per_game"))

    names = {name: label(name) for name in results if name.partition(":")[0] in DRIVEN}
    names |= {ours("python", game, build): f"**{title(game)}**, {build}" for game in games for build in builds}
    driven = ranked(results, names, BASE, ("options per decision", options), ("decisions per game", length))
    inside = {name: label(name) for name in results if name.startswith("open_spiel-inside")}
    inside |= {ours("inside", game, build): f"**{title(game)}**, {build}" for game in games for build in builds}
    base = number(middle(results, BASE, "decisions_per_s"))
    return f"""## Random play, driven from Python

Decisions per second of a loop that asks for the legal moves and plays one of them; boardgame.io is driven from JavaScript, through its
`Client`. The ratio is the median of the rounds, with the lowest and the highest. python-chess made about {base} decisions per second on
this machine, which is worth little by itself: ratios travel, seconds do not. A decision is one choice of a player; chance is not counted.
Speed without the number of options says little: more options are more work for whoever lists them.

{driven}
## Random play in each engine's own loop

Where a library has a loop of its own, no call from Python comes between: our `playout`, OpenSpiel's random bots in C++.

{ranked(results, inside, BASE)}"""


def zoo_section(games: list[str], builds: list[str], results: Results) -> str:
    def options(name: str) -> str:
        return number(middle(results, name, "options"), "{:.1f}")

    def copy(name: str) -> str:
        return number(middle(results, name, "copy_us"), "{:,.1f}")

    names = {name: label(name) for name in results if name.startswith("pettingzoo:")}
    names |= {ours("pettingzoo", game, builds[-1]): f"**{title(game)}**, {builds[-1]}" for game in games}
    shown = ranked(results, names, ZOO_BASE, ("options per turn", options), ("copy of the environment, µs", copy))
    return f"""## Through PettingZoo

Turns per second of the loop of PettingZoo's own benchmark: `last` with its observation, a sample from the mask, `step`. Copies are
`copy.deepcopy` for PettingZoo's games and `copy()` for ours.

{shown}"""


def sizes_section(games: list[str], builds: list[str], results: Results) -> str:
    rows = []
    for game in games:
        for build in builds:
            name = ours("sizes", game, build)
            cells = [number(middle(results, name, figure), "{:,.1f}") for figure in ("copy_us", "guess_us", "view_us")]
            rows.append([f"{title(game)}, {build}", *cells, number(middle(results, name, "bytes"))])
    peers = [name for name in results if name.partition(":")[0] in ("python-chess", "open_spiel", "catanatron")]
    for name in peers:
        if (cost := middle(results, name, "copy_us")) is not None:
            rows.append([label(name), number(cost, "{:,.1f}"), "–", "–", "–"])
    told = "Ours is the median of many passes over positions of whole games, the peers' the best of many short series from one position.\n"
    return f"## What a position costs\n\n{told}\n" + table(["fewest seats", "copy, µs", "guess, µs", "view, µs", "bytes"], rows)


def by_seats(game: str, build: str, results: Results) -> list[list[str]]:
    entry, rows = tafelrunde.find(game), []
    for many in range(entry.min_seats, entry.max_seats + 1):
        speed, size = ours("growth", game, build, str(many)), ours("sizes", game, build, str(many))
        figures = [middle(results, speed, "decisions_per_game"), middle(results, size, "copy_us"), middle(results, size, "bytes")]
        cost = spread(ratio(results, ours("growth", game, build), speed))
        rows.append([title(game), str(many), cost, *(number(figure) for figure in figures)])
    return rows


def by_map(game: str, build: str, results: Results) -> list[list[str]]:
    """A row for each choice of where to play, compared with as many seats on the usual map."""
    rows = []
    for name in results:
        parts = name.split(" ", 4)
        if parts[:3] != ["growth", game, build] or len(parts) < 5:
            continue
        seats, chosen = parts[3], parts[4]
        size = ours("sizes", game, build, seats, chosen)
        cost = spread(ratio(results, ours("growth", game, build, seats), name))
        figures = [number(middle(results, size, figure)) for figure in ("places", "bytes")]
        rows.append([title(game), chosen.replace('"', "").replace("=", " "), seats, figures[0], cost, figures[1]])
    return rows


def growth_section(games: list[str], builds: list[str], results: Results) -> str:
    build = builds[-1]
    quarters = []
    for game in games:
        spent = (results.get(ours("stages", game, build)) or [{}])[0].get("quarters_us") or []
        if spent and all(spent):
            quarters.append([title(game), *(f"{quarter / spent[0]:.2f}" for quarter in spent)])
    seats = [row for game in games for row in by_seats(game, build, results)]
    maps = [row for game in games for row in by_map(game, build, results)]
    parts = [
        f"## How cost grows\n\nCost per decision in our own loop, {build}, with the fewest seats on the default map = 1: median of\n"
        "the passes, lowest and highest. The default map compared with itself shows how much of this is noise.\n",
        table(["", "seats", "cost per decision", "decisions per game", "copy, µs", "bytes"], seats),
        "Along a game: cost per decision in each quarter, the first = 1.\n",
        table(["", "first", "second", "third", "last"], quarters),
    ]
    if maps:
        head = "By where it is played: cost per decision, with as many seats on the default map = 1.\n"
        parts += [head, table(["", "", "seats", "places", "cost per decision", "bytes"], maps)]
    return "\n".join(parts)


def profile_section(games: list[str], results: Results) -> str:
    lines = ["## What the time goes to\n", "Shares of random play, interpreted: by file, then the functions that take most.\n"]
    for game in games:
        found = (results.get(ours("profile", game, "pure")) or [{}])[0]
        for what in ("files", "functions"):
            shares = ", ".join(f"{name} {share:.0%}" for name, share in found.get(what, []))
            lines.append(f"- {title(game)}, {what}: {shares}")
    return "\n".join(lines) + "\n"


def goals_section(games: list[str], builds: list[str], results: Results) -> str:
    """What the project promises of its speed, and whether this run bears it out."""
    build, rows = builds[-1], []
    for game in games:
        found = ratio(results, ours("pettingzoo", game, build), ZOO_BASE)
        if found:
            rows.append([f"{title(game)} through PettingZoo: 10 × the turns of {label(ZOO_BASE)}", spread(found), said(found, 10)])
    root = ours("python", "root", build)
    for way, peers in (("python", DRIVEN), ("inside", ("open_spiel-inside",))):
        name = root.replace("python", way, 1)
        for peer in results:
            if peer.partition(":")[0] in peers and comparable(results, root, peer) and (found := ratio(results, name, peer)):
                loop = "driven from Python" if way == "python" else "in its own loop"
                rows.append([f"Root, {build}, {loop}: ahead of {label(peer)}", spread(found), said(found, 1)])
    return f"""## What is promised

Reached means: in every round. Root is compared with every peer whose players have between half and twice as many options per decision; the
tables below have the others too, ahead of Root or behind it.

{table(["", "ratio", "reached"], rows)}"""


def compared(results: Results, way: str, game: str, build: str, seats: str, figure: str, *options: str) -> str:
    """This state's figure in units of the earlier one's."""
    name = " ".join([way, game, build, seats, *options])
    return spread(ratio(results, f"{AFTER} {name}", f"{BEFORE} {name}", figure))


def before_section(results: Results) -> str:
    """This state of the project beside an earlier one, measured in turns; nothing if there was none."""
    settings = sorted({tuple(name.split(" ")[2:5]) for name in results if name.startswith(f"{BEFORE} ") and " search " not in name})
    if not settings:
        return ""
    loops, costs, walks = [], [], []
    for game, build, seats in settings:
        row = [f"{title(game)}, {build}", seats]
        ways = [(way, figure) for way in ("python", "inside") for figure in ("decisions_per_s", "games_per_s")]
        loops.append(row + [compared(results, way, game, build, seats, figure) for way, figure in ways])
        name = f"{AFTER} sizes {game} {build} {seats}"
        if name in results:
            cells = [
                f"{number(middle(results, name, figure), form)}: {compared(results, 'sizes', game, build, seats, figure)}"
                for figure, form in (("copy_us", "{:.2f}"), ("guess_us", "{:.1f}"), ("bytes", "{:,.0f}"))
            ]
            costs.append([*row, *cells])
    for name in results:
        if name.startswith(f"{BEFORE} search"):
            _, way, game, build, seats, cut = name.split(" ")
            length = "to the end" if cut == "cut=-1" else f"{cut.removeprefix('cut=')} decisions"
            walks.append([f"{title(game)}, {build}", seats, length, compared(results, way, game, build, seats, "walks_per_s", cut)])
    return f"""## Before and after positions were packed

Each measurement was taken in the earlier state of the project and right after it in this one, in the same round; the earlier one = 1,
median of the rounds, lowest and highest. A decision is not everywhere what it was then: questions with one answer are no longer asked, so
games a second are the fairer measure.

{table(["random play", "seats", "from Python: decisions/s", "games/s", "own loop: decisions/s", "games/s"], loops)}
What a position costs now, and in units of what it cost then:

{table(["", "seats", "copy, µs", "guess, µs", "bytes"], costs)}
Walks a second of the search, by how far its rollouts go:

{table(["", "seats", "rollouts", "walks/s"], walks)}
On 17 November 2026, before positions were packed, both sides warm and in turns on one core, Root with four seats played 1.58 times the
games a second of TAG (Java), searched 1.19 times as fast with full rollouts and 0.93 times with rollouts cut at 100, and a copy took 0.084
of TAG's time. TAG is not installed by our commands; the ratios above times these figures say where we stand beside it, as far as that can
be said without measuring both again.
"""


def comparable(results: Results, name: str, peer: str) -> bool:
    """Whether players choose among about as many options: between half and twice."""
    own, theirs = middle(results, name, "options"), middle(results, peer, "options")
    return bool(own and theirs and 0.5 <= theirs / own <= 2.0)


def said(found: tuple[float, float, float], bar: float) -> str:
    """Reached only where every round reaches it: a median above the bar with rounds below it proves nothing."""
    if found[1] >= bar:
        return "yes"
    if found[2] < bar:
        return "**no**"
    return f"**open**: the median {'does' if found[0] >= bar else 'does not'}, not every round does"


def busy(results: Results) -> str:
    """How long each was measured, and how busy the machine was meanwhile: neighbours slow down caches, not only clocks."""
    known = [one for found in results.values() for one in found if "load" in one]
    if not known:
        return ""
    loads, seconds = [one["load"] for one in known], sorted({one["seconds"] for one in known})
    told = " or ".join(f"{value:g}" for value in seconds)
    return (
        f" Each ran for {told} s at a time; the load of the machine, where it was noted, was {min(loads):.1f} to {max(loads):.1f} per core."
    )


def page(games: list[str], builds: list[str], results: Results) -> str:
    """The whole page."""
    missing = sorted(label(name) for name, found in results.items() if all("missing" in one for one in found))
    count = len(results[BASE])
    left_out = f" Not installed and left out: {', '.join(missing)}." if missing else ""
    head = f"""# Performance

Written by `make bench`; do not edit. {count} rounds, each contestant in a process of its own, one after another on one core
({platform.machine()}, Python {platform.python_version()}), on the clock of the process.{busy(results)}{left_out}

"""
    sections = [
        goals_section(games, builds, results),
        before_section(results),
        peers_section(games, builds, results),
        zoo_section(games, builds, results),
        sizes_section(games, builds, results),
        growth_section(games, builds, results),
        profile_section(games, results),
    ]
    return head + "\n".join(section for section in sections if section)
