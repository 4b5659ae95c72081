"""The generator: same everywhere, uniform, and with no pattern the usual tests find."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.engine.chance import FAST, KEYED, Chance, chance_at, chance_from_seed, commitment
from tafelrunde.engine.state import dump

SECRET = bytes(range(32))
FAST_STREAM = [732, 194, 435, 759, 772, 845]
KEYED_STREAM = [985, 647, 543, 46, 112, 79]
FAST_BITS = [3146254478, 836679151, 1870173747, 3262630017]
FAR_BITS = [3885639136, 4174559579, 3972254853, 1008434518, 2103211240, 1794437688]


def chi_square(counts: list[int]) -> float:
    """How many standard deviations the chi-square statistic lies from its mean."""
    mean = sum(counts) / len(counts)
    statistic = sum((count - mean) ** 2 / mean for count in counts)
    freedom = len(counts) - 1
    return (statistic - freedom) / math.sqrt(2 * freedom)


def test_the_stream_of_a_seed_never_changes() -> None:
    fast, keyed = chance_from_seed(7), chance_from_seed(SECRET, KEYED)
    assert [fast.below(1000) for _ in range(6)] == FAST_STREAM
    assert [keyed.below(1000) for _ in range(6)] == KEYED_STREAM


def test_every_bit_of_a_stream_stays_as_it_is() -> None:
    fast = chance_from_seed(7)
    assert [fast.bits() for _ in range(4)] == FAST_BITS
    assert [chance_at(1, 2, count).bits() for count in (0, 1, 1 << 31, 1 << 32, (1 << 32) + 1, 5 << 32)] == FAR_BITS


@pytest.mark.parametrize("kind", [FAST, KEYED])
@pytest.mark.parametrize("sides", [2, 6, 54, 1000])
def test_draws_are_uniform(kind: str, sides: int) -> None:
    chance = chance_from_seed(SECRET, kind)
    counts = [0] * sides
    for _ in range(60_000):
        counts[chance.below(sides)] += 1
    assert abs(chi_square(counts)) < 4.5


@pytest.mark.parametrize("kind", [FAST, KEYED])
def test_draws_are_uniform_where_the_range_does_not_divide_what_is_drawn(kind: str) -> None:
    chance = chance_from_seed(SECRET, kind)
    sides = 3 << 29
    thirds, remainders = [0] * 3, [0] * 3
    for _ in range(20_000):
        drawn = chance.below(sides)
        thirds[drawn >> 29] += 1
        remainders[drawn % 3] += 1
    assert abs(chi_square(thirds)) < 4.5
    assert abs(chi_square(remainders)) < 4.5
    assert chance.count > 22_000, "a quarter is drawn again"


@pytest.mark.parametrize("lag", [1, 2, 3, 7])
def test_successive_draws_are_independent(lag: int) -> None:
    chance = chance_from_seed(11)
    stream = [chance.below(8) for _ in range(60_000)]
    counts = [0] * 64
    for first, second in zip(stream, stream[lag:], strict=False):
        counts[first * 8 + second] += 1
    assert abs(chi_square(counts)) < 4.5


def test_every_bit_is_balanced_and_every_input_bit_flips_half_of_the_output() -> None:
    flips = [0] * 32
    ones = [0] * 32
    trials = 4_000
    for trial in range(trials):
        key = chance_from_seed(trial)
        one = key.copy().bits()
        other = Chance(key.key_low ^ 1 << trial % 32, key.key_high, 0, None).bits()
        far = Chance(key.key_low, key.key_high ^ 1 << trial % 32, 0, None).bits()
        for bit in range(32):
            ones[bit] += one >> bit & 1
            flips[bit] += (one ^ other) >> bit & 1
            flips[bit] += (one ^ far) >> bit & 1
    limit = 5 * math.sqrt(trials / 4)
    assert all(abs(count - trials / 2) < limit for count in ones)
    assert all(abs(count - trials) < 5 * math.sqrt(trials / 2) for count in flips)


def test_neighbouring_seeds_and_counters_are_unrelated() -> None:
    counts = [0] * 36
    for seed in range(30_000):
        counts[chance_from_seed(seed).below(6) * 6 + chance_from_seed(seed + 1).below(6)] += 1
    assert abs(chi_square(counts)) < 4.5


def test_permutations_of_a_shuffle_are_equally_likely() -> None:
    chance = chance_from_seed(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        deck = [0, 1, 2, 3]
        chance.shuffle(deck)
        counts[tuple(deck)] = counts.get(tuple(deck), 0) + 1
    assert len(counts) == 24
    assert abs(chi_square(list(counts.values()))) < 4.5


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_draws_stay_in_range(seed: int, n: int) -> None:
    chance = chance_from_seed(seed)
    assert all(0 <= chance.below(n) < n for _ in range(5))
    assert 1 <= chance.roll() <= 6


def test_a_copy_goes_its_own_way() -> None:
    chance = chance_from_seed(3)
    twin = chance.copy()
    assert [chance.roll() for _ in range(5)] == [twin.roll() for _ in range(5)]
    twin.roll()
    assert chance.count == 5
    assert twin.count == 6


def test_a_keyed_seed_must_be_secret_bytes() -> None:
    for bad in (7, b"short", bytes(15), bytes(65)):
        with pytest.raises(ValueError):
            chance_from_seed(bad, KEYED)


def test_a_keyed_generator_is_nothing_but_its_secret_and_its_count() -> None:
    for good in (bytes(16), bytes(64)):
        assert dump(chance_from_seed(good, KEYED)) == {"#": "Chance", "key_low": 0, "key_high": 0, "count": 0, "secret": dump(good)}


def test_a_commitment_tells_seeds_apart_and_is_not_the_draws() -> None:
    assert commitment(SECRET) != commitment(SECRET[::-1])
    assert len(commitment(SECRET)) == 64
