"""Small charts as SVG, drawn by hand: no library, no script, readable in light and dark, in a page or alone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

COLOURS = ("#3566b8", "#c8501e", "#2a8a4a", "#8d4bb0", "#a58a00", "#0f8b8d", "#b03060", "#666666")
DASHES = ("", "6 3", "2 2", "8 3 2 3", "4 4", "1 3", "10 4", "3 6")
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#333}.grid{stroke:#ccc;stroke-width:1}.axis{stroke:#666;stroke-width:1}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#444}.axis{stroke:#999}}"
)
Point = tuple[float, float]


def svg(width: int, height: int, title: str, body: Sequence[str]) -> str:
    """A whole picture. The title is read out by screen readers."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">'
    return f"{head}<title>{escape(title)}</title><style>{STYLE}</style>{''.join(body)}</svg>\n"


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(least: float, most: float, about: int = 5) -> list[float]:
    """Round numbers between two values, about so many: whole tens, fives or twos apart."""
    rough = (most - least) / about
    if rough <= 0:
        return [least]
    unit = 10.0 ** floor(log10(rough))
    step = next(times * unit for times in (1, 2, 5, 10) if times * unit >= rough * (1 - 1e-9))
    return [number * step for number in range(ceil(least / step - 1e-9), floor(most / step + 1e-9) + 1)]


class Frame:
    """Axes with a grid: x from 0 to `most`; y from 0 to 1 as per cent, or from 0 to `tall`."""

    def __init__(self, width: int, height: int, most: float, x_name: str, tall: float | None = None) -> None:
        self.width, self.height, self.most, self.tall = width, height, max(most, 1.0), tall or 1.0
        self.left, self.right, self.top, self.bottom = 46, width - 16, 12, height - 34
        self.parts: list[str] = []
        for value in ticks(0.0, self.tall):
            if tall is None or value == round(value):
                y, label = self.y(value), f"{value:.0%}".replace("%", " %") if tall is None else f"{value:.0f}"
                self.parts += [line(self.left, y, self.right, y, "grid"), text(self.left - 6, y + 4, label, "end")]
        for value in ticks(0.0, self.most):
            x = self.x(value)
            self.parts += [line(x, self.bottom, x, self.bottom + 4, "axis"), text(x, self.bottom + 18, f"{value:.4g}", "middle")]
        self.parts += [line(self.left, self.bottom, self.right, self.bottom, "axis"), text(self.right, self.height - 2, x_name, "end")]

    def x(self, value: float) -> float:
        return self.left + (self.right - self.left) * value / self.most

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * value / self.tall


def lines(title: str, named: Sequence[tuple[str, Sequence[Point]]], x_name: str, marks: Sequence[int] = ()) -> str:
    """Shares over time, one line for each name. `marks` are moments worth a vertical line."""
    rows = (len(named) + 2) // 3
    width, plot = 760, 300
    frame = Frame(width, plot, max((point[0] for _, points in named for point in points), default=1), x_name)
    body = frame.parts
    for mark in marks:
        body.append(line(frame.x(mark), frame.top, frame.x(mark), frame.bottom, "axis"))
    for i, (name, points) in enumerate(named):
        path = " ".join(f"{frame.x(x):.1f},{frame.y(min(max(y, 0.0), 1.0)):.1f}" for x, y in points)
        look = f'fill="none" stroke="{COLOURS[i % 8]}" stroke-width="2" stroke-dasharray="{DASHES[i % 8]}"'
        body.append(f'<polyline points="{path}" {look}><title>{escape(name)}</title></polyline>')
        x, y = 46 + 240 * (i % 3), plot + 16 + 18 * (i // 3)
        body.append(f'<line x1="{x}" y1="{y - 4}" x2="{x + 26}" y2="{y - 4}" {look}/>' + text(x + 32, y, name))
    return svg(width, plot + 10 + 18 * rows, title, body)


def bars(title: str, rows: Sequence[tuple[str, float, float, float]], mark: float | None = None) -> str:
    """Shares with their intervals: name, value, from, to. `mark` is a share to compare with."""
    width, height = 760, 30 + 30 * len(rows)
    left, right = 220, width - 70
    body = []
    for tenth in range(0, 11, 2):
        x = left + (right - left) * tenth / 10
        body += [line(x, 6, x, height - 22, "grid"), text(x, height - 6, f"{tenth * 10} %", "middle")]
    for i, (name, value, low, high) in enumerate(rows):
        y = 12 + 30 * i
        scale = right - left
        body.append(text(left - 8, y + 13, name if len(name) < 32 else name[:30] + "…", "end"))
        body.append(f'<rect x="{left}" y="{y}" width="{scale * value:.1f}" height="18" fill="{COLOURS[i % 8]}" fill-opacity="0.75"/>')
        body.append(line(left + scale * low, y + 9, left + scale * high, y + 9, "axis"))
        body += [line(left + scale * end, y + 4, left + scale * end, y + 14, "axis") for end in (low, high)]
        body.append(text(right + 6, y + 13, f"{value:.1%}"))
    if mark is not None:
        x = left + (right - left) * mark
        body.append(line(x, 6, x, height - 22, "axis"))
    return svg(width, height, title, body)


def spans(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Values with their intervals on a common scale: name, value, from, to."""
    width, height = 760, 30 + 30 * len(rows)
    left, right = 220, width - 70
    least = min((row[2] for row in rows), default=0.0)
    most = max((row[3] for row in rows), default=1.0)
    scale = (right - left) / max(most - least, 1e-9)
    body = []
    for value in ticks(least, most):
        x = left + scale * (value - least)
        body += [line(x, 6, x, height - 22, "grid"), text(x, height - 6, f"{value:.4g}", "middle")]
    for i, (name, value, low, high) in enumerate(rows):
        y = 21 + 30 * i
        body.append(text(left - 8, y + 4, name if len(name) < 32 else name[:30] + "…", "end"))
        body.append(line(left + scale * (low - least), y, left + scale * (high - least), y, "axis"))
        body.append(f'<circle cx="{left + scale * (value - least):.1f}" cy="{y}" r="5" fill="{COLOURS[i % 8]}"/>')
        body.append(text(right + 6, y + 4, f"{value:.1f}"))
    return svg(width, height, title, body)


def histogram(title: str, values: Sequence[float], x_name: str, bins: int = 24) -> str:
    """How many of the values lie where."""
    if not values:
        return svg(760, 40, title, [text(10, 24, "nothing yet")])
    most = max(values) or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int(value / most * bins))] += 1
    frame = Frame(760, 220, most, x_name, max(counts))
    body = frame.parts
    wide = (frame.right - frame.left) / bins
    for i, count in enumerate(counts):
        top = frame.y(count)
        body.append(
            f'<rect x="{frame.left + wide * i + 1:.1f}" y="{top:.1f}" width="{wide - 2:.1f}" height="{frame.bottom - top:.1f}" '
            f'fill="{COLOURS[0]}"><title>{count}</title></rect>'
        )
    return svg(760, 220, title, body)
