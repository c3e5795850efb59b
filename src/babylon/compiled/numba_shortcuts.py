"""Ways to compile sooner that reach into numba: taken only with the version whose insides they know.

Any other version compiles by what numba documents (`numba_backend`), with the same result.
"""

import gc
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, cast

import numba
from numba import types
from numba.core import event

from babylon.compiled import inner_functions

OPTIONS: dict[str, Any] = {
    "no_cfunc_wrapper": True,
    "_nrt": False,  # kernels make no arrays, so nobody need count who holds one
}
_config: Any = numba.config
_njit: Any = numba.njit
_register: Any = event.register


def compiled(function: Callable[..., Any], options: dict[str, Any], *, inner: bool) -> Callable[..., Any]:
    """The function as machine code; an inner one is called by other compiled ones only."""
    _prepare()
    if not inner:
        return cast("Callable[..., Any]", _njit(cache=True, **options, **OPTIONS)(function))
    dispatcher = _njit(pipeline_class=inner_functions.Compiler, no_cpython_wrapper=True, **options, **OPTIONS)(function)
    dispatcher._cache = inner_functions.Cache(function)  # noqa: SLF001 - `cache=True` would choose numba's own
    return _widened(dispatcher)


@cache
def _prepare() -> None:
    _register("numba:compile", _Sparing())
    _spare_scipy()


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


def _widened(dispatcher: Any) -> Callable[..., Any]:
    """The same, called with 64 bits for every whole number: not compiled again for each width or bare number."""
    choose = dispatcher.get_call_template
    whole = (types.Integer, types.IntegerLiteral)  # to numba a bare number in a call is a type of its own

    def choose_widened(args: list[Any], kws: dict[str, Any]) -> Any:
        return choose([types.int64 if isinstance(a, whole) else a for a in args], kws)

    dispatcher.get_call_template = choose_widened
    return cast("Callable[..., Any]", dispatcher)
