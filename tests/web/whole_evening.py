"""Eight people with phones and no bots at a club's evening: `pytest -p no:xdist tests/web/whole_evening.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.evening import club_evening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

NAMES = ("Amytis", "Belit", "Enheduanna", "Kubaba", "Nitocris", "Sammu", "Tashmetu", "Zakutu")


@pytest.mark.timeout(1800)
def test_eight_people_play_three_rounds(visit: Callable[..., Room]) -> None:
    club_evening(visit, NAMES, bots=0)
