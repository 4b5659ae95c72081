"""A contest on one page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from tafelrunde.arena.charts import bars, histogram, lines, spans
from tafelrunde.arena.figures import Figures, course, figures
from tafelrunde.arena.plan import Plan

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #ccc}
th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}th,td{border-color:#444}}
"""


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def page(plan: Plan, results: Sequence[dict[str, Any]]) -> str:
    """The report as HTML, complete in itself."""
    rows = figures(plan.bots, len(plan.seats), results)
    finished = [result for result in results if result["finished"] and not result["error"]]
    errors = [result for result in results if result["error"]]
    title = f"{plan.game}: {' · '.join(dict.fromkeys(plan.bots))}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{len(results)} games, {len(finished)} finished, {len(errors)} with errors. Seats: {escape(', '.join(plan.seats))}."
        f" Sets of {len(plan.seatings())} games share a seed, from {plan.seed} on. Intervals are 95 %.</p>",
        "<h2>Win rate</h2>",
        strength(rows),
        bars("Win rate of each bot", [(row.bot, row.rate, row.rate_from, row.rate_to) for row in rows], 1 / len(plan.seats)),
        "<h2>Rating</h2>",
        spans("Rating of each bot", [(row.bot, row.rating, row.rating_from, row.rating_to) for row in rows]),
        "<h2>Course</h2>",
        lines("Win rate so far", [(row.bot, course(row.bot, results)) for row in rows], "games"),
        "<h2>By seat</h2>",
        by_seat(plan, rows),
        "<h2>Length</h2>",
        histogram("Decisions in a game", [result["decisions"] for result in finished], "decisions"),
        endings(finished),
        "<h2>Thinking</h2>",
        thinking(rows),
    ]
    if errors:
        parts += ["<h2>Errors</h2><ul>", *(f"<li>game {result['number']}: {escape(result['error'])}</li>" for result in errors), "</ul>"]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def strength(rows: Sequence[Figures]) -> str:
    return table(
        ("bot", "seats played", "wins", "win rate", "interval", "if equal", "rating", "interval"),
        [
            (
                row.bot,
                str(row.seatings),
                f"{row.wins:.1f}",
                f"{row.rate:.1%}",
                f"{row.rate_from:.1%} – {row.rate_to:.1%}",
                f"{row.fair:.1%}",
                f"{row.rating:.1f}",
                f"{row.rating_from:.1f} – {row.rating_to:.1f}",
            )
            for row in rows
        ],
    )


def by_seat(plan: Plan, rows: Sequence[Figures]) -> str:
    cells = [(row.bot, *(f"{wins / games:.0%} of {games:.0f}" if games else "–" for games, wins in row.by_seat)) for row in rows]
    return table(("bot", *plan.seats), cells)


def thinking(rows: Sequence[Figures]) -> str:
    return table(
        ("bot", "decisions", "mean ms", "longest ms", "overruns"),
        [
            (row.bot, str(row.decisions), f"{1000 * row.seconds / max(1, row.decisions):.2f}", f"{1000 * row.longest:.1f}", str(row.late))
            for row in rows
        ],
    )


def endings(finished: Sequence[dict[str, Any]]) -> str:
    counts: dict[str, int] = {}
    for result in finished:
        counts[result["rule"]] = counts.get(result["rule"], 0) + 1
    return table(("ended by rule", "games"), [(rule, str(count)) for rule, count in sorted(counts.items(), key=lambda pair: -pair[1])])
