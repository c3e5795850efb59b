"""What commands read: games from records, and other text."""

import sys
from pathlib import Path

from babylon.cli.problems import CliProblem
from babylon.game import Game
from babylon.pieces.errors import BabylonError
from babylon.record import Record, read

STANDARD_INPUT = "-"


def text_of(file: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        return sys.stdin.read() if file == STANDARD_INPUT else Path(file).read_text("utf-8")
    except FileNotFoundError as error:
        raise CliProblem("no-file", file=file) from error
    except UnicodeDecodeError as error:
        raise CliProblem("not-text", file=file) from error
    except OSError as error:
        raise CliProblem("unreadable", file=file, reason=error.strerror) from error


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
