"""Datasets: made in parts, the same however they are made, read back equal, checked against the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import tafelrunde
from tafelrunde.cli.main import main
from tafelrunde.engine.errors import BadOptions, Corrupt, Unreadable
from tafelrunde.engine.record import write_record
from tafelrunde.research import dataset
from tafelrunde.research.arrays import observation
from tafelrunde.research.dataset import Dataset, Plan, columns, fill, from_records, here, in_processes
from tafelrunde.research.episode import Episode, Setting

DOCS = Path(__file__).parents[2] / "docs"


def plan(games: int = 70, **chosen: object) -> Plan:
    made = {"game": "apple", "rules": tafelrunde.find("apple").version, "seats": ["amber", "blue"], "options": {"goal": 8}}
    return Plan(**{**made, "bots": ["greedy", "random"], "seed": 5, "games": games, **chosen})  # type: ignore[arg-type]


def made(folder: Path, wanted: Plan) -> Dataset:
    found = Dataset.begin(folder, wanted)
    list(fill(found, here))
    return found


def test_rows_are_decisions_and_go_back_to_records(tmp_path: Path) -> None:
    data = made(tmp_path / "one", plan())
    rows, games = data.decisions().to_pylist(), data.games().to_pylist()
    assert data.check() == len(rows) == sum(game["decisions"] for game in games)
    assert [game["game"] for game in games] == list(range(70))
    assert {tuple(game["bots"]) for game in games} == {("greedy", "random"), ("random", "greedy")}
    records = list(data.records())
    assert [write_record(record) for record in records] == [game["record"] for game in games]
    verbs = tafelrunde.find("apple").verbs
    first = [row for row in rows if row["game"] == 0]
    assert [(row["seat"], verbs.from_number(row["move"])) for row in first] == [(line.seat, line.move) for line in records[0].moves]
    pos = tafelrunde.new("apple", ["amber", "blue"], games[0]["seed"], {"goal": 8})
    assert json.loads(first[0]["view"]) == pos.view(first[0]["seat"])
    assert first[0]["legal"] == [verbs.number(move) for move in pos.moves(first[0]["seat"])]
    assert {row["result"] for row in rows if row["seat"] in games[row["game"]]["winners"]} <= {1.0, 0.0}
    again = from_records(tmp_path / "again", records)
    assert again.decisions().equals(data.decisions())
    with pytest.raises(BadOptions, match="exists"):
        from_records(tmp_path / "again", records)


def test_interrupted_or_shared_it_is_the_same(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", plan(120))
    begun = Dataset.begin(tmp_path / "begun", plan(100))
    next(fill(begun, here))
    assert begun.missing() == [1]
    grown = Dataset.begin(tmp_path / "begun", plan(120))
    assert grown.missing() == [1, 2]
    assert sorted(fill(grown, in_processes(2))) == [1, 2]
    assert grown.decisions().equals(whole.decisions())
    assert [part.num_rows for part in grown.in_parts(["move"])] == [part.num_rows for part in whole.in_parts()]
    assert pa.concat_tables(grown.in_parts()).equals(whole.decisions())
    assert grown.games().equals(whole.games())
    with pytest.raises(BadOptions, match="another dataset"):
        Dataset.begin(tmp_path / "begun", plan(120, seed=6))
    with pytest.raises(BadOptions, match="cannot grow"):
        Dataset.begin(tmp_path / "whole", plan(150))


def test_a_changed_row_is_found(tmp_path: Path) -> None:
    data = made(tmp_path / "data", plan(3))
    path = data.path("decisions", 0)
    table = pq.read_table(path)
    moves = table.column("move").to_pylist()
    moves[5] += 1
    changed = table.set_column(table.schema.get_field_index("move"), table.schema.field("move"), pa.array(moves, pa.int32()))
    pq.write_table(changed, path)
    with pytest.raises(Corrupt, match="part-00000"):
        data.check()


def test_vectors_are_what_the_environments_show(tmp_path: Path) -> None:
    data = made(tmp_path / "data", plan(2, observe="vector", size=256))
    rows = data.decisions().to_pylist()
    setting = Setting("apple", options={"goal": 8}, observation_size=256)
    record = next(data.records())
    assert isinstance(record.seed, int)
    episode = Episode(setting, setting.new(record.seed))
    for line, row in zip(record.moves, rows, strict=False):
        assert row["observation"] == observation(episode, line.seat).tolist()
        episode.position.play(line.seat, line.move)
        episode = Episode(setting, episode.position)


@pytest.mark.parametrize("game", [game.id for game in tafelrunde.all_games()])
def test_every_game_can_be_data(game: str, tmp_path: Path) -> None:
    entry = tafelrunde.find(game)
    roles = entry.check_seats(entry.min_seats)
    wanted = Plan(game, entry.version, roles, {}, ["random"], 1, 2, observe="none", cut=300)
    data = made(tmp_path / "data", wanted)
    assert data.check() > 300


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "data"
    args = ["dataset", "apple", "--games", "4", "--bots", "random,greedy@5i", "--out", str(out), "--check", "--json"]
    assert main(args) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["finished"]) == (4, 4)
    assert told["checked"] == told["decisions"] == Dataset(out).decisions().num_rows
    records = tmp_path / "records"
    assert main(["simulate", "apple", "--games", "3", "--records", str(records), "--json"]) == 0
    assert main(["dataset", "apple", "--records", str(records), "--out", str(tmp_path / "more"), "--check"]) == 0
    assert main(["dataset", "root", "--records", str(records), "--out", str(tmp_path / "none")]) == 2
    assert main([*args[:6], "--observe", "smell", "--out", str(tmp_path / "none")]) == 2


def test_what_is_no_dataset_is_said(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="no dataset"):
        Dataset(tmp_path)
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(Unreadable, match="no plan"):
        Dataset(tmp_path)


def test_the_columns_are_documented() -> None:
    told = re.findall(r"^\| `(\w+)` \| ", (DOCS / "research-data.md").read_text("utf-8").split("<!-- decisions -->")[1], re.M)
    there = [*columns(plan(observe="view")).names, columns(plan(observe="vector")).names[-1]]
    assert told == there
    assert dataset.SCHEMA == 1
