"""Which games count, and which were practice."""

from babylon.server.tables.state import TableState
from babylon.server.wire.enums import Status


def counts(state: TableState) -> bool:
    """Whether a game says how well its players play.

    Not when somebody took turns back by themselves or was advised by a bot, not when a bot thought in the host's
    browser, and not when it was never promised what would be dealt (it is known from a record alone).
    """
    is_proven = state.status is Status.OVER and bool(state.commitment)
    is_helped = state.practice or state.by_device or any(seat.hinted for seat in state.seats)
    return is_proven and not is_helped
