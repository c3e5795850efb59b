"""Where in a JSON text a value stands, which the parsed value no longer tells."""

import json
import re
from collections.abc import Iterator, Sequence

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder()


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line of the value at `path` in a text that is JSON; as far as there is one, if it ends before."""
    place = _after_space(text, 0)
    for part in path:
        # Of a name that comes twice the last one counts, for whoever reads the text.
        found = [value for name, value in _members(text, place) if name == part]
        if not found:
            break
        place = found[-1]
    return text.count("\n", 0, place) + 1


def _members(text: str, place: int) -> Iterator[tuple[str | int, int]]:
    """The names, or numbers, of what is in the object or list at a place, and where each value begins."""
    if text[place] not in "[{":
        return
    is_object, number = text[place] == "{", 0
    place = _after_space(text, place + 1)
    while text[place] not in "]}":
        name: str | int = number
        if is_object:
            name, place = _DECODER.raw_decode(text, place)
            place = _after_space(text, _after_space(text, place) + 1)
        yield name, place
        _, place = _DECODER.raw_decode(text, place)
        place = _after_space(text, place)
        number, place = number + 1, _after_space(text, place + (text[place] == ","))


def _after_space(text: str, place: int) -> int:
    found = _SPACE.match(text, place)
    assert found is not None
    return found.end()
