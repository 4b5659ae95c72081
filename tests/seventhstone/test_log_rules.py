"""How a log begins, which rule each line is by, and what tells equal things apart."""

from __future__ import annotations

from tafelrunde.engine.acts import acts, joined, sentences
from tafelrunde.engine.events import Event
from tafelrunde.engine.messages import Messages
from tafelrunde.games.seventhstone import GAME
from tafelrunde.games.seventhstone.board.files import board_text
from tafelrunde.games.seventhstone.phases.tournament import hold_tournament
from tafelrunde.games.seventhstone.words import MOVING
from tafelrunde.testing import rule
from tests.seventhstone.table import Table
from tests.seventhstone.test_aftermath import fight
from tests.seventhstone.test_log import told
from tests.seventhstone.test_markets import allocate, market
from tests.seventhstone.test_tournament import KNOCK_OUT, lists


def opening(seats: int, language: str = "en", **options: object) -> list[str]:
    """The first paragraph of the log of a new game."""
    pos = GAME.new(seats, 1, options, log=True)
    first, *_ = joined(acts(pos.log or [], None), None, GAME.verbs)
    return [line.text for line in sentences(first, None, Messages(GAME, language), list(GAME.roles[:seats]))]


def rules_of(table: Table, name: str) -> list[str]:
    """The rule of every event of a kind, as it is shown."""
    return [entry.kind.rule_of(entry.values) for entry in table.pos.log or [] if isinstance(entry, Event) and entry.kind.name == name]


def leads(table: Table, language: str = "en") -> list[str]:
    return [act[0] for act in told(table, language)]


@rule("T3.1", "T20.1", "T23.3", "T19.14", "T20.2")
def test_a_log_begins_with_the_board_the_goal_and_the_order() -> None:
    lines = opening(2)
    assert lines[0] == (
        "The game is played on a board laid out by the rules from shuffled land tiles. "
        "Whoever holds at least 7 tear stones at the end of a year wins. The die decides who begins."
    )
    assert [line.partition(" is ")[2] for line in lines[-2:]] == ["first in the starting order.", "second in the starting order."]
    german = opening(4, "de", layout="four-islands", no_time=True, max_years=6, wall_bypass=True, double_move=True)
    assert german[:3] == [
        "Gespielt wird auf dem Spielplan der vier Inseln. Wer am Ende eines Spieljahres mindestens 6 Tränensteine besitzt, gewinnt; "
        "gelingt das niemandem, gewinnt, wer nach dem 6. Spieljahr die meisten hat. Wer beginnt, entscheidet der Würfel.",
        "Mit der Variante „Mauerumgehung“: Mauern halten die Treffer von Fernkampfeinheiten nicht auf.",
        "Mit der Variante „Doppelzug“: wer für die Bewegung so viel bietet wie alle anderen zusammen, zieht doppelt so weit.",
    ]
    assert opening(2, board=board_text("twin-rivers"))[0].startswith("The game is played on a board of the players' own. ")


@rule("T14.7", "T14.8", "T14.15", "T14.22")
def test_dice_and_losses_are_told_by_the_rule_of_their_phase() -> None:
    table = Table().own(1, "2/1").army(1, "2/1", "ranged", 1).army(0, "2/1", "melee", 2).conflict("2/1", 1).dice(6, 1, 1).combat()
    assert rules_of(table, "rolled") == ["T14.7", "T14.8"]
    assert rules_of(table, "fell") == ["T14.15"]
    assert rules_of(table, "wasted") == ["T14.22"]
    assert rules_of(table, "won") == ["T16.1"]


@rule("T16.3", "T16.1")
def test_a_field_without_anybody_left_is_told_by_its_own_rule() -> None:
    table = fight(1, 1).dice(2, 4).combat()
    assert rules_of(table, "won") == ["T16.3"]
    (line,) = [line for act in told(table) for line in act if line.startswith("Nobody is left on ")]
    assert line.endswith("the Human, who defended it, wins the combat.")


