"""Arrays that other libraries take without a copy."""

from math import prod
from typing import TYPE_CHECKING, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

ALIGNMENT = 64  # bytes: JAX copies whatever begins elsewhere
Number = TypeVar("Number", bound=np.generic)


def zeros(shape: tuple[int, ...], kind: type[Number]) -> "NDArray[Number]":
    """An array of zeros that begins at a multiple of ALIGNMENT."""
    size = prod(shape) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    begin = -memory.ctypes.data % ALIGNMENT
    return memory[begin : begin + size].view(kind).reshape(shape)
