"""Plans behind a movement that breaks limits for a while: what is kept of them, and what they are made from (T11.35, T11.37)."""

from __future__ import annotations

import pytest

from tafelrunde.games.seventhstone.movement.foresight import Foresight
from tafelrunde.games.seventhstone.movement.quarters import Claim, Quarters
from tafelrunde.games.seventhstone.movement.stranded import surplus_moves
from tafelrunde.games.seventhstone.words import CAVALRY, FIELDS, MELEE, RANGED, TYPES
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at


def crowded() -> Table:
    """Six cavalry on one field: at least two have to go, and there are many fields to go to."""
    table = Table().own(0, "3/3").army(0, "3/3", "cavalry", 4).army(0, "3/4", "cavalry", 2).army(0, "6/6", "melee", 1).movement(0)
    return table.march(0, "3/4 3/3 cavalry", 2)


@rule("T11.35")
@pytest.mark.parametrize("goal", ["2/3", "4/3", "3/2", "3/1", "5/3", "4/4"])
def test_a_plan_stays_as_long_as_it_can_be_carried_out(goal: str) -> None:
    pos = crowded().pos
    fresh = next(army for army in pos.armies if army.field == at("3/3") and army.military == 4)
    plan = [at("3/3") * TYPES + CAVALRY, at(goal), 2, 0]
    pos.plan = plan.copy()
    foresight = Foresight(pos, 0)
    assert foresight.known
    assert foresight.entries() == plan
    assert foresight.fits_step(pos, fresh, at(goal), 2, 0)
    assert not foresight.fits_step(pos, fresh, at("6/6"), 2, 0), "somebody of another type is there"


@rule("T11.35")
def test_what_cannot_be_carried_out_is_planned_anew() -> None:
    pos = crowded().pos
    for plan in ([], [at("3/3") * TYPES + CAVALRY, at("6/1"), 2, 0], [at("3/3") * TYPES + MELEE, at("2/3"), 2, 0]):
        pos.plan = plan
        foresight = Foresight(pos, 0)
        assert foresight.known
        found = foresight.entries()
        assert found != plan
        assert sum(found[at_units] for at_units in range(2, len(found), 4)) == 2


@rule("T5.16", "T11.35")
def test_nobody_ends_among_units_of_another_type_that_cannot_leave() -> None:
    table = Table().army(0, "2/2", "melee", 1).army(0, "2/3", "cavalry", 1).army(0, "6/6", "ranged", 1).movement(0)
    soldier, rider = table.find(0, "2/2"), table.find(0, "2/3")
    assert not Foresight(table.pos, 0).is_end_among_strangers(table.pos, soldier, at("2/3")), "the cavalry can make room"
    assert not Foresight(table.pos, 0).is_end_among_strangers(table.pos, rider, at("2/2")), "the cavalry can go on"
    table.play(0, "halt 2/3 cavalry")
    assert Foresight(table.pos, 0).is_end_among_strangers(table.pos, soldier, at("2/3"))
    assert not Foresight(table.pos, 0).is_end_among_strangers(table.pos, soldier, at("2/1")), "there is nobody"
    assert table.why_not(0, "march 2/2 2/3 melee") == ["T11.35"]
    assert "march 2/2 2/1 melee" in table.offers(0)


def test_fields_are_tried_first_that_more_units_can_reach() -> None:
    quarters = Quarters(4)
    quarters.add(CAVALRY, 0, 1, 1, [3, 5])
    quarters.add(CAVALRY, 1, 3, 0, [5, 7])
    quarters.add(MELEE, 2, 9, 0, [3])
    assert quarters.by_use(CAVALRY, 1 << 3 | 1 << 5 | 1 << 7 | 1 << 9) == [5, 7, 3, 9]
    assert quarters.by_use(CAVALRY, 1 << 9 | 1 << 3) == [3, 9]
    assert quarters.by_use(MELEE, 1 << 5 | 1 << 3) == [3, 5]


def halted(*armies: tuple[str, str, int]) -> Table:
    """Armies of seat 0 that cannot move any more, in the midst of its movement."""
    table = Table().army(0, "6/6", "ranged", 1).movement(0)
    for name, kind, units in armies:
        table.army(0, name, kind, units)
    return table


@rule("T11.37", "T5.13")
def test_one_of_too_many_army_stones_is_given_up() -> None:
    names = [f"{column}/1" for column in range(1, 7)]
    table = halted(*((name, "melee", 1) for name in names))
    assert [table.pos.verbs().text(move) for move in surplus_moves(table.pos, 0)] == [f"give-up {name} melee" for name in names]
    assert surplus_moves(halted(*((name, "melee", 1) for name in names[1:])).pos, 0) == []
    crowd = halted(*((name, "melee", 5 if name == "3/1" else 1) for name in names))
    assert [crowd.pos.verbs().text(move) for move in surplus_moves(crowd.pos, 0)] == ["remove 3/1 1 military"], "first who is one too many"


