"""The load test: our server and boardgame.io's on the same game, one after the other, server and load on a core each, loopback only.

    python bench/server/run.py [--tables 1000] [--seconds 20] [--rate 1000] [--skip-peer]

Prints what was measured and whether it is what docs/operating.md promises. Node and `npm install` in this folder are needed for the load.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SERVER_CORE, LOAD_CORE = "0", "1"
FREE_LIMITS = (
    "requests_per_second",
    "messages_per_second",
    "connections_per_address",
    "tables_per_user",
    "guests_per_hour",
    "chats_per_minute",
)


def pinned(core: str, *command: str) -> list[str]:
    return ["taskset", "-c", core, *command] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else list(command)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1100, help="moves a second of the paced run")
    parser.add_argument("--skip-peer", action="store_true")
    args = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000) if hard > 0 else 20_000, hard))
    found = {"paced": ours(args.tables, args.seconds, args.rate), "flat_out": ours(args.tables, args.seconds, 0)}
    print(json.dumps(found, indent=1), flush=True)
    good = found["paced"]["moves_per_s"] >= 1000 and found["paced"]["other_seat_ms"]["p99"] < 50
    if not args.skip_peer:
        found["peer_flat_out"] = peer(args.tables, args.seconds, 0)
        ratio = found["flat_out"]["moves_per_s"] / max(1, found["peer_flat_out"]["moves_per_s"])
        by_cpu = found["flat_out"]["moves_per_cpu_s"] / max(1, found["peer_flat_out"]["moves_per_cpu_s"])
        print(json.dumps({"peer_flat_out": found["peer_flat_out"], "ratio": round(ratio, 2), "ratio_by_cpu": round(by_cpu, 2)}, indent=1))
        good = good and ratio >= 3
    print("as promised" if good else "NOT as promised")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
