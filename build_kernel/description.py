"""All that one must know to use a kernel, as data: Python reads it beside a past kernel, TypeScript is made of it."""

import json
from typing import Any

from numba import types

from babylon.questions.rows import layout
from build_kernel.bots import bots_data
from build_kernel.exports import EXPORTS, ROWS, Export
from build_kernel.memory_map import memory_map
from build_kernel.rules_data import values, words


def description(rules: str, alike: list[str], text: str) -> dict[str, Any]:
    """The kernel of these rules, which stored games may also call by other names."""
    return {
        "RULES": rules,
        "ALIKE": alike,
        "TEXT": text,
        **memory_map(),
        "PARAMETERS": {export.name: parameters(export) for export in EXPORTS},
        **values(),
        "ROWS": {row.__name__: layout(row) for row in ROWS},
        **words(),
        **bots_data(),
    }


def as_text(described: dict[str, Any]) -> str:
    """A line for each entry."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in described.items())
    return f"{{\n{lines}\n}}\n"


def parameters(export: Export) -> str:
    """A letter for each parameter: `i` for 32 bits, `l` for 64. An array is its address, its lengths, maybe a step."""
    return "".join(_letters(argument) for argument in export.arguments)


def _letters(argument: Any) -> str:
    if not isinstance(argument, types.Array):
        return "l"
    return "i" * (1 + argument.ndim + (argument.layout == "A"))
