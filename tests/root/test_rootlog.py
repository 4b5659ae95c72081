"""Rootlog: what is written can be read back to the same table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.cli.main import main
from tafelrunde.engine.catalogue import find
from tafelrunde.engine.chance import chance_from_seed
from tafelrunde.engine.errors import Corrupt
from tafelrunde.engine.history import History
from tafelrunde.engine.record import Record, replay, write_record
from tafelrunde.games.root import GAME
from tafelrunde.games.root.position import Root
from tafelrunde.games.root.rootlog import FACTION, rootlog
from tafelrunde.games.root.words import ARMIES

CARD = r"[FRMB]?#[a-z@]*"
PIECE = r"[CEALOVG]?(?:w|t(?:_[kfrm])?|b(?:_[swrfm])?)"
ITEM = r"%[fbxhstcr_](?:[VG]\$)?"
FOREST = r"\d+(?:_\d+)+"
ACTION = re.compile(
    "|".join(
        [
            rf"\d*{PIECE}(?:\d+|[O]?\$)?->(?:\d+|[CEALOVG]?\$)?",
            rf"p->(?:\d+|{FOREST})",
            r"[CEALOVG]?X[CEALOVG]\d+(?:[FRMB]@){0,2}(?:\(\d,\d\))?",
            rf"\d*{CARD}(?:[CEALOVG]?\$?|\*|Q)->(?:[CEALOVG]?\$?(?:_[rmxb])?|Q)",
            rf"\d*{CARD}\^",
            r"[CEALOVG]?\^[CEALOVG]",
            r"Z(?:%[fbxhstcr]|[a-z]+)",
            rf"\d*{ITEM}(?:\d+|[CEALOVG]\$|[sd][er]?)?->(?:\$|\d+|[drse](?:\+r)?)?",
            r"[CEALOVG]?(?:\+\+|--)\d*",
            r"\+\+->[CEALOVG]?\$",
            r"[VG]?\$_[CEALO]->[012ah]",
            r"\$_(?:o|ho)->[FRM]",
            r"\$_[hrm]->[1-4]",
            r"\$_f->\d+",
            r"\$_->",
        ]
    )
)
WARRIORS = re.compile(r"(\d*)([CEALO]?)w(\d*)->(\d*)(?:[CEALOVG]?\$)?")
POINTS = re.compile(r"([CEALOVG]?)(\+\+|--)(\d*)")
TABLES = [
    ("marquise eyrie alliance vagabond", {}),
    ("marquise eyrie cult riverfolk", {"map": "winter"}),
    ("marquise vagabond vagabond riverfolk", {}),
    ("marquise eyrie alliance vagabond cult riverfolk", {"map": "winter"}),
]


def random_record(roles: str, seed: int, options: dict[str, object]) -> Record:
    history = History(GAME, roles.split(), seed, options)
    draws = chance_from_seed(seed)
    while waiting := history.position.waiting():
        moves = history.position.moves(waiting[0])
        history.play(waiting[0], moves[draws.below(len(moves))])
    return history.record()


def read_back(text: str) -> tuple[dict[tuple[str, int], int], dict[str, int]]:
    """Warriors by faction and clearing, and points, from the text alone."""
    warriors: dict[tuple[str, int], int] = {}
    points: dict[str, int] = {}
    for line in text.splitlines():
        match = re.fullmatch(r"([CEALOVG]):(\S*)", line)
        if match is None:
            continue
        turn = match[1]
        for action in filter(None, match[2].split("/")):
            assert ACTION.fullmatch(action), f"{action} in {line}"
            if moved := WARRIORS.fullmatch(action):
                count = int(moved[1] or 1)
                owner = moved[2] or turn
                for place, sign in ((moved[3], -1), (moved[4], 1)):
                    if place:
                        warriors[owner, int(place)] = warriors.get((owner, int(place)), 0) + sign * count
            elif (scored := POINTS.fullmatch(action)) and not action.startswith("++->"):
                owner = scored[1] or turn
                points[owner] = points.get(owner, 0) + int(scored[3] or 1) * (1 if scored[2] == "++" else -1)
    return warriors, points


@pytest.mark.parametrize(("roles", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_text_leads_to_the_same_table(roles: str, options: dict[str, object], seed: int) -> None:
    record = random_record(roles, seed, options)
    text = rootlog(record)
    end = replay(record)
    assert isinstance(end, Root)
    warriors, points = read_back(text)
    for clearing in range(12):
        for army in range(ARMIES):
            assert warriors.get((FACTION[army], clearing + 1), 0) == end.warriors[clearing * ARMIES + army], (clearing + 1, army)
    for faction in end.order:
        assert points.get(FACTION[faction], 0) == end.points[faction]
    winners = "".join(FACTION[faction] for faction in range(7) if end.winners >> faction & 1)
    assert text.endswith(f"Winner: {winners}\n")
    assert text.startswith("Map: Winter\nDeck: Standard\nClearings: " if options else "Map: Fall\nDeck: Standard\n")


def test_players_are_named_and_unfinished_games_refused() -> None:
    record = random_record("marquise eyrie", 5, {"order": "fixed"})
    assert "\nC: Ann\nE: Ben\n" in rootlog(record, ["Ann", "Ben"])
    history = History(GAME, ["marquise", "eyrie"], 5)
    with pytest.raises(Corrupt):
        rootlog(history.record())


def test_the_command_line_writes_it_and_refuses_other_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.record"
    record = random_record("marquise eyrie", 5, {"order": "fixed"})
    file.write_text(write_record(record))
    assert main(["replay", str(file), "--rootlog"]) == 0
    assert capsys.readouterr().out == rootlog(record)
    apple = find("apple")
    file.write_text(write_record(History(apple, apple.check_seats(2), 5).record()))
    assert main(["replay", str(file), "--rootlog"]) == 2
    assert "is not written as rootlog" in capsys.readouterr().err
