"""T20 Variants, and boards of one's own."""

from __future__ import annotations

import pytest

from tafelrunde.engine.errors import BadOptions
from tafelrunde.games.seventhstone import GAME, SeventhStone, check_board, new_board
from tafelrunde.games.seventhstone.board.files import WORDS, board_text
from tafelrunde.games.seventhstone.board.layouts import lay_out, read_board
from tafelrunde.games.seventhstone.phases.happenings import corner_ways, counted_field, erupt
from tafelrunde.games.seventhstone.words import COORDINATES, VOLCANO, WATER
from tafelrunde.testing import rule
from tests.seventhstone.table import Loaded, Table, at
from tests.seventhstone.test_markets import allocate
from tests.seventhstone.test_tears import finish_year, with_tears

ISLANDS = ["1/1", "5/1", "1/5", "5/5"]


def islands(seed: int = 1) -> SeventhStone:
    pos = GAME.new(4, seed, {"layout": "four-islands"})
    assert isinstance(pos, SeventhStone)
    return pos


@rule("T20.1")
def test_no_time_six_tear_stones_suffice() -> None:
    assert GAME.new(2, 1, {"no_time": True}).scene()["goal"] == 6
    assert GAME.new(2, 1).scene()["goal"] == 7
    table = with_tears(6, 0)
    table.pos.goal = 6
    pos = finish_year(table)
    assert pos.is_over()
    assert pos.standing().rule == "T20.1"
    assert not finish_year(with_tears(6, 0)).is_over()
    ahead = with_tears(7, 0)
    ahead.pos.goal = 6
    assert finish_year(ahead).standing().rule == "T3.1"


@rule("T20.2", "T20.3", "N28")
def test_double_move_for_a_bid_of_at_least_all_others_together() -> None:
    def bid(*bids: int, on: bool = True) -> Table:
        table = Table(seats=4, double_moves=on).army(0, "1/1", "melee", 1, 0, "speed-1").army(0, "3/1", "cavalry", 1, 0, "speed-1")
        for seat in range(4):
            table.city(seat, f"{seat + 1}/6")
        table.allocation()
        for seat in range(4):
            allocate(table, seat, movement=bids[seat])
        return table

    table = bid(6, 3, 2, 1)
    assert table.pos.doubled == 0b0001
    table.play(0, "choose first").play(1, "choose second").play(2, "choose third")
    assert table.doing() == "Movement"
    assert [table.find(0, name).steps for name in ("1/1", "3/1")] == [2, 4]
    table.play(0, "use 3/1 cavalry speed-1")
    assert table.find(0, "3/1").steps == 5
    assert bid(5, 3, 2, 1).pos.doubled == 0
    assert bid(6, 3, 2, 1, on=False).pos.doubled == 0
    assert bid(3, 0, 3, 0).pos.doubled == 0b0101
    table = Table(seats=4, double_moves=True)
    table.city(0, "1/1").allocation().dice(6, 5, 4, 3).play(0, "commit")
    assert table.pos.doubled == 0
    with pytest.raises(BadOptions, match="four players"):
        GAME.new(3, 1, {"double_move": True})


@rule("T20.4")
def test_other_boards_may_be_used_freely() -> None:
    grid = "P F M P\nPb ~ V P\nTp P D Pb\nP P F M"
    text = f'name = "Small"\nseats = [2]\ngrid = """\n{grid}\n"""\n[tiles]\n'
    assert check_board(text) == []
    pos = GAME.new(2, 1, {"board": text})
    assert isinstance(pos, SeventhStone)
    assert (pos.columns, pos.rows) == (4, 4)
    assert COORDINATES[pos._board.volcanoes[0]] == "3/2"
    with pytest.raises(BadOptions, match="for 2 players"):
        GAME.new(3, 1, {"board": text})
    with pytest.raises(BadOptions, match="exclude each other"):
        GAME.new(4, 1, {"board": text, "layout": "four-islands"})


