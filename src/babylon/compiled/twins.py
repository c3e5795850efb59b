"""Compiled twins: the very same code, bound to a world in which tables are arrays and functions machine code."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from babylon.compiled import chance
from babylon.compiled.cache import directory
from babylon.compiled.engine import COMPILES, notice_plain
from babylon.compiled.memory import copy
from babylon.rules import board

if COMPILES:
    import numpy as np

    from babylon.compiled import machine

F = TypeVar("F", bound=Callable[..., Any])
WORD = 1 << 64
_worlds: dict[str, dict[str, Any]] = {}
_twins: dict[tuple[Callable[..., Any], bool], Callable[..., Any]] = {}


def twin(function: F) -> F:
    """The same function, compiled at its first call; without numba the function itself."""
    if not COMPILES:
        notice_plain()
        return function
    return cast("F", _twin(function, inner=False))


def _machine_made() -> dict[Callable[..., Any], Callable[..., Any]]:
    return {
        board.count: machine.count,
        board.first: machine.first,
        board.rest: machine.rest,
        chance.wrapped: machine.wrapped,
        copy: machine.copy,
    }


def _twin(function: Callable[..., Any], *, inner: bool) -> Callable[..., Any]:
    if (function, inner) not in _twins:
        assert isinstance(function, FunctionType)
        world = _worlds.setdefault(function.__module__, {"__name__": function.__module__})
        rebound = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
        rebound.__qualname__, rebound.__module__ = function.__qualname__, function.__module__
        _twins[function, inner] = machine.compiled(rebound, directory(function.__module__), inner=inner)
        for name in _names(function):
            world.setdefault(name, _converted(function.__globals__[name]))
    return _twins[function, inner]


def _names(function: FunctionType) -> list[str]:
    return [name for name in function.__code__.co_names if name in function.__globals__]


def _converted(value: object) -> object:
    if isinstance(value, FunctionType):
        return _machine_made().get(value) or _twin(value, inner=True)
    if isinstance(value, int) and not isinstance(value, bool):
        return np.int64(_signed(value))
    if isinstance(value, tuple | list):
        return _array(value)
    return value


def _signed(number: int) -> int:
    return number - WORD if number >= WORD >> 1 else number


def _array(table: tuple[Any, ...] | list[Any]) -> object:
    values = np.array(table, dtype=object)
    if any(isinstance(value, float) for value in values.flat):
        return values.astype(np.float64)
    return np.array([_signed(value) for value in values.flat], np.int64).reshape(values.shape)
