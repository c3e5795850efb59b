"""Rate limits: a bucket of tokens for each client, refilled as time goes by."""

import time
from collections import OrderedDict

CLIENTS = 20_000


class Buckets:
    """Buckets that hold `burst` tokens and gain `per_minute`; 0 a minute means no limit."""

    def __init__(self, per_minute: float, burst: int) -> None:
        self._rate = per_minute / 60
        self._burst = float(burst)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str, tokens: float = 1.0) -> float:
        """Take tokens: 0 when there were enough, else the seconds until there are."""
        if not self._rate:
            return 0.0
        # A bucket never holds more than a burst, so nobody would wait for more.
        price = min(tokens, self._burst)
        now = time.monotonic()
        level, since = self._buckets.pop(client, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        allowed = level >= price
        self._buckets[client] = (level - price if allowed else level, now)
        if len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (price - level) / self._rate
