"""Numbers for Prometheus; none of them tells one table from another."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import Scope

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
BOUNDS = (*map(str, SECONDS), "+Inf")


class Answered(Collector):
    """The answers so far. They are counted in the event loop alone, so without the locks of the library's counters."""

    def __init__(self) -> None:
        self._counts: defaultdict[tuple[str, str, int], int] = defaultdict(int)
        self._within: defaultdict[str, list[int]] = defaultdict(lambda: [0] * len(BOUNDS))
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def count(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one answer, which took so long."""
        self._counts[method, route, status] += 1
        self._within[route][bisect_left(SECONDS, seconds)] += 1
        self._seconds[route] += seconds

    def collect(self) -> Iterator[Metric]:
        """The numbers, as the library asks for them."""
        requests = CounterMetricFamily(
            "babylon_requests", "Requests by route and status", labels=["method", "route", "status"]
        )
        for (method, route, status), count in self._counts.items():
            requests.add_metric([method, route, str(status)], count)
        yield requests
        took = HistogramMetricFamily("babylon_request_seconds", "Time to answer", labels=["route"])
        for route, counts in self._within.items():
            buckets = list(zip(BOUNDS, map(float, accumulate(counts)), strict=True))
            took.add_metric([route], buckets, self._seconds[route])
        yield took


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.of_all: Callable[[], Awaitable[bytes]] | None = None  # where a server has several processes
        self._answered = Answered()
        self.registry.register(self._answered)
        self.listeners = Gauge("babylon_listeners", "Open sockets and streams", registry=self.registry)
        self.connections = Gauge("babylon_connections", "Open connections", registry=self.registry)
        self.refused = Counter(
            "babylon_refused_connections", "Connections refused or ended by a limit", ["limit"], registry=self.registry
        )
        self.tables = Gauge("babylon_tables_in_memory", "Tables in memory", registry=self.registry)
        self.bot_jobs = Gauge("babylon_bot_jobs_waiting", "Bots' turns nobody has begun", registry=self.registry)

    def request(self, scope: Scope, status: int, seconds: float) -> None:
        """Count one request under its route's pattern."""
        self.answered(scope["method"], getattr(scope.get("route"), "path", "other"), status, seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one answer."""
        self._answered.count(method, route, status, seconds)

    def text(self) -> bytes:
        """All numbers in Prometheus' format."""
        return generate_latest(self.registry)
