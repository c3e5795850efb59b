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
from babylon.server.workers.worker import Job, OtherTurn, Work

BOTS_ALONE = 10.0  # seconds that a game of bots alone counts as having used more
EXCESS = 2.0  # seconds that someone must have used more than those who wait, to be cut short at once
LONG = 0.75  # seconds of waiting after which it is enough to have used as much
VERY_LONG = 5.0  # seconds of waiting after which a bot has to do with its first impression
# A bot has this long otherwise: more than the architect takes, who beats all who do not search.
LEAST_SECONDS = 0.25
LEAST_CHARGE = 0.01


class Lane(IntEnum):
    """What a bot thinks for. People's turns and hints take turns; games of bots alone come after both, and studies."""

    TURN = 0
    HINT = 1
    BOTS = 2
    STUDY = 3


URGENT = (Lane.TURN, Lane.HINT)


@dataclass(frozen=True, slots=True)
class Thought:
    """A whole turn as tokens, whether the bot had to come to an end because others waited, and the best other turn."""

    moves: list[str]
    hurried: bool = False
    other: OtherTurn | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """A job, whose time it uses and for what, since when it waits, and where its answer goes."""

    job: Work
    share: Share
    lane: Lane
    since: float = field(default_factory=time.monotonic)
    answer: "Future[object]" = field(default_factory=Future)

    @property
    def seconds(self) -> float:
        """How long it may take, as far as that is known beforehand."""
        return self.job.seconds if isinstance(self.job, Job) else 0.0


class FairQueue:
    """Jobs from many threads to many."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, dict[Share, deque[Waiting]]] = {lane: {} for lane in Lane}
        # What is studied for someone does not make their turns wait for those of others.
        self._accounts, self._studied = Accounts(), Accounts()
        self._last = Lane.HINT
        self._closed = False
        self._news = threading.Condition()

    def put(self, one: Waiting) -> None:
        """Wait behind the holder's own jobs of this lane, and those of nobody who has used more."""
        with self._news:
            self._lanes[one.lane].setdefault(one.share, deque()).append(one)
            self._news.notify()

    def get(self, resting: Waiting | None = None) -> Waiting | None:
        """The next job; None when there will be no more. Until it is `done` it counts as using all its time.

        A study that rests where it is asked from goes on as soon as no turn and no hint waits.
        """
        with self._news:
            while not self._has_work(resting):
                if self._closed:
                    return None
                self._news.wait()
            one = self._taken() if resting is None or self._is_urgent() else resting
            self._charge(one, _charge(one))
            return one

    def done(self, one: Waiting, seconds: float) -> None:
        """Charge for a job what it has really used."""
        with self._news:
            self._charge(one, seconds - _charge(one))

    def is_in_the_way(self, running: Waiting, seconds: float) -> bool:
        """Whether a job that is being done for so long had better come to its end, for the sake of one that waits."""
        with self._news:
            if running.lane is Lane.STUDY:
                return self._is_urgent()
            now = time.monotonic()
            return any(
                seconds >= _least(one, now) and self._excess(running, one, now) >= _allowed(one, now)
                for one in self._first_ones()
                if one.lane is not Lane.STUDY
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

    def clients(self, lane: Lane) -> list[str]:
        """Of each such job of a lane whose client's it is."""
        with self._news:
            return [
                share.client for share, jobs in self._lanes[lane].items() for one in jobs if not one.answer.cancelled()
            ]

    def _first_ones(self) -> Iterator[Waiting]:
        """Of every lane and share the job that has waited longest and is still wanted."""
        for shares in self._lanes.values():
            for jobs in shares.values():
                yield from islice((one for one in jobs if not one.answer.cancelled()), 1)

    def _has_work(self, resting: Waiting | None) -> bool:
        return any(self._lanes.values()) or (resting is not None and not self._closed)

    def _is_urgent(self) -> bool:
        """Whether someone waits for a turn or a hint."""
        return any(one.lane in URGENT for one in self._first_ones())

    def _lanes_now(self) -> list[Lane]:
        """The lanes to take from: a study is begun when nothing is urgent, in turn with games of bots alone."""
        others: list[Lane] = [lane for lane, shares in self._lanes.items() if shares and lane is not Lane.STUDY]
        is_first = bool(others) and (others != [Lane.BOTS] or self._last is not Lane.BOTS)
        return others if is_first or not self._lanes[Lane.STUDY] else [Lane.STUDY]

    def _taken(self) -> Waiting:
        now = time.monotonic()
        firsts = [jobs[0] for lane in self._lanes_now() for jobs in self._lanes[lane].values()]
        one = min(firsts, key=lambda one: (self._weight(one, now), one.lane is self._last))
        shares = self._lanes[one.lane]
        shares[one.share].popleft()
        if not shares[one.share]:
            del shares[one.share]
        self._last = one.lane
        return one

    def _weight(self, one: Waiting, now: float) -> tuple[float, ...]:
        """What all from the address have used, and its neighbours, then what the holder has: the less, the sooner."""
        handicap = BOTS_ALONE if one.lane is Lane.BOTS else 0.0
        of_client, *others = self._accounts_for(one.lane).weight(one.share, now)
        return of_client + handicap, *others

    def _excess(self, running: Waiting, one: Waiting, now: float) -> float:
        """How much more the one who is thought for has used than one who waits, seen from where they differ."""
        both = zip(self._weight(running, now), self._weight(one, now), strict=True)
        return next((used - other for used, other in both if used != other), 0.0)

    def _charge(self, one: Waiting, seconds: float) -> None:
        self._accounts_for(one.lane).charge_share(one.share, seconds)

    def _accounts_for(self, lane: Lane) -> Accounts:
        return self._studied if lane is Lane.STUDY else self._accounts


def _charge(one: Waiting) -> float:
    return max(one.seconds, LEAST_CHARGE)


def _least(one: Waiting, now: float) -> float:
    return LEAST_SECONDS if now - one.since < VERY_LONG else 0.0


def _allowed(one: Waiting, now: float) -> float:
    return EXCESS if now - one.since < LONG else 0.0
