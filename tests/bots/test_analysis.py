"""A game in hindsight: chances that add up, turning points where they are, and the same answer twice."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tafelrunde
from tafelrunde.bots import Budget, make_bot
from tafelrunde.bots.analysis import Moment, analyse, prospects, turning_points
from tafelrunde.cli.main import main
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.history import History
from tafelrunde.engine.knowledge import Eyes
from tafelrunde.engine.record import Record, write_record
from tests.bots.toys import TAKE, Heap, toy


def played(seed: int = 3, seats: int = 3) -> Record:
    """A short greedy game."""
    history = History(tafelrunde.find("apple"), seats, seed, {"goal": 8})
    bots = [make_bot("greedy", chance_from_seed(seat)) for seat in range(seats)]
    while waiting := history.position.waiting():
        seat = waiting[0]
        history.play(seat, bots[seat].choose(Eyes(history.position, seat), Budget()))
    return history.record()


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysis") / "game.record"
    path.write_text(write_record(played()), "utf-8")
    return path


def test_chances_add_up_and_end_with_the_result() -> None:
    record = played()
    found = analyse(record, walks=20)
    assert [moment.ply for moment in found.moments] == list(range(len(record.moves) + 1))
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
    assert found.moments[-1].chances == [1.0 / len(record.winners) if seat in record.winners else 0.0 for seat in range(3)]
    assert analyse(record, walks=20).moments == found.moments


def test_now_and_then_is_enough_but_the_end_is_always_there() -> None:
    record = played()
    plies = [moment.ply for moment in analyse(record, walks=5, every=7).moments]
    assert plies[:3] == [0, 7, 14]
    assert plies[-1] == len(record.moves)


def test_a_won_position_is_seen_as_won() -> None:
    pos = toy(Heap(0), 6)
    assert prospects(pos, None, 400, chance_from_seed(1))[0] > 0.8
    pos.play(0, TAKE(2))
    assert prospects(pos, None, 400, chance_from_seed(1))[0] > 0.8
    pos.play(1, TAKE(1))
    pos.play(0, TAKE(1))
    assert prospects(pos, None, 400, chance_from_seed(1))[0] < 0.2


def test_a_seat_is_judged_by_its_own_knowledge() -> None:
    """Whoever holds good cards knows it; everybody else does not."""
    record = played()
    own = [analyse(record, walks=30, eyes=seat, every=9).to_json() for seat in (0, 1)]
    assert own[0]["eyes"] != own[1]["eyes"]
    assert own[0]["moments"] != own[1]["moments"]


def test_turning_points_are_where_the_chances_change() -> None:
    chances = [0.5] * 10 + [0.8] * 10 + [0.79, 0.81] * 5 + [0.2] * 10
    moments = [Moment(ply, 0 if ply else None, 7, [chance, 1 - chance]) for ply, chance in enumerate(chances)]
    turns = turning_points(moments)
    assert [(turn.ply, turn.gained) for turn in turns] == [(10, 0), (30, 1)]
    assert [round(turn.by, 1) for turn in turns] == [0.3, 0.6]


def test_the_command_tells_it_as_text_json_and_chart(record_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "course.svg"
    assert main(["analyse", str(record_file), "--walks", "5", "--svg", str(picture)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("after")
    assert "100%" in text.splitlines()[-1] or "+" in text.splitlines()[-1]
    drawn = ElementTree.fromstring(picture.read_text())
    assert len([part for part in drawn.iter() if part.tag.endswith("polyline")]) == 3
    assert main(["analyse", str(record_file), "--walks", "5", "--json", "--eyes", "amber"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["seats"] == ["amber", "blue", "coral"]
    assert plain["eyes"] == "amber"
    assert set(plain) == {"game", "seats", "eyes", "moments", "turning_points"}
    assert main(["analyse", str(record_file), "--eyes", "nobody"]) == 2


def test_the_command_gives_hints(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["hint", str(record_file), "--ply", "0", "--walks", "60"]
    assert main([*command, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["seat"] == "amber"
    assert plain["hints"][0]["visits"] >= plain["hints"][-1]["visits"]
    assert {hint["move"][0] for hint in plain["hints"]} == {"bid", "ready"}
    assert main([*command, "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("Bernstein")
    assert main(["hint", str(record_file)]) == 2
