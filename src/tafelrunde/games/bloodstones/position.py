"""The position: forces, villages, hands and bags, and the few things the rules do with them."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.events import EventKind
from tafelrunde.engine.packed import vec
from tafelrunde.engine.position import Position, Standing
from tafelrunde.engine.shared import added, changed
from tafelrunde.engine.traits import Traits
from tafelrunde.engine.verbs import VerbTable
from tafelrunde.games.bloodstones.events import CHANGED_HANDS, DREW, DREW_TILES, LOST, REGROUPED
from tafelrunde.games.bloodstones.map.board import Board
from tafelrunde.games.bloodstones.map.check import board_of
from tafelrunde.games.bloodstones.pieces.tiles import (
    CITADEL_VP,
    CUTIECORNS,
    FIELD,
    FULL_BAG,
    HAND_LIMIT,
    HORDE_VILLAGE_VP,
    LAST_SPACE,
    LAST_SPACE_OF_TWO,
    ONE,
    START_VP,
    UNDEAD_SUPPLY,
    VILLAGE_VP,
    VILLAGES,
    less_one,
    nth_tile,
    size_of,
)
from tafelrunde.games.bloodstones.pieces.words import CHAOS_HORDE, CITADEL, CUTIECORN, TILE_KINDS, UNDEAD
from tafelrunde.games.bloodstones.verbs import VERBS

NOBODY: Final = -1
NOWHERE: Final = -1

SETTING_UP: Final = 0
STARTING: Final = 1
CAPTURING: Final = 2
UNDEAD_MOVING: Final = 3
ACTING: Final = 4
CONSTRUCTING: Final = 5
DRAWING: Final = 6
ENDING: Final = 7
PHASES: Final = ("setup", "start", "capture", "undead", "actions", "construct", "draw", "ending")


@final
@mypyc_attr(serializable=True)
class Bloodstones(Position):
    """Everything on the table. Lists by seat, by area, or flat: the force of a seat in an area stands at seat * areas + area.

    What seldom changes (factions, villages, citadels, points, turns, pools, regroups, captures) is shared between copies and replaced as a
    whole. The armies are shared as well, until somebody says that he is going to change them: `own_armies`.
    """

    map_name: str
    """The id of the map, or the text of a map of one's own."""
    _board: Board
    areas: int
    land_only: bool
    uncontested_only: bool
    unrecommended: bool
    max_turns: int
    cutiecorn_in_play: bool
    faction: vec[i64]
    army: vec[i64]
    _present: vec[i64]
    """By area: the seats with units there, one bit each. Follows from the armies."""
    _armies_shared: bool
    """Whether a copy has the same armies."""
    village_of: vec[i64]
    villages: vec[i64]
    citadel: vec[i64]
    """By seat: the area of the citadel, or NOWHERE."""
    taken_by: vec[i64]
    """By seat: who holds this seat's captured citadel, or NOBODY."""
    hand: vec[i64]
    bag: vec[i64]
    discard: vec[i64]
    known: vec[i64]
    """By seat: tiles everybody can work out to be in this hand (a regroup empties the bag before it is refilled)."""
    vp: vec[i64]
    regroups: vec[i64]
    pool: vec[i64]
    captured: vec[i64]
    """At by * seats + from: villages captured."""
    undead_supply: int
    cutiecorn: int
    """The area of the Cutiecorn, or NOWHERE."""
    first: int
    active: int
    phase: int
    turns: vec[i64]
    raided: bool
    """The Chaos Horde has taken its capture action of this turn."""
    fled: list[int]
    """Where players withdrew or retreated from in this turn: seat * areas + area."""
    out: int
    """Seats that are out of the game, one bit each."""
    end_rule: str

    def set_up(self, factions: list[int], map_name: str, chance: Chance) -> None:
        """An empty table with bags still to be filled; a faction of -1 is still to be picked."""
        seats = len(factions)
        self.begin(seats, chance)
        self.map_name = map_name
        self._board = board_of(map_name)
        areas = self._board.areas
        self.areas = areas
        self.land_only = self.uncontested_only = self.unrecommended = self.cutiecorn_in_play = False
        self.max_turns = 0
        self.faction = vec[i64](factions)
        self.army = vec[i64]([0] * (seats * areas))
        self._present = vec[i64]([0] * areas)
        self._armies_shared = False
        self.village_of = vec[i64]([NOBODY] * areas)
        self.villages = vec[i64]([0] * areas)
        self.citadel = vec[i64]([NOWHERE] * seats)
        self.taken_by = vec[i64]([NOBODY] * seats)
        self.hand = vec[i64]([0] * seats)
        self.bag = vec[i64]([0] * seats)
        self.discard = vec[i64]([0] * seats)
        self.known = vec[i64]([0] * seats)
        self.vp = vec[i64]([0] * seats)
        self.regroups = vec[i64]([0] * seats)
        self.pool = vec[i64]([0] * seats)
        self.captured = vec[i64]([0] * (seats * seats))
        self.undead_supply = 0
        self.cutiecorn = NOWHERE
        self.first = 0
        self.active = 0
        self.phase = SETTING_UP
        self.turns = vec[i64]([0] * seats)
        self.raided = False
        self.fled = []
        self.out = 0
        self.end_rule = ""

    def give_faction(self, seat: int, faction: int) -> None:
        """S2.9, S2.11, S2.29: bag, pool and victory points of a faction."""
        self.faction = changed(self.faction, seat, faction)
        self.bag[seat] = FULL_BAG[faction]
        self.pool = changed(self.pool, seat, VILLAGES[faction])
        self.vp = changed(self.vp, seat, START_VP[faction])
        self.undead_supply += UNDEAD_SUPPLY[faction]

    def copy(self) -> Bloodstones:
        twin = Bloodstones()
        self.copy_base(twin)
        twin.map_name = self.map_name
        twin._board = self._board
        twin.areas = self.areas
        twin.land_only = self.land_only
        twin.uncontested_only = self.uncontested_only
        twin.unrecommended = self.unrecommended
        twin.max_turns = self.max_turns
        twin.cutiecorn_in_play = self.cutiecorn_in_play
        twin.faction = self.faction
        twin.army = self.army
        twin._present = self._present
        self._armies_shared = twin._armies_shared = True
        twin.village_of = self.village_of
        twin.villages = self.villages
        twin.citadel = self.citadel
        twin.taken_by = self.taken_by
        twin.hand = self.hand[:]
        twin.bag = self.bag[:]
        twin.discard = self.discard[:]
        twin.known = self.known[:]
        twin.vp = self.vp
        twin.regroups = self.regroups
        twin.pool = self.pool
        twin.captured = self.captured
        twin.undead_supply = self.undead_supply
        twin.cutiecorn = self.cutiecorn
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.turns = self.turns
        twin.raided = self.raided
        twin.fled = self.fled
        twin.out = self.out
        twin.end_rule = self.end_rule
        return twin

    def own_armies(self) -> None:
        """Before units are placed, moved or lifted: the armies are now this position's own."""
        if self._armies_shared:
            self.army = self.army[:]
            self._present = self._present[:]
            self._armies_shared = False

    def restored(self) -> None:
        self._board = board_of(self.map_name)
        self._present = vec[i64](self.presence())
        self._armies_shared = False

    def presence(self) -> list[int]:
        """Who has units where, by the plain definition."""
        areas = self.areas
        return [sum(1 << seat for seat in range(self.seats) if self.army[seat * areas + area]) for area in range(areas)]

    def verbs(self) -> VerbTable:
        return VERBS

    # What the rules ask.

    def force(self, seat: i64, area: i64) -> i64:
        """The units of a seat in an area."""
        return self.army[seat * self.areas + area]

    def enemies_in(self, seat: i64, area: i64) -> i64:
        """The other seats with units in an area, one bit each."""
        return self._present[area] & ~(1 << seat)

    def is_contested(self, area: i64) -> bool:
        """S1.20: units of two or more players."""
        present: i64 = self._present[area]
        return present & (present - 1) != 0

    def is_empty(self, area: i64) -> bool:
        """S1.21: no unit and no village of anybody."""
        return self._present[area] == 0 and self.village_of[area] == NOBODY

    def hand_size(self, seat: i64) -> int:
        return size_of(self.hand[seat])

    def hand_limit(self, seat: i64) -> int:
        """S2.28: seven for the Horse Lords, six for the others."""
        return HAND_LIMIT[self.faction[seat]]

    def is_horde(self, seat: i64) -> bool:
        return self.faction[seat] == CHAOS_HORDE

    def last_space(self) -> int:
        """S23.5: the end of the regroup track."""
        return LAST_SPACE_OF_TWO if self.seats == 2 else LAST_SPACE

    def villages_on_map(self, seat: int) -> int:
        total = 0
        for area in range(self.areas):
            if self.village_of[area] == seat:
                total += self.villages[area]
        return total

    def has_units(self, seat: int) -> bool:
        base = seat * self.areas
        return any(self.army[base + area] for area in range(self.areas))

    def clockwise(self, start: int) -> list[int]:
        """All seats in order from one of them."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def village_worth(self, seat: int) -> int:
        """S27.3: what a captured village is worth at the end."""
        return HORDE_VILLAGE_VP if self.is_horde(seat) else VILLAGE_VP

    def capture_vp(self, seat: int) -> int:
        """S27.3, S27.4: what captured villages and citadels are worth at the end."""
        worth = self.village_worth(seat)
        total = 0
        for other in range(self.seats):
            total += worth * self.captured[seat * self.seats + other]
            if self.taken_by[other] == seat:
                total += CITADEL_VP
        return total

    # What the rules do.

    def place(self, seat: i64, kind: i64, area: i64) -> None:
        """Put one unit on the map."""
        self.own_armies()
        self.army[seat * self.areas + area] += ONE[kind]
        self._present[area] |= 1 << seat
        if kind == CUTIECORN:
            self.cutiecorn = area
        elif kind == CITADEL:
            self.citadel = changed(self.citadel, seat, area)

    def lift(self, seat: i64, kind: i64, area: i64) -> None:
        """Take one unit up, to put it somewhere else."""
        self.own_armies()
        at = seat * self.areas + area
        self.army[at] -= ONE[kind]
        if not self.army[at]:
            self._present[area] &= ~(1 << seat)

    def eliminate(self, seat: i64, kind: i64, area: i64, told: EventKind = LOST) -> None:
        """S4.6: a unit leaves the map; a tile to the discard pile, Undead to their supply, the Cutiecorn beside the map.

        `told`: how it fell.
        """
        self.lift(seat, kind, area)
        if kind < TILE_KINDS:
            self.discard[seat] += ONE[kind]
        elif kind == UNDEAD:
            self.undead_supply += 1
        elif kind == CUTIECORN:
            self.cutiecorn = NOWHERE
        elif kind == CITADEL:
            self.citadel = changed(self.citadel, seat, NOWHERE)
        if self.log is not None:
            self.tell(told, (seat, kind, area, size_of(self.force(seat, area))))

    def move_force(self, seat: i64, force: i64, origin: i64, target: i64) -> None:
        """Several units go from area to area."""
        self.own_armies()
        at = seat * self.areas + origin
        self.army[at] -= force
        if not self.army[at]:
            self._present[origin] &= ~(1 << seat)
        self.army[seat * self.areas + target] += force
        self._present[target] |= 1 << seat
        if force & CUTIECORNS:
            self.cutiecorn = target

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        """A tile leaves the hand in sight of all."""
        self.hand[seat] -= ONE[kind]
        self.known[seat] = less_one(self.known[seat], kind)

    def spend(self, seat: i64, kind: i64) -> None:
        """S4.5: a tile goes from the hand face up to the discard pile. What for, the caller tells."""
        self.take_from_hand(seat, kind)
        self.discard[seat] += ONE[kind]

    def draw(self, seat: int, tiles: int) -> None:
        """Tiles from the bag into the hand, each equally likely."""
        bag = self.bag[seat]
        left = size_of(bag)
        if tiles and self.log is not None:
            self.tell(DREW_TILES, (seat, tiles, left - tiles))
        for _ in range(tiles):
            kind = nth_tile(bag, self.chance.below(left))
            left -= 1
            bag -= ONE[kind]
            self.hand[seat] += ONE[kind]
            if self.log is not None:
                self.tell(DREW, (seat, kind), knows=1 << seat, notices=1 << seat)
        self.bag[seat] = bag

    def draw_up(self, seat: int, scoring: bool) -> None:
        """S22.5, S22.6, chapter 23: draw to the hand limit; an empty bag is refilled once. Without scoring the marker stays (S26.7)."""
        missing = self.hand_limit(seat) - self.hand_size(seat)
        if missing <= 0:
            return
        ready = min(missing, int(size_of(self.bag[seat])))
        self.draw(seat, ready)
        if ready == missing or not self.discard[seat]:
            return
        self.bag[seat] = self.discard[seat]
        self.discard[seat] = 0
        self.known[seat] = self.hand[seat]
        gained = 0
        moved = scoring and self.regroups[seat] < self.last_space()
        if moved:
            self.regroups = added(self.regroups, seat, 1)
            gained = self.villages_on_map(seat)
            self.vp = added(self.vp, seat, gained)
        if self.log is not None:
            self.tell(REGROUPED, (seat, self.regroups[seat], gained, self.vp[seat], self.last_space(), int(moved)))
        self.draw(seat, min(missing - ready, int(size_of(self.bag[seat]))))

    def capture_village(self, seat: int, area: int) -> None:
        """S5.6: the village leaves the map and is kept by whoever captured it."""
        at = seat * self.seats + self.village_of[area]
        self.captured = added(self.captured, at, 1)
        self.villages = added(self.villages, area, -1)
        if not self.villages[area]:
            self.village_of = changed(self.village_of, area, NOBODY)

    def villages_captured(self, seat: int) -> int:
        """How many villages of others a seat has captured."""
        return sum(self.captured[seat * self.seats + owner] for owner in range(self.seats))

    def citadels_taken(self, seat: int) -> int:
        """How many citadels of others a seat has captured."""
        return sum(1 for owner in range(self.seats) if self.taken_by[owner] == seat)

    def found_village(self, seat: int, area: int) -> None:
        """S21.1: a village from the pool."""
        self.pool = added(self.pool, seat, -1)
        self.villages = added(self.villages, area, 1)
        self.village_of = changed(self.village_of, area, seat)

    def settle_cutiecorn(self) -> None:
        """S30.9, S30.10: alone among units of others, the Cutiecorn joins the active player, or the next one clockwise."""
        area = self.cutiecorn
        if area == NOWHERE:
            return
        owner = 0
        while not self.army[owner * self.areas + area] & CUTIECORNS:
            owner += 1
        others = self.enemies_in(owner, area)
        if not others or self.army[owner * self.areas + area] != FIELD[CUTIECORN]:
            return
        for seat in self.clockwise(self.active):
            if others >> seat & 1:
                self.lift(owner, CUTIECORN, area)
                self.place(seat, CUTIECORN, area)
                if self.log is not None:
                    self.tell(CHANGED_HANDS, (seat, area))
                return

    def units_on_map(self, seat: int) -> int:
        """All units of a seat as one heap. For bookkeeping and evaluation."""
        base = seat * self.areas
        return sum(self.army[base : base + self.areas])

    def owner_of_cutiecorn(self) -> int:
        """Who controls the Cutiecorn, or NOBODY."""
        if self.cutiecorn != NOWHERE:
            for seat in range(self.seats):
                if self.army[seat * self.areas + self.cutiecorn] & CUTIECORNS:
                    return seat
        return NOBODY

    # What every game offers; the chapters have files of their own.

    def standing(self) -> Standing:
        from tafelrunde.games.bloodstones.ending import standing_of

        return standing_of(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        from tafelrunde.games.bloodstones.view import view_of

        return view_of(self, seat)

    def scene(self) -> dict[str, Any]:
        from tafelrunde.games.bloodstones.view import scene_of

        return scene_of(self)

    def guess(self, seat: int | None, chance: Chance) -> Bloodstones:
        from tafelrunde.games.bloodstones.guess import guess_of

        return guess_of(self, seat, chance)

    def evaluate(self) -> list[float]:
        from tafelrunde.games.bloodstones.evaluate import evaluation_of

        return evaluation_of(self)

    def traits(self) -> list[vec[i64]]:
        from tafelrunde.games.bloodstones.judgement.traits import traits

        return traits(self)

    def judge(self) -> list[float]:
        from tafelrunde.games.bloodstones.judgement.traits import judge

        return judge(self)

    def judged_by(self) -> Traits:
        from tafelrunde.games.bloodstones.judgement.traits import JUDGED_BY

        return JUDGED_BY

    def hunch(self, seat: int, moves: list[int]) -> list[float]:
        from tafelrunde.games.bloodstones.hunch import hunch

        return hunch(self, seat, moves)

    def invariants(self) -> list[str]:
        from tafelrunde.games.bloodstones.invariants import broken

        return broken(self)
