"""All connections of the process: how many there are, whose they are, and which were refused."""

import time
from collections import Counter

from babylon.server.process.addresses import Proxies, owner
from babylon.server.process.limits import Limits, Refusal
from babylon.server.process.logs import log
from babylon.server.process.metrics import Metrics

LOG_SECONDS = 60.0
FAREWELLS = 32  # refused connections that may still hear why


class Connections:
    """Counts connections and refuses those beyond the limits. A proxy's are not counted by address."""

    def __init__(self, limits: Limits, proxies: str, metrics: Metrics) -> None:
        self.limits = limits
        self._proxies = Proxies(proxies)
        self._metrics = metrics
        self._open = 0
        self._by_owner: Counter[str] = Counter()
        self._farewells = 0
        self._told: dict[Refusal, float] = {}
        self._untold: Counter[Refusal] = Counter()

    def enter(self, host: str) -> str | Refusal:
        """Under whose name a new connection is counted until it leaves; or why it may not be."""
        name = "" if host in self._proxies else owner(host)
        if self._open >= self.limits.connections:
            return Refusal.FULL
        if name and self._by_owner[name] >= self.limits.connections_per_address:
            return Refusal.CROWDED
        self._open += 1
        self._by_owner[name] += 1
        self._metrics.connections.inc()
        return name

    def leave(self, name: str) -> None:
        """Forget a connection that was counted under this name."""
        self._open -= 1
        self._metrics.connections.dec()
        self._by_owner[name] -= 1
        if not self._by_owner[name]:
            del self._by_owner[name]

    def refused(self, refusal: Refusal) -> None:
        """Count what was refused, and tell the log once a minute how many there were."""
        self._metrics.refused.labels(refusal.value).inc()
        self._untold[refusal] += 1
        now = time.monotonic()
        if now - self._told.get(refusal, -LOG_SECONDS) >= LOG_SECONDS:
            self._told[refusal] = now
            log.warning("refused", limit=refusal.value, connections=self._untold.pop(refusal))

    def begin_farewell(self) -> bool:
        """Whether one more may stay to hear why it was refused; they have files of their own."""
        may_stay = self._farewells < FAREWELLS
        self._farewells += may_stay
        return may_stay

    def end_farewell(self) -> None:
        """Make room for another."""
        self._farewells -= 1
