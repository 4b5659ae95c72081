"""B20.32 Special powers of creatures: what their Lore symbols do, at once or stored."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tafelrunde.engine.packed import Moves, offered, vec
from tafelrunde.engine.steps import NOT_HERE, Reason, Step
from tafelrunde.engine.verbs import arg1, verb_code
from tafelrunde.games.battlelore.battle.clash import Clash
from tafelrunde.games.battlelore.battle.dice import hits_dealt
from tafelrunde.games.battlelore.battle.losses import OneByOne, hurt
from tafelrunde.games.battlelore.battle.morale import frightened
from tafelrunde.games.battlelore.battle.retreat import Retreat
from tafelrunde.games.battlelore.events import POWER_USED, STORED, WEB_PUT
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import POISONS, POWERS, U_POWER_COST, U_POWERS, U_STORE, WEBS
from tafelrunde.games.battlelore.verbs import DONE, GOBLET, POWER, STORE
from tafelrunde.games.battlelore.words import (
    BACK,
    DOUBLE_SHIFT,
    HEADS_SHIFT,
    POISONED,
    STORED_SHIFT,
    STRIKE_FIRST,
    WEB_SHOT,
    WEBBED,
)

POISON: Final = POWERS.index("poison")
WEB: Final = POWERS.index("web")
PUSH: Final = POWERS.index("push")
TREMOR: Final = POWERS.index("tremor")
EARTHQUAKE: Final = POWERS.index("earthquake")
REGROW: Final = POWERS.index("regrow")
PUSH_HEXES: Final = 2
NECKS: Final = 3


def tokens_allowed(pos: BattleLore, clash: Clash) -> bool:
    """B12.1, B24.39, B24.43: whether Lore symbols of this roll give tokens."""
    if not pos.lore or (pos.epic and not clash.melee):
        return False
    return not (len(pos.effects) and pos.has(fx.NO_TOKENS, pos.camp(clash.attacker)))


def use_symbols(pos: BattleLore, clash: Clash) -> None:
    """B12.1, B12.5: every symbol is a token for the roller."""
    if tokens_allowed(pos, clash):
        pos.gain(pos.acting(clash.attacker), clash.symbols)
    clash.symbols = 0


def stored(pos: BattleLore, unit: int) -> int:
    return pos.marker[unit] >> STORED_SHIFT & 15


def count_markers(pos: BattleLore, marker: int) -> int:
    return sum(1 for unit in range(len(pos.owner)) if pos.place[unit] >= 0 and pos.marker[unit] & marker)


def why_not_power(pos: BattleLore, clash: Clash, power: int) -> Reason | None:
    """B20.33, B20.39: why a creature cannot use a power with this roll."""
    unit = clash.attacker
    powers = U_POWERS[pos.kind[unit]]
    if power not in powers:
        return Reason("B20.32", power)
    cost = U_POWER_COST[pos.kind[unit]][powers.index(power)]
    if clash.symbols + stored(pos, unit) < cost:
        return Reason("B20.33", cost)
    if not attacks(clash):
        return Reason("B20.41", power)
    return None if fitting(pos, clash, power) else Reason("B20.32", power)


def attacks(clash: Clash) -> bool:
    """B6.2, B20.41: powers belong to an ordered creature's own attacks; striking back, it is not ordered."""
    return clash.role != BACK and clash.role != STRIKE_FIRST


def fitting(pos: BattleLore, clash: Clash, power: int) -> bool:
    """Whether the power has something to work on here."""
    target = clash.target
    if power == WEB:
        return clash.role == WEB_SHOT and not pos.marker[target] & WEBBED and count_markers(pos, WEBBED) < WEBS
    if clash.role == WEB_SHOT or not clash.melee:
        return False
    if power == POISON:
        wounded = not clash.poison and 0 < hits_dealt(clash) < pos.figures[target] and not pos.is_creature(target)
        return wounded and not pos.marker[target] & POISONED and count_markers(pos, POISONED) < POISONS
    if power == REGROW:
        marker = pos.marker[clash.attacker]
        return (marker >> HEADS_SHIFT & 3) + (marker >> DOUBLE_SHIFT & 3) < NECKS
    return True


def may_store(pos: BattleLore, clash: Clash) -> bool:
    """B20.37, B24.46: one more token fits on the creature and may be taken from the pool."""
    unit = clash.attacker
    return tokens_allowed(pos, clash) and pos.pool > 0 and stored(pos, unit) < U_STORE[pos.kind[unit]]


def usable_powers(pos: BattleLore, clash: Clash) -> list[int]:
    return [power for power in U_POWERS[pos.kind[clash.attacker]] if why_not_power(pos, clash, power) is None]


