"""T7 The year, T8 Event phase."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone import GAME, SeventhStone
from tafelrunde.games.seventhstone.components import box
from tafelrunde.games.seventhstone.phases.happenings import begin_year
from tafelrunde.games.seventhstone.words import ERUPTION, STAGE_NAMES
from tafelrunde.testing import Script, rule
from tests.seventhstone.players import eager_player
from tests.seventhstone.table import Table


def phases_of_a_game(seed: int) -> list[tuple[int, str, tuple[int, ...]]]:
    """Year, phase and who is asked at every decision of a game."""
    pos = GAME.new(3, seed)
    assert isinstance(pos, SeventhStone)
    draws, seen = chance_from_seed(seed), []
    while pos.waiting() and pos.year < 5:
        seat = pos.waiting()[0]
        seen.append((pos.year, STAGE_NAMES[pos.stage], tuple(pos.waiting())))
        pos.play(seat, eager_player(pos, seat, draws))
    return seen


@rule("T7.1", "T7.2", "T7.3")
def test_the_phases_of_a_year_come_in_their_order() -> None:
    table = Table(seats=2, year=2).city(0, "1/1").city(1, "6/6")
    table.pos.stage = 1
    table.dice(4).pos.settle()
    assert table.pos.stage == 2
    assert table.pos.waiting() == [0, 1]
    for number in range(3):
        seen = [(year, phase) for year, phase, _ in phases_of_a_game(number) if year]
        ranks = [(year, STAGE_NAMES.index(phase)) for year, phase in seen]
        assert ranks == sorted(ranks)
        assert {"production", "placement", "movement"} <= {phase for _, phase in seen}
    told = Script(table.pos).told()
    assert told[:2] == ["year", "happened"]


@rule("T7.4", "T7.5", "T7.6")
def test_placement_movement_and_combat_go_in_turn_order() -> None:
    table = Table(seats=3).order(2, 0, 1)
    for seat, name in enumerate(("1/1", "3/1", "5/1")):
        table.city(seat, name).army(seat, name, "melee", 1).goods(seat, melee=1, building=1)
    table.placement(2)
    asked = []
    for _ in range(6):
        seat = table.pos.waiting()[0]
        asked.append((table.doing(), seat))
        table.play(seat, "done" if table.doing() == "Placement" else "end")
    assert asked == [("Placement", seat) for seat in (2, 0, 1)] + [("Movement", seat) for seat in (2, 0, 1)]
    table = Table(seats=3).order(2, 0, 1).city(1, "6/6")
    for name, one, other in (("1/1", 0, 1), ("1/3", 0, 1), ("3/1", 1, 2), ("3/3", 1, 2)):
        table.own(one, name).army(one, name, "melee", 1).army(other, name, "melee", 1).conflict(name, other)
    table.combat()
    assert table.pos.waiting() == [2]
    table.dice(1, 6, 1, 6).play(2, "fight 3/1")
    assert table.pos.waiting() == [0]
    assert table.offers(0) == ["fight 1/1", "fight 1/3"]


@rule("T7.8")
def test_the_turn_order_holds_until_the_end_of_the_year() -> None:
    table = Table(seats=2).city(0, "1/1").city(1, "6/6").order(1, 0)
    table.allocation().play(0, "commit")
    table.dice(6, 1).play(1, "commit")
    assert table.pos.order == [0, 1]
    assert table.pos.view(None)["turn"]["order"] == [0, 1]
    assert table.events("ordered") == [(0, 0), (1, 1)]
    assert table.doing() == "YearUntilTournament"


@rule("T7.9")
def test_nobody_is_eliminated() -> None:
    table = Table(seats=3, year=3).city(0, "1/1").city(0, "3/3").own(1, "6/6")
    table.pos.laurels[2], table.pos.tears[2], table.pos.lances = 1, 1, vec[i64]([1, 0, 4])
    table.allocation()
    assert table.pos.waiting() == [0, 1]
    assert table.pos.view(2)["seats"][2]["resources"] == 0
    table.pos.stage = 9
    table.pos.stack = table.pos.stack[:1]
    table.dice(1, 6, *[1, 6] * 20)
    table.pos.stack[0].proceed(table.pos)
    assert (2, 1) in [values[:2] for values in table.events("duel")] or (2, 0) in [values[:2] for values in table.events("duel")]
    assert table.pos.tears[2] == 2


@rule("T8.1")
def test_last_years_effects_end_with_the_event_phase() -> None:
    table = Table().lava("1/1", "2/2", "3/3", "4/4").own(0, "5/5").building("5/5", "wall", new=True)
    table.pos.doubled = 2
    table.dice(6)
    begin_year(table.pos)
    assert table.pos.lava == []
    assert table.pos.doubled == 0
    assert table.pos.happening == 6
    assert table.sites("5/5") == ["wall"]


@rule("T8.2", "T8.3", "T8.5")
def test_the_engine_rolls_the_event_die_and_carries_the_event_out() -> None:
    table = Table(year=4).city(0, "1/1").city(1, "6/6").army(0, "1/1", "melee", 1, 1)
    table.pos.stage = 1
    table.dice(4).pos.settle()
    assert table.pos.year == 5
    assert table.units(0, "1/1") == (1, 0)
    assert table.doing() == "Allocation"
    assert [name for name in Script(table.pos).told() if name in ("happened", "dismissed", "displayed")][:2] == ["happened", "dismissed"]


@rule("T8.4")
def test_each_face_of_the_event_die_is_another_event() -> None:
    assert [face.face for face in box().event] == [1, 2, 3, 4, 5, 6]
    seen = set()
    for face in range(1, 7):
        table = Table()
        table.dice(face, 1, 1, 2, 2, 3, 3, 4, 4)
        begin_year(table.pos)
        seen.add(table.pos.happening)
        assert bool(table.pos.lava) == (face == ERUPTION)
        assert table.pos.expansions == (face == 3)
    assert len(seen) == 6
