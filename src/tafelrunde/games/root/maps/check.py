"""What is wrong with a map: each fault one sentence that names the place, in both languages; and maps that are right (D0-3)."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.engine.authored import Faulty
from tafelrunde.engine.desk import Fault
from tafelrunde.engine.errors import BadOptions
from tafelrunde.games.root.components import ClearingData, MapData
from tafelrunde.games.root.maps.drawing import (
    MARGIN,
    Wall,
    brushes_past,
    completed,
    crossings,
    enclosed,
    forests_of,
    mark_fits,
    out_of_reach,
    pairs_fit,
    paths_of,
    points_of,
    too_near,
    walls_of,
)
from tafelrunde.games.root.maps.files import parse_map
from tafelrunde.games.root.terms.boards import RUIN_ITEMS
from tafelrunde.games.root.terms.map import Map
from tafelrunde.games.root.words import CLEARINGS, FORESTS, SUIT_NAMES, SUITS

OWN_NAME = "own"
"""What a map of one's own is called in views."""
KEPT = 64
"""Maps kept in memory: the latest of players' own."""
MOST_SLOTS = 3
RUINS = sum(RUIN_ITEMS)
"""R5.1.4: as many ruins as items to lie under them."""
OF_A_SUIT = CLEARINGS // SUITS
CORNERS = 4
FIRST_BUILDINGS = 3
"""R6.3.4: what must find room at the keep and next to it."""
GERMAN_SUITS = ("Fuchs", "Hase", "Maus")


@lru_cache(maxsize=KEPT)
def own_board(text: str) -> Map:
    """The board of a map's text, shared by all positions on it. BadOptions lists what is wrong with the text."""
    wrong = [fault.en for fault in find_faults(text)]
    if wrong:
        raise BadOptions(f"this map cannot be played: {' '.join(wrong[:5])}")
    return Map(OWN_NAME, completed(parse_map(text)))


def find_faults(text: str) -> list[Fault]:
    """Everything that is wrong with a map; empty if it can be played."""
    try:
        found = completed(parse_map(text))
    except Faulty as error:
        return [error.fault]
    wrong = [*_check_paths(found), *_check_suits(found), *_check_slots(found), *_check_corners(found), *_check_river(found)]
    drawn = _check_drawing(found)
    return wrong + (drawn or _check_forests(found))


def about(clearing: int, english: str, german: str) -> Fault:
    """A fault of one clearing."""
    return Fault(f"clearing {clearing}: {english}", f"Lichtung {clearing}: {german}", str(clearing))


def _check_paths(found: MapData) -> list[Fault]:
    """R2.2.1: paths lead both ways, to other clearings, and join all of them."""
    wrong = []
    for clearing in found.clearings:
        if clearing.id in clearing.paths:
            wrong.append(about(clearing.id, "a path leads to itself.", "Ein Weg führt zu ihr selbst."))
        if len(set(clearing.paths)) != len(clearing.paths):
            wrong.append(about(clearing.id, "a path stands twice.", "Ein Weg steht zweimal da."))
        for other in sorted(set(clearing.paths)):
            if clearing.id not in found.clearings[other - 1].paths:
                english = f"a path leads to {other}, but none leads back."
                wrong.append(about(clearing.id, english, f"Ein Weg führt nach {other}, aber keiner zurück."))
    for lost in out_of_reach(paths_of(found)):
        english = "no way leads here from clearing 1."
        wrong.append(about(lost, english, "Von Lichtung 1 führt kein Weg hierher."))
    return wrong


