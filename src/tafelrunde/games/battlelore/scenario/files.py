"""Scenarios as data: the schema of a scenario file, and a validator that says exactly what is wrong."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from tafelrunde.engine.authored import read_toml
from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.battlelore.board.geometry import DIRECTIONS, Board, board_of, parse_hex
from tafelrunde.games.battlelore.components import PACKAGE
from tafelrunde.games.battlelore.tables import TERRAIN_IDS, U_KIND, UNIT_IDS, UNIT_OF
from tafelrunde.games.battlelore.words import CREATURE, EPIC_ROWS, LAIR, LANDMARK, MEMBERS, MOST_LEVELS, MUSICIANS, STANDARD_ROWS

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

    @property
    def rows(self) -> int:
        return EPIC_ROWS if self.board == "epic" else STANDARD_ROWS

    def hex(self, text: str) -> int:
        return parse_hex(text, self.rows)

    def army(self, camp: int) -> list[tuple[int, int]]:
        """The units of a camp as kind and hex, in the order of the file."""
        listed = (self.units.standard, self.units.pennant)[camp]
        return [(UNIT_OF[unit], self.hex(text)) for unit, hexes in listed.items() for text in hexes]


def read_scenario(text: str) -> Scenario:
    """The scenario of a file's text. Unreadable says what is wrong first."""
    scenario, wrong = _read(text)
    if scenario is None or wrong:
        raise Unreadable(wrong[0])
    return scenario


def check_scenario(text: str) -> list[str]:
    """Everything that is wrong with a scenario file, each with the key it is about; empty if it can be played."""
    return _read(text)[1]


def _read(text: str) -> tuple[Scenario | None, list[str]]:
    try:
        scenario = msgspec.convert(read_toml(text), Scenario)
    except Unreadable as error:
        return None, [str(error)]
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        return None, [f"{where.strip('`.') or 'the file'}: {what[0].lower()}{what[1:]}."]
    return scenario, _Check(scenario).wrong


