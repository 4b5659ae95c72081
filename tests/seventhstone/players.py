"""Players for tests: random ones with a temper, so that rare corners of the rules are played too."""

from __future__ import annotations

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.position import Position

LAZY = {"commit", "done", "end", "withdraw", "halt", "go", "pass"}
"""What ends or delays things; an eager player does it only now and then."""
WARLIKE = {"allocate melee", "allocate ranged", "allocate cavalry", "allocate mercenaries"}


def temper(pos: Position, seat: int, chance: Chance, shunned: set[str], loved: set[str]) -> int:
    """A random move, hardly ever one of the shunned verbs, rather one of the loved moves or verbs."""
    moves = pos.moves(seat)
    verbs = pos.verbs()
    keen = [move for move in moves if verbs.verb_of(move).name not in shunned]
    loved_moves = [move for move in keen if verbs.text(move) in loved or verbs.verb_of(move).name in loved]
    if loved_moves and chance.below(3):
        keen = loved_moves
    choice = keen if keen and chance.below(16) else moves
    return choice[chance.below(len(choice))]


def eager_player(pos: Position, seat: int, chance: Chance) -> int:
    """Spends nearly everything, places nearly everything, marches far and uses what it has: armies meet all the time."""
    return temper(pos, seat, chance, LAZY, WARLIKE)


def builder_player(pos: Position, seat: int, chance: Chance) -> int:
    """Builds walls and armies, attacks but does not overrun, supports and splits its dice: long combats with everything in them."""
    loved = WARLIKE | {"allocate building", "allocate equipment", "support", "man 1", "man 2", "reveal", "equip", "enlist", "hire"}
    return temper(pos, seat, chance, LAZY | {"overrun", "replace"}, loved)
