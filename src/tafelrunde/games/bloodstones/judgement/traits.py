"""What a learnt judgement goes by: small whole numbers about each seat, from what it may know. `trait-NAME` says in words what each is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.engine.judgement import WHOLE, Judgement, shipped
from tafelrunde.engine.packed import vec
from tafelrunde.engine.traits import Traits
from tafelrunde.games.bloodstones.evaluate import left_to_regroup, outlook
from tafelrunde.games.bloodstones.pieces.tiles import MARCHING, SHIPS, UNDEADS, pips_of, size_of
from tafelrunde.games.bloodstones.pieces.words import FACTIONS
from tafelrunde.games.bloodstones.position import NOBODY, NOWHERE, SETTING_UP, Bloodstones

NAMES: Final = (
    "outlook",
    "points",
    "captures",
    "villages",
    "unbuilt",
    "units",
    "areas",
    "citadel",
    "tiles",
    "pips",
    "stock",
    "regroups",
    "besieged",
    "besieging",
    "exposed",
    "chances",
    "intruders",
    "turn",
    "turns",
)
OUTLOOK: Final = 2
POINTS: Final = 3
CAPTURES: Final = 4
VILLAGES: Final = 5
UNBUILT: Final = 6
UNITS: Final = 7
AREAS: Final = 8
CITADEL: Final = 9
TILES: Final = 10
PIPS: Final = 11
STOCK: Final = 12
REGROUPS: Final = 13
BESIEGED: Final = 14
BESIEGING: Final = 15
EXPOSED: Final = 16
CHANCES: Final = 17
INTRUDERS: Final = 18
TURN: Final = 19
TURNS: Final = 20
"""Where each stands among a seat's numbers; before them its faction and the progress of the game."""
TRAITS: Final = 21
NEAR: Final = 2
"""So many steps away units are a danger to a village."""
RAIDERS: Final[int] = (MARCHING | UNDEADS) & ~SHIPS
LONG_GAME: Final = 60
"""More turns than that are no different."""
FINE: Final = 64.0
SHIFT: Final = 100_000
"""Larger than any outlook below nothing, so that rounding goes the same way everywhere."""
JUDGED_BY: Final = Traits(list(NAMES), list(FACTIONS), {"outlook": 0.015625})
JUDGED_BY.bad = ["besieged", "exposed", "intruders"]
JUDGED_BY.open = ["unbuilt", "stock", "regroups", "turn", "turns"]
JUDGED_BY.estimates = ["outlook"]
JUDGED_BY.tastes = {
    "cautious": {"villages": 0.1, "besieged": -0.2, "units": 0.08},
    "bold": {"areas": 0.06, "besieging": 0.25},
    "schemer": {"tiles": 0.06, "pips": 0.02, "regroups": 0.12},
}
JUDGEMENT: Final[Judgement] = shipped("tafelrunde.games.bloodstones.judgement", JUDGED_BY)


def judge(pos: Bloodstones) -> list[float]:
    """Each seat's chance by the learnt judgement; empty while the table is set up."""
    return JUDGEMENT.chances(pos)


def traits(pos: Bloodstones) -> list[vec[i64]]:
    """The numbers of each seat; none while the table is set up."""
    if pos.phase == SETTING_UP or pos.is_over():
        return []
    hopes = outlook(pos)
    left = 0
    for seat in range(pos.seats):
        left += left_to_regroup(pos, seat)
    come = WHOLE - left * WHOLE // max(1, pos.last_space() * pos.seats)
    found = [traits_of(pos, seat, hopes[seat], come) for seat in range(pos.seats)]
    look_over_the_map(pos, found)
    for seat in range(pos.seats):
        look_for_raiders(pos, seat, found)
    return found


def traits_of(pos: Bloodstones, seat: int, hope: float, come: int) -> vec[i64]:
    """What is not on the map, with its faction and the progress of the game first."""
    blank: list[int] = [0] * TRAITS
    found = vec[i64](blank)
    found[0] = pos.faction[seat]
    found[1] = max(0, min(come, WHOLE))
    found[OUTLOOK] = int(hope * FINE + SHIFT + 0.5) - SHIFT
    found[POINTS] = pos.vp[seat]
    found[CAPTURES] = pos.capture_vp(seat)
    found[UNBUILT] = pos.pool[seat]
    found[CITADEL] = 1 if pos.citadel[seat] != NOWHERE else 0
    found[TILES] = size_of(pos.hand[seat])
    found[PIPS] = pips_of(pos.hand[seat], pos.faction[seat])
    found[STOCK] = size_of(pos.bag[seat])
    found[REGROUPS] = left_to_regroup(pos, seat)
    found[TURN] = 1 if pos.active == seat else 0
    turns: int = pos.turns[seat]
    found[TURNS] = min(turns, LONG_GAME)
    return found


def look_over_the_map(pos: Bloodstones, found: list[vec[i64]]) -> None:
    """Units, the areas they stand in, villages, and villages under foreign units."""
    areas: i64 = pos.areas
    area: i64 = 0
    while area < areas:
        owner = pos.village_of[area]
        present = pos._present[area]
        if owner != NOBODY:
            found[int(owner)][VILLAGES] += pos.villages[area]
        seat: i64 = 0
        while present:
            if present & 1:
                row = found[int(seat)]
                row[UNITS] += size_of(pos.army[seat * areas + area])
                row[AREAS] += 1
                if owner != NOBODY and owner != seat:
                    row[BESIEGING] += pos.villages[area]
                    found[int(owner)][BESIEGED] += pos.villages[area]
            present >>= 1
            seat += 1
        area += 1


def look_for_raiders(pos: Bloodstones, seat: i64, found: list[vec[i64]]) -> None:
    """Foreign villages without units of their owner that units of a seat are near to, and its units near the citadels of others."""
    areas: i64 = pos.areas
    army, village_of, villages = pos.army, pos.village_of, pos.villages
    distance = pos._board.distance
    posts: list[int] = []
    area: i64 = 0
    while area < areas:
        force = army[seat * areas + area] & RAIDERS
        if force:
            posts.append(int(area))
            for other in range(pos.seats):
                home: int = pos.citadel[other]
                if other != seat and home != NOWHERE and distance[area * areas + home] <= NEAR:
                    found[other][INTRUDERS] += size_of(force)
        area += 1
    area = 0
    while area < areas:
        owner = village_of[area]
        if owner != NOBODY and owner != seat and not pos._present[area] & (1 << owner | 1 << seat):
            for post in posts:
                if distance[area * areas + post] <= NEAR:
                    found[int(owner)][EXPOSED] += villages[area]
                    found[int(seat)][CHANCES] += villages[area]
                    break
        area += 1
