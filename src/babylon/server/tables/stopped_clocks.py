"""Clocks that stand still for a while: what a pause or someone's absence adds to the time for a turn."""

from collections.abc import Iterable
from typing import TypeAlias

# From when until when, in seconds since 1970.
Span: TypeAlias = tuple[float, float]


def deadline_after(since: float, seconds: float, stopped: Iterable[Span]) -> float:
    """When `seconds` from `since` on are over, if the clock stands still in these spans; where they overlap, once."""
    deadline, seen = since + seconds, since
    for start, until in sorted(stopped):
        begun = max(start, seen)
        if begun < deadline and until > begun:
            deadline += until - begun
            seen = until
    return deadline


def with_span(spans: tuple[Span, ...], start: float, until: float, since: float) -> tuple[Span, ...]:
    """The spans with one more; what was over when the turn began is of no use any more."""
    return (*(span for span in spans if span[1] > since), (start, until))


def cut(spans: tuple[Span, ...], at: float) -> tuple[Span, ...]:
    """The spans if clocks run from `at` on."""
    return tuple((start, min(until, at)) for start, until in spans if start < at)


def stopped_until(spans: tuple[Span, ...]) -> float | None:
    """Until when the clock stands still by them, or has stood; None: it always ran."""
    return max((until for _, until in spans), default=None)
