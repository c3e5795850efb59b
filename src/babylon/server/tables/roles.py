"""Who may do what: roles by holder, and the keys of the links."""

import base64
import hashlib
import hmac
from collections.abc import Mapping

from babylon.server.store.rows import SEAT
from babylon.server.tables.state import TableState
from babylon.server.wire.enums import Access, Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.table_view import You

HOST = "host"
WATCHER = "watch:"


def seat_role(seat: int) -> str:
    """The role of a seat's holder."""
    return f"{SEAT}{seat}"


def watch_role(holder: str) -> str:
    """The role of one watcher."""
    return f"{WATCHER}{holder}"


def removed_role(holder: str) -> str:
    """The role of someone whom the host has removed."""
    return f"removed:{holder}"


def you_at(holders: Mapping[str, str], holder: str | None) -> You:
    """What `holder` is at a table."""
    seats = [seat for seat in range(4) if holder is not None and holders.get(seat_role(seat)) == holder]
    watches = holder is not None and watch_role(holder) in holders
    hosts = holder is not None and holders.get(HOST) == holder
    removed = holder is not None and removed_role(holder) in holders
    return You(guest=holder is not None, host=hosts, seats=seats, watcher=watches, removed=removed)


def may_see(state: TableState, you: You) -> bool:
    """Whether the table shows itself to such a visitor."""
    if state.tournament is not None:
        return not state.sealed or (bool(you.seats) and not state.is_shut)
    return state.settings.access is Access.OPEN or you.host or bool(you.seats) or you.watcher


def require_sight(state: TableState, you: You) -> None:
    """Refuse who may not look at the table: for them it does not exist, but who was removed is told so."""
    if state.is_shut and you.seats:
        raise Problem(Code.ROUND_RUNNING)
    if not may_see(state, you):
        raise Problem(Code.REMOVED if you.removed else Code.NO_TABLE)


def require_seat(state: TableState, you: You, seat: int) -> None:
    """Refuse unless the caller holds `seat`."""
    require_existing_seat(state, seat)
    if not you.guest:
        raise Problem(Code.NO_GUEST)
    if seat not in you.seats:
        raise Problem(Code.NOT_YOUR_SEAT)


def require_free(state: TableState) -> None:
    """Refuse what would change who meets whom, or how, in a tournament."""
    if state.tournament is not None:
        raise Problem(Code.IN_TOURNAMENT)


def require_existing_seat(state: TableState, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat >= len(state.seats):
        raise Problem(Code.NO_SEAT)


def require_host(you: You) -> None:
    """Refuse unless the caller is the host."""
    if not you.guest:
        raise Problem(Code.NO_GUEST)
    if not you.host:
        raise Problem(Code.NOT_HOST)


def require_status(state: TableState, *wanted: Status) -> None:
    """Refuse unless the table is in one of these states."""
    if state.status not in wanted:
        raise Problem(Code.WRONG_STATUS, status=state.status)


def _code(links_secret: str, purpose: str, length: int) -> str:
    digest = hmac.digest(bytes.fromhex(links_secret), purpose.encode(), hashlib.sha256)
    return base64.b32encode(digest).decode()[:length]


def seat_key(links_secret: str, seat: int) -> str:
    """The key of a seat's link."""
    return _code(links_secret, seat_role(seat), 20).lower()


def watch_key(links_secret: str) -> str:
    """The key of the watch link."""
    return _code(links_secret, "watch", 20).lower()


def rematch_id(links_secret: str) -> str:
    """The id of the table where the same people meet again: whoever asks first, it is the same one."""
    return _code(links_secret, "rematch", 12).lower()


def recovery_code(links_secret: str, chair: int, holder: str, given_up: int = 0) -> str:
    """The code that takes a seat along; another holder has another one, and so has one who comes back to the seat."""
    again = f":{given_up}" if given_up else ""
    code = _code(links_secret, f"recovery:{chair}:{holder}{again}", 15)
    return "-".join((code[:5], code[5:10], code[10:]))


def fits(given: str | None, wanted: str) -> bool:
    """Whether a key is the right one, in time that does not tell how much of it is."""
    return given is not None and hmac.compare_digest(given.encode(), wanted.encode())
