"""Pytest's workers compile in turn, and nobody watches them do it."""

import sys
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Any

import numba
import pytest

from tests.compiler import Turns


def is_free(lock: Path) -> bool:
    """Whether another process could compile now."""
    with lock.open("w") as opened:
        try:
            flock(opened, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            return False
    return True


def test_nobody_else_compiles_until_all_is_compiled(tmp_path: Path) -> None:
    lock = tmp_path / "cache" / "lock"
    turns = Turns(lock)
    with turns.turn():
        with turns.turn():
            assert not is_free(lock)
        assert not is_free(lock)
    assert is_free(lock)


def test_a_mistake_ends_the_turn(tmp_path: Path) -> None:
    turns = Turns(tmp_path / "lock")
    with pytest.raises(ValueError, match="wrong"), turns.turn():
        raise ValueError("wrong")
    assert is_free(tmp_path / "lock")


def test_nobody_watches_who_compiles(tmp_path: Path) -> None:
    before = sys.gettrace()
    with Turns(tmp_path / "lock").turn():
        assert sys.gettrace() is None
    assert sys.gettrace() is before


def test_what_is_compiled_still_runs() -> None:
    compiled: Any = numba.njit(lambda number: 2 * number)
    assert compiled(21) == 42
