"""The days of a server: what it tells everybody, and what it tells nobody."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import TYPE_CHECKING
from unittest.mock import patch

from babylon.days import commitment_of
from babylon.server.config import Config
from babylon.server.routes import days
from tests.server.inside import inside

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

DAY = 86_400.0
NOON = 1_795_003_200.0  # 2026-11-18, 12:00 in universal time


def told_at(*moments: float, database: Path) -> list[httpx.Response]:
    """What a server tells at these moments, one after the other."""

    async def asked() -> list[httpx.Response]:
        async with inside(Config(database=f"sqlite:///{database}")) as (client, _):
            answers = []
            for moment in moments:
                with patch.object(days, "now", return_value=moment):
                    answers.append(await client.get("/api/v1/days"))
            return answers

    return asyncio.run(asked())


def test_tomorrows_deal_is_known_tomorrow(tmp_path: Path) -> None:
    today, again, tomorrow = told_at(NOON, NOON, NOON + DAY, database=tmp_path / "babylon.db")
    told = today.json()
    assert told["date"] == "2026-11-18"
    assert [day["date"] for day in told["known"]] == ["2026-11-18", "2026-11-17"]
    assert [day["date"] for day in told["coming"]] == [str(date(2026, 11, 18 + number)) for number in range(1, 8)]
    assert again.content == today.content
    key = tomorrow.json()["known"][0]
    assert key["date"] == "2026-11-19"
    assert key["key"] not in today.text
    assert commitment_of(date(2026, 11, 19), bytes.fromhex(key["key"])) == told["coming"][0]["commitment"]
    assert tomorrow.json()["known"][1] == told["known"][0]


def test_a_server_deals_the_same_after_a_restart(tmp_path: Path) -> None:
    first, second, other = (told_at(NOON, database=tmp_path / name)[0].json() for name in ("one", "one", "other"))
    assert first == second
    assert first != other


def test_no_key_of_a_coming_day_is_told(tmp_path: Path) -> None:
    later = [told_at(NOON + number * DAY, database=tmp_path / "one")[0] for number in range(4)]
    coming = [answer.json()["known"][0]["key"] for answer in later]
    for number, answer in enumerate(later):
        assert not any(key in answer.text for key in coming[number + 1 :])
