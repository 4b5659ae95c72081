"""Why a move: traits are what a seat may know, every one of them has words, and a reason is a change that can be seen on the table."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.bots import reasons as module
from tafelrunde.bots.reasons import Because, changes, in_words, reasons
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.engine.judgement import FIRST, PROGRESS, ROLE, UNIT, WHOLE, Judgement
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.messages import Messages

GAMES = [game for game in tafelrunde.all_games() if game.traits is not None]


def made_up(game: tafelrunde.Game, heeded: str, seats: int) -> Judgement:
    """A judgement that goes by one trait alone."""
    assert game.traits is not None
    weights = [0, *(UNIT if name == heeded else 0 for name in game.traits.names)]
    judgement = Judgement(game.traits)
    for role in range(len(game.traits.roles)):
        judgement.fill(judgement.group(role, seats), weights, weights)
    return judgement


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_trait_is_known_to_its_seat_and_has_words(game: tafelrunde.Game) -> None:
    traits = game.traits
    assert traits is not None
    for language in LANGUAGES:
        messages = Messages(game, language)
        assert [name for name in traits.names if not messages.has(f"trait-{name}")] == []
    assert set(traits.names) >= {*traits.teacher, *traits.bad, *traits.open, *traits.estimates}
    draws = chance_from_seed(5)
    pos = game.new(4, 5, {})
    looked = 0
    while (waiting := pos.waiting()) and pos.ply < 260:
        rows = pos.traits()
        if rows and pos.ply % 13 == 0:
            looked += 1
            for seat, row in enumerate(rows):
                assert len(row) == FIRST + len(traits.names)
                assert 0 <= row[PROGRESS] <= WHOLE
                assert 0 <= row[ROLE] < len(traits.roles)
                assert list(pos.guess(seat, draws).traits()[seat]) == list(row)
        moves = pos.moves(waiting[0])
        pos.play(waiting[0], moves[draws.below(len(moves))])
    assert looked >= 3


def built(pos: tafelrunde.Position) -> tuple[int, int]:
    """Play by chance until somebody can build a sawmill: who, and that move."""
    draws = chance_from_seed(2)
    while True:
        seat = pos.waiting()[0]
        moves = pos.moves(seat)
        found = [move for move in moves if pos.verbs().text(move).startswith("build sawmill")]
        if found:
            return seat, found[0]
        pos.play(seat, moves[draws.below(len(moves))])


def test_a_reason_is_a_change_and_its_worth() -> None:
    game = tafelrunde.find("root")
    pos = game.new(2, 3, {})
    seat, move = built(pos)
    after = pos.copy()
    after.carry_out(seat, move)
    found = changes(made_up(game, "sawmills", 2), pos, after, seat)
    sawmills = found[seat, "sawmills"]
    assert sawmills.after == sawmills.before + 1
    assert 0.0 < sawmills.worth < 1.0
    assert found[seat, "points"].worth == 0.0, "it changes, but this judgement does not heed it"
    assert (1 - seat, "sawmills") not in found


def test_reasons_are_given_only_by_a_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tafelrunde.find("root")
    pos = game.new(2, 3, {})
    seat, move = built(pos)
    monkeypatch.setattr(type(game), "judgement", lambda _: None)
    assert reasons(game, Eyes(pos, seat), move, chance_from_seed(1)) == []
    monkeypatch.setattr(type(game), "judgement", lambda _: made_up(game, "sawmills", 2))
    assert [one.trait for one in reasons(game, Eyes(pos, seat), move, chance_from_seed(1))] == ["sawmills"]
    monkeypatch.setattr(module, "LEAST", 9.0)
    assert reasons(game, Eyes(pos, seat), move, chance_from_seed(1)) == []


def test_counted_things_are_told_in_numbers_and_estimates_are_not() -> None:
    game = tafelrunde.find("root")
    names = ["marquise", "eyrie"]
    english, german = (Messages(game, language) for language in ("en", "de"))
    counted, guessed = Because(0, "sawmills", 1, 2, 0.3), Because(1, "board", 9, 5, 0.1)
    assert in_words(game, english, names, counted) == "Marquise de Cat: sawmills on the map: 1 → 2"
    assert in_words(game, german, names, counted).endswith("Sägemühlen auf der Karte: 1 → 2")
    assert in_words(game, english, names, guessed).endswith("what the own pieces promise: less, by estimate")
    assert "5" not in in_words(game, german, names, guessed)
