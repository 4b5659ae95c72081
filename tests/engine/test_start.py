"""What starting takes: no game and no server are read before somebody asks for them, and nothing that only some systems have."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tafelrunde.cli.author import MAKERS
from tafelrunde.cli.main import COMMANDS, parser
from tafelrunde.engine.catalogue import games

HEAVY = ("tafelrunde.games.", "tafelrunde.server.", "starlette", "sqlalchemy", "numpy", "mcp", "pyarrow")
WITHOUT_POSIX = """
import importlib, mcp, os, pkgutil, platformdirs, signal, sys, uvicorn  # what others make asks for the system itself
for name in ("fork", "forkpty", "getuid", "geteuid", "killpg", "setsid", "mkfifo", "sched_getaffinity"):
    if hasattr(os, name): delattr(os, name)
for name in ("SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGCHLD", "SIGQUIT"):
    if hasattr(signal, name): delattr(signal, name)
for name in ("resource", "fcntl", "pwd", "grp", "termios", "pty", "tty"): sys.modules[name] = None
import tafelrunde
found = [module.name for module in pkgutil.walk_packages(tafelrunde.__path__, "tafelrunde.") if "research" not in module.name]
for name in found:
    if not name.endswith("migrations.env"): importlib.import_module(name)
print(len(found))
"""


def modules_after(*arguments: str) -> set[str]:
    """What the command has read when it is done."""
    program = (
        "import sys\nfrom tafelrunde.cli.main import main\n"
        "try: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "print('\\n'.join(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["rules", "apple", "A2.2"], ["simulate", "apple", "--games", "1"]])
def test_only_what_is_asked_for_is_read(arguments: list[str]) -> None:
    assert [name for name in modules_after(*arguments) if name.startswith(HEAVY)] == []


def test_a_game_is_read_when_it_is_asked_for() -> None:
    found = modules_after("rules", "seventhstone", "T4.3")
    assert "tafelrunde.games.seventhstone" in found
    assert "tafelrunde.games.root" not in found


def test_every_command_is_found_in_its_module() -> None:
    def names(argv: list[str] | None) -> set[str]:
        return set(next(iter(parser(argv)._subparsers._group_actions)).choices)  # type: ignore[union-attr,arg-type]

    assert names(None) == names(["--help"]) == set(COMMANDS) | set(MAKERS)
    for command in COMMANDS:
        assert command in names([command])


def test_the_list_of_commands_knows_who_has_a_workshop() -> None:
    titles: dict[str, list[str]] = {}
    for game in games():
        if game.workshop is not None:
            titles.setdefault(game.workshop.kind, []).append(game.title)
    assert {kind: ", ".join(some) for kind, some in titles.items()} == MAKERS


def test_without_the_server_its_commands_say_what_to_install() -> None:
    program = "import sys\nsys.modules['uvicorn'] = None\nfrom tafelrunde.cli.main import main\nsys.exit(main(['serve']))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "tafelrunde: serve needs uvicorn; pip install 'tafelrunde[server]' brings everything.\n"


def test_nothing_needs_what_only_some_systems_have() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_POSIX], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150