@rule("T11.12", "T11.25")
def test_at_rest_an_army_has_neither_steps_nor_gifts() -> None:
    table = Table().own(1, "6/6").army(0, "2/2", "melee", 2, 0, "mobility").army(0, "4/4", "cavalry", 2).army(1, "6/6", "melee", 1)
    table.movement(0).play(0, "use 2/2 melee mobility").march(0, "4/4 4/3 cavalry", 1).play(0, "end")
    assert [(army.steps, army.gifts) for army in table.pos.armies if army.seat == 0] == [(0, 0)] * 3


@rule("T11.35")
def test_types_that_want_the_same_fields_are_put_up_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a real game: as many mercenaries as military units, and two types in each other's way; tried together it took 9,379 looks."""
    melee = [
        (1, 0, 0x100100160610),
        (1, 0, 0x1001001E0610),
        (1, 2, 0x10),
        (2, 2, 0x81C),
        (1, 0, 0x100100160610),
        (0, 1, 0x1001001E0610),
        (0, 1, 0x101810),
    ]
    cavalry = [
        (1, 1, 0x81C1E1C),
        (2, 0, 0x1001001E1E1C),
        (0, 1, 0x100100160610),
        (0, 1, 0x1001001E1E1C),
        (1, 0, 0x20703070200),
        (1, 1, 0x100100160610),
        (0, 1, 0x1001001E1E1C),
        (2, 0, 0x101810),
    ]
    looks = count_looks(monkeypatch)
    quarters = put_up(5, {MELEE: melee, CAVALRY: cavalry})
    assert quarters.found()
    assert len(looks) < 200
    assert not set(quarters.held[MELEE]) & set(quarters.held[CAVALRY])


def put_up(maximum: int, units: dict[int, list[tuple[int, int, int]]]) -> Quarters:
    """Groups by type: military units, mercenaries, the fields they can reach as bits."""
    quarters = Quarters(maximum)
    for type, groups in units.items():
        for name, (military, mercenaries, reach) in enumerate(groups):
            quarters.add(type, name, military, mercenaries, [field for field in range(FIELDS) if reach >> field & 1])
    return quarters


def count_looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on every look for one more field is noted."""
    looks: list[int] = []
    search, explore = Quarters.search, Quarters.explore

    def look(self: Quarters, type: int) -> bool:
        looks.append(type)
        return search(self, type)

    def look_around(self: Quarters, type: int, disputed: int, others: list[Claim], found: list[Claim]) -> None:
        looks.append(type)
        explore(self, type, disputed, others, found)

    monkeypatch.setattr(Quarters, "search", look)
    monkeypatch.setattr(Quarters, "explore", look_around)
    return looks


NEEDED = 35
"""The field that two types of the next game cannot do without."""


@rule("T11.35")
def test_two_types_that_need_the_same_field_cannot_be_put_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a real game: each type finds room by itself, but two of them only with one and the same field; tried together it took minutes."""
    melee = [(2, 0, 0x10000000000000), (1, 1, 0x2020000000000), (1, 0, 0x203), (2, 0, 0x103800010000), (2, 0, 0x81808)]
    ranged = [(1, 0, 0x20302), (1, 0, 1 << NEEDED), (2, 0, 0x818), (1, 0, 0x10381000000000)]
    cavalry = [
        (1, 0, 0x30303),
        (0, 1, 0x2030F00000000),
        (1, 0, 0x20303800010000),
        (1, 0, 0x303810),
        (3, 0, 0x8083E1808),
        (1, 1, 0x2030200000000),
    ]
    looks = count_looks(monkeypatch)
    assert not put_up(4, {MELEE: melee, RANGED: ranged, CAVALRY: cavalry}).found()
    assert len(looks) < 500
    for left_out in (RANGED, CAVALRY):
        others = {type: groups for type, groups in ((MELEE, melee), (RANGED, ranged), (CAVALRY, cavalry)) if type != left_out}
        assert put_up(4, others).found()
    elsewhere = [(1, 0, 1 << NEEDED | 1 << 50) if reach == 1 << NEEDED else (units, hired, reach) for units, hired, reach in ranged]
    quarters = put_up(4, {MELEE: melee, RANGED: elsewhere, CAVALRY: cavalry})
    assert quarters.found()
    fields = [field for held in quarters.held for field in held]
    assert len(fields) == len(set(fields))


@rule("T11.35")
def test_types_in_each_others_way_share_what_they_can() -> None:
    """No order helps where each type takes first what another needs: what each can do without decides."""
    quarters = put_up(4, {MELEE: [(1, 0, 0b0011)], RANGED: [(1, 0, 0b0110)], CAVALRY: [(1, 0, 0b0101)]})
    assert quarters.share()
    fields = [field for held in quarters.held for field in held]
    assert sorted(fields) == [0, 1, 2]
    assert not put_up(4, {MELEE: [(1, 0, 0b0011)], RANGED: [(1, 0, 0b0011)], CAVALRY: [(1, 0, 0b0011)]}).share()
    alone = put_up(4, {MELEE: [(1, 0, 0b0011)], RANGED: [(1, 0, 0b0010)], CAVALRY: [(1, 0, 0b0100)]})
    assert alone.share()
    assert alone.held == [[0], [1], [2]]
