"""Whether a movement can still end within the limits: what is refused because it could not (T11.2, T11.35, T11.36).

While a limit is broken, the position keeps a plan: a way in which all units could end their moves so that every limit holds. A move that
agrees with the plan is good. For any other the plan is changed, which mostly takes one or two units; a move after which no plan can be
found is refused. So there is always a way on, and nobody is ever left with a movement that cannot end.
"""

from __future__ import annotations

from typing import Final, final

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.movement.arrival import attacks_capital, go, stop
from tafelrunde.games.seventhstone.movement.limits import within_limits
from tafelrunde.games.seventhstone.movement.outlook import Outlook
from tafelrunde.games.seventhstone.movement.overrun import could_overrun
from tafelrunde.games.seventhstone.movement.paths import steps_after, targets_of
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import enemies_at
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD
from tafelrunde.games.seventhstone.words import TYPES

ENTRY: Final = 4
"""Numbers in an entry of `SeventhStone.plan`: field * 3 + type, the field to go to, military units, mercenaries."""


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
    """T11.36: conflict fields whose overrun can be declared now; a stone too many can be dropped before."""
    if not pos.has_conflict():
        return []
    return [field for field in pos._board.fields if could_overrun(pos, seat, field)]


@final
class Foresight:
    """The units of a player, where they may go, and a plan for them that keeps all limits, if there is one."""

    def __init__(self, pos: SeventhStone, seat: int) -> None:
        self.pos = pos
        self.seat = seat
        self.sound = within_limits(pos, seat)
        """All limits hold now: the plan is that everybody stays."""
        self.known = True
        """A plan was found."""
        self.armies = [army for army in pos.armies if army.seat == seat]
        self.opened: list[int] = []
        self.ways: list[list[int]] = []
        """Where each army may go; not worked out before it is needed."""
        self.who: list[int] = []
        self.goals: list[int] = []
        self.soldiers: list[int] = []
        self.hirelings: list[int] = []
        """The plan: of which army how many units go to which field."""
        self.end = Outlook(pos.unit_maximum())
        """Where everybody stands in the end by this plan."""
        self.base: Outlook | None = None
        """Where everybody is to go by this plan, and may go otherwise; not worked out before it is needed."""
        self.walker: Army | None = None
        self.walks_to = 0
        self.onward: list[int] = []
        """Where an army may end its move after a step, for the step that was asked about last."""
        if self.sound:
            for army in self.armies:
                self.end.put(army.field * TYPES + army.type, army.military, army.mercenaries)
        else:
            self.look()
            self.settle()

    def look(self) -> None:
        """Work out where everybody may go, and begin with the plan of the position."""
        self.opened = fields_to_overrun(self.pos, self.seat)
        self.ways = [fields_in_reach(self.pos, army, self.opened) for army in self.armies]
        self.remember()

    def intend(self, number: int, goal: int, military: int, mercenaries: int) -> None:
        """An entry of the plan, or more units for one that is there."""
        for entry, other in enumerate(self.who):
            if other == number and self.goals[entry] == goal:
                self.soldiers[entry] += military
                self.hirelings[entry] += mercenaries
                return
        if military + mercenaries:
            self.who.append(number)
            self.goals.append(goal)
            self.soldiers.append(military)
            self.hirelings.append(mercenaries)

    def remember(self) -> None:
        """The plan of the position, as far as it still can be carried out; everybody else stays."""
        plan = self.pos.plan.copy()
        for number, army in enumerate(self.armies):
            military, mercenaries = army.military, army.mercenaries
            for at in range(0, len(plan), ENTRY):
                if plan[at] == army.field * TYPES + army.type and plan[at + 1] in self.ways[number]:
                    going, hired = min(military, plan[at + 2]), min(mercenaries, plan[at + 3])
                    plan[at + 2] -= going
                    plan[at + 3] -= hired
                    military -= going
                    mercenaries -= hired
                    self.intend(number, plan[at + 1], going, hired)
            self.intend(number, army.field, military, mercenaries)

    def intention(self) -> Outlook:
        """Everybody where the plan wants him."""
        outlook = Outlook(self.pos.unit_maximum())
        for entry, number in enumerate(self.who):
            place = self.goals[entry] * TYPES + self.armies[number].type
            outlook.add(place, self.soldiers[entry], self.hirelings[entry], self.ways[number], number)
        return outlook

    def settle(self) -> None:
        """Change the plan so that all limits are kept, if that can be done."""
        self.end = self.intention()
        self.known = self.end.can_be_mended()
        if self.known:
            self.who, self.goals, self.soldiers, self.hirelings = [], [], [], []
            for number, goal, military, mercenaries in self.end.orders():
                self.intend(number, goal, military, mercenaries)

    def entries(self) -> list[int]:
        """The plan as the position keeps it."""
        found: list[int] = []
        for entry, number in enumerate(self.who):
            army = self.armies[number]
            if self.goals[entry] != army.field:
                found += [army.field * TYPES + army.type, self.goals[entry], self.soldiers[entry], self.hirelings[entry]]
        return found

    def intended(self, number: int, goal: int, military: int, mercenaries: int) -> tuple[int, int]:
        """How many of these units of an army the plan does not send to this field."""
        for entry, other in enumerate(self.who):
            if other == number and self.goals[entry] == goal:
                return max(0, military - self.soldiers[entry]), max(0, mercenaries - self.hirelings[entry])
        return military, mercenaries

    # What agrees with the plan.

    def fits_step(self, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether units are to go there anyway, or are to stay and may go there as well."""
        if not self.sound:
            if not self.known or self.changes_map(army, target):
                return False
            number = self.armies.index(army)
            military, mercenaries = self.intended(number, target, military, mercenaries)
            if military + mercenaries == 0:
                return True
            if self.intended(number, army.field, military, mercenaries) != (0, 0):
                return False
        return self.end.keeps(army.field * TYPES + army.type, target * TYPES + army.type, military, mercenaries)

    def fits_stop(self, army: Army, military: int, mercenaries: int) -> bool:
        """Whether units are to stay where they are."""
        if self.sound:
            return True
        if not self.known or attacks_capital(self.pos, self.seat, army.field):
            return False
        return self.intended(self.armies.index(army), army.field, military, mercenaries) == (0, 0)

    def changes_map(self, army: Army, target: int) -> bool:
        """Whether a step begins or joins a conflict: then others may go other ways than before."""
        pos = self.pos
        if pos.conflict[target] or enemies_at(pos, self.seat, target):
            return True
        return attacks_capital(pos, self.seat, target) and steps_after(pos, army, target) == 0

    # The questions of the rules.

    def why_not_send(self, army: Army, target: int, military: int, mercenaries: int) -> Reason | None:
        """T11.35 for a step of a group of an army."""
        return blame(self.after_step(army, target, military, mercenaries))

    def can_send(self, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether a group of an army may make a step."""
        return self.after_step(army, target, military, mercenaries) is None

    def after_step(self, army: Army, target: int, military: int, mercenaries: int) -> Outlook | None:
        """What there would be after a step of a group, if the limits could not be kept then; None if they could."""
        if self.fits_step(army, target, military, mercenaries):
            return None
        if self.changes_map(army, target):
            twin = self.pos.copy()
            go(twin, twin.armies[self.pos.armies.index(army)], target, military, mercenaries, [])
            return lost_cause(twin, self.seat)
        return self.after_try(army, target, military, mercenaries, self.ways_beyond(army, target))

    def ways_beyond(self, army: Army, target: int) -> list[int]:
        """Where units of an army may end their move once they have made this step, the same for all its groups."""
        if self.walker is not army or self.walks_to != target:
            self.wishes()
            ahead = Army(army.seat, target, army.type, 0, 0)
            ahead.steps = steps_after(self.pos, army, target)
            ahead.gifts = army.gifts & ~FRESH
            self.onward = fields_in_reach(self.pos, ahead, self.opened)
            self.walker, self.walks_to = army, target
        return self.onward

    def why_not_stop(self, army: Army, military: int, mercenaries: int) -> Reason | None:
        """T11.35 for the end of the move of a group of an army."""
        return blame(self.after_stop(army, military, mercenaries))

    def can_stop(self, army: Army, military: int, mercenaries: int) -> bool:
        """Whether a group of an army may end its move where it is."""
        return self.after_stop(army, military, mercenaries) is None

    def after_stop(self, army: Army, military: int, mercenaries: int) -> Outlook | None:
        """What there would be if a group ended its move, and the limits could not be kept then; None if they could."""
        if self.fits_stop(army, military, mercenaries):
            return None
        if attacks_capital(self.pos, self.seat, army.field):
            twin = self.pos.copy()
            stop(twin, twin.armies[self.pos.armies.index(army)], military, mercenaries)
            return lost_cause(twin, self.seat)
        return self.after_try(army, army.field, military, mercenaries, [army.field])

    def after_try(self, army: Army, target: int, military: int, mercenaries: int, ways: list[int]) -> Outlook | None:
        """With these units on another field, or on the same without a way to go on: what cannot be mended, or None."""
        if self.goes_on_as_planned(army, military, mercenaries, ways):
            return None
        trial = self.wishes().copy()
        trial.take(self.armies.index(army), target, military, mercenaries)
        trial.add(target * TYPES + army.type, military, mercenaries, ways, -1)
        return None if trial.can_be_mended() else trial

    def goes_on_as_planned(self, army: Army, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether the plan sends so many units of an army to fields that remain in their reach."""
        number = self.armies.index(army)
        for entry, other in enumerate(self.who):
            if other == number and self.goals[entry] in ways:
                military -= self.soldiers[entry]
                mercenaries -= self.hirelings[entry]
        return self.known and military <= 0 and mercenaries <= 0

    def wishes(self) -> Outlook:
        """Everybody where the plan wants him, for trials of other plans."""
        if not self.ways:
            self.look()
        if self.base is None:
            self.base = self.intention()
        return self.base

    def why_no_group_goes(self, army: Army, target: int) -> Reason | None:
        """T11.35: some group of the army may make this step."""
        return None if self.some_group_goes(army, target) else self.why_not_send(army, target, army.military, army.mercenaries)

    def some_group_goes(self, army: Army, target: int) -> bool:
        """Whether the whole army or a part of it may make a step; what is seen at a glance first."""
        groups = groups_of(army)
        for military, mercenaries in groups:
            if self.fits_step(army, target, military, mercenaries):
                return True
        if not self.changes_map(army, target) and self.is_end_among_strangers(army, target):
            return False
        return any(self.can_send(army, target, military, mercenaries) for military, mercenaries in groups)

    def is_end_among_strangers(self, army: Army, target: int) -> bool:
        """T5.16: whether whoever makes this step has to stay among own units of another type that have to stay as well."""
        return len(self.ways_beyond(army, target)) == 1 and self.wishes().strangers(target, army.type) < 0

    def why_no_group_stops(self, army: Army) -> Reason | None:
        """T11.35: some group of the army may end its move where it is."""
        return None if self.some_group_stops(army) else self.why_not_stop(army, army.military, army.mercenaries)

    def some_group_stops(self, army: Army) -> bool:
        """Whether the whole army or a part of it may end its move; what is seen at a glance first."""
        groups = groups_of(army)
        for military, mercenaries in groups:
            if self.fits_stop(army, military, mercenaries):
                return True
        return any(self.can_stop(army, military, mercenaries) for military, mercenaries in groups)


def blame(lost: Outlook | None) -> Reason | None:
    """T11.35: the first field where the limits cannot be kept, if they cannot."""
    return None if lost is None else Reason("T11.35", min(lost.hopeless() or lost.broken()), args=(ABOUT_FIELD,))


def lost_cause(pos: SeventhStone, seat: int) -> Outlook | None:
    """What there is if the movement cannot end within the limits any more; None if it can."""
    foresight = Foresight(pos, seat)
    return None if foresight.known else foresight.end


def why_not_plan(pos: SeventhStone, seat: int) -> Reason | None:
    """T11.35: the movement can still end within the limits."""
    return blame(lost_cause(pos, seat))


def make_plan(pos: SeventhStone, seat: int) -> None:
    """After a move: the plan goes with the position."""
    pos.plan = [] if within_limits(pos, seat) else Foresight(pos, seat).entries()


GROUPS: Final[dict[int, list[tuple[int, int]]]] = {}
"""By military units and mercenaries: the groups of an army of that size, written down when first asked for."""


def groups_of(army: Army) -> list[tuple[int, int]]:
    """Every group of units of a part of an army, the whole of it first."""
    size = army.military << 16 | army.mercenaries
    found = GROUPS.get(size)
    if found is None:
        found = [(army.military, army.mercenaries)]
        for military in range(army.military + 1):
            for mercenaries in range(army.mercenaries + 1):
                if military + mercenaries and military + mercenaries < army.units():
                    found.append((military, mercenaries))
        GROUPS[size] = found
    return found
