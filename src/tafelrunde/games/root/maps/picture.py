"""A map as a picture: clearings in the colours of their suits, slots, ruins, paths, river, forests. SVG, drawn from the data alone."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from tafelrunde.games.root.components import ClearingData, MapData
from tafelrunde.games.root.maps.drawing import completed, paths_of, points_of
from tafelrunde.games.root.maps.files import parse_map

SCALE = 10
SIZE = 100 * SCALE
RADIUS = 80
FOREST_RADIUS = 34
COLOURS = {"fox": "#e0894f", "rabbit": "#f0d878", "mouse": "#d9a3ae", "": "#e9e4d4"}
GROUND, WOOD, INK = "#b9c98d", "#4f7a45", "#4a4438"
HEAT = "#d0211c"
SLOT = 26


def draw_map(text: str, heat: Mapping[int, float] | None = None) -> str:
    """The picture of a map that has been checked, its clearings the redder the hotter they are."""
    return draw_data(completed(parse_map(text)), heat)


def draw_data(data: MapData, heat: Mapping[int, float] | None = None) -> str:
    """The picture of a map, finished or not."""
    points = {at: (x * SCALE, y * SCALE) for at, (x, y) in points_of(data).items()}
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" text-anchor="middle">']
    out.append(f'<title>{escape(data.title)}</title><rect width="{SIZE}" height="{SIZE}" fill="{GROUND}"/>')
    if len(data.river) > 1:
        course = " ".join(f"{points[at][0]},{points[at][1]}" for at in data.river)
        out.append(f'<polyline points="{course}" fill="none" stroke="#6fa8c4" stroke-width="34" stroke-linejoin="round"/>')
    for one, other in paths_of(data):
        (x1, y1), (x2, y2) = points[one], points[other]
        out.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#efe2c0" stroke-width="16"/>')
    for forest in data.forests:
        x, y = forest.x * SCALE, forest.y * SCALE
        around = ", ".join(map(str, forest.clearings))
        out.append(f'<g fill="{WOOD}"><title>forest {forest.id}: {around}</title><circle cx="{x}" cy="{y}" r="{FOREST_RADIUS}"/>')
        out.append(f'<text x="{x}" y="{y + 9}" font-size="26" fill="#fff">{forest.id}</text></g>')
    for clearing in data.clearings:
        out += _clearing(clearing)
    for at, warmth in (heat or {}).items():
        cx, cy = points[at + 1]
        out.append(f'<circle cx="{cx}" cy="{cy}" r="{RADIUS}" fill="{HEAT}" fill-opacity="{0.8 * warmth:.2f}"/>')
    return "\n".join([*out, "</svg>"]) + "\n"


def _clearing(clearing: ClearingData) -> list[str]:
    """A clearing with its number and slots; a corner has a second rim, a ruin is crossed out."""
    x, y = clearing.x * SCALE, clearing.y * SCALE
    out = [f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{COLOURS[clearing.suit]}" stroke="{INK}" stroke-width="4"/>']
    if clearing.corner:
        out.append(f'<circle cx="{x}" cy="{y}" r="{RADIUS - 9}" fill="none" stroke="{INK}" stroke-width="3" stroke-dasharray="9 6"/>')
    out.append(f'<text x="{x}" y="{y - 8}" font-size="40">{clearing.id}</text>')
    left = x - clearing.slots * (SLOT + 6) // 2 + 3
    for slot in range(clearing.slots):
        sx, sy = left + slot * (SLOT + 6), y + 14
        out.append(f'<rect x="{sx}" y="{sy}" width="{SLOT}" height="{SLOT}" fill="#fff8e6" stroke="{INK}" stroke-width="2"/>')
        if clearing.ruin and slot == 0:
            cross = f"M{sx} {sy}l{SLOT} {SLOT}m0 -{SLOT}l-{SLOT} {SLOT}"
            out.append(f'<path d="{cross}" stroke="{INK}" stroke-width="3"/>')
    return out
