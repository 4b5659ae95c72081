"""The course of a combat: equipment, walls, rounds (T14.1–T14.9, T14.25, T15.18, T15.19)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from tafelrunde.engine.events import EventKind
from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import Arg, arg1, verb_code
from tafelrunde.games.seventhstone.combat.aftermath import conclude
from tafelrunde.games.seventhstone.combat.aiming import Aiming, Dropping, aim_plainly, drop_plainly, needs_aiming, needs_dropping
from tafelrunde.games.seventhstone.combat.battle import (
    AIMING,
    DROPPING,
    EQUIPPING,
    FIRST_LOSSES,
    GATHERING,
    MANNING,
    ROUND,
    SECOND_LOSSES,
    SHOOTING,
    STRIKING,
    Battle,
)
from tafelrunde.games.seventhstone.combat.dice import gather_volleys, roll_phase, standing_seats, strength_in
from tafelrunde.games.seventhstone.combat.losses import take_hits
from tafelrunde.games.seventhstone.events import (
    ATTACKS,
    BATTLE,
    BLOWN_UP,
    BRIBED,
    COMBAT_ROUND,
    DEFENDS,
    KEPT,
    KEPT_OFF,
    MANNED,
    OVERRUN_BEGAN,
    USED,
)
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.pieces.forces import army_at, lift_units, parts_of, types_at
from tafelrunde.games.seventhstone.pieces.stones import KINDS, has_stone, stones_under, use_up
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD, MAN, PASS, REVEAL
from tafelrunde.games.seventhstone.words import (
    BRIBERY,
    CHARGE,
    CITY_GUARD,
    LOST_TEAR,
    MASTER_STROKE,
    MELEE,
    MOUNTAIN,
    PREVENTION_ALL,
    PREVENTION_CAVALRY,
    PREVENTION_RANGED,
    RANGED,
    SHIELD_1,
    SHIELD_3,
    SITES,
    WALL,
    WALL_HITS,
)


@final
class Combat(Step[SeventhStone]):
    """T14, T15: one combat from the first decision to the winner; the data is the position's battle."""

    def proceed(self, pos: SeventhStone) -> None:
        """The stages as battle.py lists them."""
        battle = pos.battle
        assert battle is not None
        stage = battle.stage
        if stage == GATHERING:
            gather(pos, battle)
        elif stage == EQUIPPING:
            ask_equipment(pos, battle)
        elif stage == MANNING:
            ask_walls(pos, battle)
        elif stage == ROUND:
            begin_round(pos, battle)
        elif stage == AIMING:
            self.aim(pos, battle)
        elif stage == SHOOTING:
            roll(pos, battle, FIRST_LOSSES)
        elif stage == FIRST_LOSSES:
            self.lose(pos, battle, DROPPING)
        elif stage == DROPPING:
            self.drop(pos, battle)
        elif stage == STRIKING:
            roll(pos, battle, SECOND_LOSSES)
        else:
            self.lose(pos, battle, ROUND)

    def aim(self, pos: SeventhStone, battle: Battle) -> None:
        """T15.9, T15.15: in turn order; without a choice of targets there is no decision."""
        if battle.turn == pos.seats:
            battle.stage = SHOOTING
            return
        seat = pos.order[battle.turn]
        aim_plainly(pos, battle, seat)
        if needs_aiming(battle, seat):
            pos.push(Aiming(seat))
        else:
            battle.turn += 1

    def drop(self, pos: SeventhStone, battle: Battle) -> None:
        """T15.14: dice of units lost in phase 1 are missing."""
        if battle.turn == pos.seats:
            battle.stage = STRIKING
            return
        seat = pos.order[battle.turn]
        drop_plainly(pos, battle, seat)
        if needs_dropping(pos, battle, seat):
            pos.push(Dropping(seat))
        else:
            battle.turn += 1

    def lose(self, pos: SeventhStone, battle: Battle, then: int) -> None:
        """T14.23, T14.25: removals in turn order, then the end of the combat is looked for."""
        while battle.turn < pos.seats:
            seat = pos.order[battle.turn]
            battle.turn += 1
            if battle.hits[seat] and take_hits(pos, battle, seat):
                return
        battle.turn = 0
        battle.stage = then
        if len(standing_seats(pos, battle)) < 2:
            conclude(pos, battle, True)


