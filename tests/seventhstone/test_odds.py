"""Chances of combats and tournaments, against enumeration by hand, simulation by the rules, and each other."""

from __future__ import annotations

from math import sqrt

import pytest
from mypy_extensions import i64

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.packed import vec
from tafelrunde.engine.verbs import arg1, arg2
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.combat.dice import standing_seats, strength_in
from tafelrunde.games.seventhstone.odds import (
    Party,
    battle_odds,
    duel_chance,
    exact,
    play_out,
    ready,
    sampled,
    sensible,
    tournament_odds,
    volley,
)
from tafelrunde.games.seventhstone.phases.tournament import hold_tournament
from tafelrunde.games.seventhstone.words import RANGED
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_combat import FIELD, battle
from tests.seventhstone.test_guard_and_walls import melee, siege
from tests.seventhstone.test_support import conflicts
from tests.seventhstone.test_tournament import lists


def test_volleys_by_hand() -> None:
    assert volley(2, 3, False) == pytest.approx((0.25, 0.5, 0.25))
    assert sum(volley(5, 4, True)) == pytest.approx(1)
    six_faces = [0.0, 0.0, 0.0]
    for face in range(1, 7):
        for extra in range(1, 7):
            six_faces[(face <= 4) + (face == 1 and extra <= 4)] += 1 / 36
    assert list(volley(1, 4, True)) == pytest.approx(six_faces)


def test_one_against_one_by_hand() -> None:
    """Melee against melee: both 2/3; a round without hits (1/9) is repeated, both hit (4/9) means the defender."""
    assert exact(Party(units=1), Party(units=1)) == pytest.approx((2 / 9) / (8 / 9))
    assert exact(Party(type=RANGED, units=1), Party(units=1)) == pytest.approx((1 / 3) / (1 - (2 / 3) * (1 / 3)))
    assert exact(Party(units=0), Party(units=1)) == 0.0
    assert exact(Party(units=1), Party()) == 1.0


def test_protection_and_stones_help() -> None:
    plain = exact(Party(units=3), Party(units=3))
    assert exact(Party(units=3), Party(units=3, wall=2)) < exact(Party(units=3), Party(units=3, shield=1)) < plain
    assert exact(Party(units=3, precise=True), Party(units=3)) > plain
    assert exact(Party(units=3, mighty=True), Party(units=3)) > plain
    assert exact(Party(units=3, master=True), Party(units=3)) > plain
    assert exact(Party(units=3, riders=2), Party(units=3)) > plain
    archers = Party(units=3, archers=4)
    assert exact(archers, Party(units=3, wall=2), True) > exact(archers, Party(units=3, wall=2), False)


@pytest.mark.parametrize(
    "table",
    [
        battle("melee 3 1", "cavalry 4"),
        battle("ranged 4", "melee 2 1"),
        siege(4).army(1, "2/2", "cavalry", 1),
        battle("cavalry 2 2", "melee 3")
        .army(0, "2/1", "cavalry", 2, 1)
        .supports(0, "2/1", FIELD)
        .army(1, "1/2", "ranged", 2)
        .supports(1, "1/2", FIELD),
    ],
)
def test_the_exact_chance_is_what_the_rules_lead_to(table: Table) -> None:
    field = at(FIELD)
    for army in table.pos.armies:
        if army.field != field:
            army.aid = field
    odds = battle_odds(table.pos, field)
    assert odds.exact
    assert sum(odds.chances) == pytest.approx(1)
    again = sampled(ready(table.pos, field, False), 1500, 3)
    for chance, measured in zip(odds.chances, again.chances, strict=True):
        assert abs(chance - measured) < 4.5 * sqrt(chance * (1 - chance) / 1500) + 1e-9


def test_a_combat_in_progress_counts_walls_stones_and_guards_as_they_are() -> None:
    table = battle("melee 4", "melee 3", stone="precision-melee").building(FIELD, "wall").combat()
    before = battle_odds(table.pos, at(FIELD)).chances[0]
    table.play(0, "reveal")
    precise = battle_odds(table.pos, at(FIELD)).chances[0]
    assert precise > before
    assert precise == pytest.approx(exact(Party(units=4, precise=True), Party(units=3)))
    table.pos.battle.walls = 2  # type: ignore[union-attr]
    assert battle_odds(table.pos, at(FIELD)).chances[0] == pytest.approx(exact(Party(units=4, precise=True), Party(units=3, wall=2)))


def test_an_overrun_knows_no_support() -> None:
    table = battle("melee 4", "melee 2").army(1, "2/1", "ranged", 4).supports(1, "2/1", FIELD)
    assert battle_odds(table.pos, at(FIELD), overrun=True).chances[0] == pytest.approx(exact(Party(units=4), Party(units=2)))
    assert battle_odds(table.pos, at(FIELD)).chances[0] < exact(Party(units=4), Party(units=2))
    assert table.find(1, "2/1").aid == at(FIELD)


