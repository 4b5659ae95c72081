"""What holds in every position that play can reach. Each names the rule it follows from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.seventhstone.pieces.forces import army_stones
from tafelrunde.games.seventhstone.pieces.sources import source_value, tear_value
from tafelrunde.games.seventhstone.pieces.stones import ARMIES, DISPLAY, HANDED, STACKS, STONES, all_carried, stones_under
from tafelrunde.games.seventhstone.words import (
    ALLOCATION,
    CAPITAL_TS,
    DESERT,
    DISMISSAL,
    ERUPTION,
    FIELDS,
    FORCE_MAXIMUM,
    FOUNDING,
    JOUST,
    LAVA_COUNTERS,
    MARKETS,
    MAX_SEATS,
    MOVING,
    NOBODY,
    OVER,
    PLACEMENT,
    PRODUCTION,
    SHEET,
    SITES,
    STRIDE,
    TEMPLE,
    TOURNAMENT_YEARS,
    TYPES,
    WATER,
    YIELD,
)

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.pieces.army import Army
    from tafelrunde.games.seventhstone.position import SeventhStone


def broken(pos: SeventhStone) -> list[str]:
    """Every invariant that does not hold, in words."""
    return sheets(pos) + tears(pos) + fields(pos) + armies(pos) + stones(pos) + year(pos) + movement(pos)


def movement(pos: SeventhStone) -> list[str]:
    """T11.35: whoever moves can still end his movement within the limits."""
    from tafelrunde.games.seventhstone.movement.foresight import Foresight, why_not_plan

    wrong = []
    kept = pos._foresight
    if kept is not None:
        fresh = Foresight(pos, kept.seat)
        if kept.ways:
            fresh.prepare(pos)
        same = kept.armies == fresh.armies and kept.sound == fresh.sound and kept.known == fresh.known
        if not same or kept.maximum != fresh.maximum or (kept.ways and (kept.ways, kept.opened) != (fresh.ways, fresh.opened)):
            wrong.append("T11.35: what is foreseen belongs to another position")
    if pos.stack and type(pos.stack[-1]).__name__ == "Movement":
        reason = why_not_plan(pos, pos.order[pos.turn - 1])
        if reason is not None:
            wrong.append(f"T11.35: the limits cannot be kept any more at {reason.about[0]}")
    if (pos.seized or pos.plan) and pos.stage != MOVING:
        wrong.append("T11.38: what was seized or planned outlives the movement phase")
    return wrong


def in_shortage(pos: SeventhStone) -> bool:
    """Somebody is paying: the only time the resource equality is suspended."""
    return any(type(step).__name__ == "Disbanding" for step in pos.stack)


def sheets(pos: SeventhStone) -> list[str]:
    """T4.3, T4.19, T9.10, T9.17, T10.4, and the cached production value."""
    wrong = []
    for seat in range(pos.seats):
        on_sheet = pos.store[seat] + sum(pos.sheet[seat * SHEET : seat * SHEET + SHEET])
        on_armies = sum(army.military for army in pos.armies if army.seat == seat)
        worth = sum(source_value(pos, field) for field in pos._board.fields if pos.owner[field] == seat)
        if worth != pos.value[seat]:
            wrong.append(f"T4.3: seat {seat} has sources of {worth} but a production value of {pos.value[seat]}")
        if on_sheet + on_armies != worth and not in_shortage(pos):
            wrong.append(f"T4.3: seat {seat} has {on_sheet} RS on the sheet and {on_armies} on armies, but sources of {worth}")
        if on_sheet + on_armies < worth:
            wrong.append(f"T4.19: seat {seat} has lost RS")
    numbers = [*pos.store, *pos.sheet, *pos.goods, *pos.recruits, *pos.lances]
    if min(numbers) < 0:
        wrong.append("T9.10: a number on a sheet is negative")
    if sum(pos.recruits) > sum(pos.shares):
        wrong.append("T9.17: more mercenaries than the market gives")
    if pos.stage not in (MARKETS, PLACEMENT) and (any(pos.recruits) or any(pos.goods)):
        wrong.append("T10.4: goods outlive the placement phase")
    if len(pos.sheet) != pos.seats * SHEET or len(pos.goods) != pos.seats * PRODUCTION:
        wrong.append("a sheet has the wrong size")
    return wrong


def tears(pos: SeventhStone) -> list[str]:
    """T2.12, T2.16, T2.18, T3.2, T3.9."""
    wrong = []
    cities = [field for field in range(FIELDS) if pos.city[field]]
    if pos.stage != FOUNDING:
        if len(cities) != pos.seats or any(pos.owner[field] == NOBODY for field in cities):
            wrong.append("T2.12: there is not one controlled capital for each player")
        if sum(tear_value(pos, field) for field in cities) != CAPITAL_TS * pos.seats:
            wrong.append("T3.2: capitals are not worth three tear stones each")
    for seat in range(pos.seats):
        owned = sum(tear_value(pos, field) for field in pos._board.fields if pos.owner[field] == seat)
        if pos.tears[seat] != owned + pos.permanent(seat):
            wrong.append(f"T3.9: seat {seat} is shown {pos.tears[seat]} tear stones but has {owned} + {pos.permanent(seat)}")
    if pos.year == 1 and pos.stage == ALLOCATION and not pos.terrain_yields and any(worth != 19 for worth in pos.value):
        wrong.append("T2.16: a player does not start with 19 RS")
    if pos.year <= 1 and pos.stage in (FOUNDING, ALLOCATION) and pos.armies:
        wrong.append("T2.18: there are armies at the start")
    return wrong


def fields(pos: SeventhStone) -> list[str]:
    """T1.3, T1.10, T6.8, T10.6, T13.1, T21.8."""
    wrong = []
    board = pos._board
    for field in range(FIELDS):
        built = pos.sites[field * SITES] + pos.sites[field * SITES + 1]
        if built and (board.kind[field] != YIELD or pos.city[field]):
            wrong.append(f"T10.6: a building where none may be, field {field}")
        if pos.owner[field] != NOBODY and board.kind[field] not in (YIELD, TEMPLE):
            wrong.append(f"T6.8: somebody controls field {field}")
        if pos.conflict[field] and pos.stage not in (MOVING, *range(MOVING + 1, JOUST)):
            wrong.append(f"T13.1: a conflict outlives the combat phase, field {field}")
    if len(pos.lava) > LAVA_COUNTERS or len(set(pos.lava)) != len(pos.lava) or (pos.lava and pos.happening != ERUPTION):
        wrong.append(f"T21.8: lava at {pos.lava}")
    if pos.ruled_board:
        for column in range(pos.columns):
            gaps = sum(1 for row in range(pos.rows) if board.kind[row * STRIDE + column] == WATER)
            if gaps != 1:
                wrong.append(f"T1.3: {gaps} gaps in column {column + 1}")
        if len(board.fields) - pos.columns != 5 * pos.columns:
            wrong.append("T1.10: wrong number of land tiles")
    return wrong


def at_rest(pos: SeventhStone, army: Army) -> bool:
    """Not in its owner's movement phase."""
    return not (pos.stage == MOVING and pos.turn > 0 and pos.order[pos.turn - 1] == army.seat)


