"""What sympathy, supporters and bases are worth."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.packed import bits_set, vec
from tafelrunde.games.root.battle.removal import count_pieces
from tafelrunde.games.root.evaluate import army_on_map, rounds_left
from tafelrunde.games.root.factions.alliance.board import SYMPATHY_POINTS, SYMPATHY_TOKENS
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.terms.traits import T_BASES, T_OFFICERS, T_SUPPORTERS, T_SYMPATHY
from tafelrunde.games.root.words import ALLIANCE, ARMIES, EACH_ARMY, EVENING_GOES_ON, PIECES_OF


def worth(pos: Root) -> float:
    """Sympathy on the map makes the next one worth more; supporters, bases and officers are the means."""
    tokens = bits_set(pos.sympathy)
    following: int = SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0
    value = 0.6 * tokens + 0.3 * rounds_left(pos) * following + 0.4 * min(bits_set(pos.supporters), 9)
    officers: int = pos.officers
    value += 1.6 * bits_set(pos.bases) + 0.6 * officers + 0.12 * army_on_map(pos, ALLIANCE)
    if pos.turn == ALLIANCE:
        left: int = pos.officers - pos.operations
        if pos.stage <= EVENING_GOES_ON and left > 0:
            value += 0.2 * left
    return value


def spoils(pos: Root, clearing: int) -> float:
    """What a revolt would remove."""
    total = 0.0
    for army in EACH_ARMY:
        if army != ALLIANCE and pos.present[clearing] >> army & 1:
            for kind in PIECES_OF[army]:
                pieces: int = count_pieces(pos, kind, clearing)
                total += pieces
            warriors: int = pos.warriors[clearing * ARMIES + army]
            total += 0.1 * warriors
    return total


def add_traits(pos: Root, found: vec[i64]) -> None:
    """Sympathy, supporters, officers and bases."""
    found[T_SYMPATHY] = int(bits_set(pos.sympathy))
    found[T_SUPPORTERS] = min(int(bits_set(pos.supporters)), 10)
    found[T_OFFICERS] = pos.officers
    found[T_BASES] = int(bits_set(pos.bases))
