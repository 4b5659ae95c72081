"""Whether a movement can still end within the limits: what is refused because it could not (T11.2, T11.35, T11.36).

While a limit is broken, the position keeps a plan: a way in which all units could end their moves so that every limit holds. A move that
agrees with the plan is good. For any other the plan is changed, which mostly takes one or two units; a move after which no plan can be
found is refused. So there is always a way on, and nobody is ever left with a movement that cannot end.
"""

from __future__ import annotations

from typing import Final, final

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.movement.arrival import attacks_capital, go, stop
from tafelrunde.games.seventhstone.movement.glance import Glance
from tafelrunde.games.seventhstone.movement.limits import keep_limits, strength
from tafelrunde.games.seventhstone.movement.outlook import Outlook
from tafelrunde.games.seventhstone.movement.overrun import could_overrun, outnumbers
from tafelrunde.games.seventhstone.movement.paths import steps_after, targets_of
from tafelrunde.games.seventhstone.movement.trials import is_easy, would_do
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import army_stones, enemies_at, types_at
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD
from tafelrunde.games.seventhstone.words import FIELDS, FORCE_MAXIMUM, MAX_SEATS, TYPES

ENTRY: Final = 4
"""Numbers in an entry of `SeventhStone.plan`: field * 3 + type, the field to go to, military units, mercenaries."""
UNPLANNED: Final = -1
BAD: Final = 0
GOOD: Final = 1
UNSURE: Final = 2


def fields_in_reach(pos: SeventhStone, army: Army, opened: list[int]) -> list[int]:
    """Every field a unit of this part may end its move on, its own first. `opened`: conflict fields that count as overrun (T11.36)."""
    if army.steps == 0 or (pos.conflict[army.field] and army.field not in opened):
        return pos._board.here[army.field]
    found = [army.field]
    if army.steps == 1:
        targets = targets_of(pos, army)
        return pos._board.around[army.field] if targets is pos._board.steps[army.field] else found + targets
    scouts = [army]
    for scout in scouts:
        for target in targets_of(pos, scout):
            if target not in found:
                found.append(target)
            if scout.steps > 1 and (target in opened or not (pos.conflict[target] or enemies_at(pos, army.seat, target))):
                steps = steps_after(pos, scout, target)
                if steps:
                    scouts.append(scouting(army, target, steps))
    return found


def scouting(army: Army, field: int, steps: int) -> Army:
    """Units of an army as they will be on a field on their way, with so many steps left."""
    ahead = Army(army.seat, field, army.type, 0, 0)
    ahead.steps = steps
    ahead.gifts = army.gifts & ~FRESH
    return ahead


def fields_to_overrun(pos: SeventhStone, seat: int) -> list[int]:
    """T11.36: conflict fields whose overrun can be declared now; a stone too many can be dropped before."""
    if not pos.has_conflict():
        return []
    return [field for field in pos._board.fields if pos.conflict[field] and could_overrun(pos, seat, field)]


