"""Advice at a table against bots: what matters before a decision, what was better after it; for nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tafelrunde.bots import Budget
from tafelrunde.bots.hints import suggest
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.codex import load_codex
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.server import advising
from tests.server.kit import Place, Server, served, two


def alone(server: Server, lang: str = "en", **chosen: Any) -> tuple[Any, Place]:
    """Somebody who plays against a bot, at his first decision, and the server's side of the table."""
    ann = server.player("Ann")
    table = ann.new_table(seats=2, **chosen)
    ann.sit(table, 0)
    ann.ok("PUT", f"/api/tables/{table['id']}/seats/1/bot", {"bot": "easy"})
    ann.ok("POST", f"/api/tables/{table['id']}/start")
    return server.app.server.tables[table["id"]], asked(ann.at(table, 0, lang=lang).ready())


def asked(place: Place) -> Place:
    """When this seat has to decide, or the game is over."""
    return place.wait(lambda at: at.view.get("moves") or at.view.get("standing"))


@pytest.mark.parametrize(("lang", "word"), [("en", "barracks"), ("de", "Kasernen")])
def test_what_matters_is_told_before_a_decision(server: Server, lang: str, word: str) -> None:
    _, place = alone(server, lang, game="seventhstone")
    while not any(move[0] == "allocate" for move in place.view["moves"]):
        place.play(place.view["moves"][0])
        asked(place)
    told = place.say("advice")["matters"]
    assert 1 <= len(told) <= 2
    assert any(word in matter["text"] for matter in told)
    assert all(matter["rule"] in load_codex("tafelrunde.games.seventhstone", "en") for matter in told)


def test_advice_is_for_whoever_plays_against_bots_and_where_hints_are(server: Server) -> None:
    _, _, _, first, _ = two(server)
    for kind in ("advice", "review"):
        refused = first.say(kind)
        assert (refused["type"], refused["reasons"][0]["text"]) == ("refused", "Advice is given to whoever plays against bots alone.")
    _, place = alone(server, hints=False)
    assert place.say("advice")["reasons"][0]["text"] == "At this table nobody is given hints."


def test_nothing_is_reviewed_before_it_is_decided(server: Server) -> None:
    _, place = alone(server, options={"goal": 30})
    assert place.say("review")["code"] == "no_hint"
    assert place.say("advice")["matters"] == []
    assert place.say("review")["code"] == "no_hint"


def test_a_clearly_weaker_move_is_told_and_others_are_not(tmp_path: Path) -> None:
    with served(tmp_path, hint_bot="hard", bot_seconds=0.02) as server:
        heard: set[bool] = set()
        while heard != {True, False}:
            table, place = alone(server, options={"goal": 8})
            verbs = table.game.verbs
            while not place.view["standing"] and heard != {True, False}:
                place.say("advice")
                weighed = suggest(Eyes(table.story.position, 0), Budget(iterations=60), chance_from_seed(1))
                chosen = verbs.to_json(weighed[0 if True in heard else -1].move)
                place.play(chosen)
                told = place.say("review")
                if told["type"] == "review":
                    heard.add(told["better"] is not None)
                    if told["better"]:
                        assert told["played"]["move"] == chosen != told["better"]["move"]
                        assert told["better"]["chance"] - told["played"]["chance"] >= advising.CLEARLY
                        assert told["better"]["text"] != told["played"]["text"]
                asked(place)
