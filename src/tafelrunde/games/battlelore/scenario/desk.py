"""A scenario at the drawing desk: hexes, brushes for ground, landmarks and units, and fields for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tafelrunde.engine.authored import write_like
from tafelrunde.engine.desk import Answer, Brush, Desk, DeskPlace, Field, Stroke, number_of
from tafelrunde.games.battlelore.board.geometry import DIRECTIONS, board_of
from tafelrunde.games.battlelore.scenario.check import BOARDS, FIRST, LANDMARKS
from tafelrunde.games.battlelore.scenario.files import (
    CAMPS,
    FORMAT,
    GROUND,
    MUSTER,
    OWNERS,
    ByCamp,
    Landmark,
    Musician,
    Objective,
    Scenario,
    parse_scenario,
)
from tafelrunde.games.battlelore.scenario.picture import Drawing
from tafelrunde.games.battlelore.tables import U_KIND, UNIT_IDS, UNIT_OF
from tafelrunde.games.battlelore.words import CREATURE, MEMBERS, MOST_LEVELS, MUSICIANS

USUAL_BANNERS, USUAL_HAND = 4, 5
"""What a scenario gets with its first unit, if it says nothing yet."""
ON_TOP = ("rampart", "stakes")
"""What stands on a tile or on open ground."""
OTHER = {"standard": "pennant", "pennant": "standard"}
FACING = dict(zip(DIRECTIONS, (*DIRECTIONS[3:], *DIRECTIONS[:3]), strict=True))
LORE: dict[str, bool | str] = {"plain": False, "lore": True, "medieval": "medieval"}
TERRAIN, CLIFF, LANDMARK, UNIT, MUSIC = "terrain-", "cliff-", "landmark-", "unit-", "musician-"
ALWAYS = ("id", "mark", "board", "lore", "first", "name")
CLEAR, PLAIN, OBJECTIVE, ALLY = "clear", "plain", "objective", "ally"


def _brushes() -> list[Brush]:
    found = [Brush(PLAIN, "ground", ("desk-plain",))]
    found += [Brush(TERRAIN + kind, "ground", (f"terrain-{kind}",)) for kind in (*GROUND, *ON_TOP)]
    found += [Brush(CLIFF + edge, "cliffs", (f"desk-edge-{edge}",), twin=CLIFF + FACING[edge]) for edge in DIRECTIONS]
    for camp in CAMPS:
        found += [
            Brush(f"{UNIT}{camp}-{unit}", f"units-{camp}", (f"unit-{unit}",), twin=f"{UNIT}{OTHER[camp]}-{unit}")
            for unit in UNIT_IDS
            if U_KIND[UNIT_OF[unit]] != CREATURE
        ]
    for owner in OWNERS:
        found += [
            Brush(f"{LANDMARK}{owner}-{kind}", "landmarks", (f"terrain-{kind}", f"desk-owner-{owner}"),
                  twin=f"{LANDMARK}{OTHER.get(owner, owner)}-{kind}")
            for kind in LANDMARKS
        ]  # fmt: skip
    found += [Brush(OBJECTIVE, "goals", ("desk-objective",), asks="number", least=1, most=9)]
    found += [Brush(MUSIC + kind, "goals", (f"desk-musician-{kind}",)) for kind in MUSICIANS]
    return [*found, Brush(ALLY, "goals", ("desk-ally",)), Brush(CLEAR, "ground", ("desk-clear",))]


BRUSHES = _brushes()
KNOWN = {brush.name for brush in BRUSHES}


def lay_on_desk(text: str) -> Desk:
    """The desk of a scenario file. Faulty: it cannot be understood."""
    scenario = parse_scenario(text)
    drawing = Drawing(scenario)
    picture = drawing.svg()
    board = drawing.board
    holds = _holds(scenario)
    places = [
        DeskPlace(board.label(h), board.label(h), [drawing.corner(h, i) for i in range(6)], holds.get(h, [])) for h in range(board.size)
    ]
    width, height = drawing.size()
    mirrored = {board.label(h): board.label(board.mirror(h)) for h in range(board.size) if board.mirror(h) != h}
    across = {board.label(h): board.label(board.at(board.row[h], 28 - board.x[h])) for h in range(board.size)}
    symmetries = {"rotate": mirrored, "mirror": {one: other for one, other in across.items() if one != other}}
    return Desk(picture, width, height, places, BRUSHES, _fields(scenario), symmetries)


def _holds(scenario: Scenario) -> dict[int, list[tuple[str, ...]]]:
    found: dict[int, list[tuple[str, ...]]] = {}

    def put(text: str, *says: str) -> None:
        found.setdefault(scenario.hex(text), []).append(says)

    for kind, hexes in scenario.terrain.items():
        for text in hexes:
            put(text, f"terrain-{kind}")
    for text, edges in scenario.cliffs.items():
        for edge in edges:
            put(text, f"desk-edge-{edge}")
    for mark in scenario.landmark:
        put(mark.at, f"terrain-{mark.kind}", f"desk-owner-{mark.owner}")
    for camp in CAMPS:
        for unit, hexes in getattr(scenario.units, camp).items():
            for text in hexes:
                put(text, f"desk-owner-{camp}", f"unit-{unit}")
        for text in getattr(scenario.allies, camp):
            put(text, "desk-ally")
    for goal in scenario.objective:
        put(goal.at, *["desk-objective"] * max(1, min(9, goal.banners)))
    for player in scenario.musician:
        put(player.at, f"desk-musician-{player.kind}")
    return found


def _fields(s: Scenario) -> list[Field]:
    lore = next((name for name, value in LORE.items() if value == s.lore), "")
    found = [
        Field("name.en", ("desk-name-en",), "text", s.name.en),
        Field("name.de", ("desk-name-de",), "text", s.name.de),
        Field("id", ("desk-id",), "text", s.id),
        Field("board", ("desk-board",), "choice", s.board, tuple((name, f"desk-board-{name}") for name in BOARDS)),
        Field("lore", ("option-lore",), "choice", lore, tuple((name, f"option-lore-{name}") for name in LORE)),
        Field("first", ("desk-first",), "choice", s.first, tuple((name, f"desk-first-{name}") for name in FIRST)),
        Field("muster", ("desk-muster",), "choice", s.muster, tuple((name, f"desk-muster-{name}") for name in MUSTER)),
    ]
    for name, most in (("banners", 30), ("hand", 8)):
        both = getattr(s, name)
        for camp in CAMPS:
            value = getattr(both, camp) if both is not None else None
            found.append(Field(f"{name}.{camp}", (f"desk-{name}", f"desk-owner-{camp}"), "number", value, (), 1, most, True))
    found += [
        Field("lead", ("desk-lead",), "number", s.lead, most=30, optional=True),
        Field("ceiling", ("desk-ceiling",), "number", s.ceiling, most=60, optional=True),
        Field("allies_banners", ("desk-allies-banners",), "number", s.allies_banners, most=30),
        Field("council.levels", ("desk-council-levels",), "number", s.council.levels, most=MOST_LEVELS * len(MEMBERS)),
        Field("council.commander", ("desk-council-commander",), "number", s.council.commander, most=MOST_LEVELS),
        Field("council.landmarks", ("option-landmarks",), "switch", s.council.landmarks),
        Field("council.prescribed", ("desk-council-prescribed",), "switch", s.council.prescribed),
    ]
    for camp in CAMPS:
        fixed = getattr(s.council, camp)
        owner = f"desk-owner-{camp}"
        found += [
            Field(f"council.{camp}.{who}", (owner, f"member-{who}"), "number", fixed.get(who), most=MOST_LEVELS, optional=True)
            for who in MEMBERS
        ]
        offers = " ".join(getattr(s.council.offers, camp))
        found.append(Field(f"council.offers.{camp}", (owner, "desk-offers"), "text", offers, optional=True))
    return found


def change(text: str, strokes: list[Stroke]) -> str:
    """The text after the strokes. Faulty: it cannot be understood."""
    scenario = parse_scenario(text)
    for stroke in strokes:
        if stroke.field:
            _fill(scenario, stroke.field, stroke.value)
        elif stroke.brush in KNOWN and stroke.at and scenario.hex(stroke.at[0]) >= 0:
            _Painter(scenario, board_of(scenario.rows).label(scenario.hex(stroke.at[0]))).use(stroke.brush, stroke.value)
    return write_like(_written(scenario), text)


def _written(scenario: Scenario) -> dict[str, Any]:
    """The file's data, without what a scenario has anyway."""
    plain: dict[str, Any] = msgspec.to_builtins(scenario)
    usual: dict[str, Any] = msgspec.to_builtins(Scenario("", "", "", False, "", scenario.name))
    kept = {name: value for name, value in plain.items() if name in ALWAYS or value != usual[name]}
    if "council" in kept:
        kept["council"] = {name: value for name, value in plain["council"].items() if value not in ({}, {"pennant": [], "standard": []})}
    return {"format": FORMAT, **kept}