@final
class Foresight:
    """The units of a player, where they may go, and a plan for them that keeps all limits, if there is one.

    It holds as long as the position does not change, and is asked with that position.
    """

    def __init__(self, pos: SeventhStone, seat: int, sure: bool = False, before: Foresight | None = None) -> None:
        """`sure`: it is known that there is a plan, as after every move. `before`: what was foreseen when everybody had the same ways."""
        self.seat = seat
        self.before = before
        self.armies = [army for army in pos.armies if army.seat == seat]
        self.sound = keep_limits(pos, seat, self.armies)
        """All limits hold now: the plan is that everybody stays."""
        self.known = True
        """A plan was found."""
        self.maximum = pos.unit_maximum()
        self.opened: list[int] = []
        self.ways: list[list[int]] = []
        """Where each army may go; not worked out before it is needed."""
        self.who: list[int] = []
        self.goals: list[int] = []
        self.soldiers: list[int] = []
        self.hirelings: list[int] = []
        """The plan: of which army how many units go to which field."""
        self.tasks: list[list[int]] = []
        """By army: its entries of the plan; not sorted out before it is needed."""
        self.verdicts: dict[int, bool] = {}
        """What came of trials, because steps are tried by the army first and then by its groups."""
        self.end: Outlook | None = None
        """Where everybody stands in the end by this plan; None if everybody stays."""
        self.base: Outlook | None = None
        """Where everybody is to go by this plan, and may go otherwise; not worked out before it is needed."""
        self.glance: Glance | None = None
        self.walker: Army | None = None
        self.walks_to = 0
        self.onward: list[int] = []
        """Where an army may end its move after a step, for the step that was asked about last."""
        if not self.sound:
            self.look(pos)
            self.settle(sure)

    def look(self, pos: SeventhStone) -> None:
        """Work out where everybody may go, and begin with the plan of the position, or that everybody stays where all limits hold."""
        before, self.before = self.before, None
        if before is None:
            self.opened = fields_to_overrun(pos, self.seat)
            self.ways = [fields_in_reach(pos, army, self.opened) for army in self.armies]
        else:
            self.opened = before.opened
            for army in self.armies:
                if army in before.armies:
                    self.ways.append(before.ways[before.armies.index(army)])
                else:
                    self.ways.append(fields_in_reach(pos, army, self.opened))
        self.remember([] if self.sound else pos.plan)

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

    def remember(self, plan: list[int]) -> None:
        """The plan of the position, as far as it still can be carried out; everybody else stays."""
        self.tasks = []
        if not plan:
            self.who = list(range(len(self.armies)))
            self.goals = [army.field for army in self.armies]
            self.soldiers = [army.military for army in self.armies]
            self.hirelings = [army.mercenaries for army in self.armies]
            return
        plan = plan.copy()
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
        outlook = Outlook(self.maximum)
        for entry, number in enumerate(self.who):
            place = self.goals[entry] * TYPES + self.armies[number].type
            outlook.add(place, self.soldiers[entry], self.hirelings[entry], self.ways[number], number)
        return outlook

    def settle(self, sure: bool) -> None:
        """Change the plan so that all limits are kept, if that can be done."""
        end = self.intention()
        self.end = end
        if end.is_kept():
            self.base = end
            return
        self.known = end.search() if sure else end.can_be_mended()
        if self.known:
            self.who, self.goals, self.soldiers, self.hirelings, self.tasks = [], [], [], [], []
            for number, goal, military, mercenaries in end.orders():
                self.intend(number, goal, military, mercenaries)

    def entries(self) -> list[int]:
        """The plan as the position keeps it."""
        found: list[int] = []
        for entry, number in enumerate(self.who):
            army = self.armies[number]
            if self.goals[entry] != army.field:
                found += [army.field * TYPES + army.type, self.goals[entry], self.soldiers[entry], self.hirelings[entry]]
        return found

    def tasks_of(self, number: int) -> list[int]:
        """The entries of the plan for an army."""
        if not self.tasks:
            self.tasks = [[] for _ in self.armies]
            for entry, other in enumerate(self.who):
                self.tasks[other].append(entry)
        return self.tasks[number]

    def intended(self, number: int, goal: int, military: int, mercenaries: int) -> tuple[int, int]:
        """How many of these units of an army the plan does not send to this field."""
        for entry in self.tasks_of(number):
            if self.goals[entry] == goal:
                return max(0, military - self.soldiers[entry]), max(0, mercenaries - self.hirelings[entry])
        return military, mercenaries

    # What agrees with the plan.

    def fits_step(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether units are to go there anyway, or are to stay and may go there as well."""
        if self.sound:
            return self.stays_sound(pos, army, target, military, mercenaries)
        if not self.known or self.changes_map(pos, army, target):
            return False
        number = self.armies.index(army)
        military, mercenaries = self.intended(number, target, military, mercenaries)
        if military + mercenaries == 0:
            return True
        if self.intended(number, army.field, military, mercenaries) != (0, 0):
            return False
        assert self.end is not None
        return self.end.keeps(army.field * TYPES + army.type, target * TYPES + army.type, military, mercenaries)

    def stays_sound(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether all limits that hold now still hold after a step of a group."""
        left, hired = army.military, army.mercenaries
        if left + hired != pos.units[army.field * MAX_SEATS + self.seat]:
            left, hired = strength(pos, self.seat, army.field)
        left -= military
        if hired - mercenaries > left:
            return False
        if pos.units[target * MAX_SEATS + self.seat] == 0:
            if mercenaries > military:
                return False
            return left == 0 or len(self.armies) < FORCE_MAXIMUM or len(army_stones(pos, self.seat, army.type)) < FORCE_MAXIMUM
        if army.type not in types_at(pos, self.seat, target):
            return False
        there, hirelings = strength(pos, self.seat, target)
        return mercenaries + hirelings <= military + there <= self.maximum - mercenaries - hirelings

    def fits_stop(self, pos: SeventhStone, army: Army, military: int, mercenaries: int) -> bool:
        """Whether units are to stay where they are."""
        if self.sound:
            return True
        if not self.known or attacks_capital(pos, self.seat, army.field):
            return False
        return self.intended(self.armies.index(army), army.field, military, mercenaries) == (0, 0)

    def changes_map(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """Whether a step begins or joins a conflict: then others may go other ways than before."""
        if pos.conflict[target] or enemies_at(pos, self.seat, target):
            return True
        return pos.city[target] and attacks_capital(pos, self.seat, target) and steps_after(pos, army, target) == 0

    def leaves_ways(self, pos: SeventhStone, army: Army, target: int, units: int) -> bool:
        """Whether a step that changes the map leaves everybody else the same ways, and those who make it stay there."""
        if target not in self.opened and not outnumbers(pos, self.seat, target, units):
            if pos.conflict[target] != 0:
                return True
            if enemies_at(pos, self.seat, target) and pos.units[target * MAX_SEATS + self.seat] == 0:
                return True
        return army.steps == 1 and pos.units[target * MAX_SEATS + self.seat] == 0 and not self.can_pass(target)

    def can_pass(self, field: int) -> bool:
        """Whether somebody may still go to a field and perhaps on from there."""
        return any(army.steps > 1 and field in self.ways[number] for number, army in enumerate(self.armies))

    # The questions of the rules.

    def why_not_send(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> Reason | None:
        """T11.35 for a step of a group of an army."""
        if self.can_send(pos, army, target, military, mercenaries):
            return None
        if self.changes_map(pos, army, target):
            return why_not_plan(self.after_step(pos, army, target, military, mercenaries), self.seat)
        return blame(self.after_try(army, target, military, mercenaries, self.ways_beyond(pos, army, target)))

    def can_send(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether a group of an army may make a step."""
        return self.fits_step(pos, army, target, military, mercenaries) or self.dares_step(pos, army, target, military, mercenaries)

    def dares_step(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """The same if the plan has to be changed for it."""
        if not self.changes_map(pos, army, target):
            return self.can_try(army, target, military, mercenaries, self.ways_beyond(pos, army, target))
        self.prepare(pos)
        if self.known and self.leaves_ways(pos, army, target, military + mercenaries):
            return self.can_try(army, target, military, mercenaries, pos._board.here[target])
        return can_plan(self.after_step(pos, army, target, military, mercenaries), self.seat)

    def after_step(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> SeventhStone:
        """The position after a step of a group."""
        twin = pos.copy()
        go(twin, twin.armies[pos.armies.index(army)], target, military, mercenaries, [])
        return twin

    def ways_beyond(self, pos: SeventhStone, army: Army, target: int) -> list[int]:
        """Where units of an army may end their move once they have made this step, the same for all its groups."""
        if not self.ways:
            self.look(pos)
        if army.steps == 1:
            return pos._board.here[target]
        if self.walker is not army or self.walks_to != target:
            steps = steps_after(pos, army, target)
            self.onward = fields_in_reach(pos, scouting(army, target, steps), self.opened) if steps else pos._board.here[target]
            self.walker, self.walks_to = army, target
        return self.onward

    def why_not_stop(self, pos: SeventhStone, army: Army, military: int, mercenaries: int) -> Reason | None:
        """T11.35 for the end of the move of a group of an army."""
        if self.can_stop(pos, army, military, mercenaries):
            return None
        if attacks_capital(pos, self.seat, army.field):
            return why_not_plan(self.after_stop(pos, army, military, mercenaries), self.seat)
        return blame(self.after_try(army, army.field, military, mercenaries, [army.field]))

    def can_stop(self, pos: SeventhStone, army: Army, military: int, mercenaries: int) -> bool:
        """Whether a group of an army may end its move where it is."""
        if self.fits_stop(pos, army, military, mercenaries):
            return True
        if attacks_capital(pos, self.seat, army.field):
            return can_plan(self.after_stop(pos, army, military, mercenaries), self.seat)
        return self.can_try(army, army.field, military, mercenaries, [army.field])

    def after_stop(self, pos: SeventhStone, army: Army, military: int, mercenaries: int) -> SeventhStone:
        """The position after a group has ended its move."""
        twin = pos.copy()
        stop(twin, twin.armies[pos.armies.index(army)], military, mercenaries)
        return twin

    def can_try(self, army: Army, target: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether the limits could be kept with these units on another field, or on the same without a way to go on."""
        if self.known:
            number = self.armies.index(army)
            seen = self.foresees(number, target, military, mercenaries, ways)
            if seen != UNSURE:
                return seen == GOOD
            return self.comes_true(number, target, military, mercenaries, ways)
        return self.after_try(army, target, military, mercenaries, ways).can_be_mended()

    def can_try_some(self, army: Army, target: int, ways: list[int]) -> bool:
        """The same for any group of an army: what is seen at a glance first."""
        if not self.known:
            return any(self.can_try(army, target, military, mercenaries, ways) for military, mercenaries in groups_of(army))
        number = self.armies.index(army)
        unsure: list[tuple[int, int]] = []
        for military, mercenaries in groups_of(army):
            seen = self.foresees(number, target, military, mercenaries, ways)
            if seen == GOOD:
                return True
            if seen == UNSURE:
                unsure.append((military, mercenaries))
        for military, mercenaries in unsure:  # noqa: SIM110
            if self.comes_true(number, target, military, mercenaries, ways):
                return True
        return False

    def comes_true(self, number: int, target: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether a trial shows that the limits could be kept. The ways follow from the army and the target."""
        key = ((number * FIELDS + target) << 8 | military) << 8 | mercenaries
        found = self.verdicts.get(key)
        if found is None:
            found = would_do(self.wishes(), number, target, self.armies[number].type, military, mercenaries, ways)
            self.verdicts[key] = found
        return found

    def foresees(self, number: int, target: int, military: int, mercenaries: int, ways: list[int]) -> int:
        """GOOD or BAD if it is seen at a glance whether the limits could be kept, otherwise UNSURE. A plan is known."""
        if self.goes_on_as_planned(number, military, mercenaries, ways):
            return GOOD
        if self.glance is None:
            self.glance = Glance(self.maximum, self.armies, self.ways)
        if self.glance.refuses(number, target, military, mercenaries, ways):
            return BAD
        return GOOD if is_easy(self.wishes(), number, target, military, mercenaries) else UNSURE

    def after_try(self, army: Army, target: int, military: int, mercenaries: int, ways: list[int]) -> Outlook:
        """Everybody where the plan wants him, but these units on another field, or on the same without a way to go on."""
        trial = self.intention()
        trial.take(self.armies.index(army), target, military, mercenaries)
        trial.add(target * TYPES + army.type, military, mercenaries, ways)
        return trial

    def goes_on_as_planned(self, number: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether the plan sends so many units of an army to fields that remain in their reach."""
        for entry in self.tasks_of(number):
            if self.goals[entry] in ways:
                military -= self.soldiers[entry]
                mercenaries -= self.hirelings[entry]
        return military <= 0 and mercenaries <= 0

    def prepare(self, pos: SeventhStone) -> None:
        """Where everybody may go is worked out now at the latest."""
        if not self.ways:
            self.look(pos)

    def wishes(self) -> Outlook:
        """Everybody where the plan wants him, for trials of other plans."""
        if self.base is None:
            self.base = self.intention()
        return self.base

    def why_no_group_goes(self, pos: SeventhStone, army: Army, target: int) -> Reason | None:
        """T11.35: some group of the army may make this step."""
        return None if self.some_group_goes(pos, army, target) else self.why_not_send(pos, army, target, army.military, army.mercenaries)

    def some_group_goes(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """Whether the whole army or a part of it may make a step; what is seen at a glance first."""
        if self.sound:
            return self.some_group_fits(pos, army, target) or self.some_group_dares(pos, army, target, self.changes_map(pos, army, target))
        changes = self.changes_map(pos, army, target)
        return (self.known and not changes and self.some_group_fits(pos, army, target)) or self.some_group_dares(pos, army, target, changes)

    def some_group_dares(self, pos: SeventhStone, army: Army, target: int, changes: bool) -> bool:
        """The same if the plan has to be changed for it. `changes`: the step changes the map."""
        if changes:
            return any(self.dares_step(pos, army, target, military, mercenaries) for military, mercenaries in groups_of(army))
        ways = self.ways_beyond(pos, army, target)
        if len(ways) == 1 and self.is_end_among_strangers(pos, army, target):
            return False
        return self.can_try_some(army, target, ways)

    def some_group_fits(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """Whether the plan has units of an army go to a field, or lets some that are to stay go there."""
        if self.sound:
            if self.stays_sound(pos, army, target, army.military, army.mercenaries):
                return True
            if pos.units[target * MAX_SEATS + self.seat] and army.type not in types_at(pos, self.seat, target):
                return False
            return any(self.stays_sound(pos, army, target, military, mercenaries) for military, mercenaries in groups_of(army))
        number = self.armies.index(army)
        staying = UNPLANNED
        for entry in self.tasks_of(number):
            if self.goals[entry] == target:
                return True
            if self.goals[entry] == army.field:
                staying = entry
        if staying == UNPLANNED or self.end is None:
            return False
        place, goal = army.field * TYPES + army.type, target * TYPES + army.type
        for military, mercenaries in groups_of(army):
            stay = military <= self.soldiers[staying] and mercenaries <= self.hirelings[staying]
            if stay and self.end.keeps(place, goal, military, mercenaries):
                return True
        return False

    def is_end_among_strangers(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """T5.16: whether whoever makes this step has to stay among own units of another type that have to stay as well."""
        if pos.units[target * MAX_SEATS + self.seat] == 0 or len(self.ways_beyond(pos, army, target)) > 1:
            return False
        if self.glance is None:
            self.glance = Glance(self.maximum, self.armies, self.ways)
        return self.glance.strangers_stay(target, army.type)

    def why_no_group_stops(self, pos: SeventhStone, army: Army) -> Reason | None:
        """T11.35: some group of the army may end its move where it is."""
        return None if self.some_group_stops(pos, army) else self.why_not_stop(pos, army, army.military, army.mercenaries)

    def some_group_stops(self, pos: SeventhStone, army: Army) -> bool:
        """Whether the whole army or a part of it may end its move; what is seen at a glance first."""
        if self.sound:
            return True
        if self.known and not attacks_capital(pos, self.seat, army.field):
            number = self.armies.index(army)
            for entry in self.tasks_of(number):
                if self.goals[entry] == army.field:
                    return True
            return self.can_try_some(army, army.field, pos._board.here[army.field])
        return any(self.can_stop(pos, army, military, mercenaries) for military, mercenaries in groups_of(army))

    def lonely(self) -> int:
        """T5.11: mercenaries that cannot all stand beside a military unit of their type: how many are left over."""
        return 0 if self.end is None else self.end.lonely()


def blame(lost: Outlook) -> Reason:
    """T11.35: the first field where the limits cannot be kept."""
    return Reason("T11.35", min(lost.hopeless() or lost.broken()), args=(ABOUT_FIELD,))


def can_plan(pos: SeventhStone, seat: int) -> bool:
    """Whether the movement can still end within the limits."""
    return Foresight(pos, seat).known


def why_not_plan(pos: SeventhStone, seat: int) -> Reason | None:
    """T11.35: the movement can still end within the limits."""
    foresight = Foresight(pos, seat)
    return None if foresight.known or foresight.end is None else blame(foresight.end)


def make_plan(pos: SeventhStone, seat: int, before: Foresight | None = None) -> None:
    """After a move: the plan goes with the position. `before`: what was foreseen before it, if everybody else has the same ways."""
    if before is not None and not before.ways:
        before = before.before
    pos._foresight = Foresight(pos, seat, True, before)
    pos.plan = pos._foresight.entries()


def make_plan_after(pos: SeventhStone, seat: int, field: int, before: Foresight | None) -> None:
    """After a move to a field. Unless a conflict began or grew there, everybody else has the same ways as before."""
    make_plan(pos, seat, None if before is None or before.seat != seat or pos.conflict[field] else before)


def foresight_of(pos: SeventhStone, seat: int) -> Foresight:
    """What is foreseen for a player's movement, worked out once for every position."""
    found = pos._foresight
    if found is None or found.seat != seat:
        found = pos._foresight = Foresight(pos, seat)
    return found


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
