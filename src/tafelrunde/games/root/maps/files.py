"""Maps as files: TOML or JSON with the fields of `data/maps.toml`. `check.py` says what is wrong with a map."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tafelrunde.engine.authored import Faulty, check_format, read_authored, shaped, write_toml
from tafelrunde.engine.desk import Fault
from tafelrunde.games.root.components import MAP_FORMAT, MapData, map_data
from tafelrunde.games.root.words import CLEARINGS

Plain = dict[str, Any]
"""A map, clearing or forest as plain data that can be changed."""
ORDER = ("title", "suits_dealt", "river_divides", "opposite", "river", "clearings", "forests")
"""What is written of a map, in the order of a reader's questions; all but two go without saying where they are empty or false."""
ALWAYS = ("river", "clearings")
IN_CLEARING = ("id", "suit", "slots", "ruin", "corner", "paths", "x", "y")
SOMETIMES = ("suit", "ruin", "corner")


def parse_map(text: str) -> MapData:
    """The map of a text, whether it can be played or not. Faulty says what cannot be understood."""
    data = read_authored(text)
    check_format(data, MAP_FORMAT)
    found = shaped(data, MapData)
    if [clearing.id for clearing in found.clearings] != list(range(1, CLEARINGS + 1)):
        english = f"clearings: their ids must be 1 to {CLEARINGS}, in this order."
        raise Faulty(Fault(english, f"clearings: Die Lichtungen müssen die id 1 bis {CLEARINGS} haben, in dieser Reihenfolge."))
    if [forest.id for forest in found.forests] != list(range(1, len(found.forests) + 1)):
        english = "forests: their ids must be 1, 2, 3 and so on, in this order."
        raise Faulty(Fault(english, "forests: Die Wälder müssen die id 1, 2, 3 und so weiter haben, in dieser Reihenfolge."))
    return found


def plain_map(found: MapData) -> Plain:
    """A map as plain data that can be changed."""
    plain: Plain = msgspec.to_builtins(found)
    return {**plain, "opposite": [list(pair) for pair in found.opposite]}


def written(data: Plain) -> Plain:
    """What is written of a map: nothing that goes without saying."""
    whole: Plain = {"format": MAP_FORMAT, **{name: data[name] for name in ORDER if data[name] or name in ALWAYS}}
    whole["clearings"] = [
        {name: clearing[name] for name in IN_CLEARING if clearing[name] or name not in SOMETIMES} for clearing in data["clearings"]
    ]
    return whole


@cache
def map_text(name: str) -> str:
    """The file of a printed map."""
    return write_toml(written(plain_map(map_data()[name])))