def gather(pos: SeventhStone, battle: Battle) -> None:
    """T13.15, T15.2, T12.4, T19.5: the guard appears; without opponents there is no combat; an overrun begins with the dice."""
    if pos.city[battle.field]:
        battle.guards = CITY_GUARD
    if pos.log is not None:
        tell_start(pos, battle)
        tell_forces(pos, battle)
    if len(standing_seats(pos, battle)) < 2:
        conclude(pos, battle, False)
    elif battle.overrun:
        battle.stage = ROUND
    else:
        battle.stage = EQUIPPING
        if pos.terrain_yields and pos._board.terrain[battle.field] == MOUNTAIN:
            battle.rock = 1


def tell_start(pos: SeventhStone, battle: Battle) -> None:
    """T12.2, T13.1: a combat begins; whoever overruns is the one with at least twice as many units as all others."""
    if not battle.overrun:
        owner = pos.owner[battle.field]
        pos.tell(BATTLE, (battle.field, int(pos.city[battle.field]), max(owner, 0)))
        return
    strengths = [strength_in(pos, battle, seat) for seat in range(pos.seats)]
    most = max(strengths)
    seat = strengths.index(most)
    others = [0 if other == seat else strengths[other] for other in range(pos.seats)]
    rival = others.index(max(others))
    capital = int(pos.city[battle.field] and pos.owner[battle.field] == rival)
    rivals = sum([1 for strength in others if strength])
    pos.tell(OVERRUN_BEGAN, (seat, battle.field, most, sum(strengths) - most, rival, rivals, capital))


def tell_forces(pos: SeventhStone, battle: Battle) -> None:
    """T11.33: who fights with how many, the attackers first, whoever declares an overrun."""
    field = battle.field
    defender = pos.conflict[field] - 1
    for kind, defending in ((ATTACKS, False), (DEFENDS, True)):
        for seat in standing_seats(pos, battle):
            if (seat == defender) == defending:
                tell_force(pos, kind, seat, field, battle.guards if pos.owner[field] == seat else 0, int(battle.overrun))


def tell_force(pos: SeventhStone, kind: EventKind, seat: int, field: int, guards: int, overrun: int) -> None:
    """The armies of a seat on a field by their types, the guard with the first of them or alone."""
    types = types_at(pos, seat, field)
    for type in types:
        parts = parts_of(pos, seat, field, type)
        military, mercenaries = sum([army.military for army in parts]), sum([army.mercenaries for army in parts])
        pos.tell(kind, (seat, field, military + mercenaries, guards, type, military, mercenaries, overrun))
        guards = 0
    if guards:
        pos.tell(kind, (seat, field, 0, guards, MELEE, 0, 0, overrun))


def ask_equipment(pos: SeventhStone, battle: Battle) -> None:
    """T14.1, T14.4: each player with an army in the field, in turn order, once."""
    while battle.turn < pos.seats:
        seat = pos.order[battle.turn]
        battle.turn += 1
        army = army_at(pos, seat, battle.field)
        if army is not None and has_stone(pos, seat, battle.field, army.type):
            pos.push(Equipping(seat))
            return
    battle.stage = MANNING


def ask_walls(pos: SeventhStone, battle: Battle) -> None:
    """T15.18: the defender, if he has walls to use and anybody to use them."""
    battle.stage = ROUND
    defender = pos.conflict[battle.field] - 1
    if usable_walls(pos, battle.field) and strength_in(pos, battle, defender):
        pos.push(Walls(defender))


def begin_round(pos: SeventhStone, battle: Battle) -> None:
    """T14.5: everybody's dice are counted anew."""
    battle.round += 1
    battle.turn = 0
    battle.stage = AIMING
    if pos.log is not None:
        pos.tell(COMBAT_ROUND, (battle.field, battle.round))
    gather_volleys(pos, battle)


def roll(pos: SeventhStone, battle: Battle, then: int) -> None:
    """T14.7, T14.8: one phase of a round."""
    roll_phase(pos, battle, then == FIRST_LOSSES)
    battle.stage = then
    battle.turn = 0


