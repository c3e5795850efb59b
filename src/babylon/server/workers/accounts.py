"""How much of the bots' time everyone has used lately."""

import math
import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from babylon.server.process.addresses import SHARE_OF_SITE, site

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

    def weight(self, share: Share, now: float) -> tuple[float, float, float]:
        """What counts of someone, the most important first.

        Their client's seconds, or its part of those of the whole site if that is more; the client's own; the holder's.
        """
        of_client, around = self.used(share.client, now), site(share.client)
        part = 0.0 if around is None else self.used(around, now) / SHARE_OF_SITE
        return max(of_client, part), of_client, self.used(share, now)

    def charge_share(self, share: Share, seconds: float) -> None:
        """Charge all whose time it is: a holder, their client, and the site around it."""
        for name in (share, share.client, site(share.client)):
            if name is not None:
                self.charge(name, seconds)


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
