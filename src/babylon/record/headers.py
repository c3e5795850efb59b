"""The header lines of a record, with the place of each."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from babylon.pieces.errors import BadRecord

_HEADER = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\]\s*')


@dataclass(frozen=True, slots=True)
class Header:
    """One header; `column` is where its value starts."""

    name: str
    value: str
    line: int
    column: int

    def words(self) -> Iterator[tuple[str, int]]:
        """The words of the value, each with its column."""
        for found in re.finditer(r"\S+", self.value):
            yield found.group(), self.column + found.start()

    def bad(self, code: str, column: int | None = None, **details: object) -> BadRecord:
        """An error at this header."""
        return BadRecord(code, self.line, column or self.column, header=self.name, **details)


def split(text: str) -> tuple[list[Header], int]:
    """The headers at the head of a text, and the number of the first line after them."""
    headers: list[Header] = []
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.lstrip().startswith("["):
            return headers, number
        if line.strip():
            headers.append(_header(line, number))
    return headers, len(lines) + 1


def _header(line: str, number: int) -> Header:
    found = _HEADER.fullmatch(line)
    if not found:
        raise BadRecord("bad-header", number, 1, text=line.strip())
    name, value = found.groups()
    return Header(name, re.sub(r"\\(.)", r"\1", value), number, found.start(2) + 1)
