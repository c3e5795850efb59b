"""From a kernel's Python to LLVM's language, by numba, as the project itself has inner functions translated.

Nothing in the outcome depends on the machine but the size of a pointer: numba's own whole numbers have 64 bits, and
LLVM cuts an address to its 32 where one is used.
"""

from typing import Any

import llvmlite.binding as llvm
from numba.core import callconv

from babylon.compiled.compilation import _machine_code
from build_kernel.exports import Export

_calls: Any = callconv.CPUCallConv
_raise = _calls.set_static_user_exc


def _raise_nowhere(self: Any, builder: Any, exc: Any, exc_args: Any = None, **_where: Any) -> None:
    """As numba does it, but without file and line: where this folder lies must not show in the kernel."""
    _raise(self, builder, exc, exc_args)


_calls.set_static_user_exc = _raise_nowhere


def translate(export: Export) -> tuple[llvm.ModuleRef, Any]:
    """The kernel with all that it calls as one module, and what numba knows of it."""
    dispatcher: Any = _machine_code(export.function, inner=True)
    dispatcher.compile(export.arguments)
    result = dispatcher.overloads[export.arguments]
    return result.library._final_module.clone(), result  # noqa: SLF001 - numba has no other way to it
