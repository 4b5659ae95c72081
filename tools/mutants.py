"""Small mistakes put into the rules on purpose: does a test notice?

::

    python -m tools.mutants                     goes on where it was interrupted, until the sample is done
    python -m tools.mutants --parts bloodstones --most 20
    python -m tools.mutants --report            only says what is known

    python -m tools.mutants --again             tries those that lived once more: there are new tests
    python -m tools.mutants --again --tests 200 the same, by more of the tests that run their lines

The mistakes are those of Cosmic Ray, a seeded sample of them for the engine and for each game. A mutant is tried by the tests that run
its line (`make coverage` finds out which), the most special ones first, and is killed by the first that fails: in a fork of a process
that has everything loaded (`inplace.py`), or, where its line runs while modules are loaded, in a copy of the sources (`warm.py`). Tests
that were written since the coverage are tried on every mutant of their part. Those that live are listed in build/mutants/survivors.md,
to be read: each gets a test, or a reason in tests/mutants.toml. Results are kept by the text of the module: a changed module is tried
anew.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from queue import SimpleQueue

import pytest

import tafelrunde
from tools import inplace
from tools.inplace import InPlace
from tools.warm import Warm

HOME = Path(__file__).parent.parent
SOURCE = HOME / "src"
WORK = HOME / "build" / "mutants"
RESULTS = WORK / "results.jsonl"
COVERED = HOME / "build" / "coverage" / "data"
REASONS = HOME / "tests" / "mutants.toml"
SAMPLE = 210
"""Mutants of each part: five parts, so that there are more than a thousand in all."""
SEED = 1
MOST_TESTS = 40
LONGEST = 30
"""Seconds of computing for one test after which a mutant counts as killed: it runs for ever."""
QUIETLY = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:randomly"]
NO_RULES = {"evaluate.py", "hunch.py", "prospects.py", "picture.py", "generator.py"}
"""Judgement is measured by contests, drawings are looked at, made maps are checked as a whole."""
KILLED, SURVIVED, UNTESTED = "killed", "survived", "untested"
BINARY = [
    "Add_Sub",
    "Sub_Add",
    "Mul_Add",
    "Div_Mul",
    "FloorDiv_Mul",
    "Mod_FloorDiv",
    "LShift_RShift",
    "RShift_LShift",
    "BitOr_BitAnd",
    "BitAnd_BitOr",
]
COMPARED = ["Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Is_IsNot", "IsNot_Is"]
OPERATORS = [
    *(f"ReplaceBinaryOperator_{pair}" for pair in BINARY),
    *(f"ReplaceComparisonOperator_{pair}" for pair in COMPARED),
    *(f"ReplaceUnaryOperator_Delete_{one}" for one in ("USub", "Not", "Invert")),
    *("AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "NumberReplacer", "ZeroIterationForLoop"),
]
"""One change of each kind: that every other operator could stand there as well would tell nothing more."""


@dataclass(frozen=True)
class Mutant:
    """One mistake: the module, what kind, which of its occurrences, and where that is."""

    part: str
    path: str
    operator: str
    occurrence: int
    line: int
    text: str
    state: str
    """A hash of the module as it is."""

    @property
    def id(self) -> str:
        key = f"{self.path} {self.operator} {self.occurrence} {self.text}"
        return blake2b(key.encode(), digest_size=5).hexdigest()


def parts() -> dict[str, Path]:
    """What is put to the test: the engine and every game."""
    found = {"engine": SOURCE / "tafelrunde" / "engine"}
    for game in tafelrunde.all_games():
        found[game.id] = SOURCE / game.package.replace(".", "/")
    return found


def annotated(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Where annotations stand: nothing runs there."""
    spans = []
    for node in ast.walk(ast.parse(source)):
        for note in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(note, ast.expr):
                spans.append(((note.lineno, note.col_offset), (note.end_lineno or 0, note.end_col_offset or 0)))
    return spans