class _Check:
    """Looks at everything a schema cannot say."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.wrong: list[str] = []
        self.pieces: dict[int, list[str]] = {}
        self.board: Board = board_of(scenario.rows)
        self.words()
        self.ground()
        self.armies()
        self.council()

    def say(self, what: str) -> None:
        self.wrong.append(what)

    def one_of(self, key: str, value: str, allowed: tuple[str, ...]) -> bool:
        if value not in allowed:
            self.say(f"{key} is {', '.join(allowed)}; not {value!r}.")
        return value in allowed

    def place(self, key: str, text: str) -> int:
        h = self.scenario.hex(text)
        if h < 0:
            self.say(f"{key}: there is no hex {text!r} on the {self.scenario.board} board.")
        return h

    def words(self) -> None:
        s = self.scenario
        self.one_of("board", s.board, ("standard", "epic"))
        self.one_of("first", s.first, ("standard", "pennant", "most-green"))
        self.one_of("muster", s.muster, MUSTER)
        if isinstance(s.lore, str):
            self.one_of("lore", s.lore, ("medieval",))
        for camp in ("standard", "pennant"):
            if s.banners is not None and not 1 <= getattr(s.banners, camp) <= 30:
                self.say(f"banners.{camp} is a number from 1 to 30.")
            if s.hand is not None and not 1 <= getattr(s.hand, camp) <= 8:
                self.say(f"hand.{camp} is a number from 1 to 8.")
        armed = bool(s.units.standard or s.units.pennant)
        if armed and s.lore is not True and s.hand is None:
            self.say("hand is missing: a scenario with armies and without Lore says how many Command cards each camp holds.")
        if armed and s.banners is None:
            self.say("banners is missing: a scenario with armies says how many banners each camp needs.")
        if s.ceiling and s.banners is not None and s.ceiling < max(s.banners.standard, s.banners.pennant):
            self.say("ceiling is not below the banners of either camp.")
        for key, number in (("lead", s.lead), ("ceiling", s.ceiling), ("allies_banners", s.allies_banners)):
            if number is not None and number < 0:
                self.say(f"{key} is 0 or more, not {number}.")

    def ground(self) -> None:
        s = self.scenario
        for kind, hexes in s.terrain.items():
            key = f"terrain.{kind}"
            if not self.one_of(key, kind, TERRAIN_IDS):
                continue
            if (LANDMARK | LAIR) >> TERRAIN_IDS.index(kind) & 1:
                self.say(f"{key}: landmarks stand under [[landmark]], with their owner.")
            for text in hexes:
                h = self.place(key, text)
                if h >= 0 and kind in self.pieces.setdefault(h, []):
                    self.say(f"{key}: {text} is listed twice.")
                self.pieces.setdefault(h, []).append(kind)
        for h, pieces in self.pieces.items():
            tiles = [kind for kind in pieces if kind in GROUND]
            if h >= 0 and len({"water" if kind in WATER else kind for kind in tiles}) > 1:
                self.say(f"terrain: {self.board.label(h)} cannot be {' and '.join(tiles)} at the same time.")
        for text, edges in s.cliffs.items():
            h = self.place("cliffs", text)
            if h >= 0 and "cliff" not in self.pieces.get(h, []):
                self.say(f"cliffs.{text}: this hex is no cliff.")
            for edge in edges:
                self.one_of(f"cliffs.{text}", edge, DIRECTIONS)
        for mark in s.landmark:
            h = self.place("landmark.at", mark.at)
            names = tuple(name for i, name in enumerate(TERRAIN_IDS) if LANDMARK >> i & 1)
            self.one_of("landmark.kind", mark.kind, names)
            self.one_of("landmark.owner", mark.owner, OWNERS)
            if h >= 0 and self.pieces.get(h):
                self.say(f"landmark: {mark.at} holds {self.pieces[h][0]} already.")
            self.pieces.setdefault(h, []).append(mark.kind)
        goals: set[int] = set()
        for goal in s.objective:
            h = self.place("objective.at", goal.at)
            if h >= 0 and (h in goals or self.water(h)):
                self.say(f"objective: {goal.at} is {'listed twice' if h in goals else 'a waterway without a crossing'}.")
            goals.add(h)
            if not 1 <= goal.banners <= 9:
                self.say("objective.banners is a number from 1 to 9.")

    def water(self, h: int) -> bool:
        return self.pieces.get(h, []) == ["waterway"]

    def armies(self) -> None:
        s = self.scenario
        taken: dict[int, str] = {}
        for camp in ("standard", "pennant"):
            for unit, hexes in getattr(s.units, camp).items():
                key = f"units.{camp}.{unit}"
                self.one_of(key, unit, UNIT_IDS)
                for text in hexes:
                    h = self.place(key, text)
                    if h in taken:
                        self.say(f"{key}: on {text} stands {taken[h]} already.")
                    elif h >= 0 and self.water(h):
                        self.say(f"{key}: {text} is a waterway without a crossing.")
                    taken[h] = f"{unit} of the {camp} camp"
            if not getattr(s.units, camp) and (s.units.standard or s.units.pennant):
                self.say(f"units.{camp} is missing: where one camp has an army, the other has one too.")
            for text in getattr(s.allies, camp):
                h = self.place(f"allies.{camp}", text)
                if h >= 0 and not taken.get(h, "").endswith(f"{camp} camp"):
                    self.say(f"allies.{camp}: no unit of that camp stands on {text}.")
        self.winnable()
        if len(taken) > MOST_UNITS:
            self.say(f"units: there are {len(taken)}; at most {MOST_UNITS} can be played with.")
        for player in s.musician:
            h = self.place("musician.at", player.at)
            self.one_of("musician.kind", player.kind, MUSICIANS)
            if h >= 0 and h not in taken:
                self.say(f"musician: no unit stands on {player.at}.")

    def winnable(self) -> None:
        """B18.7: each camp can reach its banners: one for each enemy unit, those of objectives, and of creatures the enemy may take."""
        s = self.scenario
        if s.banners is None or not (s.units.standard and s.units.pennant):
            return
        for camp, other in (("standard", "pennant"), ("pennant", "standard")):
            enemies = sum(len(hexes) for hexes in getattr(s.units, other).values()) + len(getattr(s.council.offers, other))
            most = enemies + sum(goal.banners for goal in s.objective)
            wanted = getattr(s.banners, camp)
            if wanted > most:
                self.say(f"banners.{camp}: {wanted} banners cannot be won; there are {most} at most.")

    def council(self) -> None:
        council = self.scenario.council
        if not 0 <= council.levels <= MOST_LEVELS * len(MEMBERS):
            self.say(f"council.levels is a number from 0 to {MOST_LEVELS * len(MEMBERS)}.")
        if not 0 <= council.commander <= min(MOST_LEVELS, council.levels):
            self.say(f"council.commander is a level from 0 to {min(MOST_LEVELS, council.levels)}.")
        for camp in ("standard", "pennant"):
            fixed: dict[str, int] = getattr(council, camp)
            for member, level in fixed.items():
                self.one_of(f"council.{camp}", member, MEMBERS)
                if not 0 <= level <= MOST_LEVELS:
                    self.say(f"council.{camp}.{member} is a level from 0 to {MOST_LEVELS}.")
            if sum(fixed.values()) > council.levels:
                self.say(f"council.{camp} uses more than {council.levels} levels.")
            for unit in getattr(council.offers, camp):
                if unit not in UNIT_IDS or U_KIND[UNIT_OF[unit]] != CREATURE:
                    self.say(f"council.offers.{camp}: {unit!r} is no creature.")


@cache
def scenario_text(id: str) -> str:
    """The file of one of our scenarios."""
    return (files(PACKAGE) / "data" / "scenarios" / f"{id}.toml").read_text("utf-8")


@cache
def scenario(id: str) -> Scenario:
    return read_scenario(scenario_text(id))
