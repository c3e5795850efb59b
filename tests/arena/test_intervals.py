"""Shares and means with their intervals, beside numbers that were worked out by hand."""

import math

import pytest

from babylon.arena.intervals import Interval, average, wilson


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
