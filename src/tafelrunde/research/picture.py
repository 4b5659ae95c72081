"""Any position as text and as an SVG picture, from `scene` and `view` alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from xml.sax.saxutils import escape

from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.position import Position
from tafelrunde.research.prose import Reader, flat

COLOURS = ("#c8553d", "#2f6690", "#5b8e3e", "#d9a404", "#7b4b94", "#3a8f8a", "#8a5a44", "#5c5c5c")
"""One for each seat; pieces also carry the seat's number, so that nobody needs to tell colours apart."""
GROUND = {
    "sea": "#cfe3ee",
    "water": "#cfe3ee",
    "lake": "#cfe3ee",
    "river": "#cfe3ee",
    "forest": "#d7e4cd",
    "mountain": "#ddd6cc",
    "hill": "#e6dfc8",
}
PLAIN = "#efe9da"
WIDTH = 900


def write(game: Game, roles: Sequence[str], pos: Position, seat: int | None) -> str:
    """What a seat (None: a spectator) knows, who decides and what about, as text."""
    reader = _reader(game, tuple(game.seat_names(list(roles))))
    return reader.prose(reader.moment(pos, seat))


@lru_cache(16)
def _reader(game: Game, names: tuple[str, ...]) -> Reader:
    return Reader(game, names)  # reading a game's sentences takes longer than saying them


def draw(game: Game, roles: Sequence[str], pos: Position, seat: int | None) -> str:
    """The places with what lies on them, and the scores, as an SVG document. Games without a scene show their seats only."""
    scene, view = pos.scene(), pos.view(seat)
    places: list[dict[str, Any]] = scene.get("places", [])
    across, down, spots = _fit(places)
    found = {place["id"]: place for place in view.get("places", []) if isinstance(place, dict) and "id" in place}
    parts = [_edges(scene.get("edges", []), spots)]
    parts += [_ground(place, spots[place["id"]], scene.get("layout", "graph"), across) for place in places]
    parts += [_pieces(found[place["id"]], spots[place["id"]]) for place in places if place["id"] in found]
    legend = _legend(game, roles, pos, seat, down)
    height = down + 22 * (len(roles) + 2)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" font-family="sans-serif" role="img">'
    title = f"<title>{escape(game.title)}</title>"
    return "\n".join([head, title, *parts, legend, "</svg>"]) + "\n"


class Spot:
    """Where a place is drawn, and the polygon it fills if it has one."""

    def __init__(self, x: float, y: float, step: float, polygon: list[tuple[float, float]]) -> None:
        self.x = x
        self.y = y
        self.step = step
        self.polygon = polygon


def _fit(places: list[dict[str, Any]]) -> tuple[float, float, dict[int, Spot]]:
    """The scale, the height of the board, and the spot of every place."""
    corners = [(point[0], point[1]) for place in places for point in place.get("polygon", [])]
    corners += [(place["x"], place["y"]) for place in places]
    if not corners:
        return 1.0, 20.0, {}
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide = max(x for x, _ in corners) - left or 1.0
    margin = 40.0
    scale = (WIDTH - 2 * margin) / wide

    def at(x: float, y: float) -> tuple[float, float]:
        return margin + (x - left) * scale, margin + (y - top) * scale

    spots = {}
    for place in places:
        x, y = at(place["x"], place["y"])
        spots[place["id"]] = Spot(x, y, scale, [at(point[0], point[1]) for point in place.get("polygon", [])])
    return scale, max(at(x, y)[1] for x, y in corners) + margin, spots


def _edges(edges: list[list[int]], spots: dict[int, Spot]) -> str:
    lines = []
    for edge in edges:
        if edge[0] in spots and edge[1] in spots and not spots[edge[0]].polygon:
            one, other = spots[edge[0]], spots[edge[1]]
            lines.append(
                f'<line x1="{one.x:.1f}" y1="{one.y:.1f}" x2="{other.x:.1f}" y2="{other.y:.1f}" stroke="#b9ae97" stroke-width="3"/>'
            )
    return "\n".join(lines)


def _ground(place: dict[str, Any], spot: Spot, layout: str, scale: float) -> str:
    fill = GROUND.get(str(place.get("kind", "")), PLAIN)
    name = escape(str(place.get("name", place["id"])))
    if spot.polygon:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in spot.polygon)
        shape = f'<polygon points="{points}" fill="{fill}" stroke="#8d836f"/>'
    elif layout == "grid":
        side = scale * 0.96
        corner = f'x="{spot.x - side / 2:.1f}" y="{spot.y - side / 2:.1f}"'
        shape = f'<rect {corner} width="{side:.1f}" height="{side:.1f}" fill="{fill}" stroke="#8d836f"/>'
    else:
        radius = min(scale * 0.45, 34.0) if layout == "hex" else 26.0
        shape = f'<circle cx="{spot.x:.1f}" cy="{spot.y:.1f}" r="{radius:.1f}" fill="{fill}" stroke="#8d836f"/>'
    return f'{shape}<text x="{spot.x:.1f}" y="{spot.y - 6:.1f}" font-size="9" text-anchor="middle" fill="#6d6454">{name}</text>'


def _pieces(place: dict[str, Any], spot: Spot) -> str:
    """A token for each kind of piece: the seat's colour and number, the first letters of its kind, how many."""
    tokens = []
    pieces = [piece for piece in place.get("pieces", []) if isinstance(piece, dict)]
    for i, piece in enumerate(pieces):
        seat = piece.get("seat")
        owned = isinstance(seat, int) and seat >= 0
        colour = COLOURS[seat % len(COLOURS)] if owned and isinstance(seat, int) else "#777777"
        x, y = spot.x + (i % 3 - min(len(pieces) - 1, 2) / 2) * 22, spot.y + 8 + i // 3 * 16
        many = piece.get("count", 1)
        whose = str(seat) if owned else ""
        label = escape(f"{whose}{str(piece.get('label') or piece.get('kind', '?'))[:2]}{many if many != 1 else ''}")
        box = f'<rect x="{x - 10:.1f}" y="{y - 7:.1f}" width="20" height="14" rx="3" fill="{colour}"/>'
        word = f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="8" text-anchor="middle" fill="#ffffff">{label}</text>'
        tokens.append(f"<g><title>{escape(flat(piece))}</title>{box}{word}</g>")
    return "\n".join(tokens)


def _legend(game: Game, roles: Sequence[str], pos: Position, seat: int | None, top: float) -> str:
    scores = pos.standing().scores
    deciding = pos.deciding(seat)
    lines = []
    for i, name in enumerate(game.seat_names(list(roles))):
        y = top + 22 * (i + 1)
        asked = " – decides" if i in deciding else ""
        lines.append(
            f'<rect x="40" y="{y - 12:.0f}" width="16" height="16" rx="3" fill="{COLOURS[i % len(COLOURS)]}"/>'
            f'<text x="64" y="{y:.0f}" font-size="14">{i} {escape(name)}: {scores[i]}{asked}</text>'
        )
    return "\n".join(lines)
