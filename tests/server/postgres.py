"""A PostgreSQL of one's own for tests, on a free local port; tests that need it are skipped where it is not installed."""

from __future__ import annotations

import getpass
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


def found(name: str) -> str | None:
    """A program of PostgreSQL, also where Debian hides it."""
    if (path := shutil.which(name)) is not None:
        return path
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(places[-1]) if places else None


INSTALLED = found("initdb") is not None and found("postgres") is not None


class Postgres:
    """A cluster in a folder; it can be stopped and started again."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self.folder = folder
        self.durable = durable
        # PostgreSQL does not run as root.
        self.user = "nobody" if getpass.getuser() == "root" else None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        if self.user:
            shutil.chown(folder, self.user)
        initdb = [str(found("initdb")), "-D", str(folder / "data"), "-A", "trust", "-U", "test", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=folder)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/postgres"

    def start(self) -> Postgres:
        given = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            f"fsync={'on' if self.durable else 'off'}",
        ]
        flags = [part for one in given for part in ("-c", one)]
        command = [str(found("postgres")), "-D", str(self.folder / "data"), *flags]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder)
        for _ in range(1800):
            try:
                psycopg.connect(self.address, connect_timeout=2).close()
            except psycopg.OperationalError:
                time.sleep(0.05)
            else:
                return self
        raise RuntimeError("PostgreSQL does not start")

    def stop(self, crash: bool = False) -> None:
        if self.process is not None:
            stop = [str(found("pg_ctl")), "stop", "-D", str(self.folder / "data"), "-m", "immediate" if crash else "fast"]
            subprocess.run(stop, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=self.folder)
            self.process.wait(30)
            self.process = None


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    cluster = Postgres(folder, durable).start()
    try:
        yield cluster
    finally:
        cluster.stop(crash=True)
        shutil.rmtree(folder, ignore_errors=True)
