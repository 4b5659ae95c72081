"""Runs one server process, tuned for many small messages."""

from __future__ import annotations

import gc
import sys

import uvicorn

from tafelrunde.engine.errors import BadOptions
from tafelrunde.server.app import App
from tafelrunde.server.heads import Punctual
from tafelrunde.server.settings import Settings
from tafelrunde.server.sockets import Socket
from tafelrunde.server.watch import start_logs


def tune() -> None:
    """The collector's long pauses decide the slowest answers; the writer's thread must get its turn quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(300_000, 50, 1000)
    sys.setswitchinterval(0.001)


def configure(settings: Settings, app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",  # uvloop where it is installed; it is not made for Windows
        http=Punctual,
        ws=Socket,
        ws_max_size=max(65_536, 4 * settings.most_message),
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=10,
    )


def run(settings: Settings) -> int:
    """Serve until told to stop."""
    start_logs(settings.log)
    if not settings.db.startswith("sqlite") and settings.db:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise BadOptions("PostgreSQL needs one more package: pip install 'tafelrunde[postgres]'.") from None
    server = uvicorn.Server(configure(settings, App(settings)))
    tune()
    server.run()
    return 0 if server.started else 1
