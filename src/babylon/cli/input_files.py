"""What commands read: games from records, and other text."""

import sys
from pathlib import Path

from babylon.cli.problems import CliProblem
from babylon.game import Game
from babylon.game.variations import checked_variations
from babylon.pieces.errors import BabylonError
from babylon.record import Record, read, read_tree

STANDARD_INPUT = "-"
MOST_BYTES = 16 * 1024**2


def text_of(file: str) -> str:
    """The text of a file, or of the standard input for `-`; neither is read further than a game can reach."""
    try:
        text = _beginning(file)
    except FileNotFoundError as error:
        raise CliProblem("no-file", file=file) from error
    except UnicodeDecodeError as error:
        raise CliProblem("not-text", file=file) from error
    except OSError as error:
        raise CliProblem("unreadable", file=file, reason=error.strerror) from error
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise CliProblem("too-large", file=file, most=MOST_BYTES // 1024**2)
    return text


def _beginning(file: str) -> str:
    """As much of the text as shows whether there is too much of it."""
    if file == STANDARD_INPUT:
        return sys.stdin.read(MOST_BYTES + 1)
    with Path(file).open(encoding="utf-8") as stream:
        return stream.read(MOST_BYTES + 1)


def is_record(text: str) -> bool:
    """Whether a text is meant to be a record: it starts with a header."""
    return text.lstrip().startswith("[")


def record_of(file: str, text: str | None = None) -> tuple[Record, Game]:
    """The record in a file, and its game; the text, when it has been read already."""
    text = text_of(file) if text is None else text
    try:
        record = read(text)
        return record, Game.from_record(record)
    except BabylonError as error:
        raise CliProblem("in-file", file=file, reason=error) from error


def variations_in(file: str, text: str) -> int:
    """How many turns of the record in a file stand in variations; all are legal, or the first wrong one is told."""
    try:
        return checked_variations(read_tree(text))
    except BabylonError as error:
        raise CliProblem("in-file", file=file, reason=error) from error


def game_of(file: str, ply: int | None = None, text: str | None = None) -> Game:
    """The game in a file, after so many moves; all of them unless told."""
    _, game = record_of(file, text)
    if ply is not None:
        if not 0 <= ply <= game.ply:
            raise CliProblem("bad-ply", value=str(ply), most=game.ply)
        game.undo(game.ply - ply)
    return game


def seat_of(game: Game, seat: int | None) -> int | None:
    """A seat counted from 0, from one that people count from 1."""
    if seat is not None and not 1 <= seat <= game.players:
        raise CliProblem("bad-seat", value=str(seat), most=game.players)
    return None if seat is None else seat - 1
