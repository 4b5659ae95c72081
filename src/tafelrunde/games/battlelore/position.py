"""The position: board, units, cards, Lore and the turn, as flat lists; and the small facts every rule asks for."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.packed import append, extend, vec
from tafelrunde.engine.position import Position, Standing
from tafelrunde.engine.shared import changed
from tafelrunde.engine.traits import Traits
from tafelrunde.engine.verbs import VerbTable
from tafelrunde.games.battlelore.battle.clash import Clash
from tafelrunde.games.battlelore.board.geometry import Board, board_of
from tafelrunde.games.battlelore.events import FOR_CARD, LAST_ROUND, OBJECTIVE_LOST, PAID, TOKENS, WON
from tafelrunde.games.battlelore.judgement.asked import THINKERS
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.tables import U_FIGURES, U_KIND, U_RACE
from tafelrunde.games.battlelore.verbs import VERBS
from tafelrunde.games.battlelore.words import (
    ATTACKED_ONCE,
    CREATURE,
    CROSSING,
    FLAG,
    FLAME,
    MEDIEVAL_LORE,
    MOST_LEVELS,
    ORDERED,
    POISONED,
    SEATS_IN_COUNCIL,
    SPECIAL_PLACE,
    WATERWAY,
)


@final
class BattleLore(Position):
    """One moment of a game.

    An *army* has a hand, a goblet, a council and a victory track. There are two, one for each camp (the Standards are 0), or four with
    Reluctant Allies; an army's camp is its lowest bit. Lists that seldom change (terrain, what a unit is, the markers
    beside it, the marks of the turn, tokens and banners, cards in play, what armies know of each other) are shared between copies and
    replaced as a whole. Where units stand and what is in piles and hands is shared as well, until somebody says that he is going to
    change it: `own_units`, `own_cards`.
    """

    # The game.
    rows: int
    lore: int
    epic: int
    allied: int
    teams: int
    quick: int
    music: int
    """Whether musicians are in the field."""
    armies: int
    chiefs: list[int]
    """The seat that plays each army's cards."""
    wings: list[int]
    """The seat of each section, camp * 3 + section as the camp names it; only with more than two players in two camps."""
    goals: vec[i64]
    """Banners each camp needs."""
    lead: int
    ceiling: int
    hand_size: vec[i64]
    council: vec[i64]
    """Six levels for each army, in the order of MEMBERS."""
    beasts: vec[i64]
    """The creatures of each council, one bit for each unit kind."""
    pool_size: int
    lore_deck_size: int
    plan: list[int]
    """Choices of the table that set-up needs."""
    scenario: str

    # The battlefield.
    terrain: vec[i64]
    holder: vec[i64]
    """The army that owns the landmark or lair of a hex; NOBODY or NEUTRAL."""
    special: list[int]
    """The hexes with a landmark or lair."""
    cliffs: vec[i64]
    """The marked edges of each hex, one bit for each direction; empty if there are none."""
    objectives: list[int]
    """Three for each: hex, banners, the army that holds it or NOBODY."""

    # The units.
    owner: vec[i64]
    kind: vec[i64]
    colour: vec[i64]
    weapon: vec[i64]
    place: vec[i64]
    figures: vec[i64]
    mark: vec[i64]
    marker: vec[i64]
    taker: vec[i64]
    """The army that has its bearer; NOBODY as long as it lives."""
    keeper: vec[i64]
    """The seat that controls it this turn (B25.4); empty with one player in each camp."""
    at: vec[i64]
    """The unit on each hex, or -1."""

    # The turn.
    order: list[int]
    """Armies in the order of their turns."""
    active: int
    turn: int
    phase: int
    tactic: int
    """The Tactic card, or Lore card in lieu, whose dice hold this turn; -1."""
    in_play: list[int]
    """Command cards played this turn from the own holder, as played."""
    in_play_rack: list[int]
    orders_from: list[int]
    """The cards whose orders are carried out: what was played, or what Counter-Attack repeats."""
    last_orders: list[list[int]]
    """For each camp the cards whose orders its last turn carried out."""
    lore_played: int
    """One bit for each army that has played its Lore card of this turn."""
    battler: int
    """The unit that fought the last battle of this turn, or -1."""
    emptied: int
    """The hex its melee emptied, or -1."""
    clashes: list[Clash]
    """The attacks being resolved, innermost last."""
    cancelled: int
    """The Lore card being played has been cancelled."""
    picks: list[int]
    """Further hexes named for the Lore card being played."""
    recalled: int
    """The Command card being played has been taken back (False Orders)."""
    effects: vec[i64]
    """What cards do as long as they last, FIELDS numbers each. Hot code asks for its length, which is cheaper than its truth."""
    banners: vec[i64]
    last_round: int
    """B29.34: the camp that reached its number first, or NOBODY."""
    winner: int
    end_rule: str

    # Cards and tokens.
    hands: list[list[int]]
    pile: list[int]
    discards: list[int]
    rack: list[int]
    drawn: list[int]
    """Command cards drawn by a Scout, of which one will be kept; only their player sees them."""
    lore_hands: list[list[int]]
    lore_pile: list[int]
    lore_discards: list[int]
    lore_in_play: list[int]
    lore_out: list[int]
    """Lore cards left out of the game at set-up."""
    goblet: vec[i64]
    pool: int
    seen_hands: list[list[int]]
    """Command cards an army knows another to hold, army * armies + other."""
    seen_lore: list[list[int]]
    deployment: list[list[int]]
    """Call to Arms: for each army its sets, zone, cards drawn and posted (muster.py)."""
    levies: list[int]
    """Feudal levy tokens on the board, three for each: hex, colour, army."""
    levies_left: vec[i64]
    """Levy tokens in hand, army * 3 + colour."""
    stock: vec[i64]
    """Figures left in the common stock, by unit kind."""
    specialists: vec[i64]
    """The army that drafted each specialist card, or -1; -2 once it is played."""

    _board: Board
    _units_shared: bool
    """Whether a copy has the same `place`, `figures` and `at`."""
    _cards_shared: bool
    """Whether a copy has the same piles, hands and deployment."""

    def copy(self) -> BattleLore:
        twin = BattleLore()
        self.copy_base(twin)
        self._units_shared = twin._units_shared = True
        self._cards_shared = twin._cards_shared = True
        twin.rows = self.rows
        twin.lore = self.lore
        twin.epic = self.epic
        twin.allied = self.allied
        twin.teams = self.teams
        twin.quick = self.quick
        twin.music = self.music
        twin.armies = self.armies
        twin.chiefs = self.chiefs
        twin.wings = self.wings
        twin.goals = self.goals
        twin.lead = self.lead
        twin.ceiling = self.ceiling
        twin.hand_size = self.hand_size
        twin.council = self.council
        twin.beasts = self.beasts
        twin.pool_size = self.pool_size
        twin.lore_deck_size = self.lore_deck_size
        twin.plan = self.plan
        twin.scenario = self.scenario
        twin.terrain = self.terrain
        twin.holder = self.holder
        twin.special = self.special
        twin.cliffs = self.cliffs
        twin.objectives = self.objectives
        twin.owner = self.owner
        twin.kind = self.kind
        twin.colour = self.colour
        twin.weapon = self.weapon
        twin.place = self.place
        twin.figures = self.figures
        twin.mark = self.mark
        twin.marker = self.marker
        twin.taker = self.taker
        twin.keeper = self.keeper
        twin.at = self.at
        self.copy_turn(twin)
        return twin

    def copy_turn(self, twin: BattleLore) -> None:
        twin.order = self.order
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.tactic = self.tactic
        twin.in_play = self.in_play
        twin.in_play_rack = self.in_play_rack
        twin.orders_from = self.orders_from
        twin.last_orders = self.last_orders
        twin.lore_played = self.lore_played
        twin.battler = self.battler
        twin.emptied = self.emptied
        twin.clashes = [clash.copy() for clash in self.clashes] if self.clashes else self.clashes
        twin.cancelled = self.cancelled
        twin.picks = self.picks
        twin.recalled = self.recalled
        twin.effects = self.effects
        twin.banners = self.banners
        twin.last_round = self.last_round
        twin.winner = self.winner
        twin.end_rule = self.end_rule
        twin.hands = self.hands
        twin.pile = self.pile
        twin.discards = self.discards
        twin.rack = self.rack
        twin.drawn = self.drawn
        twin.lore_hands = self.lore_hands
        twin.lore_pile = self.lore_pile
        twin.lore_discards = self.lore_discards
        twin.lore_in_play = self.lore_in_play
        twin.lore_out = self.lore_out
        twin.goblet = self.goblet
        twin.pool = self.pool
        twin.seen_hands = self.seen_hands
        twin.seen_lore = self.seen_lore
        twin.deployment = self.deployment
        twin.levies = self.levies
        twin.levies_left = self.levies_left
        twin.stock = self.stock
        twin.specialists = self.specialists
        twin._board = self._board

    def own_units(self) -> None:
        """Before units are set, moved, hurt or healed: where they stand and how many they are is now this position's own."""
        if self._units_shared:
            self.place = self.place[:]
            self.figures = self.figures[:]
            self.at = self.at[:]
            self._units_shared = False

    def own_cards(self) -> None:
        """Before cards are drawn, taken or discarded: piles, hands and deployment are now this position's own."""
        if self._cards_shared:
            self.hands = [hand.copy() for hand in self.hands]
            self.pile = self.pile.copy()
            self.discards = self.discards.copy()
            self.lore_hands = [hand.copy() for hand in self.lore_hands]
            self.lore_pile = self.lore_pile.copy()
            self.lore_discards = self.lore_discards.copy()
            self.deployment = [part.copy() for part in self.deployment]
            self._cards_shared = False

    def restored(self) -> None:
        self._board = board_of(self.rows)
        self._units_shared = self._cards_shared = False

    def verbs(self) -> VerbTable:
        return VERBS

    # Who.

    def controller(self, unit: int) -> int:
        """B33.53: the seat that decides for a unit."""
        if self.teams:
            return self.keeper[unit]
        return self.chiefs[self.acting(unit)]

    def acting(self, unit: i64) -> i64:
        """The army that acts with a unit: its owner, or the active ally who ordered it (B29.15)."""
        owner = self.owner[unit]
        if self.allied and self.mark[unit] & ORDERED and (owner ^ self.active) & 1 == 0:
            return self.active
        return owner

    def partners(self) -> list[int]:
        """B25: the other players of the camp whose turn it is."""
        if not self.teams:
            return []
        return sorted({self.wings[3 * (self.active & 1) + i] for i in range(3)} - {self.chiefs[self.active]})

    def army_of(self, seat: int) -> int:
        """The army whose cards a seat may see, or -1."""
        for army in range(self.armies):
            if self.chiefs[army] == seat:
                return army
        if self.teams:
            for i in range(6):
                if self.wings[i] == seat:
                    return i // 3
        return -1

    def foe(self, army: int) -> int:
        """The opposing army; with Reluctant Allies the opponent with the lower turn marker."""
        if self.armies == 2:
            return 1 - army
        for other in self.order:
            if (other ^ army) & 1:
                return other
        return army ^ 1

    # Units and hexes.

    def camp(self, unit: i64) -> i64:
        """B1.1: the camp a unit fights for."""
        return self.owner[unit] & 1

    def is_ours(self, unit: i64) -> bool:
        """Whether a unit fights for the camp whose turn it is."""
        return (self.owner[unit] ^ self.active) & 1 == 0

    def is_foe(self, unit: i64, army: i64) -> bool:
        """Whether a unit fights against an army."""
        return (self.owner[unit] ^ army) & 1 == 1

    def is_creature(self, unit: i64) -> bool:
        return U_KIND[self.kind[unit]] == CREATURE

    def race(self, unit: i64) -> i64:
        return U_RACE[self.kind[unit]]

    def sort(self, unit: i64) -> i64:
        """Foot, mounted or creature (B1.6)."""
        return U_KIND[self.kind[unit]]

    def full(self, unit: i64) -> i64:
        """B1.5: its full number of figures."""
        return U_FIGURES[self.kind[unit]]

    def passable(self, h: i64) -> bool:
        """B10.14–B10.16: water needs a crossing; nobody walks into a Wall of Flame."""
        here = self.terrain[h]
        return not (here & FLAME or (here & WATERWAY and not here & CROSSING))

    def enemy_at(self, h: i64, camp: i64) -> i64:
        """The unit of the other camp on a hex, or -1."""
        unit = self.at[h]
        return unit if unit >= 0 and self.camp(unit) != camp else -1

    def put(self, unit: i64, h: i64) -> None:
        """Set a unit on a hex, from wherever it was."""
        self.own_units()
        was = self.place[unit]
        if was >= 0:
            self.at[was] = -1
        self.place[unit] = h
        self.at[h] = unit
        if was >= 0 and self.objectives:
            self.leave_objective(was)

    def take_off(self, unit: i64) -> None:
        self.own_units()
        was = self.place[unit]
        self.at[was] = -1
        self.place[unit] = -1
        if self.objectives:
            self.leave_objective(was)

    def leave_objective(self, h: int) -> None:
        """B18.18, B33.7: an objective's banners are lost at once when the unit leaves; the other camp's lead may be enough now."""
        for i in range(0, len(self.objectives), 3):
            if self.objectives[i] == h and self.objectives[i + 2] >= 0:
                camp = self.objectives[i + 2] & 1
                self.objectives = self.objectives.copy()
                self.objectives[i + 2] = -1
                if self.log is not None:
                    self.tell(OBJECTIVE_LOST, (h, camp, self.objectives[i + 1], self.score(camp), self.goals[camp]))
                self.check_victory()

    def add_unit(self, army: int, kind: int, h: int, colour: int, weapon: int) -> int:
        """A new full unit on the board; returns its number."""
        self.owner = append(self.owner[:], army)
        self.kind = append(self.kind[:], kind)
        self.colour = append(self.colour[:], colour)
        self.weapon = append(self.weapon[:], weapon)
        self.place = append(self.place[:], -1)
        self.figures = append(self.figures[:], U_FIGURES[kind])
        self.mark = append(self.mark[:], 0)
        self.marker = append(self.marker[:], 0)
        self.taker = append(self.taker[:], -1)
        if self.teams:
            self.keeper = append(self.keeper[:], self.chiefs[army])
        unit = len(self.owner) - 1
        if h >= 0:
            self.put(unit, h)
        return unit

    def set_figures(self, unit: i64, figures: i64) -> None:
        """The figures of a unit become so many."""
        self.own_units()
        self.figures[unit] = figures

    def add_mark(self, unit: i64, bits: i64) -> None:
        """A unit gets these marks of the turn."""
        self.mark = changed(self.mark, unit, self.mark[unit] | bits)

    def count_attack(self, unit: i64) -> None:
        """B8.2: one attack more of this turn."""
        self.mark = changed(self.mark, unit, self.mark[unit] + ATTACKED_ONCE)

    def set_marker(self, unit: int, markers: int) -> None:
        """The markers beside a unit become these."""
        self.marker = changed(self.marker, unit, markers)

    def add_terrain(self, h: int, pieces: int, army: int) -> None:
        self.terrain = self.terrain[:]
        self.terrain[h] |= pieces
        if pieces & SPECIAL_PLACE:
            self.holder = self.holder[:]
            self.holder[h] = army
            self.special = sorted([*self.special, h])

    def any_marked(self, bits: i64) -> bool:
        """Whether a unit has one of these marks of the turn."""
        marks: i64 = 0
        for mark in self.mark:
            marks |= mark
        return marks & bits != 0

    def any_poisoned(self) -> bool:
        markers: i64 = 0
        for marker in self.marker:
            markers |= marker
        return markers & POISONED != 0

    # Effects of cards.

    def sum_of(self, code: i64, target: i64) -> i64:
        """The amounts of an effect on a target, added up."""
        total: i64 = 0
        effects = self.effects
        for i in range(0, len(effects), fx.FIELDS):
            if effects[i] == code and effects[i + 1] == target:
                total += effects[i + 2]
        return total

    def sum_for_ordered(self, code: i64, unit: i64) -> i64:
        """B29.33: the amounts of an effect on every ordered unit; for a unit of the ally only if it was named for the card."""
        if self.allied and self.owner[unit] != self.active and not self.has(fx.INCLUDED, unit):
            return 0
        return self.sum_of(code, fx.ALL)

    def has(self, code: i64, target: i64) -> bool:
        effects = self.effects
        return any(effects[i] == code and effects[i + 1] == target for i in range(0, len(effects), fx.FIELDS))

    def add_effect(self, code: int, target: int, amount: int, until: int) -> None:
        self.effects = extend(self.effects[:], vec[i64]([code, target, amount, until]))

    def end_effects(self, until: int) -> None:
        """B34.22: effects whose time has come are removed."""
        if not len(self.effects):
            return
        kept = vec[i64]()
        for i in range(0, len(self.effects), fx.FIELDS):
            if self.effects[i + 3] != until:
                kept = extend(kept, self.effects[i : i + fx.FIELDS])
            elif self.effects[i] == fx.BURNING:
                self.terrain = self.terrain[:]
                self.terrain[self.effects[i + 1]] &= ~FLAME
        self.effects = kept

    def forget_unit(self, unit: int) -> None:
        """Effects on a unit that is gone; effects on hexes and camps stay."""
        if not len(self.effects):
            return
        kept = vec[i64]()
        for i in range(0, len(self.effects), fx.FIELDS):
            about = self.effects[i] in (fx.BURNING, fx.BECALMED, fx.NO_TOKENS)
            if about or self.effects[i + 1] != unit:
                kept = extend(kept, self.effects[i : i + fx.FIELDS])
        self.effects = kept

    # Lore.

    def level(self, army: int, member: int) -> int:
        return self.council[army * SEATS_IN_COUNCIL + member]

    def best_master(self, army: int) -> int:
        """B21.28, B22.5: the highest level of a Lore Master in the council."""
        best = 0
        for member in range(1, 5):
            best = max(best, self.council[army * SEATS_IN_COUNCIL + member])
        return best

    def lore_limit(self, army: int) -> int:
        """B21.13, B32.4: the most Lore cards an army may hold."""
        if self.lore == MEDIEVAL_LORE:
            return 1
        return min(self.best_master(army), MOST_LEVELS) + 1

    def gain(self, army: int, tokens: int) -> None:
        """B12.5: tokens from the pool into a goblet, as far as there are any."""
        tokens = min(tokens, self.pool)
        if tokens > 0:
            self.pool -= tokens
            self.goblet = changed(self.goblet, army, self.goblet[army] + tokens)
            if self.log is not None:
                self.tell(TOKENS, (self.chiefs[army], tokens, self.goblet[army]))

    def pay(self, army: int, tokens: int, paying: int) -> None:
        """B21.10: tokens from a goblet into the pool. `paying`: what for; the price of a card is told with the card."""
        if tokens > 0:
            self.pool += tokens
            self.goblet = changed(self.goblet, army, self.goblet[army] - tokens)
            if self.log is not None and paying != FOR_CARD:
                self.tell(PAID, (self.chiefs[army], tokens, paying, self.goblet[army]))

    # Dice.

    def roll(self, dice: int) -> list[int]:
        """B1.10: so many battle dice, as a list of six counts by face."""
        faces = [0] * (FLAG + 1)
        chance = self.chance
        for _ in range(dice):
            faces[chance.below(6)] += 1
        return faces

    # Victory.

    def score(self, camp: int) -> int:
        """B18.7, B18.18: the victory banners of a camp, objectives included."""
        total = self.banners[camp]
        if self.armies == 4:
            total += self.banners[camp + 2]
        for i in range(0, len(self.objectives), 3):
            held = self.objectives[i + 2]
            if held >= 0 and held & 1 == camp:
                total += self.objectives[i + 1]
        return total

    def check_victory(self) -> bool:
        """B18.8, B18.15, B24.49, B29.34: whether the game is won at this moment."""
        if self.winner >= 0:
            return True
        for camp in (self.active & 1, 1 - (self.active & 1)):
            own, other = self.score(camp), self.score(1 - camp)
            if self.allied:
                if own >= self.goals[camp] and self.last_round < 0:
                    self.last_round = camp
                    if self.log is not None:
                        self.tell(LAST_ROUND, (camp,))
            elif (own >= self.goals[camp] and (self.lead == 0 or own - other >= self.lead)) or (self.ceiling and own >= self.ceiling):
                self.finish(camp, "B24.49" if self.epic else "B18.8")
                return True
        return False

    def finish(self, camp: int, rule: str) -> None:
        """The game is over."""
        self.winner = camp
        self.end_rule = rule
        self.stack.clear()
        if self.log is not None:
            self.tell(WON, (camp, self.score(camp), self.score(1 - camp)))

    def resign(self, seat: int) -> None:
        """B18.16: the opponent of whoever resigns wins."""
        army = self.army_of(seat)
        if self.winner < 0 and army >= 0:
            self.finish(1 - (army & 1), "B18.16")

    def standing(self) -> Standing:
        from tafelrunde.games.battlelore.view import standing

        return standing(self)

    def view(self, seat: int | None) -> dict[str, Any]:
        from tafelrunde.games.battlelore.view import view

        return view(self, seat)

    def scene(self) -> dict[str, Any]:
        from tafelrunde.games.battlelore.view import scene

        return scene(self)

    def guess(self, seat: int | None, chance: Chance) -> BattleLore:
        return THINKERS[0].guess(self, seat, chance)

    def evaluate(self) -> list[float]:
        return THINKERS[0].evaluate(self)

    def has_hunch(self) -> bool:
        return False

    def traits(self) -> list[vec[i64]]:
        return THINKERS[0].traits(self)

    def judge(self) -> list[float]:
        return THINKERS[0].judge(self)

    def judged_by(self) -> Traits:
        from tafelrunde.games.battlelore.judgement.traits import JUDGED_BY

        return JUDGED_BY

    def invariants(self) -> list[str]:
        from tafelrunde.games.battlelore.invariants import invariants

        return invariants(self)
