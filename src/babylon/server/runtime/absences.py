"""When people at tables were last seen: a socket or a stream that ended, a poll, a request of any kind."""

from collections import OrderedDict
from dataclasses import dataclass, field

from babylon.server.process.clock import now

MOST_TABLES = 20_000  # an address has far fewer at which a game is played
MOST_AT_TABLE = 8  # more than sit there, for whoever takes a seat along to other devices


@dataclass(slots=True)
class _Seen:
    """Those who were seen at one table; who is not among them may have been seen until then."""

    known_from: float = 0.0
    at: dict[str, float] = field(default_factory=dict)


class Absences:
    """Since when someone who is not connected is away, as far as this process knows: never longer than it runs.

    Whoever is forgotten counts as seen then: nobody is taken to be away for longer than they are. Where many come to
    one table, that makes no difference at the others.
    """

    def __init__(self, most: int = MOST_TABLES, at_table: int = MOST_AT_TABLE) -> None:
        self._most, self._at_table = most, at_table
        self._known_from = now()
        self._tables: OrderedDict[str, _Seen] = OrderedDict()

    def seen(self, table: str, holder: str) -> None:
        """Note that someone was there just now."""
        here = self._tables.setdefault(table, _Seen())
        self._tables.move_to_end(table)
        here.at.pop(holder, None)
        here.at[holder] = now()
        if len(here.at) > self._at_table:
            here.known_from = here.at.pop(next(iter(here.at)))
        if len(self._tables) > self._most:
            _, forgotten = self._tables.popitem(last=False)
            self._known_from = max(forgotten.at.values())

    def forget(self, table: str) -> None:
        """Nobody waits for anyone there any more."""
        self._tables.pop(table, None)

    def seconds(self, table: str, holder: str) -> float:
        """For how long someone has surely been away."""
        here = self._tables.get(table) or _Seen()
        return now() - max(self._known_from, here.known_from, here.at.get(holder, 0.0))
