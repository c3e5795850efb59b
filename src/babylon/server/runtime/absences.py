"""When people at tables were last seen: a socket or a stream that ended, a poll, a request of any kind."""

from collections import OrderedDict

from babylon.server.process.clock import now

MOST = 20_000


class Absences:
    """Since when someone who is not connected is away, as far as this process knows: never longer than it runs."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known_from = now()
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()

    def seen(self, table: str, holder: str) -> None:
        """Note that someone was there just now."""
        self._seen[table, holder] = now()
        self._seen.move_to_end((table, holder))
        if len(self._seen) > self._most:
            # Whoever is forgotten counts as seen then: nobody is taken to be away for longer than they are.
            self._known_from = self._seen.popitem(last=False)[1]

    def seconds(self, table: str, holder: str) -> float:
        """For how long someone has surely been away."""
        return now() - max(self._known_from, self._seen.get((table, holder), 0.0))
