"""What the page's handbook is made of: `python -m babylon.handbook.for_page web/src/handbook` (`make handbook`).

The page reads the same Fluent files as Python; here it is told the order of things, the numbers and the pictures.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from babylon.handbook.facts import common, example, player_rows
from babylon.handbook.links import TERMS, TOPICS
from babylon.handbook.pictures import NAMES, picture_svg
from babylon.handbook.sections import CHAPTERS
from babylon.pieces.edition import Highest

MODULE = "generated.ts"
PICTURES = "pictures"
_HEAD = "/** The handbook's order and numbers, as `make handbook` wrote them from Python. Never edited by hand. */"


def module_text() -> str:
    """The text of the module."""
    return "\n".join([_HEAD, *_constants()]) + "\n"


def _constants() -> Iterator[str]:
    yield _constant("CHAPTERS", [asdict(chapter) for chapter in CHAPTERS])
    yield _constant("TOPICS", TOPICS)
    yield _constant("TERMS", TERMS)
    yield _constant("COMMON", common())
    yield _constant("EXAMPLES", {choice.value: example(choice) for choice in Highest})
    yield _constant("PLAYERS", player_rows())


def _constant(name: str, value: object) -> str:
    return f"export const {name} = {json.dumps(value, indent=2)} as const;"


def pictures() -> dict[str, str]:
    """The picture files by their names."""
    return {f"{name}.svg": picture_svg(name) for name in NAMES}


def write(folder: Path) -> None:
    """Write the module and the pictures, and nothing else is left among them."""
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    (folder / MODULE).write_text(module_text(), "utf-8")
    for old in (folder / PICTURES).iterdir():
        old.unlink()
    for name, drawing in pictures().items():
        (folder / PICTURES / name).write_text(drawing, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
