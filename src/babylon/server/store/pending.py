"""An append on its way to the disk, between the event loop that wants it and the thread that writes it."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import suppress

from babylon.server.store.rows import Append, Outcome


class Pending:
    """Whoever is first decides: the writer begins to commit it, or its sender takes it back."""

    __slots__ = ("_claimed", "_is_begun", "_is_taken_back", "append", "loop", "outcome")

    def __init__(self, append: Append) -> None:
        self.append = append
        self.loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[Outcome] = self.loop.create_future()
        self._claimed = threading.Lock()
        self._is_begun = self._is_taken_back = False

    @property
    def is_taken_back(self) -> bool:
        """Whether nobody waits for it any more."""
        return self._is_taken_back

    def take_back(self) -> bool:
        """Stop waiting; False when it is too late for that."""
        self._is_taken_back = self._is_taken_back or self._claimed.acquire(blocking=False)
        return self._is_taken_back

    def begin(self) -> bool:
        """Begin to commit, or to refuse; False when it was taken back."""
        self._is_begun = self._is_begun or self._claimed.acquire(blocking=False)
        return self._is_begun

    def still_to_come(self) -> asyncio.Future[Outcome]:
        """The outcome, for those who go on waiting after its sender was told to stop."""
        if self.outcome.cancelled():
            self.outcome = self.loop.create_future()
        return self.outcome

    def settle(self, outcome: Outcome | BaseException) -> None:
        """Tell what became of it, in its sender's loop."""
        if self.outcome.done():
            return
        if isinstance(outcome, BaseException):
            self.outcome.set_exception(outcome)
            self.outcome.exception()  # known now: who has stopped waiting need not hear of it
        else:
            self.outcome.set_result(outcome)


def tell(batch: Sequence[Pending], outcomes: Sequence[Outcome | BaseException]) -> None:
    """Tell all senders what became of a batch, from the writer's thread: each loop is woken up once."""
    for loop in {one.loop for one in batch}:
        own = [(one, outcome) for one, outcome in zip(batch, outcomes, strict=True) if one.loop is loop]
        # A loop that is closed has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, own)


def _settle(settled: list[tuple[Pending, Outcome | BaseException]]) -> None:
    for one, outcome in settled:
        one.settle(outcome)
