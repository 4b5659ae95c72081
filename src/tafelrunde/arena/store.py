"""Results on disk: one JSON line for each game, written as soon as it is over, so that an interrupt loses nothing finished."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Any

from tafelrunde.arena.plan import Plan
from tafelrunde.engine.errors import BadOptions, Corrupt


class Store:
    """The results of one contest. Opening an existing file goes on where it stopped."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.results: dict[int, dict[str, Any]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size:
            self.recover()
        else:
            path.write_text(json.dumps(plan.header()) + "\n", "utf-8")
        self.file: IO[str] = path.open("a", encoding="utf-8")

    def recover(self) -> None:
        """Read what was finished; a line that was being written when the machine stopped is cut off."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        header, self.results = parse(self.path, whole.decode("utf-8", errors="replace"))
        if header != self.plan.header():
            raise BadOptions(f"{self.path} holds another contest; name another file, or remove it.")
        if whole != text:
            with self.path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, result: dict[str, Any]) -> None:
        """Keep a result; one that is there already stays as it is."""
        if result["number"] in self.results:
            return
        self.results[result["number"]] = result
        self.file.write(json.dumps(result) + "\n")
        self.file.flush()

    def ordered(self) -> list[dict[str, Any]]:
        """All results in the order of the plan, whatever order they arrived in."""
        return [self.results[number] for number in sorted(self.results)]

    def close(self) -> None:
        self.file.close()


def parse(path: Path, text: str) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """Header and results of a file's whole lines."""
    lines = text.splitlines()
    try:
        header = json.loads(lines[0])
        if not isinstance(header, dict) or "arena" not in header:
            raise ValueError
        results = {result["number"]: result for result in map(json.loads, lines[1:])}
    except (ValueError, KeyError, IndexError, TypeError):
        raise Corrupt(f"{path} is not a file of arena results.") from None
    return header, results
