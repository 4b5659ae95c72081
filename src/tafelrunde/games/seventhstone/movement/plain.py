"""What is plain at once while all limits hold, without asking where anybody else may go (T5.16, T11.35)."""

from __future__ import annotations

from tafelrunde.games.seventhstone.movement.paths import targets_from
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.words import MAX_SEATS


def own_units(pos: SeventhStone, seat: int, field: int) -> int:
    """All units of a seat on a field."""
    return pos.units[field * MAX_SEATS + seat]


def rest_can_follow(pos: SeventhStone, army: Army, target: int) -> bool:
    """Whether an army that is alone on its field goes where nobody of its seat is: whoever stays behind can follow, and limits hold."""
    return own_units(pos, army.seat, target) == 0 and army.military + army.mercenaries == own_units(pos, army.seat, army.field)


def others_make_way(pos: SeventhStone, army: Army, target: int, armies: list[Army]) -> bool:
    """Whether a whole army can stay among own units of another type, because all of them can go to a field nobody of the seat is on."""
    seat = army.seat
    if army.military + army.mercenaries < own_units(pos, seat, army.field):
        return False
    for other in armies:
        if other.field == target:
            if other.type == army.type or other.steps == 0 or other.military + other.mercenaries < own_units(pos, seat, target):
                return False
            for field in targets_from(pos, target, other.gifts):  # noqa: SIM110
                if own_units(pos, seat, field) == 0:
                    return True
            return False
    return False


def strangers_rest(army: Army, target: int, armies: list[Army]) -> bool:
    """Whether own units of another type have ended their move on a field."""
    for other in armies:  # noqa: SIM110
        if other.field == target and other.type != army.type and other.steps == 0:
            return True
    return False
