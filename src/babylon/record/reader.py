"""Reading a record: strict, and precise about what is wrong and where."""

from dataclasses import replace

from babylon.pieces.errors import BadRecord
from babylon.record.deal_headers import read_deal
from babylon.record.headers import Header, split
from babylon.record.midgame_headers import GARDEN, MIDGAME, read_midgame
from babylon.record.record import NOTES, Record
from babylon.record.tree import RecordTree
from babylon.record.tree_reader import read_root
from babylon.record.writer import FORMAT, MIDGAME_FORMAT
from babylon.words import Listing

_CHOICES = ("Highest", "Overlap", "Gap", "Belvederes", "Supply")
_DEAL = ("Babylon", "Edition", *_CHOICES, "Tiles", "Seats", "Quarry", "Tokens")
KNOWN = (*_DEAL, *NOTES, "Face")
MIDGAME_KNOWN = (*KNOWN, *MIDGAME, GARDEN)
_MANY = ("Face", GARDEN)
_FORMATS = {FORMAT: KNOWN, MIDGAME_FORMAT: MIDGAME_KNOWN}


def read(text: str) -> Record:
    """The record in a text, its main line. Whether its moves are legal is for the game to say."""
    return read_tree(text).record


def read_tree(text: str) -> RecordTree:
    """The record in a text with its variations, notes and marks."""
    headers, first_line = split(text)
    by_name = _by_name(headers)
    deal = read_deal(by_name, [header for header in headers if header.name == "Face"], first_line)
    if headers[0].value == MIDGAME_FORMAT:
        gardens = [header for header in headers if header.name == GARDEN]
        deal = replace(deal, midgame=read_midgame(by_name, gardens, deal, first_line))
    notes = {name: by_name[name].value for name in NOTES if name in by_name}
    places = {name: (by_name[name].line, by_name[name].column) for name in notes}
    return RecordTree(deal, read_root(text, first_line, deal.seats), notes, places)


def _by_name(headers: list[Header]) -> dict[str, Header]:
    if not headers or headers[0].name != "Babylon":
        raise BadRecord("no-format", 1, 1)
    known = _FORMATS.get(headers[0].value)
    if known is None:
        raise headers[0].bad("other-format", value=headers[0].value, known=Listing(tuple(_FORMATS)))
    by_name: dict[str, Header] = {}
    for header in headers:
        if header.name not in known:
            raise header.bad("unknown-header", 2, known=Listing(known))
        if header.name in by_name and header.name not in _MANY:
            raise header.bad("header-twice", 2)
        by_name[header.name] = header
    return by_name
