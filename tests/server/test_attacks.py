"""The short form of the attacks with connections and inputs; others run beside it, so its times are only rough."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import pytest

from tests.attack import fuzzed_inputs, random_stories, slow_connections

if TYPE_CHECKING:
    from pathlib import Path

BUSY_MS = 2000.0
TIMES, LEAST_MS = 20, 5.0  # as long as when all is calm, which is measured on the same busy machine just before


@pytest.mark.services
def test_slow_and_fat_connections_cost_others_little(tmp_path: Path) -> None:
    seen = slow_connections.attack(tmp_path, connections=80, seconds=4.0, calm=20)
    assert median(seen.waits) < TIMES * max(LEAST_MS, median(seen.calm))
    assert slow_connections.p99(seen.waits) < BUSY_MS
    assert seen.most - seen.before < slow_connections.MEMORY_MB


@pytest.mark.services
def test_inputs_that_mean_nothing_are_no_errors(tmp_path: Path) -> None:
    for figure in fuzzed_inputs.attack(tmp_path, requests=150, conversations=80):
        assert figure.holds, figure


def test_no_order_of_requests_is_an_error(tmp_path: Path) -> None:
    for figure in random_stories.attack(tmp_path, stories=2, steps=25, seed=7):
        assert figure.holds, figure
