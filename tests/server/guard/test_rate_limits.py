"""Limits by network: what a client has, whatever addresses they take; and what is counted before it costs anything."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING
from unittest import mock

import pytest

from babylon.server.config import Config
from babylon.server.guard.connection_limit import ConnectionLimit
from babylon.server.guard.rate_limits import Buckets
from babylon.server.guard.shares import Shares
from babylon.server.process.addresses import is_crowded, owner, place_of, site
from babylon.server.wire.errors import Problem
from tests.server.inside import inside

if TYPE_CHECKING:
    from pathlib import Path

OPEN = {"players": 2, "access": "link", "sit": {"seats": [0], "name": "Ada"}}


def test_a_household_is_one_client_whatever_address_it_takes() -> None:
    assert owner("2001:db8:0:12ff::1") == owner("2001:db8:0:1200:9::") == "2001:db8:0:1200::/56"
    assert owner("2001:db8:0:1300::") != owner("2001:db8:0:1200::")
    assert owner("::ffff:192.0.2.1") == owner("192.0.2.1") == "192.0.2.1"
    assert site(owner("2001:db8:0:1200::1")) == site(owner("2001:db8:0:ff00::1")) == "2001:db8::/48"
    assert (site("192.0.2.1"), site("unknown"), site("")) == (None, None, None)


def test_all_networks_of_a_site_together_have_as_much_as_some() -> None:
    buckets = Buckets(per_minute=60, burst=2)
    networks = [f"2001:db8:0:{number:x}00::/56" for number in range(20)]
    with mock.patch.object(time, "monotonic", return_value=100.0):
        waits = [buckets.wait(one) for one in networks]
        assert waits == [0] * 16 + [1 / 8] * 4
        # Who is refused uses nothing up, and others are not concerned.
        assert buckets.wait("2001:db8:1::/56") == buckets.wait("192.0.2.1") == 0
    with mock.patch.object(time, "monotonic", return_value=100.125):
        assert [buckets.wait(one) for one in networks[16:18]] == [0, pytest.approx(1 / 8)]


def test_all_networks_of_a_site_together_have_as_many_places_as_some() -> None:
    networks = [f"2001:db8:0:{number:x}00::/56" for number in range(9)]
    assert is_crowded(networks[0], [networks[0]], 1)
    assert not is_crowded(networks[8], networks[:7], 1)
    assert is_crowded(networks[8], networks[:8], 1)
    assert not is_crowded("192.0.2.1", [*networks, "192.0.2.2"], 1)


def test_what_somebody_does_to_one_table_is_counted_by_their_whole_site() -> None:
    leaves, networks = Shares(2), [f"2001:db8:0:{number:x}00::/56" for number in range(3)]
    for one in networks[:2]:
        with leaves.one_more(one, "t"):
            pass
    with pytest.raises(Problem), leaves.one_more(networks[2], "t"):
        raise AssertionError
    with leaves.one_more("192.0.2.1", "t"):
        assert place_of("192.0.2.1") == "192.0.2.1"


def test_what_was_given_back_can_be_taken_again() -> None:
    buckets = Buckets(per_minute=60, burst=1)
    with mock.patch.object(time, "monotonic", return_value=100.0):
        for _ in range(30):
            assert buckets.wait("2001:db8::/56") == 0
            buckets.give_back("2001:db8::/56")
        assert buckets.wait("2001:db8::/56") == 0
        assert buckets.wait("2001:db8::/56") == 1


def test_all_networks_of_a_site_together_have_as_many_sockets_as_some() -> None:
    sockets = ConnectionLimit(most=1)
    entered = [sockets.one_more(f"2001:db8:0:{number:x}00::/56", "t") for number in range(9)]
    for one in entered[:8]:
        one.__enter__()
    with pytest.raises(Problem), entered[8]:
        raise AssertionError
    for one in entered[:8]:
        one.__exit__(None, None, None)
    with sockets.one_more("2001:db8:0:900::/56", "t"):
        pass


def test_trying_keys_costs_the_server_nothing_once_there_were_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        config = Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, keys_per_minute=3)
        async with inside(config) as (client, app):
            made = (await client.post("/api/v1/tables", json=OPEN)).json()
            path, key = f"/api/v1/tables/{made['table']['id']}/seats/1/invitation", made["links"]["seats"][1]
            client.cookies.clear()
            # Who has the right key may look as often as they like.
            for _ in range(9):
                assert (await client.post(path, json={"key": key})).status_code == 200
            tried = [(await client.post(path, json={"key": "x" * 22})).status_code for _ in range(4)]
            assert tried == [403, 403, 403, 429]
            looked = mock.AsyncMock()
            monkeypatch.setattr(app.state.service.tables, "table", looked)
            many = await asyncio.gather(*(client.post(path, json={"key": "x" * 22}) for _ in range(20)))
            assert {one.status_code for one in many} == {429}
            looked.assert_not_called()

    asyncio.run(story())
