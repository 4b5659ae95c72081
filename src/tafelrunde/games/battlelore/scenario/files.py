"""Scenarios as data: what a scenario file says, how it is read, and those that are shipped. `check.py` says what is wrong with one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tafelrunde.engine.authored import check_format, read_authored, shaped
from tafelrunde.games.battlelore.board.geometry import parse_hex
from tafelrunde.games.battlelore.components import PACKAGE
from tafelrunde.games.battlelore.tables import UNIT_OF
from tafelrunde.games.battlelore.words import EPIC_ROWS, STANDARD_ROWS

FORMAT = "battlelore scenario 1"
CAMPS = ("standard", "pennant")

IDS = (
    "ploughland",
    "three-crossings",
    "greywater",
    "hollow-bridge",
    "thornwatch",
    "long-field",
    "broad-heath",
    "mill-brook",
    "fen-drums",
    "beacon-hills",
    "old-rampart",
    "free-muster",
    "grand-muster",
    "twin-fords",
)
MUSTER = ("scenario", "improvised", "organised")
"""Where armies come from: the scenario's own, or Call to Arms in one of its modes."""
OWNERS = ("standard", "pennant", "neutral")
WATER = ("waterway", "fordable-waterway", "ford", "bridge-wooden", "bridge-stone")
GROUND = ("wooded", "elevated", "cliff", "marsh", *WATER)
"""Tiles that fill a hex; ramparts and stakes stand on one."""
MOST_UNITS = 120


class ByCamp(msgspec.Struct, forbid_unknown_fields=True):
    pennant: int
    standard: int


class Names(msgspec.Struct, forbid_unknown_fields=True):
    en: str
    de: str


class Offers(msgspec.Struct, forbid_unknown_fields=True):
    pennant: list[str] = []
    standard: list[str] = []


class Council(msgspec.Struct, forbid_unknown_fields=True):
    """B22.8, B22.9: levels to distribute, or fixed seats."""

    levels: int = 6
    commander: int = 0
    landmarks: bool = False
    prescribed: bool = False
    pennant: dict[str, int] = {}
    standard: dict[str, int] = {}
    offers: Offers = msgspec.field(default_factory=Offers)


class Landmark(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    at: str
    owner: str


class Objective(msgspec.Struct, forbid_unknown_fields=True):
    at: str
    banners: int


class Musician(msgspec.Struct, forbid_unknown_fields=True):
    at: str
    kind: str


class Armies(msgspec.Struct, forbid_unknown_fields=True):
    pennant: dict[str, list[str]] = {}
    standard: dict[str, list[str]] = {}


class Allies(msgspec.Struct, forbid_unknown_fields=True):
    pennant: list[str] = []
    standard: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file. Hexes are written "r5c7" (row 5 from the bottom, hex 7) or "E7" (row letters from the top)."""

    id: str
    mark: str
    board: str
    lore: bool | str
    """Whether it is a Lore scenario; or "medieval" (B32)."""
    first: str
    name: Names
    banners: ByCamp | None = None
    hand: ByCamp | None = None
    lead: int | None = None
    """The lead a camp needs besides its banners; left out: 2 on the epic board (B24.47), none on the standard one."""
    ceiling: int | None = None
    """The banners that win whatever the lead; left out: two more than the goal where a lead is needed (B24.48)."""
    allies_banners: int = 0
    muster: str = "scenario"
    """Where a battlefield without armies gets them, if the table says nothing else."""
    council: Council = msgspec.field(default_factory=Council)
    terrain: dict[str, list[str]] = {}
    cliffs: dict[str, list[str]] = {}
    landmark: list[Landmark] = []
    objective: list[Objective] = []
    musician: list[Musician] = []
    units: Armies = msgspec.field(default_factory=Armies)
    allies: Allies = msgspec.field(default_factory=Allies)
    format: str = FORMAT

    @property
    def rows(self) -> int:
        return EPIC_ROWS if self.board == "epic" else STANDARD_ROWS

    def hex(self, text: str) -> int:
        return parse_hex(text, self.rows)

    def army(self, camp: int) -> list[tuple[int, int]]:
        """The units of a camp as kind and hex, in the order of the file."""
        listed = (self.units.standard, self.units.pennant)[camp]
        return [(UNIT_OF[unit], self.hex(text)) for unit, hexes in listed.items() for text in hexes]


def parse_scenario(text: str) -> Scenario:
    """The scenario of a file's text, whether it can be played or not. Faulty says what cannot be understood."""
    data = read_authored(text)
    check_format(data, FORMAT)
    return shaped(data, Scenario)


@cache
def scenario_text(id: str) -> str:
    """The file of one of our scenarios."""
    return (files(PACKAGE) / "data" / "scenarios" / f"{id}.toml").read_text("utf-8")


@cache
def scenario(id: str) -> Scenario:
    return parse_scenario(scenario_text(id))
