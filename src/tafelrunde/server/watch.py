"""What those who operate the server see: figures for Prometheus and structured logs. No secrets, no hidden cards, no addresses."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tafelrunde.server.limits import Bucket
from tafelrunde.server.tally import BOUNDS, Tally

PLAIN = frozenset(vars(logging.makeLogRecord({})))
MOST_TRACE = 4_000
MOST_VALUE = 400
"""Characters of a traceback, and of anything else, in a line of the log."""
MOST_KINDS = 1_000
OFTEN, SELDOM = 20, 0.2
"""The same thing is logged so many times at once, and so often a second in the long run."""


class Commands(Collector):
    """What is counted with every command."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily("tafelrunde_commands", "Commands, by what became of them", labels=["outcome"])
        for outcome, count in self.tally.outcomes.items():
            commands.add_metric([outcome], count)
        yield commands
        yield CounterMetricFamily("tafelrunde_moves", "Moves stored", self.tally.moves)
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(self.tally.within)), strict=True))
        said = "From a command's arrival to its durable answer"
        yield HistogramMetricFamily("tafelrunde_command_seconds", said, buckets, self.tally.seconds)


class Figures:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        known = self.registry
        self.tally = Tally()
        known.register(Commands(self.tally))
        self.requests = Counter("tafelrunde_requests", "HTTP requests, by status", ["status"], registry=known)
        self.connections = Gauge("tafelrunde_connections", "Open WebSocket connections", registry=known)
        self.tables = Gauge("tafelrunde_tables", "Tables in memory", registry=known)
        self.commits = Gauge("tafelrunde_commits", "Commits of the database", registry=known)
        self.healthy = Gauge("tafelrunde_database_healthy", "Whether the last write succeeded", registry=known)
        self.bots = Counter("tafelrunde_bot_moves", "Moves of bots, by what became of them", ["outcome"], registry=known)
        self.bots_waiting = Gauge("tafelrunde_bots_waiting", "Decisions of bots that wait for a thinker", registry=known)
        self.notices = Counter("tafelrunde_notices", "Your-turn notices, by channel and outcome", ["channel", "outcome"], registry=known)

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Bounded(logging.Filter):
    """Lets the same message through a few times, then now and then, with the number of those left out: a log does not fill the disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg)[:MOST_VALUE]), self.clock()
        if len(self._buckets) > MOST_KINDS:
            self._buckets.clear()
            self._left_out.clear()
        bucket = self._buckets.setdefault(kind, Bucket(SELDOM, OFTEN, now))
        if bucket.take(now):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if missed := self._left_out.pop(kind, 0):
            record.left_out = missed
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what, and what was given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage()[:MOST_TRACE],
        }
        line |= {name: short(value) for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-MOST_TRACE:]
        return json.dumps(line, ensure_ascii=False, default=str)


def short(value: object) -> object:
    return value[:MOST_VALUE] if isinstance(value, str) else value


def start_logs(level: str) -> None:
    """Send logs as JSON lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Bounded())
    for name in ("tafelrunde", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")
