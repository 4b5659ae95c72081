"""B3 Set-up: the scenario on the board, then councils, cards, landmarks and the first turn in the order of B3.11."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import vec
from tafelrunde.engine.steps import Step
from tafelrunde.games.battlelore.command.piles import fill_rack
from tafelrunde.games.battlelore.council.council import (
    PLAN_COMMANDER,
    PLAN_FIRST,
    PLAN_HANDS,
    PLAN_LANDMARKS,
    PLAN_LEVELS,
    PLAN_MUSTER,
    PLAN_OFFERS,
    PLAN_PRESCRIBED,
    PLAN_SIZE,
    begin_councils,
    build_lore_deck,
    deal_commands,
    deal_lore,
)
from tafelrunde.games.battlelore.council.landmarks import (
    PlaceCreature,
    PlaceLandmarks,
    add_creature,
    begin_strongholds,
    landmarks_of,
)
from tafelrunde.games.battlelore.muster.battalions import begin_muster
from tafelrunde.games.battlelore.muster.ground import ORGANISED
from tafelrunde.games.battlelore.muster.specialists import begin_draft
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.scenario.first import MOST_GREEN, choose_first
from tafelrunde.games.battlelore.scenario.opening import tell_opening
from tafelrunde.games.battlelore.tables import (
    EPIC_POOL,
    FULL_DECK,
    POOL,
    U_COLOUR,
    U_KIND,
    U_WEAPON,
)
from tafelrunde.games.battlelore.turn import Turn
from tafelrunde.games.battlelore.words import (
    BRIDGE,
    CREATURE,
    FORD,
    LORE_GAME,
    SEATS_IN_COUNCIL,
    SET_UP,
    WATERWAY,
)

# The stages of set-up in their order (B3.11).
ARMIES: Final = 0  # Call to Arms (B26), or who begins (B3.8)
COUNCILS: Final = 1  # B22.9
COMMAND_CARDS: Final = 2  # B22.4, B24.8
LORE_CARDS: Final = 3  # B22.14, B22.19
LANDMARKS: Final = 4  # B23.1
CREATURES: Final = 5  # B22.25, B23.23
STRONGHOLDS: Final = 6  # B23.4
SPECIALISTS: Final = 7  # B28

ROLE_ARMY: Final = {"standard": 0, "pennant": 1, "standard-ally": 2, "pennant-ally": 3}
ROLE_WING: Final = {"standard-left": 0, "standard-right": 2, "pennant-left": 3, "pennant-right": 5}


class Plan:
    """What the table has agreed on, in plain numbers and lists: everything set-up needs of scenario and options."""

    def __init__(self) -> None:
        self.rows = 9
        self.scenario = ""
        self.lore = 0
        self.allied = 0
        self.quick = 0
        self.goals = [5, 5]
        self.lead = 0
        self.ceiling = 0
        self.hands = [5, 5]
        self.levels = 6
        self.commander = 0
        self.prescribed = 0
        self.landmarks = 0
        self.muster = 0
        self.first = MOST_GREEN
        self.fixed: list[list[int]] = [[0] * SEATS_IN_COUNCIL, [0] * SEATS_IN_COUNCIL]
        self.offers = [0, 0]
        self.terrain: list[int] = []
        """Pairs: hex, piece."""
        self.cliffs: list[int] = []
        """Pairs: hex, direction."""
        self.landmark: list[int] = []
        """Threes: hex, piece, owner."""
        self.objectives: list[int] = []
        """Pairs: hex, banners."""
        self.units: list[int] = []
        """Threes: army, kind, hex."""
        self.musicians: list[int] = []
        """Pairs: hex, marker."""


def set_up(pos: BattleLore, roles: list[str], plan: Plan, chance: Chance) -> None:
    """A position before its first decision."""
    pos.begin(len(roles), chance)
    blank(pos, plan)
    seat_players(pos, roles)
    pos.hands = [[] for _ in range(pos.armies)]
    pos.lore_hands = [[] for _ in range(pos.armies)]
    pos.goblet = vec[i64]([0] * pos.armies)
    pos.banners = vec[i64]([0] * pos.armies)
    pos.hand_size = vec[i64]([0] * pos.armies)
    pos.council = vec[i64]([0] * (pos.armies * SEATS_IN_COUNCIL))
    pos.beasts = vec[i64]([0] * pos.armies)
    pos.seen_hands = [[] for _ in range(pos.armies * pos.armies)]
    pos.seen_lore = [[] for _ in range(pos.armies * pos.armies)]
    pos.order = list(range(pos.armies))
    lay_terrain(pos, plan)
    for i in range(0, len(plan.units), 3):
        army, kind, h = plan.units[i], plan.units[i + 1], plan.units[i + 2]
        if U_KIND[kind] == CREATURE:
            add_creature(pos, army, kind, h)
        else:
            pos.add_unit(army, kind, h, U_COLOUR[kind], U_WEAPON[kind])
    for i in range(0, len(plan.musicians), 2):
        unit = pos.at[plan.musicians[i]]
        pos.set_marker(unit, pos.marker[unit] | plan.musicians[i + 1])
        pos.music = 1
    pos.push(Preparation(plan.fixed))


def blank(pos: BattleLore, plan: Plan) -> None:
    """Everything empty, and what the plan fixes."""
    pos.rows = plan.rows
    pos.restored()
    pos.scenario = plan.scenario
    pos.lore, pos.epic, pos.allied = plan.lore, 1 if plan.rows > 9 else 0, plan.allied
    pos.teams, pos.quick, pos.music = 0, plan.quick, 0
    pos.armies = 4 if plan.allied else 2
    pos.chiefs, pos.wings = [0] * pos.armies, []
    pos.goals, pos.lead, pos.ceiling = vec[i64](plan.goals), plan.lead, plan.ceiling
    pos.pool_size = (EPIC_POOL if pos.epic else POOL) if plan.lore else 0
    pos.pool, pos.lore_deck_size = pos.pool_size, 0
    choices = [0] * PLAN_SIZE
    choices[PLAN_LEVELS], choices[PLAN_COMMANDER] = plan.levels, plan.commander
    choices[PLAN_LANDMARKS], choices[PLAN_PRESCRIBED] = plan.landmarks, plan.prescribed
    choices[PLAN_MUSTER], choices[PLAN_FIRST] = plan.muster, plan.first
    for camp in range(2):
        choices[PLAN_HANDS + camp] = plan.hands[camp]
        choices[PLAN_OFFERS + camp] = plan.offers[camp]
    pos.plan = choices
    size = pos._board.size
    pos.terrain, pos.holder, pos.cliffs = vec[i64]([0] * size), vec[i64]([-1] * size), vec[i64]()
    pos.special, pos.objectives = [], []
    pos.owner, pos.kind, pos.colour, pos.weapon = vec[i64](), vec[i64](), vec[i64](), vec[i64]()
    pos.place, pos.figures, pos.mark = vec[i64](), vec[i64](), vec[i64]()
    pos.marker, pos.taker, pos.keeper = vec[i64](), vec[i64](), vec[i64]()
    pos.at = vec[i64]([-1] * size)
    pos._units_shared = pos._cards_shared = False
    pos.active, pos.turn, pos.phase, pos.tactic = 0, 0, SET_UP, -1
    pos.in_play, pos.in_play_rack, pos.orders_from, pos.last_orders = [], [], [], [[], []]
    pos.lore_played, pos.battler, pos.emptied = 0, -1, -1
    pos.clashes, pos.cancelled, pos.picks, pos.recalled, pos.effects = [], 0, [], 0, vec[i64]()
    pos.last_round, pos.winner, pos.end_rule = -1, -1, ""
    pos.hands, pos.pile, pos.discards, pos.rack, pos.drawn = [], FULL_DECK.copy(), [], [], []
    pos.lore_hands, pos.lore_pile, pos.lore_discards, pos.lore_in_play, pos.lore_out = [], [], [], [], []
    pos.deployment = []
    pos.levies, pos.levies_left, pos.stock, pos.specialists = [], vec[i64](), vec[i64](), vec[i64]()


def seat_players(pos: BattleLore, roles: list[str]) -> None:
    """B25.1, B25.6, B29.1: who leads which army, and which wing; the commander-in-chief takes unmanned wings."""
    for seat in range(len(roles)):
        if roles[seat] in ROLE_ARMY:
            pos.chiefs[ROLE_ARMY[roles[seat]]] = seat
    if not pos.allied and len(roles) > 2:
        pos.teams = 1
        pos.wings = [pos.chiefs[i // 3] for i in range(6)]
        for seat in range(len(roles)):
            if roles[seat] in ROLE_WING:
                pos.wings[ROLE_WING[roles[seat]]] = seat


def lay_terrain(pos: BattleLore, plan: Plan) -> None:
    """B3.1, B26.3: terrain tiles; a ford or bridge lies on a waterway."""
    for i in range(0, len(plan.terrain), 2):
        piece = plan.terrain[i + 1]
        if piece & (FORD | BRIDGE):
            piece |= WATERWAY
        pos.add_terrain(plan.terrain[i], piece, -1)
    for i in range(0, len(plan.landmark), 3):
        pos.add_terrain(plan.landmark[i], plan.landmark[i + 1], plan.landmark[i + 2])
    if plan.cliffs:
        pos.cliffs = vec[i64]([0] * pos._board.size)
        for i in range(0, len(plan.cliffs), 2):
            pos.cliffs[plan.cliffs[i]] |= 1 << plan.cliffs[i + 1]
    for i in range(0, len(plan.objectives), 2):
        pos.objectives = [*pos.objectives, plan.objectives[i], plan.objectives[i + 1], -1]


@final
class Preparation(Step[BattleLore]):
    """B3.11: what happens before the first turn, in its order."""

    def __init__(self, fixed: list[list[int]]) -> None:
        self.fixed = fixed
        self.stage = ARMIES

    def copy(self) -> Preparation:
        twin = Preparation(self.fixed)
        twin.stage = self.stage
        return twin

    def proceed(self, pos: BattleLore) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == ARMIES:
            if pos.log is not None:
                tell_opening(pos)
            pos.own_cards()
            pos.chance.shuffle(pos.pile)
            if pos.plan[PLAN_MUSTER]:
                begin_muster(pos)
            else:
                choose_first(pos)
        elif stage == COUNCILS:
            if pos.lore == LORE_GAME:
                begin_councils(pos, self.fixed)
        elif stage == COMMAND_CARDS:
            deal_commands(pos)
            if pos.epic:
                fill_rack(pos)
        elif stage == LORE_CARDS:
            if pos.lore:
                build_lore_deck(pos)
                deal_lore(pos)
        elif stage == LANDMARKS:
            self.landmarks(pos)
        elif stage == CREATURES:
            for army in reversed(pos.order):
                for kind in range(len(U_KIND) - 1, -1, -1):
                    if pos.beasts[army] >> kind & 1:
                        pos.push(PlaceCreature(army, kind))
        elif stage == STRONGHOLDS:
            begin_strongholds(pos)
        elif stage == SPECIALISTS:
            if pos.plan[PLAN_MUSTER] == ORGANISED:
                begin_draft(pos)
        else:
            pos.pop()
            pos.active = pos.order[0]
            pos.push(Turn())

    def landmarks(self, pos: BattleLore) -> None:
        pieces: list[int] = []
        for army in range(pos.armies):
            bits = 0
            for piece in landmarks_of(pos, army):
                bits |= piece
            pieces.append(bits)
        if max(pieces):
            pos.push(PlaceLandmarks(pieces, 0))
