"""What holds at every table: refusals, undo, forced moves, options, saving."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.state import digest, dump, load
from tafelrunde.engine.steps import Step
from tafelrunde.engine.undo import MOST, Past
from tafelrunde.examples.apple import GAME
from tafelrunde.testing import Script, rule
from tafelrunde.testing.scripts import rules_of
from tests.bots.toys import Toy


def parse(text: str) -> int:
    return GAME.verbs.parse(text)


def bid(pos: tafelrunde.Position, seat: int) -> int:
    return next(move for move in pos.moves(seat) if GAME.verbs.text(move).startswith("bid"))


@rule("G1", "G2", "G3", "G4")
def test_refusals_carry_reasons_and_change_nothing() -> None:
    pos = GAME.new(2, 1)
    before = digest(pos)
    for seat, move, reason in ((2, 0, "G2"), (0, -5, "G3"), (0, parse("parry 3"), "G4"), (0, 1 << 60, "G3")):
        with pytest.raises(tafelrunde.IllegalMove) as caught:
            pos.play(seat, move)
        assert caught.value.reason.rule == reason
        assert rules_of(pos.why_not(seat, move)) == [reason]
    assert digest(pos) == before
    pos.stack.clear()
    assert rules_of(pos.why_not(0, 0)) == ["G1"]


def test_who_is_done_with_a_secret_decision_is_known_to_himself_only() -> None:
    pos = GAME.new(3, 1)
    pos.play(1, parse("ready"))
    assert pos.waiting() == [0, 2]
    assert {viewer: pos.deciding(viewer) for viewer in (0, 1, 2, None)} == {0: [0, 1, 2], 1: [0, 2], 2: [0, 1, 2], None: [0, 1, 2]}
    pos.stack.clear()
    assert pos.deciding(0) == []


def test_several_moves_are_played_all_or_none() -> None:
    pos = GAME.new(2, 1)
    before = digest(pos)
    first = bid(pos, 0)
    after = pos.play_all(0, [first, parse("withdraw"), first, parse("ready")])
    assert after.waiting() == [1]
    with pytest.raises(tafelrunde.IllegalMove):
        pos.play_all(0, [first, first])
    assert digest(pos) == before


@rule("G6")
def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    pos = GAME.new(2, 1)
    pos.stack.clear()  # a position where nobody decides in secret
    assert rules_of(Past().why_not(pos, 0)) == ["G6"]


def claimed() -> History:
    """Amber has claimed the apple, the others are asked one by one."""
    history = History(GAME, 4, 1)
    history.play(0, bid(history.position, 0))
    for seat in range(4):
        history.play(seat, parse("ready"))
    assert history.position.waiting() == [1]
    return history


@rule("G7", "G8")
def test_undo_is_free_until_something_is_revealed_or_somebody_else_decides() -> None:
    history = claimed()
    assert rules_of(history.why_not_undo(3)) == ["G8"]  # the bids are open
    assert rules_of(history.why_not_undo(0)) == ["G7"]
    before, moves = digest(history.position), list(history.moves)
    history.play(1, parse("pass"))
    assert rules_of(history.why_not_undo(0)) == ["G7"]
    history.undo(1)
    assert (digest(history.position), history.moves) == (before, moves)
    assert rules_of(history.why_not_undo(3)) == ["G8"]  # as before
    history.play(1, parse("pass"))
    history.play(2, parse("pass"))
    with pytest.raises(tafelrunde.IllegalMove):
        history.undo(1)
    history.play(3, parse("pass"))  # everyone draws up
    assert rules_of(history.why_not_undo(3)) == ["G10"]


@rule("G10")
def test_nothing_is_taken_back_while_seats_decide_in_secret() -> None:
    history = History(GAME, 2, 1)
    for _ in range(2):  # whether somebody has decided does not show
        assert [rules_of(history.why_not_undo(seat)) for seat in (0, 1)] == [["G10"], ["G10"]]
        history.play(0, parse("ready") if history.moves else bid(history.position, 0))


@rule("G7", "G8")
def test_many_decisions_of_one_seat_can_be_taken_back_but_not_endlessly() -> None:
    past, pos = Past(), claimed().position
    for _ in range(MOST + 5):
        past.decided(1, pos, pos)
    for _ in range(MOST):
        assert past.why_not(pos, 1) is None
        assert past.take_back() is pos
    assert rules_of(past.why_not(pos, 1)) == ["G8"]
    past.decided(2, pos, pos)
    past.take_back()
    assert rules_of(past.why_not(pos, 2)) == ["G7"]


@rule("G5")
def test_an_answer_to_an_earlier_position_is_stale() -> None:
    history = History(GAME, 2, 1)
    noticed = history.position.noticed[0]
    move = bid(history.position, 0)
    history.play(1, parse("ready"), history.position.noticed[1])  # secret: seat 0 has not noticed, its answer stands
    history.play(0, move, noticed)
    before = digest(history.position)
    with pytest.raises(tafelrunde.Stale):
        history.play(0, parse("ready"), noticed)
    assert digest(history.position) == before
    for seat in (-1, 2):
        with pytest.raises(tafelrunde.IllegalMove):
            history.play(seat, parse("ready"), 99)  # nobody sits there who could be late


@rule("G9")
def test_a_single_answer_is_given_by_the_table_unless_asking_hides_something() -> None:
    pos = GAME.new(2, 3)
    script = Script(pos)
    script.play(0, GAME.verbs.text(bid(pos, 0)), "ready").play(1, "ready")
    assert script.pos.waiting() == [1]  # A3.1 asks even a hand that can only pass
    assert "pass" in script.offers(1)


@rule("G9")
def test_an_end_is_asked_for_where_the_table_wants_it() -> None:
    for asks in (False, True):
        pos = GAME.new(2, 3, {"asks_ends": asks})
        Script(pos).play(0, "ready").play(1, "ready")
        assert (Script(pos).offers(0) == ["harvest"]) == asks


def test_a_saved_position_goes_on_the_same() -> None:
    pos = GAME.new(3, 9)
    for _ in range(40):
        seat = pos.waiting()[0]
        pos.play(seat, pos.moves(seat)[-1])
    twin = load(dump(pos), GAME.package)
    for _ in range(40):
        seat = pos.waiting()[-1]
        move = pos.moves(seat)[0]
        pos.play(seat, move)
        twin.play(seat, move)
    assert digest(pos) == digest(twin)
    with pytest.raises(tafelrunde.Unreadable):
        load({"#": "Nobody"}, GAME.package)
    with pytest.raises(tafelrunde.Unreadable):
        load([], GAME.package)


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (5, {}, "2 to 4 seats"),
        (["amber"], {}, "2 to 4 seats"),
        (["amber", "amber"], {}, "taken twice"),
        (["amber", "grey"], {}, "amber, blue, coral, dun"),
        (2, {"gaol": 3}, "there is: goal"),
        (2, {"goal": 3}, "a number from 5 to 100"),
        (2, {"goal": True}, "a number from 5 to 100"),
        (2, {"goal": "20"}, "a number from 5 to 100"),
    ],
)
def test_wrong_seats_and_options_say_what_is_allowed(seats: int | list[str], options: dict[str, object], says: str) -> None:
    with pytest.raises(tafelrunde.BadOptions, match=says):
        GAME.new(seats, 0, options)


class Walk(Step[Toy]):
    """So many steps that ask nobody."""

    def __init__(self, left: int) -> None:
        self.left = left

    def waits_for(self, pos: Toy) -> int:
        return 0

    def proceed(self, pos: Toy) -> None:
        self.left -= 1
        if self.left == 0:
            pos.pop()


def test_what_goes_round_in_circles_is_found_out_and_a_long_way_is_not() -> None:
    for steps in (99_999, 100_000):
        pos = Toy()
        pos.begin(2, chance_from_seed(1))
        pos.push(Walk(steps))
        if steps < 100_000:
            pos.settle()
            assert pos.is_over()
        else:
            with pytest.raises(AssertionError, match="Walk goes round in circles"):
                pos.settle()


def test_without_a_seed_a_game_is_that_of_seed_0() -> None:
    assert digest(GAME.new(2)) == digest(GAME.new(2, 0)) != digest(GAME.new(2, 1))


def test_games_that_tell_chances_or_advice_say_so() -> None:
    assert (GAME.has_odds(), GAME.has_advice()) == (False, False)
    assert all(game.has_odds() and game.has_advice() for game in tafelrunde.all_games())


def test_games_are_found_by_name_and_version() -> None:
    assert tafelrunde.find("apple") is GAME
    assert tafelrunde.find("apple", GAME.version) is GAME
    assert tafelrunde.find("apple", 1).version == 1
    assert GAME not in tafelrunde.all_games()
    with pytest.raises(tafelrunde.UnknownGame, match="version 3"):
        tafelrunde.find("apple", 3)
    with pytest.raises(tafelrunde.UnknownGame, match="no game 'chess'"):
        tafelrunde.find("chess")


def test_eyes_show_one_seat_only() -> None:
    pos = GAME.new(2, 4)
    eyes = tafelrunde.Eyes(pos, 1)
    assert eyes.view() == pos.view(1)
    assert eyes.moves() == pos.moves(1)
    assert eyes.guess(tafelrunde.chance_from_seed(1)).view(1) == pos.view(1)
    public = {name for name in dir(eyes) if not name.startswith("_")}
    assert public == {"view", "moves", "deciding", "forward", "guess", "noticed", "scene", "verbs", "seat", "seats"}