@rule("T20.4")
def test_the_validator_says_exactly_what_is_wrong() -> None:
    def board(grid: str, head: str = 'name = "X"\nseats = [2]', tail: str = "[tiles]\n") -> list[str]:
        return check_board(f'{head}\ngrid = """\n{grid}\n"""\n{tail}')

    good = "P P P\nP V P\nP P P"
    assert board(good) == []
    assert board("P P P\nP V P\nP P")[0] == "row 3 of `grid` has 2 fields, but row 1 has 3."
    assert board("P P P\nP V P\nP P Q")[0].startswith("field 3/3 of `grid` is 'Q'; allowed is: . ")
    assert board("P P\nP V")[0] == "`grid` has 3 to 8 rows, not 2."
    assert board("P P\nP V\nP P")[0] == "`grid` has 3 to 8 columns, not 2."
    assert "0 volcanoes" in board("P P P\nP P P\nP P P")[0]
    assert board("P P P\nP P P\nP P P", 'name = "X"\nseats = [2]\ncorner = "upper-left"') == []
    assert "2 yield lands" not in board("P P P\nP V P\nP P P")
    assert board("P D D\nD V D\nD D P")[0] == "2 players need 4 yield lands for capitals and barracks, but there are 2."
    assert board("Pb P P\nP V P\nP P P")[0] == "there are 1 blue portals; a colour has two or none."
    assert board(". P P\nP V P\nP P P")[0] == "1 fields are to be filled ('.'), but [tiles] has 0 tiles."
    assert board(good, tail="[tiles]\nswamp = 1\n")[0].startswith("[tiles] has no class 'swamp'; there is: desert, forest")
    assert board(good, tail="[tiles]\nplain = -1\n")[0] == "[tiles] plain is a number from 0 to 64, not -1."
    assert board(good, 'name = ""\nseats = [2]')[0] == "`name` is empty; give the board a name."
    assert board(good, 'name = "X"\nseats = [5]')[0].startswith("`seats` lists the numbers of players")
    assert board(good, 'name = "X"\nseats = [2]\ncorner = "middle"')[0] == "`corner` is 'nearest' or 'upper-left', not 'middle'."
    assert board(good, 'name = "X"\nseats = [2]\nuncounted_rows = [4]')[0] == "`uncounted_rows` names 4, but there are 3 rows."
    assert (
        "upper left corner reaches 1 fields"
        in board("P P P\nP V P\nP P P", 'name = "X"\nseats = [2]\nuncounted_rows = [1, 2]\nuncounted_columns = [1, 2]')[0]
    )
    assert check_board("grid = 3")[0] == "grid: this is a whole number; it should be a text."
    assert check_board("name = ")[0].startswith("this is not TOML")
    assert "the box for 2 players leaves" in board(good.replace("P", ".", 1), tail="")[0]


@rule("T20.4")
def test_the_generator_makes_boards_of_the_rules_that_can_be_played() -> None:
    for seats in (2, 3, 4):
        text = new_board(seats, 5)
        assert check_board(text) == []
        assert text == new_board(seats, 5)
        assert text != new_board(seats, 6)
        plan = read_board(text, seats)
        assert plan.columns == seats + 3
        assert sum(1 for code in plan.ground if code == WORDS["~"]) == seats + 3
        assert GAME.new(seats, 9, {"board": text}).waiting()
    assert 'name = "Random board 0102"' in new_board(2, b"\x01\x02")


@rule("T20.5", "T20.9", "S26")
def test_four_islands_volcano_and_portals_have_fixed_places() -> None:
    first, second = islands(1), islands(2)
    assert first.ground != second.ground
    for pos in (first, second):
        assert (pos.columns, pos.rows) == (7, 7)
        assert COORDINATES[pos._board.volcanoes[0]] == "4/4"
        colours = {colour: [COORDINATES[f] for f in pos._board.portals if pos._board.portal[f] == colour] for colour in range(1, 5)}
        assert colours == {1: ["3/1", "3/5"], 2: ["3/3", "7/3"], 3: ["5/3", "5/7"], 4: ["1/5", "5/5"]}
        land = [field for field in pos._board.fields if pos._board.kind[field] not in (WATER, VOLCANO)]
        assert len(land) == 34
    yellow = [at("3/3"), counted_field(first, 1, 1, 6, 3)]
    assert [counted_field(first, 1, 1, 3, 3), counted_field(first, 1, 1, 6, 3)] == yellow == [at("3/3"), at("7/3")]


@rule("T20.6")
def test_four_islands_are_left_only_by_portal_crossing_or_mobility() -> None:
    board = islands()._board
    for start in ISLANDS:
        reached, queue = {at(start)}, [at(start)]
        for field in queue:
            for other in board.near[field]:
                if other not in reached:
                    reached.add(other)
                    queue.append(other)
        assert len(reached) in (8, 9)
    assert any(board.strait_wet)
    assert any(board.twins)


@rule("T20.7", "T20.8")
def test_four_islands_an_eruption_is_counted_from_the_upper_left_without_the_channels() -> None:
    pos = islands()
    assert corner_ways(pos) == (1, 1)
    hit = {counted_field(pos, 1, 1, across, below) for across in range(1, 7) for below in range(1, 7)}
    assert len(hit) == 36
    assert all(field % 8 != 3 and field // 8 != 3 for field in hit)
    pos.chance = Loaded([1, 1, 6, 6, 4, 4, 3, 1])  # type: ignore[assignment]
    erupt(pos)
    assert [COORDINATES[field] for field in pos.lava] == ["1/1", "7/7", "5/5", "3/1"]


@rule("T20.10")
def test_four_islands_is_for_four_players() -> None:
    for seats in (2, 3):
        with pytest.raises(BadOptions, match="four players"):
            GAME.new(seats, 1, {"layout": "four-islands"})
    assert check_board(board_text("four-islands")) == []
    plan = lay_out(4, "four-islands", "", GAME.new(4, 1).chance.copy())
    assert len(plan.drawn) == 26
