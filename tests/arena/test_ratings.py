"""Ratings, shares and margins, beside numbers that were worked out by hand."""

import math

import pytest

from babylon.arena.ratings import Interval, average, duel, ratings, standings, wilson
from tests.arena.results import match, result


def test_wilsons_interval_by_hand() -> None:
    """8 of 10: z² = 3.8416, middle (0.8 + 0.19208) / 1.38416, half 1.96 × √(0.016 + 0.009604) / 1.38416."""
    found = wilson(8, 10)
    assert found.value == 0.8
    assert (found.low, found.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)


def test_wilsons_interval_of_all_games() -> None:
    """n of n: from n / (n + z²) to 1."""
    found = wilson(20, 20)
    assert (found.low, found.high) == pytest.approx((20 / 23.8416, 1.0))
    assert wilson(0, 20).low == 0.0


def test_wilsons_interval_of_half_the_games_lies_around_the_half() -> None:
    """100 of 200: half a width of 1.96 × √(0.00125 + 0.000024) / 1.019208 = 0.0686."""
    found = wilson(100, 200)
    assert (found.low, found.high) == pytest.approx((0.4314, 0.5686), abs=1e-4)


@pytest.mark.parametrize(("many", "quantile"), [(2, 12.706), (3, 4.303), (6, 2.571), (11, 2.228), (201, 1.972)])
def test_the_mean_of_few_values_is_less_certain(many: int, quantile: float) -> None:
    values = [float(number % 2) for number in range(many)]
    mean = sum(values) / many
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / (many - 1) / many)
    found = average(values)
    assert found.value == mean
    assert found.high - mean == pytest.approx(quantile * error, rel=0.12 if many == 2 else 0.01)


def test_one_value_alone_is_not_certain_at_all() -> None:
    assert average([3.0]) == Interval(3.0, -math.inf, math.inf)


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
