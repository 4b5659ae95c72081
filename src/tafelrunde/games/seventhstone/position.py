"""The position of a game of Seventh Stone: flat lists, one number a field, a seat or a stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import VECTOR, vec
from tafelrunde.engine.position import Position, Standing
from tafelrunde.engine.traits import Traits
from tafelrunde.games.seventhstone.board.board import Board
from tafelrunde.games.seventhstone.evaluate import evaluation
from tafelrunde.games.seventhstone.guess import guess_for
from tafelrunde.games.seventhstone.invariants import broken
from tafelrunde.games.seventhstone.pieces.stones import POOL, STACKS, STONES, VIEWERS
from tafelrunde.games.seventhstone.verbs import VERBS
from tafelrunde.games.seventhstone.view import scene_of, view_of
from tafelrunde.games.seventhstone.words import (
    FIELDS,
    FOUNDING,
    GOAL,
    MAX_SEATS,
    NOBODY,
    PRODUCTION,
    SHEET,
    SITES,
    START_UNIT_MAXIMUM,
)

CALM: Final = vec[i64]([0] * FIELDS)
"""No conflict anywhere."""

if TYPE_CHECKING:
    from tafelrunde.engine.verbs import VerbTable
    from tafelrunde.games.seventhstone.combat.battle import Battle
    from tafelrunde.games.seventhstone.movement.foresight import Foresight
    from tafelrunde.games.seventhstone.pieces.army import Army


@final
class SeventhStone(Position):
    """Board, sheets, armies, stones, and what is going on this year.

    Copies share nearly everything. Vectors and lists are replaced as a whole, never written into (`engine/shared.py`); only the stores and
    the sheets are each position's own. Armies and stones are shared as well, until somebody says that he is going to change them:
    `own_armies`, `own_stones`.
    """

    # Settings; never change and are shared between copies.
    peoples: list[str]
    goal: int
    terrain_yields: bool
    terrain_cavalry: bool
    terrain_support: bool
    wall_bypass: bool
    double_moves: bool
    max_years: int
    shares: list[int]
    """T9.17, T18.4: mercenaries and tournament stones for each rank."""
    display_size: int
    top_discards: bool
    ground: list[int]
    columns: int
    rows: int
    corner: int
    counted_columns: list[int]
    counted_rows: list[int]
    ruled_board: bool
    """The board was built by T1 or T18: one gap in each column."""
    _board: Board

    # The board.
    owner: vec[i64]
    """For each field the seat that controls it, or NOBODY."""
    city: list[bool]
    sites: vec[i64]
    """Two buildings a field: 0, or the kind, with the mark NEW in the year of building."""
    conflict: vec[i64]
    """For each field 0, or 1 + the defender's seat."""
    lava: list[int]
    armies: list[Army]
    units: vec[i64]
    """Units by field * 4 + seat, kept with `armies`."""

    # The sheets.
    store: vec[i64]
    sheet: vec[i64]
    """RS by seat * 8 + field of the sheet."""
    goods: vec[i64]
    """Goods still to be placed, by seat * 4 + production field."""
    recruits: vec[i64]
    """Mercenaries on the market field of each sheet."""
    lances: vec[i64]
    """Tournament stones of each seat."""
    value: vec[i64]
    """T4.3: production value."""
    tears: vec[i64]
    laurels: vec[i64]
    """Tournaments won."""
    lost_tear: int
    """Who has the lost tear stone, or NOBODY."""

    # Equipment stones.
    where: vec[i64]
    sight: vec[i64]
    lots: int
    chosen: list[int]
    """Stones that go with the part of an army that is about to leave."""

    # The year.
    stage: int
    turn: int
    """How many seats have had their turn in the present stage of the year, or are having it."""
    year: int
    order: list[int]
    """The seats in turn order."""
    happening: int
    expansions: int
    counter: int
    """Marker stones on the round counter."""
    doubled: int
    """Who may move twice as far this year, one bit each."""
    committed: int
    """Whose allocation is committed, one bit each."""
    ranking: list[int]
    """Bidders of the market that is being evaluated, best first."""
    battle: Battle | None
    overran: list[int]
    """Fields the mover has won by an overrun in this movement phase and not taken control of yet."""
    seized: list[int]
    """Fields the mover has taken control of in this movement phase, with who had them (`resources.MANY`)."""
    plan: list[int]
    """A way in which the mover's units could still keep all limits, while one is broken (`plan.ENTRY`)."""
    winner: int
    _foresight: Foresight | None
    """What is foreseen of the movement, until a unit moves or a field changes hands."""
    _carried: list[list[int]]
    """The stones under the armies of each seat, until one is laid somewhere; empty: not looked up."""
    _armies_shared: bool
    """Another position may have the same armies and units."""
    _stones_shared: bool
    """Another position may have the same places and sights of stones."""

    def blank(self, seats: int, chance: Chance) -> None:
        """Everything empty, as before the set-up."""
        self.begin(seats, chance)
        self.owner = vec[i64]([NOBODY] * FIELDS)
        self.city = [False] * FIELDS
        self.sites = vec[i64]([0] * (FIELDS * SITES))
        self.conflict = vec[i64]([0] * FIELDS)
        self.lava = []
        self.armies = []
        self.units = vec[i64]([0] * (FIELDS * MAX_SEATS))
        self.store = vec[i64]([0] * seats)
        self.sheet = vec[i64]([0] * (seats * SHEET))
        self.goods = vec[i64]([0] * (seats * PRODUCTION))
        self.recruits = vec[i64]([0] * seats)
        self.lances = vec[i64]([0] * seats)
        self.value = vec[i64]([0] * seats)
        self.tears = vec[i64]([0] * seats)
        self.laurels = vec[i64]([0] * seats)
        self.lost_tear = NOBODY
        self.where = vec[i64]([STACKS] * STONES)
        self.sight = vec[i64]([POOL] * (STONES * VIEWERS))
        self.lots = 0
        self.chosen = []
        self.stage = FOUNDING
        self.turn = 0
        self.year = 0
        self.order = list(range(seats))
        self.happening = 0
        self.expansions = 0
        self.counter = 0
        self.doubled = 0
        self.committed = 0
        self.ranking = []
        self.battle = None
        self.overran = []
        self.seized = []
        self.plan = []
        self.winner = NOBODY
        self._foresight = None
        self._carried = []
        self._armies_shared = self._stones_shared = False

    def copy(self) -> SeventhStone:
        twin = SeventhStone()
        self.copy_base(twin)
        self._copy_settings(twin)
        twin.owner = self.owner
        twin.city = self.city
        twin.sites = self.sites
        twin.conflict = self.conflict
        twin.lava = self.lava
        twin.armies = self.armies
        twin.units = self.units
        self._armies_shared = twin._armies_shared = True
        twin.store = self.store[:]
        twin.sheet = self.sheet[:]
        twin.goods = self.goods
        twin.recruits = self.recruits
        twin.lances = self.lances
        twin.value = self.value
        twin.tears = self.tears
        twin.laurels = self.laurels
        twin.lost_tear = self.lost_tear
        twin.where = self.where
        twin.sight = self.sight
        self._stones_shared = twin._stones_shared = True
        twin.lots = self.lots
        twin.chosen = self.chosen
        twin.stage = self.stage
        twin.turn = self.turn
        twin.year = self.year
        twin.order = self.order
        twin.happening = self.happening
        twin.expansions = self.expansions
        twin.counter = self.counter
        twin.doubled = self.doubled
        twin.committed = self.committed
        twin.ranking = self.ranking
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.overran = self.overran
        twin.seized = self.seized
        twin.plan = self.plan
        twin.winner = self.winner
        twin._foresight = None
        twin._carried = self._carried
        return twin

    def _copy_settings(self, twin: SeventhStone) -> None:
        twin.peoples = self.peoples
        twin.goal = self.goal
        twin.terrain_yields = self.terrain_yields
        twin.terrain_cavalry = self.terrain_cavalry
        twin.terrain_support = self.terrain_support
        twin.wall_bypass = self.wall_bypass
        twin.double_moves = self.double_moves
        twin.max_years = self.max_years
        twin.shares = self.shares
        twin.display_size = self.display_size
        twin.top_discards = self.top_discards
        twin.ground = self.ground
        twin.columns = self.columns
        twin.rows = self.rows
        twin.corner = self.corner
        twin.counted_columns = self.counted_columns
        twin.counted_rows = self.counted_rows
        twin.ruled_board = self.ruled_board
        twin._board = self._board

    def copy_to_change(self) -> SeventhStone:
        """A copy with armies of its own, because they are going to change at once; whether this position shares its own stays as it was."""
        shared = self._armies_shared
        twin = self.copy()
        twin.own_armies()
        self._armies_shared = shared
        return twin

    def own_armies(self) -> None:
        """Before units are placed, moved or removed, and before looking for the army: the armies are now this position's own."""
        if self._armies_shared:
            self.armies = [army.copy() for army in self.armies]
            self.units = self.units[:]
            self._armies_shared = False
            self._foresight = None

    def own_stones(self) -> None:
        """Before an equipment stone is laid somewhere, seen or mixed up: places and sights are now this position's own."""
        if self._stones_shared:
            self.where = self.where[:]
            self.sight = self.sight[:]
            self._stones_shared = False

    def restored(self) -> None:
        self._board = Board(self.ground, self.columns, self.rows)
        self._foresight = None
        self._carried = []
        self._armies_shared = self._stones_shared = False

    def verbs(self) -> VerbTable:
        return VERBS

    def unit_maximum(self) -> int:
        """T5.10, T5.15, T21.19."""
        return START_UNIT_MAXIMUM + self.expansions

    def has_conflict(self) -> bool:
        """Whether there is a conflict field."""
        if VECTOR is list:
            return self.conflict != CALM
        for defender in self.conflict:  # noqa: SIM110  asked often, and compiled quicker than any()
            if defender:
                return True
        return False

    def permanent(self, seat: int) -> int:
        """T3.8: tear stones that cannot be lost."""
        return self.laurels[seat] + (1 if self.lost_tear == seat else 0)

    def standing(self) -> Standing:
        """Scores are tear stones; ranks follow T3.14. The goal of seven, the shorter one, or the last year (T3.1, T20.1, T23.3)."""
        keys = [(self.winner == seat, self.tears[seat], self.permanent(seat), self.value[seat]) for seat in range(self.seats)]
        ranks = [1 + sum(1 for other in keys if other > key) for key in keys]
        over = self.is_over()
        rule = ""
        if over:
            won = self.tears[self.winner]
            rule = "T3.1" if won >= GOAL else "T20.1" if won >= self.goal else "T23.3"
        return Standing(over, list(self.tears), ranks, [self.winner] if over else [], rule)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view_of(self, seat)

    def scene(self) -> dict[str, Any]:
        return scene_of(self)

    def guess(self, seat: int | None, chance: Chance) -> SeventhStone:
        return guess_for(self, seat, chance)

    def evaluate(self) -> list[float]:
        return evaluation(self)

    def traits(self) -> list[vec[i64]]:
        from tafelrunde.games.seventhstone.judgement.traits import traits

        return traits(self)

    def judge(self) -> list[float]:
        from tafelrunde.games.seventhstone.judgement.traits import judge

        return judge(self)

    def judged_by(self) -> Traits:
        from tafelrunde.games.seventhstone.judgement.traits import JUDGED_BY

        return JUDGED_BY

    def hunch(self, seat: int, moves: list[int]) -> list[float]:
        from tafelrunde.games.seventhstone.hunch import hunch

        return hunch(self, seat, moves)

    def invariants(self) -> list[str]:
        return broken(self)
