"""How good a position looks for each seat: for bots that search a little.

Tear stones count most, then what produces and what fights. A conflict is worth what its field is worth, times the chance to win it.
While a player is choosing the units of a march, the position is worth what the best choice leads to.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone.combat.battle import NO_STONE
from tafelrunde.games.seventhstone.pieces.forces import enemies_at
from tafelrunde.games.seventhstone.pieces.sources import source_value, tear_value
from tafelrunde.games.seventhstone.pieces.stones import ARMIES, DISPLAY, KINDS, STONES
from tafelrunde.games.seventhstone.words import (
    ALLOCATION,
    BARRACKS,
    BUILDING,
    CAVALRY,
    CITY_BARRACKS,
    CITY_GUARD,
    DESERT,
    EQUIPMENT,
    FIELDS,
    LOST_TEAR,
    MARKETS,
    MAX_SEATS,
    MELEE,
    MERCENARIES,
    MOVEMENT,
    MOVING,
    PRODUCTION,
    SHEET,
    SITES,
    SUPPORTS,
    TOURNAMENT,
    TYPES,
    UNITS,
    WALL,
)

if TYPE_CHECKING:
    from tafelrunde.games.seventhstone.pieces.army import Army
    from tafelrunde.games.seventhstone.position import SeventhStone

TEAR: Final = 10.0
PERMANENT: Final = 2.0
"""What a tear stone is worth, and how much more one that cannot be lost."""
RESOURCE: Final = 0.4
SOLDIER: Final = 0.9
HIRELING: Final = 0.8
PROMISE: Final = 0.85
"""Goods not placed yet count a little less than what they become."""
WORTH_BUILDING: Final = 0.17
WORTH_SPARE_BUILDING: Final = 0.05
BUILDINGS: Final = 4
"""What a resource for buildings is worth: the first few, and as many after them."""
WORTH_BARRACKS: Final = 0.9
WORTH_WALL: Final = 0.5
NEARNESS: Final = 0.35
FAR_AWAY: Final = 9
"""Steps beyond which nothing tempts."""
SCALE: Final = 12.0


def evaluation(pos: SeventhStone) -> list[float]:
    """0 (lost) to 1 (won) for each seat."""
    if pos.is_over():
        return [1.0 if seat == pos.winner else 0.0 for seat in range(pos.seats)]
    if is_marching(pos):
        return foreseen(pos)
    raw = outlook(pos)
    chances = []
    for seat in range(pos.seats):
        best = max(raw[other] for other in range(pos.seats) if other != seat)
        chances.append(1.0 / (1.0 + exp((best - raw[seat]) / SCALE)))
    return chances


def is_marching(pos: SeventhStone) -> bool:
    """Whether somebody is in the midst of choosing who marches."""
    return pos.stage == MOVING and type(pos.stack[-1]).__name__ in ("Grouping", "Halting", "Carrying")


def outlook(pos: SeventhStone) -> list[float]:
    """What each seat has and may expect, on the scale of holdings."""
    raw = [holdings(pos, seat) + promises(pos, seat) for seat in range(pos.seats)]
    tempting = [] if pos.stage in (ALLOCATION, MARKETS) else [prizes(pos, seat) for seat in range(pos.seats)]
    for army in pos.armies:
        raw[army.seat] += SOLDIER * army.military + HIRELING * army.mercenaries
        if tempting and not pos.conflict[army.field]:
            raw[army.seat] += nearness(pos, army, tempting[army.seat])
    for field in pos._board.fields:
        if pos.conflict[field]:
            weigh_conflict(pos, field, raw)
        elif pos.owner[field] >= 0 and pos.stage == MOVING:
            raw[pos.owner[field]] -= danger(pos, field)
    return raw


def foreseen(pos: SeventhStone) -> list[float]:
    """The value of the best way to go on with a march that has been begun."""
    mask = pos.stack[-1].waits_for(pos)
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    best: list[float] = []
    for move in pos.moves(seat):
        twin = pos.copy()
        twin.play(seat, move)
        chances = evaluation(twin)
        if not best or chances[seat] > best[seat]:
            best = chances
    return best


def holdings(pos: SeventhStone, seat: int) -> float:
    """Tear stones, production, buildings and equipment."""
    tears: int = pos.tears[seat]
    value: int = pos.value[seat]
    worth = TEAR * tears + PERMANENT * pos.permanent(seat) + RESOURCE * value
    for field in pos._board.yields:
        if pos.owner[field] == seat:
            for site in range(field * SITES, field * SITES + SITES):
                kind = pos.sites[site] & 3
                if kind == BARRACKS:
                    worth += WORTH_BARRACKS
                elif kind == WALL:
                    worth += WORTH_WALL
    low = ARMIES + seat * FIELDS * TYPES
    for place in pos.where:
        if place == seat:
            worth += 0.3
        elif low <= place < low + FIELDS * TYPES:
            worth += 0.5
    left = 3 - pos.counter
    return worth + 4.0 * share(pos.lances, seat) / left


def share(numbers: vec[i64], seat: int) -> float:
    """A seat's part of a total, with one for everybody."""
    own: int = numbers[seat]
    total: int = 0
    for number in numbers:
        total += number
    return (own + 1.0) / int(total + len(numbers))


