"""Nothing leaks: the two-worlds test on what the server says, and sabotage that proves it would be found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.engine.catalogue import games
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.examples.apple import GAME
from tafelrunde.examples.apple.rules import Apple
from tafelrunde.server import shown as out
from tafelrunde.server.story import Story, Told
from tafelrunde.server.wire import encode
from tafelrunde.testing.conformance import random_player, random_setting
from tests.server.kit import Server, finish, two
from tests.server.leaks import Leak, follow


def test_the_example_game_leaks_nothing() -> None:
    total = [follow(GAME, seed, 100) for seed in range(8)]
    assert sum(one.twins for one in total) > 30
    assert sum(one.silent for one in total) > 50
    assert sum(one.lines for one in total) > 300


@pytest.mark.parametrize("game", [GAME, *games()], ids=lambda game: game.id)
def test_the_view_put_together_is_the_view(game: Any) -> None:
    chance = chance_from_seed(b"views")
    story = Story.begin(game, *random_setting(game, chance), bytes(32))
    for ply in range(400 if game is GAME else 40):
        for eyes in (*range(story.position.seats), None):
            for viewer in (out.Viewer(eyes), out.Viewer(eyes, "de", True)):
                undone, undo = ply % 3, "free" if ply % 2 else "none"
                assert out.view_of(story, viewer, undone, undo) == encode(out.view_for(story, viewer, undone, undo))
        if story.position.is_over():
            break
        seat = story.position.waiting()[0]
        story.accept(story.plan(seat, [random_player(story.position, seat, chance)]))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_games_leak_nothing(game: Any) -> None:
    for seed in range(2):
        follow(game, seed, 60, share=0.25)


def several() -> None:
    for seed in range(10):
        follow(GAME, seed, 100)


@pytest.mark.interpreted("what is replaced here compiled code calls directly")
def test_a_view_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Apple.view

    def telling(self: Apple, seat: int | None) -> dict[str, Any]:
        return {**real(self, seat), "top": self.pile[-1] if self.pile else 0}

    monkeypatch.setattr(Apple, "view", telling)
    with pytest.raises(Leak):
        follow(GAME, 1, 100)


@pytest.mark.interpreted("what is replaced here compiled code calls directly")
def test_undo_that_tells_who_has_decided_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(story: Story, viewer: out.Viewer, undo: str) -> tuple[str, ...]:
        return () if story.past.last == viewer.eyes else ("G7",)

    monkeypatch.setattr(out, "undo_rules", telling)
    with pytest.raises(Leak):
        several()


@pytest.mark.interpreted("what is replaced here compiled code calls directly")
def test_a_log_that_tells_of_secret_decisions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Told, "seen_by", lambda self, eyes: True)
    with pytest.raises(Leak):
        several()


def test_the_bytes_of_the_wire_are_those_that_were_checked(server: Server) -> None:
    """What the leak test compares is what a client gets: the same functions, byte for byte."""
    _, _, table, first, second = two(server, options={"goal": 30})
    finish([first, second], seed=9, most=30)
    live = server.app.server.tables[table["id"]]
    assert live.story is not None
    for place in (first, second):
        place.settle().seen.clear()
        place.send({"type": "look", "eyes": place.view["eyes"]})
        place.until("events")
        viewer = out.Viewer(place.view["eyes"], "en", False)
        view = out.view_of(live.story, viewer, live.row.undone, live.row.undo).decode()
        assert view in place.raw[-1]
        assert out.events_of(live.story, viewer, place.log_from).decode() in place.raw[-1] or place.log_from == 0


def test_there_is_no_other_way_out_of_a_position() -> None:
    """Views are made where they are sent from, for the eyes they are sent to, and nowhere else; whole positions go to the disk."""
    folder = Path(out.__file__).parent
    sources = {path.name: path.read_text("utf-8") for path in folder.glob("*.py")}
    assert {name for name, text in sources.items() if ".view(" in text} == {"shown.py", "replays.py"}
    assert {name for name, text in sources.items() if re.search(r"\bdump\(", text)} == {"story.py", "botdesk.py", "author.py"}
    assert "dump(world)" in sources["botdesk.py"]  # a guess, not the truth
    assert "is_here(" in sources["author.py"]  # laid open, but only on the machine of whoever asks
    assert {name for name, text in sources.items() if ".state()" in text} == {"tables.py", "ledger.py"}  # into snapshots


def test_what_is_exported_does_not_tell_of_secret_decisions(server: Server) -> None:
    ann, _, table, first, second = two(server, clock={"bank": 600}, pace="turns")
    paths = ("/api/me/export", "/api/me/tables", f"/api/tables/{table['id']}")
    before = [ann.ok("GET", path) for path in paths]
    assert second.play(second.view["moves"][0], ["ready"])["played"] == 2
    assert [ann.ok("GET", path) for path in paths] == before
    assert first.quiet()


def test_neither_times_nor_counts_of_the_lobby_tell(server: Server) -> None:
    ann, bob, table, first, second = two(server, public=True)
    stranger = server.player()
    paths = [f"/api/tables/{table['id']}", "/api/tables?state=playing", f"/api/tables/{table['id']}/replay"]
    before = [stranger.ask("GET", path).text for path in paths]
    mine = bob.ask("GET", paths[0]).text
    assert first.play(first.view["moves"][0], ["ready"])["type"] == "done"
    assert [stranger.ask("GET", path).text for path in paths] == before
    assert bob.ask("GET", paths[0]).text == mine
    assert ann.ok("GET", paths[0])["your_turn"] == []
    assert second.quiet()
