import pytest

from babylon.envs.rewards import Rewards, rewards
from babylon.rules.standings import Result


@pytest.mark.parametrize(
    ("results", "rank", "margin"),
    [
        ([(30, 20), (20, 20)], [1, -1], [10, -10]),
        ([(30, 20), (30, 20)], [0, 0], [0, 0]),
        ([(30, 21), (30, 20)], [-1, 1], [0, 0]),
        ([(30, 20), (20, 20), (10, 20)], [1, 0, -1], [15, 0, -15]),
        ([(30, 20), (30, 20), (9, 20), (9, 20)], [2 / 3, 2 / 3, -2 / 3, -2 / 3], [14, 14, -14, -14]),
    ],
)
def test_a_result_is_rewarded_by_rank_or_by_margin(
    results: list[Result], rank: list[float], margin: list[float]
) -> None:
    assert rewards(results, Rewards.RANK) == pytest.approx(rank)
    assert rewards(results, Rewards.MARGIN) == pytest.approx(margin)
