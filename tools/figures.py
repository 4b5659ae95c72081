"""Puts measured figures into docs/testing.md: ``python -m tools.figures coverage`` or ``mutants``."""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent.parent
PAGE = HOME / "docs" / "testing.md"
FIGURES = HOME / "build" / "coverage" / "figures.json"
SOURCE = "src/tafelrunde/"


def put(name: str, table: str, page: str) -> str:
    """The page with this table between its marks."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- /{name} -->)", re.DOTALL)
    assert marks.search(page), f"there is no place for {name}"
    return marks.sub(lambda found: found[1] + table + found[2], page)


def part_of(path: str) -> str:
    """The row a file belongs to: a game by its name, everything else by its folder."""
    inner = path.partition(SOURCE)[2].split("/")
    return f"games/{inner[1]}" if inner[0] == "games" else inner[0] if len(inner) > 1 else "tafelrunde"


def coverage_table(measured: dict[str, Any]) -> str:
    """Lines and branches that the tests run, for each part and in all."""
    sums: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for path, found in measured["files"].items():
        for name in (part_of(path.replace("\\", "/")), "all"):
            for key in ("num_statements", "covered_lines", "num_branches", "covered_branches"):
                sums[name][key] += found["summary"][key]
    rows = ["| part | lines | run | branches | run |", "|---|---|---|---|---|"]
    for name in [*sorted(set(sums) - {"all"}), "all"]:
        one = sums[name]
        lines, branches = share(one["covered_lines"], one["num_statements"]), share(one["covered_branches"], one["num_branches"])
        rows.append(f"| {name} | {one['num_statements']} | {lines} | {one['num_branches']} | {branches} |")
    return "\n".join(rows)


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def main(arguments: list[str]) -> int:
    page = PAGE.read_text("utf-8")
    if arguments == ["coverage"]:
        page = put("coverage", coverage_table(json.loads(FIGURES.read_text("utf-8"))), page)
    elif arguments == ["mutants"]:
        from tools.mutants import SAMPLE, parts, report, sample

        page = put("mutants", report([mutant for part, folder in parts().items() for mutant in sample(part, folder, SAMPLE)]), page)
    else:
        print(__doc__, file=sys.stderr)
        return 2
    PAGE.write_text(page, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
