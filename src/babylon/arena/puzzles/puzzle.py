"""A puzzle as it is kept: a game up to the moment, the best turn, and how clear that is.

The file has a line for every game, in the order of mining, with all puzzles of that game. What nobody had seen at the
last of these moments is not in it.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from babylon.game import Game
from babylon.pieces.move import Move, ends_turn, parse_move
from babylon.record import read


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The best turn of a moment: so many turns into its game.

    Every other turn that was found leaves the seat at least `margin` points less far ahead, as it looks; `error` is
    half the 95 % interval of that.
    """

    turn: int
    solution: tuple[Move, ...]
    rival: tuple[Move, ...]  # the best other turn
    margin: float
    error: float
    rating: int
    finds: tuple[float, ...]  # how often each bot of `finders.BOTS` found it
    themes: tuple[str, ...]

    def as_json(self) -> dict[str, object]:
        """The puzzle for the file."""
        return {
            "turn": self.turn,
            "solution": " ".join(str(move) for move in self.solution),
            "rival": " ".join(str(move) for move in self.rival),
            "margin": round(self.margin, 2),
            "error": round(self.error, 2),
            "rating": self.rating,
            "finds": [round(share, 2) for share in self.finds],
            "themes": list(self.themes),
        }


@dataclass(frozen=True)
class PuzzleGame:
    """A game that has puzzles; `number` is that of the game among those that were mined."""

    number: int
    record: str
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def turns(self) -> list[tuple[Game, tuple[Move, ...]]]:
        """Every whole turn, with the position it was played in."""
        return list(whole_turns(self.game))

    @cached_property
    def game(self) -> Game:
        """The game up to the last puzzle."""
        return Game.from_record(read(self.record))

    def position(self, puzzle: Puzzle) -> Game:
        """The position to solve."""
        played = sum(ends_turn(move) for move in self.game.moves)
        return self.turns[puzzle.turn][0] if puzzle.turn < played else self.game

    def line(self) -> str:
        """The game for the file."""
        puzzles = [puzzle.as_json() for puzzle in self.puzzles]
        return json.dumps({"number": self.number, "record": self.record, "puzzles": puzzles}, separators=(",", ":"))


def games_in(lines: Iterable[str]) -> Iterator[PuzzleGame]:
    """The games of a file."""
    for line in lines:
        told = json.loads(line)
        yield PuzzleGame(told["number"], told["record"], tuple(_puzzle(one) for one in told["puzzles"]))


def _puzzle(told: dict[str, Any]) -> Puzzle:
    turns = {name: tuple(parse_move(token) for token in told[name].split()) for name in ("solution", "rival")}
    return Puzzle(**{**told, **turns, "finds": tuple(told["finds"]), "themes": tuple(told["themes"])})


def whole_turns(game: Game) -> Iterator[tuple[Game, tuple[Move, ...]]]:
    """Every whole turn of a game, with the position it was played in."""
    at = Game(game.dealing)
    turn: list[Move] = []
    for move in game.moves:
        turn.append(move)
        if ends_turn(move):
            yield at.copy(), tuple(turn)
            for made in turn:
                at.play(made)
            turn = []


def package_games() -> list[PuzzleGame]:
    """The games that come with the package."""
    text = (files("babylon") / "data" / "puzzles.jsonl").read_text("utf-8")
    return list(games_in(text.splitlines()))
