"""Positions for rule tests, built directly: a board in words, pieces by name, dice laid out in advance.

``Table(grid, seats=2)`` is an empty board in year 2. Pieces are put on it with `own`, `city`, `army`, `building`; `movement(0)` and its
like begin a phase. Everything then goes through the ordinary contract: offers, refusals with rule ids, moves in notation.
"""

from __future__ import annotations

from typing import Any, cast

from tafelrunde.engine.chance import Chance, chance_from_seed
from tafelrunde.engine.events import Event
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.steps import Reason, Step
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.board.board import UPPER_LEFT, Board, ground_code
from tafelrunde.games.seventhstone.board.files import WORDS
from tafelrunde.games.seventhstone.combat.battle import Battle
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.movement.arrival import attack
from tafelrunde.games.seventhstone.movement.movement import Movement, begin_movement
from tafelrunde.games.seventhstone.phases.markets import Markets
from tafelrunde.games.seventhstone.phases.placement import Placement
from tafelrunde.games.seventhstone.phases.production import Allocation
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import add_units, army_at
from tafelrunde.games.seventhstone.pieces.sources import source_value, tear_value
from tafelrunde.games.seventhstone.pieces.stones import KINDS, STONES, deal_stacks, lay, place_under, show, show_all, stones_at
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.turn import Year
from tafelrunde.games.seventhstone.verbs import PASS
from tafelrunde.games.seventhstone.words import (
    ALLOCATION,
    BARE,
    BUILDING_NAMES,
    COMBAT,
    COORDINATES,
    FIELDS,
    GOAL,
    JOUST,
    MOVING,
    NEW,
    NOBODY,
    OUTSIDE,
    OVERRUNS,
    PLACEMENT,
    PRODUCTION,
    SHEET,
    SHEET_NAMES,
    SITES,
    STONE_NAMES,
    STRIDE,
    SUPPORTS,
    TYPE_NAMES,
)
from tafelrunde.testing import Script

MEADOW = "\n".join(["P P P P P P"] * 6)
"""Thirty-six plains: enough for most tests."""


