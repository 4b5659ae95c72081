"""BattleLore, first edition: the game's entry in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.engine.advice import Matter
from tafelrunde.engine.authored import json_schema
from tafelrunde.engine.catalogue import Game, Workshop
from tafelrunde.engine.chance import Chance
from tafelrunde.engine.desk import Desk, Fault, Stroke
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.options import Option, Value, choice, choice_or_file, switch
from tafelrunde.engine.position import Position
from tafelrunde.games.battlelore.board.geometry import board_of
from tafelrunde.games.battlelore.events import EVENTS
from tafelrunde.games.battlelore.judgement.advice import advice
from tafelrunde.games.battlelore.judgement.thinking import THINKERS
from tafelrunde.games.battlelore.judgement.traits import JUDGED_BY
from tafelrunde.games.battlelore.odds import odds_of
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.scenario.agreement import objection, plan_of
from tafelrunde.games.battlelore.scenario.check import check_scenario, find_faults, read_scenario
from tafelrunde.games.battlelore.scenario.desk import change, lay_on_desk
from tafelrunde.games.battlelore.scenario.files import FORMAT, IDS, Scenario, scenario_text
from tafelrunde.games.battlelore.scenario.generator import blank_scenario, new_scenario
from tafelrunde.games.battlelore.scenario.picture import draw_scenario
from tafelrunde.games.battlelore.setup import set_up
from tafelrunde.games.battlelore.verbs import VERBS

__all__ = ["GAME", "BattleLoreGame", "check_scenario", "draw_scenario"]

assert THINKERS, "positions of BattleLore cannot be judged before those who do it are there"

WINGS = ("standard-left", "pennant-left", "standard-right", "pennant-right")
ALLIES = ("standard-ally", "pennant-ally")


class ScenarioWorkshop(Workshop):
    """Scenarios of one's own: `tafelrunde scenario check|new|draw`."""

    kind = "scenario"

    def faults(self, text: str) -> list[Fault]:
        return find_faults(text)

    def desk(self, text: str) -> Desk:
        return lay_on_desk(text)

    def change(self, text: str, strokes: list[Stroke]) -> str:
        return change(text, strokes)

    def blank(self, seats: int) -> str:
        return blank_scenario()

    def new(self, seats: int, seed: int) -> str:
        return new_scenario(seed)

    def schema(self) -> dict[str, Any]:
        return json_schema(Scenario, FORMAT)

    def draw(self, text: str, heat: Mapping[int, float] | None = None) -> str:
        return draw_scenario(text, heat)

    def shipped(self) -> dict[str, str]:
        return {name: scenario_text(name) for name in IDS}

    sides = 2
    place = "hex"
    fights = ("attacked", "battled-back")

    def places(self, text: str) -> dict[int, str]:
        board = board_of(read_scenario(text).rows)
        return {h: board.label(h) for h in range(board.size)}

    def owners(self, pos: Position) -> dict[int, int]:
        """Hexes with a unit on them."""
        assert isinstance(pos, BattleLore)
        return {pos.place[unit]: pos.chiefs[pos.owner[unit]] for unit in range(len(pos.owner)) if pos.place[unit] >= 0}


class BattleLoreGame(Game):
    id = "battlelore"
    title = "BattleLore"
    version = 2
    supported = (1,)
    package = "tafelrunde.games.battlelore"
    min_seats = 2
    max_seats = 6
    roles = ("standard", "pennant", *WINGS, *ALLIES)
    options: tuple[Option, ...] = (
        choice_or_file("scenario", *IDS),
        choice("army", "scenario", "improvised", "organised"),
        choice("lore", "scenario", "medieval", "plain", "lore"),
        switch("allies"),
        choice("landmarks", "scenario", "yes", "no"),
        choice("creatures", "scenario", "free"),
        choice("windows", "everyone", "holders"),
    )
    verbs = VERBS
    events = EVENTS
    place_keys = ("from", "to", "rushes_at", "objectives/0")
    traits = JUDGED_BY

    workshop = ScenarioWorkshop()

    def objection(self, roles: list[str], options: dict[str, Value]) -> str:
        return objection(roles, options)

    def advice(self, eyes: Eyes) -> list[Matter]:
        return advice(eyes)

    def odds(self, eyes: Eyes, move: int) -> dict[str, object] | None:
        """What a table shows before an attack or a battle back is sent."""
        return odds_of(eyes, move)

    def set_up(self, roles: list[str], options: dict[str, Value], chance: Chance) -> BattleLore:
        pos = BattleLore()
        set_up(pos, roles, plan_of(options), chance)
        return pos


GAME = BattleLoreGame()
