"""Who looks after a server: chosen by whoever has its database."""

from collections.abc import Sequence

from sqlalchemy import Connection

from babylon.server.people.identity import hashed_forms
from babylon.server.people.moderation import choose_host
from babylon.server.process.clock import now
from babylon.server.store import moderation, people
from babylon.server.store.people_rows import PersonRow
from babylon.server.store.store import Store


class NobodyCalled(Exception):
    """There is no person of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


async def changed(store: Store, add: Sequence[str], remove: Sequence[str]) -> list[str]:
    """The names of all hosts, once these are chosen and those are none any more; an unknown name changes nothing."""
    return await store.change(lambda connection: _changed(connection, add, remove))


def _changed(connection: Connection, add: Sequence[str], remove: Sequence[str]) -> list[str]:
    wanted = [(_person(connection, name), True) for name in add]
    for person, chosen in [*wanted, *((_person(connection, name), False) for name in remove)]:
        choose_host(connection, person, now(), chosen=chosen)
    return [name for _, name in moderation.hosts(connection)]


def _person(connection: Connection, name: str) -> PersonRow:
    for found in people.named(connection, hashed_forms(name)):
        if (person := people.person(connection, found)) is not None:
            return person
    raise NobodyCalled(name)
