"""Whose turn it is to be thought for: everyone who waits gets the same share, however much they ask for."""

import threading
from collections import OrderedDict, deque
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum

from babylon.server.workers.worker import Job

REMEMBERED = 1000


class Lane(IntEnum):
    """What a bot thinks for. People's turns and hints take turns; games of bots alone get what is left."""

    TURN = 0
    HINT = 1
    BOTS = 2


@dataclass(frozen=True, slots=True)
class Waiting:
    """A job, for whom and for what it is, and where its answer goes."""

    job: Job
    holder: str
    lane: Lane
    answer: "Future[list[str]]" = field(default_factory=Future)


class FairQueue:
    """Jobs from many threads to many: the holder who was served longest ago comes first."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, dict[str, deque[Waiting]]] = {lane: {} for lane in Lane}
        self._served: OrderedDict[str, None] = OrderedDict()
        self._last = Lane.HINT
        self._closed = False
        self._news = threading.Condition()

    def put(self, one: Waiting) -> None:
        """Wait behind the holder's own jobs, and nobody else's."""
        with self._news:
            self._lanes[one.lane].setdefault(one.holder, deque()).append(one)
            self._news.notify()

    def get(self) -> Waiting | None:
        """The next job; None when there will be no more."""
        with self._news:
            while not any(self._lanes.values()):
                if self._closed:
                    return None
                self._news.wait()
            return self._taken(self._lane())

    def close(self) -> None:
        """Hand out what waits, and then nothing."""
        with self._news:
            self._closed = True
            self._news.notify_all()

    def waiting(self, lane: Lane | None = None, holder: str | None = None) -> int:
        """How many jobs nobody has begun or given up, in all or of one lane or holder."""
        with self._news:
            return sum(
                not one.answer.cancelled()
                for each, holders in self._lanes.items()
                if lane in (None, each)
                for name, jobs in holders.items()
                if holder in (None, name)
                for one in jobs
            )

    def _lane(self) -> Lane:
        order = (Lane.HINT, Lane.TURN) if self._last is Lane.TURN else (Lane.TURN, Lane.HINT)
        return next((lane for lane in order if self._lanes[lane]), Lane.BOTS)

    def _taken(self, lane: Lane) -> Waiting:
        holders = self._lanes[lane]
        places = {holder: place for place, holder in enumerate(self._served, 1)}
        holder = min(holders, key=lambda one: places.get(one, 0))
        job = holders[holder].popleft()
        if not holders[holder]:
            del holders[holder]
        self._last = lane
        self._served.pop(holder, None)
        self._served[holder] = None
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        return job
