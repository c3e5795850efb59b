"""Numbers for Prometheus; none of them tells one table from another."""

from functools import lru_cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import Scope

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "babylon_requests", "Requests by route and status", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "babylon_request_seconds", "Time to answer", ["route"], buckets=SECONDS, registry=self.registry
        )
        self.listeners = Gauge("babylon_listeners", "Open sockets and streams", registry=self.registry)
        self.connections = Gauge("babylon_connections", "Open connections", registry=self.registry)
        self.refused = Counter(
            "babylon_refused_connections", "Connections refused or ended by a limit", ["limit"], registry=self.registry
        )
        self.tables = Gauge("babylon_tables_in_memory", "Tables in memory", registry=self.registry)
        self.bot_jobs = Gauge("babylon_bot_jobs_waiting", "Bots' turns nobody has begun", registry=self.registry)
        # Looking for a counter by its labels costs more than to count; there are as many as routes and statuses.
        self._requests, self._seconds = lru_cache(self.requests.labels), lru_cache(self.seconds.labels)

    def request(self, scope: Scope, status: int, seconds: float) -> None:
        """Count one request under its route's pattern."""
        self.answered(scope["method"], getattr(scope.get("route"), "path", "other"), status, seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one answer."""
        self._requests(method, route, status).inc()
        self._seconds(route).observe(seconds)

    def text(self) -> bytes:
        """All numbers in Prometheus' format."""
        return generate_latest(self.registry)
