"""What a learnt judgement goes by: small whole numbers about each seat, from what it may know. `trait-NAME` says in words what each is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.engine.judgement import WHOLE, Judgement, shipped
from tafelrunde.engine.packed import vec
from tafelrunde.engine.traits import Traits
from tafelrunde.games.seventhstone.evaluate import is_marching, outlook
from tafelrunde.games.seventhstone.words import BARRACKS, FOUNDING, MAX_SEATS, SITES, WALL

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.position import SeventhStone

NAMES: Final = (
    "outlook",
    "tears",
    "firm-tears",
    "production",
    "fields",
    "soldiers",
    "mercenaries",
    "barracks",
    "walls",
    "lances",
    "defending",
    "attacking",
)
OUTLOOK: Final = 2
TEARS: Final = 3
FIRM_TEARS: Final = 4
VALUE: Final = 5
FIELDS_HELD: Final = 6
SOLDIERS: Final = 7
MERCENARIES: Final = 8
BARRACKS_HELD: Final = 9
WALLS: Final = 10
LANCES: Final = 11
DEFENDING: Final = 12
ATTACKING: Final = 13
"""Where each stands among a seat's numbers; before them its people and the progress of the game."""
TRAITS: Final = 14
PEOPLES: Final = ("dwarves", "humans", "elves", "orcs")
FINE: Final = 64.0
SHIFT: Final = 100_000
"""Larger than any outlook below nothing, so that rounding goes the same way everywhere."""
JUDGED_BY: Final = Traits(list(NAMES), list(PEOPLES), {"outlook": 0.015625})
JUDGED_BY.bad = ["defending"]
JUDGED_BY.estimates = ["outlook"]
JUDGED_BY.tastes = {
    "cautious": {"walls": 0.15, "barracks": 0.1, "defending": -0.15, "soldiers": 0.05},
    "bold": {"attacking": 0.2, "fields": 0.08},
    "schemer": {"firm-tears": 0.15, "lances": 0.12, "mercenaries": 0.06, "production": 0.04},
}
JUDGEMENT: Final[Judgement] = shipped("tafelrunde.games.seventhstone.judgement", JUDGED_BY)


def judge(pos: SeventhStone) -> list[float]:
    """Each seat's chance by the learnt judgement; while a march is being chosen, after its best continuation. Empty at the founding."""
    if not JUDGEMENT.learnt or pos.is_over():
        return []
    if not is_marching(pos):
        return JUDGEMENT.chances(pos)
    seat = pos.waiting()[0]
    best: list[float] = []
    for move in pos.moves(seat):
        twin = pos.copy()
        twin.play(seat, move)
        chances = judge(twin)
        if chances and (not best or chances[seat] > best[seat]):
            best = chances
    return best


def traits(pos: SeventhStone) -> list[vec[i64]]:
    """The numbers of each seat; none at the founding, and none while a march is being chosen."""
    if pos.is_over() or pos.stage == FOUNDING or is_marching(pos):
        return []
    hopes = outlook(pos)
    most = 0
    for seat in range(pos.seats):
        most = max(most, int(pos.tears[seat]))
    come = min(WHOLE, most * WHOLE // pos.goal)
    found = [traits_of(pos, seat, hopes[seat], come) for seat in range(pos.seats)]
    look_over_the_board(pos, found)
    return found


def traits_of(pos: SeventhStone, seat: int, hope: float, come: int) -> vec[i64]:
    """What is not on the board, with its people and the progress of the game first."""
    blank: list[int] = [0] * TRAITS
    found = vec[i64](blank)
    found[0] = PEOPLES.index(pos.peoples[seat])
    found[1] = come
    found[OUTLOOK] = int(hope * FINE + SHIFT + 0.5) - SHIFT
    found[TEARS] = pos.tears[seat]
    found[FIRM_TEARS] = pos.permanent(seat)
    found[VALUE] = pos.value[seat]
    found[LANCES] = pos.lances[seat]
    return found


def look_over_the_board(pos: SeventhStone, found: list[vec[i64]]) -> None:
    """Armies, fields and what stands on them, and conflicts."""
    for army in pos.armies:
        row = found[army.seat]
        row[SOLDIERS] += army.military
        row[MERCENARIES] += army.mercenaries
    for field in pos._board.fields:
        owner = pos.owner[field]
        if owner >= 0:
            row = found[int(owner)]
            row[FIELDS_HELD] += 1
            for site in range(field * SITES, field * SITES + SITES):
                kind = pos.sites[site] & 3
                if kind == BARRACKS:
                    row[BARRACKS_HELD] += 1
                elif kind == WALL:
                    row[WALLS] += 1
        if pos.conflict[field]:
            for seat in range(pos.seats):
                if pos.conflict[field] - 1 == seat:
                    found[seat][DEFENDING] += 1
                elif pos.units[field * MAX_SEATS + seat]:
                    found[seat][ATTACKING] += 1
