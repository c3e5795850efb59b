"""What a replay of a table's log counts for in the limit of requests."""

from babylon.server.service import Service
from babylon.server.wire.errors import Code, Problem

EVENTS = 5  # as many as are read, written and sent for the price of one request


def count(service: Service, client: str, requests: float = 1.0) -> None:
    """Count so many requests of a client, or refuse."""
    if wait := service.requests.wait(client, requests):
        raise Problem(Code.TOO_MANY, seconds=wait)


async def count_replay(
    service: Service, client: str, holder: str | None, table: str, after: int | None, *, most: int | None = None
) -> None:
    """Count what is sent again to someone who has everything up to `after`, at most a page; None asks for nothing."""
    if after is not None:
        missed = (await service.tables.seen_by(table, holder)).state.seq - after
        if missed > 0:
            count(service, client, min(missed, most or missed) / EVENTS)
