"""A board file as a picture, for whoever makes boards of his own (T20.4)."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.seventhstone.board.board import kind_of, portal_of, terrain_of
from tafelrunde.games.seventhstone.board.files import DRAWN, WORDS, read_file
from tafelrunde.games.seventhstone.words import DESERT, OUTSIDE, PORTAL_NAMES, STRIDE, TEMPLE, VOLCANO, WATER, YIELD

COLOURS = {
    YIELD: ("#d9e4a3", "#8fb07a", "#b9b2a6"),
    TEMPLE: ("#f3e6b8", "#d9dca0", "#e0d6c0"),
    DESERT: ("#ecd79a",) * 4,
    VOLCANO: ("#a4433a",) * 4,
    WATER: ("#9fc4de",) * 4,
}
HEAT = "#d0211c"
CELL = 64


def draw_board(text: str, heat: Mapping[int, float] | None = None) -> str:
    """A board file as a picture (SVG): colour for terrain, the redder the hotter it is, and the word of the file in each field."""
    return draw_rows(read_file(text).rows(), heat)


def draw_rows(rows: list[list[str]], heat: Mapping[int, float] | None = None) -> str:
    """The picture of a grid, finished or not."""
    warmth = heat or {}
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CELL * len(rows[0])} {CELL * len(rows)}" font-family="sans-serif">']
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            parts += _field(column, row, word, warmth.get(row * STRIDE + column, 0.0))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _field(column: int, row: int, word: str, warm: float) -> list[str]:
    code = WORDS.get(word, WORDS["#"])
    if word != DRAWN and kind_of(code) == OUTSIDE:
        return []
    fill = "#ffffff" if word == DRAWN else COLOURS[kind_of(code)][terrain_of(code)]
    x, y = column * CELL, row * CELL
    parts = [f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="#444"/>']
    if warm:
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{HEAT}" fill-opacity="{0.8 * warm:.2f}"/>')
    if portal_of(code) and word != DRAWN:
        ring = PORTAL_NAMES[portal_of(code)]
        parts.append(f'<circle cx="{x + 32}" cy="{y + 24}" r="12" fill="none" stroke="{ring}" stroke-width="5"/>')
    parts.append(f'<text x="{x + 32}" y="{y + 56}" text-anchor="middle" font-size="12">{column + 1}/{row + 1} {word}</text>')
    return parts
