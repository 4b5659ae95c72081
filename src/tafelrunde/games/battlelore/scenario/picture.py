"""A scenario drawn as SVG: hexes, terrain, landmarks, objectives, section lines and the units of both camps."""

from __future__ import annotations

from collections.abc import Mapping
from xml.sax.saxutils import escape

from tafelrunde.games.battlelore.board.geometry import Board, board_of
from tafelrunde.games.battlelore.scenario.check import read_scenario
from tafelrunde.games.battlelore.scenario.files import CAMPS, Scenario
from tafelrunde.games.battlelore.tables import U_COLOUR, U_KIND, UNIT_IDS, UNIT_OF
from tafelrunde.games.battlelore.words import COLOURS, CREATURE, MOUNTED

SIZE = 40.0
"""The width of a hex."""
MARGIN = 30.0
CORNERS = ((0.0, -0.577), (0.5, -0.289), (0.5, 0.289), (0.0, 0.577), (-0.5, 0.289), (-0.5, -0.289))
EDGES = {"e": (1, 2), "ne": (0, 1), "nw": (5, 0), "w": (4, 5), "sw": (3, 4), "se": (2, 3)}
GROUND = {
    "wooded": "#7fa36b",
    "elevated": "#c9ab78",
    "cliff": "#b58f5c",
    "waterway": "#7fb2d8",
    "fordable-waterway": "#a9cfe6",
    "ford": "#a9cfe6",
    "bridge-wooden": "#b08a5a",
    "bridge-stone": "#a5a5a5",
    "rampart": "#d8cfb8",
    "marsh": "#9bb59b",
    "stakes": "#e4dcc0",
}
PLAIN = "#eef0dc"
BANNERS = {"green": "#2f8f3a", "blue": "#2f5fb0", "red": "#b3352f"}
HEAT = "#d0211c"
CAMP_EDGE = {0: "#222222", 1: "#f7f7f7"}


