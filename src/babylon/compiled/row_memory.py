"""Rows of the questions as memory that kernels fill: NumPy records, or without numba the plain rows themselves."""

from typing import TYPE_CHECKING, TypeVar, cast

from babylon.compiled.availability import COMPILES
from babylon.questions.rows import layout

if COMPILES:
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Row = TypeVar("Row")
COLUMN = "i4"


def rows(kind: type[Row], size: int) -> list[Row]:
    """Room for so many rows. To the type checker they are plain ones."""
    if not COMPILES:
        return [kind() for _ in range(size)]
    described = [(name, COLUMN, (length,) if length else ()) for name, length in layout(kind)]
    return cast("list[Row]", np.zeros(size, np.dtype(described)))


def read_rows(filled: list[Row], kind: type[Row], count: int) -> list[Row]:
    """The first rows as plain ones."""
    if not COMPILES:
        return filled[:count]
    return [kind(*row) for row in _numbers(filled, count)]


def _numbers(filled: object, count: int) -> "list[list[int | list[int]]]":
    array = cast("NDArray[np.void]", filled)[:count]
    names = array.dtype.names or ()
    return [[array[name][number].tolist() for name in names] for number in range(count)]
