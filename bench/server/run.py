"""The load test: our server and boardgame.io's on the same game, one after the other, server and load on a core each, loopback only.

    python bench/server/run.py [--tables 1000] [--seconds 20] [--rate 1000] [--skip-peer]

Then a game of 20,000 decisions is opened and stepped through. Prints what was measured and whether it is what docs/operating.md promises.
Node and `npm install` in this folder are needed for the load.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tafelrunde.cli.common import progress

HERE = Path(__file__).parent
SERVER_CORE, LOAD_CORE = "0", "1"
FREE_LIMITS = (
    "requests_per_second",
    "messages_per_second",
    "connections_per_address",
    "tables_per_user",
    "tables_per_hour",
    "public_tables_per_user",
    "kilobytes_per_guest",
    "guests_per_hour",
    "chats_per_minute",
)


def pinned(core: str, *command: str) -> list[str]:
    return ["taskset", "-c", core, *command] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else list(command)


def free_port() -> int:
    """A free port whose neighbour is free too: boardgame.io's lobby has one of its own."""
    while True:
        with socket.socket() as one, socket.socket() as next_one:
            one.bind(("", 0))
            port = int(one.getsockname()[1])
            try:
                next_one.bind(("", port + 1))
            except (OSError, OverflowError):
                continue
            return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit("the server did not start")
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise SystemExit("the server does not answer")


@contextmanager
def running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, cwd=HERE)
    try:
        wait_for(port, process)
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


def load(kind: str, port: int, tables: int, seconds: float, rate: float, pid: int) -> dict[str, Any]:
    command = pinned(LOAD_CORE, "node", "load.mjs", kind, str(port), str(tables), str(seconds), *([str(rate)] if rate else []))
    process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True)
    used, found = 0.0, {}
    for line in process.stdout or ():
        if line.startswith(("begin", "end")):
            used = cpu_seconds(pid) - used
        elif line.startswith("{"):
            found = json.loads(line)
            found["server_mb"] = memory_mb(pid)
    if process.wait() or not found:
        raise SystemExit("the load failed")
    found["server_cpu_s"] = round(used, 2)
    found["moves_per_cpu_s"] = round(found["moves_per_s"] * found["seconds"] / max(used, 0.01))
    return found


def ours(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        environment = {f"TAFELRUNDE_{name.upper()}": "0" for name in FREE_LIMITS}
        environment |= {"TAFELRUNDE_DB": f"sqlite:///{folder}/tables.sqlite", "TAFELRUNDE_LOG": "error"}
        command = pinned(SERVER_CORE, sys.executable, "-m", "tafelrunde.cli.main", "serve", "--port", str(port), "--examples")
        with running(command, port, environment) as process:
            return load("tafelrunde", port, tables, seconds, rate, process.pid)


def peer(tables: int, seconds: float, rate: float) -> dict[str, Any]:
    port = free_port()
    command = pinned(SERVER_CORE, "node", "boardgame-server.mjs", str(port), "100")
    with running(command, port, {"NODE_ENV": "production"}) as process:
        return load("boardgame", port, tables, seconds, rate, process.pid)


def long_game(plies: int) -> dict[str, Any]:
    """How long it takes to open a very long game and to look at steps all over it, each at a server that has just started."""
    sys.path.insert(0, str(HERE.parent.parent))
    from tests.server.long_game import make_long

    from tafelrunde.server.database import connect, migrate

    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/tables.sqlite"
        engine = connect(db)
        migrate(engine)
        steps = make_long(engine, plies)[0]
        engine.dispose()
        port = free_port()
        command = pinned(SERVER_CORE, sys.executable, "-m", "tafelrunde.cli.main", "serve", "--port", str(port), "--examples", "--db", db)
        took: list[float] = []
        with running(command, port, {"TAFELRUNDE_LOG": "error", "TAFELRUNDE_REQUESTS_PER_SECOND": "0"}):
            for path in ("", *(f"/replay?eyes=0&step={steps * part // 20}" for part in range(21)), "/log?eyes=0"):
                asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables/long{path}", headers={"authorization": "Seat key"})
                begun = time.perf_counter()
                with urllib.request.urlopen(asked, timeout=60) as answer:
                    answer.read()
                took.append(1000 * (time.perf_counter() - begun))
    return {
        "decisions": plies,
        "open_ms": round(took[0], 1),
        "step_ms": {"mean": round(sum(took[1:]) / len(took[1:]), 1), "max": round(max(took[1:]), 1)},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1100, help="moves a second of the paced run")
    parser.add_argument("--skip-peer", action="store_true")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000) if hard > 0 else 20_000, hard))
    parts = {
        "paced": lambda: ours(args.tables, args.seconds, args.rate),
        "flat_out": lambda: ours(args.tables, args.seconds, 0),
        "peer_flat_out": lambda: peer(args.tables, args.seconds, 0),
        "long_game": lambda: long_game(20_000),
    }
    if args.skip_peer:
        del parts["peer_flat_out"]
    found: dict[str, dict[str, Any]] = {}
    with progress(False) as bar:
        for name, part in bar.track(parts.items(), description="load"):
            found[name] = part()
            print(json.dumps({name: found[name]}, indent=1), flush=True)
    return 0 if verdict(found) else 1


def verdict(found: dict[str, dict[str, Any]]) -> bool:
    """Whether the promises are kept; says which are not."""
    promises = {
        "1,000 moves a second stored": found["paced"]["moves_per_s"] >= 1000,
        "the other seat hears within 50 ms (p99)": found["paced"]["other_seat_ms"]["p99"] < 50,
        "any step within 200 ms": max(found["long_game"]["open_ms"], found["long_game"]["step_ms"]["max"]) < 200,
    }
    if "peer_flat_out" in found:
        for figure in ("moves_per_s", "moves_per_cpu_s"):
            print(f"{found['flat_out'][figure] / max(1, found['peer_flat_out'][figure]):.2f} times the {figure} of boardgame.io")
        promises["three times boardgame.io"] = found["flat_out"]["moves_per_s"] >= 3 * found["peer_flat_out"]["moves_per_s"]
    for promise, kept in promises.items():
        print("kept:    " if kept else "NOT KEPT:", promise)
    return all(promises.values())


if __name__ == "__main__":
    sys.exit(main())
