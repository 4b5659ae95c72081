"""Mistakes put in on purpose: where they can be, which tests try them, and that a test notices."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from tools.inplace import InPlace
from tools.mutants import (
    HOME,
    KILLED,
    OPERATORS,
    SAMPLE,
    SOURCE,
    SURVIVED,
    UNTESTED,
    Mutant,
    Tree,
    annotated,
    is_judged,
    mutants_of,
    parts,
    report,
    unreachable,
)
from tools.warm import Warm

from tools import inplace, mutants

CHANCE = SOURCE / "tafelrunde" / "engine" / "chance.py"


def test_the_sample_is_large_enough() -> None:
    assert SAMPLE >= 150
    assert SAMPLE * len(parts()) >= 1_000
    assert "engine" in parts()
    assert all(folder.is_dir() for folder in parts().values())
    assert [name for name in OPERATORS if get_operator(f"core/{name}") is None] == []


def test_every_mutant_changes_the_line_it_names() -> None:
    source = CHANCE.read_text("utf-8")
    found = list(mutants_of("engine", CHANCE))
    assert len(found) > 50
    assert len({mutant.id for mutant in found}) == len(found)
    for mutant in found:
        changed = mutate_code(source, get_operator(f"core/{mutant.operator}")(), mutant.occurrence)
        assert changed is not None
        pairs = zip(source.splitlines(), changed.splitlines(), strict=True)
        assert [number for number, (old, new) in enumerate(pairs, 1) if old != new] == [mutant.line], mutant


def test_nothing_is_changed_where_nothing_runs() -> None:
    source = "def f(x: int | None = 3) -> int | str:\n    y: 'list[int]' = x + 1\n    assert y > 1\n    raise ValueError(2)\n"
    assert [(first[0], last[0]) for first, last in sorted(annotated(source))] == [(1, 1), (1, 1), (2, 2)]
    assert unreachable(source) == {3, 4}
    assert unreachable('X: Final = EVENTS.event("x", count("n", 9))\nY: Final = other("x", 9)\n') == {1}
    assert unreachable("if TYPE_CHECKING:\n    import x\n    import y\nz = 1\n") == {1, 2, 3}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tree]:
    monkeypatch.setattr(mutants, "WORK", tmp_path)
    tree = Tree(0)
    yield tree
    tree.close()


def test_a_mistake_is_noticed_and_an_idle_one_is_not(tree: Tree) -> None:
    here = list(mutants_of("engine", CHANCE))
    tests = ["tests/engine/test_chance.py"]
    vital = next(mutant for mutant in here if mutant.operator == "ZeroIterationForLoop")
    assert tree.judge(vital, tests) == KILLED
    assert tree.judge(vital, []) == UNTESTED
    assert tree.judge(vital, ["tests/engine/test_layers.py::test_every_folder_is_a_layer"]) == SURVIVED
    assert (tree.folder / vital.path).read_text("utf-8") == CHANCE.read_text("utf-8"), "everything is as it was"


def test_a_run_that_never_ends_is_ended_and_every_run_sees_the_sources_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "tafelrunde").mkdir()
    source, test = tmp_path / "tafelrunde" / "__init__.py", tmp_path / "test_it.py"
    source.write_text("def all_games(): return 1\n")
    test.write_text("import tafelrunde\ndef test_it(): assert tafelrunde.all_games()\n")
    warm = Warm(tmp_path, HOME, seconds=1)
    assert warm.run([*mutants.QUIETLY, str(test)])[0] == pytest.ExitCode.OK
    source.write_text("def all_games(): return 0 \n")
    assert warm.run([*mutants.QUIETLY, str(test)])[0] == pytest.ExitCode.TESTS_FAILED
    test.write_text("def test_it(): pass\ndef test_ever():\n    while True: pass\ndef test_that(): pass\n")
    code, last = warm.run([*mutants.QUIETLY, str(test)])
    assert code < 0
    assert last.endswith("test_it.py::test_ever")
    warm.close()


SAMPLE_MODULE = """
from functools import cache

ONE = 1

@cache
def doubled(x):
    return [2 * y for y in (x,)][0]

class Pair:
    more = 1

    @property
    def sum(self):
        return 1 + 2
