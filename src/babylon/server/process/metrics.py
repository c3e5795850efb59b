"""Numbers for Prometheus; none of them tells one table from another."""

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
        self.tables = Gauge("babylon_tables_in_memory", "Tables in memory", registry=self.registry)
        self.bot_jobs = Gauge("babylon_bot_jobs_waiting", "Bots' turns nobody has begun", registry=self.registry)

    def request(self, scope: Scope, status: int, seconds: float) -> None:
        """Count one request under its route's pattern."""
        route = getattr(scope.get("route"), "path", "other")
        self.requests.labels(scope["method"], route, status).inc()
        self.seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All numbers in Prometheus' format."""
        return generate_latest(self.registry)
