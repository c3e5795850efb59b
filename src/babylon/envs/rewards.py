"""What a game was worth to each seat, at its end."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Never

from babylon.rules.standings import Result, beats


class Rewards(StrEnum):
    """How a result becomes a reward. Either way all rewards of a game add up to 0."""

    RANK = "rank"
    MARGIN = "margin"

    @classmethod
    def _missing_(cls, value: object) -> Never:
        raise ValueError(f"rewards is {value!r}, none of {', '.join(cls)}")


def rewards(results: Sequence[Result], how: Rewards) -> list[float]:
    """Each seat's reward."""
    return by_rank(results) if how is Rewards.RANK else by_margin(results)


def by_rank(results: Sequence[Result]) -> list[float]:
    """Seats beaten less seats that were better, as a part of all others: 1 for a winner alone, -1 for the last."""
    others = len(results) - 1
    return [sum(beats(mine, other) - beats(other, mine) for other in results) / others for mine in results]


def by_margin(results: Sequence[Result]) -> list[float]:
    """Points more than the other seats have on average."""
    total = sum(points for points, _ in results)
    others = len(results) - 1
    return [points - (total - points) / others for points, _ in results]
