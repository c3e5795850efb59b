"""The kernels of all rules that games of a database were begun with: whatever package comes later can judge them."""

import zlib

from sqlalchemy import Connection, insert, inspect, select

from babylon.server.store import schema
from babylon.wasm.kernels import Kernel


def kept_kernels(connection: Connection) -> list[Kernel]:
    """All that are kept; none in a database from before there were any."""
    if not inspect(connection).has_table(schema.kernel.name):
        return []
    rows = connection.execute(select(schema.kernel.c.rules, schema.kernel.c.code, schema.kernel.c.description)).all()
    return [Kernel(rules, zlib.decompress(code), zlib.decompress(text).decode()) for rules, code, text in rows]


def is_kept(connection: Connection, rules: str) -> bool:
    """Whether the kernel of these rules is there."""
    found = select(schema.kernel.c.rules).where(schema.kernel.c.rules == rules)
    return connection.execute(found).scalar() is not None


def keep_kernel(connection: Connection, kernel: Kernel) -> None:
    """Keep a kernel that is not there yet."""
    code, text = zlib.compress(kernel.code, 9), zlib.compress(kernel.text.encode(), 9)
    connection.execute(insert(schema.kernel), {"rules": kernel.rules, "code": code, "description": text})
