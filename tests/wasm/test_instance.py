"""A copy of the kernel and its memory."""

import subprocess
import sys

from babylon.wasm.instance import LINE, Instance


def test_pieces_of_memory_do_not_overlap_and_begin_empty() -> None:
    kernel = Instance()
    first, second = kernel.room(100), kernel.room(8)
    assert second >= first + 100
    assert first % LINE == second % LINE == 0
    kernel.write(first, b"\xff" * 100)
    assert kernel.read(second, 8) == bytes(8)
    assert kernel.read(first, 100) == b"\xff" * 100


def test_memory_grows_as_it_is_asked_for() -> None:
    kernel = Instance()
    large = kernel.room(3 << 20)
    kernel.write(large + (3 << 20) - 1, b"x")
    assert kernel.read(large + (3 << 20) - 1, 1) == b"x"


def test_copies_know_nothing_of_each_other() -> None:
    one, other = Instance(), Instance()
    address = one.room(8)
    assert other.room(8) == address
    one.write(address, b"x")
    assert other.read(address, 1) == b"\0"


HELD = """
import atexit
box = []
atexit.register(lambda: print(*(one._Managed__ptr is None for one in box)))
from babylon.wasm.instance import Instance, _compiled
held = Instance()
box += [*_compiled(), held._store]
"""


def test_all_is_closed_before_python_takes_itself_apart() -> None:
    told = subprocess.run([sys.executable, "-c", HELD], capture_output=True, text=True, check=True)
    assert (told.stdout, told.stderr) == ("True True True\n", "")
