"""What only numba knows: how to compile a function, and the few that the machine has an instruction for."""

import gc
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias, cast

import numba
from numba import types
from numba.core import cgutils, event
from numba.extending import intrinsic

from babylon.compiled import inner_functions

Generator: TypeAlias = tuple[Any, Callable[..., Any]]
OPTIONS: dict[str, Any] = {
    "nogil": True,
    "boundscheck": False,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,  # kernels make no arrays, so nobody need count who holds one
}
_config: Any = numba.config
_cgutils: Any = cgutils
_njit: Any = numba.njit


class _Sparing(event.Listener):
    """Spares the compiler what is of no use.

    Nothing becomes garbage meanwhile that would be worth looking for. Inner functions are made good by LLVM's highest
    effort where they are called from, so a low one will do for themselves.
    """

    def __init__(self) -> None:
        self._before: list[tuple[bool, int]] = []  # functions are compiled within each other

    def on_start(self, event: Any) -> None:
        self._before.append((gc.isenabled(), _config.OPT))
        gc.disable()
        if event.data["dispatcher"].targetoptions.get("no_cpython_wrapper"):
            _config.OPT = type(_config.OPT)(1)

    def on_end(self, event: object) -> None:  # noqa: ARG002 - as numba calls it
        collecting, _config.OPT = self._before.pop()
        if collecting:
            gc.enable()


@cache
def _spare_scipy() -> None:
    """Have numba believe in SciPy's linear algebra: it imports all of it only to see whether it is there."""
    from numba.np import linalg  # noqa: PLC0415 - numba itself loads this at its first call, no sooner

    _linalg: Any = linalg
    looked = _linalg.ensure_blas
    _linalg.ensure_blas = _look_for_scipy
    try:
        from numba.np import arraymath  # noqa: F401, PLC0415 - here it looks
    finally:
        _linalg.ensure_blas = looked


def _look_for_scipy() -> None:
    if find_spec("scipy") is None:
        raise ImportError


_register: Any = event.register
_register("numba:compile", _Sparing())


def compiled(function: Callable[..., Any], place: Path, *, inner: bool) -> Callable[..., Any]:
    """The function as machine code, made at its first call and kept in the directory `place`.

    An inner function is called by other compiled ones only.
    """
    _spare_scipy()
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(place)
    try:
        return _widened(_inner(function)) if inner else _njit(cache=True, **OPTIONS)(function)
    finally:
        _config.CACHE_DIR = before


def _inner(function: Callable[..., Any]) -> Any:
    if not inner_functions.IS_KNOWN:
        return _njit(cache=True, no_cpython_wrapper=True, **OPTIONS)(function)
    dispatcher = _njit(pipeline_class=inner_functions.Compiler, no_cpython_wrapper=True, **OPTIONS)(function)
    dispatcher._cache = inner_functions.Cache(function)  # noqa: SLF001 - `cache=True` would choose numba's own
    return dispatcher


def _widened(dispatcher: Any) -> Callable[..., Any]:
    """The same, called with 64 bits for every whole number: not compiled again for each width or bare number."""
    choose = dispatcher.get_call_template
    whole = (types.Integer, types.IntegerLiteral)  # to numba a bare number in a call is a type of its own

    def choose_widened(args: list[Any], kws: dict[str, Any]) -> Any:
        return choose([types.int64 if isinstance(a, whole) else a for a in args], kws)

    dispatcher.get_call_template = choose_widened
    return cast("Callable[..., Any]", dispatcher)


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
def copy(_context: Any, states: Any, target: Any, source: Any) -> Generator:
    """One move of memory, as long as the states lie apart."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        step = _cgutils.unpack_tuple(builder, array.strides, 1)[0]
        base = builder.ptrtoint(array.data, step.type)

        def at(index: Any) -> Any:
            return builder.inttoptr(builder.add(base, builder.mul(index, step)), _cgutils.voidptr_t)

        _cgutils.raw_memcpy(builder, at(arguments[1]), at(arguments[2]), step, 1)
        return context.get_dummy_value()

    return types.none(states, types.int64, types.int64), generate
