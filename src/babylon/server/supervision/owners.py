"""Which of a server's processes looks after a table: a number that follows from the table's id, the same everywhere."""

import re

from babylon.server.store.table_groups import GROUPS, group_of

# A request's first line, as far as a table is named in its path; what stands before depends on where the page lies.
_TABLE = re.compile(rb"[A-Z]+ [^ ?#]*?/(?:t|tables)/([a-z2-7]{12})(?![^/?# ])")


def table_in(head: bytes) -> str | None:
    """The table that a request is about, by its first bytes."""
    found = _TABLE.match(head)
    return None if found is None else found[1].decode()


def owner_of(table: str, processes: int) -> int:
    """The number of its process."""
    return group_of(table) % processes


def is_of_another(head: bytes, number: int, processes: int) -> bool:
    """Whether a request that begins so is about a table that another process looks after."""
    table = table_in(head)
    return table is not None and owner_of(table, processes) != number


def groups_of(number: int, processes: int) -> range:
    """The groups of tables that a process looks after."""
    return range(number, GROUPS, processes)
