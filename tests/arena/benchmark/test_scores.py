import pytest

from babylon.arena.benchmark.entries import PlayedGame, PredictedMargin, TriedPuzzle
from babylon.arena.benchmark.scores import ahead, figures, lead, share_ahead
from babylon.arena.benchmark.tasks import BY_NAME
from babylon.arena.intervals import average, wilson


def game(seat: int, *points: int, number: int = 0) -> PlayedGame:
    return PlayedGame(number, 1, seat, "", points, (0,) * len(points))


def test_coming_in_ahead_counts_every_other_seat_and_a_tie_for_a_half() -> None:
    assert ahead(game(1, 60, 50, 40, 50)) == 0.5
    assert lead(game(1, 60, 50, 40, 50)) == 0.0


def test_equal_points_are_told_apart_by_open_notches() -> None:
    assert ahead(PlayedGame(0, 1, 0, "", (50, 50), (3, 4))) == 1.0


def test_a_game_counts_once_however_many_seats_it_has() -> None:
    games = [game(0, 60, 50, 40), game(1, 60, 50, 40)]
    assert share_ahead(games) == wilson(1.5, 2)


def test_a_margin_comes_with_its_interval() -> None:
    found = figures(BY_NAME["exploit-mason"], [game(0, 50, 40), game(1, 40, 44, number=1)])
    assert found["margin"].value == 7.0
    assert found["margin"].low < 4
    assert found["margin"].high > 10


def test_positions_of_one_game_are_averaged_before_games_are() -> None:
    entries = [PredictedMargin(number, 1.0, 1 if number < 4 else 3) for number in range(8)]
    found, of_two_games = figures(BY_NAME["predict-margin"], entries)["error"], average([0.0, 2.0])
    assert found.value == 1.0
    assert found.high == pytest.approx(of_two_games.high, abs=1e-4)


def test_puzzles_are_scored_by_the_share_that_was_solved() -> None:
    entries = [TriedPuzzle(number, "", "", number == 0) for number in range(4)]
    assert figures(BY_NAME["solve-puzzles"], entries)["solved"].value == 0.25
