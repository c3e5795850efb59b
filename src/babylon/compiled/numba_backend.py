"""What only numba knows: how to compile a function, and the few that the machine has an instruction for."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, cast

import numba
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

Generator: TypeAlias = tuple[Any, Callable[..., Any]]
OPTIONS: dict[str, Any] = {"nogil": True, "boundscheck": False, "error_model": "numpy"}
KNOWN = (0, 68)  # the version of numba whose insides `numba_shortcuts` knows
_config: Any = numba.config
_cgutils: Any = cgutils
_njit: Any = numba.njit
_versions: Any = numba.version_info
takes_shortcuts = tuple(_versions.short) == KNOWN


def compiled(function: Callable[..., Any], place: Path, *, inner: bool) -> Callable[..., Any]:
    """The function as machine code, made at its first call and kept in the directory `place`.

    An inner function is called by other compiled ones only.
    """
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(place)
    try:
        if takes_shortcuts:
            from babylon.compiled import numba_shortcuts  # noqa: PLC0415 - with another version it can't be imported

            return numba_shortcuts.compiled(function, OPTIONS, inner=inner)
        return cast("Callable[..., Any]", _njit(cache=True, **OPTIONS)(function))
    finally:
        _config.CACHE_DIR = before


@intrinsic
def count(_context: Any, board: Any) -> Generator:
    """The number of bits set."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def first(_context: Any, board: Any) -> Generator:
    """The lowest bit set."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _cgutils.true_bit)

    return types.int64(types.int64), generate


@intrinsic
def rest(_context: Any, board: Any) -> Generator:
    """All bits but the lowest. numba's own difference must not overflow, as it does for the highest bit alone."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        board = arguments[0]
        return builder.and_(board, builder.sub(board, board.type(1)))

    return types.int64(types.int64), generate


@intrinsic
def wrapped(_context: Any, a: Any, b: Any, c: Any) -> Generator:
    """The lower 63 bits of a × b + c; numba's own product must not overflow."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        product = builder.mul(arguments[0], arguments[1])
        total = builder.add(product, arguments[2])
        return builder.and_(total, total.type((1 << 63) - 1))

    return types.int64(types.int64, types.int64, types.int64), generate


@intrinsic
def copy_record(_context: Any, target: Any, source: Any) -> Generator:
    """One move of memory, of a record as far as the gardens in it."""
    size = source.offset("gardens") if "gardens" in source.fields else source.size

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        to, come = (builder.bitcast(one, _cgutils.voidptr_t) for one in arguments)
        _cgutils.raw_memcpy(builder, to, come, context.get_constant(types.intp, size), 1)
        return context.get_dummy_value()

    return types.none(target, source), generate


@intrinsic
def copy(_context: Any, states: Any, target: Any, source: Any) -> Generator:
    """One move of memory, as long as the states lie apart."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        states, target, source = arguments
        pool = signature.args[0]
        return _moved(context, builder, (pool, states, target), (pool, states, source))

    return types.none(states, types.int64, types.int64), generate


@intrinsic
def carry(_context: Any, there: Any, target: Any, here: Any, source: Any) -> Generator:
    """The same from one pool into another."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        there, target, here, source = arguments
        return _moved(context, builder, (signature.args[0], there, target), (signature.args[2], here, source))

    return types.none(there, types.int64, here, types.int64), generate


def _moved(context: Any, builder: Any, to: tuple[Any, Any, Any], come: tuple[Any, Any, Any]) -> Any:
    """Move a state: each is told by its pool's type, the pool and the state's number there."""
    places = [_place(context, builder, *one) for one in (to, come)]
    _cgutils.raw_memcpy(builder, places[0][0], places[1][0], places[1][1], 1)
    return context.get_dummy_value()


def _place(context: Any, builder: Any, pool: Any, states: Any, index: Any) -> tuple[Any, Any]:
    """Where a state lies, and how far the next one is."""
    array = context.make_array(pool)(context, builder, states)
    step = _cgutils.unpack_tuple(builder, array.strides, 1)[0]
    base = builder.ptrtoint(array.data, step.type)
    return builder.inttoptr(builder.add(base, builder.mul(index, step)), _cgutils.voidptr_t), step
