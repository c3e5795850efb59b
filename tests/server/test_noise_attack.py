"""The attack of `python -m tests.attack.noise`, in short."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.attack.noise import LIMITS, fill, left_behind, turn_times
from tests.server.processes import server

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.services
def test_noise_leaves_little_on_the_disk_and_shuts_nobody_out(tmp_path: Path) -> None:
    figures = fill(tmp_path, 3.0)
    assert all(figure.holds for figure in figures), figures
    # It did make noise.
    assert figures[0].value > 5


@pytest.mark.services
def test_turns_are_timed_under_the_limits_of_a_server(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", **LIMITS) as house:
        times = asyncio.run(turn_times(house.url, 4))
    assert len(times) == 4
    assert left_behind(tmp_path / "babylon.db") > 0.5
