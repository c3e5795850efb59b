"""Who has blocked whom: asked before people are brought together, sit down or talk."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, or_, select

from babylon.server.store.block_schema import block
from babylon.server.store.people_schema import person as people


def add(connection: Connection, person: str, other: str, at: float, most: int) -> bool:
    """Block someone; whether there was room for one more. A second time changes nothing."""
    table = block.c
    own = table.person == person
    if connection.execute(select(table.at).where(own, table.other == other)).scalar() is not None:
        return True
    if connection.execute(select(func.count()).select_from(block).where(own)).scalar_one() >= most:
        return False
    connection.execute(insert(block), {"person": person, "other": other, "at": at})
    return True


def take_back(connection: Connection, person: str, other: str) -> None:
    """Block someone no longer."""
    connection.execute(delete(block).where(block.c.person == person, block.c.other == other))


def blocked(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Ids and names of those whom a person has blocked, the latest first."""
    wanted = select(people.c.id, people.c.name).join(block, block.c.other == people.c.id)
    rows = connection.execute(wanted.where(block.c.person == person).order_by(block.c.at.desc(), block.c.other))
    return [(row.id, row.name) for row in rows]


def is_blocked_by_any(connection: Connection, person: str, others: Collection[str]) -> bool:
    """Whether one of the others has blocked the person."""
    found = select(block.c.at).where(block.c.other == person, block.c.person.in_(list(others))).limit(1)
    return connection.execute(found).scalar() is not None


def pairs(connection: Connection, holders: Collection[str]) -> set[frozenset[str]]:
    """The pairs among these of whom one has blocked the other."""
    among = list(holders)
    rows = connection.execute(select(block).where(block.c.person.in_(among), block.c.other.in_(among)))
    return {frozenset((row.person, row.other)) for row in rows}


def forget(connection: Connection, person: str) -> None:
    """Let nobody be blocked by someone who leaves, nor them by anybody."""
    connection.execute(delete(block).where(or_(block.c.person == person, block.c.other == person)))
