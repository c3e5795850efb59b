"""The order of a tournament's table."""

from babylon.schedules.standings import Achieved, standings


def ranks(*achieved: Achieved, duplicate: bool = False) -> list[tuple[int, int]]:
    return [(line.rank, line.number) for line in standings(achieved, duplicate=duplicate)]


def test_the_higher_score_is_first_and_equal_ones_share_a_rank() -> None:
    assert ranks(Achieved(0, (1.0,)), Achieved(1, (1.0, 1.0)), Achieved(2, (1.0,))) == [(1, 1), (2, 0), (2, 2)]


def test_swings_decide_where_deals_are_the_same() -> None:
    assert ranks(Achieved(0, (1.0,), swing=3), Achieved(1, (1.0,), swing=8), duplicate=True) == [(1, 1), (2, 0)]


def test_the_opponents_scores_decide_elsewhere() -> None:
    found = ranks(Achieved(0, (1.0,), (2,)), Achieved(1, (1.0,), (3,)), Achieved(2, (0.5,)), Achieved(3, ()))
    assert found == [(1, 0), (2, 1), (3, 2), (4, 3)]


def test_in_a_knock_out_who_got_further_is_first() -> None:
    assert ranks(Achieved(0, (1.0, 1.0), rounds=2), Achieved(1, (1.0,), rounds=3)) == [(1, 1), (2, 0)]
