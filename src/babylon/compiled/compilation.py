"""Functions as machine code: the very same code, bound to names that are arrays and machine code in their turn."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from babylon.compiled import rng
from babylon.compiled.availability import COMPILES, notice_plain
from babylon.compiled.between_pools import carry
from babylon.compiled.cache import directory
from babylon.compiled.memory import copy
from babylon.rules import board, state

if COMPILES:
    import numpy as np

    from babylon.compiled import numba_backend

F = TypeVar("F", bound=Callable[..., Any])
WORD = 1 << 64
_globals: dict[str, dict[str, Any]] = {}
_compiled: dict[tuple[Callable[..., Any], bool], Callable[..., Any]] = {}


def machine_code(function: F) -> F:
    """The same function, compiled at its first call; without numba the function itself."""
    if not COMPILES:
        notice_plain()
        return function
    return cast("F", _machine_code(function, inner=False))


def _instructions() -> dict[Callable[..., Any], Callable[..., Any]]:
    return {
        board.count: numba_backend.count,
        board.first: numba_backend.first,
        board.rest: numba_backend.rest,
        rng.wrapped: numba_backend.wrapped,
        carry: numba_backend.carry,
        copy: numba_backend.copy,
        state.copy_table: numba_backend.copy_record,
        state.copy_garden: numba_backend.copy_record,
    }


def _machine_code(function: Callable[..., Any], *, inner: bool) -> Callable[..., Any]:
    if (function, inner) not in _compiled:
        assert isinstance(function, FunctionType)
        names = _globals.setdefault(function.__module__, {"__name__": function.__module__})
        rebound = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        rebound.__qualname__, rebound.__module__ = function.__qualname__, function.__module__
        # A function that is called from outside and from within is kept in both forms, under one name.
        place = directory(function.__module__) / ("inner" if inner else "outer")
        _compiled[function, inner] = numba_backend.compiled(rebound, place, inner=inner)
        for name in _names(function):
            names.setdefault(name, _converted(function.__globals__[name]))
    return _compiled[function, inner]


def _names(function: FunctionType) -> list[str]:
    return [name for name in function.__code__.co_names if name in function.__globals__]


def _converted(value: object) -> object:
    if isinstance(value, FunctionType):
        return _instructions().get(value) or _machine_code(value, inner=True)
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
