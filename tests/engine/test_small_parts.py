"""Small parts that everything stands on, by hand: learnt weights, options, bits, symmetries, glossaries, briefs, random play."""

from __future__ import annotations

import json
from math import exp

import pytest
from mypy_extensions import i64

import tafelrunde
from tafelrunde.engine.advice import CHANCE, GOAL, HABIT, MOST, URGENT, WINS, Matter, most_important
from tafelrunde.engine.bits import bits_set
from tafelrunde.engine.brief import BriefLine, parse_brief
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import parse_codex
from tafelrunde.engine.desk import Brush, Field, number_of, opposite
from tafelrunde.engine.errors import BadOptions
from tafelrunde.engine.glossary import explained, rows
from tafelrunde.engine.judgement import UNIT, WHOLE, Judgement, Network, read
from tafelrunde.engine.options import ASKS_ENDS, MOST_TEXT, Option, choice, choice_or_file, number, switch, text
from tafelrunde.engine.packed import vec
from tafelrunde.engine.playout import playout
from tafelrunde.engine.traits import Traits
from tests.bots.toys import Toy

TOY = Traits(["gold", "debt", "luck"], ["red", "blue"], {"gold": 1.0})
TOY.bad, TOY.open = ["debt"], ["luck"]
START = {"red": [1, 10, -20, 3], "blue": [2, 4, -6, 8]}
END = {"red": [5, 30, -40, 7], "blue": [-2, 8, -1, 9]}


def learnt(*tables: int) -> Judgement:
    """Weights in units, larger by a thousand at larger tables, so that each stands out."""
    weights = []
    for seats in tables:
        for role in TOY.roles:
            start = [(weight + 1000 * (seats > 2)) * UNIT for weight in START[role]]
            weights.append({"seats": seats, "role": role, "start": start, "end": [weight * UNIT for weight in END[role]]})
    found = read(json.dumps({"traits": TOY.names, "roles": TOY.roles, "unit": UNIT, "origin": {"games": 5}, "weights": weights}), TOY)
    assert found is not None
    return found


class Judged(Toy):
    """A position that is nothing but its traits."""

    rows: list[vec[i64]]

    def traits(self) -> list[vec[i64]]:
        return self.rows


def chances(judgement: Judgement, *traits: list[int]) -> list[float]:
    pos = Judged()
    pos.begin(len(traits), chance_from_seed(1))
    pos.rows = [vec[i64](row) for row in traits]
    return judgement.chances(pos)


@pytest.mark.parametrize(("role", "name"), list(enumerate(TOY.roles)))
@pytest.mark.parametrize("late", [0, 4, 16])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_score_is_the_weighted_sum_between_the_start_and_the_end(role: int, name: str, late: int, seats: int) -> None:
    judgement = learnt(2, 3)
    start = [weight + 1000 * (seats > 2) for weight in START[name]]
    mixed = [(one * (WHOLE - late) + other * late) / WHOLE for one, other in zip(start, END[name], strict=True)]
    values = [2, 0, 3]
    traits = vec[i64]([role, late, *values])
    assert judgement.score(seats, traits) == pytest.approx(mixed[0] + sum(a * b for a, b in zip(values, mixed[1:], strict=True)))


def test_a_file_of_weights_means_the_same_for_ever() -> None:
    """65,536 of a weight is a score of 1, and a game is all but over when 16 of its 16 parts are."""
    roles = ["red", "blue", "green"]
    rows = [{"seats": seats, "role": role, "start": [0, 65536 * seats], "end": [0, 131072]} for seats in (2, 3) for role in roles]
    traits = Traits(["gold"], roles, {})
    judgement = read(json.dumps({"traits": ["gold"], "roles": roles, "unit": 65536, "origin": {}, "weights": rows}), traits)
    assert judgement is not None
    assert judgement.known == [True] * 6
    assert [judgement.group(role, seats) for seats in (2, 3, 4) for role in range(3)] == [0, 1, 2, 3, 4, 5, 3, 4, 5]
    for role in range(3):
        for seats, start in ((2, 2.0), (3, 3.0)):
            assert judgement.score(seats, vec[i64]([role, 0, 1])) == start
            assert judgement.score(seats, vec[i64]([role, 16, 5])) == 10.0
            assert judgement.score(seats, vec[i64]([role, 8, 1])) == (start + 2) / 2


