"""All connections of the process: how many there are, whose they are, and which were refused."""

import time
from collections import Counter
from collections.abc import Callable

from babylon.server.process.addresses import SHARE_OF_SITE, Proxies, owner, site
from babylon.server.process.limits import Limits, Refusal
from babylon.server.process.logs import log
from babylon.server.process.metrics import Metrics
from babylon.server.process.rounds import Rounds

LOG_SECONDS = 60.0
FAREWELLS = 32  # refused connections that may still hear why


class Connections:
    """Counts connections and refuses those beyond the limits. A proxy's are not counted by address."""

    def __init__(self, limits: Limits, proxies: str, metrics: Metrics) -> None:
        self.limits, self.rounds = limits, Rounds()
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
        around, most = site(name), self.limits.connections_per_address
        if name and (self._by_owner[name] >= most or (around and self._by_owner[around] >= SHARE_OF_SITE * most)):
            return Refusal.CROWDED
        self._open += 1
        self._by_owner.update(_counted(name))
        self._metrics.connections.inc()
        return name

    def leave(self, name: str) -> None:
        """Forget a connection that was counted under this name."""
        self._open -= 1
        self._metrics.connections.dec()
        for one in _counted(name):
            self._by_owner[one] -= 1
            if not self._by_owner[one]:
                del self._by_owner[one]

    def refused(self, refusal: Refusal) -> None:
        """Count what was refused, and tell the log once a minute how many there were."""
        self._metrics.refused.labels(refusal.value).inc()
        self._untold[refusal] += 1
        now = time.monotonic()
        if now - self._told.get(refusal, -LOG_SECONDS) >= LOG_SECONDS:
            self._told[refusal] = now
            log.warning("refused", limit=refusal.value, connections=self._untold.pop(refusal))

    def is_elsewhere(self, head: bytes) -> bool:  # noqa: ARG002 - one process has all
        """Whether another process looks after what a request is about that begins so."""
        return False

    def hand_over(self, file: int, name: str, head: bytes) -> None:  # noqa: ARG002 - one process has all
        """Let another process serve a connection from `head` on, which was read of it."""
        assert self.is_elsewhere(head), "there is no other process"

    def begin_farewell(self) -> bool:
        """Whether one more may stay to hear why it was refused; they have files of their own."""
        may_stay = self._farewells < FAREWELLS
        self._farewells += may_stay
        return may_stay

    def end_farewell(self) -> None:
        """Make room for another."""
        self._farewells -= 1


class Admitted(Connections):
    """Those of one process of several: their parent has counted them before, and is told when they end (`on_left`)."""

    def __init__(self, limits: Limits, proxies: str, metrics: Metrics, on_left: Callable[[str], None]) -> None:
        super().__init__(limits, proxies, metrics)
        self._on_left = on_left
        self.others: Callable[[bytes], bool] = lambda _head: False
        self.on_elsewhere: Callable[[int, str, bytes], None] = lambda _file, _name, _head: None

    def is_elsewhere(self, head: bytes) -> bool:
        """Whether another process looks after what a request is about that begins so."""
        return self.others(head)

    def hand_over(self, file: int, name: str, head: bytes) -> None:
        """Let another process serve a connection from `head` on, which was read of it."""
        self._metrics.connections.dec()
        self.on_elsewhere(file, name, head)

    def admit(self) -> None:
        """Begin to serve one."""
        self._metrics.connections.inc()

    def leave(self, name: str) -> None:
        """Tell that one has ended which was counted under this name."""
        self._metrics.connections.dec()
        self._on_left(name)


def _counted(name: str) -> list[str]:
    """Under which names a connection is counted."""
    around = site(name)
    return [name] if around is None else [name, around]
