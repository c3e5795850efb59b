"""A tournament whose server is killed in the middle of a round goes on with the next one, as if nothing had been."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.processes import PATIENCE, server

if TYPE_CHECKING:
    from pathlib import Path

QUICK = {"kind": "real-time", "seconds": 600, "increment": 0}


@pytest.mark.services
def test_a_tournament_goes_on_after_its_server_was_killed_in_mid_round(tmp_path: Path) -> None:
    settings = {"name": "Evening", "clock": QUICK, "rounds": 3, "duplicate": True}
    with (
        server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", workers=1) as house,
        httpx.Client(base_url=f"{house.url}/api/v1", timeout=PATIENCE) as host,
    ):
        name = host.post("/tournaments", json=settings).raise_for_status().json()["tournament"]["id"]

        def seen() -> dict[str, Any]:
            told: dict[str, Any] = host.get(f"/tournaments/{name}").raise_for_status().json()["tournament"]
            return told

        def ended() -> int:
            return sum(table["ended"] for one in seen()["rounds"] for table in one["tables"])

        host.post(f"/tournaments/{name}/bots", json={"bot": "plain", "count": 6}).raise_for_status()
        host.post(f"/tournaments/{name}/course", json={"act": "start"}).raise_for_status()
        until = time.monotonic() + PATIENCE
        for kills in range(2):
            while ended() < 1 + 3 * kills:
                assert time.monotonic() < until, house.log.read_text()[-3000:]
                time.sleep(0.02)
            before = seen()["rounds"]
            house.kill()
            house.start()
            # What was paired and what had ended is as it was.
            assert [one["tables"][0]["seats"] for one in seen()["rounds"]][: len(before)] == [
                one["tables"][0]["seats"] for one in before
            ]
        while seen()["status"] != "over":
            assert time.monotonic() < until, house.log.read_text()[-3000:]
            time.sleep(0.05)
        told = seen()
    assert [len(one["tables"]) for one in told["rounds"]] == [3, 3, 3]
    assert all(len(table["outcome"]["points"]) == 2 for one in told["rounds"] for table in one["tables"])
    assert all(line["games"] == 3 for line in told["standings"])
