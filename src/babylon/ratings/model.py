"""OpenSkill's Plackett-Luce model, used in one way for tournaments of bots and for people."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from babylon.ratings.confidence import NINETY_FIVE

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE: Final = 3  # standard deviations below a rating that somebody is hardly ever worse than


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's strength, and how uncertain that is (a standard error)."""

    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """Half of the interval that holds the true strength 19 times in 20."""
        return NINETY_FIVE * self.sigma

    @property
    def floor(self) -> float:
        """What somebody is sure to be worth: lists are sorted by it, so that nobody leads by one lucky game."""
        return self.mu - SURE * self.sigma


NEWCOMER: Final = Rating(25.0, 25.0 / 3.0)


def after_game(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game in which each came in at its rank; equal ranks share a place."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(one.mu, one.sigma) for (one,) in rated]


@cache
def _model() -> "PlackettLuce":
    # Imported late: an extra, needed for ratings only.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce()
