"""Ratings, shares and margins, beside numbers that were worked out by hand."""

import pytest

from babylon.arena.intervals import wilson
from babylon.arena.ratings import duel, ratings, standings
from tests.arena.results import match, result


def test_who_wins_more_is_rated_higher() -> None:
    games = match(18, 2) + match(18, 2, ("weak", "hopeless"))
    games = [result(number, *zip(one.seats, one.points, strict=True)) for number, one in enumerate(games)]
    assert [one.name for one in standings(games)] == ["strong", "weak", "hopeless"]


def test_who_always_wins_is_clearly_apart() -> None:
    found = ratings(match(40, 0))
    assert found["strong"].low > found["weak"].high


def test_more_games_make_a_rating_more_certain() -> None:
    def width(games: int) -> float:
        rating = ratings(match(games, games))["strong"]
        return rating.high - rating.low

    assert width(1) > width(5) > width(25)


def test_ratings_do_not_depend_on_the_order_in_which_games_were_ready() -> None:
    games = match(7, 5)
    assert ratings(games) == ratings(games[::-1])


def test_who_sits_twice_is_rated_by_both_seats() -> None:
    """First and last in the same game: between winning and losing."""
    between = ratings([result(0, ("a", 90), ("b", 80), ("a", 70))])
    assert between["a"].value == pytest.approx(25.0, abs=1.0)
    best = ratings([result(0, ("a", 90), ("b", 70), ("a", 80))])
    worst = ratings([result(0, ("a", 70), ("b", 90), ("a", 80))])
    assert best["a"].value > between["a"].value > worst["a"].value


def test_who_plays_only_itself_stays_where_everybody_begins() -> None:
    found = standings([result(0, ("a", 90), ("a", 80))])
    assert [one.name for one in found] == ["a"]
    assert found[0].rating.value == 25.0
    assert (found[0].games, found[0].wins, found[0].points) == (2, 0.5, 85.0)


def test_a_standing_counts_seats_wins_points_and_time() -> None:
    found = {one.name: one for one in standings(match(3, 1))}["strong"]
    assert (found.games, found.wins, found.points) == (4, 0.75, 57.5)
    assert found.seconds == pytest.approx(0.3 / 15)
    assert found.slowest == 0.1


def test_a_shared_win_counts_in_parts() -> None:
    found = standings([result(0, ("a", 50), ("b", 50), ("c", 20))])
    assert {one.name: one.wins for one in found} == {"a": 0.5, "b": 0.5, "c": 0.0}


def test_a_duel_says_how_often_and_by_how_much() -> None:
    found = duel("strong", "weak", match(9, 3))
    assert found
    assert (found.games, found.share, found.margin.value) == (12, wilson(9, 12), 5.0)
    assert duel("strong", "stranger", match(9, 3)) is None


def test_a_tie_is_half_a_win() -> None:
    found = duel("a", "b", [result(0, ("a", 50), ("b", 50)), result(1, ("a", 50), ("b", 40))])
    assert found
    assert found.share.value == 0.75


def test_two_seats_of_one_game_are_no_two_games() -> None:
    found = duel("a", "b", [result(number, ("a", 60), ("a", 40), ("b", 50)) for number in range(10)])
    assert found
    assert (found.games, found.share, found.margin.value) == (10, wilson(5, 10), 0.0)
