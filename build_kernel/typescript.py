"""What TypeScript must know to use the kernel, as a module of its own: `web/src/kernel/generated.ts`."""

import json
from collections.abc import Iterator
from typing import Any

from build_kernel.bots import bots_data

HEAD = """/** What the kernel is made of, as `make kernel` wrote it from the Python sources. Never edited by hand. */

/** A number in memory, or so many of them: where, of which kind, how many. */
export interface Field {
  readonly offset: number;
  readonly kind: "i1" | "u2" | "i8" | "f8";
  readonly count: number;
}
"""


# What the page does not ask for in this form; the bots have a module of their own.
LEFT_OUT = {"TEXT", *bots_data()}


def module_text(described: dict[str, Any]) -> str:
    """The text of the module, for a kernel that is described so."""
    constants = (constant(name, value) for name, value in described.items() if name not in LEFT_OUT)
    return "\n".join([HEAD, *constants, *_types(described["ROWS"])]) + "\n"


def constant(name: str, value: object) -> str:
    """A constant as TypeScript writes it."""
    if not isinstance(value, dict):
        return f"export const {name} = {json.dumps(value)} as const;"
    entries = (f"  {json.dumps(key)}: {json.dumps(entry)}," for key, entry in value.items())
    return "\n".join([f"export const {name} = {{", *entries, "} as const;"])


def _types(rows: dict[str, list[tuple[str, int]]]) -> Iterator[str]:
    """The functions, and for each row an interface."""
    yield "export type KernelFunction = keyof typeof PARAMETERS;"
    for row, columns in rows.items():
        fields = (f"  {name}: number{'[]' if length else ''};" for name, length in columns)
        yield "\n".join([f"export interface {row} {{", *fields, "}"])
    kinds = (f"  {row}: {row};" for row in rows)
    yield "\n".join(["export interface Rows {", *kinds, "}"])
    yield constant("ROW_LENGTH", {row: sum(max(length, 1) for _, length in columns) for row, columns in rows.items()})
