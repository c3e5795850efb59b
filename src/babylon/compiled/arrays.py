"""Rows of numbers for kernels: NumPy arrays, or without numba plain lists. To the type checker they are lists."""

from typing import cast

from babylon.compiled.availability import COMPILES
from babylon.rules.turn import MOST_MOVES, MOST_PLACES

if COMPILES:
    import numpy as np


def numbers(size: int) -> list[int]:
    """So many whole numbers of 64 bits, all 0."""
    return cast("list[int]", np.zeros(size, np.int64)) if COMPILES else [0] * size


def reals(size: int) -> list[float]:
    """So many floating-point numbers, all 0."""
    return cast("list[float]", np.zeros(size, np.float64)) if COMPILES else [0.0] * size


def actions(size: int) -> list[int]:
    """Room for so many actions."""
    return cast("list[int]", np.zeros(size, np.int16)) if COMPILES else [0] * size


def buffers() -> tuple[list[int], list[int]]:
    """`out` and `scratch` for `rules.turn.legal`."""
    return actions(MOST_MOVES), actions(MOST_PLACES)
