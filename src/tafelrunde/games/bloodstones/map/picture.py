"""A map as a picture: areas in the colours of their terrain, rivers, names. SVG, drawn from the data alone."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from tafelrunde.engine.plane import Point
from tafelrunde.games.bloodstones.map.maps import MapData, parse_map

COLOURS = {
    "plains": "#cfe0a0",
    "forest": "#6f9f62",
    "hills": "#c9a66b",
    "mountain": "#8d8a86",
    "desert": "#efdca0",
    "sea": "#8fb8d8",
}
HEAT = "#d0211c"
SCALE = 10
LINE = 'stroke="#4a4438" stroke-width="2" stroke-linejoin="round"'


def _points(points: list[Point]) -> str:
    return " ".join(f"{x * SCALE:.1f},{y * SCALE:.1f}" for x, y in points)


def draw_map(text: str, heat: Mapping[int, float] | None = None) -> str:
    """The picture of a map that has been checked, its areas the redder the hotter they are."""
    return draw_data(parse_map(text), heat)


def draw_data(data: MapData, heat: Mapping[int, float] | None = None) -> str:
    """The picture of a map, finished or not."""
    size = 100 * SCALE
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" text-anchor="middle">']
    out.append(f"<title>{escape(data.title)}</title>")
    for area in data.areas:
        label = escape(f"{area.id} {area.name} ({area.terrain})")
        out.append(f'<polygon points="{_points(area.polygon)}" fill="{COLOURS[area.terrain]}" {LINE}><title>{label}</title></polygon>')
    for number, warmth in (heat or {}).items():
        out.append(f'<polygon points="{_points(data.areas[number].polygon)}" fill="{HEAT}" fill-opacity="{0.8 * warmth:.2f}"/>')
    for river in data.rivers:
        for line in river.lines:
            out.append(f'<polyline points="{_points(line)}" fill="none" stroke="#3f74a3" stroke-width="5" stroke-linecap="round"/>')
    for area in data.areas:
        x, y = area.center[0] * SCALE, area.center[1] * SCALE
        out.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="13">{escape(area.id)}</text>')
        out.append(f'<text x="{x:.1f}" y="{y + 12:.1f}" font-size="9">{escape(area.name)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
