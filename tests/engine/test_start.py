"""What starting takes: no game and no server are read before somebody asks for them, and nothing that only some systems have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.cli.main import COMMANDS, MAKERS, parser
from tafelrunde.engine.catalogue import games
from tests.bare import lacks

LISTED = {"tafelrunde.cli", "tafelrunde.cli.main"}
"""What of the command line a list of its commands needs."""
FOR_LISTS_TOO_HEAVY = ("rich", "fluent", "babel", "attr", "tafelrunde.bots", "tafelrunde.arena", "tafelrunde.testing", "multiprocessing")
HEAVY = ("tafelrunde.games.", "tafelrunde.server.", "starlette", "sqlalchemy", "numpy", "mcp", "pyarrow")
WITHOUT_POSIX = """
import importlib, pkgutil
import tafelrunde
from tafelrunde.research import MissingExtra
found = [module.name for module in pkgutil.walk_packages(tafelrunde.__path__, "tafelrunde.")]
for name in found:
    if name.endswith("migrations.env"): continue
    try: importlib.import_module(name)
    except MissingExtra: print(name)
print(len(found))
"""
OF_OTHERS = {"tafelrunde.research.textarena", "tafelrunde.research.kaggle", "tafelrunde.research.openspiel"}
"""What may be missing here: other arenas are installed, and tried, for `make learn-test`; OpenSpiel is not made for Windows."""


def modules_after(*arguments: str) -> set[str]:
    """What the command has read when it is done."""
    program = (
        "import sys\nfrom tafelrunde.cli.main import main\n"
        "try: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["-h"], []])
def test_a_list_of_commands_reads_none_of_them(arguments: list[str]) -> None:
    found = modules_after(*arguments)
    assert {name for name in found if name.startswith("tafelrunde.cli")} == LISTED
    assert [name for name in found if name.startswith((*HEAVY, *FOR_LISTS_TOO_HEAVY))] == []


@pytest.mark.parametrize("arguments", [["simulte"], ["rules", "apple", "A2.2"], ["simulate", "apple", "--games", "1"]])
def test_only_what_is_asked_for_is_read(arguments: list[str]) -> None:
    assert [name for name in modules_after(*arguments) if name.startswith(HEAVY)] == []


def test_a_game_is_read_when_it_is_asked_for() -> None:
    found = modules_after("rules", "seventhstone", "T4.3")
    assert "tafelrunde.games.seventhstone" in found
    assert "tafelrunde.games.root" not in found


def test_every_command_is_found_in_its_module() -> None:
    def names(*argv: str) -> set[str]:
        return set(next(iter(parser(argv)._subparsers._group_actions)).choices)  # type: ignore[union-attr,arg-type]

    assert names() == names("--help") == names("simulte") == set(COMMANDS) | set(MAKERS)
    for command in (*COMMANDS, *MAKERS):
        assert command in names(command)


def test_the_list_of_commands_knows_who_has_a_workshop() -> None:
    titles: dict[str, list[str]] = {}
    for game in games():
        if game.workshop is not None:
            titles.setdefault(game.workshop.kind, []).append(game.title)
    assert {kind: ", ".join(some) for kind, some in titles.items()} == MAKERS


CARVER = """
from tafelrunde.engine.catalogue import Workshop
from tafelrunde.examples.apple import AppleGame
class Carving(Workshop):
    kind = "carving"
    def new(self, seats, seed): return f"a carving for {seats}"
class Carvers(AppleGame):
    id = "carvers"
    workshop = Carving()
GAME = Carvers()
"""


def test_the_workshop_of_a_game_of_others_has_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "carvers.py").write_text(CARVER)
    about = tmp_path / "carvers-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: carvers\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[tafelrunde.games]\ncarvers = carvers:GAME\n")
    command = [sys.executable, "-m", "tafelrunde.cli.main"]
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    made = subprocess.run([*command, "carving", "new", "--seats", "3"], capture_output=True, text=True)
    assert (made.returncode, made.stdout) == (0, "a carving for 3")
    refused = subprocess.run([*command, "carvings", "new"], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "'carving'" in refused.stderr


def test_without_the_server_its_commands_say_what_to_install() -> None:
    program = "import sys\nsys.modules['uvicorn'] = None\nfrom tafelrunde.cli.main import main\nsys.exit(main(['serve']))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "tafelrunde: serve needs uvicorn; pip install 'tafelrunde[server]' brings everything.\n"


def bare_environment() -> dict[str, str]:
    """For a process that lacks what Windows lacks."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(lacks.__file__).parent), os.environ.get("PYTHONPATH", "")])}


def test_nothing_needs_what_only_some_systems_have() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_POSIX], env=bare_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    *missing, count = done.stdout.split()
    assert set(missing) <= OF_OTHERS
    assert int(count) > 200


PRETENDED = """
import asyncio, os, signal
from tafelrunde.bots import parallel, search
from tafelrunde.server import database, trials
assert hasattr(os, "fork") and hasattr(signal, "SIGKILL"), "others keep theirs"
assert not hasattr(search.os, "fork") and not hasattr(trials.os, "nice") and not hasattr(parallel.signal, "SIGKILL")
assert search.os.cpu_count is os.cpu_count
for name in ("fork", "spawn"):
    try: print(parallel.get_context(name).get_start_method())
    except ValueError as error: print(error)
try: exec("import fcntl", vars(database))
except ImportError as error: print(error)
async def heed(): asyncio.get_running_loop().add_signal_handler(signal.SIGINT, print)
try: asyncio.run(heed())
except NotImplementedError: print("no signals")
try: import uvloop
except ImportError: print("no uvloop")
"""


def test_what_windows_lacks_is_missing_to_us_and_to_nobody_else() -> None:
    """`make bare-test` relies on it."""
    done = subprocess.run([sys.executable, "-c", PRETENDED], env=bare_environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    said = ["cannot find context for 'fork'", "spawn", "No module named 'fcntl' on Windows", "no signals", "no uvloop"]
    assert done.stdout.splitlines() == said
