"""How much of the bots' time everyone has used lately."""

import math
import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

HALF_LIFE = 60.0  # seconds after which half of what was used is forgotten
REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Share:
    """Whose time it is: a holder's, within that of all who come from the same address.

    Anyone may have as many holders as they like, since a cookie costs nothing; addresses are not so easily had.
    """

    client: str
    holder: str


class Accounts:
    """Seconds by name. Who has used none for long is as good as new."""

    def __init__(self) -> None:
        self._used: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def used(self, name: Hashable, now: float) -> float:
        """The seconds that still count."""
        seconds, since = self._used.get(name, (0.0, now))
        return seconds * math.pow(0.5, (now - since) / HALF_LIFE)

    def charge(self, name: Hashable, seconds: float) -> None:
        """Add what was used, or take off what was not used after all."""
        now = time.monotonic()
        self._used[name] = (max(0.0, self.used(name, now) + seconds), now)
        self._used.move_to_end(name)
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)


UNSEEN = "unseen"


class Whereabouts:
    """The address at which each holder was last seen: bots play when nobody is asking, and someone's time it is."""

    def __init__(self) -> None:
        self._clients: OrderedDict[str, str] = OrderedDict()

    def saw(self, holder: str | None, client: str) -> None:
        """Remember where a holder is."""
        if holder is None:
            return
        self._clients[holder] = client
        self._clients.move_to_end(holder)
        if len(self._clients) > REMEMBERED:
            self._clients.popitem(last=False)

    def share(self, holder: str) -> Share:
        """Whose time is used for a holder; all whom nobody has seen here have one share between them."""
        return Share(self._clients.get(holder, UNSEEN), holder)