class Loaded:
    """Dice that fall as laid out; the test fails when a die is rolled that was not foreseen."""

    def __init__(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.count = 0

    def roll(self, sides: int = 6) -> int:
        assert self.rolls, "a die is rolled that the test has not foreseen"
        self.count += 1
        return self.rolls.pop(0)

    def below(self, n: int) -> int:
        return self.roll(n) - 1

    def shuffle(self, things: list[int]) -> None:
        self.count += 1

    def copy(self) -> Loaded:
        twin = Loaded(self.rolls.copy())
        twin.count = self.count
        return twin


class YearUntilTournament(Step[SeventhStone]):
    """The year as it is, but before its tournament phase it waits, so that a test can look around."""

    def __init__(self) -> None:
        self.year = Year()

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 if pos.stage == JOUST else 0

    def asks_anyway(self, pos: SeventhStone) -> bool:
        return True

    def moves(self, pos: SeventhStone, seat: int) -> list[int]:
        return [PASS()]

    def proceed(self, pos: SeventhStone) -> None:
        self.year.proceed(pos)


def at(name: str) -> int:
    """The number of a field: "3/4" is column 3, row 4."""
    return COORDINATES.index(name)


class Table:
    """A position under construction and, once a phase has begun, the game that is played from it."""

    def __init__(self, grid: str = MEADOW, seats: int = 2, year: int = 2, **options: bool) -> None:
        rows = [line.split() for line in grid.strip().splitlines()]
        pos = SeventhStone()
        pos.blank(seats, chance_from_seed(1))
        pos.rules = GAME.version
        pos.peoples = ["dwarves", "humans", "elves", "orcs"][:seats]
        pos.goal, pos.max_years = GOAL, 0
        for name in ("terrain_yields", "terrain_cavalry", "terrain_support", "wall_bypass", "double_moves"):
            setattr(pos, name, options.pop(name, False))
        assert not options, f"no such option: {options}"
        table = box().table_for(seats)
        pos.shares, pos.display_size, pos.top_discards = table.shares, table.display, table.top_discards
        pos.ground = [ground_code(OUTSIDE, BARE, 0)] * FIELDS
        for row, words in enumerate(rows):
            for column, word in enumerate(words):
                pos.ground[row * STRIDE + column] = WORDS[word]
        pos.columns, pos.rows, pos.corner = len(rows[0]), len(rows), UPPER_LEFT
        pos.counted_columns, pos.counted_rows = list(range(pos.columns)), list(range(pos.rows))
        pos.ruled_board = False
        pos._board = Board(pos.ground, pos.columns, pos.rows)
        pos.year, pos.counter = year, (year - 1) % 3
        deal_stacks(pos, list(range(STONES)))
        pos.push(YearUntilTournament())
        self.pos = pos
        self.script = Script(pos)

    # Pieces.

    def own(self, seat: int, *names: str) -> Table:
        """Control of fields, with everything they bring."""
        for name in names:
            field = at(name)
            self.pos.owner = changed(self.pos.owner, field, seat)
            self._credit(seat, source_value(self.pos, field), tear_value(self.pos, field))
        return self

    def city(self, seat: int, name: str) -> Table:
        """A capital."""
        self.pos.city = self.pos.city.copy()
        self.pos.city[at(name)] = True
        return self.own(seat, name)

    def _credit(self, seat: int, worth: int, tears: int) -> None:
        self.pos.value = added(self.pos.value, seat, worth)
        self.pos.store[seat] += worth
        self.pos.tears = added(self.pos.tears, seat, tears)

    def building(self, name: str, kind: str, new: bool = False) -> Table:
        """A building on a controlled field."""
        pos, field = self.pos, at(name)
        before = source_value(pos, field)
        site = 0 if pos.sites[field * SITES] == 0 else 1
        pos.sites = changed(pos.sites, field * SITES + site, (BUILDING_NAMES.index(kind) + 1) | (NEW if new else 0))
        self._credit(pos.owner[field], source_value(pos, field) - before, 0)
        return self

    def army(self, seat: int, name: str, kind: str, military: int, mercenaries: int = 0, stone: str = "") -> Table:
        """An army; its RS are taken from the store, which may leave the equality to the test."""
        field, number = at(name), TYPE_NAMES.index(kind)
        self.pos.own_armies()
        add_units(self.pos, seat, field, number, military, mercenaries, 0, 0)
        self.pos.store[seat] -= military
        if stone:
            self.put_stone(stone, place_under(seat, field, number), seat)
        return self

    def put_stone(self, stone: str, place: int, seat: int) -> None:
        """Take a stone of this kind out of the stacks."""
        kind = STONE_NAMES.index(stone)
        number = next(n for n in range(STONES) if KINDS[n] == kind and 16 <= self.pos.where[n] < 100)
        lay(self.pos, number, place)
        if place < 4 or place >= 100:
            show(self.pos, seat, number)
        else:
            show_all(self.pos, number)

    def hand(self, seat: int, *stones: str) -> Table:
        for stone in stones:
            self.put_stone(stone, seat, seat)
        return self

    def conflict(self, name: str, attacker: int) -> Table:
        """The pieces on a field are in conflict."""
        attack(self.pos, attacker, at(name))
        return self

    def supports(self, seat: int, name: str, target: str) -> Table:
        self.pos.own_armies()
        self.find(seat, name).aid = at(target)
        return self

    def sheet(self, seat: int, **fields: int) -> Table:
        """RS on fields of the sheet, out of the store."""
        for name, stones in fields.items():
            self.pos.sheet[seat * SHEET + SHEET_NAMES.index(name)] += stones
            self.pos.store[seat] -= stones
        return self

    def goods(self, seat: int, building: int = 0, melee: int = 0, ranged: int = 0, cavalry: int = 0, mercenaries: int = 0) -> Table:
        """Goods to be placed, with the RS that pay for them on the production fields."""
        for good, count in enumerate([building, melee, ranged, cavalry]):
            self.pos.goods[seat * PRODUCTION + good] = count
        self.sheet(seat, building=4 * building, melee=2 * melee, ranged=2 * ranged, cavalry=2 * cavalry)
        self.pos.recruits[seat] = mercenaries
        return self

    def order(self, *seats: int) -> Table:
        self.pos.order = list(seats)
        return self

    def event(self, face: int) -> Table:
        self.pos.happening = face
        return self

    def lava(self, *names: str) -> Table:
        self.pos.lava = [at(name) for name in names]
        self.pos.happening = 1
        return self

    def dice(self, *rolls: int) -> Table:
        """The next dice, in the order they are rolled."""
        self.pos.chance = cast(Chance, Loaded(list(rolls)))
        return self

    def no_dice_left(self) -> bool:
        return not cast(Any, self.pos.chance).rolls

    # Phases.

    def begin(self, stage: int, seat: int, step: Step[SeventhStone]) -> Table:
        """A player's turn in a phase; the players before him in the turn order have had theirs."""
        self.pos.stage = stage
        self.pos.turn = self.pos.order.index(seat) + 1
        self.pos.push(step)
        self.pos.settle()
        return self

    def allocation(self) -> Table:
        self.pos.stage = ALLOCATION
        self.pos.committed = sum(1 << seat for seat in range(self.pos.seats) if self.total(seat) == 0)
        self.pos.push(Markets())
        self.pos.push(Allocation())
        self.pos.settle()
        return self

    def placement(self, seat: int) -> Table:
        return self.begin(PLACEMENT, seat, Placement(seat))

    def movement(self, seat: int) -> Table:
        begin_movement(self.pos, seat)
        return self.begin(MOVING, seat, Movement(seat))

    def overruns(self) -> Table:
        """After the last movement phase."""
        return self.resume(OVERRUNS)

    def support(self) -> Table:
        return self.resume(SUPPORTS)

    def combat(self) -> Table:
        """Supports are fixed; the conflicts are fought."""
        return self.resume(COMBAT)

    def resume(self, stage: int) -> Table:
        self.pos.stage, self.pos.turn = stage, 0
        self.pos.settle()
        return self

    # Play and look.

    def play(self, seat: int, *texts: str) -> Table:
        self.script.play(seat, *texts)
        return self

    def offers(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may do, perhaps of one verb only."""
        return [text for text in self.script.offers(seat) if not verb or text.split()[0] == verb]

    def why_not(self, seat: int, text: str) -> list[str]:
        return self.script.why_not(seat, text)

    def refusal(self, seat: int, text: str) -> Reason:
        """The reason against a move that is not allowed."""
        reason = self.pos.why_not(seat, self.pos.verbs().parse(text))
        assert reason is not None, f"{text} is allowed"
        return reason

    def march(self, seat: int, way: str, military: int, mercenaries: int = 0, carry: str = "") -> Table:
        """One step of a group: "1/1 2/1 melee", asked or not whichever units and stones go."""
        self.play(seat, f"march {way}")
        if self.doing() == "Grouping":
            self.play(seat, next(text for text in self.offers(seat) if text.endswith(f" {military} {mercenaries}")))
        if self.doing() == "Carrying":
            if carry:
                self.play(seat, f"carry {carry}")
            if self.doing() == "Carrying":
                self.play(seat, "go")
        return self

    def choose(self, seat: int, step: str, text: str) -> Table:
        """Answer a question if it is asked; the table itself answers where there is no choice."""
        if self.doing() == step:
            self.play(seat, text)
        return self

    def doing(self) -> str:
        return type(self.pos.stack[-1]).__name__ if self.pos.stack else ""

    def find(self, seat: int, name: str) -> Army:
        army = army_at(self.pos, seat, at(name))
        assert army is not None, f"seat {seat} has no army at {name}"
        return army

    def units(self, seat: int, name: str) -> tuple[int, int]:
        """Military units and mercenaries on a field, all parts together."""
        there = [army for army in self.pos.armies if army.seat == seat and army.field == at(name)]
        return sum(army.military for army in there), sum(army.mercenaries for army in there)

    def owner(self, name: str) -> int:
        return self.pos.owner[at(name)]

    def in_conflict(self, name: str) -> bool:
        return self.pos.conflict[at(name)] != 0

    def defender(self, name: str) -> int:
        return self.pos.conflict[at(name)] - 1

    def sites(self, name: str) -> list[str]:
        """The buildings on a field; new ones are marked."""
        both = self.pos.sites[at(name) * SITES : at(name) * SITES + SITES]
        return [BUILDING_NAMES[(site & 3) - 1] + ("*" if site & NEW else "") for site in both if site]

    def on_sheet(self, seat: int, field: str) -> int:
        return self.pos.sheet[seat * SHEET + SHEET_NAMES.index(field)]

    def total(self, seat: int) -> int:
        """All RS of a player: sheet and armies."""
        on_sheet = self.pos.store[seat] + sum(self.pos.sheet[seat * SHEET : seat * SHEET + SHEET])
        return on_sheet + sum(army.military for army in self.pos.armies if army.seat == seat)

    def stones(self, place: int) -> list[str]:
        """The stones at a place: a hand (the seat), or the discard piles (6 hidden, 7 open)."""
        return [STONE_NAMES[KINDS[stone]] for stone in stones_at(self.pos, place)]

    def stones_under(self, seat: int, name: str, kind: str) -> list[str]:
        return self.stones(place_under(seat, at(name), TYPE_NAMES.index(kind)))

    def battle(self) -> Battle:
        assert self.pos.battle is not None, "there is no combat"
        return self.pos.battle

    def events(self, name: str, first: int | None = None) -> list[tuple[int, ...]]:
        """The values of all events of a kind so far, or only the first so many of them."""
        return [entry.values[:first] for entry in self.pos.log or [] if isinstance(entry, Event) and entry.kind.name == name]

    def hits(self) -> list[tuple[int, ...]]:
        """Of all hits told so far: who took how many, and how many of them were prevented."""
        return [values[:3] for values in self.events("hit")]

    def balanced(self) -> bool:
        """T4.3 for every player."""
        return all(self.total(seat) == self.pos.value[seat] for seat in range(self.pos.seats))


HIDDEN_PILE, OPEN_PILE = 6, 7
NONE = NOBODY
