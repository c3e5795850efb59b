"""What the nets have learnt, from the files beside this module: written by the recipes, half a number's usual size."""

from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    from babylon.bots.baselines.layers import Weights


@cache
def weights_of(name: str) -> "Weights":
    """The weights of a bot by its name."""
    with as_file(files("babylon") / "bots" / "baselines" / f"{name}.npz") as file:
        return read(file)


def read(file: "Path") -> "Weights":
    """The weights in a file."""
    with np.load(file) as kept:
        return {name: kept[name].astype(np.float32) for name in kept.files}


def digest(weights: "Weights") -> str:
    """What tells weights from others, as they are written: which run a file comes from."""
    found = sha256()
    for name in sorted(weights):
        found.update(name.encode() + weights[name].astype(np.float16).tobytes())
    return found.hexdigest()[:16]


def write(file: "Path", weights: "Weights") -> None:
    """Write weights into a file."""
    np.savez_compressed(file, **{name: values.astype(np.float16) for name, values in weights.items()})  # type: ignore[arg-type]
