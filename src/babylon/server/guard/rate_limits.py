"""Rate limits: a bucket of tokens for each client, refilled as time goes by."""

import time
from collections import OrderedDict

CLIENTS = 20_000


class Buckets:
    """Buckets that hold `burst` tokens and gain `per_minute`; 0 a minute means no limit."""

    def __init__(self, per_minute: int, burst: int) -> None:
        self._rate = per_minute / 60
        self._burst = float(burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str) -> float:
        """Take a token: 0 when there was one, else the seconds until there is."""
        if not self._rate:
            return 0.0
        now = time.monotonic()
        level, since = self._buckets.pop(client, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        allowed = level >= 1.0
        self._buckets[client] = (level - 1.0 if allowed else level, now)
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (1.0 - level) / self._rate
