"""Exact chances of an attack: dice, hits, flags, losses, retreat, elimination, and what a battle back may do.

``odds(pos, "r4c6", "r5c6")`` looks at the position as it is: terrain, cards in effect, markers. Everything is a Fraction. Where
the defender chooses, he is taken to ignore as many flags as he may (or none, if asked) and to retreat as far as he can.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.verbs import arg1, arg2, verb_code
from tafelrunde.games.battlelore.battle.clash import Clash as ClashType
from tafelrunde.games.battlelore.battle.clash import make_clash
from tafelrunde.games.battlelore.battle.dice import number_of_dice, rolls_on, strikes_that_hit, symbols_hit
from tafelrunde.games.battlelore.battle.morale import bold, cowed, frightened
from tafelrunde.games.battlelore.battle.retreat import ignorable
from tafelrunde.games.battlelore.board.geometry import parse_hex
from tafelrunde.games.battlelore.board.terrain import cliff_between
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import HYDRA, STRIKES_AGAIN, U_RETREAT
from tafelrunde.games.battlelore.verbs import ATTACK, BATTLE_BACK, BONUS_ATTACK
from tafelrunde.games.battlelore.words import BACK, BONUS, DOUBLE_SHIFT, FIRST_ATTACK, HEADS_SHIFT, WEBBED

SIXTH = Fraction(1, 6)
Faces = tuple[int, int, int, int]
"""Helmets of the target's colour, bonus strikes, Lore symbols, flags; the other two helmets do nothing."""


@dataclass
class Odds:
    """What an attack can do. Distributions map a number to its chance."""

    dice: int
    melee: bool
    hits: dict[int, Fraction] = field(default_factory=dict)
    flags: dict[int, Fraction] = field(default_factory=dict)
    symbols: dict[int, Fraction] = field(default_factory=dict)
    losses: dict[int, Fraction] = field(default_factory=dict)
    """Figures lost in all: by hits, by a blocked retreat, by rout. For a creature 1 means that it is destroyed."""
    retreat: dict[int, Fraction] = field(default_factory=dict)
    """Hexes entered in retreat."""
    eliminated: Fraction = Fraction(0)
    driven_off: Fraction = Fraction(0)
    """The target leaves its hex alive."""
    battle_back: Fraction = Fraction(0)
    """The target stays, is bold and may battle back."""
    answer: Odds | None = None
    """The battle back itself, if there is one."""

    def to_json(self) -> dict[str, Any]:
        def plain(chances: dict[int, Fraction]) -> dict[str, float]:
            return {str(number): float(chance) for number, chance in sorted(chances.items())}

        return {
            "dice": self.dice,
            "melee": self.melee,
            "hits": plain(self.hits),
            "flags": plain(self.flags),
            "symbols": plain(self.symbols),
            "losses": plain(self.losses),
            "retreat": plain(self.retreat),
            "eliminated": float(self.eliminated),
            "driven_off": float(self.driven_off),
            "battle_back": float(self.battle_back),
            "answer": None if self.answer is None else self.answer.to_json(),
        }


def odds(pos: BattleLore, start: str, target: str, ignore: str = "most") -> Odds:
    """The chances of an attack from one hex on another. `ignore`: "most" or "none" of the flags the defender may ignore."""
    a, b = parse_hex(start, pos.rows), parse_hex(target, pos.rows)
    if a < 0 or b < 0 or pos.at[a] < 0 or pos.at[b] < 0:
        raise Unreadable("odds need a unit on both hexes; give them like 'r4c6' and 'r5c6'.")
    melee = pos._board.steps(a, b) == 1
    return _roll(pos, make_clash(pos.at[a], pos.at[b], a, b, melee, FIRST_ATTACK), ignore)


