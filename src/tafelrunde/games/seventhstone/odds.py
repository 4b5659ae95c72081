"""Chances: of a combat (exact for two parties, sampled with error bars for more) and of a tournament (exact).

A combat depends on what players choose in it. The chances hold for players who lose supporting cavalry before units in the field and
mercenaries before military units, aim all dice at the strongest opponent, and use no further stones or walls; what has been revealed or
manned already counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise, permutations
from math import sqrt

from mypy_extensions import i64

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.events import Event
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import Step
from tafelrunde.engine.verbs import arg1, arg3, verb_code
from tafelrunde.games.seventhstone.combat.battle import ROUND
from tafelrunde.games.seventhstone.combat.dice import has_boon, standing_seats, strength_in, supporters
from tafelrunde.games.seventhstone.combat.support import begin_combat
from tafelrunde.games.seventhstone.events import WON
from tafelrunde.games.seventhstone.movement.overrun import begin_overrun
from tafelrunde.games.seventhstone.phases.tournament import damage
from tafelrunde.games.seventhstone.pieces.forces import army_at
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import FIGHT, OVERRUN
from tafelrunde.games.seventhstone.words import (
    CAVALRY,
    CITY_GUARD,
    DUEL_HITS_ON,
    LIFE_POINTS,
    MASTER_STROKE,
    MELEE,
    MERCENARY,
    MOUNTAIN,
    NOBODY,
    POWER_BLOW,
    POWER_DICE,
    PRECISION,
    RANGED,
    range_of,
)

Hits = tuple[float, ...]
"""How likely each number of hits is."""


@dataclass(frozen=True)
class Party:
    """One side of a combat between two."""

    type: int = MELEE
    units: int = 0
    guards: int = 0
    archers: int = 0
    """Supporting ranged units; they cannot be hit."""
    riders: int = 0
    """Supporting cavalry; it is lost first."""
    wall: int = 0
    """Hits that walls and mountain still prevent."""
    shield: int = 0
    master: bool = False
    precise: bool = False
    mighty: bool = False

    @property
    def stands(self) -> bool:
        """T16.1: whether it has units in the field."""
        return self.units + self.guards > 0

    def shots(self) -> Hits:
        """T14.7: the hits of phase 1."""
        hits = volley(self.archers, range_of(RANGED, True), False)
        return join(hits, self.own_dice()) if self.type == RANGED else hits

    def blows(self) -> Hits:
        """T14.8: the hits of phase 2."""
        hits = join(volley(self.riders, range_of(CAVALRY, True), False), volley(self.guards, range_of(MELEE, False), False))
        return hits if self.type == RANGED else join(hits, self.own_dice())

    def own_dice(self) -> Hits:
        """T22.19–T22.23: the dice of the army in the field."""
        dice = self.units + (POWER_DICE if self.mighty and self.units else 0)
        return volley(dice, range_of(self.type, False) + (1 if self.precise else 0), self.master)

    def hit(self, hits: int, bypass: bool) -> Party:
        """What is left after so many hits (T14.17, T15.3, T15.20, T19.12, T22.25)."""
        stopped = 0 if bypass else min(hits, self.wall)
        hits -= stopped
        shielded = min(hits, self.shield)
        hits -= shielded
        riders = min(hits, self.riders)
        units = min(hits - riders, self.units)
        guards = min(hits - riders - units, self.guards)
        return replace(
            self,
            wall=self.wall - stopped,
            shield=self.shield - shielded,
            riders=self.riders - riders,
            units=self.units - units,
            guards=self.guards - guards,
        )


@cache
def volley(dice: int, reach: int, master: bool) -> Hits:
    """How likely so many dice score 0, 1, 2… hits; with a master stroke each 1 brings one more die."""
    hit = reach / 6
    one: Hits = (1 - hit, hit)
    if master:
        one = (1 - hit, (reach - 1) / 6 + (1 - hit) / 6, hit / 6)
    hits: Hits = (1.0,)
    for _ in range(dice):
        hits = join(hits, one)
    return hits


def join(one: Hits, other: Hits) -> Hits:
    """The sum of two independent numbers of hits."""
    total = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            total[i + j] += p * q
    return tuple(total)


def exact(attacker: Party, defender: Party, bypass: bool = False) -> float:
    """The chance that the attacker wins; if nobody is left, the defender does (T16.3)."""
    known: dict[tuple[Party, Party], float] = {}

    def wins(one: Party, other: Party) -> float:
        """From the start of a round."""
        if not (one.stands and other.stands):
            return 1.0 if one.stands else 0.0
        if (one, other) not in known:
            same, rest = 0.0, 0.0
            for chance, mine, theirs in outcomes(one.shots(), other.shots(), one, other, bypass):
                if not (mine.stands and theirs.stands):
                    rest += chance * wins(mine, theirs)
                    continue
                for second, mine_then, theirs_then in outcomes(mine.blows(), theirs.blows(), mine, theirs, False):
                    if (mine_then, theirs_then) == (one, other):
                        same += chance * second
                    else:
                        rest += chance * second * wins(mine_then, theirs_then)
            known[(one, other)] = rest / (1 - same) if same < 1 else 0.0
        return known[(one, other)]

    return wins(attacker, defender)


def outcomes(mine: Hits, theirs: Hits, one: Party, other: Party, bypass: bool) -> list[tuple[float, Party, Party]]:
    """Both sides after a phase, each outcome with its chance."""
    found: dict[tuple[Party, Party], float] = {}
    for scored, p in enumerate(mine):
        for taken, q in enumerate(theirs):
            if p * q > 0:
                after = one.hit(taken, bypass), other.hit(scored, bypass)
                found[after] = found.get(after, 0.0) + p * q
    return [(chance, *after) for after, chance in found.items()]


@dataclass
class BattleOdds:
    """The chance of each seat to win a combat; `errors` are standard errors, all zero if the chances are exact."""

    chances: list[float]
    errors: list[float]
    exact: bool


def battle_odds(pos: SeventhStone, field: int, overrun: bool = False, samples: int = 10_000, seed: int = 0) -> BattleOdds:
    """Chances of the combat over a conflict field, as it stands or as it would begin now."""
    world = ready(pos, field, overrun)
    battle = world.battle
    assert battle is not None
    standing = standing_seats(world, battle)
    helpers = [seat for seat in range(pos.seats) if seat not in standing and supporters(world, battle, seat)]
    defender = pos.conflict[field] - 1
    chances = [0.0] * pos.seats
    if len(standing) < 2:
        chances[standing[0] if standing else defender] = 1.0
        return BattleOdds(chances, [0.0] * pos.seats, True)
    if len(standing) == 2 and not helpers:
        one, other = (seat for seat in sorted(standing, key=lambda seat: seat == defender))
        chances[one] = exact(party(world, one), party(world, other), pos.wall_bypass)
        chances[other] = 1.0 - chances[one]
        if other != defender:
            chances = against_absent_defender(world, one, other, defender)
        return BattleOdds(chances, [0.0] * pos.seats, True)
    return sampled(world, samples, seed)


def against_absent_defender(world: SeventhStone, one: int, other: int, defender: int) -> list[float]:
    """Two attackers fight over a field whose defender has no units left: if nobody survives, he keeps it."""
    chances = [0.0] * world.seats
    chances[one] = exact(party(world, one), party(world, other), world.wall_bypass)
    chances[other] = exact(party(world, other), party(world, one), world.wall_bypass)
    chances[defender] = 1.0 - chances[one] - chances[other]
    return chances


def ready(pos: SeventhStone, field: int, overrun: bool) -> SeventhStone:
    """A copy in which this combat is at the beginning of a round, with nothing else going on."""
    world = pos.copy()
    world.stack = [Aside()]
    if pos.battle is not None and pos.battle.field == field:
        begin_combat(world, field)
        world.battle = pos.battle.copy()
    else:
        if overrun:
            begin_overrun(world, NOBODY, field)
        else:
            begin_combat(world, field)
        assert world.battle is not None
        world.battle.guards = CITY_GUARD if pos.city[field] else 0
        if not overrun and pos.terrain_yields and pos._board.terrain[field] == MOUNTAIN:
            world.battle.rock = 1
        if overrun:
            world.own_armies()
            for army in world.armies:
                army.aid = -1
    assert world.battle is not None
    world.battle.stage, world.battle.turn = ROUND, 0
    return world


def party(world: SeventhStone, seat: int) -> Party:
    """One side as the position has it."""
    battle = world.battle
    assert battle is not None
    army = army_at(world, seat, battle.field)
    defends = world.conflict[battle.field] - 1 == seat
    units = strength_in(world, battle, seat)
    guards = battle.guards if world.owner[battle.field] == seat else 0
    helpers = supporters(world, battle, seat)
    return Party(
        type=army.type if army is not None else MELEE,
        units=units - guards,
        guards=guards,
        archers=sum(helper.units() for helper in helpers if helper.type == RANGED),
        riders=sum(helper.units() for helper in helpers if helper.type == CAVALRY),
        wall=battle.walls + battle.rock if defends else 0,
        shield=battle.shields[seat],
        master=has_boon(battle, seat, MASTER_STROKE),
        precise=has_boon(battle, seat, PRECISION),
        mighty=has_boon(battle, seat, POWER_BLOW),
    )


class Aside(Step[SeventhStone]):
    """Waits under a combat that is tried out, so that nothing else happens."""

    def waits_for(self, pos: SeventhStone) -> int:
        return 3

    def offers(self, pos: SeventhStone, seat: int) -> Moves:
        return offered(vec[i64]([]))


def sampled(world: SeventhStone, samples: int, seed: int) -> BattleOdds:
    """Play the combat many times by the rules themselves."""
    draws = chance_from_seed(seed)
    wins = [0] * world.seats
    for _ in range(samples):
        wins[play_out(world.copy(), draws.bits())] += 1
    chances = [count / samples for count in wins]
    return BattleOdds(chances, [sqrt(p * (1 - p) / samples) for p in chances], False)


def play_out(twin: SeventhStone, seed: int) -> int:
    """One combat to its end; gives the winner."""

    twin.chance = chance_from_seed(seed)
    twin.log = []
    twin.settle()
    while twin.battle is not None:
        seat = twin.waiting()[0]
        twin.play(seat, sensible(twin, seat, twin.moves(seat)))
    return next(entry.values[0] for entry in twin.log if isinstance(entry, Event) and entry.kind is WON)


def sensible(twin: SeventhStone, seat: int, moves: list[int]) -> int:
    """Lose supporters, then mercenaries; aim everything at the strongest; drop dice aimed at those who are gone."""
    battle = twin.battle
    assert battle is not None
    name = type(twin.stack[-1]).__name__
    if name == "Losing":
        return max(moves, key=lambda move: (arg1(move) != battle.field, arg3(move) == MERCENARY))
    if name == "Aiming":
        others = [other for other in standing_seats(twin, battle) if other != seat]
        strongest = max(others, key=lambda other: (strength_in(twin, battle, other), -other))
        return moves[-1] if arg1(moves[0]) == strongest else moves[0]
    return min(moves, key=lambda move: strength_in(twin, battle, arg1(move)))


@cache
def duel_chance(own: int, other: int) -> float:
    """The chance to win a duel with so many tournament stones against so many (T17.9–T17.17)."""
    blow, answer, hit = damage(own, other), damage(other, own), DUEL_HITS_ON / 6

    @cache
    def wins(mine: int, theirs: int) -> float:
        if mine <= 0 and theirs <= 0:
            return 0.5 if own == other else float(own > other)
        if mine <= 0 or theirs <= 0:
            return float(mine > 0)
        both = hit * hit * wins(mine - answer, theirs - blow)
        one = hit * (1 - hit) * (wins(mine, theirs - blow) + wins(mine - answer, theirs))
        return (both + one) / (1 - (1 - hit) ** 2)

    return wins(LIFE_POINTS, LIFE_POINTS)


def tournament_odds(lances: Sequence[int]) -> list[float]:
    """The chance of each seat to win a tournament now; equal stones are ranked by the die (T17.6)."""
    seats = range(len(lances))
    orders = [order for order in permutations(seats) if all(lances[a] >= lances[b] for a, b in pairwise(order))]
    chances = [0.0] * len(lances)
    for order in orders:
        for seat, chance in bracket(order, lances).items():
            chances[seat] += chance / len(orders)
    return chances


def bracket(order: Sequence[int], lances: Sequence[int]) -> dict[int, float]:
    """T17.5, T17.7, T18.6, T18.12: who wins when the seats are ranked like this."""
    if len(order) == 2:
        return meet({order[0]: 1.0}, {order[1]: 1.0}, lances)
    second = meet({order[1]: 1.0}, {order[2]: 1.0}, lances)
    if len(order) == 3:
        return meet({order[0]: 1.0}, second, lances)
    return meet(meet({order[0]: 1.0}, {order[3]: 1.0}, lances), second, lances)


def meet(ones: dict[int, float], others: dict[int, float], lances: Sequence[int]) -> dict[int, float]:
    """One duel between whoever comes out of either side."""
    won = dict.fromkeys([*ones, *others], 0.0)
    for one, p in ones.items():
        for other, q in others.items():
            chance = duel_chance(lances[one], lances[other])
            won[one] += p * q * chance
            won[other] += p * q * (1 - chance)
    return won


QUICK = 300
"""Samples for a table that waits for the answer: a standard error of at most three per cent."""


def odds_of(eyes: Eyes, move: int) -> dict[str, object] | None:
    """Each seat's chance to win a combat or an overrun, as the asking seat may know it; nothing for other moves."""
    verb = verb_code(move)
    if verb not in (FIGHT.code, OVERRUN.code):
        return None
    world = eyes.guess(chance_from_seed(0))
    assert isinstance(world, SeventhStone)
    chances = battle_odds(world, arg1(move), verb == OVERRUN.code, QUICK).chances
    likely = max(range(len(chances)), key=lambda seat: chances[seat])
    return {"likely": {"seat": likely, "chance": chances[likely]}, "seats": chances}
