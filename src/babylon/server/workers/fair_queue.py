"""Who is thought for next: whoever has used least of the bots' time lately, however much the others ask for."""

import threading
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import islice

from babylon.server.workers.accounts import Accounts, Share
from babylon.server.workers.worker import Job, OtherTurn

BOTS_ALONE = 10.0  # seconds that a game of bots alone counts as having used more
EXCESS = 2.0  # seconds that someone must have used more than those who wait, to be cut short at once
LONG = 0.75  # seconds of waiting after which it is enough to have used as much
VERY_LONG = 5.0  # seconds of waiting after which a bot has to do with its first impression
# A bot has this long otherwise: more than the architect takes, who beats all who do not search.
LEAST_SECONDS = 0.25
LEAST_CHARGE = 0.01


class Lane(IntEnum):
    """What a bot thinks for. People's turns and hints take turns; games of bots alone come after both."""

    TURN = 0
    HINT = 1
    BOTS = 2


@dataclass(frozen=True, slots=True)
class Thought:
    """A whole turn as tokens, whether the bot had to come to an end because others waited, and the best other turn."""

    moves: list[str]
    hurried: bool = False
    other: OtherTurn | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A job, whose time it uses and for what, since when it waits, and where its answer goes."""

    job: Job
    share: Share
    lane: Lane
    since: float = field(default_factory=time.monotonic)
    answer: "Future[Thought]" = field(default_factory=Future)


class FairQueue:
    """Jobs from many threads to many."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, dict[Share, deque[Waiting]]] = {lane: {} for lane in Lane}
        self._accounts = Accounts()
        self._last = Lane.HINT
        self._closed = False
        self._news = threading.Condition()

    def put(self, one: Waiting) -> None:
        """Wait behind the holder's own jobs of this lane, and those of nobody who has used more."""
        with self._news:
            self._lanes[one.lane].setdefault(one.share, deque()).append(one)
            self._news.notify()

    def get(self) -> Waiting | None:
        """The next job; None when there will be no more. Until it is `done` it counts as using all its time."""
        with self._news:
            while not any(self._lanes.values()):
                if self._closed:
                    return None
                self._news.wait()
            one = self._taken()
            self._charge(one.share, _charge(one))
            return one

    def done(self, one: Waiting, seconds: float) -> None:
        """Charge for a job what it has really used."""
        with self._news:
            self._charge(one.share, seconds - _charge(one))

    def is_in_the_way(self, running: Waiting, seconds: float) -> bool:
        """Whether a job that is being done for so long had better come to its end, for the sake of one that waits."""
        with self._news:
            now = time.monotonic()
            return any(
                seconds >= _least(one, now) and self._excess(running, one, now) >= _allowed(one, now)
                for one in self._first_ones()
            )

    def close(self) -> None:
        """Hand out what waits, and then nothing."""
        with self._news:
            self._closed = True
            self._news.notify_all()

    def waiting(self, lane: Lane | None = None, *, client: str | None = None, holder: str | None = None) -> int:
        """How many jobs nobody has begun or given up, in all or of one lane, client or holder."""
        with self._news:
            return sum(
                not one.answer.cancelled()
                for each, shares in self._lanes.items()
                if lane in (None, each)
                for share, jobs in shares.items()
                if client in (None, share.client) and holder in (None, share.holder)
                for one in jobs
            )

    def _first_ones(self) -> Iterator[Waiting]:
        """Of every lane and share the job that has waited longest and is still wanted."""
        for shares in self._lanes.values():
            for jobs in shares.values():
                yield from islice((one for one in jobs if not one.answer.cancelled()), 1)

    def _taken(self) -> Waiting:
        now = time.monotonic()
        firsts = [jobs[0] for shares in self._lanes.values() for jobs in shares.values()]
        one = min(firsts, key=lambda one: (*self._weight(one, now), one.lane is self._last))
        shares = self._lanes[one.lane]
        shares[one.share].popleft()
        if not shares[one.share]:
            del shares[one.share]
        self._last = one.lane
        return one

    def _weight(self, one: Waiting, now: float) -> tuple[float, float]:
        """What all from the address have used, then what the holder has: the less, the sooner."""
        handicap = BOTS_ALONE if one.lane is Lane.BOTS else 0.0
        return self._accounts.used(one.share.client, now) + handicap, self._accounts.used(one.share, now)

    def _excess(self, running: Waiting, one: Waiting, now: float) -> float:
        """How much more the one who is thought for has used than one who waits, seen from where they differ."""
        (client, holder), (other_client, other_holder) = self._weight(running, now), self._weight(one, now)
        return holder - other_holder if client == other_client else client - other_client

    def _charge(self, share: Share, seconds: float) -> None:
        self._accounts.charge(share.client, seconds)
        self._accounts.charge(share, seconds)


def _charge(one: Waiting) -> float:
    return max(one.job.seconds, LEAST_CHARGE)


def _least(one: Waiting, now: float) -> float:
    return LEAST_SECONDS if now - one.since < VERY_LONG else 0.0


def _allowed(one: Waiting, now: float) -> float:
    return EXCESS if now - one.since < LONG else 0.0
