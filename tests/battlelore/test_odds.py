"""Exact odds against enumeration of all dice and against play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.games.battlelore import GAME
from tafelrunde.games.battlelore.council.landmarks import add_creature
from tafelrunde.games.battlelore.lore import lasting as fx
from tafelrunde.games.battlelore.odds import Odds, odds
from tafelrunde.games.battlelore.tables import UNIT_IDS
from tafelrunde.testing import rule
from tests.battlelore.table import FACES, Table, table

FAR_AWAY = "P HBS r9c13"


def total(chances: dict[int, Fraction]) -> Fraction:
    return sum(chances.values(), Fraction(0))


def test_hits_and_flags_agree_with_all_dice() -> None:
    t = table("S HBS r4c6", "P HGC r5c6", FAR_AWAY)
    found = odds(t.pos, "r4c6", "r5c6")
    hits: Counter[int] = Counter()
    flags: Counter[int] = Counter()
    for roll in product(FACES, repeat=3):
        hits[roll.count("G") + max(0, roll.count("X") - 1)] += 1
        flags[roll.count("F")] += 1
    assert {n: chance * 216 for n, chance in found.hits.items()} == hits
    assert {n: chance * 216 for n, chance in found.flags.items()} == flags
    assert total(found.losses) == total(found.retreat) == total(found.symbols) == 1


def simulate(t: Table, attack: str, games: int) -> tuple[Counter[int], float, float]:
    """Figures lost, share of eliminations and of targets driven off alive, in play that ignores and retreats as the odds assume."""
    losses: Counter[int] = Counter()
    dead = away = 0
    target = t.unit(attack.split()[2])
    origin, before = t.pos.place[target], t.pos.figures[target]
    for seed in range(games):
        pos = t.pos.copy()
        pos.chance = chance_from_seed(seed)
        pos.play(pos.waiting()[0], pos.verbs().parse(attack))
        while pos.stack and (step := type(pos.stack[-1]).__name__) in ("Flags", "Retreat", "Symbols"):
            seat = pos.waiting()[0]
            pos.play(seat, pos.verbs().parse("goblet") if step == "Symbols" else pos.moves(seat)[-1])
        losses[before - pos.figures[target]] += 1
        dead += pos.figures[target] == 0
        away += pos.figures[target] > 0 and pos.place[target] != origin
    return losses, dead / games, away / games


CASES = [
    ("S HRS r4c6", "P HBS r5c6 x2", ""),
    ("S HRS r4c6", "P GBH r5c6 x3", ""),
    ("S HBC r4c6", "P DBS r5c6", "rampart r5c6"),
    ("S HGB r4c6", "P HGS r5c6", "wooded r5c6"),
    ("S HRS r8c6", "P HBS r9c6 x2", ""),
    ("S HRS r4c6", "P CSP r5c6", ""),
    ("S CHG r4c6", "P HRS r5c6 x3", ""),
    ("S HRS r8c6", "P CSP r9c6", ""),
]


@pytest.mark.parametrize(("attacker", "target", "terrain"), CASES)
def test_odds_agree_with_play(attacker: str, target: str, terrain: str) -> None:
    start, end = attacker.split()[2], target.split()[2]
    t = table(attacker, target, "P HBS r9c13", "S HBS r1c1", "P HGB r2c1", terrain=terrain)
    t.combat(start, "r1c1")
    found = odds(t.pos, start, end)
    games = 3000
    losses, dead, away = simulate(t, f"attack {start} {end}", games)

    def near(share: float, chance: Fraction) -> bool:
        return bool(abs(share - float(chance)) < 4 * (float(chance * (1 - chance)) / games) ** 0.5 + 1e-9)

    assert near(dead, found.eliminated)
    assert near(away, found.driven_off)
    for lost in set(losses) | set(found.losses):
        assert near(losses[lost] / games, found.losses.get(lost, Fraction(0))), lost


def test_battle_back_and_its_answer() -> None:
    t = table("S HBS r4c6", "P DBS r5c6", FAR_AWAY)
    found = odds(t.pos, "r4c6", "r5c6")
    assert found.answer is not None
    assert found.answer.dice == 3
    assert found.answer.answer is None
    assert found.eliminated + found.driven_off + found.battle_back == 1
    none = odds(t.pos, "r4c6", "r5c6", ignore="none")
    assert none.battle_back < found.battle_back
    shot = table("S HGB r4c6", "P DBS r7c6", FAR_AWAY)
    assert odds(shot.pos, "r4c6", "r7c6").battle_back == 0


def test_cards_count_and_json_is_plain() -> None:
    t = table("S HBS r4c6", "P HBS r5c6", FAR_AWAY)
    plain = odds(t.pos, "r4c6", "r5c6")
    t.pos.add_effect(1, t.unit("r4c6"), 1, 2)
    assert odds(t.pos, "r4c6", "r5c6").dice == plain.dice + 1
    assert isinstance(plain, Odds)
    assert plain.to_json()["hits"]["0"] == pytest.approx(float(plain.hits[0]))
    t.pos.add_effect(22, t.unit("r4c6"), 1, 2)
    assert total(odds(t.pos, "r4c6", "r5c6").hits) == 1
    with pytest.raises(Unreadable, match="need a unit"):
        odds(t.pos, "r4c6", "r5c5")


def test_a_hydra_loses_heads() -> None:
    t = table("S HBS r4c6", FAR_AWAY)
    add_creature(t.pos, 1, UNIT_IDS.index("CHY"), t.hex("r5c6"))
    # Three dice: only three helmets, or helmets and strikes that all turn out critical, take all three heads.
    found = odds(t.pos, "r4c6", "r5c6")
    expected = sum(Fraction(1, 216) * ways * Fraction(1, 6) ** strikes for strikes, ways in ((0, 1), (1, 3), (2, 3), (3, 1)))
    assert found.eliminated == expected


@rule("B20.9", "B20.32")
def test_a_hydra_with_its_back_to_the_edge_still_has_three_heads_to_lose() -> None:
    t = table("S HBS r8c6", "P HBS r1c1")
    add_creature(t.pos, 1, UNIT_IDS.index("CHY"), t.hex("r9c6"))
    # One flag is ignored. Two flags: two dice, enough for the heads that a helmet or a critical strike has left. Three flags: four.
    found = odds(t.pos, "r8c6", "r9c6")
    open_ground = sum(Fraction(1, 216) * ways * Fraction(1, 6) ** strikes for strikes, ways in ((0, 1), (1, 3), (2, 3), (3, 1)))
    three_flags = Fraction(1, 216) * (4 * Fraction(5, 6**4) + Fraction(1, 6**4))
    two_flags = Fraction(3, 216) * (1 + Fraction(1, 6)) * Fraction(1, 36)
    assert found.eliminated == open_ground + three_flags + two_flags


@rule("B10.20")
def test_a_cliff_behind_the_target_blocks_its_retreat() -> None:
    cliff = '[cliffs]\nr6c6 = ["sw"]\nr6c5 = ["se"]'
    t = table("S HRS r4c6", "P HBS r5c6", FAR_AWAY, terrain="cliff r6c5 r6c6", extra=cliff)
    assert set(odds(t.pos, "r4c6", "r5c6").retreat) == {0}


@rule("B16.5")
def test_a_battle_back_is_not_answered() -> None:
    t = table("S DBS r4c6", "P DBS r5c6", FAR_AWAY)
    found = odds(t.pos, "r4c6", "r5c6")
    assert found.battle_back > 0
    assert found.answer is not None
    assert found.answer.battle_back == 0


@rule("B10.7")
def test_parried_berserks_roll_two_dice() -> None:
    t = table("S HBS r4c6", "P HRS r5c6", FAR_AWAY)
    for code, amount in ((fx.BERSERK, 1), (fx.FIXED_DICE, 2)):
        t.pos.add_effect(code, t.unit("r4c6"), amount, fx.TURN)
    assert max(odds(t.pos, "r4c6", "r5c6").hits) == 2


@rule("B20.29")
def test_a_creature_goes_on_over_those_it_tramples_down() -> None:
    t = table("S HBS r4c6", "P CSP r5c6", "P HBS r6c5", "P HBS r6c6 x2", FAR_AWAY)
    found = odds(t.pos, "r4c6", "r5c6")
    # Two flags: one is ignored, two hexes are blocked; if it survives two dice it leaves over the two figures behind it. Three: four hexes.
    assert set(found.retreat) == {0, 2, 4}
    # The third die does nothing (3 faces) or hits without being critical (2 faces, 5 of 6).
    assert found.retreat[2] == 3 * (3 + 2 * Fraction(5, 6)) * Fraction(1, 216) * Fraction(25, 36)
    assert found.driven_off > 0


def asked(t: Table, seat: int, move: str) -> dict[str, object]:
    """What the game answers a player who asks for the chances of a move."""
    found = GAME.odds(Eyes(t.pos, seat), t.pos.verbs().parse(move))
    assert found is not None
    return found


def test_a_player_gets_the_odds_of_an_attack_by_its_move() -> None:
    t = table("S HBS r4c6", "P HGC r5c6", FAR_AWAY).combat("r4c6")
    told = asked(t, 0, "attack r4c6 r5c6")
    exact = odds(t.pos, "r4c6", "r5c6").to_json()
    assert {key: told[key] for key in exact} == exact
    assert told["expected"] == pytest.approx(float(sum(n * chance for n, chance in odds(t.pos, "r4c6", "r5c6").hits.items())))
    assert GAME.odds(Eyes(t.pos, 0), t.pos.verbs().parse("end")) is None


def test_a_player_gets_the_odds_of_his_battle_back() -> None:
    t = table("S HBS r4c6", "P DBS r5c6", FAR_AWAY).combat("r4c6")
    t.dice("GGG").play("attack r4c6 r5c6")
    told = asked(t, 1, "battle-back")
    assert told["dice"] == 3
    assert told["answer"] is None


def test_a_player_gets_the_odds_of_a_bonus_attack() -> None:
    t = table("S HBC r4c6", "P HGC r5c6", FAR_AWAY).combat("r4c6")
    t.dice("FRR").play("attack r4c6 r5c6", "retreat r6c6", "gain-ground", "pass")
    told = asked(t, 0, "bonus-attack r6c6")
    assert told["dice"] == 3
