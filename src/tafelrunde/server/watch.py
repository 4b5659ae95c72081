"""What those who operate the server see: figures for Prometheus and structured logs. No secrets, no hidden cards, no addresses."""

from __future__ import annotations

import json
import logging
import sys
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

PLAIN = frozenset(vars(logging.makeLogRecord({})))


class Figures:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        known = self.registry
        self.commands = Counter("tafelrunde_commands", "Commands, by what became of them", ["outcome"], registry=known)
        self.outcomes = {one: self.commands.labels(one) for one in ("done", "refused", "stale", "failed", "broken")}
        self.moves = Counter("tafelrunde_moves", "Moves stored", registry=known)
        self.seconds = Histogram(
            "tafelrunde_command_seconds",
            "From a command's arrival to its durable answer",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=known,
        )
        self.requests = Counter("tafelrunde_requests", "HTTP requests, by status", ["status"], registry=known)
        self.connections = Gauge("tafelrunde_connections", "Open WebSocket connections", registry=known)
        self.tables = Gauge("tafelrunde_tables", "Tables in memory", registry=known)
        self.commits = Gauge("tafelrunde_commits", "Commits of the database", registry=known)
        self.healthy = Gauge("tafelrunde_database_healthy", "Whether the last write succeeded", registry=known)
        self.bots = Counter("tafelrunde_bot_moves", "Moves of bots, by what became of them", ["outcome"], registry=known)
        self.notices = Counter("tafelrunde_notices", "Your-turn notices, by channel and outcome", ["channel", "outcome"], registry=known)

    def page(self) -> bytes:
        return generate_latest(self.registry)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what, and what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logs(level: str) -> None:
    """Send logs as JSON lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tafelrunde", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")
