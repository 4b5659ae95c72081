"""Everything a player reads exists in both languages and is filled with what it is about."""

from __future__ import annotations

import pytest

from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.events import Event
from tafelrunde.engine.messages import Messages, keys, needed_keys
from tafelrunde.games.seventhstone import GAME, SeventhStone
from tafelrunde.games.seventhstone.evaluate import evaluation
from tests.seventhstone.players import builder_player, eager_player
from tests.seventhstone.table import Table
from tests.seventhstone.test_combat import battle


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_key_is_there(language: str) -> None:
    assert needed_keys(GAME) - keys(GAME.package, language) == set()
    assert keys(GAME.package, "en") == keys(GAME.package, "de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_prompts_moves_events_and_reasons_can_be_read_in_a_whole_game(language: str) -> None:
    messages = Messages(GAME, language)
    chance = chance_from_seed(6)
    pos = GAME.new(4, 12, log=True)
    names = GAME.seat_names(list(GAME.roles))
    for number in range(700):
        if not pos.waiting():
            break
        seat = pos.waiting()[0]
        texts = [messages.prompt(pos, names), *(messages.move(move, names) for move in pos.moves(seat)[:6])]
        for move in (0, 1 << 50, 12 << 50, 20 << 50):
            if (reason := pos.why_not(seat, move)) is not None:
                texts.append(messages.reason(reason, names))
        assert all(text and "[verb" not in text and "[step" not in text and "{" not in text and "$" not in text for text in texts), texts
        pos.play(seat, (builder_player if number % 2 else eager_player)(pos, seat, chance))
    told = [messages.event(entry, viewer, names) for entry in pos.log or [] if isinstance(entry, Event) for viewer in (0, None)]
    assert len(told) > 300
    assert all(text and "{" not in text and "[event" not in text for text in told)


def test_a_question_says_what_it_is_about() -> None:
    messages = Messages(GAME, "en")
    names = ["dwarves", "humans"]
    table = battle("melee 3 1", "melee 2").dice(6, 6, 6, 6, 1, 1).combat()
    assert messages.prompt(table.pos, names) == "You have been hit: remove 2 units taking part in the combat for 2/2. [T14.15]"
    march = Table().army(0, "1/1", "melee", 2).movement(0).play(0, "march 1/1 2/1 melee")
    assert messages.prompt(march.pos, names) == "How many units go from 1/1 to 2/1? [T11.13]"
    halt = Table().army(0, "1/1", "melee", 2).movement(0).play(0, "halt 1/1 melee")
    assert messages.prompt(halt.pos, names) == "How many units end their move on 1/1? [T11.12]"
    assert Messages(GAME, "de").prompt(halt.pos, names) == "Wie viele Einheiten beenden auf 1/1 ihren Zug? [T11.12]"


def test_a_move_names_things_as_a_sentence_does() -> None:
    said = {
        language: [
            Messages(GAME, language).move(GAME.verbs.parse(text), ["dwarves", "humans"])
            for text in (
                "march 1/1 2/1 melee",
                "choose second",
                "equip 1/1 explosive-charge",
                "lose 1/1 1 mercenary",
                "lose 1/1 2 military",
            )
        ]
        for language in ("en", "de")
    }
    assert said["en"] == [
        "march the melee army from 1/1 to 2/1",
        "choose the second place in the turn order",
        "lay an explosive charge under the army on 1/1",
        "remove a mercenary on 1/1",
        "remove a military unit on 1/1 (part 2)",
    ]
    assert said["de"] == [
        "die Nahkampfarmee von 1/1 nach 2/1 ziehen",
        "den zweiten Platz in der Zugreihenfolge wählen",
        "einen Sprengsatz unter die Armee auf 1/1 legen",
        "einen Söldner auf 1/1 entfernen",
        "eine Militäreinheit auf 1/1 entfernen (Teil 2)",
    ]


def test_the_evaluation_is_a_chance_and_knows_who_is_ahead() -> None:
    pos = GAME.new(3, 4)
    assert isinstance(pos, SeventhStone)
    chance = chance_from_seed(2)
    for _ in range(400):
        if not pos.waiting():
            break
        seat = pos.waiting()[0]
        pos.play(seat, eager_player(pos, seat, chance))
        assert all(0.0 <= value <= 1.0 for value in pos.evaluate())
    ahead = Table().city(0, "1/1").city(0, "2/2").own(1, "6/6")
    assert evaluation(ahead.pos)[0] > 0.8 > 0.2 > evaluation(ahead.pos)[1]
    while pos.waiting():
        seat = pos.waiting()[0]
        pos.play(seat, eager_player(pos, seat, chance))
    assert pos.evaluate()[pos.winner] == 1.0
    assert sum(pos.evaluate()) == 1.0