def odds_of(eyes: Eyes, move: int) -> dict[str, object] | None:
    """The chances of an attack, a bonus attack or a battle back as whoever rolls may know them; nothing for other moves."""
    verb = verb_code(move)
    if verb not in (ATTACK.code, BONUS_ATTACK.code, BATTLE_BACK.code):
        return None
    world = eyes.guess(chance_from_seed(0))
    assert isinstance(world, BattleLore)
    if verb == ATTACK.code:
        unit, target, role = world.at[arg1(move)], world.at[arg2(move)], FIRST_ATTACK
    elif verb == BONUS_ATTACK.code:
        unit, target, role = world.clashes[-1].attacker, world.at[arg1(move)], BONUS
    else:
        unit, target, role = world.clashes[-1].target, world.clashes[-1].attacker, BACK
    a, b = world.place[unit], world.place[target]
    found = _roll(world, make_clash(unit, target, a, b, world._board.steps(a, b) == 1, role), "most")
    expected = sum((number * chance for number, chance in found.hits.items()), Fraction(0))
    losses = max(sorted(found.losses), key=lambda number: found.losses[number])
    likely = {"losses": losses, "left": max(0, world.figures[target] - losses), "chance": float(found.losses[losses])}
    return {"likely": likely, "expected": float(expected), **found.to_json()}


def add(chances: dict[int, Fraction], number: int, chance: Fraction) -> None:
    chances[number] = chances.get(number, Fraction(0)) + chance


def roll_faces(dice: int) -> dict[Faces, Fraction]:
    """Every outcome of so many dice, as far as it matters."""
    outcomes: dict[Faces, Fraction] = {(0, 0, 0, 0): Fraction(1)}
    for _ in range(dice):
        then: dict[Faces, Fraction] = {}
        for faces, chance in outcomes.items():
            for at in range(5):
                new = (faces[0] + (at == 0), faces[1] + (at == 1), faces[2] + (at == 2), faces[3] + (at == 3))
                share = chance * (2 * SIXTH if at == 4 else SIXTH)
                then[new] = then.get(new, Fraction(0)) + share
        outcomes = then
    return outcomes


def roll_on(outcomes: dict[Faces, Fraction], dice: dict[Faces, int], most: int) -> dict[Faces, Fraction]:
    """Roll extra dice after some outcomes; strikes above `most` are not told apart."""
    then: dict[Faces, Fraction] = {}
    for faces, chance in outcomes.items():
        for more, share in roll_faces(dice[faces]).items():
            new = (faces[0] + more[0], min(most, faces[1] + more[1]), faces[2] + more[2], faces[3] + more[3])
            then[new] = then.get(new, Fraction(0)) + chance * share
    return then


def giant_faces(dice: int, most: int) -> dict[Faces, Fraction]:
    """A giant's bonus strikes are rolled again until none shows: each die strikes k times with chance (1/6)^k, then shows another face."""
    outcomes: dict[Faces, Fraction] = {(0, 0, 0, 0): Fraction(1)}
    for _ in range(dice):
        then: dict[Faces, Fraction] = {}
        for faces, chance in outcomes.items():
            for strikes in range(most + 1):
                # Above `most` nothing changes any more: the last entry takes the whole rest.
                again = SIXTH**strikes * (1 if strikes == most else Fraction(5, 6))
                for at in (0, 2, 3, 4):
                    share = again * Fraction(2 if at == 4 else 1, 5)
                    new = (faces[0] + (at == 0), min(most, faces[1] + strikes), faces[2] + (at == 2), faces[3] + (at == 3))
                    then[new] = then.get(new, Fraction(0)) + chance * share
        outcomes = then
    return outcomes


def _roll(pos: BattleLore, clash: ClashType, ignore: str) -> Odds:
    dice = number_of_dice(pos, clash)
    most = pos.figures[clash.target] + 12
    if STRIKES_AGAIN[pos.kind[clash.attacker]]:
        outcomes = giant_faces(dice, most)
    else:
        outcomes = roll_faces(dice)
    if clash.melee and rolls_on(pos, clash.attacker):
        outcomes = roll_on(outcomes, {faces: strikes_that_hit(pos, clash, faces[1]) for faces in outcomes}, most)
    found = Odds(dice, clash.melee)
    for faces, chance in outcomes.items():
        _evaluate(pos, clash, faces, chance, ignore, found)
    if found.battle_back and clash.role != BACK:
        back = make_clash(clash.target, clash.attacker, clash.origin, clash.home, True, BACK)
        found.answer = _roll(pos, back, ignore)
    return found


