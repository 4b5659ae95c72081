"""What is wrong with a map: each fault one sentence that names the place, in both languages; and maps that are right."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.desk import Fault
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.plane import crosses_itself, inside, sides, surface
from tafelrunde.games.bloodstones.map.board import FAR, Board, all_distances
from tafelrunde.games.bloodstones.map.maps import (
    KEPT,
    MAP_IDS,
    MAX_AREAS,
    MAX_SEATS,
    MIN_AREAS,
    MIN_SEATS,
    Area,
    MapData,
    parse_map,
    shipped_map,
)
from tafelrunde.games.bloodstones.pieces.components import TERRAINS
from tafelrunde.games.bloodstones.pieces.tiles import CITADEL_DISTANCE, FOR_CITADEL, VILLAGE_LIMIT, VILLAGES
from tafelrunde.games.bloodstones.pieces.words import SEA

LEAST_SURFACE = 0.5


def find_map(name: str) -> MapData:
    """A map by its id, or the map of a text. BadOptions lists what is wrong with the text."""
    if name in MAP_IDS:
        return shipped_map(name)
    wrong = check_map(name)
    if wrong:
        raise BadOptions(f"this map cannot be played: {' '.join(wrong[:5])}")
    return parse_map(name)


@lru_cache(maxsize=KEPT)
def board_of(name: str) -> Board:
    """The board of a map, shared by all positions on it."""
    return find_map(name).board()


def check_map(text: str) -> list[str]:
    """Everything that is wrong with a map, each a sentence that names the place; empty if it can be played."""
    return [fault.en for fault in find_faults(text)]


def find_faults(text: str) -> list[Fault]:
    """The same in both languages."""
    try:
        found = parse_map(text)
    except Faulty as error:
        return [error.fault]
    wrong = _check_frame(found) + _check_borders(found)
    if not wrong:
        wrong = _check_shapes(found) + _check_rivers(found) + _check_play(found)
    return wrong


def _check_frame(found: MapData) -> list[Fault]:
    wrong = []
    least, most = found.players
    if not MIN_SEATS <= least <= most <= MAX_SEATS:
        english = f"players: a map is for {MIN_SEATS} to {MAX_SEATS} players, least first; not {least} to {most}."
        german = f"players: Eine Karte ist für {MIN_SEATS} bis {MAX_SEATS} Spieler, die kleinere Zahl zuerst; nicht für {least} bis {most}."
        wrong.append(Fault(english, german))
    if not found.id or (found.id in MAP_IDS and found != shipped_map(found.id)):
        english = f"id: '{found.id}' is empty or belongs to another map."
        wrong.append(Fault(english, f"id: „{found.id}“ ist leer oder gehört einer anderen Karte."))
    if not MIN_AREAS <= len(found.areas) <= MAX_AREAS:
        english = f"areas: there are {len(found.areas)}; a map has {MIN_AREAS} to {MAX_AREAS}."
        wrong.append(Fault(english, f"areas: Es sind {len(found.areas)}; eine Karte hat {MIN_AREAS} bis {MAX_AREAS}."))
    seen: set[str] = set()
    for i, area in enumerate(found.areas):
        if not area.id or area.id in seen:
            english = f"areas[{i}].id: '{area.id}' is empty or stands twice."
            wrong.append(Fault(english, f"areas[{i}].id: „{area.id}“ ist leer oder steht zweimal da.", area.id))
        seen.add(area.id)
    return wrong


def _check_borders(found: MapData) -> list[Fault]:
    """S1.17, S1.18: borders lead both ways, to areas that exist, never to the area itself."""
    wrong = []
    known = {area.id: area for area in found.areas}
    for area in found.areas:
        key = f"{area.id}.adjacent"
        for other in area.adjacent:
            if other not in known:
                wrong.append(Fault(f"{key}: there is no area '{other}'.", f"{key}: Es gibt kein Gebiet „{other}“.", area.id))
            elif other == area.id:
                english = f"{key}: an area does not border itself."
                wrong.append(Fault(english, f"{key}: Ein Gebiet grenzt nicht an sich selbst.", area.id))
            elif area.id not in known[other].adjacent:
                english = f"{key}: {other} does not have {area.id} as a neighbour."
                wrong.append(Fault(english, f"{key}: {other} hat {area.id} nicht zum Nachbarn.", area.id))
        if len(set(area.adjacent)) != len(area.adjacent):
            wrong.append(Fault(f"{key}: a neighbour stands twice.", f"{key}: Ein Nachbar steht zweimal da.", area.id))
    return wrong


def _check_shapes(found: MapData) -> list[Fault]:
    """Polygons are simple, hold their centre, and share a border line exactly with the neighbours."""
    wrong = [fault for area in found.areas if (fault := _misshapen(area)) is not None]
    if wrong:
        return wrong
    lines = [sides(area.polygon) for area in found.areas]
    for i, area in enumerate(found.areas):
        for j in range(i + 1, len(found.areas)):
            other = found.areas[j]
            shared = not lines[i].isdisjoint(lines[j])
            if shared and other.id not in area.adjacent:
                english = f"{area.id} and {other.id} share a border line but are not neighbours."
                wrong.append(Fault(english, f"{area.id} und {other.id} haben eine gemeinsame Grenze, sind aber keine Nachbarn.", area.id))
            elif not shared and other.id in area.adjacent:
                english = f"{area.id} and {other.id} are neighbours but share no border line."
                wrong.append(Fault(english, f"{area.id} und {other.id} sind Nachbarn, haben aber keine gemeinsame Grenze.", area.id))
    return wrong


def _misshapen(area: Area) -> Fault | None:
    if len(area.polygon) < 3 or surface(area.polygon) < LEAST_SURFACE:
        return Fault(f"{area.id}.polygon: it has no surface.", f"{area.id}.polygon: Das Gebiet hat keine Fläche.", area.id)
    if any(not (0 <= x <= 100 and 0 <= y <= 100) for x, y in [*area.polygon, area.center]):
        return Fault(f"{area.id}: coordinates run from 0 to 100.", f"{area.id}: Koordinaten gehen von 0 bis 100.", area.id)
    if crosses_itself(area.polygon):
        return Fault(f"{area.id}.polygon: it crosses itself.", f"{area.id}.polygon: Der Umriss kreuzt sich selbst.", area.id)
    if not inside(area.center, area.polygon):
        return Fault(
            f"{area.id}.center: it lies outside of the polygon.", f"{area.id}.center: Die Mitte liegt außerhalb des Umrisses.", area.id
        )
    return None


def _check_rivers(found: MapData) -> list[Fault]:
    known = {area.id: area for area in found.areas}
    return [
        Fault(
            f"rivers: {river.name} follows {one}-{other}, which is no border.",
            f"rivers: {river.name} folgt {one}-{other}; das ist keine Grenze.",
            one if one in known else "",
        )
        for river in found.rivers
        for one, other in river.borders
        if one not in known or other not in known[one].adjacent
    ]


def _check_play(found: MapData) -> list[Fault]:
    """One connected map, every area of use within reach, room for all citadels and villages."""
    wrong = []
    board = found.board()
    most = found.players[1]
    ids = [area.id for area in found.areas]
    for area in range(board.areas):
        if board.distance[area] == FAR:
            english = f"{ids[area]} cannot be reached from {ids[0]}."
            wrong.append(Fault(english, f"{ids[area]} ist von {ids[0]} aus nicht zu erreichen.", ids[area]))
    walkable = [kind != TERRAINS.index("mountain") for kind in board.terrain]
    by_foot = all_distances([list(others) for others in board.adjacent], walkable)
    homes = [area for area in range(board.areas) if FOR_CITADEL[board.terrain[area]]]
    for area in range(board.areas):
        if homes and walkable[area] and board.terrain[area] != SEA and by_foot[homes[0] * board.areas + area] == FAR:
            english = f"{ids[area]} lies behind mountains: ordinary units can never reach it."
            wrong.append(Fault(english, f"{ids[area]} liegt hinter Bergen: Gewöhnliche Einheiten kommen nie dorthin.", ids[area]))
    slots = sum(VILLAGE_LIMIT[kind] for kind in board.terrain)
    needed = max(VILLAGES) * most
    if slots < needed:
        english = f"there is room for {slots} villages; {most} players need {needed}."
        wrong.append(Fault(english, f"Es ist Platz für {slots} Dörfer; {most} Spieler brauchen {needed}."))
    fitting = fewest_citadels(board)
    if fitting < most:
        english = f"badly placed citadels leave room for {fitting} only; {most} players need {most} (distance {CITADEL_DISTANCE})."
        german = f"Ungünstig gesetzte Zitadellen lassen nur Platz für {fitting}; nötig sind {most} (Abstand {CITADEL_DISTANCE})."
        wrong.append(Fault(english, german))
    return wrong


def fewest_citadels(board: Board) -> int:
    """A small number of citadels after which no legal area is left: each is put where it takes the most room from the others."""
    free = [area for area in range(board.areas) if FOR_CITADEL[board.terrain[area]]]
    near = {area: {other for other in free if board.distance[area * board.areas + other] < CITADEL_DISTANCE} for area in free}
    left = set(free)
    citadels = 0
    while left:
        best = max(sorted(left), key=lambda area: len(near[area] & left))
        left -= near[best]
        citadels += 1
    return citadels
