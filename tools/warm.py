"""A process that has loaded pytest and everything tests need but the program itself, and forks for every run of tests.

Starting pytest takes longer than most tests: mutants are tried by the thousand, so that is paid once. Nothing of the program or its
tests is loaded before the fork, hence each run sees the sources as they are at that moment. Run as a module it reads one JSON line for
each run, the arguments of pytest, and answers with one line: the exit code, negative if a signal ended it, and the test that began last.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from importlib.metadata import entry_points
from math import ceil
from pathlib import Path

OURS = ("tafelrunde", "tests", "tools", "__main__")
PATIENCE = 1200
"""Seconds after which a run that does not even compute is ended."""


class Warm:
    """The process from outside: say which tests, get the exit code."""

    def __init__(self, source: Path, home: Path, *, seconds: int) -> None:
        settings = {**os.environ, "PYTHONPATH": str(source), "TAFELRUNDE_BUILD": "pure", "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "tools.warm", str(seconds)]
        self.process = subprocess.Popen(command, cwd=home, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, arguments: list[str]) -> tuple[int, str]:
        """What pytest ends with, given these arguments, negative after too much computing; and the test that began last."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(arguments) + "\n")
        self.process.stdin.flush()
        code, test = json.loads(self.process.stdout.readline())
        return code, test

    def close(self) -> None:
        self.process.communicate()


def load_others(names: Iterable[str]) -> None:
    """Load modules that are not ours; one that cannot be loaded twice or alone is left to the runs."""
    for name in names:
        if name.partition(".")[0] not in OURS:
            try:
                importlib.import_module(name)
            except Exception:
                continue


def wanted_by_games() -> list[str]:
    """What the games load, found out in a process that is thrown away."""
    program = "import sys, tafelrunde; tafelrunde.all_games(); print(*sys.modules)"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()


def allow(seconds: int) -> None:
    """So much computing from now on; then this process is ended."""
    used = time.process_time()
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(used) + seconds, resource.RLIM_INFINITY))


class Announcer:
    """A plugin of pytest: every test is named before it runs, and has so much time of its own, however many there are."""

    def __init__(self, seconds: int, into: int) -> None:
        self.seconds = seconds
        self.into = into

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        os.write(self.into, f"{nodeid}\n".encode())
        allow(self.seconds)


def in_child(arguments: list[str], seconds: int, into: int) -> int:
    """A run of pytest within so many seconds of computing for each test, without a word."""
    import pytest

    os.setpgid(0, 0)
    allow(seconds)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    return int(pytest.main(arguments, plugins=[Announcer(seconds, into)]))


def run(arguments: list[str], seconds: int) -> tuple[int, str]:
    """Fork, and wait for what comes of it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 3
        try:
            code = in_child(arguments, seconds, writing)
        finally:
            os._exit(code)
    os.close(writing)
    signal.alarm(PATIENCE)
    try:
        status = os.waitpid(child, 0)[1]
    except TimeoutError:
        status = signal.SIGKILL
    signal.alarm(0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # a test may have left processes behind
    with os.fdopen(reading) as pipe:
        begun = pipe.read().splitlines()
    return os.waitstatus_to_exitcode(status), begun[-1] if begun else ""


def too_long(number: int, frame: object) -> None:
    raise TimeoutError


def main(seconds: int) -> int:
    load_others(["pytest", *(entry.module for entry in entry_points(group="pytest11")), *wanted_by_games()])
    signal.signal(signal.SIGALRM, too_long)
    for line in sys.stdin:
        print(json.dumps(run(json.loads(line), seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
