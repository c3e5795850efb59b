"""One running copy of the kernel, with a memory of its own. Copies know nothing of each other, so threads scale."""

import atexit
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast
from weakref import finalize

from babylon.wasm.kernels import Kernel

if TYPE_CHECKING:
    from wasmtime import Engine, Module

LINE = 64  # bytes the processor fetches at a time: where each piece of memory begins
PAGE = 1 << 16
KERNEL = "kernel.wasm"
PAD = "pad.wasm"  # what only the score pad and hints ask


def is_installed() -> bool:
    """Whether there is something to run it by."""
    return find_spec("wasmtime") is not None


@cache
def _compiled(kernel: str | Kernel = KERNEL) -> "tuple[Engine, Module]":
    """A kernel as this machine's code, made once for a process."""
    from wasmtime import Engine, Module  # noqa: PLC0415 - who asks for no bot need not wait for it

    engine = Engine()
    code = kernel.code if isinstance(kernel, Kernel) else files(__package__).joinpath(kernel).read_bytes()
    module = Module(engine, code)
    # Left to Python's own end, wasmtime would complain that half of it is gone already.
    atexit.register(engine.close)
    atexit.register(module.close)
    return engine, module


class Instance:
    """A copy of a kernel, of a file beside this one or of former rules: calls go in, its memory is read and written."""

    def __init__(self, kernel: str | Kernel = KERNEL) -> None:
        from wasmtime import Instance as Copy  # noqa: PLC0415 - as above
        from wasmtime import Store  # noqa: PLC0415 - as above

        engine, module = _compiled(kernel)
        self._store = Store(engine)
        finalize(self, self._store.close)  # as above
        exports = Copy(self._store, module, []).exports(self._store)
        self._functions: dict[str, Any] = dict(exports)
        self._memory: Any = exports["memory"]
        self._end: int = self._functions["__heap_base"].value(self._store)

    def room(self, size: int) -> int:
        """The address of so many bytes that nobody else has, all 0."""
        address = -(-self._end // LINE) * LINE
        self._end = address + size
        missing = self._end - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return address

    def call(self, name: str, *arguments: int) -> int:
        """What a kernel answers."""
        return cast("int", self._functions[name](self._store, *arguments))

    def read(self, address: int, size: int) -> bytearray:
        """A piece of memory."""
        return cast("bytearray", self._memory.read(self._store, address, address + size))

    def write(self, address: int, content: bytes) -> None:
        """Change a piece of memory."""
        self._memory.write(self._store, content, address)
