"""T23 Technical conventions."""

from __future__ import annotations

from typing import cast

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.state import digest
from tafelrunde.games.seventhstone import GAME, SeventhStone
from tafelrunde.games.seventhstone.board.layouts import lay_out
from tafelrunde.games.seventhstone.setup import begin_game
from tafelrunde.testing import rule
from tests.seventhstone.table import Loaded, Table
from tests.seventhstone.test_tears import finish_year, with_tears


class Journal(Loaded):
    """Dice that note what is drawn."""

    def __init__(self) -> None:
        super().__init__([1] * 7 + [6, 5, 4, 3])
        self.notes: list[str] = []

    def roll(self, sides: int = 6) -> int:
        self.notes.append("roll")
        return super().roll(sides)

    def shuffle(self, things: list[int]) -> None:
        self.notes.append(f"shuffle {len(things)}")


@rule("T23.1")
def test_the_order_of_draws_in_a_set_up() -> None:
    journal = Journal()
    chance = cast(Chance, journal)
    lay_out(4, "", "", chance)
    assert journal.notes == ["shuffle 35", *["roll"] * 7]
    table = Table(seats=4)
    table.pos.stack, table.pos.stage, table.pos.chance = [], 0, chance
    begin_game(table.pos)
    table.pos.settle()
    assert journal.notes[8:] == ["shuffle 40", *["roll"] * 4]
    assert digest(GAME.new(4, 7)) == digest(GAME.new(4, 7))
    assert digest(GAME.new(4, 7)) != digest(GAME.new(4, 8))


@rule("T23.2")
def test_players_may_pass_wherever_nothing_is_compulsory() -> None:
    table = Table().city(0, "1/1").goods(0, melee=1, building=1).own(0, "3/3").placement(0)
    assert "done" in table.offers(0)
    table = Table().army(0, "1/1", "melee", 1).movement(0)
    assert "end" in table.offers(0)
    fight = Table().own(1, "2/2").army(1, "2/2", "melee", 1).army(0, "2/2", "melee", 2).army(0, "2/1", "cavalry", 1).conflict("2/2", 0)
    fight.overruns()
    assert "pass" in fight.offers(0)
    fight.play(0, "pass")
    assert "pass" in fight.offers(0)
    assert Table().city(0, "1/1").city(1, "6/6").allocation().why_not(0, "pass") == ["G4"]


@rule("T23.3")
def test_a_last_year_may_be_set_and_then_the_best_of_all_wins() -> None:
    table = with_tears(3, 5)
    table.pos.max_years = 2
    pos = finish_year(table)
    assert pos.is_over()
    assert pos.standing().winners == [1]
    assert pos.standing().rule == "T23.3"
    table = with_tears(3, 5)
    table.pos.max_years = 3
    assert not finish_year(table).is_over()
    short = GAME.new(2, 1, {"max_years": 1})
    assert isinstance(short, SeventhStone)
    while short.waiting():
        seat = short.waiting()[0]
        short.play(seat, short.moves(seat)[-1])
    assert short.year == 1
