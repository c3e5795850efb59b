"""The puzzles that come with the package."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from babylon.arena.puzzles.finders import BOTS, EASIEST, HARDEST, KING, MASON
from babylon.arena.puzzles.proof import LEAST, SURELY, LastTurns
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, package_games
from babylon.arena.puzzles.recheck import Checker
from babylon.arena.puzzles.themes import THEMES
from babylon.bots.suggestions import outline
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import Token
from babylon.pieces.move import Move, ends_turn
from tests.arena.puzzles.last_turns import better_turns, last_puzzles

pytestmark = pytest.mark.unmeasured
SAMPLE = 5
LETTERS = {"S:": "statue", "F:": "fountain", "B:": "bridge", "T:": "stairway"}


@cache
def games() -> list[PuzzleGame]:
    return package_games()


def puzzles() -> list[tuple[PuzzleGame, Puzzle]]:
    return [(game, puzzle) for game in games() for puzzle in game.puzzles]


def is_whole(game: PuzzleGame, puzzle: Puzzle, turn: tuple[Move, ...]) -> bool:
    """Whether these moves are one legal turn there."""
    position = game.position(puzzle).copy()
    seat, ply = position.seat, position.ply
    for move in turn:
        assert position.seat == seat
        position.play(move)
    return ends_turn(turn[-1]) and position.ply == ply + len(turn)


def test_every_game_replays_and_every_solution_is_a_legal_turn_and_another_one_than_its_rival() -> None:
    for game, puzzle in puzzles():
        assert is_whole(game, puzzle, puzzle.solution)
        assert is_whole(game, puzzle, puzzle.rival)
        assert outline(puzzle.solution) != outline(puzzle.rival)


def test_the_file_knows_nothing_that_nobody_had_seen() -> None:
    for game in games():
        assert str(game.game.view().record()) == game.record


def test_every_puzzle_has_a_clear_margin_and_a_grade() -> None:
    for _, puzzle in puzzles():
        assert puzzle.margin >= LEAST
        assert puzzle.margin - puzzle.error >= SURELY - 0.01  # both are rounded
        assert EASIEST <= puzzle.rating <= HARDEST
        assert len(puzzle.finds) == len(BOTS)


def test_there_are_at_least_five_hundred() -> None:
    assert len(puzzles()) >= 500


def test_there_are_many_of_every_theme_edition_and_number_of_players() -> None:
    themes = Counter(theme for _, puzzle in puzzles() for theme in puzzle.themes)
    assert set(themes) == set(THEMES)
    assert min(themes.values()) >= 30
    assert {game.game.edition.name for game in games()} == set(EDITIONS)
    assert {game.game.players for game in games()} == {2, 3, 4}


def test_themes_say_what_the_solution_does() -> None:
    for game, puzzle in puzzles():
        position = game.position(puzzle)
        written = " ".join(str(move) for move in puzzle.solution)
        for letters, theme in LETTERS.items():
            assert (letters in written) == (theme in puzzle.themes)
        for token in (Token.CHANGE_SYMBOL, Token.FILL_BLANK):
            assert ("*" in written and position.token is token) == (token in puzzle.themes)
        assert (position.round == position.rounds) == ("last-round" in puzzle.themes)
        assert any(str(move)[0] == "s" for move in puzzle.solution) == ("storage" in puzzle.themes)


def test_the_mason_found_few_when_they_were_mined() -> None:
    """Those that the king did not find were thrown away."""
    shares = [puzzle.finds for _, puzzle in puzzles()]
    assert all(finds[KING] == 1.0 for finds in shares)
    assert sum(finds[MASON] for finds in shares) / len(shares) <= 0.30


def test_a_sample_is_proved_again_by_another_seed_and_found_again_by_the_king_and_seldom_by_the_mason() -> None:
    """All of them: `babylon puzzles src/babylon/data/puzzles.jsonl --prove`."""
    sample = Random(7).sample(puzzles(), SAMPLE)
    checker = Checker(99)
    checked = [checker.again(game, puzzle) for game, puzzle in sample]
    assert [one.puzzle.turn for one in checked if not one.holds] == []
    assert sum(one.king for one in checked) / SAMPLE >= 0.95
    assert sum(one.mason for one in checked) / SAMPLE <= 0.30


def test_no_turn_at_all_is_better_than_a_sample_of_last_turns() -> None:
    """All of them: `python -m tests.arena.puzzles.last_turns`."""
    exact = LastTurns()
    sample = Random(7).sample(last_puzzles(games()), 5 * SAMPLE)
    assert [found for game, puzzle in sample for found in better_turns(game, puzzle, exact)] == []
