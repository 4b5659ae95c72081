"""Whether a movement can still end within the limits: what is refused because it could not (T11.2, T11.35, T11.36).

While a limit is broken, the position keeps a plan: a way in which all units could end their moves so that every limit holds. A move that
agrees with the plan is good. For any other the plan is changed, which mostly takes one or two units; a move after which no plan can be
found is refused. So there is always a way on, and nobody is ever left with a movement that cannot end.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.engine.steps import Reason
from tafelrunde.games.seventhstone.movement.arrival import attacks_capital, go, stop
from tafelrunde.games.seventhstone.movement.glance import Glance
from tafelrunde.games.seventhstone.movement.limits import keep_limits, strength
from tafelrunde.games.seventhstone.movement.outlook import NOWHERE, Outlook
from tafelrunde.games.seventhstone.movement.overrun import outnumbers
from tafelrunde.games.seventhstone.movement.paths import steps_after
from tafelrunde.games.seventhstone.movement.plain import others_make_way, rest_can_follow, strangers_rest
from tafelrunde.games.seventhstone.movement.plan import NO_PLAN, Plan
from tafelrunde.games.seventhstone.movement.reach import fields_beyond, fields_in_reach, fields_to_overrun, groups_of
from tafelrunde.games.seventhstone.movement.refusals import NOWHERE_REFUSED, Refusals
from tafelrunde.games.seventhstone.movement.trials import is_easy, would_do
from tafelrunde.games.seventhstone.pieces.army import FRESH, Army
from tafelrunde.games.seventhstone.pieces.forces import army_stones
from tafelrunde.games.seventhstone.position import SeventhStone
from tafelrunde.games.seventhstone.verbs import ABOUT_FIELD
from tafelrunde.games.seventhstone.words import FIELDS, FORCE_MAXIMUM, MAX_SEATS, TYPES

UNPLANNED: Final = -1
BAD: Final = 0
GOOD: Final = 1
UNSURE: Final = 2


@final
@mypyc_attr(acyclic=True)
class Foresight:
    """The units of a player, where they may go, and a plan for them that keeps all limits, if there is one.

    It holds as long as the position does not change, and is asked with that position.
    """

    def __init__(self, pos: SeventhStone, seat: int, sure: bool = False, before: Foresight | None = None) -> None:
        """`sure`: it is known that there is a plan, as after every move. `before`: what was foreseen when everybody had the same ways."""
        self.seat = seat
        self.before = before
        self.armies: list[Army] = []
        self.foes: list[int] = []
        """Fields with units of others."""
        for army in pos.armies:
            if army.seat == seat:
                self.armies.append(army)
            else:
                self.foes.append(army.field)
        self.maximum = pos.unit_maximum()
        self.sound = keep_limits(pos, seat, self.armies, self.maximum)
        """All limits hold now: the plan is that everybody stays."""
        self.known = True
        """A plan was found."""
        self.opened: list[int] = []
        self.ways: list[list[int]] = []
        """Where each army may go; not worked out before it is needed."""
        self.plan = NO_PLAN
        """Likewise."""
        self.verdicts: dict[int, bool] = {}
        """What came of trials, because steps are tried by the army first and then by its groups."""
        self.end: Outlook | None = None
        """Where everybody stands in the end by this plan, and may go otherwise; None if everybody stays and nobody has asked yet."""
        self.glance: Glance | None = None
        self.refusals: Refusals | None = None
        """Found out here or before; None if there are none."""
        self.walker: Army | None = None
        self.walks_to = 0
        self.onward: list[int] = []
        """Where an army may end its move after a step, for the step that was asked about last."""
        if not self.sound:
            self.look(pos)
            self.settle(len(pos.plan) > 0, sure)

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
        self.plan = Plan(self.armies)
        if self.sound or not pos.plan:
            self.plan.stay()
        else:
            self.plan.remember(pos.plan, self.ways)

    def refused_to(self, number: int) -> list[int]:
        """Fields to which it is known that none of an army may go."""
        return NOWHERE_REFUSED if self.refusals is None else self.refusals.fields[number]

    def refuse(self, pos: SeventhStone, number: int, target: int) -> bool:
        """None of an army may go to a field. Capitals are asked anew: others may come to stand there without a conflict, and help."""
        if not pos.city[target]:
            if self.refusals is None:
                self.refusals = Refusals(self.armies)
            self.refusals.add(number, target)
        return False

    def settle(self, planned: bool, sure: bool) -> None:
        """Change the plan so that all limits are kept, if that can be done. `planned`: the position has one, which may still do."""
        end = self.end = self.plan.outlook(self.maximum, self.ways)
        if not planned or not end.is_kept():
            self.known = end.search() if sure else end.can_be_mended()
            if self.known:
                self.plan.follow(end.orders())
                end.rest()

    def entries(self) -> list[int]:
        """The plan as the position keeps it."""
        return self.plan.entries()

    def outcome(self) -> Outlook:
        """Everybody where the plan wants him, for trials of other plans. A plan is known."""
        end = self.end
        if end is None:
            end = self.end = self.plan.outlook(self.maximum, self.ways)
        return end

    def view(self) -> Glance:
        """Who has to stay where he is."""
        glance = self.glance
        if glance is None:
            glance = self.glance = Glance(self.maximum, self.armies, self.ways)
        return glance

    def prepare(self, pos: SeventhStone) -> None:
        """Where everybody may go is worked out now at the latest."""
        if not self.ways:
            self.look(pos)

    # What agrees with the plan.

    def fits_step(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """Whether units are to go there anyway, or are to stay and may go there as well."""
        if self.sound:
            return (
                rest_can_follow(pos, army, target)
                or self.stays_sound(pos, army, target, [(military, mercenaries)])
                or self.can_go_on_to(pos, army, target, army.field)
            )
        if not self.known or self.changes_map(pos, army, target):
            return False
        number = self.armies.index(army)
        military, mercenaries = self.plan.unplanned(number, target, military, mercenaries)
        if military + mercenaries == 0:
            return True
        if self.plan.unplanned(number, army.field, military, mercenaries) != (0, 0):
            return False
        return self.outcome().keeps(army.field * TYPES + army.type, target * TYPES + army.type, military, mercenaries)

    def can_go_on_to(self, pos: SeventhStone, army: Army, target: int, goal: int) -> bool:
        """Whether units surely get from a field to a neighbouring one after a step: what they were meant to do they can still do."""
        if army.steps == 1 or goal not in pos._board.steps[target] or goal in pos.lava or self.changes_map(pos, army, target):
            return False
        return steps_after(pos, army, target) > 0

    def stays_sound(self, pos: SeventhStone, army: Army, target: int, groups: list[tuple[int, int]]) -> bool:
        """Whether all limits that hold now still hold after a step of one of these groups."""
        left, hired = army.military, army.mercenaries
        if left + hired != pos.units[army.field * MAX_SEATS + self.seat]:
            left, hired = strength(pos, self.seat, army.field)
        if pos.units[target * MAX_SEATS + self.seat] == 0:
            room = len(self.armies) < FORCE_MAXIMUM or len(army_stones(pos, self.seat, army.type)) < FORCE_MAXIMUM
            for military, mercenaries in groups:
                if mercenaries <= military and hired - mercenaries <= left - military and (room or left == military):
                    return True
            return False
        there = hirelings = 0
        for other in self.armies:
            if other.field == target:
                if other.type != army.type:
                    return False
                there += other.military
                hirelings += other.mercenaries
        for military, mercenaries in groups:
            if (
                hired - mercenaries <= left - military
                and hirelings + mercenaries <= there + military <= self.maximum - hirelings - mercenaries
            ):
                return True
        return False

    def fits_stop(self, pos: SeventhStone, army: Army, military: int, mercenaries: int) -> bool:
        """Whether units are to stay where they are."""
        if self.sound:
            return True
        if not self.known or attacks_capital(pos, self.seat, army.field):
            return False
        return self.plan.unplanned(self.armies.index(army), army.field, military, mercenaries) == (0, 0)

    def changes_map(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """Whether a step begins or joins a conflict: then others may go other ways than before."""
        if target in self.foes or pos.conflict[target]:
            return True
        return pos.city[target] and attacks_capital(pos, self.seat, target) and steps_after(pos, army, target) == 0

    def leaves_ways(self, pos: SeventhStone, army: Army, target: int, units: int) -> bool:
        """Whether a step that changes the map leaves everybody else the same ways, and those who make it stay there."""
        if target not in self.opened and not outnumbers(pos, self.seat, target, units):
            if pos.conflict[target] != 0:
                return True
            if target in self.foes and pos.units[target * MAX_SEATS + self.seat] == 0:
                return True
        return army.steps == 1 and pos.units[target * MAX_SEATS + self.seat] == 0 and not self.can_pass(target)

    def can_pass(self, field: int) -> bool:
        """Whether somebody may still go to a field and perhaps on from there."""
        return any(army.steps > 1 and field in self.ways[number] for number, army in enumerate(self.armies))

    # The questions of the rules about a group.

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
        return self.dares_attack(pos, army, target, military, mercenaries)

    def dares_attack(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> bool:
        """The same for a step that changes the map."""
        self.prepare(pos)
        if self.known and self.leaves_ways(pos, army, target, military + mercenaries):
            return self.can_try(army, target, military, mercenaries, pos._board.here[target])
        return can_plan(self.after_step(pos, army, target, military, mercenaries), self.seat)

    def after_step(self, pos: SeventhStone, army: Army, target: int, military: int, mercenaries: int) -> SeventhStone:
        """The position after a step of a group."""
        twin = pos.copy_to_change()
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
            if steps:
                self.onward = fields_beyond(pos, self.seat, army.type, target, steps, army.gifts & ~FRESH, self.opened)
            else:
                self.onward = pos._board.here[target]
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
        twin = pos.copy_to_change()
        stop(twin, twin.armies[pos.armies.index(army)], military, mercenaries)
        return twin

    def after_try(self, army: Army, target: int, military: int, mercenaries: int, ways: list[int]) -> Outlook:
        """Everybody where the plan wants him, but these units on another field, or on the same without a way to go on."""
        trial = self.plan.outlook(self.maximum, self.ways)
        trial.take(self.armies.index(army), target, military, mercenaries)
        trial.add(target * TYPES + army.type, military, mercenaries, ways)
        return trial

    # Trials of other plans.

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

    def can_end_some(self, army: Army, number: int, target: int) -> bool:
        """The same for an army that would have to stay there, though the plan sends nobody of it there. A plan is known."""
        glance = self.glance or self.view()
        if target in glance.held and glance.is_shut(target, army.type):
            return False
        end = self.end or self.outcome()
        part = end.only_part(number)
        unsure: list[tuple[int, int]] = []
        for military, mercenaries in groups_of(army):
            if not glance.refuses_to_stay(number, target, military, mercenaries):
                if part != NOWHERE and is_easy(end, part, target, military, mercenaries):
                    return True
                unsure.append((military, mercenaries))
        for military, mercenaries in unsure:  # noqa: SIM110
            if self.comes_true(number, target, military, mercenaries, [target]):
                return True
        return False

    def comes_true(self, number: int, target: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether a trial shows that the limits could be kept. The ways follow from the army and the target."""
        key = ((number * FIELDS + target) << 8 | military) << 8 | mercenaries
        found = self.verdicts.get(key)
        if found is None:
            found = would_do(self.outcome(), number, target, self.armies[number].type, military, mercenaries, ways)
            self.verdicts[key] = found
        return found

    def foresees(self, number: int, target: int, military: int, mercenaries: int, ways: list[int]) -> int:
        """GOOD or BAD if it is seen at a glance whether the limits could be kept, otherwise UNSURE. A plan is known."""
        if self.plan.goes_on(number, military, mercenaries, ways):
            return GOOD
        if self.view().refuses(number, target, military, mercenaries, ways):
            return BAD
        end = self.end or self.outcome()
        part = end.only_part(number)
        return GOOD if part != NOWHERE and is_easy(end, part, target, military, mercenaries) else UNSURE

    # The questions of the rules about an army.

    def why_no_group_goes(self, pos: SeventhStone, army: Army, target: int) -> Reason | None:
        """T11.35: some group of the army may make this step."""
        return None if self.targets_for(pos, army, [target]) else self.why_not_send(pos, army, target, army.military, army.mercenaries)

    def targets_for(self, pos: SeventhStone, army: Army, targets: list[int]) -> list[int]:
        """Those of the fields it may step on to which the whole army or a part of it may go within the limits."""
        return self.sound_targets(pos, army, targets) if self.sound else self.planned_targets(pos, army, targets)

    def sound_targets(self, pos: SeventhStone, army: Army, targets: list[int]) -> list[int]:
        """The same while all limits hold."""
        units, seat = pos.units, self.seat
        whole = army.military + army.mercenaries == units[army.field * MAX_SEATS + seat]
        number = UNPLANNED
        found: list[int] = []
        for target in targets:
            alone = units[target * MAX_SEATS + seat] == 0
            # All units of a field keep all limits on any field without own units as well.
            if (whole and alone) or self.stays_sound(pos, army, target, groups_of(army)):
                found.append(target)
                continue
            if number == UNPLANNED:
                number = self.armies.index(army)
            if target not in self.refused_to(number) and self.some_group_ventures(pos, army, number, target):
                found.append(target)
        return found

    def some_group_ventures(self, pos: SeventhStone, army: Army, number: int, target: int) -> bool:
        """Whether some group may make a step that breaks a limit, or needs another plan."""
        if self.changes_map(pos, army, target):
            good = self.some_group_attacks(pos, army, target)
        elif self.can_go_on_to(pos, army, target, army.field) or others_make_way(pos, army, target, self.armies):
            good = True
        elif army.steps > 1:
            good = self.some_group_dares(pos, army, target)
        elif strangers_rest(army, target, self.armies):
            return False
        else:
            self.prepare(pos)
            good = self.can_end_some(army, number, target)
        return good or self.refuse(pos, number, target)

    def planned_targets(self, pos: SeventhStone, army: Army, targets: list[int]) -> list[int]:
        """The same while a limit is broken."""
        number = self.armies.index(army)
        refused = self.refused_to(number)
        staying = UNPLANNED
        goals: list[int] = []
        if self.known:
            for entry in self.plan.tasks_of(number):
                goals.append(self.plan.goals[entry])
                if self.plan.goals[entry] == army.field:
                    staying = entry
        ends = self.known and army.steps == 1
        found: list[int] = []
        for target in targets:
            if target in refused:
                continue
            if self.changes_map(pos, army, target):
                good = self.some_group_attacks(pos, army, target)
            elif target in goals or (staying != UNPLANNED and self.lets_go(army, target, staying)):
                good = True
            elif ends:
                good = self.can_end_some(army, number, target)
            elif self.can_go_on(pos, army, target, goals):
                good = True
            else:
                good = self.some_group_dares(pos, army, target)
            if good:
                found.append(target)
            else:
                self.refuse(pos, number, target)
        return found

    def can_go_on(self, pos: SeventhStone, army: Army, target: int, goals: list[int]) -> bool:
        """Whether units surely get on from a field to where the plan wants them."""
        for goal in goals:  # noqa: SIM110
            if self.can_go_on_to(pos, army, target, goal):
                return True
        return False

    def lets_go(self, army: Army, target: int, staying: int) -> bool:
        """Whether the plan lets some group of an army that is to stay go to a field."""
        end = self.outcome()
        soldiers, hirelings = self.plan.soldiers[staying], self.plan.hirelings[staying]
        place, goal = army.field * TYPES + army.type, target * TYPES + army.type
        for military, mercenaries in groups_of(army):
            if military <= soldiers and mercenaries <= hirelings and end.keeps(place, goal, military, mercenaries):
                return True
        return False

    def some_group_attacks(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """Whether some group may make a step that changes the map."""
        for military, mercenaries in groups_of(army):  # noqa: SIM110
            if self.dares_attack(pos, army, target, military, mercenaries):
                return True
        return False

    def some_group_dares(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """Whether some group may make another step if the plan has to be changed for it."""
        ways = self.ways_beyond(pos, army, target)
        if len(ways) == 1 and self.is_end_among_strangers(pos, army, target):
            return False
        return self.can_try_some(army, target, ways)

    def is_end_among_strangers(self, pos: SeventhStone, army: Army, target: int) -> bool:
        """T5.16: whether whoever makes this step has to stay among own units of another type that have to stay as well."""
        if pos.units[target * MAX_SEATS + self.seat] == 0 or len(self.ways_beyond(pos, army, target)) > 1:
            return False
        return self.view().strangers_stay(target, army.type)

    def why_no_group_stops(self, pos: SeventhStone, army: Army) -> Reason | None:
        """T11.35: some group of the army may end its move where it is."""
        return None if self.some_group_stops(pos, army) else self.why_not_stop(pos, army, army.military, army.mercenaries)

    def some_group_stops(self, pos: SeventhStone, army: Army) -> bool:
        """Whether the whole army or a part of it may end its move; what is seen at a glance first."""
        if self.sound:
            return True
        if self.known and not attacks_capital(pos, self.seat, army.field):
            number = self.armies.index(army)
            if self.plan.sends(number, army.field):
                return True
            if army.field in self.refused_to(number):
                return False
            return self.can_end_some(army, number, army.field) or self.refuse(pos, number, army.field)
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
    foresight = pos._foresight = Foresight(pos, seat, True, before.before if before is not None and not before.ways else before)
    if before is not None and before.refusals is not None:
        foresight.refusals = before.refusals.later(foresight.armies)
    pos.plan = [] if foresight.sound else foresight.entries()


def make_plan_after(pos: SeventhStone, seat: int, field: int, before: Foresight | None) -> None:
    """After a move to a field. Unless a conflict began or grew there, everybody else has the same ways as before."""
    make_plan(pos, seat, None if before is None or before.seat != seat or pos.conflict[field] else before)


def foresight_of(pos: SeventhStone, seat: int) -> Foresight:
    """What is foreseen for a player's movement, worked out once for every position."""
    found = pos._foresight
    if found is None or found.seat != seat:
        found = pos._foresight = Foresight(pos, seat)
    return found
