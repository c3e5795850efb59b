"""The package's puzzles, asked of an agent; judged as in the page, by what comes of its turn."""

from dataclasses import dataclass
from functools import cache
from random import Random

from babylon.arena.benchmark.agents import Agent
from babylon.arena.benchmark.entries import TriedPuzzle
from babylon.arena.benchmark.problems import BenchmarkProblem
from babylon.arena.benchmark.tasks import Task
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, package_games
from babylon.arena.puzzles.worth import Judge
from babylon.game import Game
from babylon.pieces.errors import BabylonError, BadNotation
from babylon.pieces.move import Move, ends_turn, parse_move


@dataclass(frozen=True, slots=True)
class Question:
    """A puzzle of the package."""

    game: PuzzleGame
    puzzle: Puzzle

    @property
    def name(self) -> str:
        """The number of its game and of its turn, as the package's file has them."""
        return f"{self.game.number}/{self.puzzle.turn}"

    def position(self) -> Game:
        """The position to solve."""
        return self.game.position(self.puzzle)

    def is_solved_by(self, moves: list[Move]) -> bool:
        """Whether a turn is as good as the solution; a turn that can't be played is refused."""
        position = self.position()
        if [ends_turn(move) for move in moves] != [False] * (len(moves) - 1) + [True]:
            raise BadNotation("bot-turn", text=self.name, moves=" ".join(map(str, moves)))
        tried = position.copy()
        for move in moves:
            tried.play(move)
        return Judge(position.state, self.puzzle.solution).solves(moves, self.puzzle.margin)


@cache
def _all() -> list[Question]:
    return [Question(game, puzzle) for game in package_games() for puzzle in game.puzzles]


def question(number: int, asked: int) -> Question:
    """A puzzle by its number among those asked, which are spread evenly over the file."""
    puzzles = _all()
    return puzzles[number * len(puzzles) // asked]


def tried(number: int, asked: int, seed: int, agent: Agent) -> TriedPuzzle:
    """Ask an agent for the turn of a puzzle."""
    puzzle = question(number, asked)
    position = puzzle.position()
    moves = agent.bot.turn(position.view(position.seat), agent.seconds, Random(f"agent {seed} puzzle {number}"))
    return TriedPuzzle(number, puzzle.name, " ".join(map(str, moves)), puzzle.is_solved_by(list(moves)))


def judged_again(task: Task, entry: TriedPuzzle, asked: int) -> None:
    """Refuse an entry that is of another puzzle, no legal turn, or not judged as it says."""
    puzzle = question(entry.number, asked)
    where = {"task": task.name, "number": entry.number}
    if entry.puzzle != puzzle.name:
        raise BenchmarkProblem("other-puzzle", **where, told=entry.puzzle, wanted=puzzle.name)
    try:
        solved = puzzle.is_solved_by([parse_move(token) for token in entry.turn.split()])
    except BabylonError as error:
        raise BenchmarkProblem("puzzle-refused", **where, puzzle=puzzle.name, reason=error) from error
    if solved != entry.solved:
        raise BenchmarkProblem("puzzle-solved" if solved else "puzzle-unsolved", **where, puzzle=puzzle.name)
