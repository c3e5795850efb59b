"""What a request costs, and what the log has of it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING
from unittest import mock

import pytest

from babylon.server.config import Config
from babylon.server.guard import rate_limits
from tests.server.inside import inside

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from typing import TypeAlias

    import httpx

    Request: TypeAlias = tuple[str, str, Mapping[str, object]]


def asked(tmp_path: Path, *requests: Request, per_minute: int = 0) -> list[httpx.Response]:
    """The answers of a server to requests, one after the other and all at one moment."""

    async def all_of_them() -> list[httpx.Response]:
        config = Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=1, requests_per_minute=per_minute)
        async with inside(config) as (client, _):
            return [await client.request(method, path, **more) for method, path, more in requests]  # type: ignore[arg-type]

    with mock.patch.object(rate_limits, "time") as clock:
        clock.monotonic.return_value = 100.0
        return asyncio.run(all_of_them())


def test_large_bodies_cost_more_than_small_ones(tmp_path: Path) -> None:
    large = {f"a{number}": 0 for number in range(5000)}
    answers = asked(tmp_path, *[("POST", "/api/v1/tables", {"json": large})] * 10, per_minute=300)
    # A minute's fifth is sixty requests, and such a body is worth a dozen of them.
    assert [one.status_code for one in answers] == [400] * 5 + [429] * 5


def test_a_body_of_unknown_length_costs_as_much_as_any(tmp_path: Path) -> None:
    async def pieces() -> object:
        yield b"{}"

    sent = [("POST", "/api/v1/tables", {"content": pieces(), "headers": {"Content-Type": "application/json"}})] * 5
    answers = asked(tmp_path, *sent, per_minute=300)
    assert [one.status_code for one in answers][-1] == 429


def test_lists_of_ones_own_cost_more_than_a_look(tmp_path: Path) -> None:
    lists: list[Request] = [("GET", "/api/v1/games", {}), ("GET", "/api/v1/tables?mine=true", {})] * 7
    answers = asked(tmp_path, *lists, per_minute=300)
    assert [one.status_code for one in answers] == [200] * 12 + [429] * 2


def test_figures_cost_more_than_a_file(tmp_path: Path) -> None:
    answers = asked(tmp_path, *[("GET", "/metrics", {})] * 7, ("GET", "/healthz", {}), per_minute=300)
    assert [one.status_code for one in answers] == [200] * 6 + [429, 429]


def test_the_log_has_the_beginning_of_a_path_and_nothing_of_what_is_too_much(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = asked(tmp_path, *[("GET", "/api/" + "x" * 8000, {})] * 70, per_minute=300)
    assert [one.status_code for one in answers] == [404] * 60 + [429] * 10
    lines = [line for line in capsys.readouterr().err.splitlines() if '"request"' in line]
    assert [json.loads(line)["path"] for line in lines] == ["/api/" + "x" * 195] * 60


@pytest.mark.parametrize("before", ["%00", "A%20B", "'--"])
def test_a_place_in_the_list_is_the_name_of_a_table(tmp_path: Path, before: str) -> None:
    (answer,) = asked(tmp_path, ("GET", f"/api/v1/games?before={before}", {}))
    assert answer.status_code == 400
