"""Links that hosts hand out: `PUBLIC/t/TABLE#seat=N.KEY`."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

_PATH = re.compile(r"/t/([a-z2-7]{12})/?")
_SEAT = re.compile(r"seat=([0-3])\.([A-Za-z0-9_-]+)")


class BadLink(ValueError):
    """Text that is no link to a table."""


@dataclass(frozen=True, slots=True)
class SeatLink:
    """Where to sit; without a seat any open one will do."""

    url: str
    table: str
    seat: int | None = None
    key: str | None = None


def parse_link(text: str) -> SeatLink:
    """The table, and the seat and its key when the link has them."""
    parts = urlsplit(text)
    path = _PATH.fullmatch(parts.path)
    if parts.scheme not in {"http", "https"} or path is None:
        raise BadLink(text)
    url = f"{parts.scheme}://{parts.netloc}"
    seat = _SEAT.fullmatch(parts.fragment)
    if seat is None:
        return SeatLink(url, path[1])
    return SeatLink(url, path[1], int(seat[1]), seat[2])