def promises(pos: SeventhStone, seat: int) -> float:
    """What allocated resources and goods not placed yet will probably become."""
    if pos.stage == ALLOCATION:
        return allocation_worth(pos, seat)
    room = room_for_units(pos, seat)
    units = 0
    for type in range(TYPES):
        units += pos.goods[seat * PRODUCTION + UNITS + type]
    recruits: int = pos.recruits[seat]
    buildings: int = pos.goods[seat * PRODUCTION + BUILDING]
    return PROMISE * SOLDIER * min(units, room) + PROMISE * HIRELING * recruits + 0.6 * buildings


def room_for_units(pos: SeventhStone, seat: int) -> int:
    """How many units the barracks can take in this year."""
    room = 0
    for field in pos._board.yields:
        if pos.owner[field] == seat:
            barracks = CITY_BARRACKS if pos.city[field] else 0
            for site in range(field * SITES, field * SITES + SITES):
                if pos.sites[site] == BARRACKS:
                    barracks += 1
            if barracks:
                room += min(2 * barracks, max(0, pos.unit_maximum() - pos.units[field * MAX_SEATS + seat]))
    return room


def allocation_worth(pos: SeventhStone, seat: int) -> float:
    """Units as far as there is room, bids with falling returns, a building now and then; a hair for having decided."""
    sheet = pos.sheet[seat * SHEET : seat * SHEET + SHEET]
    room = room_for_units(pos, seat)
    worth = 0.0
    for type, favour in ((MELEE, 1.0), (CAVALRY, 1.03), (1, 0.93)):
        stones: int = sheet[UNITS + type]
        units = min(room, (stones + 1) // 2)
        worth += PROMISE * SOLDIER * favour * (0.5 * min(stones, 2 * units)) * (1.0 - 0.02 * units)
        room -= units
    for bid in range(min(sheet[BUILDING], 2 * BUILDINGS)):
        worth += next_building(bid)
    for market in (MERCENARIES, EQUIPMENT, MOVEMENT, TOURNAMENT):
        worth += market_worth(pos, market) * (1.0 - falling(market, sheet[market]))
    return worth + 0.001 * (pos.committed >> seat & 1)


def next_building(bid: int) -> float:
    """What one more resource for buildings adds to so many."""
    return WORTH_BUILDING if bid < BUILDINGS else WORTH_SPARE_BUILDING


def next_bid(pos: SeventhStone, market: int, bid: int) -> float:
    """What one more resource adds to a bid."""
    return market_worth(pos, market) * (falling(market, bid) - falling(market, bid + 1))


def falling(market: int, bid: int) -> float:
    """What a bid leaves to be wished for: 1 for no bid, towards 0 for a high one."""
    rest = 0.78
    if market == MERCENARIES:
        rest = 0.75
    elif market == EQUIPMENT:
        rest = 0.72
    elif market == MOVEMENT:
        rest = 0.7
    left = 1.0
    for _ in range(bid):
        left *= rest
    return left


def market_worth(pos: SeventhStone, market: int) -> float:
    """What the highest bid would be worth."""
    if market == MERCENARIES:
        return 3.0
    if market == EQUIPMENT:
        return 12.0 if lost_tear_shown(pos) else 1.4
    if market == MOVEMENT:
        return 1.2
    return 3.0 + pos.counter


def lost_tear_shown(pos: SeventhStone) -> bool:
    for stone in range(STONES):  # noqa: SIM110
        if KINDS[stone] == LOST_TEAR and pos.where[stone] == DISPLAY:
            return True
    return False


def nearness(pos: SeventhStone, army: Army, prize: list[float]) -> float:
    """How near units are to something worth taking."""
    best = 0.0
    distance = pos._board.distances()[army.field]
    for field in pos._board.fields:
        if prize[field] > 0.0 and distance[field] < FAR_AWAY:
            best = max(best, prize[field] / (1.0 + distance[field]))
    return NEARNESS * best * sqrt(army.units())


def prizes(pos: SeventhStone, seat: int) -> list[float]:
    """By field: what it would bring a seat that does not have it, less what stands there."""
    found = [0.0] * FIELDS
    for field in pos._board.fields:
        if pos._board.open[field] and pos.owner[field] != seat and pos._board.kind[field] != DESERT:
            guard = CITY_GUARD if pos.city[field] else 0
            prize = TEAR * tear_value(pos, field) / 5.0 + RESOURCE * source_value(pos, field)
            found[field] = prize - 0.4 * (enemies_at(pos, seat, field) + guard)
    return found


def danger(pos: SeventhStone, field: int) -> float:
    """How much of a field's worth its neighbours threaten to take before the year ends."""
    owner = pos.owner[field]
    worth = TEAR * tear_value(pos, field) + RESOURCE * source_value(pos, field)
    threat = 0
    for near in pos._board.near[field]:
        threat = max(threat, enemies_at(pos, owner, near))
    if threat == 0:
        return 0.0
    guard = CITY_GUARD if pos.city[field] else 0
    own: int = pos.units[field * MAX_SEATS + owner] + guard
    return 0.12 * worth * threat / (threat + 2.0 * own)


def weigh_conflict(pos: SeventhStone, field: int, raw: list[float]) -> None:
    """Everybody in a conflict gets the field's worth by his chance; the controller already counts it in full."""
    powers = [power(pos, seat, field) for seat in range(pos.seats)]
    total = sum(powers)
    if total <= 0.0:
        return
    worth = TEAR * tear_value(pos, field) + RESOURCE * source_value(pos, field) + 1.0
    for seat in range(pos.seats):
        chance = powers[seat] / total
        raw[seat] += worth * (chance - 1.0 if pos.owner[field] == seat else chance)
        units: int = pos.units[field * MAX_SEATS + seat]
        raw[seat] -= 0.5 * (1.0 - chance) * SOLDIER * units


def power(pos: SeventhStone, seat: int, field: int) -> float:
    """Lanchester's square: numbers that can fall times the hits they score."""
    hits = 0.0
    bodies = pos.units[field * MAX_SEATS + seat]
    for army in pos.armies:
        if army.seat == seat:
            if army.field == field:
                hits += army.units() * ((4.0 - army.type) / 6.0 if army.type != CAVALRY else 0.5)
            elif army.aid == field and pos.stage >= SUPPORTS:
                hits += army.units() / 3.0
    battle = pos.battle
    fighting = battle is not None and battle.field == field
    if pos.city[field] and pos.owner[field] == seat:
        guards = CITY_GUARD
        if battle is not None and fighting:
            guards = battle.guards
        bodies += guards
        hits += guards * 2.0 / 3.0
    if bodies == 0:
        return 0.0
    strength = float(bodies)
    if battle is not None and fighting:
        strength += battle.shields[seat]
        if battle.boons[seat] != NO_STONE:
            hits *= 1.3
        if pos.conflict[field] - 1 == seat:
            strength += battle.walls
    return strength * hits * hits if hits > 0.0 else 0.01
