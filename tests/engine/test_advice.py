"""Advice: few sentences with real rules, in both languages, from nothing but what the seat knows; each says what the position shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

import pytest

from tafelrunde.engine.advice import MOST, Matter, most_important
from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import LANGUAGES, load_codex
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import Messages, keys, places_of
from tafelrunde.engine.position import Position
from tafelrunde.engine.record import Record, replay
from tests.battlelore.table import table as battlelore
from tests.bloodstones.table import Table as Bloodstones
from tests.records import paths, read
from tests.root.table import Table as Root
from tests.seventhstone.table import Table as SeventhStone

GAMES = [game.id for game in games()]
EVERY = 61
"""Decisions from one that is looked at to the next."""


@cache
def moments(game: str) -> tuple[Record, list[Position]]:
    """Decisions of a recorded game, spread over all of it."""
    record = read(paths(game)[3])
    kept: list[Position] = []
    replay(record, watch=lambda ply, pos: kept.append(pos.copy()) if ply % EVERY == 0 else None)
    return record, kept


@pytest.mark.parametrize("game", GAMES)
def test_what_matters_is_said_in_sentences_with_their_rules(game: str) -> None:
    record, kept = moments(game)
    names = record.game.seat_names(record.roles)
    codex = load_codex(record.game.package, "en")
    said = 0
    words = [Messages(record.game, lang, places_of(kept[0])) for lang in LANGUAGES]
    for pos in kept:
        for seat in pos.waiting():
            every = record.game.advice(Eyes(pos, seat))
            assert len(most_important(every)) == min(MOST, len({matter.topic for matter in every}))
            for matter in every:
                assert matter.rule in codex
                texts = [messages.say(f"advice-{matter.key}", **messages.words(matter.about, names)) for messages in words]
                assert all(text.endswith(".") and not re.search(r"[\[\]{}]|\?\?", text) for text in texts), texts
                said += 1
    assert said > len(kept)


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_the_same_in_worlds_that_look_the_same(game: str) -> None:
    record, kept = moments(game)
    for pos in kept:
        for seat in pos.waiting():
            plain = [told(matter) for matter in record.game.advice(Eyes(pos, seat))]
            for world in range(2):
                other = pos.guess(seat, chance_from_seed(world))
                assert [told(matter) for matter in record.game.advice(Eyes(other, seat))] == plain


def told(matter: Matter) -> tuple[str, float, str, list[tuple[str, int]]]:
    return matter.key, matter.weight, matter.rule, [(arg.name, value) for arg, value in matter.about]


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_without_its_reason(game: str) -> None:
    package = find(game).package
    source = (files(package) / "judgement/advice.py").read_text("utf-8")
    for lang in LANGUAGES:
        written = {key.removeprefix("advice-") for key in keys(package, lang) if key.startswith("advice-")}
        assert written
        assert all(f'"{key}"' in source for key in written)


def test_a_game_without_advice_says_nothing() -> None:
    apple = find("apple")
    pos = apple.new(2)
    assert not apple.has_advice()
    assert apple.advice(Eyes(pos, pos.waiting()[0])) == []
    assert all(game.has_advice() for game in games())


def test_of_one_topic_only_the_weightiest_is_told() -> None:
    told = most_important([Matter("goal", 0.3, "X"), Matter("prey-alone", 0.5, "X"), Matter("prey", 0.6, "X"), Matter("hand", 0.4, "X")])
    assert [matter.key for matter in told] == ["prey", "hand"]


def heard(pos: Position, seat: int, game: str) -> dict[str, dict[str, int]]:
    """What a seat is told: the keys, with the values in their sentences."""
    return {matter.key: {arg.name: value for arg, value in matter.about} for matter in find(game).advice(Eyes(pos, seat))}


def root(edit: Callable[[Root], object]) -> dict[str, dict[str, int]]:
    table = Root("marquise eyrie")
    table.put("marquise", 5, warriors=2, sawmill=1).put("eyrie", 5, warriors=1)
    edit(table)
    table.daylight("marquise")
    return heard(table.pos, table.seat("marquise"), "root")


def test_root_warns_of_more_warriors_and_not_of_fewer() -> None:
    assert "exposed" not in root(lambda table: None)
    warned = root(lambda table: table.put("eyrie", 5, warriors=3))["exposed"]
    assert (warned["own"], warned["theirs"], warned["pieces"]) == (2, 4, 1)


def test_root_shows_prey_where_one_is_stronger() -> None:
    assert not {"prey", "prey-alone"} & root(lambda table: None).keys()
    assert root(lambda table: table.put("eyrie", 5, roost=1))["prey"]["theirs"] == 1
    assert root(lambda table: table.put("marquise", 6, warriors=1).put("eyrie", 6, roost=1))["prey-alone"]["pieces"] == 1


def test_root_knows_who_is_near_the_end() -> None:
    early = root(lambda table: table.points(eyrie=24, marquise=3))
    assert (early["goal-behind"]["points"], early["goal-behind"]["own"]) == (24, 3)
    assert "goal-foe" not in early
    assert root(lambda table: table.points(eyrie=26))["goal-foe"]["left"] == 4
    assert root(lambda table: table.points(marquise=28))["goal-own"]["left"] == 2


def test_root_speaks_of_wood_that_scores() -> None:
    assert root(lambda table: None)["wood-none"]["wood"] == 0
    assert root(lambda table: table.put("marquise", 5, wood=1))["wood"]["points"] == 1


def bloodstones(edit: Callable[[Bloodstones], object]) -> dict[str, dict[str, int]]:
    table = Bloodstones("horse_lords", "hill_folk").put(0, 69, citadel=1).put(1, 41, citadel=1).hand(0, swords=1, blank=1)
    edit(table)
    return heard(table.go().pos, 0, "bloodstones")


def test_bloodstones_watches_villages() -> None:
    assert not {"village-besieged", "village-held", "prey"} & bloodstones(lambda table: table.village(0, 20)).keys()
    assert bloodstones(lambda table: table.village(0, 20).put(1, 20, swords=1))["village-besieged"]["units"] == 1
    assert bloodstones(lambda table: table.village(1, 20).put(0, 20, swords=1))["village-held"]["villages"] == 1


def test_bloodstones_says_when_the_bag_runs_out() -> None:
    assert "regroup" not in bloodstones(lambda table: None)
    assert bloodstones(lambda table: table.village(0, 20).bag(0, 3))["regroup"] == {"bag": 3, "villages": 1}


def test_bloodstones_keeps_the_best_tile_for_villages() -> None:
    assert bloodstones(lambda table: None)["tile"]["pips"] == 5
    assert bloodstones(lambda table: table.hand(0, swords=1))["tile"]["pips"] == 4


def test_battlelore_finds_units_that_can_be_finished_off() -> None:
    whole = battlelore("S HBS r4c6", "P HBS r5c6", "P HBS r9c1").combat("r4c6")
    assert not {"hurt-foe", "hurt-own"} & heard(whole.pos, whole.seat(), "battlelore").keys()
    hurt = battlelore("S HBS r4c6", "P HBS r5c6 x1", "P HBS r9c1").combat("r4c6")
    assert heard(hurt.pos, hurt.seat(), "battlelore")["hurt-foe"]["figures"] == 1
    weak = battlelore("S HBS r4c6 x2", "P HBS r5c6", "P HBS r9c1").combat("r4c6")
    assert heard(weak.pos, weak.seat(), "battlelore")["hurt-own"]["figures"] == 2


def test_battlelore_sees_who_will_not_stand() -> None:
    alone = battlelore("S HBS r4c6", "P HBS r5c6", "P HBS r9c1").combat("r4c6")
    assert heard(alone.pos, alone.seat(), "battlelore")["unsteady"]["foes"] == 1
    supported = battlelore("S HBS r4c6", "S HBS r4c5", "S HBS r4c7", "P HBS r9c1").combat("r4c6")
    assert "unsteady" not in heard(supported.pos, supported.seat(), "battlelore")


def test_battlelore_knows_the_last_banner() -> None:
    last = battlelore("S HBS r4c6", "P HBS r5c6", goals=(1, 6)).combat("r4c6")
    told = heard(last.pos, last.seat(), "battlelore")
    assert "goal-own" in told
    assert "goal-foe" not in told


TEMPLE = "\n".join(["P P P P P P"] * 2 + ["P P Tp P P P"] + ["P P P P P P"] * 3)


def test_seventh_stone_watches_temples() -> None:
    def heard_of(*armies: tuple[int, str, int]) -> dict[str, dict[str, int]]:
        table = SeventhStone(TEMPLE).city(0, "1/1").city(1, "6/6").own(0, "3/3")
        for seat, field, units in armies:
            table.own(seat, field).army(seat, field, "melee", units)
        return heard(table.movement(0).pos, 0, "seventhstone")

    assert "threat" not in heard_of()
    assert heard_of((1, "3/4", 2))["threat"]["theirs"] == 2
    assert "threat" not in heard_of((1, "3/4", 2), (0, "3/3", 2))


def test_seventh_stone_counts_the_end_of_the_year() -> None:
    table = SeventhStone().city(0, "1/1").city(1, "6/6")
    assert not {"goal-own", "goal-foe"} & heard(table.movement(0).pos, 0, "seventhstone").keys()
    table.pos.tears[1] = 7
    assert heard(table.pos, 0, "seventhstone")["goal-foe"]["tears"] == 7


def test_seventh_stone_counts_what_barracks_take_in() -> None:
    table = SeventhStone().city(0, "1/1").city(1, "6/6")
    room = heard(table.allocation().pos, 0, "seventhstone")["barracks"]
    assert room == {"room": 4, "stones": 8}
