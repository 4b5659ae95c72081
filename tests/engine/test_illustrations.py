"""The positions that show rules: every example has one, each can be read and goes on as it is told; words of the game in both languages."""

from __future__ import annotations

import re

import pytest

from tafelrunde.engine.brief import load_brief
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.codex import ENGINE, LANGUAGES, load_codex, parse_codex
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.glossary import glossary, rows
from tafelrunde.engine.illustrations import BRIEF, illustration, illustrations, position_of, seat_to_look_through

GAMES = ("root", "bloodstones", "battlelore", "seventhstone")
INTERNAL = re.compile(
    r"\[[A-ZÄÖÜ]{3,}|\((?:EN|DE)\b|\bEN\b|\bDE\b|component reference|Komponentenreferenz"
    r"|(?<!iege )\b[Ee]ngine\b|\bTODO\b|[a-z]_[a-z]"
    r"|\bSIM\b|[Ii]nvariant|property test|[Vv]ector|Vektor|state machine|Zustandsautomat|[Aa]lgorithm|\b(?:rec|rek)\."
)
"""Tags, names of editions and of options, and words of those who write programs: nothing a player should meet."""


@pytest.mark.parametrize("name", GAMES)
def test_every_example_is_shown_by_a_position_that_plays_as_told(name: str) -> None:
    game = find(name)
    drawn = illustrations(game.package)
    assert drawn is not None
    assert drawn.rules == game.version, "made for older rules: make illustrations"
    codex = load_codex(game.package)
    assert [id for id in codex.examples if id not in drawn.shows] == []
    assert [id for id in drawn.shows if id not in codex and not id.startswith(BRIEF)] == []
    wanted = {number for id in codex.examples for number in drawn.shows[id]}
    for number in sorted(wanted):
        shown = drawn.scenes[number]
        pos = position_of(game, shown)
        assert shown.made or not pos.invariants(), number
        assert pos.view(seat_to_look_through(pos, shown))
        assert pos.scene()["places"]
        for one in shown.refused:
            reason = pos.why_not(one.seat, game.verbs.parse(one.move))
            assert reason is not None, (number, one)
            assert reason.rule == one.rule, (number, one)
        for step in shown.played:
            pos.play(step.seat, game.verbs.parse(step.move))


def test_most_rules_can_be_shown() -> None:
    for name in GAMES:
        game = find(name)
        drawn = illustrations(game.package)
        assert drawn is not None
        rules = load_codex(game.package).rules
        assert sum(id in drawn.shows for id in rules) > 0.9 * len(rules), name


@pytest.mark.parametrize("name", GAMES)
def test_the_game_in_two_minutes_says_the_same_in_both_languages(name: str) -> None:
    game = find(name)
    briefs = [load_brief(game.package, language) for language in LANGUAGES]
    english, german = (brief for brief in briefs if brief is not None)
    shape = [(chapter.moment, [line.rules for line in chapter.lines]) for chapter in english.chapters]
    assert shape == [(chapter.moment, [line.rules for line in chapter.lines]) for chapter in german.chapters]
    assert [chapter.moment for chapter in english.chapters] == ["goal", "turn", "fight", "end"]
    codex = load_codex(game.package)
    assert [id for _, lines in shape for rules in lines for id in rules if id not in codex.rules] == []
    words = [sum(len(line.text.split()) for chapter in brief.chapters for line in chapter.lines) for brief in (english, german)]
    assert max(words) < 400, "two minutes"
    for chapter in english.chapters:
        shown = illustration(game, BRIEF + chapter.moment)
        assert not shown.made
        pos = position_of(game, shown)
        assert pos.invariants() == []
        assert pos.is_over() == (chapter.moment == "end")
        assert bool(shown.played) == (chapter.moment == "fight")
    assert load_brief("tafelrunde.examples.apple", "en") is None


def test_what_is_not_drawn_is_said() -> None:
    with pytest.raises(Unreadable, match="nothing is drawn"):
        illustration(find("root"), "nothing")
    with pytest.raises(Unreadable, match="nothing is drawn"):
        illustration(find("root"), "EX-03", 99)
    assert illustrations(ENGINE) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nothing_internal_is_read_by_players(name: str, language: str) -> None:
    codex = load_codex(find(name).package, language)
    rules = [*codex.rules.values(), *codex.examples.values()]
    assert [(rule.id, INTERNAL.findall(rule.text)) for rule in rules if INTERNAL.search(rule.text)] == []
    assert [rule.chapter for rule in rules if INTERNAL.search(rule.chapter + rule.part)] == []


def test_parts_and_notes_of_a_codex() -> None:
    text = "## 1 Play\n\n### 1.1 Dice\n\n- **R1** (EN+DE) Roll. [DECISION] Twice is fine.\n- **R2** [DECISION] Never thrice.\n"
    rules = parse_codex(text, "toy", "en").rules
    assert (rules["R1"].part, rules["R1"].chapter, rules["R1"].note) == ("1 Play", "1.1 Dice", "Twice is fine.")
    assert rules["R1"].text == "Roll. Twice is fine."
    assert (rules["R2"].note, rules["R2"].text) == ("", "Never thrice."), "nothing but a decision is no note"


def test_the_words_of_a_game() -> None:
    english = {term.word: term for term in glossary(find("root").package, "en")}
    german = {term.word: term for term in glossary(find("root").package, "de")}
    assert english["forest"].rule == german["Wald"].rule == "R2.4"
    assert (english["forest"].other, german["Wald"].other) == ("Wald", "forest")
    for name in GAMES:
        package = find(name).package
        for language in LANGUAGES:
            terms = glossary(package, language)
            assert len(terms) > 50
            assert all(not term.rule or term.rule in load_codex(package).rules for term in terms)
            if name in ("bloodstones", "seventhstone"):
                assert sum(bool(term.rule) for term in terms) > 0.95 * len(terms), "nearly every word says what it is"


def test_one_rule_for_a_row_of_words_or_one_for_each() -> None:
    assert rows("| English | German | Rule |\n|---|---|---|\n| lava (red), ash | Lava, Asche | T1, T2 |\n| sea | See | |\n\nEnd.") == [
        ("lava, ash", "Lava, Asche", "T1, T2"),
        ("sea", "See", ""),
    ]
    english = {term.word: term.rule for term in glossary(find("seventhstone").package, "en")}
    german = {term.word: term.rule for term in glossary(find("seventhstone").package, "de")}
    assert (english["water"], english["water crossing"]) == (german["Wasserfeld"], german["Wasserüberquerung"]) == ("T6.4", "T21.22")
    assert english["army"] == english["army stone"] == "T5.6", "one for all"
