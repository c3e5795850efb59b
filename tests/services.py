"""What only a test marked `services` may use: a browser, PostgreSQL, a server process, a cluster, a built package.

`make unit` leaves such tests out. Whoever starts one of them says so here first, and a wrong or a missing mark fails
the test: what is left out is what uses them, no more and no less.
"""

from dataclasses import dataclass, field

import pytest

MARK = "services"
# Who asks for one of these fixtures uses what it starts, perhaps for an earlier test.
FIXTURES = frozenset({"distributions", "driver", "hasty", "house", "narrow", "other_browser", "postgres_url"})


class WrongMark(AssertionError):
    """A test uses services without the mark, or has the mark and uses none."""


@dataclass(slots=True)
class Watch:
    """What the test that is running may use, and what it has used."""

    allowed: bool = True  # outside tests, as in `make crash`, nobody minds
    used: set[str] = field(default_factory=set)


_watch = Watch()


def mark(item: pytest.Item) -> None:
    """Mark a test whose fixtures are services."""
    if FIXTURES.intersection(getattr(item, "fixturenames", ())):
        item.add_marker(MARK)


def begin(item: pytest.Item) -> None:
    """Watch this test from now on."""
    _watch.allowed = item.get_closest_marker(MARK) is not None
    _watch.used = set(FIXTURES.intersection(getattr(item, "fixturenames", ())))


def use(service: str) -> None:
    """Tell that a service is about to be used."""
    if not _watch.allowed:
        raise WrongMark(f"This test uses {service}: mark it with @pytest.mark.{MARK}.")
    _watch.used.add(service)


def end(item: pytest.Item) -> None:
    """Say so if the test that has run needs no mark."""
    if item.get_closest_marker(MARK) is not None and not _watch.used:
        raise WrongMark(f"This test uses no service: take @pytest.mark.{MARK} off.")
