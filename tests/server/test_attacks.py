"""The short form of the attacks with connections and inputs; others run beside it, so its times are only rough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.attack import fuzzed_inputs, slow_connections

if TYPE_CHECKING:
    from pathlib import Path

BUSY_MS = 5000.0


@pytest.mark.services
def test_slow_and_fat_connections_cost_others_little(tmp_path: Path) -> None:
    seen = slow_connections.attack(tmp_path, connections=80, seconds=4.0, calm=1)
    assert slow_connections.p99(seen.waits) < BUSY_MS
    assert seen.most - seen.before < slow_connections.MEMORY_MB


@pytest.mark.services
def test_inputs_that_mean_nothing_are_no_errors(tmp_path: Path) -> None:
    for figure in fuzzed_inputs.attack(tmp_path, requests=150, conversations=80):
        assert figure.holds, figure