def armies(pos: SeventhStone) -> list[str]:
    """T5.6, T5.13, T6.4, T21.20, armies at rest, and the cached numbers of units."""
    wrong = []
    units = [0] * (FIELDS * MAX_SEATS)
    held: list[tuple[int, int]] = []
    for army in pos.armies:
        units[army.field * MAX_SEATS + army.seat] += army.units()
        if army.units() < 1 or army.military < 0 or army.mercenaries < 0:
            wrong.append(f"T5.6: an army without units at {army.field}")
        if not pos._board.open[army.field] or army.field in pos.lava:
            wrong.append(f"T6.4: an army at {army.field}")
        if at_rest(pos, army):
            wrong += resting_army(pos, army, held)
        if army.mercenaries and pos.happening == DISMISSAL and pos.stage in (ALLOCATION, MARKETS):
            wrong.append(f"T21.20: mercenaries at {army.field}")
    if units != list(pos.units):
        wrong.append("the numbers of units are not those of the armies")
    for seat in range(pos.seats):
        for unit_type in range(TYPES):
            moving = pos.stage == MOVING and pos.turn > 0 and pos.order[pos.turn - 1] == seat
            if not moving and len(army_stones(pos, seat, unit_type)) > FORCE_MAXIMUM:
                wrong.append(f"T5.13: seat {seat} has too many army stones")
    return wrong


def resting_army(pos: SeventhStone, army: Army, held: list[tuple[int, int]]) -> list[str]:
    """T5.10–T5.12, T5.16, T11.12, T11.22: what holds outside the owner's movement phase."""
    wrong = []
    if pos.battle is None and (army.military < 1 or army.mercenaries > army.military or army.units() > pos.unit_maximum()):
        wrong.append(f"T5.10, T5.11: {army.military} + {army.mercenaries} units at {army.field}")
    if len(stones_under(pos, army.seat, army.field, army.type)) > 1:
        wrong.append(f"T5.12: two stones at {army.field}")
    if (army.seat, army.field) in held:
        wrong.append(f"T5.16: two armies of seat {army.seat} at {army.field}")
    held.append((army.seat, army.field))
    if army.steps or army.gifts:
        wrong.append(f"an army at {army.field} has movement left outside its owner's movement phase")
    home = pos._board.kind[army.field] != DESERT and not pos.conflict[army.field]
    if home and pos.owner[army.field] != army.seat:
        wrong.append(f"T11.22: the army at {army.field} does not belong to the controller")
    return wrong


def stones(pos: SeventhStone) -> list[str]:
    """T2.3: every stone is in exactly one place that exists."""
    wrong = []
    if pos._carried and pos._carried != all_carried(pos):
        wrong.append("T22.2: the stones that armies carry are others than those looked up")
    if len(pos.where) != STONES:
        wrong.append("T2.3: a stone is missing")
    stacked = [place for place in pos.where if STACKS <= place < ARMIES]
    if len(set(stacked)) != len(stacked):
        wrong.append("T2.3: two stones in one place of a stack")
    for place in pos.where:
        if place >= ARMIES:
            seat, rest = divmod(place - ARMIES, FIELDS * TYPES)
            field, unit_type = divmod(rest, TYPES)
            bearers = [army for army in pos.armies if army.seat == seat and army.field == field and army.type == unit_type]
            if not bearers and pos.battle is None:
                wrong.append(f"T11.18: a stone without an army at {field}")
    if pos.stage not in (ALLOCATION, MARKETS) and (DISPLAY in pos.where or HANDED in pos.where):
        wrong.append("T9.21: stones outlive the market")
    return wrong


def year(pos: SeventhStone) -> list[str]:
    """T7.8, T17.2."""
    wrong = []
    if pos.stage not in (ALLOCATION, MARKETS) and sorted(pos.order) != list(range(pos.seats)):
        wrong.append("T7.8: the turn order is not a permutation")
    done = pos.year if pos.stage == OVER else max(0, pos.year - 1)
    if pos.stage != FOUNDING and pos.counter != done % TOURNAMENT_YEARS:
        wrong.append(f"T17.2: the round counter shows {pos.counter} in year {pos.year}")
    if sum(pos.laurels) != done // TOURNAMENT_YEARS:
        wrong.append("T17.2: not one tournament every third year")
    return wrong
