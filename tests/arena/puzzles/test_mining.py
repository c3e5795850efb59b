"""Mining: what is kept, where it goes on, and that the same game gives the same puzzles."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from babylon.arena.puzzles import mined_file
from babylon.arena.puzzles.finders import MASON
from babylon.arena.puzzles.mine import EASY, LATE, OPENINGS, Miner, is_looked_at, within
from babylon.arena.puzzles.mined_file import MinedFile
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, games_in, package_games, whole_turns
from babylon.arena.puzzles.recheck import Rechecked, holding
from babylon.game import Game
from babylon.pieces.kinds import Phase
from babylon.record import read
from tests.cli.command_line import call

WHOLE = Path(__file__).parents[2] / "golden" / "revised-2.bgn"
GAMES = package_games()[:6]


class Seam:
    """A mine in which the games of the package lie ready."""

    def games(self, start: int) -> Iterator[PuzzleGame]:
        return (game for game in GAMES if game.number >= start)


@pytest.fixture
def seam(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mined_file, "Miner", Seam)


@pytest.mark.usefixtures("seam")
def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, whole = tmp_path / "mined.jsonl", tmp_path / "whole.jsonl"
    first = len(list(MinedFile(path).mine(1)))
    assert first == len(MinedFile(path).puzzles) >= 1
    again = list(MinedFile(path).mine(first + 2))
    assert len(MinedFile(path).puzzles) == first + len(again)
    list(MinedFile(whole).mine(first + 2))
    assert path.read_text("utf-8") == whole.read_text("utf-8")


@pytest.mark.usefixtures("seam")
def test_the_command_mines_and_says_how_many_there_are(tmp_path: Path) -> None:
    answer = call("puzzles", str(tmp_path / "mined.jsonl"), "--wanted", "3")
    assert answer.code == 0
    assert f"has {len(MinedFile(tmp_path / 'mined.jsonl').puzzles)} puzzles." in " ".join(answer.out.split())


@pytest.mark.usefixtures("seam")
def test_the_command_begins_with_the_game_that_is_asked_for(tmp_path: Path) -> None:
    later = GAMES[3]
    call("puzzles", str(tmp_path / "mined.jsonl"), "--wanted", "1", "--first", str(later.number))
    assert [game.number for game in MinedFile(tmp_path / "mined.jsonl").games] == [later.number]


def test_a_file_without_puzzles_has_nothing_to_prove(tmp_path: Path) -> None:
    answer = call("puzzles", str(tmp_path / "none.jsonl"), "--prove")
    assert answer.code == 2
    assert "look for some first" in answer.err


def found_by_mason(share: float, turn: int) -> Puzzle:
    puzzle = GAMES[0].puzzles[0]
    finds = (0.0, share, 0.0, 0.0, 1.0)
    return replace(puzzle, turn=turn, finds=finds)


def test_what_a_mason_finds_is_kept_only_as_a_small_part_of_all() -> None:
    many = PuzzleGame(1, "", tuple(found_by_mason(1.0 if turn % 2 else 0.0, turn) for turn in range(40)))
    kept = within(many, 0.0, 0).puzzles
    assert sum(puzzle.finds[MASON] for puzzle in kept) / len(kept) <= EASY
    assert [puzzle.turn for puzzle in kept if not puzzle.finds[MASON]] == list(range(0, 40, 2))


def test_what_does_not_hold_is_left_out() -> None:
    checked = [
        Rechecked(game, puzzle, holds=number > 0, mason=0.0, king=1.0)
        for number, game in enumerate(GAMES)
        for puzzle in game.puzzles
    ]
    assert [game.number for game in holding(GAMES, checked)] == [game.number for game in GAMES[1:]]


def test_a_line_is_read_back_as_it_was_written() -> None:
    for game in GAMES:
        assert next(games_in([game.line()])) == game


@pytest.mark.unmeasured
def test_the_same_game_gives_the_same_puzzles_and_the_command_proves_them(tmp_path: Path) -> None:
    late = next(game for game in package_games() if LATE[game.number % len(LATE)] == 1 and game.game.players == 2)
    mined = Miner().mined(late.number)
    assert mined == late
    (tmp_path / "one.jsonl").write_text(mined.line() + "\n", "utf-8")
    answer = call("puzzles", str(tmp_path / "one.jsonl"), "--prove", "--keep", str(tmp_path / "kept.jsonl"))
    assert answer.code == 0
    assert "Nebuchadnezzar finds" in answer.out
    assert MinedFile(tmp_path / "kept.jsonl").games == [mined]


def test_games_of_high_numbers_are_looked_at_in_their_first_rounds() -> None:
    for number, rounds in ((0, {12, 13, 14, 15}), (1, {14, 15}), (OPENINGS, {1, 2, 3, 4, 5})):
        whole = Game.from_record(read(WHOLE.read_text("utf-8")))
        looked = [game for game, _ in whole_turns(whole) if is_looked_at(number, game)]
        assert {game.round for game in looked} == rounds
        assert all(game.phase is Phase.DIG for game in looked)
