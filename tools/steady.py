"""Are the browser tests steady? ``python -m tools.steady 20`` plays them so many times and tells which needed a second try: none may.

Every run is written down in build/steady.jsonl as soon as it ends. What is there for the same sources counts, so an interrupted count
goes on.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

HOME = Path(__file__).parent.parent
KEPT = HOME / "build" / "steady.jsonl"
FILES = ("play.test", "play-table", "play-fight")
"""What `make web-play` runs."""


def state() -> str:
    """The sources that are tried, as a short name: another state begins to count anew."""
    made = hashlib.blake2b(digest_size=6)
    for folder in ("tests/web", "web/src", "src/tafelrunde"):
        for path in sorted((HOME / folder).rglob("*")):
            if path.suffix in {".ts", ".svelte", ".py", ".ftl", ".css"}:
                made.update(path.read_bytes())
    return made.hexdigest()


def run(report: Path) -> dict[str, Any]:
    """Play once: how long each file took, and what failed."""
    began = time.monotonic()
    paths = f"{HOME / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = ["npm", "run", "--silent", "browser", "--", *FILES, "--reporter=json", f"--outputFile={report}"]
    report.unlink(missing_ok=True)
    ended = subprocess.run(command, cwd=HOME / "web", env={**os.environ, "PATH": paths}, capture_output=True, text=True, check=False)
    if not report.exists():
        return {"failed": {"the run itself": ended.stderr[-2000:]}, "seconds": {}}
    files = json.loads(report.read_text())["testResults"]
    tests = [test for file in files for test in file["assertionResults"] if test["status"] == "failed"]
    failed = {test["fullName"].strip(): "\n".join(test["failureMessages"])[:2000] for test in tests}
    if ended.returncode and not failed:  # what a file does before and after its tests
        failed = {Path(file["name"]).name: file.get("message", "")[:2000] for file in files if file["status"] == "failed"}
        failed = failed or {"the run itself": ended.stderr[-2000:]}
    seconds = {Path(file["name"]).name: round((file["endTime"] - file["startTime"]) / 1000) for file in files}
    return {"failed": failed, "seconds": {**seconds, "all": round(time.monotonic() - began)}}


def main() -> int:
    wanted, now = int(sys.argv[1]) if len(sys.argv) > 1 else 20, state()
    KEPT.parent.mkdir(exist_ok=True)
    kept = [json.loads(line) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []
    runs = [one for one in kept if one["state"] == now]
    while len(runs) < wanted:
        one = {"state": now, **run(KEPT.parent / "steady-run.json")}
        runs.append(one)
        with KEPT.open("a") as out:
            out.write(json.dumps(one) + "\n")
        print(f"run {len(runs)} of {wanted}: {', '.join(one['failed']) or 'clean'}; seconds: {one['seconds']}", flush=True)
    failures = Counter(name for one in runs for name in one["failed"])
    in_a_row = next((i for i, one in enumerate(reversed(runs)) if one["failed"]), len(runs))
    print(f"{len(runs)} runs, {sum(not one['failed'] for one in runs)} clean, the last {in_a_row} of them in a row")
    for name, times in failures.most_common():
        print(f"  {times} × {name}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