def _fill(scenario: Scenario, name: str, value: Answer) -> None:
    """A field filled in; what does not fit its kind is left as it was."""
    field = next((field for field in _fields(scenario) if field.name == name), None)
    if field is None:
        return
    number = number_of(value)
    if field.kind == "number" and number is None and not (field.optional and value in (None, "")):
        return
    first, _, rest = name.partition(".")
    if name == "lore":
        scenario.lore = LORE.get(str(value), scenario.lore)
    elif first == "name":
        setattr(scenario.name, rest, str(value or "")[:80])
    elif first in ("banners", "hand"):
        _both(scenario, first, rest, number)
    elif first == "council":
        _council(scenario, rest, value)
    elif field.kind == "number":
        setattr(scenario, name, number if number is not None or field.optional else 0)
    elif field.kind == "choice":
        setattr(scenario, name, str(value) if value in dict(field.choices) else getattr(scenario, name))
    else:
        setattr(scenario, name, str(value or "")[:80])


def _both(scenario: Scenario, name: str, camp: str, number: int | None) -> None:
    """A number of one camp: where the other has none yet it gets the same, since a file says both or neither."""
    both = getattr(scenario, name)
    if number is None:
        setattr(scenario, name, None)
    elif both is None:
        setattr(scenario, name, ByCamp(number, number))
    else:
        setattr(both, camp, number)