class Drawing:
    """One picture being made, of a scenario that need not be finished: what is nowhere on the board, or nothing, is left out."""

    def __init__(self, scenario: Scenario, heat: Mapping[int, float] | None = None) -> None:
        self.scenario = scenario
        self.heat = heat or {}
        self.board: Board = board_of(scenario.rows)
        self.armies = [self.army(camp) for camp in CAMPS]
        self.occupied = {h for army in self.armies for _, h in army}
        self.out: list[str] = []

    def army(self, camp: str) -> list[tuple[int, int]]:
        """The units of a camp that can be drawn, as kind and hex."""
        listed: dict[str, list[str]] = getattr(self.scenario.units, camp)
        found = [(UNIT_OF[unit], self.scenario.hex(text)) for unit, hexes in listed.items() if unit in UNIT_OF for text in hexes]
        return [(kind, h) for kind, h in found if h >= 0]

    def size(self) -> tuple[float, float]:
        """Width and height of the picture."""
        return round(2 * MARGIN + 14 * SIZE), round(2 * MARGIN + SIZE * 1.2 + self.board.rows * SIZE * 0.866)

    def center(self, h: int) -> tuple[float, float]:
        x = MARGIN + self.board.x[h] * SIZE / 2
        y = MARGIN + SIZE + (self.board.rows - self.board.row[h]) * SIZE * 0.866
        return x, y

    def corner(self, h: int, i: int) -> tuple[float, float]:
        x, y = self.center(h)
        return x + CORNERS[i][0] * SIZE, y + CORNERS[i][1] * SIZE

    def text(self, x: float, y: float, size: float, words: str, colour: str = "#222") -> None:
        style = f'font-family="sans-serif" font-size="{size:g}" text-anchor="middle" fill="{colour}"'
        self.out.append(f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>')

    def hexes(self) -> None:
        ground: dict[int, list[str]] = {}
        for kind, listed in self.scenario.terrain.items():
            for text in listed:
                ground.setdefault(self.scenario.hex(text), []).append(kind)
        for h in range(self.board.size):
            pieces = ground.get(h, [])
            points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (self.corner(h, i) for i in range(6)))
            colour = GROUND.get(pieces[-1], PLAIN) if pieces else PLAIN
            title = f"{self.board.label(h)} {', '.join(pieces)}".strip()
            self.out.append(f'<polygon points="{points}" fill="{colour}" stroke="#8a8a7a"><title>{escape(title)}</title></polygon>')
            if warmth := self.heat.get(h, 0.0):
                self.out.append(f'<polygon points="{points}" fill="{HEAT}" fill-opacity="{0.8 * warmth:.2f}"/>')
            if pieces:
                self.word(h, pieces[-1], "#444")

    def word(self, h: int, words: str, colour: str) -> None:
        """What a hex holds: in its middle, or under the unit that stands there."""
        x, y = self.center(h)
        self.text(x, y + (SIZE * 0.47 if h in self.occupied else 2), 6, words, colour)

    def frame(self) -> None:
        """The scenario's name, whose edge is which, and the names of rows and hexes (B2.3)."""
        middle = MARGIN + 7 * SIZE
        self.text(middle, MARGIN * 0.6, 13, self.scenario.name.en)
        for camp, row in ((1, self.board.rows), (0, 1)):
            y = self.center(self.board.column(row, 1))[1] + (SIZE * 0.95 if camp == 0 else -SIZE * 0.7)
            self.text(middle, y, 9, ("Standards (dark rim)", "Pennants (light rim)")[camp], "#555")
        for row in range(1, self.board.rows + 1):
            y = self.center(self.board.column(row, 1))[1] + 3
            self.text(MARGIN * 0.6, y, 8, f"r{row}", "#777")
        for number in range(1, 14):
            x, y = self.center(self.board.column(1, number))
            self.text(x, y + SIZE * 0.72, 7, f"c{number}", "#777")

    def lines(self) -> None:
        """The two section lines (B2.11)."""
        for column in (9, 19):
            x = MARGIN + column * SIZE / 2
            bottom = MARGIN + SIZE * 1.6 + (self.board.rows - 1) * SIZE * 0.866
            line = f'<line x1="{x:.1f}" y1="{MARGIN:.1f}" x2="{x:.1f}" y2="{bottom:.1f}" '
            self.out.append(line + 'stroke="#b3352f" stroke-dasharray="3 4"/>')

    def pieces(self) -> None:
        for text, edges in self.scenario.cliffs.items():
            h = self.scenario.hex(text)
            for edge in edges:
                if h < 0 or edge not in EDGES:
                    continue
                (x1, y1), (x2, y2) = (self.corner(h, i) for i in EDGES[edge])
                self.out.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#5a3d1e" stroke-width="4"/>')
        for mark in self.scenario.landmark:
            h = self.scenario.hex(mark.at)
            if h < 0:
                continue
            x, y = self.center(h)
            self.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE * 0.44:.1f}" fill="#e6d7f0" stroke="#6a4c93" stroke-width="2"/>')
            self.word(h, mark.kind, "#6a4c93")
            self.text(x, y + SIZE * 0.3, 5.5, f"({mark.owner})", "#6a4c93")
        for goal in self.scenario.objective:
            h = self.scenario.hex(goal.at)
            if h < 0:
                continue
            x, y = self.center(h)
            self.text(x, y - SIZE * 0.3, 9, "★" * max(1, min(9, goal.banners)), "#b8860b")

    def units(self) -> None:
        for camp, army in enumerate(self.armies):
            for kind, h in army:
                x, y = self.center(h)
                colour = BANNERS[COLOURS[U_COLOUR[kind]]]
                shape = f'cx="{x:.1f}" cy="{y:.1f}" rx="{SIZE * 0.33:.1f}" ry="{SIZE * (0.25 if U_KIND[kind] == MOUNTED else 0.33):.1f}"'
                width = 4 if U_KIND[kind] == CREATURE else 2
                self.out.append(f'<ellipse {shape} fill="{colour}" stroke="{CAMP_EDGE[camp]}" stroke-width="{width}"/>')
                self.text(x, y + 3, 8, UNIT_IDS[kind], "#fff")

    def svg(self) -> str:
        self.frame()
        self.hexes()
        self.lines()
        self.pieces()
        self.units()
        width, height = self.size()
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}">'
        title = f"<title>{escape(self.scenario.name.en)}</title>"
        return "\n".join([head, title, f'<rect width="{width:.0f}" height="{height:.0f}" fill="#ffffff"/>', *self.out, "</svg>", ""])


def draw_scenario(text: str, heat: Mapping[int, float] | None = None) -> str:
    """The picture of a scenario file, its hexes the redder the hotter they are. Unreadable says what is wrong with the file."""
    return Drawing(read_scenario(text), heat).svg()
