"""Rate limits: a bucket of tokens for each client, refilled as time goes by."""

import time
from collections import OrderedDict

from babylon.server.process.addresses import SHARE_OF_SITE, site

CLIENTS = 20_000


class Buckets:
    """Buckets that hold `burst` tokens and gain `per_minute`; 0 a minute means no limit."""

    def __init__(self, per_minute: float, burst: int) -> None:
        self._rate = per_minute / 60
        self._burst = float(burst)
        self._buckets: OrderedDict[str | None, tuple[float, float]] = OrderedDict()

    def wait(self, client: str, tokens: float = 1.0) -> float:
        """Take tokens: 0 when there were enough, else the seconds until there are.

        Who has a whole site of networks has no more by going from one to the next than some households together.
        """
        if not self._rate:
            return 0.0
        now, around = time.monotonic(), site(client)
        # A bucket never holds more than a burst, so nobody would wait for more.
        price = min(tokens, self._burst)
        level = self._level(client, 1, now)
        wait = max(0.0, price - level) / self._rate
        if around is not None:
            shared = self._level(around, SHARE_OF_SITE, now)
            wait = max(wait, max(0.0, price - shared) / (self._rate * SHARE_OF_SITE))
            self._keep(around, shared if wait else shared - price, now)
        self._keep(client, level if wait else level - price, now)
        return wait

    def give_back(self, client: str) -> None:
        """Put back a token that was taken for what turned out not to be counted."""
        for name in (client, site(client)):
            if name in self._buckets:
                level, since = self._buckets[name]
                self._buckets[name] = (level + 1, since)

    def _level(self, name: str, size: int, now: float) -> float:
        level, since = self._buckets.pop(name, (self._burst * size, now))
        return min(self._burst * size, level + (now - since) * self._rate * size)

    def _keep(self, name: str, level: float, now: float) -> None:
        self._buckets[name] = (level, now)
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
