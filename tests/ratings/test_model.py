"""Ratings of people and bots go by one model."""

import pytest

from babylon.bots.registry import NAMES
from babylon.ratings.anchors import anchor, anchors, seconds
from babylon.ratings.model import NEWCOMER, Rating, after_game


def test_who_wins_gains_what_who_loses_of_equals_loses() -> None:
    first, second = after_game([NEWCOMER, NEWCOMER], [1, 2])
    assert first.mu > 25.0 > second.mu
    assert first.mu - 25.0 == pytest.approx(25.0 - second.mu)
    assert first.sigma == pytest.approx(second.sigma)
    assert first.sigma < NEWCOMER.sigma


def test_a_shared_place_between_equals_moves_nobody() -> None:
    for one in after_game([NEWCOMER, NEWCOMER], [1, 1]):
        assert one.mu == pytest.approx(25.0)


def test_a_surprise_moves_a_rating_further_than_what_was_expected() -> None:
    strong, weak = Rating(35.0, 3.0), Rating(25.0, 3.0)
    expected = after_game([strong, weak], [1, 2])[1].mu - weak.mu
    surprise = after_game([strong, weak], [2, 1])[1].mu - weak.mu
    assert surprise > -expected > 0


def test_the_same_game_gives_the_same_bits() -> None:
    before = [NEWCOMER, Rating(31.7, 2.2), Rating(18.1, 4.0)]
    assert after_game(before, [2, 1, 3]) == after_game(before, [2, 1, 3])


def test_a_list_is_in_the_order_of_what_is_sure() -> None:
    assert Rating(30.0, 1.0).floor > Rating(34.0, 8.0).floor
    assert Rating(30.0, 1.0).margin == pytest.approx(1.96)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_of_the_ladder_has_its_place_in_the_order_of_the_ladder(players: int) -> None:
    assert list(anchors(players)) == list(reversed(NAMES))
    assert all(one.sigma < NEWCOMER.sigma / 2 for one in anchors(players).values())


def test_other_bots_have_none() -> None:
    assert anchor("quarry", 2) is None
    assert seconds() > 0
