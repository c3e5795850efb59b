"""Whether numba is there to compile with."""

import os
import warnings
from functools import cache
from importlib.util import find_spec

# Set to anything, this environment variable keeps everything on plain Python, as if numba were not there.
PLAIN = bool(os.environ.get("BABYLON_PLAIN"))


def _installed() -> bool:
    try:
        return find_spec("numba") is not None
    except ValueError:  # someone put a None in its place
        return False


COMPILES = not PLAIN and _installed()


@cache
def notice_plain() -> None:
    """Say once that numba is missing, unless plain Python was asked for."""
    if not PLAIN:
        warnings.warn(
            "numba is not installed: Babylon runs on plain Python, about a hundred times slower. "
            "Install it with: pip install 'babylon-game[fast]'",
            RuntimeWarning,
            stacklevel=3,
        )