def test_a_network_sees_own_traits_beside_the_mean_of_the_others() -> None:
    """Two places in the hidden layer: one feels own gold less the others', the other own debt, but not below nothing."""
    one = UNIT
    network = Network([[0, -one], [one, -one]], [[one, 0], [0, one], [0, 0]], [[-one, 0], [0, 0], [0, 0]], [2 * one, -one])
    rows = [vec[i64](row) for row in ([0, 9, 7, 0, 5], [1, 9, 2, 3, 5], [1, 9, 4, 1, 5])]
    felt = [(7 - 3, 0), (0, 2), (1 + 4 - 4.5, 0)]
    assert network.scores(rows) == [2.0 * first - second for first, second in felt]
    assert network.scores(rows[:2]) == [2.0 * 5, -2.0]


def test_chances_are_in_proportion_and_nobody_is_written_off() -> None:
    judgement = Judgement(TOY)
    assert chances(judgement, [0, 0, 1, 0, 0], [1, 0, 0, 0, 0]) == [], "nothing has been learnt"
    for group in range(4):
        judgement.fill(group, [0, UNIT, 0, 0], [0, UNIT, 0, 0])
    assert chances(judgement, [0, 0, 2, 0, 0], [1, 0, 1, 0, 0]) == pytest.approx([exp(1) / (1 + exp(1)), 1 / (1 + exp(1))])
    assert chances(judgement, [0, 0, 99, 0, 0], [1, 0, 0, 0, 0])[1] == pytest.approx(exp(-30.0))
    assert sum(chances(judgement, [0, 0, 1, 0, 0], [1, 0, 5, 0, 0], [0, 0, 3, 0, 0])) == pytest.approx(1)
    assert chances(judgement) == []


def test_only_tables_and_roles_that_were_learnt_are_judged() -> None:
    two = learnt(2)
    assert two.known == [True, True, False, False]
    assert two.origin == {"games": 5}
    assert chances(two, [0, 0, 1, 0, 0], [1, 0, 0, 0, 0])
    assert chances(two, [0, 0, 1, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]) == []
    assert learnt(2, 3).known == [True] * 4
    assert len(Judgement(TOY).weights) == 4 * 2 * 4
    assert [TOY.sign(name) for name in TOY.names] == [1, -1, 0]


@pytest.mark.parametrize("mask", [0, 1, 2, 3, 0b1011, (1 << 63) - 1, 1 << 62, 0x5555555555555555, 0x2AAAAAAAAAAAAAAA, 0x0F0F00F0F000FF01])
def test_bits_are_counted(mask: int) -> None:
    assert bits_set(mask) == bin(mask).count("1")


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (switch("a"), [True, False], [0, 1, "true", None]),
        (number("b", 3, 1, 5), [1, 3, 5], [0, 6, True, "3", 2.0, None]),
        (choice("c", "x", "y"), ["x", "y"], ["z", "", 1, None]),
        (choice("d", 2, 4), [2, 4], [3, "2", True, None]),
        (text("e"), ["", "x" * MOST_TEXT], ["x" * (MOST_TEXT + 1), 1, True, None]),
        (choice_or_file("f", "x", "y"), ["y", "{}", "a\nb"], ["z", "\n" * (MOST_TEXT + 1), 1]),
    ],
)
def test_an_option_takes_what_it_says_and_nothing_else(option: Option, good: list[object], bad: list[object]) -> None:
    assert [option.check(value) for value in good] == good
    for value in bad:
        with pytest.raises(BadOptions, match=f"option '{option.name}' is "):
            option.check(value)


def test_what_is_usual_at_tables_may_differ_from_simulations() -> None:
    assert MOST_TEXT == 100_000
    assert (ASKS_ENDS.default, ASKS_ENDS.at_tables) == (False, True)
    assert (switch("a").at_tables, switch("a", True).at_tables, switch("a", True, False).at_tables) == (False, True, False)
    assert Option("n", 0).allowed() == "a number from 0 to 0"
    assert number("b", 3, 1, 5).to_json() == {"name": "b", "default": 3, "least": 1, "most": 5}


