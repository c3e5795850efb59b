"""Answers that were worked out before: the same question at the same position costs nothing."""

from collections import OrderedDict

from babylon.server.responses.bodies import Packed

MOST_BYTES = 16 * 1024**2
ENTRY_BYTES = 600  # that an answer takes besides its body

Key = tuple[str, int, str | None, str]


class Answers:
    """By table, number of the last event, who asks and what; those that were asked for longest ago make room."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, Packed] = OrderedDict()
        self._bytes = 0

    def get(self, key: Key) -> Packed | None:
        """The answer, if it is known."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def keep(self, key: Key, answer: Packed) -> None:
        """Remember an answer."""
        if key in self._known:
            self._bytes -= _size(key, self._known.pop(key))
        self._known[key] = answer
        self._bytes += _size(key, answer)
        while self._bytes > MOST_BYTES:
            self._bytes -= _size(*self._known.popitem(last=False))


def _size(key: Key, answer: Packed) -> int:
    return ENTRY_BYTES + len(key[-1]) + len(answer.body)
