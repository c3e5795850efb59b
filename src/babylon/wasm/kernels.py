"""The kernels that this process knows: that of the present rules, and those of former ones.

Each lies beside its description. A game names the rules it was begun with: by their hash, or by a name from before.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

FOLDER = files(__package__)


@dataclass(frozen=True)
class Kernel:
    """Rules and bots as WebAssembly, with all that one must know to use them as JSON."""

    rules: str
    code: bytes = field(repr=False, compare=False)
    text: str = field(repr=False, compare=False)

    @cached_property
    def description(self) -> dict[str, Any]:
        """How its memory lies, what its numbers stand for, how its bots play."""
        return dict(json.loads(self.text))

    def __reduce__(self) -> tuple[type["Kernel"], tuple[str, bytes, str]]:
        # A bot's process is sent what it takes to run it, not what was read of it.
        return Kernel, (self.rules, self.code, self.text)

    @property
    def names(self) -> tuple[str, ...]:
        """What games call its rules."""
        return self.rules, *self.description["ALIKE"]


@cache
def present() -> Kernel:
    """The kernel of the rules as they are."""
    return _read(FOLDER.joinpath("kernel.json"), FOLDER.joinpath("kernel.wasm"))


@cache
def known() -> dict[str, Kernel]:
    """The present kernel and all past ones, by every name of their rules."""
    return {name: kernel for kernel in (*_past(), present()) for name in kernel.names}


def remember(kernels: Iterable[Kernel]) -> None:
    """Know others, too: those that a host has kept, and that do not come with the package any more."""
    for kernel in kernels:
        for name in kernel.names:
            known().setdefault(name, kernel)


def past_kernel(rules: str) -> Kernel | None:
    """The kernel that judges a game of these rules; None where it is the present one, or nobody knows them."""
    kernel = known().get(rules)
    return None if kernel == present() else kernel


def _past() -> Iterator[Kernel]:
    folder = FOLDER.joinpath("past")
    for text in folder.iterdir() if folder.is_dir() else ():
        if text.name.endswith(".json"):
            yield _read(text, folder.joinpath(text.name.replace(".json", ".wasm")))


def _read(text: Traversable, code: Traversable) -> Kernel:
    described = text.read_text("utf-8")
    return Kernel(json.loads(described)["RULES"], code.read_bytes(), described)