def _check_suits(found: MapData) -> list[Fault]:
    """R2.2.2, D0-1: four clearings of each suit, printed or dealt."""
    suited = [clearing for clearing in found.clearings if clearing.suit]
    if found.suits_dealt:
        english, german = "it has a suit, but suits are dealt on this map.", "Sie hat eine Klasse, aber hier werden die Klassen ausgeteilt."
        return [about(clearing.id, english, german) for clearing in suited]
    bare = [clearing.id for clearing in found.clearings if not clearing.suit]
    wrong = [about(id, "it needs a suit: fox, rabbit or mouse.", "Ihr fehlt die Klasse: Fuchs, Hase oder Maus.") for id in bare]
    for suit, german_suit in zip(SUIT_NAMES[:SUITS], GERMAN_SUITS, strict=True):
        count = sum(clearing.suit == suit for clearing in suited)
        if not bare and count != OF_A_SUIT:
            english = f"{count} clearings have the suit {suit}; there must be {OF_A_SUIT} of each."
            wrong.append(Fault(english, f"{count} Lichtungen haben die Klasse {german_suit}; von jeder muss es {OF_A_SUIT} geben."))
    return wrong


def free_slots(clearing: ClearingData) -> int:
    """The slots without a ruin."""
    return clearing.slots - clearing.ruin


def _check_slots(found: MapData) -> list[Fault]:
    """R2.2.3-a, R5.1.4: slots, and a ruin for each item that lies under one."""
    wrong = []
    for clearing in found.clearings:
        if not 1 <= clearing.slots <= MOST_SLOTS:
            english = f"it has {clearing.slots} slots; 1 to {MOST_SLOTS} are possible."
            wrong.append(about(clearing.id, english, f"Sie hat {clearing.slots} Bauplätze; möglich sind 1 bis {MOST_SLOTS}."))
    ruins = sum(clearing.ruin for clearing in found.clearings)
    if ruins != RUINS:
        english = f"{ruins} clearings have a ruin; there must be {RUINS}."
        wrong.append(Fault(english, f"{ruins} Lichtungen haben eine Ruine; es müssen {RUINS} sein."))
    return wrong


def _check_corners(found: MapData) -> list[Fault]:
    """R6.3, R7.3.2-a, R10.3.2: four corners in opposite pairs, with room for what factions begin with."""
    corners = [clearing for clearing in found.clearings if clearing.corner]
    if len(corners) != CORNERS:
        english = f"{len(corners)} clearings are corners; there must be {CORNERS}."
        return [Fault(english, f"{len(corners)} Lichtungen sind Eck-Lichtungen; es müssen {CORNERS} sein.")]
    wrong = []
    if not pairs_fit(found):
        english = "opposite: each of the four corners must stand in one of two pairs."
        wrong.append(Fault(english, "opposite: Jede der vier Eck-Lichtungen muss in einem von zwei Paaren stehen."))
    for corner in corners:
        if free_slots(corner) < 1:
            english = "a corner needs a slot without a ruin, for a roost or a garden."
            german = "Eine Eck-Lichtung braucht einen Bauplatz ohne Ruine, für ein Nest oder einen Garten."
            wrong.append(about(corner.id, english, german))
        for other in corners:
            if corner.id < other.id and other.id in corner.paths:
                english = f"a path leads to corner {other.id}; the Marquise could fill the slots of one before somebody begins there."
                german = (
                    f"Ein Weg führt zur Eck-Lichtung {other.id}; die Marquise könnte eine von beiden zubauen, bevor dort jemand beginnt."
                )
                wrong.append(about(corner.id, english, german))
        near = [found.clearings[other - 1] for other in {*corner.paths} - {corner.id}]
        room = sum(map(free_slots, [corner, *near]))
        if room < FIRST_BUILDINGS:
            english = f"here and next to it there is room for {room} buildings; a keep needs {FIRST_BUILDINGS}."
            german = f"Hier und nebenan ist Platz für {room} Gebäude; eine Festung braucht {FIRST_BUILDINGS}."
            wrong.append(about(corner.id, english, german))
    return wrong


def _check_river(found: MapData) -> list[Fault]:
    """R2.3-a, R11.3.2: the river joins clearings one after the other; beside the keep one of them is left for the Riverfolk."""
    if len(found.river) < 2:
        return [Fault("river: it must join two clearings at least.", "river: Der Fluss muss wenigstens zwei Lichtungen verbinden.")]
    twice = sorted({at for at in found.river if found.river.count(at) > 1})
    return [about(at, "the river comes by twice.", "Der Fluss kommt zweimal vorbei.") for at in twice]