def chooses_symbols(pos: BattleLore, clash: Clash) -> bool:
    """B20.38, B20.39: a creature's symbols leave a choice, as do tokens it has stored."""
    return pos.is_creature(clash.attacker) and (clash.symbols > 0 or len(usable_powers(pos, clash)) > 0)


@final
class Symbols(Step[BattleLore]):
    """B20.38: for each Lore symbol of a creature's roll: a power now, a token stored, or a token for the goblet."""

    rule: ClassVar[str] = "B20.38"

    def waits_for(self, pos: BattleLore) -> int:
        return 1 << pos.controller(pos.clashes[-1].attacker)

    def offers(self, pos: BattleLore, seat: int) -> Moves:
        clash = pos.clashes[-1]
        found = offered(vec[i64]([POWER.move1(power) for power in usable_powers(pos, clash)]))
        if clash.symbols == 0:
            found.append(DONE.move0())
        else:
            found.append(GOBLET.move0())
            if may_store(pos, clash):
                found.append(STORE.move0())
        return found

    def why_not(self, pos: BattleLore, seat: int, move: int) -> Reason | None:
        clash = pos.clashes[-1]
        verb = verb_code(move)
        if verb == GOBLET.code:
            return None if clash.symbols else Reason("B20.42")
        if verb == DONE.code:
            return Reason("B20.38") if clash.symbols else None
        if verb == STORE.code:
            return None if clash.symbols and may_store(pos, clash) else Reason("B20.37")
        if verb == POWER.code:
            return why_not_power(pos, clash, arg1(move))
        return NOT_HERE

    def play(self, pos: BattleLore, seat: int, move: int) -> None:
        clash = pos.clashes[-1]
        unit = clash.attacker
        verb = verb_code(move)
        if verb == DONE.code:
            pos.pop()
            return
        if verb == POWER.code:
            use_power(pos, clash, arg1(move))
        else:
            clash.symbols -= 1
            if verb == STORE.code:
                pos.pool -= 1
                pos.set_marker(unit, pos.marker[unit] + (1 << STORED_SHIFT))
                if pos.log is not None:
                    pos.tell(STORED, (pos.kind[unit], pos.place[unit]))
            elif tokens_allowed(pos, clash):
                pos.gain(pos.acting(unit), 1)
        if clash.symbols == 0 and not usable_powers(pos, clash):
            pos.pop()


def use_power(pos: BattleLore, clash: Clash, power: int) -> None:
    """B20.39, B20.40: rolled symbols pay first, then stored tokens, which go back to the pool."""
    unit = clash.attacker
    powers = U_POWERS[pos.kind[unit]]
    cost = U_POWER_COST[pos.kind[unit]][powers.index(power)]
    rolled = min(cost, clash.symbols)
    clash.symbols -= rolled
    pos.set_marker(unit, pos.marker[unit] - ((cost - rolled) << STORED_SHIFT))
    pos.pool += cost - rolled
    if pos.log is not None:
        pos.tell(POWER_USED, (pos.kind[unit], pos.place[unit], power))
    if power == POISON:
        clash.poison = True
    elif power == PUSH:
        clash.push += PUSH_HEXES
    elif power == TREMOR:
        clash.tremor += 1
    elif power == EARTHQUAKE:
        clash.quake += 1
    elif power == REGROW:
        pos.set_marker(unit, pos.marker[unit] + (1 << DOUBLE_SHIFT))
    elif power == WEB:
        pos.set_marker(clash.target, pos.marker[clash.target] | WEBBED)
        if pos.log is not None:
            pos.tell(WEB_PUT, (pos.kind[clash.target], pos.place[clash.target]))


def shake(pos: BattleLore, clash: Clash) -> None:
    """Tremor and earthquake: all adjacent units, friend or foe, are hit and driven back, in the order of their hexes."""
    if not (clash.tremor or clash.quake):
        return
    center = pos.place[clash.attacker]
    hexes = sorted(h for h in pos._board.neighbours[center] if pos.at[h] >= 0) if center >= 0 else []
    pos.push(Shaking([pos.at[h] for h in hexes], clash.quake, clash.tremor + clash.quake, pos.acting(clash.attacker)))


@final
class Shaking(OneByOne):
    """The units around an elemental, one after another."""

    def __init__(self, units: list[int], hits: int, hexes: int, cause: int) -> None:
        super().__init__(units, cause)
        self.hits = hits
        self.hexes = hexes

    def copy(self) -> Shaking:
        twin = Shaking(self.units, self.hits, self.hexes, self.cause)
        twin.next = self.next
        return twin

    def strike(self, pos: BattleLore, unit: int) -> None:
        hurt(pos, unit, self.hits, self.cause)
        if pos.winner < 0 and pos.figures[unit] > 0:
            pos.push(Retreat(unit, self.hexes, self.cause, frightened(pos, unit)))
