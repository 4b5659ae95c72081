"""What a render mode gives: text, an SVG picture, or its pixels."""

from __future__ import annotations

import io
from typing import Any

from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.position import Position
from tafelrunde.research import missing
from tafelrunde.research.episode import Setting
from tafelrunde.research.picture import WIDTH, draw, write

RENDER_MODES = ["ansi", "svg", "rgb_array"]


def rendered(mode: str | None, setting: Setting, pos: Position, eyes: int | None) -> Any:
    """A position from a seat's eyes (None: a spectator's) in this mode; nothing without one."""
    if mode is None:
        return None
    if mode == "ansi":
        return write(setting.game, setting.roles, pos, eyes)
    picture = draw(setting.game, setting.roles, pos, eyes)
    return picture if mode == "svg" else pixels(picture)


def pixels(svg: str, width: int = WIDTH) -> Any:
    """A picture as an array of height × width × 3 bytes."""
    try:
        import numpy as np
        import resvg_py
        from PIL import Image
    except ImportError as error:
        raise missing("render_mode='rgb_array'", error) from error
    try:
        drawn = resvg_py.svg_to_bytes(svg_string=svg, width=width, background="white")
    except ValueError as error:
        raise BadOptions(f"this picture cannot be drawn: {error}") from None
    return np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))
