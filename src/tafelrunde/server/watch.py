"""What those who operate the server see: figures for Prometheus and structured logs. No secrets, no hidden cards, no addresses."""

from __future__ import annotations

import json
import logging
import sys
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
PLAIN = frozenset(vars(logging.makeLogRecord({})))


class Commands(Collector):
    """What is counted with every move. Only the loop counts here, so that no lock has to be taken, as the library's counters do."""

    def __init__(self) -> None:
        self.outcomes = dict.fromkeys(("done", "refused", "stale", "failed", "broken"), 0)
        self.moves = 0
        self.within = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("tafelrunde_commands", "Commands, by what became of them", labels=["outcome"])
        for outcome, count in self.outcomes.items():
            commands.add_metric([outcome], count)
        yield commands
        yield CounterMetricFamily("tafelrunde_moves", "Moves stored", self.moves)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.within)), strict=True))
        yield HistogramMetricFamily("tafelrunde_command_seconds", "From a command's arrival to its durable answer", buckets, self.seconds)


class Figures:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        known = self.registry
        self.commands = Commands()
        known.register(self.commands)
        self.requests = Counter("tafelrunde_requests", "HTTP requests, by status", ["status"], registry=known)
        self.connections = Gauge("tafelrunde_connections", "Open WebSocket connections", registry=known)
        self.tables = Gauge("tafelrunde_tables", "Tables in memory", registry=known)
        self.commits = Gauge("tafelrunde_commits", "Commits of the database", registry=known)
        self.healthy = Gauge("tafelrunde_database_healthy", "Whether the last write succeeded", registry=known)
        self.bots = Counter("tafelrunde_bot_moves", "Moves of bots, by what became of them", ["outcome"], registry=known)
        self.notices = Counter("tafelrunde_notices", "Your-turn notices, by channel and outcome", ["channel", "outcome"], registry=known)

    def answered(self, outcome: str, seconds: float) -> None:
        """A command has been answered."""
        self.commands.outcomes[outcome] += 1
        self.commands.within[bisect_left(BOUNDS, seconds)] += 1
        self.commands.seconds += seconds

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
