"""Exact chances of an attack: dice, hits, flags, losses, retreat, elimination, and what a battle back may do.

``odds(pos, "r4c6", "r5c6")`` looks at the position as it is: terrain, cards in effect, markers. Everything is a Fraction. Where
the defender chooses, he is taken to ignore as many flags as he may (or none, if asked) and to retreat as far as he can.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tafelrunde.engine.errors import Unreadable
from tafelrunde.games.battlelore import effects as fx
from tafelrunde.games.battlelore.board import parse_hex
from tafelrunde.games.battlelore.clash import number_of_dice, strikes_that_hit, symbols_hit
from tafelrunde.games.battlelore.losses import heads
from tafelrunde.games.battlelore.morale import bold, cowed, frightened
from tafelrunde.games.battlelore.position import BattleLore, make_clash
from tafelrunde.games.battlelore.position import Clash as ClashType
from tafelrunde.games.battlelore.retreat import ignorable
from tafelrunde.games.battlelore.tables import HYDRA, STRIKES_AGAIN, U_RETREAT
from tafelrunde.games.battlelore.terms import BACK, DOUBLE_SHIFT, FIRST_ATTACK, HEADS_SHIFT, WEBBED

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
    if clash.melee and pos.has(fx.BERSERK, clash.attacker):
        outcomes = roll_on(outcomes, {faces: strikes_that_hit(pos, clash, faces[1]) for faces in outcomes}, most)
    found = Odds(dice, clash.melee)
    for faces, chance in outcomes.items():
        _evaluate(pos, clash, faces, chance, ignore, found)
    if found.battle_back and clash.role == FIRST_ATTACK:
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
    for lost, alive, share in _after_hits(pos, target, helmets, others):
        if not alive:
            add(found.losses, lost, chance * share)
            found.eliminated += chance * share
            add(found.retreat, 0, chance * share)
            continue
        least, most = ignorable(pos, target, flags)
        _retreat(pos, clash, lost, flags - (most if ignore == "most" else least), chance * share, found)


def _after_hits(pos: BattleLore, unit: int, helmets: int, others: int) -> list[tuple[int, bool, Fraction]]:
    """Figures lost, whether the unit lives, and the chance of it."""
    if not pos.is_creature(unit):
        lost = min(helmets + others, pos.figures[unit])
        return [(lost, lost < pos.figures[unit], Fraction(1))]
    if HYDRA[pos.kind[unit]]:
        marker = pos.marker[unit]
        pieces = (marker >> HEADS_SHIFT & 3) + (marker >> DOUBLE_SHIFT & 3) - helmets
        dead = _at_least(others, pieces) if heads(pos, unit) else Fraction(1)
    else:
        dead = _at_least(helmets + others, 1)
    return [(1, False, dead), (0, True, 1 - dead)]


def _at_least(dice: int, wanted: int) -> Fraction:
    """The chance that so many dice show a given helmet at least so often."""
    if wanted <= 0:
        return Fraction(1)
    chances = {0: Fraction(1)}
    for _ in range(dice):
        then: dict[int, Fraction] = {}
        for number, chance in chances.items():
            add(then, number, chance * Fraction(5, 6))
            add(then, number + 1, chance * SIXTH)
        chances = then
    return sum((chance for number, chance in chances.items() if number >= wanted), Fraction(0))


def room_behind(pos: BattleLore, unit: int) -> int:
    """How many hexes a unit can retreat, if it chooses its way well."""
    if pos.marker[unit] & WEBBED:
        return 0
    board = pos._board
    offset = board.size if pos.owner[unit] & 1 else 0
    edge, depth = {pos.place[unit]}, 0
    while edge:
        edge = {h for a in edge for h in board.back[a + offset] if pos.at[h] < 0 and pos.passable(h)}
        depth += bool(edge)
    return depth


def _retreat(pos: BattleLore, clash: ClashType, lost: int, flags: int, chance: Fraction, found: Odds) -> None:
    """B13.9, B14.18, B20.22: what is left of a living unit after flags it does not ignore."""
    unit = clash.target
    creature = pos.is_creature(unit)
    fright = frightened(pos, unit)
    demand = flags * (U_RETREAT[pos.kind[unit]] if creature else 2 if fright else 1)
    entered = min(demand, room_behind(pos, unit))
    blocked = demand - entered
    add(found.retreat, entered, chance)
    if creature:
        dead = _at_least(blocked, 1)
        ends = [(1, dead), (0, 1 - dead)]
    else:
        ends = _rout(pos, unit, lost + blocked, entered if fright else 0)
    figures = 1 if creature else pos.figures[unit]
    for total, share in ends:
        total = min(total, figures)
        add(found.losses, total, chance * share)
        if total == figures:
            found.eliminated += chance * share
        elif entered:
            found.driven_off += chance * share
        elif clash.melee and bold(pos, unit) and not cowed(pos, unit) and not pos.has(fx.SANCTUARY, unit):
            found.battle_back += chance * share


def _rout(pos: BattleLore, unit: int, lost: int, dice: int) -> list[tuple[int, Fraction]]:
    """B14.14: rout dice, unless blocked losses have already finished the unit."""
    if dice == 0 or lost >= pos.figures[unit]:
        return [(lost, Fraction(1))]
    chances = {0: Fraction(1)}
    for _ in range(dice):
        then: dict[int, Fraction] = {}
        for number, chance in chances.items():
            add(then, number, chance * Fraction(5, 6))
            add(then, number + 1, chance * SIXTH)
        chances = then
    return [(lost + number, chance) for number, chance in chances.items()]
