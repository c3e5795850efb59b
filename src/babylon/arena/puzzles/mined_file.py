"""The file that puzzles are mined into: a line for every game that has some. Whoever stops can go on later."""

from collections.abc import Iterator
from pathlib import Path

from babylon.arena.puzzles.finders import MASON
from babylon.arena.puzzles.mine import Miner, within
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, games_in


class MinedFile:
    """A file of puzzles that grows."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.games = list(games_in(path.read_text("utf-8").splitlines())) if path.exists() else []

    @property
    def puzzles(self) -> list[Puzzle]:
        """All puzzles so far."""
        return [puzzle for game in self.games for puzzle in game.puzzles]

    def mine(self, wanted: int, first: int = 0) -> Iterator[Puzzle]:
        """New puzzles, written down as they are found, until there are so many in all.

        Games are looked at from the number `first` on, or from where the file ends.
        """
        begin = max(first, self.games[-1].number + 1) if self.games else first
        for game in Miner().games(begin):
            if len(self.puzzles) >= wanted:
                return
            easy = sum(puzzle.finds[MASON] for puzzle in self.puzzles)
            yield from self._keep(within(game, easy, len(self.puzzles)))

    def _keep(self, game: PuzzleGame) -> tuple[Puzzle, ...]:
        if game.puzzles:
            self.games.append(game)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(game.line() + "\n")
        return game.puzzles
