"""The tutor on a small lesson of the example game: what leads on, what does not, and what is said then."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tafelrunde.engine.errors import Unreadable
from tafelrunde.lessons.check import complaints, follow
from tafelrunde.lessons.script import read_lesson
from tafelrunde.lessons.tutor import MOST_DONE, NEXT, Moment, Remark, begin, hear

LESSON = """
game = "apple"
title = { en = "A bid", de = "Ein Gebot" }
minutes = 1
seat = "amber"

[start]
seats = ["amber", "blue"]
seed = 3
moves = "blue: bid 4"

[[step]]
en = "Read."
de = "Lies."
point = ["seat blue", "card 3", "part hand"]
rules = ["A2.2", "G4"]

[[step]]
en = "Bid a low card."
de = "Biete eine niedrige Karte."
do = ["bid 1 | bid 3", "ready", "dice: 7", "blue: ready"]
otherwise = { en = "Not that.", de = "Das nicht." }
other = [{ move = "ready", en = "Bid first.", de = "Biete zuerst." }]

[[step]]
en = "Who has it?"
de = "Wer hat ihn?"
answer = [
  { en = "I", de = "Ich", reply = { en = "No.", de = "Nein." } },
  { en = "Blue", de = "Blau", right = true, reply = { en = "Yes.", de = "Ja." } },
]

[[step]]
en = "Play."
de = "Spiele."
free = true
"""


def lesson(text: str = LESSON) -> Moment:
    return begin(read_lesson("a-bid", text))


def after(*deeds: str) -> Moment:
    moment = lesson()
    for deed in deeds:
        found = hear(moment, deed)
        assert isinstance(found, Moment), (deed, found)
        moment = found
    return moment


def said(moment: Moment, deed: str) -> Remark:
    found = hear(moment, deed)
    assert isinstance(found, Remark), deed
    return found


def test_it_is_followed_to_its_end() -> None:
    kinds = [moment.now.kind if moment.now else "over" for moment in follow(lesson())]
    assert kinds == ["read", "act", "act", "question", "free", "over"]
    assert complaints(LESSON) == []


def test_what_is_allowed_but_not_asked_gets_the_authors_words() -> None:
    moment = after(NEXT)
    assert said(moment, "ready").text == {"en": "Bid first.", "de": "Biete zuerst."}
    assert said(moment, "bid 5").text == {"en": "Not that.", "de": "Das nicht."}
    assert isinstance(hear(moment, "bid 3"), Moment)
    assert isinstance(hear(moment, "bid 1"), Moment)


def test_what_the_rules_forbid_gets_their_reason() -> None:
    reason = said(after(NEXT), "bid 2").reason
    assert reason is not None
    assert reason.rule == "A2.2"


def test_nothing_is_skipped() -> None:
    assert said(lesson(), "bid 1").key == "read-first"
    assert said(after(NEXT), NEXT).key == "do-first"
    assert said(after(NEXT), "dance").key == "unreadable"
    asked = after(NEXT, "bid 1", "ready")
    assert said(asked, NEXT).key == "do-first"
    assert said(asked, "?7").key == "do-first"
    assert said(asked, "?0").text == {"en": "No.", "de": "Nein."}
    assert said(after(NEXT, "bid 1", "ready", "?1", NEXT), NEXT).key == "over"


def test_free_play_takes_any_move_and_ends_when_others_decide() -> None:
    moment = after(NEXT, "bid 3", "ready", "?1")
    assert moment.now is not None
    assert moment.now.free
    found = hear(moment, "challenge 5")
    assert isinstance(found, Moment)
    assert found.over


def test_the_dice_to_come_are_the_lessons() -> None:
    rolled = {number: after_roll(number) for number in range(12)}
    assert rolled[3] == after_roll(3)
    assert len(set(rolled.values())) > 1


def after_roll(number: int) -> str:
    text = LESSON.replace('"dice: 7"', f'"dice: {number}"').replace("bid 1 | bid 3", "bid 5")
    moment = begin(read_lesson("roll", text))
    for deed in (NEXT, "bid 5", "ready"):
        found = hear(moment, deed)
        assert isinstance(found, Moment)
        moment = found
    return str(moment.position.chance.copy().roll())


def test_moments_do_not_change() -> None:
    moment = after(NEXT)
    before = moment.position.view(0)
    hear(moment, "bid 1")
    assert moment.position.view(0) == before
    assert MOST_DONE > 100


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "apple"', 'game = "pear"', "no game 'pear'"),
        ('seat = "amber"', 'seat = "red"', "there is no seat 'red'"),
        ("minutes = 1", "minuets = 1", "'minuets' has no meaning"),
        ('de = "Lies."', "", "step 1: 'de' is missing"),
        ('"A2.2"', '"A9.9"', "no rule 'A9.9'"),
        ("card 3", "card 12", "step 1, point"),
        ("bid 1 | bid 3", "bid 1 2", "'bid' is followed by: card"),
        ("bid 1 | bid 3", "sing", "there is no verb 'sing'"),
        ("bid 1 | bid 3", "bid 2", "step 2: there is no way on"),
        ('"dice: 7", "blue: ready"', '"blue: ready", "challenge 5"', "after 'bid 5' there is no way on in step 2"),
        ("blue: ready", "blue: bid *", "exactly which move"),
        ("blue: bid 4", "blue: bid 5", "blue may not play 'bid 5' (A2.2)"),
        ("dice: 7", "dice: many", "stands a number"),
        ("right = true, ", "", "exactly one is right"),
        ("free = true", 'free = true\ndo = ["pass"]', "one of 'do', 'answer' and 'free'"),
        ("free = true", 'free = true\n[[step]]\nen = "x"\nde = "y"\ndo = ["harvest"]', "after free play"),
        ('en = "Read."', f'en = "{"Read " * 99}"', "at most 420 are read"),
        ("[[step]]", "[step]", "not a list"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old: str, new: str, complaint: str) -> None:
    text = LESSON.replace(old, new)
    if "after 'bid 5'" in complaint:
        text = text.replace("bid 1 | bid 3", "bid 1 | bid 5")
    if old == "[[step]]":
        text = LESSON[: LESSON.index("[[step]]")] + '[step]\nen = "x"\nde = "y"\n'
    assert any(complaint in one for one in complaints(text)), complaints(text)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(LESSON)
    bad.write_text(LESSON.replace("bid 1 | bid 3", "bid 2"))
    assert main(["lesson", "check", str(good)]) == 0
    assert "can be learnt from" in capsys.readouterr().out
    assert main(["lesson", "check", str(bad), "--json"]) == 1
    assert re.search(r'"ok": false', capsys.readouterr().out)
    assert main(["lesson", "list", "bloodstones"]) == 0
    first = capsys.readouterr().out.split("\n")[0]
    assert first.startswith("bloodstones 1-goal")
    assert main(["lesson", "show", "bloodstones", "1-goal", "--lang", "de"]) == 0
    assert "Elderdale" in capsys.readouterr().out
    assert main(["lesson", "show", "bloodstones", "nothing"]) == 2


def test_a_file_that_is_no_lesson() -> None:
    with pytest.raises(Unreadable):
        read_lesson("x", "game = 3")
