"""Whether a movement can still end within the limits: what is refused because it could not (T11.2, T11.35, T11.36)."""

from __future__ import annotations

from typing import final

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.movement.arrival import attacks_capital, go, stop
from tafelrunde.games.seventhstone.movement.limits import within_limits
from tafelrunde.games.seventhstone.movement.outlook import Outlook, errand
from tafelrunde.games.seventhstone.movement.overrun import why_not_overrun
from tafelrunde.games.seventhstone.movement.paths import steps_after, targets_of
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import enemies_at
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD
from tafelrunde.games.seventhstone.words import TYPES


def fields_in_reach(pos: SeventhStone, army: Army, opened: list[int]) -> list[int]:
    """Every field a unit of this part may end its move on, its own first. `opened`: conflict fields that count as overrun (T11.36)."""
    found = [army.field]
    if army.steps == 0 or (pos.conflict[army.field] and army.field not in opened):
        return found
    scouts = [army]
    for scout in scouts:
        for target in targets_of(pos, scout):
            if target not in found:
                found.append(target)
            steps = steps_after(pos, scout, target)
            if steps and (target in opened or not (pos.conflict[target] or enemies_at(pos, army.seat, target))):
                ahead = Army(army.seat, target, army.type, 0, 0)
                ahead.steps = steps
                ahead.gifts = army.gifts & ~FRESH
                scouts.append(ahead)
    return found


def fields_to_overrun(pos: SeventhStone, seat: int) -> list[int]:
    """T11.36: conflict fields whose overrun can be declared now."""
    if not any(pos.conflict):
        return []
    return [field for field in pos._board.fields if pos.conflict[field] and why_not_overrun(pos, seat, field) is None]


def outlook_of(pos: SeventhStone, seat: int) -> Outlook:
    """The units of a seat as they stand, and where each of them may still go."""
    opened = fields_to_overrun(pos, seat)
    outlook = Outlook(pos.unit_maximum())
    for army in pos.armies:
        if army.seat == seat:
            outlook.add(army.field * TYPES + army.type, army.military, army.mercenaries, fields_in_reach(pos, army, opened))
    return outlook


def beyond_repair(pos: SeventhStone, seat: int) -> list[int]:
    """The fields that cannot be mended; empty if the movement can end within the limits."""
    return [] if within_limits(pos, seat) else wrong_fields(outlook_of(pos, seat))


def wrong_fields(outlook: Outlook) -> list[int]:
    """Of a plan that cannot be mended the fields to blame; empty if it can."""
    if outlook.can_be_mended():
        return []
    return sorted(outlook.hopeless() or outlook.broken())


