"""A server in a process of its own, which can be killed, starved and started again at the same address."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.kit import PATIENCE, QUICK


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`tafelrunde serve` in a process of its own."""

    def __init__(self, folder: Path, db: str = "", **chosen: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"
        self.db = db or f"sqlite:///{folder / 'tables.sqlite'}"
        given = {**QUICK, "wrong_messages": 0, "log": "warning", **chosen, "db": self.db, "port": self.port}
        self.environment = {
            f"TAFELRUNDE_{name.upper()}": str(value).lower() if value is False else str(value) for name, value in given.items()
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, wait: bool = True) -> ServerProcess:
        command = [sys.executable, "-m", "tafelrunde.cli.main", "serve"]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, env={**os.environ, **self.environment}, stdout=out, stderr=out)
        if wait:
            self.wait()
        return self

    def fill_disk(self, bytes: int) -> None:
        """No file of the server grows beyond this from now on; 0: there is room again. Python ignores SIGXFSZ: writes fail."""
        import resource

        soft = bytes or resource.RLIM_INFINITY
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))

    def ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.5).close()
            except OSError:
                if self.ended():
                    raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}") from None
                time.sleep(0.01)
            else:
                return
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL: no chance to finish anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM, as an operator does."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def memory(self) -> int:
        """Resident memory in kilobytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("no such figure")

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if not self.ended():
            self.kill()


class ForkedServer(ServerProcess):
    """The same, begun by a helper that has read the program already: a campaign of a thousand starts does not wait for imports."""

    def start(self, wait: bool = True) -> ForkedServer:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.server.process", "tests.server.warm"])
        self.child = context.Process(target=serve, args=(self.environment, str(self.log)), daemon=True)
        self.child.start()
        if wait:
            self.wait()
        return self

    @property
    def pid(self) -> int:
        return int(self.child.pid or 0)

    def ended(self) -> bool:
        return not self.child.is_alive()

    def kill(self) -> None:
        self.child.kill()
        self.child.join()


def quick_server(folder: Path, db: str = "", **chosen: Any) -> ServerProcess:
    """One that starts as fast as this system allows."""
    return (ForkedServer if hasattr(os, "fork") else ServerProcess)(folder, db, **chosen)


def serve(environment: dict[str, str], log: str) -> None:
    """In the child: what `tafelrunde serve` does."""
    from tafelrunde.cli.main import main

    with open(log, "ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    os.environ.update(environment)
    sys.exit(main(["serve"]))
