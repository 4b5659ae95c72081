"""Commands of several moves: they end where something is revealed, so that nothing can be known before it is decided."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.catalogue import Game, games
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.examples.apple import GAME
from tafelrunde.server import story as stories
from tafelrunde.server.story import Refusal, Story, Turn
from tests.server.kit import Place, Server, served, two
from tests.server.leaks import Leak
from tests.server.sequences import campaign, follow, main


def until_claim(first: Place, second: Place) -> Place:
    """Both have bid, the bids are open, and the claimant or the next one is asked: he is the one returned."""
    for place in (first, second):
        cards = [move for move in place.view["moves"] if move[0] == "bid"]
        assert place.play(cards[0], ["ready"])["type"] == "done"
    for place in (first, second):
        place.settle()
    return first if first.view["moves"] else second


def test_who_has_decided_in_secret_does_not_show_in_an_answer(server: Server) -> None:
    answers = []
    for decided in (False, True):
        _, _, _, first, second = two(server)
        if decided:
            second.play(["ready"])
        answers.append(first.play(["ready"], ["pass"], id="same"))
        assert first.settle().view["deciding"] != [0] or decided
    assert answers[0] == answers[1]
    assert (answers[0]["type"], answers[0]["played"]) == ("done", 1)
    assert answers[0]["text"] == "The last move of your command was not tried: what follows could not be known before."


def test_a_roll_is_not_forecast_by_what_would_be_possible_after_it(server: Server) -> None:
    """The rest is not tried, whatever it is: possible afterwards or not."""
    for rest in (["bid", 1], ["bid", 0], ["parry", 6], ["withdraw"]):
        _, _, _, first, second = two(server, options={"asks_ends": False})
        asked = until_claim(first, second)
        answer = asked.play(["pass"], rest, ["pass"])
        assert (answer["type"], answer["played"]) == ("done", 1), rest
        assert answer["text"] == "The last 2 moves of your command were not tried: what follows could not be known before."


def test_the_rest_is_told_in_the_reader_s_language(server: Server) -> None:
    _, _, _, first, _ = two(server)
    first.send({"type": "look", "eyes": 0, "lang": "de"})
    told = first.play(["ready"], ["ready"])["text"]
    assert told == "Der letzte Zug deiner Eingabe wurde nicht versucht: Was folgt, war vorher nicht zu wissen."


def test_what_is_certain_is_played_all_or_none(server: Server) -> None:
    _, _, _, first, _ = two(server)
    card, before = first.view["moves"][0], first.view
    answer = first.play(card, card)
    assert (answer["type"], answer["at"]) == ("refused", 1)
    assert first.settle().view == before
    answer = first.play(card, ["withdraw"], card, ["ready"])
    assert (answer["type"], answer["played"], answer["text"]) == ("done", 4, "")


def test_what_cannot_be_read_is_found_before_anything_is_played(server: Server) -> None:
    _, _, _, first, _ = two(server)
    before = first.view
    for nonsense in (["fly", 1], ["bid", 99], ["bid"]):
        answer = first.play(["ready"], nonsense)
        assert (answer["type"], answer["code"]) == ("error", "unreadable")
    assert first.settle().view == before


def test_a_repeated_command_is_answered_as_before(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, _, table, first, _ = two(server)
        mark = first.view["mark"]
        answer = first.play(["ready"], ["pass"], ["pass"], id="once")
        assert first.play(["ready"], ["pass"], ["pass"], id="once", mark=mark) == answer
        tokens = ann.tokens
    with served(tmp_path) as server:
        again = server.player()
        again.tokens = tokens
        with again.at(table, 0).ready() as place:
            assert place.play(["ready"], ["pass"], ["pass"], id="once", mark=mark) == answer


@pytest.mark.parametrize("game", [GAME, *games()], ids=lambda game: game.id)
def test_no_answer_depends_on_what_the_seat_may_not_know(game: Game) -> None:
    assert follow(game, 3, 150, most=400).sequences == 150


def several(game: Game, count: int, each: int) -> None:
    for seed in range(count):
        follow(game, seed, each)


def all_or_none(story: Story, seat: int, moves: list[int]) -> list[Turn]:
    """As it would be without the fence."""
    turns: list[Turn] = []
    position = story.position
    for at, move in enumerate(moves):
        after = position.copy()
        try:
            after.play(seat, move)
        except IllegalMove as error:
            raise Refusal(at, error.reason) from None
        turns.append(Turn(seat, move, position, after, []))
        position = after
    return turns


@pytest.mark.parametrize("game", [GAME, *games()], ids=lambda game: game.id)
def test_commands_beyond_the_fence_are_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Story, "plan", all_or_none)
    with pytest.raises(Leak, match="the answer to"):
        several(game, 12, 1000)


@pytest.mark.interpreted("what is replaced here compiled code calls directly")
def test_a_secret_decision_that_goes_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without looking at who is asked: then a refusal tells that others have not decided yet."""
    monkeypatch.setattr(stories, "is_certain", lambda turn, seat: turn.before.fence() == turn.after.fence())
    with pytest.raises(Leak):
        several(GAME, 20, 300)


def test_a_campaign_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    arguments = ["sequences", "2", "apple", "--each", "20", "--results", str(tmp_path)]
    monkeypatch.setattr("sys.argv", [*arguments, "--minutes", "0"])
    main()
    assert '"games":0' in capsys.readouterr().out
    campaign(GAME, 1, 1, 20, float("inf"), tmp_path)
    monkeypatch.setattr("sys.argv", arguments)
    main()
    assert '"games":2' in capsys.readouterr().out
    assert len((tmp_path / "apple-20.jsonl").read_text().splitlines()) == 2
