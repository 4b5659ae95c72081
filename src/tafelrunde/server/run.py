"""Runs one server process, tuned for many small messages."""

from __future__ import annotations

import asyncio
import gc
import sys

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tafelrunde.engine.errors import BadOptions
from tafelrunde.server.app import App
from tafelrunde.server.settings import Settings
from tafelrunde.server.sockets import Socket
from tafelrunde.server.watch import start_logs


class Punctual(HttpToolsProtocol):
    """HTTP for clients that send their requests' heads in good time. Others would hold a connection for ever by sending next to nothing."""

    late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_head()

    def expect_head(self) -> None:
        self.have_head()
        self.late = self.loop.call_later(self.config.app.settings.slow_seconds, self.transport.abort)  # type: ignore[union-attr]

    def have_head(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_head()

    def on_headers_complete(self) -> None:
        self.have_head()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.have_head()
        super().connection_lost(exc)


def tune() -> None:
    """The collector's long pauses decide the slowest answers; the writer's thread must get its turn quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    sys.setswitchinterval(0.001)


def configure(settings: Settings, app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
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
