"""A version of numba whose insides nobody here knows compiles by what numba documents, to the same games."""

import subprocess
import sys

import numba

from babylon.compiled import numba_backend
from babylon.compiled.cache import user_directory
from babylon.simulate import play_random

PROGRAM = """
import sys
for name in ("inner_functions", "numba_shortcuts"):
    sys.modules[f"babylon.compiled.{name}"] = None  # must not be needed
from babylon.compiled import numba_backend
numba_backend.takes_shortcuts = False
from babylon.simulate import play_random
print(play_random(200, players=3, edition="ja", seed=5).tolist())
"""


def test_the_locked_version_is_one_that_is_known() -> None:
    assert numba_backend.takes_shortcuts
    assert numba.version_info.short == numba_backend.KNOWN


def test_without_shortcuts_the_same_games_are_played() -> None:
    # Kept beside the rest: compiled that way it takes longer, and only an edit should compile it again.
    environment = {"BABYLON_CACHE": str(user_directory() / "documented")}
    command = [sys.executable, "-W", "error", "-c", PROGRAM]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == str(play_random(200, players=3, edition="ja", seed=5).tolist())
