"""What the log tells: the facts of its events, and the sentences made of them."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.events import BY_BLOWS, BY_BOTH, BY_DIE, BY_ROLLS, BY_STONES, BY_TEARS
from tafelrunde.games.seventhstone.phases.production import open_sheets
from tafelrunde.games.seventhstone.phases.ranking import bidders
from tafelrunde.games.seventhstone.phases.tournament import hold_tournament
from tafelrunde.games.seventhstone.pieces.resources import charge, gain
from tafelrunde.games.seventhstone.words import FOR_MARKET, MERCENARIES
from tafelrunde.testing import rule
from tests.seventhstone.table import Table, at
from tests.seventhstone.test_combat import FIELD, battle
from tests.seventhstone.test_overrun import clash
from tests.seventhstone.test_tournament import KNOCK_OUT, lists


def told(table: Table, language: str = "en", viewer: int | None = None) -> list[list[str]]:
    """The log as it is read: acts, each a sentence and its parts."""
    messages, names = Messages(GAME, language), ["dwarves", "humans"]
    found = joined(acts(table.pos.log or [], viewer), viewer, GAME.verbs)
    return [[line.text for line in sentences(act, viewer, messages, names)] for act in found]


def ranked(*tears: int) -> list[tuple[int, ...]]:
    """What is told of equal bids of players with so many tear stones."""
    table = Table(seats=len(tears)).dice(*range(1, 7))
    for seat in range(len(tears)):
        table.sheet(seat, mercenaries=2)
    table.pos.tears = vec[i64](list(tears))
    bidders(table.pos, MERCENARIES)
    return table.events("tied")


@rule("T9.12", "T9.13")
def test_a_tie_on_a_market_says_what_decides_it() -> None:
    assert ranked(3, 4) == [(FOR_MARKET, 2, 2, BY_TEARS)]
    assert ranked(3, 3) == [(FOR_MARKET, 2, 2, BY_ROLLS)]
    assert ranked(3, 4, 3) == [(FOR_MARKET, 2, 3, BY_BOTH)], "once, however many ranks it takes"
    alone = Table().sheet(0, mercenaries=2).sheet(1, mercenaries=1)
    assert bidders(alone.pos, MERCENARIES) == [0, 1]
    assert alone.events("tied") == []


@rule("T17.12", "T17.15")
def test_a_duel_says_what_a_hit_costs_and_what_decided_it() -> None:
    table = lists(5, 0).dice(*KNOCK_OUT * 2)
    hold_tournament(table.pos)
    assert table.events("duel") == [(0, 1, 5, 0, 3, 1)]
    assert [decided for _, decided in table.events("duel-won")] == [BY_BLOWS]
    for stones, dice, decided in (((1, 0), (1,) * 10, BY_STONES), ((1, 1), (6, 2, *(1,) * 10, 6, 2), BY_DIE)):
        table = lists(*stones).dice(*dice)
        hold_tournament(table.pos)
        assert table.events("duel-won") == [(0, decided)]


@rule("T14.15", "T16.1")
def test_losses_say_what_is_left() -> None:
    table = battle("melee 3 1", "melee 2").dice(6, 6, 6, 6, 1, 6).combat()
    table.dice(1, 1, 1, 1, 6, 6).play(0, "lose 2/2 1 mercenary")
    assert table.events("units-lost")[:1] == [(0, at(FIELD), 0, 1, 3)]
    assert "The Dwarf loses 1 mercenary on 2/2; 3 units are left there." in told(table)[-1]
    assert "Der Zwerg verliert auf 2/2 1 Söldner; dort bleiben 3 Einheiten." in told(table, "de")[-1]


@rule("T12.2", "T11.23")
def test_an_overrun_says_how_many_stand_against_how_many_and_the_end_what_is_left() -> None:
    table = clash(4, 2).dice(1, 1, 6, 6, 6, 6).play(0, "overrun 2/1")
    assert table.events("overrun") == [(0, at("2/1"), 4, 2)]
    assert table.events("battle") == []
    assert table.events("won") == [(0, at("2/1"), 4, 1, 4, 0)]
    assert told(table)[-1][0] == "The Dwarf overruns 2/1: 4 units against 2, at least twice as many."


@rule("T11.6", "T11.12", "T11.13")
def test_a_march_is_told_once_and_what_is_begun_only_until_it_is_done() -> None:
    table = Table().army(0, "1/1", "melee", 2).movement(0).play(0, "march 1/1 2/1 melee")
    assert told(table)[-1] == ["Dwarf: march the melee army from 1/1 to 2/1"]
    table.play(0, "send 1 1 0")
    assert told(table)[-1][0] == "The Dwarf moves 1 military unit (melee) from 1/1 to 2/1."
    assert not any("march" in line or "choose" in line for act in told(table) for line in act)
    table.play(0, "halt 1/1 melee")
    assert "The Dwarf leaves 1 military unit (melee) on 1/1." in [act[0] for act in told(table)], "without a choice which"


@rule("T2.15", "T4.5", "T16.5")
def test_the_fall_of_a_capital_is_told_as_such() -> None:
    table = Table().city(1, "2/2").city(0, "6/6").army(0, "2/2", "melee", 4).conflict("2/2", 1).own(0, "1/1")
    table.dice(1, 1, 1, 1, 6, 6, 6, 6).combat()
    assert table.events("conquered") == [(0, at("2/2"), 1, 1)]
    assert table.events("controls") == []
    (lines,) = [act for act in told(table) if any("falls" in line for line in act)]
    assert "The capital of the Human on 2/2 falls: the Dwarf controls it now, with its tear stones and its production." in lines
    assert "4 city guards of the Human fall; none is left." in lines


@rule("T14.7", "T14.8", "T15.2", "T13.8")
def test_a_roll_says_which_army_or_that_the_city_guard_rolls() -> None:
    table = Table().city(1, "2/2").city(0, "6/6").army(1, "2/2", "ranged", 1).army(0, "2/2", "melee", 2, 1).army(0, "2/1", "cavalry", 1)
    table.supports(0, "2/1", "2/2").conflict("2/2", 1).dice(6, 6, 6, 6, 6, 1, 1, 1, 1).combat()
    rolls = [line.partition(":")[0] for act in told(table) for line in act if " rolls at " in line]
    assert rolls[:4] == [
        "The ranged army of the Human on 2/2 rolls at the Dwarf",
        "The melee army of the Dwarf on 2/2 rolls at the Human",
        "In support the cavalry of the Dwarf on 2/1 rolls at the Human",
        "The city guard of the Human on 2/2 rolls at the Dwarf",
    ]
    german = [line.partition(":")[0] for act in told(table, "de") for line in act if "würfelt" in line]
    assert "Zur Unterstützung würfelt die Kavallerie des Zwergs von 2/1 aus gegen den Menschen" in german
    assert "Die Stadtwache des Menschen auf 2/2 würfelt gegen den Zwerg" in german


@rule("T11.33", "T16.1")
def test_the_armies_of_a_combat_are_told_by_type_and_the_guard_apart() -> None:
    table = Table().city(1, "2/2").city(0, "6/6").army(1, "2/2", "ranged", 1).army(0, "2/2", "melee", 2, 1)
    table.conflict("2/2", 1).dice(1, 6, 6, 1, 1, 1, 1).combat()
    lines = [line for act in told(table) for line in act]
    assert "The Dwarf attacks 2/2 with the melee army (2 military units and 1 mercenary)." in lines
    assert "The Human defends 2/2 with the ranged army (1 military unit) and 4 city guards." in lines
    german = [line for act in told(table, "de") for line in act]
    assert "Der Mensch verteidigt 2/2 mit der Fernkampfarmee (1 Militäreinheit) und 4 Stadtwächtern." in german
    bare = Table().city(1, "2/2").city(0, "6/6").army(0, "2/2", "melee", 1).conflict("2/2", 1).dice(6, 1, 1, 1, 1).combat()
    lines = [line for act in told(bare) for line in act]
    assert "The Human defends 2/2 with 4 city guards." in lines
    assert "The Human wins the combat for 2/2, with 4 city guards left there." in lines


@rule("T4.4", "T4.5", "T9.5")
def test_what_comes_and_goes_says_what_is_in_the_store() -> None:
    table = Table().city(0, "6/5").city(1, "6/6")
    stored = table.pos.store[0]
    gain(table.pos, 0, 2)
    charge(table.pos, 0, 1)
    assert [values[3] for values in table.events("gained")][-1:] == [stored + 2]
    assert [values[3] for values in table.events("paid")] == [stored + 1]
    assert told(table)[-1][-1].endswith(f"and {stored + 1} in the store now).")
    table.sheet(0, melee=3)
    open_sheets(table.pos)
    assert table.events("opened")[0][-1] == table.pos.store[0]
    assert any(line.endswith(" in the store.") for act in told(table) for line in act)
