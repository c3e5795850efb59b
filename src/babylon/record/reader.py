"""Reading a record: strict, and precise about what is wrong and where."""

from babylon.pieces.errors import BadRecord
from babylon.record.deal_headers import read_deal
from babylon.record.headers import Header, split
from babylon.record.record import NOTES, Record
from babylon.record.tree import RecordTree
from babylon.record.tree_reader import read_root
from babylon.record.writer import FORMAT
from babylon.words import Listing

_CHOICES = ("Highest", "Overlap", "Gap", "Belvederes", "Supply")
_DEAL = ("Babylon", "Edition", *_CHOICES, "Tiles", "Seats", "Quarry", "Tokens")
KNOWN = (*_DEAL, *NOTES, "Face")


def read(text: str) -> Record:
    """The record in a text, its main line. Whether its moves are legal is for the game to say."""
    return read_tree(text).record


def read_tree(text: str) -> RecordTree:
    """The record in a text with its variations, notes and marks."""
    headers, first_line = split(text)
    by_name = _by_name(headers)
    deal = read_deal(by_name, [header for header in headers if header.name == "Face"], first_line)
    notes = {name: by_name[name].value for name in NOTES if name in by_name}
    places = {name: (by_name[name].line, by_name[name].column) for name in notes}
    return RecordTree(deal, read_root(text, first_line, deal.seats), notes, places)


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
