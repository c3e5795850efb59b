"""The layers of small nets, in NumPy: the same numbers as PyTorch's."""

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Numbers: TypeAlias = "NDArray[np.float32]"
Weights: TypeAlias = "dict[str, NDArray[np.float32]]"


def linear(seen: Numbers, weights: Weights, name: str) -> Numbers:
    """A weighted sum for every unit of the layer."""
    summed: Numbers = seen @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]
    return summed


def convolved(planes: Numbers, weights: Weights, name: str, rim: int = 0) -> Numbers:
    """The same for every square of spaces that the kernel covers; beyond the edge all is 0, `rim` spaces wide."""
    kernel = weights[f"{name}.weight"]
    padded = np.pad(planes, ((0, 0), (0, 0), (rim, rim), (rim, rim)))
    squares = np.lib.stride_tricks.sliding_window_view(padded, kernel.shape[2:], axis=(2, 3))
    rows, _, height, width = squares.shape[:4]
    columns = squares.transpose(0, 2, 3, 1, 4, 5).reshape(-1, kernel[0].size)
    summed = columns @ kernel.reshape(len(kernel), -1).T + weights[f"{name}.bias"]
    found: Numbers = summed.reshape(rows, height, width, -1).transpose(0, 3, 1, 2)
    return found


def rectified(numbers: Numbers) -> Numbers:
    """Nothing below 0."""
    return np.maximum(numbers, 0)