def test_several_parties_are_sampled_with_error_bars() -> None:
    table = melee(units=(2, 2, 2))
    odds = battle_odds(table.pos, at(FIELD), samples=400, seed=5)
    assert not odds.exact
    assert sum(odds.chances) == pytest.approx(1)
    for chance, error in zip(odds.chances, odds.errors, strict=True):
        assert error == pytest.approx(sqrt(chance * (1 - chance) / 400))
    assert odds.chances == battle_odds(table.pos, at(FIELD), samples=400, seed=5).chances
    assert play_out(ready(table.pos, at(FIELD), False), 9) in (0, 1, 2)


def test_nobody_left_and_absent_defenders() -> None:
    table = Table(seats=3).own(2, FIELD)
    table.pos.conflict[at(FIELD)] = 3
    assert battle_odds(table.pos, at(FIELD)).chances == [0.0, 0.0, 1.0]
    table.army(0, FIELD, "melee", 1).army(1, FIELD, "melee", 1)
    odds = battle_odds(table.pos, at(FIELD))
    assert odds.chances == pytest.approx([0.25, 0.25, 0.5])


def test_duels_by_hand_and_by_symmetry() -> None:
    for stones in range(4):
        assert duel_chance(stones, stones) == pytest.approx(0.5)
    for own in range(7):
        for other in range(7):
            assert duel_chance(own, other) + duel_chance(other, own) == pytest.approx(1)
    assert duel_chance(3, 2) > 0.5


@pytest.mark.parametrize("lances", [(5, 2), (3, 3), (6, 3, 1), (2, 2, 0), (7, 4, 4, 0), (3, 3, 3, 3)])
def test_tournaments_against_the_rules(lances: tuple[int, ...]) -> None:
    odds = tournament_odds(lances)
    assert sum(odds) == pytest.approx(1)
    won = [0] * len(lances)
    rounds = 1200
    draws = chance_from_seed(11)
    pos = lists(*lances).pos
    pos.log, pos.chance = None, draws
    for _ in range(rounds):
        pos.lances, pos.laurels, pos.counter = vec[i64](lances), vec[i64]([0] * len(lances)), 2
        hold_tournament(pos)
        won[list(pos.laurels).index(1)] += 1
    for chance, count in zip(odds, won, strict=True):
        assert abs(chance - count / rounds) < 4.5 * sqrt(chance * (1 - chance) / rounds) + 1e-9


def asked(table: Table, seat: int, text: str) -> dict[str, object] | None:
    return GAME.odds(Eyes(table.pos, seat), table.pos.verbs().parse(text))


def test_a_table_shows_the_chances_before_a_combat_or_an_overrun_and_of_nothing_else() -> None:
    table = conflicts("2/2", "4/4").army(0, "2/2", "melee", 1).combat()
    assert table.offers(0) == ["fight 2/2", "fight 4/4"]
    chance = exact(Party(units=3), Party(units=2))
    assert asked(table, 0, "fight 2/2") == {"likely": {"seat": 0, "chance": chance}, "seats": [chance, 1 - chance]}
    chance = exact(Party(units=2), Party(units=2))
    assert asked(table, 0, "fight 4/4") == {"likely": {"seat": 1, "chance": 1 - chance}, "seats": [chance, 1 - chance]}
    over = battle("melee 4", "melee 2").army(1, "2/1", "ranged", 4).supports(1, "2/1", FIELD).overruns()
    chance = exact(Party(units=4), Party(units=2))
    assert asked(over, 0, f"overrun {FIELD}") == {"likely": {"seat": 0, "chance": chance}, "seats": [chance, 1 - chance]}
    assert asked(over, 0, "pass") is None


def test_in_a_sample_everybody_aims_at_the_strongest_and_loses_what_is_worth_least() -> None:
    table = melee(units=(4, 1, 2))
    world = ready(table.pos, at(FIELD), False)
    world.settle()
    text = world.verbs().text
    seen: dict[str, set[str]] = {}
    for seed in range(12):
        twin = world.copy()
        twin.chance = chance_from_seed(seed)
        while twin.battle is not None:
            seat = twin.waiting()[0]
            moves = twin.moves(seat)
            move = sensible(twin, seat, moves)
            assert move in moves
            name = type(twin.stack[-1]).__name__
            if name == "Aiming":
                others = {other: strength_in(twin, twin.battle, other) for other in standing_seats(twin, twin.battle) if other != seat}
                target, dice = arg1(move), arg2(move)
                assert (dice > 0) == (others[target] == max(others.values())), text(move)
            seen.setdefault(name, set()).add(text(move))
            twin.play(seat, move)
    assert len(seen["Aiming"]) > 1


def test_supporters_go_first_then_mercenaries() -> None:
    table = battle("melee 2 1", "melee 4").army(0, "2/1", "cavalry", 2, 1).supports(0, "2/1", FIELD).dice(*[6] * 6, 1, 6, 6, 6).combat()
    assert table.doing() == "Losing"
    move = sensible(table.pos, 0, table.pos.moves(0))
    assert table.pos.verbs().text(move) == "lose 2/1 1 mercenary"
