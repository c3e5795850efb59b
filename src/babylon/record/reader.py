"""Reading a record: strict, and precise about what is wrong and where."""

import re
from collections.abc import Iterator

from babylon.pieces.errors import BadNotation, BadRecord
from babylon.pieces.move import parse_move
from babylon.record.deal_headers import read_deal
from babylon.record.headers import Header, split
from babylon.record.record import NOTES, Entry, Record
from babylon.record.writer import FORMAT
from babylon.words import Listing

_CHOICES = ("Highest", "Overlap", "Gap", "Belvederes", "Supply")
_DEAL = ("Babylon", "Edition", *_CHOICES, "Tiles", "Seats", "Quarry", "Tokens")
KNOWN = (*_DEAL, *NOTES, "Face")
_WORD = re.compile(r"\{[^}]*\}|[{}]|[^\s{}]+")
_TURN_NUMBER = re.compile(r"[0-9]+\.")


def read(text: str) -> Record:
    """The record in a text. Whether its moves are legal is for the game to say."""
    headers, first_line = split(text)
    by_name = _by_name(headers)
    deal = read_deal(by_name, [header for header in headers if header.name == "Face"], first_line)
    notes = {name: by_name[name].value for name in NOTES if name in by_name}
    entries = tuple(_entry(*word) for word in _words(text, first_line))
    return Record(deal, entries, notes, {name: (by_name[name].line, by_name[name].column) for name in notes})


def _by_name(headers: list[Header]) -> dict[str, Header]:
    if not headers or headers[0].name != "Babylon":
        raise BadRecord("no-format", 1, 1)
    if headers[0].value != FORMAT:
        raise headers[0].bad("other-format", value=headers[0].value, known=FORMAT)
    by_name: dict[str, Header] = {}
    for header in headers:
        if header.name not in KNOWN:
            raise header.bad("unknown-header", 2, known=Listing(KNOWN))
        if header.name in by_name and header.name != "Face":
            raise header.bad("header-twice", 2)
        by_name[header.name] = header
    return by_name


def _words(text: str, first_line: int) -> Iterator[tuple[str, int, int]]:
    """The moves' words with line and column; comments and turn numbers are left out."""
    lines = text.splitlines(keepends=True)
    body = "".join(lines[first_line - 1 :])
    line, counted, begin = first_line, 0, 0
    for found in _WORD.finditer(body):
        word = found.group()
        # Only what lies between two words is looked at: a long record is read in time of its length.
        breaks = body.count("\n", counted, found.start())
        if breaks:
            line, begin = line + breaks, body.rfind("\n", counted, found.start()) + 1
        counted, column = found.start(), found.start() - begin + 1
        if word in {"{", "}"}:
            raise BadRecord("open-comment", line, column)
        if not word.startswith("{") and not _TURN_NUMBER.fullmatch(word):
            yield word, line, column


def _entry(word: str, line: int, column: int) -> Entry:
    try:
        return Entry(parse_move(word), line, column)
    except BadNotation as error:
        raise BadRecord("bad-move", line, column, text=word, reason=error) from error