def _check_drawing(found: MapData) -> list[Fault]:
    """What could not be drawn, or would leave in doubt where a forest ends."""
    points, walls = points_of(found), walls_of(found)
    wrong = []
    for clearing in found.clearings:
        if not all(MARGIN <= value <= 100 - MARGIN for value in points[clearing.id]):
            english = f"it lies too near to the edge; x and y go from {MARGIN} to {100 - MARGIN}."
            wrong.append(about(clearing.id, english, f"Sie liegt zu nah am Rand; x und y gehen von {MARGIN} bis {100 - MARGIN}."))
    for one, other in too_near(points):
        wrong.append(about(one, f"it lies too near to clearing {other}.", f"Sie liegt zu nah an Lichtung {other}."))
    for wall, second in crossings(points, walls):
        english = f"{_named(found, wall)[0]} crosses {_named(found, second)[0]}."
        wrong.append(Fault(_upper(english), f"{_upper(_named(found, wall)[1])} kreuzt {_named(found, second)[2]}.", str(wall[0])))
    for wall, at in brushes_past(points, walls):
        english, german, _ = _named(found, wall)
        wrong.append(about(at, f"{english} passes too near.", f"{_upper(german)} führt zu nah vorbei."))
    return wrong


def _named(found: MapData, wall: Wall) -> tuple[str, str, str]:
    """A path, or a river that separates forests: in English, in German, in German as an object."""
    if wall in paths_of(found):
        return f"the path {wall[0]}-{wall[1]}", f"der Weg {wall[0]}-{wall[1]}", f"den Weg {wall[0]}-{wall[1]}"
    return f"the river {wall[0]}-{wall[1]}", f"der Fluss {wall[0]}-{wall[1]}", f"den Fluss {wall[0]}-{wall[1]}"


def _upper(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _check_forests(found: MapData) -> list[Fault]:
    """R2.4, R2.4.1: the forests are the areas that paths enclose, and no more than there are names for."""
    if out_of_reach(paths_of(found)):
        return []  # said already; what lies apart encloses nothing that could be told
    points = points_of(found)
    areas = enclosed(points, walls_of(found))
    if not 1 <= len(areas) <= FORESTS:
        english = f"the paths enclose {len(areas)} forests; there must be 1 to {FORESTS}."
        return [Fault(_upper(english), f"Die Wege schließen {len(areas)} Wälder ein; es müssen 1 bis {FORESTS} sein.")]
    drawn = {tuple(forest.clearings): forest for forest in forests_of(found)}
    wrong = []
    for forest in found.forests:
        place = f"forest-{forest.id}"
        true = drawn.pop(tuple(sorted(set(forest.clearings))), None)
        if true is None:
            english = f"forest {forest.id}: no paths enclose it between just the clearings {_listed(forest.clearings)}."
            german = f"Wald {forest.id}: Keine Wege schließen ihn zwischen genau den Lichtungen {_listed(forest.clearings)} ein."
            wrong.append(Fault(english, german, place))
        elif true.id == forest.id and true.forests != sorted(forest.forests):
            english = f"forest {forest.id}: by the drawing it lies beside {_listed(true.forests) or 'none'}."
            german = f"Wald {forest.id}: Nach der Zeichnung liegt er neben {_listed(true.forests) or 'keinem'}."
            wrong.append(Fault(english, german, place))
        elif not any(mark_fits(points, area, (forest.x, forest.y)) for area in areas if {*area.around} == {*true.clearings}):
            english = f"forest {forest.id}: its mark must lie inside and off the clearings."
            wrong.append(Fault(english, f"Wald {forest.id}: Sein Zeichen muss in ihm und neben den Lichtungen liegen.", place))
    for clearings in drawn:
        english = f"forests: the one between the clearings {_listed(clearings)} is missing."
        wrong.append(Fault(english, f"forests: Der Wald zwischen den Lichtungen {_listed(clearings)} fehlt."))
    return wrong


def _listed(numbers: list[int] | tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))