def _evaluate(pos: BattleLore, clash: ClashType, faces: Faces, chance: Fraction, ignore: str, found: Odds) -> None:
    """One outcome: hits first, then flags (B8.8)."""
    target = clash.target
    helmets = max(0, faces[0] - pos.sum_of(fx.DODGE, target)) if faces[0] else 0
    others = strikes_that_hit(pos, clash, faces[1])
    symbols = faces[2]
    if symbols_hit(pos, clash):
        others += symbols
        symbols = 0
    flags = faces[3] * (2 if pos.has(fx.POISONED_BLADES, clash.attacker) else 1)
    add(found.hits, helmets + others, chance)
    add(found.flags, flags, chance)
    add(found.symbols, symbols, chance)
    for left, share in _after_hits(pos, target, helmets, others):
        if left <= 0:
            add(found.losses, pos.figures[target], chance * share)
            found.eliminated += chance * share
            add(found.retreat, 0, chance * share)
            continue
        least, most = ignorable(pos, target, flags)
        _retreat(pos, clash, left, flags - (most if ignore == "most" else least), chance * share, found)


def _after_hits(pos: BattleLore, unit: int, helmets: int, others: int) -> list[tuple[int, Fraction]]:
    """What is left of a unit, and the chance of it: figures of troops, heads of a hydra; of other creatures one critical hit is the end."""
    if not pos.is_creature(unit):
        return [(pos.figures[unit] - helmets - others, Fraction(1))]
    if not HYDRA[pos.kind[unit]]:
        return [(1 - number, chance) for number, chance in _matching(helmets + others).items()]
    marker = pos.marker[unit]
    pieces = (marker >> HEADS_SHIFT & 3) + (marker >> DOUBLE_SHIFT & 3) - helmets
    return [(pieces - number, chance) for number, chance in _matching(others).items()] if pieces > 0 else [(0, Fraction(1))]


def _matching(dice: int) -> dict[int, Fraction]:
    """How often so many dice show a given helmet."""
    chances = {0: Fraction(1)}
    for _ in range(dice):
        then: dict[int, Fraction] = {}
        for number, chance in chances.items():
            add(then, number, chance * Fraction(5, 6))
            add(then, number + 1, chance * SIXTH)
        chances = then
    return chances


def room_behind(pos: BattleLore, unit: int, trampled: frozenset[int] = frozenset()) -> int:
    """How many hexes a unit can retreat, if it chooses its way well; hexes where it has trampled somebody down are free."""
    if pos.marker[unit] & WEBBED:
        return 0
    board = pos._board
    edge, depth = {pos.place[unit]}, 0
    while edge:
        behind = {(a, h) for a in edge for h in board.behind(a, pos.camp(unit))}
        edge = {h for a, h in behind if (pos.at[h] < 0 or h in trampled) and pos.passable(h) and not cliff_between(pos, a, h)}
        depth += bool(edge)
    return depth


def _room_after_trampling(pos: BattleLore, unit: int, figures: int) -> int:
    """B20.29: how far a creature blocked at once gets over the troops it tramples down."""
    behind = pos._board.behind(pos.place[unit], pos.camp(unit))
    weak = [h for h in behind if pos.at[h] >= 0 and not pos.is_creature(pos.at[h]) and pos.figures[pos.at[h]] <= figures]
    return min(figures, room_behind(pos, unit, frozenset(weak)))


def _retreat(pos: BattleLore, clash: ClashType, left: int, flags: int, chance: Fraction, found: Odds) -> None:
    """B13.9, B14.18, B20.22: what is left of a living unit after flags it does not ignore."""
    unit = clash.target
    creature = pos.is_creature(unit)
    fright = frightened(pos, unit)
    demand = flags * (U_RETREAT[pos.kind[unit]] if creature else 2 if fright else 1)
    entered = min(demand, room_behind(pos, unit))
    blocked = demand - entered
    # B14.18: no rout dice for a unit that blocked losses have already finished.
    dice = blocked if creature else entered if fright and blocked < left else 0
    for number, share in _matching(dice).items():
        remains = max(0, left - number - (0 if creature else blocked))
        part = chance * share
        went = _room_after_trampling(pos, unit, blocked) if creature and blocked and not entered and remains else entered
        add(found.retreat, went, part)
        add(found.losses, int(not remains) if creature else pos.figures[unit] - remains, part)
        if not remains:
            found.eliminated += part
        elif went:
            found.driven_off += part
        elif clash.role != BACK and clash.melee and bold(pos, unit) and not cowed(pos, unit) and not pos.has(fx.SANCTUARY, unit):
            found.battle_back += part
