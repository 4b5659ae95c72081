"""What no game may be without: the contract kept, every rule proved, every fixture record replayed. One list for all games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import coverage, load_codex
from tafelrunde.engine.events import EVERYONE, Event
from tafelrunde.engine.messages import Messages, keys, needed_keys
from tafelrunde.engine.record import verify
from tafelrunde.engine.state import digest
from tafelrunde.testing import conform, random_setting
from tests.records import paths, read

TESTS = Path(__file__).parent.parent
GAMES = tafelrunde.all_games()
FIXTURES = 100
KIT_GAMES = 8 if tafelrunde.BUILD == "native" else 3
EVERY = 1 if tafelrunde.BUILD == "native" else 4
"""The compiled build replays every record, the interpreted one each of so many: it takes ten times as long."""
KIT_PLIES = 1_500
"""Where the kit cuts a random game here; `make campaign` plays on."""

needs_games = pytest.mark.skipif(not GAMES, reason="no game is installed yet")


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_game_keeps_the_contract(game: tafelrunde.Game) -> None:
    report = conform(game, games=KIT_GAMES, seed=77, share=0.01, max_plies=KIT_PLIES)
    assert report.games == KIT_GAMES
    assert min(report.copies, report.worlds, report.refusals, report.candidates, report.saves) > 0
    assert report.different_worlds > 0


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_and_example_is_proved_or_waived_with_a_reason(game: tafelrunde.Game) -> None:
    found = coverage(game.package, TESTS / game.id)
    assert found.missing == []
    assert found.unknown == []
    assert len(found.waived) < 0.03 * len(found.ids)
    assert all(len(reason) > 20 for reason in found.waived.values())


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_records_replay_to_their_digests(game: tafelrunde.Game) -> None:
    assert len(paths(game.id)) >= FIXTURES
    for path in paths(game.id, older=True)[::EVERY]:
        record = read(path)
        verdict = verify(record)
        assert verdict.ok, f"{path.name}: {verdict.reasons}"
        assert record.digest == verdict.digest or any(line.check for line in record.moves), f"{path.name} checks nothing"


class Strict(Messages):
    """Messages that notice a missing text, and a value nobody gave: Fluent would quietly write its name."""

    def say(self, key: str, **values: Any) -> str:
        assert self.has(key), key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, values)
        assert errors == [], (key, values, errors)
        return str(text)


@needs_games
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_can_be_said(game: tafelrunde.Game, language: str) -> None:
    """Prompts, offers, refusals and events of random games: nothing without words, no word without its value."""
    messages, chance = Strict(game, language), chance_from_seed(31)
    said = 0
    for seed in range(6):
        roles, options = random_setting(game, chance)
        pos = game.new(roles, seed, options, log=True)
        names = game.seat_names(roles)
        for _ in range(250):
            if not (waiting := pos.waiting()):
                break
            seat = waiting[chance.below(len(waiting))]
            moves = pos.moves(seat)
            assert messages.prompt(pos, names)
            verb = game.verbs.verbs[chance.below(len(game.verbs.verbs))]
            asked = verb(*(chance.below(arg.domain.size) for arg in verb.args))
            if (reason := pos.why_not(seat, asked)) is not None:
                assert messages.reason(reason, names), reason
            move = moves[chance.below(len(moves))]
            assert messages.move(move, names)
            pos.play(seat, move)
        for entry in pos.log or []:
            if isinstance(entry, Event):
                said += sum(bool(messages.event(entry, viewer, names)) for viewer in (0, len(names) - 1, None))
    assert said > 500


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_both_languages_say_everything(game: tafelrunde.Game) -> None:
    """Also what random games do not bring up; for those who know everything and for those who know nothing."""
    english, german = load_codex(game.package, "en"), load_codex(game.package, "de")
    assert list(english.rules) == list(german.rules)
    assert list(english.examples) == list(german.examples)
    assert keys(game.package, "en") == keys(game.package, "de")
    assert needed_keys(game) <= keys(game.package, "en")
    names = game.seat_names(game.roles[:2])
    for messages in (Strict(game, "en"), Strict(game, "de")):
        for kind in game.events.kinds:
            for knows in (EVERYONE, 0):
                assert messages.event(Event(kind, (1,) * len(kind.args), knows, EVERYONE), None, names)
        for verb in game.verbs.verbs:
            assert messages.move(verb(*([1] * len(verb.args))), names)


@needs_games
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_log_begins_with_what_is_played_and_telling_it_changes_nothing(game: tafelrunde.Game) -> None:
    silent, told = game.new(0, 5), game.new(0, 5, log=True)
    assert digest(silent) == digest(told)
    assert told.log
    first = told.log[0]
    assert isinstance(first, Event)
    assert first.kind.name in ("opened", "battle-set", "begun")
    assert first.kind.apart
    assert first.notices == first.knows == EVERYONE
    for language, words in (("en", ("is played", "was played", "The battle is")), ("de", ("Gespielt w", "Die Schlacht heißt"))):
        said = Messages(game, language).event(first, None, game.seat_names(game.check_seats(game.min_seats)))
        assert any(word in said for word in words)
