"""What a row is: whole numbers under names, described once by the fields of a class.

In memory every column is a signed number of 32 bits, side by side in the order of the fields.
"""

from dataclasses import Field, field, fields
from typing import Any

NONE = -1  # in a column: the row has no such thing


def column() -> Any:
    """One number."""
    return field(default=0, metadata={"length": 0})


def columns(length: int) -> Any:
    """So many numbers under one name."""
    return field(default_factory=lambda: [0] * length, metadata={"length": length})


def layout(row: type) -> list[tuple[str, int]]:
    """Name and length (0: a single number) of every column, in order."""
    described: tuple[Field[Any], ...] = fields(row)
    return [(one.name, one.metadata["length"]) for one in described]