class AtBattle(Step[SeventhStone]):
    """A question to one player about the combat that is going on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, pos: SeventhStone) -> list[tuple[Arg, int]]:
        battle = pos.battle
        assert battle is not None
        return [(ABOUT_FIELD, battle.field)]

    def waits_for(self, pos: SeventhStone) -> int:
        return 1 << self.seat


def is_combat_stone(kind: int) -> bool:
    return MASTER_STROKE <= kind < LOST_TEAR


@final
class Equipping(AtBattle):
    """T14.1, T14.2: use the stone of the army in the field, or not."""

    rule: ClassVar[str] = "T14.1"

    def asks_anyway(self, pos: SeventhStone) -> bool:
        """Nobody may know that a stone is of no use here."""
        return True

    def kind(self, pos: SeventhStone) -> int:
        """The kind of the stone in question."""
        battle = pos.battle
        assert battle is not None
        army = army_at(pos, self.seat, battle.field)
        assert army is not None
        return KINDS[stones_under(pos, self.seat, battle.field, army.type)[0]]

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        offers = offered(vec[i64]([PASS.move0()]))
        if is_combat_stone(self.kind(pos)):
            offers.append(REVEAL.move0())
        return offers

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) == PASS.code:
            return None
        if verb_code(move) != REVEAL.code:
            return NOT_HERE
        return None if is_combat_stone(self.kind(pos)) else Reason("T22.4", self.kind(pos))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        pos.pop()
        if verb_code(move) == REVEAL.code:
            battle = pos.battle
            army = None if battle is None else army_at(pos, seat, battle.field)
            assert battle is not None
            assert army is not None
            use_combat_stone(pos, battle, army)
        elif pos.log is not None and pos.battle is not None:
            pos.tell(KEPT, (seat, pos.battle.field))


def use_combat_stone(pos: SeventhStone, battle: Battle, army: Army) -> None:
    """T14.4, T22.16–T22.29: what works at once works now, the rest during the whole combat."""
    seat = army.seat
    stone = stones_under(pos, seat, battle.field, army.type)[0]
    kind = KINDS[stone]
    use_up(pos, stone)
    battle.boons[seat] = kind
    if pos.log is not None:
        pos.tell(USED, (seat, battle.field, kind))
    if SHIELD_1 <= kind <= SHIELD_3:
        battle.shields[seat] = kind - SHIELD_1 + 1
    elif PREVENTION_RANGED <= kind <= PREVENTION_ALL:
        keep_off(pos, battle, kind)
    elif kind == BRIBERY:
        bribe(pos, battle, seat)
    elif kind == CHARGE:
        blow_up(pos, battle.field)


def keep_off(pos: SeventhStone, battle: Battle, kind: int) -> None:
    """T22.26, T22.29: supporting armies of the type shown go home, the user's own too."""
    pos.own_armies()
    for army in pos.armies:
        if army.aid == battle.field:
            shown = PREVENTION_RANGED if army.type == RANGED else PREVENTION_CAVALRY
            if kind in (PREVENTION_ALL, shown):
                army.aid = -1
                if pos.log is not None:
                    pos.tell(KEPT_OFF, (army.seat, army.field))


def bribe(pos: SeventhStone, battle: Battle, seat: int) -> None:
    """T22.27, T22.29, T15.8: mercenaries of all others in the field; neither supporters nor guards."""
    pos.own_armies()
    for army in pos.armies.copy():
        if army.field == battle.field and army.seat != seat and army.mercenaries:
            if pos.log is not None:
                pos.tell(BRIBED, (army.seat, army.mercenaries))
            lift_units(pos, army, 0, army.mercenaries)


def blow_up(pos: SeventhStone, field: int) -> None:
    """T22.28, T22.29: all walls on the field, new ones included."""
    gone = 0
    for site in range(field * SITES, field * SITES + SITES):
        if pos.sites[site] & 3 == WALL:
            pos.sites = changed(pos.sites, site, 0)
            gone += 1
    if pos.log is not None:
        pos.tell(BLOWN_UP, (field, gone))


def usable_walls(pos: SeventhStone, field: int) -> int:
    """T15.19, T15.21: walls built before this year."""
    return (pos.sites[field * SITES] == WALL) + (pos.sites[field * SITES + 1] == WALL)


@final
class Walls(AtBattle):
    """T15.18, T15.19: how many of his walls the defender uses in this combat."""

    rule: ClassVar[str] = "T15.18"

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        battle = pos.battle
        assert battle is not None
        return offered(vec[i64]([MAN.move1(walls) for walls in range(usable_walls(pos, battle.field) + 1)]))

    def why_not(self, pos: SeventhStone, seat: int, move: int) -> Reason | None:
        if verb_code(move) != MAN.code:
            return NOT_HERE
        return None if move in self.offers(pos, seat) else Reason("T15.19", arg1(move))

    def play(self, pos: SeventhStone, seat: int, move: int) -> None:
        battle = pos.battle
        assert battle is not None
        battle.manned = arg1(move)
        battle.walls = WALL_HITS * battle.manned
        pos.pop()
        if battle.manned and pos.log is not None:
            pos.tell(MANNED, (seat, battle.field, battle.manned))