def _council(scenario: Scenario, rest: str, value: Answer) -> None:
    council = scenario.council
    first, _, second = rest.partition(".")
    if first == "offers":
        setattr(council.offers, second, str(value or "").replace(",", " ").split()[:8])
    elif second:
        fixed: dict[str, int] = getattr(council, first)
        fixed.pop(second, None)
        if (number := number_of(value)) is not None:
            fixed[second] = number
    else:
        setattr(council, first, bool(value) if isinstance(getattr(council, first), bool) else number_of(value) or 0)


class _Painter:
    """A brush in use on one hex."""

    def __init__(self, scenario: Scenario, at: str) -> None:
        self.scenario = scenario
        self.at = at
        self.h = scenario.hex(at)

    def here(self, text: str) -> bool:
        return self.scenario.hex(text) == self.h

    def use(self, brush: str, value: Answer) -> None:
        ways: list[tuple[str, Callable[[str], None]]] = [
            (TERRAIN, self.ground),
            (CLIFF, self.edge),
            (UNIT, self.unit),
            (LANDMARK, self.landmark),
            (MUSIC, self.music),
        ]
        for head, way in ways:
            if brush.startswith(head):
                return way(brush.removeprefix(head))
        if brush == OBJECTIVE:
            self.objective(number_of(value) or 1)
        elif brush == ALLY:
            self.ally()
        else:
            self.level()
            if brush == CLEAR:
                self.clear()
        return None

    def without(self, listed: dict[str, list[str]], kinds: tuple[str, ...]) -> None:
        for kind in kinds:
            if kind in listed:
                listed[kind] = [text for text in listed[kind] if not self.here(text)]
                if not listed[kind]:
                    del listed[kind]

    def level(self) -> None:
        """Open ground: nothing of the terrain or of a landmark is left."""
        self.without(self.scenario.terrain, tuple(self.scenario.terrain))
        self.scenario.cliffs = {text: edges for text, edges in self.scenario.cliffs.items() if not self.here(text)}
        self.scenario.landmark = [mark for mark in self.scenario.landmark if not self.here(mark.at)]

    def ground(self, kind: str) -> None:
        terrain = self.scenario.terrain
        there = any(self.here(text) for text in terrain.get(kind, []))
        self.scenario.landmark = [mark for mark in self.scenario.landmark if not self.here(mark.at)]
        if kind in GROUND:
            self.without(terrain, GROUND)
        elif there:
            return self.without(terrain, (kind,))
        if kind != "cliff":
            self.scenario.cliffs = {text: edges for text, edges in self.scenario.cliffs.items() if not self.here(text)}
        terrain.setdefault(kind, []).append(self.at)
        return None

    def edge(self, edge: str) -> None:
        """The marked edges of a cliff, on and off; what is no cliff yet becomes one."""
        if not any(self.here(text) for text in self.scenario.terrain.get("cliff", [])):
            self.ground("cliff")
        key = next((text for text in self.scenario.cliffs if self.here(text)), self.at)
        edges = self.scenario.cliffs.setdefault(key, [])
        edges.remove(edge) if edge in edges else edges.append(edge)
        if not edges:
            del self.scenario.cliffs[key]

    def landmark(self, said: str) -> None:
        owner, _, kind = said.partition("-")
        self.level()
        self.scenario.landmark.append(Landmark(kind, self.at, owner))

    def lift(self) -> None:
        """The unit that stands here, and what goes with it."""
        for camp in CAMPS:
            army = getattr(self.scenario.units, camp)
            self.without(army, tuple(army))
            setattr(self.scenario.allies, camp, [text for text in getattr(self.scenario.allies, camp) if not self.here(text)])
        self.scenario.musician = [player for player in self.scenario.musician if not self.here(player.at)]

    def unit(self, said: str) -> None:
        camp, _, kind = said.partition("-")
        self.lift()
        getattr(self.scenario.units, camp).setdefault(kind, []).append(self.at)
        self.scenario.muster = "scenario"
        if self.scenario.banners is None:
            self.scenario.banners = ByCamp(USUAL_BANNERS, USUAL_BANNERS)
        if self.scenario.hand is None and self.scenario.lore is not True:
            self.scenario.hand = ByCamp(USUAL_HAND, USUAL_HAND)

    def objective(self, banners: int) -> None:
        self.scenario.objective = [goal for goal in self.scenario.objective if not self.here(goal.at)]
        self.scenario.objective.append(Objective(self.at, max(1, min(9, banners))))

    def music(self, kind: str) -> None:
        self.scenario.musician = [player for player in self.scenario.musician if not self.here(player.at)]
        self.scenario.musician.append(Musician(self.at, kind))

    def ally(self) -> None:
        """Whether the unit here is the second ally's, on and off."""
        for camp in CAMPS:
            if any(self.here(text) for hexes in getattr(self.scenario.units, camp).values() for text in hexes):
                listed: list[str] = getattr(self.scenario.allies, camp)
                kept = [text for text in listed if not self.here(text)]
                setattr(self.scenario.allies, camp, kept if len(kept) < len(listed) else [*kept, self.at])

    def clear(self) -> None:
        self.lift()
        self.scenario.objective = [goal for goal in self.scenario.objective if not self.here(goal.at)]
