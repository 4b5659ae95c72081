"""Exact battle odds against plain counting, and against the engine's own battles."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from tafelrunde.games.bloodstones.odds import (
    EMPTY,
    Hand,
    battle_odds,
    best_play,
    chance_to_win,
    draws,
    hand_pips,
    hands_of,
    odds_in,
    possible_hands,
    totals,
)
from tafelrunde.games.bloodstones.pieces.tiles import BATTLE_BAG, heap_of, listed
from tafelrunde.testing import rule
from tests.bloodstones.table import CORSAIRS, DEAD, DRAGONS, HILLS, HORSES, Table


def facing(attacker: dict[str, int], defender: dict[str, int], area: int = 20, *factions: str) -> Table:
    return Table(*(factions or (DRAGONS, HORSES))).put(0, area, **attacker).put(1, area, **defender)


@rule("S17.2")
def test_all_draws_are_counted() -> None:
    for number in (3, 4):
        assert sum(draws(number).values()) == pytest.approx(1)
        raw = {sum(drawn[:3]) for drawn in draws(number)}
        assert (min(raw), max(raw)) == ((7, 14) if number == 3 else (8, 14))


@pytest.mark.parametrize(("mine", "theirs", "lead", "shield"), [(3, 3, 0, False), (4, 3, 2, False), (4, 3, -1, True), (3, 4, 5, True)])
def test_without_hands_it_is_plain_counting(mine: int, theirs: int, lead: int, shield: bool) -> None:
    wins = ties = every = 0
    for one in combinations(BATTLE_BAG, mine):
        for other in combinations(BATTLE_BAG, theirs):
            gap = sum(sorted(one)[-3:]) + lead - sum(sorted(other)[-3:])
            wins += gap > 0
            ties += gap == 0
            every += 1
    win, tie = chance_to_win((mine, theirs), lead, shield, EMPTY, EMPTY)
    assert tie == pytest.approx(ties / every)
    assert win == pytest.approx(wins / every if shield else wins / (every - ties))


def test_the_best_substitute_is_the_largest_for_the_lowest() -> None:
    assert best_play((5, 4, 2), (0, 1, 0, 1, 0)) == (13, 4)
    assert best_play((5, 5, 4), (0, 1, 0, 1, 0)) == (14, 0), "nothing gained, nothing spent"
    assert best_play((5, 4, 4, 2), (0, 0, 0, 0, 1)) == (14, 5)
    for drawn in draws(4):
        for pips in range(1, 6):
            hand = tuple(int(value == pips) for value in range(1, 6))
            every = [sum(sorted([*drawn[:i], *drawn[i + 1 :], pips])[-3:]) for i in range(4)]
            assert best_play(drawn, hand)[0] == max(*every, sum(drawn[:3]))


def test_a_round_with_hands_by_counting() -> None:
    """The first round of 3 tiles with a 5 against 4 tiles with a 4, counted by hand; ties go to a Shield."""
    wins = 0.0
    for one in combinations(BATTLE_BAG, 3):
        for other in combinations(BATTLE_BAG, 4):
            attack = max(sum(one), sum(one) - min(one) + 5)
            low = sorted(other)
            defence = max(sum(low[1:]), sum(sorted([*low[1:], 4])[-3:]))
            wins += attack + 1 > defence
    win, _ = chance_to_win((3, 4), 1, True, (0, 0, 0, 0, 1), (0, 0, 0, 1, 0))
    assert win == pytest.approx(wins / (comb(8, 3) * comb(8, 4)))


def test_possible_hands_are_hypergeometric() -> None:
    hands = possible_hands((0, 0, 0, 0, 1), (0, 2, 3, 0, 1), 3)
    assert sum(hands.values()) == pytest.approx(1)
    assert hands[0, 0, 1, 0, 2] == pytest.approx(3 * 1 / comb(6, 2))
    assert hands[0, 2, 0, 0, 1] == pytest.approx(1 / comb(6, 2))


def test_more_knowledge_more_units_more_chance() -> None:
    even = battle_odds(facing({"swords": 1}, {"swords": 1}).pos, 0, 1, 20, hands=False)
    assert even.win == pytest.approx(0.5)
    stronger = battle_odds(facing({"swords": 3}, {"swords": 1}).pos, 0, 1, 20, hands=False)
    assert stronger.win > 0.8
    table = facing({"swords": 1}, {"swords": 1}).hand(0, blank=2).hand(1, skirmishers=2)
    assert battle_odds(table.pos, 0, 1, 20, asker=0).win > 0.5, "a good hand of one's own"
    assert battle_odds(table.pos, 0, 1, 20, asker=1).win > battle_odds(table.pos, 0, 1, 20, asker=None).win, (
        "the defender knows he has little"
    )
    assert sum(even.attack.values()) == pytest.approx(1)


def test_the_asker_learns_nothing_of_the_other_hand() -> None:
    one = facing({"swords": 1}, {"swords": 1}).hand(0, blank=1).hand(1, skirmishers=2)
    other = facing({"swords": 1}, {"swords": 1}).hand(0, blank=1).hand(1, blank=2)
    assert battle_odds(one.pos, 0, 1, 20, asker=0).win == battle_odds(other.pos, 0, 1, 20, asker=0).win
    assert battle_odds(one.pos, 0, 1, 20, asker=1).win != battle_odds(other.pos, 0, 1, 20, asker=1).win


def play_out(table: Table, rounds: int, replace: bool) -> float:
    """The share of battles the engine lets the attacker win when both play as the odds suppose."""
    won = 0
    for seed in range(rounds):
        pos = table.pos.copy()
        pos.chance.key_low = seed * 7919 + 13
        before = list(pos.vp)
        parse = pos.verbs().parse
        pos.play(0, parse("attack 30 1"))
        while list(pos.vp) == before:
            seat = pos.waiting()[0]
            texts = [pos.verbs().text(move) for move in pos.moves(seat)]
            if "fight" in texts:
                pos.play(seat, parse("fight"))
                continue
            held = next(side["held"] for side in pos.view(seat)["doing"][-1]["sides"] if side["seat"] == seat)
            pips = {"blank": 5, "ship": 4, "shield": 3, "skirmishers": 2}
            hand = [pips[name] for name, count in pos.view(seat)["hand"].items() for _ in range(count)]
            counts = tuple(hand.count(value) for value in range(1, 6))
            _, spend = best_play(tuple(held), counts)
            tile = next((name for name, value in pips.items() if value == spend), "")
            pos.play(seat, parse(f"substitute {min(held)} {tile}" if replace and spend else "keep"))
        won += pos.vp[0] > before[0]
    return won / rounds


@pytest.mark.parametrize("replace", [False, True])
def test_against_the_engines_own_battles(replace: bool) -> None:
    table = Table(DRAGONS, HORSES).put(0, 30, swords=2).put(1, 30, swords=1, leader=1)
    table.hand(0, ship=1, skirmishers=1).hand(1, blank=1, shield=1).go()
    if replace:
        exact = chance_to_win((3, 3), 0, False, (0, 1, 0, 1, 0), (0, 0, 1, 0, 1))[0]
    else:
        exact = battle_odds(table.pos, 0, 1, 30, hands=False).win
    assert play_out(table, 800, replace) == pytest.approx(exact, abs=0.05)


def test_special_forces() -> None:
    giants = battle_odds(facing({"giant": 1}, {"swords": 3}, 20, HILLS, HORSES).pos, 0, 1, 20, hands=False)
    assert giants.attack == pytest.approx(dict(raw(4).items()))
    at_sea = battle_odds(Table(CORSAIRS, HORSES, DEAD).put(0, 45, ship=2).put(1, 45, ship=3).pos, 0, 1, 45, hands=False)
    assert at_sea.win == pytest.approx(chance_to_win((3, 4), 0, False, EMPTY, EMPTY)[0])


def raw(number: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for (total, _), chance in totals(number, EMPTY).items():
        found[total] = found.get(total, 0.0) + chance
    return found


def test_odds_of_an_area() -> None:
    table = Table(DRAGONS, HORSES, HILLS).put(0, 20, swords=2).put(1, 20, swords=1).put(2, 20, castle=1)
    table.hand(0, ship=1).hand(1, ship=1).go()
    found = odds_in(table.pos, 20, asker=0)
    assert [entry["defender"] for entry in found] == [1, 2]
    assert found[0]["withdrawals"]
    assert found[1]["withdrawals"] == []
    assert odds_in(table.pos, 19) == []


@pytest.mark.parametrize("lead", [-2, 0, 1])
@pytest.mark.parametrize(("one", "other"), [((0, 1, 0, 1, 0), (0, 0, 1, 0, 1)), ((1, 0, 0, 0, 2), EMPTY), (EMPTY, EMPTY)])
def test_without_a_shield_one_of_the_two_wins(one: Hand, other: Hand, lead: int) -> None:
    """After a tie both fight on with what they have left, whoever attacks."""
    for tiles in ((3, 3), (4, 3)):
        attacker = chance_to_win(tiles, lead, False, one, other)[0]
        defender = chance_to_win((tiles[1], tiles[0]), -lead, False, other, one)[0]
        assert attacker + defender == pytest.approx(1)
        held, tie = chance_to_win(tiles, lead, True, one, other)
        assert held < attacker
        assert held + chance_to_win((tiles[1], tiles[0]), -lead, True, other, one)[0] + tie == pytest.approx(1)


def test_a_hand_is_what_is_known_of_it_and_the_rest_of_what_is_unseen() -> None:
    table = Table(HORSES, DRAGONS).hand(1, ship=1, blank=1).bag(1, 1).go()
    table.pos.known[1] = heap_of({"ship": 1})
    pips = table.pos.scene()["tiles"][DRAGONS]
    (left,) = [kind for kind, number in listed(table.pos.bag[1]).items() if number]
    hands = [tuple(sorted((pips["ship"]["pips"], pips[kind]["pips"]))) for kind in ("blank", left)]
    possible = hands_of(table.pos, 1, 0)
    found = {tuple(value for value, count in enumerate(hand, 1) for _ in range(count)): chance for hand, chance in possible.items()}
    assert found == pytest.approx({hand: hands.count(hand) / 2 for hand in hands})
    assert list(hands_of(table.pos, 1, 1)) == [hand_pips(table.pos.hand[1], 0)]
