"""B11 Casualties, B20.7 Critical hits: how figures fall, units are eliminated and banners change hands."""

from __future__ import annotations

from tafelrunde.engine.shared import changed
from tafelrunde.engine.steps import Step
from tafelrunde.games.battlelore.events import CRITICAL_ROLLED, ELIMINATED, HEAD_LOST, HEALED, LOST
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.position import BattleLore
from tafelrunde.games.battlelore.tables import HYDRA
from tafelrunde.games.battlelore.words import DOUBLE_SHIFT, HEADS_SHIFT, POISONED, STORED_SHIFT, WEBBED


def victor(pos: BattleLore, unit: int, cause: int) -> int:
    """B11.17, B29.23: the army that gets the banner: whoever caused the loss, if it is an enemy of the unit."""
    if pos.is_foe(unit, cause):
        return cause
    if not pos.is_ours(unit):
        return pos.active
    return pos.foe(pos.owner[unit])


def eliminate(pos: BattleLore, unit: int, cause: int) -> None:
    """B11.7, B11.18, B20.12, B20.13: the bearer goes to the victory track at once, and victory is checked."""
    army = victor(pos, unit, cause)
    h = pos.place[unit]
    pos.set_figures(unit, 0)
    pos.taker = pos.taker[:]
    pos.taker[unit] = army
    if pos.log is not None:  # before an objective it held is told to be lost
        camp = army & 1
        pos.tell(ELIMINATED, (pos.kind[unit], h, pos.chiefs[army], pos.score(camp) + 1, pos.goals[camp], pos.lead))
    pos.take_off(unit)
    pos.banners = changed(pos.banners, army, pos.banners[army] + 1)
    if pos.is_creature(unit):
        pos.pool += pos.marker[unit] >> STORED_SHIFT & 15
        if earns_token(pos, army):
            pos.gain(army, 1)
    pos.set_marker(unit, pos.marker[unit] & ~(POISONED | WEBBED | 15 << STORED_SHIFT))
    pos.forget_unit(unit)
    pos.check_victory()


def earns_token(pos: BattleLore, army: int) -> bool:
    """B20.13, B24.39, B24.43: a token for a creature destroyed; in Epic not in ranged combat, and in no battle of a camp in Assault.

    Under rules 1 ranged combat earned it in Epic as well.
    """
    if not pos.lore or not pos.clashes:
        return pos.lore > 0
    return not (pos.rules >= 2 and pos.epic and not pos.clashes[-1].melee) and not pos.has(fx.NO_TOKENS, army & 1)


def lose(pos: BattleLore, unit: int, figures: int, cause: int) -> None:
    """B11.5, B11.6, B11.10: figures of a troop unit fall, the bearer last."""
    figures = min(figures, pos.figures[unit])
    if figures <= 0:
        return
    pos.set_figures(unit, pos.figures[unit] - figures)
    if pos.log is not None:
        pos.tell(LOST, (pos.kind[unit], pos.place[unit], figures, pos.chiefs[pos.owner[unit]], pos.figures[unit], pos.full(unit)))
    if pos.figures[unit] == 0:
        eliminate(pos, unit, cause)


def hurt(pos: BattleLore, unit: int, hits: int, cause: int) -> None:
    """Hits on any unit: figures fall, or a creature is checked for critical hits."""
    if hits <= 0:
        return
    if pos.is_creature(unit):
        critical(pos, unit, hits, cause)
    else:
        lose(pos, unit, hits, cause)


def critical(pos: BattleLore, unit: int, hits: int, cause: int) -> None:
    """B20.8–B20.15: one die for each hit; a helmet of its colour destroys the creature, or costs a hydra a head."""
    faces = pos.roll(hits)
    if pos.log is not None:
        colour = pos.colour[unit]
        pos.tell(CRITICAL_ROLLED, (pos.kind[unit], pos.place[unit], *faces, pos.chiefs[pos.owner[unit]], colour, faces[colour]))
    matching = faces[pos.colour[unit]]
    if HYDRA[pos.kind[unit]]:
        behead(pos, unit, matching, cause)
    elif matching:
        eliminate(pos, unit, cause)


def heads(pos: BattleLore, unit: int) -> int:
    """The heads of a hydra; a double head counts two."""
    marker = pos.marker[unit]
    return (marker >> HEADS_SHIFT & 3) + 2 * (marker >> DOUBLE_SHIFT & 3)


def behead(pos: BattleLore, unit: int, pieces: int, cause: int) -> None:
    """A hydra loses head pieces, single ones first; without any it dies."""
    lost = 0
    for _ in range(pieces):
        if pos.marker[unit] >> HEADS_SHIFT & 3:
            pos.set_marker(unit, pos.marker[unit] - (1 << HEADS_SHIFT))
        elif pos.marker[unit] >> DOUBLE_SHIFT & 3:
            pos.set_marker(unit, pos.marker[unit] - (1 << DOUBLE_SHIFT))
        else:
            break
        lost += 1
    if lost and pos.log is not None:
        pos.tell(HEAD_LOST, (pos.place[unit], lost, heads(pos, unit)))
    if heads(pos, unit) == 0:
        eliminate(pos, unit, cause)


def heal(pos: BattleLore, unit: int, figures: int) -> None:
    """Lost figures come back, never beyond the full number."""
    figures = min(figures, pos.full(unit) - pos.figures[unit])
    if figures > 0:
        pos.set_figures(unit, pos.figures[unit] + figures)
        if pos.log is not None:
            pos.tell(HEALED, (pos.kind[unit], pos.place[unit], figures, pos.figures[unit], pos.full(unit)))


def lost_figures(pos: BattleLore, unit: int) -> int:
    return max(0, pos.full(unit) - pos.figures[unit])


class OneByOne(Step[BattleLore]):
    """Several units are struck, one after another in the order given; who has fallen by then is passed over."""

    def __init__(self, units: list[int], cause: int) -> None:
        self.units = units
        self.cause = cause
        self.next = 0

    def strike(self, pos: BattleLore, unit: int) -> None:
        """What befalls each."""
        raise AssertionError(f"{type(self).__name__} strikes nobody")

    def proceed(self, pos: BattleLore) -> None:
        if self.next == len(self.units):
            pos.pop()
            return
        unit = self.units[self.next]
        self.next += 1
        if pos.figures[unit] > 0:
            self.strike(pos, unit)
