"""The plan behind a movement while a limit is broken: a way in which all units could end their moves so that every limit holds (T11.35)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tafelrunde.games.seventhstone.movement.outlook import Outlook
from tafelrunde.games.seventhstone.pieces.army import Army
from tafelrunde.games.seventhstone.words import TYPES

ENTRY: Final = 4
"""Numbers in an entry of `SeventhStone.plan`: field * 3 + type, the field to go to, military units, mercenaries."""


@final
@mypyc_attr(acyclic=True)
class Plan:
    """Of which army how many units go to which field."""

    def __init__(self, armies: list[Army]) -> None:
        self.armies = armies
        self.who: list[int] = []
        self.goals: list[int] = []
        self.soldiers: list[int] = []
        self.hirelings: list[int] = []
        """One entry in each of these four: the number of the army, the field, military units, mercenaries."""
        self.tasks: list[list[int]] = []
        """By army: its entries; not sorted out before it is needed."""

    def stay(self) -> None:
        """Everybody stays where he is."""
        armies = self.armies
        self.who = list(range(len(armies)))
        self.goals = [army.field for army in armies]
        self.soldiers = [army.military for army in armies]
        self.hirelings = [army.mercenaries for army in armies]

    def intend(self, number: int, goal: int, military: int, mercenaries: int) -> None:
        """An entry, or more units for one that is there."""
        if not military + mercenaries:
            return
        for entry, other in enumerate(self.who):
            if other == number and self.goals[entry] == goal:
                self.soldiers[entry] += military
                self.hirelings[entry] += mercenaries
                return
        self.enter(number, goal, military, mercenaries)

    def enter(self, number: int, goal: int, military: int, mercenaries: int) -> None:
        """An entry for an army that has none for that field."""
        self.who.append(number)
        self.goals.append(goal)
        self.soldiers.append(military)
        self.hirelings.append(mercenaries)

    def remember(self, plan: list[int], ways: list[list[int]]) -> None:
        """The plan of the position, as far as it still can be carried out; everybody else stays."""
        plan = plan.copy()
        entries = range(0, len(plan), ENTRY)
        leaving = [plan[at] for at in entries]
        for number, army in enumerate(self.armies):
            military, mercenaries = army.military, army.mercenaries
            place = army.field * TYPES + army.type
            if place not in leaving:
                self.enter(number, army.field, military, mercenaries)
                continue
            for at in entries:
                if plan[at] == place and plan[at + 1] in ways[number]:
                    going, hired = min(military, plan[at + 2]), min(mercenaries, plan[at + 3])
                    plan[at + 2] -= going
                    plan[at + 3] -= hired
                    military -= going
                    mercenaries -= hired
                    self.intend(number, plan[at + 1], going, hired)
            self.intend(number, army.field, military, mercenaries)

    def follow(self, orders: list[tuple[int, int, int, int]]) -> None:
        """What a search has found instead."""
        self.who, self.goals, self.soldiers, self.hirelings, self.tasks = [], [], [], [], []
        for number, goal, military, mercenaries in orders:
            self.intend(number, goal, military, mercenaries)

    def outlook(self, maximum: int, ways: list[list[int]]) -> Outlook:
        """Everybody where the plan wants him."""
        outlook = Outlook(maximum)
        armies = self.armies
        for number, goal, military, mercenaries in zip(self.who, self.goals, self.soldiers, self.hirelings, strict=True):
            outlook.add(goal * TYPES + armies[number].type, military, mercenaries, ways[number], number)
        return outlook

    def entries(self) -> list[int]:
        """The plan as the position keeps it: who has to go somewhere."""
        found: list[int] = []
        for entry, number in enumerate(self.who):
            army = self.armies[number]
            if self.goals[entry] != army.field:
                found += [army.field * TYPES + army.type, self.goals[entry], self.soldiers[entry], self.hirelings[entry]]
        return found

    def tasks_of(self, number: int) -> list[int]:
        """The entries for an army."""
        if not self.tasks:
            self.tasks = [[] for _ in self.armies]
            for entry, other in enumerate(self.who):
                self.tasks[other].append(entry)
        return self.tasks[number]

    def sends(self, number: int, goal: int) -> bool:
        """Whether units of an army are to go to a field."""
        for entry in self.tasks_of(number):  # noqa: SIM110
            if self.goals[entry] == goal:
                return True
        return False

    def unplanned(self, number: int, goal: int, military: int, mercenaries: int) -> tuple[int, int]:
        """How many of these units of an army the plan does not send to this field."""
        for entry in self.tasks_of(number):
            if self.goals[entry] == goal:
                return max(0, military - self.soldiers[entry]), max(0, mercenaries - self.hirelings[entry])
        return military, mercenaries

    def goes_on(self, number: int, military: int, mercenaries: int, ways: list[int]) -> bool:
        """Whether so many units of an army are sent to fields that remain in their reach."""
        for entry in self.tasks_of(number):
            if self.goals[entry] in ways:
                military -= self.soldiers[entry]
                mercenaries -= self.hirelings[entry]
        return military <= 0 and mercenaries <= 0


NO_PLAN: Final = Plan([])
"""Before anybody has asked where everybody is to go; not to be changed."""