@rule("T9.28", "T2.11", "T18.4", "T9.17", "T9.29")
def test_orders_by_the_die_and_shares_of_two_players_cite_their_rules() -> None:
    table = market(4)
    for seat in range(3):
        allocate(table, seat)
    table.dice(3, 5, 3, 6, 2, 4).play(3, "commit")
    assert rules_of(table, "die") == ["T9.28"] * 4 + ["T2.11"] * 2
    assert rules_of(table, "ordered") == ["T9.28"] * 4
    pair = market(2)
    allocate(pair, 0, mercenaries=2, tournament=1)
    allocate(pair.dice(6, 1), 1, mercenaries=1, tournament=2)
    assert set(rules_of(pair, "hired") + rules_of(pair, "trained")) == {"T18.4"}
    four = market(4)
    for seat in range(3):
        allocate(four, seat, mercenaries=seat, tournament=seat)
    four.dice(1, 2, 3, 4).play(3, "commit")
    assert (set(rules_of(four, "hired")), set(rules_of(four, "trained"))) == ({"T9.17"}, {"T9.29"})


@rule("T17.5", "T17.7", "T18.6", "T18.12")
def test_a_duel_says_which_one_it_is() -> None:
    four = lists(4, 3, 2, 1).dice(*KNOCK_OUT * 40)
    hold_tournament(four.pos)
    assert rules_of(four, "duel") == ["T17.5", "T17.5", "T17.7"]
    duels = [line for act in told(four) for line in act if "life points each" in line]
    assert [line.partition(" the Dwarf")[0].partition(" the Human")[0] for line in duels] == [
        "In the first round of the tournament",
        "In the first round of the tournament",
        "In the final of the tournament",
    ]
    three = lists(4, 3, 2).dice(*KNOCK_OUT * 40)
    hold_tournament(three.pos)
    assert rules_of(three, "duel") == ["T18.12", "T17.7"]
    german = [line for act in told(three, "de") for line in act if "Lebenspunkten an" in line]
    assert [line.partition(":")[0] for line in german] == ["Duell um den Platz im Finale", "Finale des Turniers"]
    two = lists(1, 0).dice(*KNOCK_OUT * 10)
    hold_tournament(two.pos)
    assert rules_of(two, "duel") == ["T18.6"]


@rule("T12.13", "T12.2", "T11.33")
def test_who_overruns_from_defence_is_not_told_as_attacked() -> None:
    """The Dwarf attacks with one unit; the Human, whose field it is, overruns him when all have moved."""
    table = Table().city(1, "6/6").own(1, "2/1").army(1, "2/1", "melee", 4).army(0, "1/1", "melee", 1).movement(0)
    table.march(0, "1/1 2/1 melee", 1).dice(6, 1, 1, 1, 1)
    while table.pos.stage == MOVING:
        table.play(1, "end")
    table.play(1, "overrun 2/1")
    (act,) = [act for act in told(table) if "overruns" in act[0]]
    assert act[:3] == [
        "The Human overruns the Dwarf on 2/1: 4 units against 1, at least twice as many.",
        "The Dwarf fights for 2/1 with the melee army (1 military unit).",
        "The Human fights for 2/1 with the melee army (4 military units).",
    ]
    assert any("Der Zwerg kämpft um 2/1 mit der Nahkampfarmee (1 Militäreinheit)." in act for act in told(table, "de"))


@rule("T11.6", "T11.10")
def test_units_that_move_on_are_told_apart_from_those_that_set_out() -> None:
    table = Table().army(0, "1/1", "cavalry", 1).army(0, "3/1", "cavalry", 1).movement(0)
    table.march(0, "1/1 2/1 cavalry", 1).march(0, "2/1 2/2 cavalry", 1).march(0, "3/1 2/1 cavalry", 1)
    assert [values[-1] for values in table.events("marched")] == [0, 1, 0]
    assert "The Dwarf moves 1 military unit (cavalry) from 1/1 to 2/1." in leads(table)
    assert "The Dwarf moves 1 military unit (cavalry) on from 2/1 to 2/2." in leads(table)
    assert "Der Zwerg zieht 1 Militäreinheit (Kavallerie) weiter von 2/1 nach 2/2." in leads(table, "de")