def decides_nothing(node: ast.stmt) -> bool:
    """What only type checkers read, what says what can never happen, and how large the numbers of a log entry may be."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "EVENTS.event"
    return isinstance(node, (ast.Assert, ast.Raise))


def unreachable(source: str) -> set[int]:
    """The lines of statements that decide nothing."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and decides_nothing(node):
            found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def mutants_of(part: str, path: Path) -> Iterator[Mutant]:
    """Every mistake that can be put into a module."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator

    source = path.read_text("utf-8")
    state = blake2b(source.encode(), digest_size=8).hexdigest()
    lines = source.splitlines()
    notes, never = annotated(source), unreachable(source)
    nodes = list(ast_nodes(get_ast(source)))
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        occurrence = -1
        for node in nodes:
            for start, _ in operator.mutation_positions(node):
                occurrence += 1
                if start[0] not in never and not any(first <= start < last for first, last in notes):
                    yield Mutant(part, path.relative_to(HOME).as_posix(), name, occurrence, start[0], lines[start[0] - 1].strip(), state)


def sample(part: str, folder: Path, most: int) -> list[Mutant]:
    """So many mutants of a part, the same for the same sources."""
    found = [mutant for path in sorted(folder.rglob("*.py")) if path.name not in NO_RULES for mutant in mutants_of(part, path)]
    found.sort(key=lambda mutant: blake2b(f"{SEED} {mutant.id}".encode(), digest_size=8).digest())
    return found[:most]


RECORDED = "tests/engine/test_games.py"


def recorded(part: str) -> str:
    """The test that replays the recorded games of a part: dear, so it is asked last."""
    return f"{RECORDED}::test_records_replay_to_their_digests[{part}]"


@cache
def starts_processes(file: str) -> bool:
    """Whether tests of a file start other programs."""
    return "import subprocess" in (HOME / file).read_text("utf-8")


class Tests:
    """Which tests run which line, from the last `make coverage`."""

    def __init__(self, most: int = MOST_TESTS) -> None:
        """Read what was measured; `most`: so many tests are tried on a mutant, besides new ones."""
        from coverage import CoverageData

        if not COVERED.exists():
            raise SystemExit("Nobody knows yet which test runs which line; run 'make coverage' first.")
        self.data = CoverageData(str(COVERED))
        self.data.read()
        self.most = most
        self.size: Counter[str] = Counter()
        """How much of the program each test runs."""
        with closing(sqlite3.connect(COVERED)) as base:
            rows = base.execute("SELECT context, COUNT(*) FROM arc JOIN context ON context.id = arc.context_id GROUP BY context_id")
            for context, arcs in rows:
                self.size[context.partition("|")[0]] += arcs

    @cache  # noqa: B019
    def lines(self, path: str) -> dict[int, list[str]]:
        """The tests of each line of a file; none for what runs when the module is loaded."""
        found = self.data.contexts_by_lineno(path)
        return {line: sorted({one.partition("|")[0] for one in contexts if "::" in one}) for line, contexts in found.items()}

    def at_loading(self, mutant: Mutant) -> bool:
        """Whether its line runs before any test does."""
        return "" in self.data.contexts_by_lineno(str(HOME / mutant.path)).get(mutant.line, [""])

    @cache  # noqa: B019
    def there(self, folder: str) -> list[str]:
        """The tests of a folder as they are today."""
        command = [sys.executable, "-m", "pytest", "--collect-only", *QUIETLY, folder]
        settings = {**os.environ, "PYTHONPATH": str(SOURCE), "TAFELRUNDE_BUILD": "pure"}
        listed = subprocess.run(command, cwd=HOME, env=settings, capture_output=True, text=True, check=True).stdout
        return [line for line in listed.splitlines() if "::" in line]

    def of(self, mutant: Mutant, today: list[str]) -> list[str]:
        """The tests to try: new ones, then the most special first; for what runs at loading, those of the whole module; where no test runs
        any of that (a module of constants), some of all.

        `today`: the tests there are of the mutant's part.
        """
        lines = self.lines(str(HOME / mutant.path))
        here = lines.get(mutant.line, [])
        if not here and mutant.line in lines:
            here = sorted({test for tests in lines.values() for test in tests}) or today
        new = [test for test in today if test not in self.size and not starts_processes(test.partition("::")[0])]
        last = [test for test in here if test == recorded(mutant.part) and test in today]
        own = [test for test in here if test in today and test.startswith(f"tests/{mutant.part}/")]
        others = [test for test in here if test in self.there("/".join(test.split("/")[:2]))] if not own else []
        return new + self.special(own or others, mutant) + last

    def special(self, here: list[str], mutant: Mutant) -> list[str]:
        """Those that run least of the program, and some of the others; what a test starts beside itself is not this program, and slow."""
        alone = [test for test in here if not starts_processes(test.partition("::")[0])]
        chosen = sorted(alone or here, key=lambda test: (self.size[test], test))
        half = self.most // 2
        spread = random.Random(mutant.id).sample(chosen[half:], min(half, max(0, len(chosen) - half)))
        return chosen[:half] + sorted(spread, key=lambda test: (self.size[test], test))


class Tree:
    """A copy of the sources in which mistakes are made."""

    def __init__(self, number: int) -> None:
        self.folder = WORK / f"tree-{number}"
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(
            SOURCE, self.folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static", "*.egg-info", "_native.json")
        )
        self.tick = time.time()
        self.warm = Warm(self.folder / "src", HOME, seconds=LONGEST)
        self.sound: dict[str, bool] = {}
        self.part = ""
        self.loaded: InPlace | None = None

    def close(self) -> None:
        self.warm.close()
        if self.loaded is not None:
            self.loaded.close()

    def load(self, part: str) -> InPlace:
        """The tests of a part, ready to be run on mistakes within functions."""
        if self.part != part or self.loaded is None:
            if self.loaded is not None:
                self.loaded.close()
            self.part, self.loaded = part, InPlace([f"tests/{part}", RECORDED], HOME, SOURCE, seconds=LONGEST)
        return self.loaded

    def put(self, path: str, text: str) -> None:
        """Write a file so that no compiled form of another text can be taken for it."""
        file = self.folder / path
        file.write_text(text, "utf-8")
        self.tick += 2
        os.utime(file, (self.tick, self.tick))

    def judge(self, mutant: Mutant, tests: list[str], at_loading: bool = True) -> str:
        """What becomes of a mutant; `at_loading`: its line runs before any test does, so that what lives in place is tried anew."""
        from cosmic_ray.mutating import mutate_code
        from cosmic_ray.plugins import get_operator

        if not tests:
            return UNTESTED
        source = (HOME / mutant.path).read_text("utf-8")
        changed = mutate_code(source, get_operator(f"core/{mutant.operator}")(), mutant.occurrence)
        assert changed is not None, f"{mutant} cannot be made"
        found = self.load(mutant.part).judge(HOME / mutant.path, changed, tests)
        if found == inplace.KILLED or (found == inplace.LIVES and not at_loading):
            return KILLED if found == inplace.KILLED else SURVIVED
        while True:
            self.put(mutant.path, changed)
            try:
                result, test = self.run(tests)
            finally:
                self.put(mutant.path, source)
            if result != KILLED or test not in tests or self.is_sound(test):
                assert result != KILLED or test or self.can_read(tests), "there is a test that cannot be read"
                return result
            tests = [one for one in tests if one != test]

    def run(self, tests: list[str]) -> tuple[str, str]:
        """What the tests say, and the one that said it."""
        if not tests:
            return UNTESTED, ""
        code, test = self.warm.run(["-x", *QUIETLY, *tests])
        if code == pytest.ExitCode.NO_TESTS_COLLECTED:
            return UNTESTED, ""
        return SURVIVED if code == pytest.ExitCode.OK else KILLED, test

    def can_read(self, tests: list[str]) -> bool:
        return self.warm.run(["--collect-only", *QUIETLY, *tests])[0] == pytest.ExitCode.OK

    def is_sound(self, test: str) -> bool:
        """Whether a test that has failed passes in the copy without any mistake."""
        if test not in self.sound:
            self.sound[test] = self.run([test])[0] == SURVIVED
        return self.sound[test]


def known() -> dict[str, dict[str, str]]:
    """What is known of mutants, by id."""
    if not RESULTS.exists():
        return {}
    rows = [json.loads(line) for line in RESULTS.read_text("utf-8").splitlines()]
    return {row["id"]: row for row in rows}


def is_judged(mutant: Mutant, row: dict[str, str] | None) -> bool:
    """Whether a mutant of the present sources was tried; one that no test ran may have its test by now."""
    return row is not None and row["state"] == mutant.state and row["result"] != UNTESTED


def reasons() -> dict[str, str]:
    """Mutants that may live, by id, each with the reason."""
    return tomllib.loads(REASONS.read_text("utf-8")) if REASONS.exists() else {}


def run(todo: list[Mutant], workers: int, most: int) -> None:
    """Judge mutants, several at a time; each result is kept at once."""
    tests, start = Tests(most), time.monotonic()
    trees: SimpleQueue[Tree] = SimpleQueue()
    for number in range(workers):
        trees.put(Tree(number))

    def judge(mutant: Mutant) -> dict[str, object]:
        tree = trees.get()
        try:
            chosen = tests.of(mutant, tree.load(mutant.part).tests)
            return {"id": mutant.id, "result": tree.judge(mutant, chosen, tests.at_loading(mutant)), **asdict(mutant)}
        finally:
            trees.put(tree)

    with ThreadPoolExecutor(workers) as pool, RESULTS.open("a", encoding="utf-8") as file:
        for number, row in enumerate(pool.map(judge, todo), 1):
            file.write(json.dumps(row) + "\n")
            file.flush()
            left = (time.monotonic() - start) / number * (len(todo) - number) / 60
            print(f"{number}/{len(todo)} {row['result']}: {row['path']}:{row['line']} {row['operator']}, {left:.0f} min left", flush=True)
    while not trees.empty():
        trees.get().close()


def report(chosen: list[Mutant]) -> str:
    """The figures, and the list of those that live."""
    found, excused = known(), reasons()
    results = {mutant: found[mutant.id]["result"] for mutant in chosen if mutant.id in found and found[mutant.id]["state"] == mutant.state}
    lines = ["| part | mutants | killed | equal | survived | killed, of all |", "|---|---|---|---|---|---|"]
    alive = []
    for part in dict.fromkeys(mutant.part for mutant in chosen):
        own = {mutant: result for mutant, result in results.items() if mutant.part == part}
        dead = sum(result == KILLED for result in own.values())
        explained = sum(result != KILLED and mutant.id in excused for mutant, result in own.items())
        rest = [mutant for mutant, result in own.items() if result != KILLED and mutant.id not in excused]
        alive += rest
        share = f"{100 * dead / len(own):.1f} %" if own else "-"
        lines.append(f"| {part} | {len(own)} | {dead} | {explained} | {len(rest)} | {share} |")
    listed = ["# Mutants that live", "", "Each gets a test, or a reason in tests/mutants.toml under its id.", ""]
    for mutant in sorted(alive, key=lambda mutant: (mutant.path, mutant.line)):
        place = f"`{mutant.path}:{mutant.line}` {mutant.operator} (occurrence {mutant.occurrence})"
        listed.append(f"- `{mutant.id}` {results[mutant]} {place}: `{mutant.text}`")
    (WORK / "survivors.md").write_text("\n".join(listed) + "\n", "utf-8")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default="", help="engine, or games, separated by commas (default: all)")
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"mutants of each part (default: {SAMPLE})")
    parser.add_argument("--most", type=int, default=0, help="try no more than so many now")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--tests", type=int, default=MOST_TESTS, help=f"try so many tests on each (default: {MOST_TESTS})")
    parser.add_argument("--again", action="store_true", help="try those that lived, too, unless there is a reason for them")
    parser.add_argument("--report", action="store_true", help="try none, only say what is known")
    args = parser.parse_args(arguments)
    WORK.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in args.parts.split(",") if name]
    chosen = [mutant for part, folder in parts().items() if not wanted or part in wanted for mutant in sample(part, folder, args.sample)]
    if not args.report:
        done = known()
        todo = [mutant for mutant in chosen if not is_judged(mutant, done.get(mutant.id))]
        if args.again:
            lived = {id for id, row in done.items() if row["result"] == SURVIVED} - reasons().keys()
            todo = [mutant for mutant in chosen if mutant in todo or mutant.id in lived]
        run(todo[: args.most or None], args.workers, args.tests)
    print(report(chosen))
    print(f"\nThose that live are listed in {(WORK / 'survivors.md').relative_to(HOME)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
