"""Who has found a puzzle's turn: by what comes of it."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, package_games
from babylon.arena.puzzles.worth import Judge
from babylon.game import Game
from babylon.pieces.errors import IllegalMove
from babylon.pieces.move import Decorate, Move, Place

pytestmark = pytest.mark.unmeasured


def legal(position: Game, turn: tuple[Move, ...]) -> bool:
    """Whether a turn may be played so."""
    trial = position.copy()
    try:
        for move in turn:
            trial.play(move)
    except IllegalMove:
        return False
    return True


def judged(game: PuzzleGame, puzzle: Puzzle, turn: tuple[Move, ...]) -> bool:
    return Judge(game.position(puzzle).state, puzzle.solution).solves(turn, puzzle.margin)


def all_puzzles() -> Iterator[tuple[PuzzleGame, Puzzle]]:
    return ((game, puzzle) for game in package_games() for puzzle in game.puzzles)


def test_the_solution_solves_and_the_best_other_turn_does_not() -> None:
    for game, puzzle in list(all_puzzles())[:3]:
        assert judged(game, puzzle, puzzle.solution)
        assert not judged(game, puzzle, puzzle.rival)


def other_orders(game: PuzzleGame, puzzle: Puzzle) -> Iterator[tuple[Move, ...]]:
    """The solution with its decorations in another order."""
    dig, *middle, end = puzzle.solution
    for order in permutations(middle):
        turn = (dig, *order, end)
        if turn != puzzle.solution and legal(game.position(puzzle), turn):
            yield turn


def test_the_order_of_moves_does_not_matter() -> None:
    found = 0
    for game, puzzle in all_puzzles():
        if sum(isinstance(move, Decorate) for move in puzzle.solution) != 2 or len(puzzle.solution) != 5:
            continue
        for turn in other_orders(game, puzzle):
            assert judged(game, puzzle, turn)
            found += 1
        if found:
            return
    pytest.fail("No solution can be played in another order.")


def turned(game: PuzzleGame, puzzle: Puzzle) -> tuple[Move, ...] | None:
    """The solution with a tile turned by half, where its face looks the same so."""
    position = game.position(puzzle).copy()
    for index, move in enumerate(puzzle.solution):
        garden = position.garden(position.seat)
        if isinstance(move, Place) and (tile := garden.dug if move.source == "dug" else garden.stored):
            half = Place(move.source, move.position, move.level, (move.turns + 2) % 4, move.open_corner)
            if tile.face[:2] == tile.face[2:] and not position.why_not(half):
                return (*puzzle.solution[:index], half, *puzzle.solution[index + 1 :])
        position.play(move)
    return None


def test_a_symmetric_face_may_be_turned() -> None:
    for game, puzzle in all_puzzles():
        if (turn := turned(game, puzzle)) and legal(game.position(puzzle), turn):
            assert judged(game, puzzle, turn)
            return
    pytest.fail("No solution has a symmetric tile.")