@final
class Foresight:
    """What a player may do now so that his movement can still end within the limits.

    One way to keep all limits is looked for once: it is that nobody moves any more, if all limits hold now. What fits it is good; only
    what does not fit is looked at by itself.
    """

    def __init__(self, pos: SeventhStone, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        self.sound = within_limits(pos, seat)
        self.opened: list[int] = []
        self.now = Outlook(pos.unit_maximum())
        """Where the units stand, and where they may go; not worked out before it is needed."""
        self.movable: list[Army] = []
        """The armies that are parts of it."""
        self.then = Outlook(pos.unit_maximum())
        """Where the units could stand at the end."""
        if self.sound:
            for army in pos.armies:
                if army.seat == seat:
                    self.then.add(army.field * TYPES + army.type, army.military, army.mercenaries, [army.field])
        else:
            self.look()
            self.then = self.now.copy()
            self.then.can_be_mended()

    def look(self) -> None:
        """Work out where everybody may go."""
        self.opened = fields_to_overrun(self.pos, self.seat)
        for army in self.pos.armies:
            if army.seat == self.seat:
                ways = fields_in_reach(self.pos, army, self.opened)
                if len(ways) > 1:
                    self.movable.append(army)
                self.now.add(army.field * TYPES + army.type, army.military, army.mercenaries, ways)

    def fits_step(self, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether a step agrees with where the units could stand at the end: they go there anyway, or they may as well."""
        if not self.sound:
            if self.changes_map(army, target):
                return False
            part = self.movable.index(army)
            sent = self.then.sent
            military -= min(military, sent.count(errand(part, target, False)))
            mercenaries -= min(mercenaries, sent.count(errand(part, target, True)))
            if military + mercenaries == 0:
                return True
            if not self.fits_stop(army, military, mercenaries):
                return False
        return self.then.keeps(army.field * TYPES + army.type, target * TYPES + army.type, military, mercenaries)

    def fits_stop(self, army: Army, military: int, mercenaries: int) -> bool:
        """Whether so many units of an army could stand at the end where they stand now."""
        if self.sound or army not in self.movable:
            return True
        part = self.movable.index(army)
        return military <= self.then.soldiers[part] and mercenaries <= self.then.hirelings[part]

    def changes_map(self, army: Army, target: int) -> bool:
        """Whether a step begins or joins a conflict: then others may go other ways than before."""
        pos = self.pos
        if pos.conflict[target] or enemies_at(pos, self.seat, target):
            return True
        return attacks_capital(pos, self.seat, target) and steps_after(pos, army, target) == 0

    def trial(self, army: Army, military: int, mercenaries: int) -> Outlook:
        """The outlook without a group of units, which is about to be put elsewhere."""
        if not self.movable:
            self.look()
        trial = self.now.copy()
        trial.take(self.movable.index(army), military, mercenaries)
        return trial

    def why_not_send(self, army: Army, target: int, military: int, mercenaries: int) -> Reason | None:
        """T11.35 for a step of a group of an army."""
        if self.fits_step(army, target, military, mercenaries):
            return None
        if self.changes_map(army, target):
            twin = self.pos.copy()
            go(twin, twin.armies[self.pos.armies.index(army)], target, military, mercenaries, [])
            return why_not_plan(outlook_of(twin, self.seat))
        trial = self.trial(army, military, mercenaries)
        ahead = Army(army.seat, target, army.type, military, mercenaries)
        ahead.steps = steps_after(self.pos, army, target)
        ahead.gifts = army.gifts & ~FRESH
        trial.add(target * TYPES + army.type, military, mercenaries, fields_in_reach(self.pos, ahead, self.opened))
        return why_not_plan(trial)

    def why_not_stop(self, army: Army, military: int, mercenaries: int) -> Reason | None:
        """T11.35 for the end of the move of a group of an army."""
        if self.sound:
            return None
        if attacks_capital(self.pos, self.seat, army.field):
            twin = self.pos.copy()
            stop(twin, twin.armies[self.pos.armies.index(army)], military, mercenaries)
            return why_not_plan(outlook_of(twin, self.seat))
        if self.fits_stop(army, military, mercenaries):
            return None
        trial = self.trial(army, military, mercenaries)
        trial.add(army.field * TYPES + army.type, military, mercenaries, [army.field])
        return why_not_plan(trial)

    def why_no_group_goes(self, army: Army, target: int) -> Reason | None:
        """T11.35: some group of the army may make this step."""
        if self.fits_step(army, target, army.military, army.mercenaries):
            return None
        groups = groups_of(army)
        for military, mercenaries in groups[1:]:
            if self.fits_step(army, target, military, mercenaries):
                return None
        first: Reason | None = None
        for military, mercenaries in groups:
            reason = self.why_not_send(army, target, military, mercenaries)
            if reason is None:
                return None
            first = first or reason
        return first

    def why_no_group_stops(self, army: Army) -> Reason | None:
        """T11.35: some group of the army may end its move where it is."""
        if self.sound:
            return None
        groups = groups_of(army)
        if not attacks_capital(self.pos, self.seat, army.field):
            for military, mercenaries in groups:
                if self.fits_stop(army, military, mercenaries):
                    return None
        first: Reason | None = None
        for military, mercenaries in groups:
            reason = self.why_not_stop(army, military, mercenaries)
            if reason is None:
                return None
            first = first or reason
        return first


def why_not_plan(outlook: Outlook) -> Reason | None:
    """T11.35: the movement can still end within the limits; the reason names the first field where it cannot."""
    fields = wrong_fields(outlook)
    return Reason("T11.35", fields[0], args=(ABOUT_FIELD,)) if fields else None


def groups_of(army: Army) -> list[tuple[int, int]]:
    """Every group of units of a part of an army, the whole of it first."""
    found = [(army.military, army.mercenaries)]
    for military in range(army.military + 1):
        for mercenaries in range(army.mercenaries + 1):
            if military + mercenaries and military + mercenaries < army.units():
                found.append((military, mercenaries))
    return found
