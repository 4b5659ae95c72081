"""The codex of the table and of every game: same ids in both languages, every citation exists, every rule is proved or waived."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, LANGUAGES, Coverage, coverage, coverage_page, load_codex, parse_codex
from tafelrunde.engine.errors import Unreadable
from tafelrunde.engine.messages import Messages, asking_steps
from tafelrunde.examples.apple import GAME as APPLE

TESTS = Path(__file__).parent.parent
PACKAGES = [(ENGINE, TESTS / "engine")] + [(game.package, TESTS / game.id) for game in (APPLE, *tafelrunde.all_games())]


@pytest.mark.parametrize("package", [package for package, _ in PACKAGES])
def test_both_languages_have_the_same_ids_and_a_text_for_each(package: str) -> None:
    english, german = (load_codex(package, language) for language in LANGUAGES)
    assert list(english.rules) == list(german.rules)
    assert list(english.examples) == list(german.examples)
    assert all(rule.text for codex in (english, german) for rule in codex.rules.values())


@pytest.mark.parametrize(("package", "tests"), PACKAGES)
def test_every_citation_exists(package: str, tests: Path) -> None:
    assert coverage(package, tests).unknown == []


@pytest.mark.parametrize(("package", "tests"), [entry for entry in PACKAGES if entry[0] in (ENGINE, APPLE.package)])
def test_every_rule_of_the_table_and_the_example_is_proved(package: str, tests: Path) -> None:
    found = coverage(package, tests)
    assert found.missing == []
    assert len(found.waived) <= 1


def test_verbs_events_and_steps_cite_rules_of_their_game() -> None:
    for game in (APPLE, *tafelrunde.all_games()):
        codex = load_codex(game.package)
        cited = [(verb.name, verb.rule) for verb in game.verbs.verbs] + [(kind.name, kind.rule) for kind in game.events.kinds]
        cited += [(kind.name, rule) for kind in game.events.kinds for _, _, rule in kind.cases]
        cited += [(step.__name__, step.rule) for step in asking_steps(game)]
        assert [f"{game.id}: {name} cites {rule}" for name, rule in cited if rule not in codex.rules] == []


def test_doubled_ids_are_refused() -> None:
    with pytest.raises(Unreadable, match="stands twice"):
        parse_codex("- **A1** one\n- **A1** two\n", "x", "en")


def test_rules_in_tables_indents_and_examples_are_found() -> None:
    codex = parse_codex(
        "# C\n  - **D1.2-1** deep\n| **B3** | row | x |\n**B4** table:\n<!-- examples -->\n- **S1 Gaps.** dice\n| **EX1** | a |\n",
        "x",
        "en",
    )
    assert {id: rule.text for id, rule in codex.rules.items()} == {"D1.2-1": "deep", "B3": "row | x", "B4": "table:"}
    assert list(codex.examples) == ["S1", "EX1"]
    assert codex["EX1"].text == "a"
    with pytest.raises(Unreadable, match="no rule 'Z9'"):
        codex["Z9"]


def test_tags_are_marks_and_no_part_of_the_text() -> None:
    codex = parse_codex(
        "- **A1** (EN+DE) A tile is **one** piece. **[DECISION]** It counts; (DE is silent).\n"
        "- **A2** `[ERGÄNZUNG]` Text.\n- **A3** [DECISION] One. [DECISION] Two.\n- **A4** Brackets [stay], (DE) here too.\n",
        "x",
        "en",
    )
    assert codex["A1"].text == "A tile is **one** piece. It counts; (DE is silent)."
    assert codex["A1"].marks == ("both-editions", "decision")
    assert (codex["A2"].text, codex["A2"].marks) == ("Text.", ("complement",))
    assert (codex["A3"].text, codex["A3"].marks) == ("One. Two.", ("decision",))
    assert (codex["A4"].text, codex["A4"].marks) == ("Brackets [stay], (DE) here too.", ())


def test_a_note_is_what_our_decisions_add_at_the_end() -> None:
    codex = parse_codex(
        "- **A1** (EN+DE) A tile. **[DECISION]** It counts; (DE is silent).\n- **A2** [DECISION] Text.\n- **A3** Text.\n"
        "- **A4** One. [DECISION] Two. [COMPLEMENT] Three.\n- **A5** (EN) [DECISION] Text.\n",
        "x",
        "en",
    )
    assert [rule.note for rule in codex.rules.values()] == ["It counts; (DE is silent).", "", "", "Two. Three.", ""]


def test_a_rule_knows_the_heading_above_it_and_the_part_it_stands_in() -> None:
    codex = parse_codex(
        "# Book\n- **A1** a\n## Two\n- **A2** b\n### Three\n- **A3** c\n#### Four\n- **A4** d\n## Five\n- **A5** e\n", "x", "en"
    )
    assert [(rule.part, rule.chapter) for rule in codex.rules.values()] == [
        ("Book", "Book"),
        ("Two", "Two"),
        ("Two", "Three"),
        ("Two", "Four"),
        ("Five", "Five"),
    ]


@pytest.mark.parametrize("package", [package for package, _ in PACKAGES])
def test_no_tag_is_left_in_a_text_and_both_languages_have_the_same_marks(package: str) -> None:
    english, german = (load_codex(package, language) for language in LANGUAGES)
    for codex in (english, german):
        left = [rule.id for rule in codex.rules.values() if re.search(r"\[[A-ZÄÖÜ]{4,}\]|^\((?:EN|DE)\b[^:]*\)", rule.text)]
        assert left == []
    assert {id: rule.marks for id, rule in english.rules.items()} == {id: rule.marks for id, rule in german.rules.items()}


def test_the_short_form_is_one_sentence_without_emphasis() -> None:
    codex = parse_codex(
        "- **A1** A **unit** (A2.1) may move. It pays.\n- **A2** 3.5 is a number; more.\n- **A3** No end\n- **A4** E.g. this\n", "x", "en"
    )
    assert [codex[id].short for id in ("A1", "A2", "A3", "A4")] == ["A unit may move.", "3.5 is a number.", "No end.", "E.g. this."]


NO_WORDS = re.compile(r"\b(?:RS|MS|TS|EN|DE|s1|sk|[A-Z]{1,2}\d+[.-][\dA-Za-z.-]+)\b|[`<>|*]|\.\.|\[[A-ZÄÖÜ]+\]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tafelrunde.all_games(), ids=lambda game: game.id)
def test_refusals_are_sentences_without_ids_tags_or_formulas(game: Game, language: str) -> None:
    words = Messages(game, language)
    sources = Path(str(files(game.package))).rglob("*.py")
    cited = {id for path in sources for id in re.findall(r'Reason\(\s*"([^"]+)"', path.read_text("utf-8"))}
    rules = load_codex(game.package, language).rules
    said = {
        id: words.say("reason-" + id.replace(".", "-")) if words.has("reason-" + id.replace(".", "-")) else rules[id].short
        for id in cited & set(rules)
    }
    assert len(said) > 20
    assert {id: text for id, text in said.items() if NO_WORDS.search(text.replace("{", "").replace("}", ""))} == {}


def test_a_missing_language_is_said() -> None:
    with pytest.raises(Unreadable, match="en, de"):
        load_codex(ENGINE, "fr")


def test_a_false_citation_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('@rule("A2.2", "A9.9")\ndef test_x(): pass\n')
    (tmp_path / "waived.toml").write_text('"A7.1" = "no reason"\n"A1.1" = "printed matter"\n')
    found = coverage(APPLE.package, tmp_path)
    assert found.proved == {"A2.2": ["test_x.py::test_x"]}
    assert found.unknown == ["test_x.py:2: 'A9.9'", "waived.toml: A7.1"]
    assert "A1.1" not in found.missing
    assert "A3.1" in found.missing


def test_the_page_lists_every_rule() -> None:
    page = coverage_page("X", Coverage(["A1", "A2"], ["EX1"], {"A1": ["t.py::x"]}, {"A2": ["c.py:3"]}, {"A2": "printed"}))
    assert "2 rules, 1 proved by a test (50.0 %)" in page
    assert "| A2 |  | c.py:3 | printed |" in page
    assert "1 rules, 1 proved by a test (100.0 %)" in coverage_page("X", Coverage(["A1"], [], {"A1": ["t.py::x"]}))
    assert "0 rules, 0 proved by a test (0.0 %)" in coverage_page("X", Coverage([]))
