"""Dealing a game as the options of a command say."""

import secrets
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from babylon.cli.input_files import text_of
from babylon.cli.problems import CliProblem, checked
from babylon.game import Game
from babylon.pieces.edition import Belvederes, Edition, Gap, Highest, Overlap, Supply, edition, is_number_of_pieces
from babylon.pieces.errors import BabylonError
from babylon.pieces.kinds import FLOWERS, Flower
from babylon.pieces.tile import TileSet, parse_tiles, tiles
from babylon.rules.supply import PIECE_KINDS

_SEEDS = 10**6
E = TypeVar("E", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Mix:
    """An edition and what a table plays differently."""

    edition: str = "revised"
    highest: str | None = None
    overlap: str | None = None
    gap: str | None = None
    belvederes: str | None = None
    supply: str | None = None

    def mixed(self) -> Edition:
        """The edition that is played."""
        return edition(self.edition).mixed(
            highest=_choice("--highest", self.highest, Highest),
            overlap=_choice("--overlap", self.overlap, Overlap),
            gap=_choice("--gap", self.gap, Gap),
            belvederes=_choice("--belvederes", self.belvederes, Belvederes),
            supply=_supply(self.supply),
        )


def _choice(option: str, value: str | None, kind: type[E]) -> E | None:
    return None if value is None else kind(checked(option, value, tuple(kind)))


def _supply(text: str | None) -> Supply | None:
    if text is None:
        return None
    words = text.split()
    if len(words) != PIECE_KINDS or not all(map(is_number_of_pieces, words)):
        raise CliProblem("bad-supply", value=text)
    return Supply(*(int(word) for word in words))


def tile_set(name: str) -> TileSet:
    """A tile set of the package by its name, or one's own by its path."""
    if name.isidentifier():
        return tiles(name)
    return tiles_in(name, text_of(name))


def tiles_in(file: str, text: str) -> TileSet:
    """The tile set in the text of a file."""
    try:
        return parse_tiles(Path(file).stem, text)
    except BabylonError as error:
        raise CliProblem("in-file", file=file, reason=error) from error


def flowers_of(text: str | None) -> tuple[Flower, ...] | None:
    """The boards that the seats chose."""
    if text is None:
        return None
    words = text.replace(",", " ").split()
    for word in words:
        checked("--flowers", word, FLOWERS)
        if words.count(word) > 1:
            raise CliProblem("flower-twice", value=word)
    return tuple(Flower(word) for word in words)


def seed_of(seed: int | None) -> int:
    """The seed that was asked for, or any."""
    return secrets.randbelow(_SEEDS) if seed is None else seed


def deal(
    players: int, mix: Mix, seed: int, *, tiles: str = "standard", flowers: str | None = None, lot: bool = False
) -> Game:
    """A new game."""
    boards = flowers_of(flowers)
    if boards is not None and len(boards) != players:
        raise CliProblem("flower-count", count=len(boards), players=players)
    return Game.deal(players, mix.mixed(), seed, tiles=tile_set(tiles), flowers=boards, by_lot=lot)