"""


def test_the_one_function_that_differs_gets_its_new_code(tmp_path: Path) -> None:
    path = tmp_path / "sample_module.py"
    path.write_text(SAMPLE_MODULE)
    spec = spec_from_file_location("sample_module", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (module.doubled(4), module.Pair().sum) == (8, 3)
    assert inplace.patch(module, SAMPLE_MODULE.replace("2 * y", "3 * y"))
    assert inplace.patch(module, SAMPLE_MODULE.replace("1 + 2", "1 - 2"))
    assert (module.doubled(4), module.Pair().sum) == (12, -1)
    for loading in ("ONE = 1", "more = 1"):
        assert not inplace.patch(module, SAMPLE_MODULE.replace(loading, loading.replace("1", "2"))), "that ran when it was loaded"
    assert not inplace.patch(module, SAMPLE_MODULE), "nothing differs"


def test_a_failure_counts_only_if_the_test_passes_without_the_mistake(tmp_path: Path) -> None:
    source, tests = tmp_path / "sample_module.py", tmp_path / "test_sample.py"
    source.write_text(SAMPLE_MODULE)
    tests.write_text("import sample_module as m\ndef test_good(): assert m.doubled(1) == 2\ndef test_broken(): assert m.doubled(1) == 3\n")
    loaded = InPlace([str(tests)], tmp_path, tmp_path, seconds=5)
    good, broken = "test_sample.py::test_good", "test_sample.py::test_broken"
    tripled = SAMPLE_MODULE.replace("2 * y", "4 * y")
    assert loaded.judge(source, tripled, [broken, good]) == inplace.KILLED
    assert loaded.judge(source, tripled, [broken]) == inplace.ELSEWHERE
    assert loaded.judge(source, SAMPLE_MODULE.replace("1 + 2", "1 - 2"), [good]) == inplace.LIVES
    assert loaded.judge(source, SAMPLE_MODULE.replace("ONE = 1", "ONE = 2"), [good]) == inplace.ELSEWHERE
    loaded.close()


LONG = """
import time
import sample_module as m

def test_one():
    until = time.process_time() + 0.6
    while time.process_time() < until: m.doubled(1)

test_two = test_three = test_one
"""


def test_many_long_tests_are_no_test_that_never_ends(tmp_path: Path) -> None:
    source, tests = tmp_path / "sample_module.py", tmp_path / "test_sample.py"
    source.write_text(SAMPLE_MODULE)
    tests.write_text(LONG)
    loaded = InPlace([str(tests)], tmp_path, tmp_path, seconds=1)
    names = [f"test_sample.py::test_{name}" for name in ("one", "two", "three")]
    assert loaded.judge(source, SAMPLE_MODULE.replace("1 + 2", "1 - 2"), names) == inplace.LIVES
    assert loaded.judge(source, SAMPLE_MODULE.replace("return [2", "while True: pass\n    return [2"), names) == inplace.KILLED
    loaded.close()


def test_the_report_counts_what_was_tried_of_the_present_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "WORK", tmp_path)
    monkeypatch.setattr(mutants, "HOME", tmp_path)
    chosen = [Mutant("engine", "x.py", "AddNot", i, i, f"line {i}", "now") for i in range(5)]
    rows = {one.id: {"result": result, "state": "now"} for one, result in zip(chosen, (KILLED, KILLED, SURVIVED, SURVIVED), strict=False)}
    rows[chosen[1].id]["state"] = "before"
    monkeypatch.setattr(mutants, "known", lambda: rows)
    monkeypatch.setattr(mutants, "reasons", lambda: {chosen[2].id: "does the same"})
    assert report(chosen).splitlines()[-1] == "| engine | 3 | 1 | 1 | 1 | 33.3 % |"
    listed = (tmp_path / "survivors.md").read_text("utf-8")
    assert chosen[3].id in listed
    assert chosen[2].id not in listed


def test_what_is_tried_again() -> None:
    mutant = Mutant("engine", "x.py", "AddNot", 0, 1, "line", "now")
    assert is_judged(mutant, {"result": KILLED, "state": "now"})
    assert not is_judged(mutant, {"result": KILLED, "state": "before"}), "the module has changed"
    assert not is_judged(mutant, {"result": UNTESTED, "state": "now"}), "there may be a test by now"
    assert not is_judged(mutant, None)


def test_reasons_are_given_for_mutants_of_these_sources() -> None:
    assert all(len(id) == 10 and reason for id, reason in mutants.reasons().items())
    assert (HOME / "tests" / "mutants.toml").exists()
