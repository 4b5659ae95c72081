"""T13 Combat: support and order."""

from __future__ import annotations

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.testing import rule
from tests.seventhstone.table import Table


def conflicts(*names: str, seats: int = 2, grid: str = "") -> Table:
    """Seat 1 defends, seat 0 attacks on each of these fields."""
    table = (Table(grid, seats) if grid else Table(seats=seats)).city(1, "6/6").city(0, "6/5")
    for name in names:
        table.own(1, name).army(1, name, "melee", 2).army(0, name, "melee", 2).conflict(name, 0)
    return table


@rule("T13.1")
def test_all_conflicts_are_resolved_and_control_is_adjusted() -> None:
    table = conflicts("1/1", "3/3")
    table.dice(1, 1, 6, 6, 5, 6, 1, 2).combat().play(0, "fight 1/1")
    assert [table.owner(name) for name in ("1/1", "3/3")] == [0, 1]
    assert not any(table.pos.conflict)
    assert table.doing() == "YearUntilTournament"


@rule("T13.2", "T13.3")
def test_only_armies_outside_conflicts_support_also_where_they_take_no_part() -> None:
    table = conflicts("2/2", "3/2", seats=3).army(2, "2/3", "cavalry", 1).army(0, "1/2", "cavalry", 1)
    table.pos.armies[2].type = 2
    table.support()
    assert table.offers(0) == ["support 1/2 2/2", "pass"]
    assert table.why_not(0, "support 3/2 2/2") == ["T13.7"]
    table.pos.armies[3].type = 2
    assert table.why_not(0, "support 3/2 2/2") == ["T13.2"]
    table.play(0, "pass")
    assert table.offers(2) == ["support 2/3 2/2", "pass"]


@rule("T13.4", "T13.5", "S15")
def test_cavalry_supports_orthogonally_ranged_diagonally_too() -> None:
    table = conflicts("1/1", "3/1", "1/3", "3/3").army(0, "2/2", "ranged", 1).army(0, "2/3", "cavalry", 1).support()
    assert table.offers(0, "support") == [
        "support 2/2 1/1",
        "support 2/2 3/1",
        "support 2/2 1/3",
        "support 2/2 3/3",
        "support 2/3 1/3",
        "support 2/3 3/3",
    ]
    assert table.why_not(0, "support 2/3 1/1") == ["T13.4"]


@rule("T13.6")
def test_support_through_portals() -> None:
    grid = "Pb P P P P P\nP P P P P P\nP P P P P P\nP P P P P P\nP P P P P P\nPb P P P P P"
    for kind in ("ranged", "cavalry"):
        table = conflicts("1/1", grid=grid).army(0, "1/6", kind, 1).support()
        assert table.offers(0, "support") == ["support 1/6 1/1"]


@rule("T13.7")
def test_melee_cannot_support() -> None:
    table = conflicts("2/2").army(0, "1/2", "melee", 1).army(0, "2/1", "cavalry", 1).support()
    assert table.why_not(0, "support 1/2 2/2") == ["T13.7"]


@rule("T13.8", "T13.13")
def test_supports_are_fixed_openly_in_turn_order_before_the_first_combat() -> None:
    table = (
        conflicts("2/2", "4/4").army(0, "1/2", "cavalry", 1).army(1, "2/1", "cavalry", 1).army(1, "4/3", "ranged", 1).order(1, 0).support()
    )
    assert table.pos.waiting() == [1]
    assert "pass" in table.offers(1)
    table.play(1, "support 2/1 2/2")
    pieces = next(place for place in table.pos.view(0)["places"] if place["id"] == 1)["pieces"]
    assert pieces[0]["supports"] == 9
    assert table.why_not(1, "support 2/1 2/2") == ["T13.9"]
    table.play(1, "pass").play(0, "support 1/2 2/2")
    assert table.doing() == "Conflicts"
    assert table.why_not(1, "support 4/3 4/4") == ["G4"]


@rule("T13.9")
def test_each_army_supports_one_conflict_and_a_conflict_may_have_several_supporters() -> None:
    table = conflicts("2/2", "4/2").army(0, "3/2", "cavalry", 1).army(0, "2/1", "ranged", 1).support()
    table.play(0, "support 3/2 2/2")
    assert table.why_not(0, "support 3/2 4/2") == ["T13.9"]
    table.play(0, "support 2/1 2/2")
    assert [army.aid for army in table.pos.armies if army.aid >= 0] == [9, 9]


@rule("T13.10", "T16.2")
def test_supporters_are_not_in_the_field() -> None:
    table = conflicts("2/2").army(0, "2/1", "ranged", 3).supports(0, "2/1", "2/2")
    table.dice(6, 6, 6, 6, 6, 1, 1).combat()
    assert table.owner("2/2") == 1
    assert table.units(0, "2/1") == (3, 0)


@rule("T13.11", "T13.12")
def test_in_turn_order_everyone_chooses_among_the_conflicts_he_is_in() -> None:
    table = conflicts("1/1", "3/3", seats=3).own(2, "5/5").army(2, "5/5", "melee", 1).army(1, "5/5", "melee", 1).conflict("5/5", 1)
    table.order(0, 2, 1).combat()
    assert table.offers(0) == ["fight 1/1", "fight 3/3"]
    assert table.why_not(0, "fight 5/5") == ["T13.12"]
    assert table.why_not(0, "fight 2/2") == ["T13.1"]
    table.dice(1, 1, 6, 6, 1, 1, 6, 6, 1, 6).play(0, "fight 3/3")
    assert [field for field, *_ in table.events("battle")] == [18, 0, 36]


@rule("T13.14")
def test_a_mere_supporter_belongs_to_no_side() -> None:
    table = conflicts("2/2", seats=3).army(2, "2/1", "ranged", 2).supports(2, "2/1", "2/2").combat()
    assert table.pos.waiting() == [2]
    assert table.offers(2) == ["aim 0 0", "aim 0 1", "aim 0 2"]


@rule("T13.15")
def test_a_conflict_without_opponents_is_won_without_rolling() -> None:
    table = Table().city(1, "6/6").own(1, "2/2").building("2/2", "wall").army(0, "2/2", "melee", 1).army(1, "5/5", "melee", 1)
    table.pos.conflict[9] = 2
    table.dice().combat()
    assert table.owner("2/2") == 0
    assert table.sites("2/2") == ["wall"]
    table = Table().city(1, "6/6").own(1, "2/2").own(0, "1/1")
    table.pos.conflict[9] = 2
    table.dice().combat()
    assert table.owner("2/2") == 1
    assert not table.in_conflict("2/2")


@rule("T13.8")
def test_the_last_support_can_be_looked_at_where_the_table_asks_for_ends() -> None:
    for asks, waiting in ((True, [0]), (False, [1])):
        table = conflicts("2/2").army(0, "2/1", "cavalry", 1).army(1, "2/3", "cavalry", 1)
        table.pos.asks_ends = asks
        table.support().play(0, "support 2/1 2/2")
        assert table.pos.waiting() == waiting
    table = conflicts("2/2").army(0, "2/1", "cavalry", 1)
    table.pos.asks_ends = True
    table.support().play(0, "support 2/1 2/2")
    assert table.offers(0) == ["pass"]
    assert table.pos.guess(0, chance_from_seed(1)).moves(0) == table.pos.moves(0)
    assert table.play(0, "pass").doing() != "Supporting"
