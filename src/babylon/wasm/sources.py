"""Of which sources the kernel was made: where the rules were edited since, it must not be believed."""

import hashlib
from functools import cache
from pathlib import Path

from babylon.wasm.kernels import present

PACKAGE = Path(__file__).parents[1]
# What the kernel is made of, besides the compiler.
KERNELS = (
    "rules",
    "questions",
    "bots/kernel",
    "compiled/memory.py",
    "compiled/pool_rules.py",
)


@cache
def digest() -> str:
    """A short name for the text of all kernels."""
    whole = hashlib.sha256()
    for one in KERNELS:
        for source in sorted((PACKAGE / one).rglob("*.py")) or [PACKAGE / one]:
            whole.update(source.read_bytes())
    return whole.hexdigest()[:16]


@cache
def is_current() -> bool:
    """Whether `kernel.wasm` was made of the kernels as they are."""
    return bool(present().description["TEXT"] == digest())
