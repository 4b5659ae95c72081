"""The lessons of the games: each is followed to its end, and contradicted at every step, in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tafelrunde.engine.catalogue import find, games
from tafelrunde.engine.codex import LANGUAGES
from tafelrunde.lessons.check import complaints, contrary, follow
from tafelrunde.lessons.script import FOLDER, lessons_of
from tafelrunde.lessons.tutor import Moment, Remark, begin, hear
from tafelrunde.server.lessons import remark, step_of

LESSONS = [(game.id, lesson) for game in games() for lesson in lessons_of(game)]
MOST_WRONG = 12
"""Other moves that are tried at a step; where there are more, they are spread over all."""


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_learnt_from(game: str, lesson: str) -> None:
    text = (files(find(game).package) / FOLDER / f"{lesson}.toml").read_text("utf-8")
    assert complaints(text) == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_whoever_does_something_else_hears_a_sentence_and_gets_on(game: str, lesson: str) -> None:
    found = lessons_of(find(game))[lesson]
    moments = list(follow(begin(found)))
    assert moments[-1].over
    for moment in moments[:-1]:
        wrong = contrary(moment)
        for deed in wrong[:: max(1, len(wrong) // MOST_WRONG)]:
            said = hear(moment, deed)
            assert isinstance(said, Remark), deed
            for lang in LANGUAGES:
                told = remark(found, moment.position, said, lang).text
                assert told
                assert "[" not in told
        for lang in LANGUAGES:
            shown = step_of(moment, lang)
            assert shown is not None
            assert shown.text
            assert (shown.expected is not None) == (shown.kind == "act")


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_game_has_a_guided_first_game(game: str) -> None:
    lessons = lessons_of(find(game)).values()
    course = [lesson for lesson in lessons if not lesson.extra]
    assert len(course) >= 5
    assert 12 <= sum(lesson.minutes for lesson in course) <= 30
    acts = [step.kind != "read" for lesson in lessons for step in lesson.steps]
    assert sum(acts) / len(acts) > 0.75, "the learner acts in nearly every step"
    assert sum(bool(step.rules) for lesson in lessons for step in lesson.steps) / len(acts) > 0.8, "sentences lead to their rules"


def test_a_deed_out_of_its_turn_is_explained_by_the_rules() -> None:
    moment = begin(lessons_of(find("bloodstones"))["1-goal"])
    assert isinstance(moment, Moment)
    said = hear(moment, "attack 9 1")
    assert isinstance(said, Remark)
    assert said.reason is not None


def test_one_each_in_any_order_means_one_each() -> None:
    moment = begin(lessons_of(find("root"))["7-riverfolk"])
    for clearing in (10, 4):
        after = hear(moment, f"garrison {clearing}")
        assert isinstance(after, Moment)
        again = hear(after, f"garrison {clearing}")
        assert isinstance(again, Remark)
        assert again.text is not None
        assert "One each" in again.text["en"]
        moment = after
    assert isinstance(hear(moment, "garrison 11"), Moment)