def test_opposite_lies_what_is_mirrored_flipped_or_turned() -> None:
    places = {f"{x}{y}": (float(x), float(y)) for x in (1, 3, 5) for y in (1, 3)}
    found = opposite(places, 6.0, 4.0)
    assert found["mirror"] == {"11": "51", "51": "11", "13": "53", "53": "13"}
    assert found["flip"] == {f"{x}{y}": f"{x}{4 - y}" for x in (1, 3, 5) for y in (1, 3)}
    assert found["rotate"] == {f"{x}{y}": f"{6 - x}{4 - y}" for x in (1, 3, 5) for y in (1, 3)}


def test_what_a_desk_takes_for_granted() -> None:
    brush = Brush("sea", "terrain", ("desk-sea",))
    assert (brush.wants, brush.layer, brush.asks, brush.least, brush.most, brush.twin) == (1, "", "", 1, 9, "")
    field = Field("rows", ("desk-rows",), "number", 3)
    assert (field.least, field.most, field.optional) == (0, 99, False)
    assert [number_of(value) for value in (3, 0, True, "3", None)] == [3, 0, None, None, None]


def test_of_what_matters_the_weightiest_two_are_told() -> None:
    assert WINS > URGENT > CHANCE > HABIT > GOAL > 0
    assert (WINS, URGENT) == (1.0, 0.8)
    matters = [Matter("goal-own", 0.2, "X"), Matter("bag", 0.4, "X"), Matter("goal-foe", 0.5, "X"), Matter("tile", 0.1, "X")]
    assert [matter.key for matter in most_important(matters)] == ["goal-foe", "bag"]
    assert [matter.key for matter in most_important(matters, 3)] == ["goal-foe", "bag", "tile"]
    assert [matter.key for matter in most_important(matters, 1)] == ["goal-foe"]
    assert (len(most_important(matters)), most_important([])) == (MOST, [])


GLOSSARY = """
| English | German |
|---|---|
| hill, hills | Hügel |
| *crown* (of gold) | Krone | X1.2 |

| other | table |
|---|---|
| not | this |
"""


def test_a_word_is_explained_by_the_rule_that_stresses_it_or_begins_with_it() -> None:
    codex = parse_codex(
        "# 1 Hills\n- **A1** The old tin mine is a place.\n- **A2** A very old tin mine is a place.\n- **A3** Whoever digs, *finds* it.\n",
        "x",
        "en",
    )
    assert explained(codex) == {"hill": "A1", "hills": "A1", "old tin mine": "A1", "finds": "A3"}, "a term has three words at most"


def test_a_glossary_is_the_rows_below_its_head() -> None:
    assert rows(GLOSSARY) == [("hill, hills", "Hügel", ""), ("crown", "Krone", "X1.2")]


BRIEF = """# Two minutes

You win
by points.

## Turns <!-- turn -->
- Draw a card (X1.2, X1.3)
- Play it
no line
## The end <!-- end -->
- Count (X9)
"""


def test_a_brief_has_a_title_an_opening_and_chapters_with_their_rules() -> None:
    brief = parse_brief(BRIEF)
    assert (brief.title, brief.opening) == ("Two minutes", "You win by points.")
    assert [(chapter.title, chapter.moment) for chapter in brief.chapters] == [("Turns", "turn"), ("The end", "end")]
    assert [chapter.lines for chapter in brief.chapters] == [
        [BriefLine("Draw a card", ("X1.2", "X1.3")), BriefLine("Play it", ())],
        [BriefLine("Count", ("X9",))],
    ]


@pytest.mark.parametrize("seed", range(4))
def test_random_play_ends_where_it_should(seed: int) -> None:
    game = tafelrunde.find("apple")
    pos = game.new(3, seed)
    assert playout(pos, chance_from_seed(seed), 0) == 0
    assert playout(pos, chance_from_seed(seed), 2) == 2
    assert pos.ply >= 2
    played = playout(pos, chance_from_seed(seed), 10_000)
    assert pos.is_over()
    assert played < 10_000
    assert playout(pos, chance_from_seed(seed), 5) == 0
