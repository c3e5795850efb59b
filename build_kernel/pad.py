"""What TypeScript must know to use the score pad's kernel: `web/src/pad/generated.ts`."""

from babylon.questions.counted_pieces import CountsRow
from babylon.questions.finished_garden import BOOKS_DIFFER, FULL
from babylon.questions.rows import layout
from babylon.rules.refusal_codes import ALLOWED, refusal
from babylon.rules.state import LEVELS, TILES
from build_kernel.description import parameters
from build_kernel.exports import PAD_EXPORTS
from build_kernel.typescript import constant

HEAD = """/** What the score pad's kernel is made of, as `make kernel` wrote it. Never edited by hand. */
"""


def pad_text() -> str:
    """The text of the module."""
    values = {
        "PAD_PARAMETERS": {export.name: parameters(export) for export in PAD_EXPORTS},
        "COUNTS": counts(),
        "ALLOWED": ALLOWED,
        "FULL": FULL,
        "BOOKS_DIFFER": [refusal(code) for code in BOOKS_DIFFER],
        "LEVELS": LEVELS,
        "TILES": TILES,
    }
    lines = [constant(name, value) for name, value in values.items()]
    return "\n".join([HEAD, *lines, "export type PadFunction = keyof typeof PAD_PARAMETERS;"]) + "\n"


def counts() -> dict[str, object]:
    """Where each column of the counts begins, and how many numbers it has."""
    found: dict[str, object] = {}
    at = 0
    for name, length in layout(CountsRow):
        found[name] = {"at": at, "length": max(length, 1)}
        at += max(length, 1)
    return found
