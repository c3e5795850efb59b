"""The links of a table: which keys fit now, and how they are made anew."""

import secrets

from babylon.server.store.rows import Secrets
from babylon.server.tables import roles
from babylon.server.tables.state import TableState
from babylon.server.wire.enums import Access
from babylon.server.wire.table_view import Links

WATCH = "watch"
KEY_BYTES = 32


def _name(link: str) -> str:
    """The secret that a link made anew follows from; until then all follow from the one of the table."""
    return f"link:{link}"


def _secret(kept: Secrets, link: str) -> str:
    return kept[_name(link)] if _name(link) in kept else kept["links"]


def seat_key(kept: Secrets, seat: int) -> str:
    """The key that fits a seat now."""
    return roles.seat_key(_secret(kept, roles.seat_role(seat)), seat)


def watch_key(kept: Secrets) -> str:
    """The key that lets watchers in now."""
    return roles.watch_key(_secret(kept, WATCH))


def links(state: TableState, kept: Secrets) -> Links:
    """The keys that are of use."""
    seats = [seat_key(kept, number) if seat.is_open else None for number, seat in enumerate(state.seats)]
    return Links(seats=seats, watch=None if state.settings.access is Access.PRIVATE else watch_key(kept))


def new_secrets(*seats: int) -> dict[str, str]:
    """What makes new links to these seats, so that the old ones fit no more."""
    return {_name(roles.seat_role(seat)): secrets.token_hex(KEY_BYTES) for seat in seats}


def all_new_secrets(state: TableState) -> dict[str, str]:
    """What makes all links of the table new."""
    return {**new_secrets(*range(len(state.seats))), _name(WATCH): secrets.token_hex(KEY_BYTES)}
