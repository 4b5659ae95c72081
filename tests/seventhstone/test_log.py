"""What the log tells: the facts of its events, and the sentences made of them."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.events import EVERYONE, Event
from tafelrunde.engine.messages import Messages
from tafelrunde.engine.packed import vec
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.combat.support import support_way
from tafelrunde.games.seventhstone.events import (
    BY_BLOWS,
    BY_BOTH,
    BY_DIE,
    BY_LAST_ROLL,
    BY_MOST_TEARS,
    BY_PERMANENT,
    BY_ROLLS,
    BY_STONES,
    BY_TEARS,
    BY_VALUE,
    ONLY_DUEL,
)
from tafelrunde.games.seventhstone.phases.production import open_sheets
from tafelrunde.games.seventhstone.phases.ranking import bidders, roll_off
from tafelrunde.games.seventhstone.phases.tournament import hold_tournament
from tafelrunde.games.seventhstone.pieces.resources import charge, gain, take_control
from tafelrunde.games.seventhstone.turn import decided_by, tell_standing
from tafelrunde.games.seventhstone.words import (
    BUILDING_NAMES,
    BY_LAND,
    BY_PORTAL,
    CAVALRY,
    COMBAT,
    ERUPTION,
    FOR_MARKET,
    MELEE,
    MERCENARIES,
    MOVING,
    PRECISION,
    RANGED,
    range_of,
)
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
    assert table.events("duel") == [(0, 1, 5, 0, 3, 1, ONLY_DUEL)]
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
    assert table.events("overrun") == [(0, at("2/1"), 4, 2, 1, 1, 0)]
    assert table.events("battle") == []
    assert table.events("won") == [(0, at("2/1"), 4, 1, 4, 0)]
    assert told(table)[-1][0] == "The Dwarf overruns the Human on 2/1: 4 units against 2, at least twice as many."
    assert told(table, "de")[-1][0] == "Der Zwerg überrennt den Menschen auf 2/1: 4 Einheiten gegen 2, mindestens doppelt so viele."


@rule("T11.6", "T11.12", "T11.13")
def test_a_march_is_told_once_and_what_is_begun_only_until_it_is_done() -> None:
    table = Table().army(0, "1/1", "melee", 2).movement(0).play(0, "march 1/1 2/1 melee")
    assert told(table)[-1] == ["Dwarf: march the melee army from 1/1 to 2/1"]
    table.play(0, "send 1 1 0")
    assert told(table)[-1][0] == "The Dwarf moves 1 military unit (melee) from 1/1 to 2/1."
    assert not any("march" in line or "choose" in line for act in told(table) for line in act)
    table.play(0, "halt 1/1 melee")
    assert table.events("halted") == [], "it never set out"
    assert not any("1 military unit" in line and "moves" not in line for act in told(table) for line in act)


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


def said(name: str, language: str = "en", **values: int) -> str:
    """An event in words; what is not given is 0."""
    kind = next(kind for kind in GAME.events.kinds if kind.name == name)
    numbers = tuple(values.get(arg.name, 0) for arg in kind.args)
    return Messages(GAME, language).event(Event(kind, numbers, EVERYONE, EVERYONE), None, ["dwarves", "humans", "elves"])


@rule("T11.12")
def test_units_stop_where_they_came_to() -> None:
    table = Table().army(0, "1/1", "cavalry", 2).movement(0).play(0, "march 1/1 2/1 cavalry", "send 1 1 0", "halt 2/1 cavalry")
    assert table.events("halted") == [(0, at("2/1"), 1, 0, 2)]
    assert "The Dwarf stops on 2/1 with 1 military unit (cavalry)." in [act[0] for act in told(table)]
    assert "Der Zwerg hält auf 2/1 mit 1 Militäreinheit (Kavallerie)." in [act[0] for act in told(table, "de")]
    assert said("halted", "de", mercenaries=2).endswith("mit 2 Söldnern (Nahkampf).")


@rule("T11.26", "T11.27")
def test_a_capital_without_an_army_is_named_on_the_way_in_and_on_the_way_out() -> None:
    table = Table().city(1, "2/1").city(0, "6/6").army(0, "1/1", "cavalry", 2).army(0, "6/6", "melee", 1).movement(0)
    table.play(0, "march 1/1 2/1 cavalry", "send 1 1 0")
    inside = "The Dwarf moves 1 military unit (cavalry) from 1/1 to 2/1, into the Human's capital, where no army stands; "
    assert told(table)[-1][0] == inside + "ending a move there attacks it."
    table.play(0, "march 2/1 3/1 cavalry")
    lines = [act[0] for act in told(table)]
    assert "The Dwarf moves 1 military unit (cavalry) on from 2/1 to 3/1, out of the Human's capital again without an attack." in lines
    assert any("wieder hinaus aus der Hauptstadt des Menschen, ohne sie anzugreifen" in act[0] for act in told(table, "de"))
    table.play(0, "march 1/1 2/1 cavalry", "halt 2/1 cavalry")
    assert any("The Dwarf attacks the Human's capital on 2/1, which is a conflict field now." in act for act in told(table))
    assert said("conflict", "de", defender=1, capital=1).startswith("Der Zwerg greift die Hauptstadt des Menschen auf ")
    assert said("battle", capital=1, owner=1).startswith("Combat for the Human's capital on ")
    assert said("battle", "de", capital=1, owner=1).startswith("Der Kampf um die Hauptstadt des Menschen auf ")


@rule("T11.3")
def test_a_move_that_is_the_only_one_left_stands_by_itself_and_says_why() -> None:
    table = Table().army(0, "1/1", "melee", 1, 1).movement(0).play(0, "march 1/1 2/1 melee", "send 1 1 0")
    assert [values[-2] for values in table.events("marched")] == [0, 1]
    lines = [act[0] for act in told(table)]
    assert "The Dwarf moves 1 mercenary (melee) from 1/1 to 2/1: it is the only move left with which the limits can be kept." in lines
    assert said("marched", "de", military=1, forced=1).endswith("; nur so können die Kapazitätsregeln noch eingehalten werden.")


@rule("T12.13", "T12.14")
def test_late_overruns_come_before_the_combat_phase_under_their_own_heading() -> None:
    table = clash(4, 2).dice(*[6, 6, 1, 1, 1, 1]).play(0, "end")
    while table.pos.stage == MOVING:
        table.play(1, "end")
    assert table.events("late-overruns") == [(0,)]
    assert table.events("combats") == []
    table.play(0, "pass")
    assert table.events("no-overrun") == [(0,)]
    assert len(table.events("combats")) == 1
    lines = [act[0] for act in told(table)]
    heading = lines.index("All have moved; the Dwarf may overrun conflict fields now.")
    assert lines[heading + 1 : heading + 3] == [
        "The Dwarf leaves the conflicts that are left to the combat phase.",
        "The combat phase begins.",
    ]
    assert said("no-overrun", "de") == "Der Zwerg überlässt die übrigen Konflikte der Kampfphase."


@rule("T4.9", "T4.12")
def test_stones_of_the_fallen_and_stones_from_the_sheet_are_told() -> None:
    table = battle("melee 2", "melee 1").dice(1, 6, 6).combat()
    assert table.events("stones-back") == [(1, 1, table.pos.store[1] + 2)], "before the field is lost"
    chosen = battle("melee 3 1", "melee 3 1").dice(1, 1, 6, 6, 1, 1, 6, 6).combat()
    store = int(chosen.pos.store[0])
    chosen.pos.log = []  # as at a table, where every decision has a log of its own
    chosen.play(0, "lose 2/2 1 military")
    assert chosen.events("stones-back") == [(0, 1, store + 1)], "told when the unit falls, not summed up at the end"
    fallen = "1 resource stone of the Human returns from destroyed military units"
    assert any(line.startswith(fallen) for act in told(table) for line in act)
    assert said("stones-back", "de", seat=1, stones=2).startswith("2 Rohstoffsteine des Menschen kommen von vernichteten Militäreinheiten")
    poor = Table().city(0, "6/5").city(1, "6/6")
    poor.pos.store[0] = 1
    poor.sheet(0, movement=3)
    poor.pos.store[0] = 1
    charge(poor.pos, 0, 3)
    assert poor.events("paid")[-1][1:] == (3, poor.pos.value[0], 0, 2)
    assert ", 2 of them from market and production fields (" in said("paid", stones=3, sheet=2)
    assert ", davon 2 von Markt- und Produktionsfeldern (" in said("paid", "de", stones=3, sheet=2)


@rule("T11.23")
def test_a_field_is_taken_with_its_buildings() -> None:
    table = Table().city(0, "6/5").own(1, "2/1").building("2/1", "barracks").building("2/1", "wall")
    table.pos.stage = COMBAT
    take_control(table.pos, at("2/1"), 0)
    assert [values[2] for values in table.events("took-over")] == [BUILDING_NAMES.index("barracks"), BUILDING_NAMES.index("wall")]
    assert "With the field the Dwarf takes over the barracks there." in told(table)[-1]
    assert "Der Zwerg erhält mit dem Feld eine Kaserne." in told(table, "de")[-1]


@rule("T13.6")
def test_support_through_a_portal_is_told_as_such() -> None:
    assert said("supports", units=1, way=1).endswith("(1 unit) through the portal.")
    assert said("supports", "de", units=1, way=1).endswith("(1 Einheit) durch das Portal.")
    table = Table("Pb P P P\nP P P Pb").army(0, "1/1", "cavalry", 1)
    (army,) = table.pos.armies
    assert [support_way(table.pos, army, at(field)) for field in ("2/1", "4/2")] == [BY_LAND, BY_PORTAL]


@rule("T3.14", "T23.3")
def test_a_victory_says_how_the_game_ended_and_what_decided_it() -> None:
    assert said("victory", tears=7, goal=7) == "The Dwarf has 7 tear stones at the end of the year and wins the game."
    agreed = "The game ends after year 3, as agreed; nobody has 7 tear stones. "
    last = {"tears": 4, "goal": 7, "years": 3}
    assert said("victory", "en", **last) == agreed + "The Dwarf has the most, 4, and wins the game."
    tie = {**last, "by": BY_PERMANENT, "level": 1, "rival": 1, "own": 1}
    both = (
        agreed + "The Dwarf and the Human both have 4 tear stones; the Dwarf wins the game with more that can never be lost, 1 against 0."
    )
    assert said("victory", "en", **tie) == both
    assert "gleichauf mit dem Menschen, hat aber mehr unverlierbare, 1 gegen 0, und gewinnt" in said("victory", "de", **tie)
    value = {**tie, "by": BY_VALUE, "own": 21, "other": 19, "level": 2}
    assert "The Dwarf and 2 others have 4 tear stones" in said("victory", "en", **value)
    assert "den höheren Produktionswert, 21 gegen 19, und" in said("victory", "de", **value)
    assert said("victory", "en", **{**tie, "by": BY_LAST_ROLL}).endswith("wins the game by the higher roll.")


@rule("T3.14")
def test_what_decides_between_those_with_as_many_tear_stones() -> None:
    table = Table(seats=3)
    pos = table.pos
    pos.tears, pos.value, pos.winner = vec[i64]([4, 4, 3]), vec[i64]([20, 21, 40]), 1
    assert decided_by(pos, [0, 1, 2]) == (BY_VALUE, 1, 0, 21, 20)
    pos.value[1] = 20
    assert decided_by(pos, [0, 1, 2]) == (BY_LAST_ROLL, 1, 0, 0, 0)
    assert decided_by(pos, [1]) == (BY_MOST_TEARS, 0, 1, 0, 0)


@rule("T3.9", "T2.11")
def test_the_standing_and_rolls_after_a_tie_are_told() -> None:
    table = Table(seats=3).dice(4, 4, 2, 5, 3)
    table.pos.tears = vec[i64]([3, 4, 5])
    tell_standing(table.pos)
    assert table.events("year-over") == [(2, 3, 0, 3, 1, 4, 2, 5, 2, 5)]
    assert said("year-over", year=2, players=2, b=1).startswith("The year ends. Tear stones now: Dwarf 0, Human 0.")
    assert said("year-over", "de", year=2, players=3, b=1, c=2).endswith("Zwerg 0, Mensch 0, Elf 0.")
    roll_off(table.pos, [0, 1, 2], 0)
    assert [values[3] for values in table.events("die")] == [0, 0, 0, 1, 1]
    assert said("die", roll=5, again=1) == "Equal; the Dwarf rolls once more: 5 for the starting order."
    assert said("die", "de", roll=5, again=1) == "Gleichstand: Der Zwerg würfelt noch einmal, 5 für die Startreihenfolge."


@rule("T22.21")
def test_a_precision_stone_says_what_hits_with_it() -> None:
    for kind, type in enumerate((MELEE, RANGED, CAVALRY)):
        reach = range_of(type, False)
        assert said("used", stone=PRECISION + kind).endswith(f"on {reach + 1} or less instead of {reach}.")
        assert said("used", "de", stone=PRECISION + kind).endswith(f"mit höchstens {reach + 1} statt {reach}.")


@rule("T21.4")
def test_nobody_enters_fields_of_lava() -> None:
    assert said("happened", "de", happening=ERUPTION - 1).endswith("in diesem Jahr darf niemand dort bauen oder diese Felder betreten.")
