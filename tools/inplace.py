"""Mutants tried where everything is loaded already: the one function that differs gets its new code in a fork, and the tests run there.

Nothing is imported again, so a mutant costs what its tests cost. What runs while modules are loaded (tables, class bodies, defaults)
cannot be tried this way and is left to a process of its own, and so is a function that ran at loading: what it computed is still there.
A test that fails is believed only if it passes without the mistake.

Run as a module it collects the tests of some folders, names them, then reads JSON lines (path, changed text, tests) and
answers each with one word.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.warm import allow

Say = Callable[[str], object]
KILLED, LIVES, ELSEWHERE = "killed", "lives", "elsewhere"


class InPlace:
    """The process from outside: give it a changed module and the tests to run, get a word."""

    def __init__(self, folders: list[str], home: Path, source: Path, *, seconds: int) -> None:
        roads = os.pathsep.join([str(source), str(Path(__file__).parent.parent)])
        settings = {**os.environ, "PYTHONPATH": roads, "TAFELRUNDE_BUILD": "pure", "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "tools.inplace", str(seconds), *folders]
        self.process = subprocess.Popen(command, cwd=home, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.tests: list[str] = json.loads(self.process.stdout.readline())
        """Those of the folder, as they are today."""

    def judge(self, path: Path, changed: str, tests: list[str]) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([str(path), changed, tests]) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def close(self) -> None:
        self.process.communicate()


def own(code: CodeType) -> tuple[object, ...]:
    """What a piece of code says itself, apart from the functions within."""
    constants = [repr(one) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars


def differing(old: CodeType, new: CodeType, way: tuple[CodeType, ...] = ()) -> tuple[CodeType, ...]:
    """The way from a module to the first code that differs, without the module itself; empty if it is the module or nothing."""
    if own(old) != own(new):
        return way
    inner = [one for one in old.co_consts if isinstance(one, CodeType)], [one for one in new.co_consts if isinstance(one, CodeType)]
    for one, other in zip(*inner, strict=False):
        if found := differing(one, other, (*way, other)):
            return found
    return ()


def plain(thing: Any) -> FunctionType | None:
    """The function behind a method, property or cache."""
    for name in ("__func__", "fget", "__wrapped__"):
        thing = getattr(thing, name, None) or thing
    return thing if isinstance(thing, FunctionType) else None


def patch(module: ModuleType, changed: str) -> bool:
    """Give the one function that differs its new code; False if it is not in a function."""
    path = str(module.__file__)
    way = differing(compile(Path(path).read_text("utf-8"), path, "exec"), compile(changed, path, "exec"))
    place: Any = module
    for code in way:
        found = vars(place).get(code.co_name)
        if not code.co_flags & CO_OPTIMIZED:
            place = found
            if not isinstance(place, type):
                return False
            continue
        function = plain(found)
        if function is None or function.__code__.co_firstlineno != code.co_firstlineno or function.__code__.co_freevars != code.co_freevars:
            return False
        function.__code__ = code
        if hasattr(found, "cache_clear"):
            found.cache_clear()
        return True
    return False


def in_fork(act: Callable[[Say], None]) -> str:
    """The last line that an act says, done in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        try:
            act(lambda word: os.write(writing, f"{word}\n".encode()))
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        said = pipe.read().splitlines()
    os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # a test may have left processes behind
    return said[-1] if said else ""


class Judge:
    """A plugin of pytest that, instead of running what was collected, waits to be asked."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.answer = os.fdopen(os.dup(1), "w")
        self.sound: dict[str, bool] = {}
        """Whether a test that has failed passes without any mistake."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        print(json.dumps(list(items)), file=self.answer, flush=True)
        for line in sys.stdin:
            path, changed, tests = json.loads(line)
            print(self.judge(path, changed, [items[test] for test in tests if test in items]), file=self.answer, flush=True)
        return True

    def judge(self, path: str, changed: str, items: list[pytest.Item]) -> str:
        module = next((one for one in list(sys.modules.values()) if getattr(one, "__file__", None) == path), None)
        while module is not None and items:
            said = in_fork(partial(self.run, items, module, changed))
            if said in ("", LIVES, ELSEWHERE):
                return said or ELSEWHERE
            if self.is_sound(next(item for item in items if item.nodeid == said)):
                return KILLED
            items = [item for item in items if item.nodeid != said]
        return ELSEWHERE

    def is_sound(self, item: pytest.Item) -> bool:
        if item.nodeid not in self.sound:
            self.sound[item.nodeid] = in_fork(partial(self.run, [item], None, "")) == LIVES
        return self.sound[item.nodeid]

    def run(self, items: list[pytest.Item], module: ModuleType | None, changed: str, say: Say) -> None:
        """Name each test before it runs, up to the first that fails with the mistake or computes for ever; then, if none did, say so."""
        if module is not None and not patch(module, changed):
            say(ELSEWHERE)
            return
        for item, following in zip(items, [*items[1:], None], strict=True):
            say(item.nodeid)
            allow(self.seconds)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                return
        say(LIVES)


def main(seconds: int, folders: list[str]) -> int:
    quietly = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "--capture=no"]
    judge = Judge(seconds)
    os.dup2(2, 1)  # what pytest prints is no answer
    return int(pytest.main([*quietly, *folders], plugins=[judge]))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
