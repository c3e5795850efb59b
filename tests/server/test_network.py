"""Turns are played exactly once, and events arrive exactly once, through a network that misbehaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from babylon.client import Client
from tests.server.crash import Story, Tally, check
from tests.server.players import Player, Watcher
from tests.server.proxy import Proxy, bad_luck, blocking

if TYPE_CHECKING:
    from tests.server.processes import ServerProcess


def begin(url: str, through: str, ways: tuple[tuple[str, ...], ...]) -> Story:
    host = Client(url)
    table = host.create(4, access="open", seats=[{}, {"bot": "plain"}, {}, {"bot": "plain"}])
    players = [Player(through, table.name, seat, seed=seat, timeout=2.0) for seat in (0, 2)]
    watchers = [Watcher(Client(through, tries=100, timeout=2.0).table(table.name), way) for way in ways]
    for person in (*watchers, *players):
        person.start()
    return Story(host, table, players, watchers)


def test_turns_are_played_once_through_a_network_that_cuts_delays_repeats_and_goes_silent(house: ServerProcess) -> None:
    with Proxy(house.port, bad_luck(seed=3)) as proxy:
        story = begin(house.url, proxy.url, (("socket", "stream", "poll"),))
        tally = Tally()
        check(story, tally)
    assert tally.turns == 22


@pytest.mark.parametrize("blocked", [(b"/socket",), (b"/socket", b"/stream")], ids=["to SSE", "to long poll"])
def test_who_can_not_have_a_socket_follows_in_another_way(house: ServerProcess, blocked: tuple[bytes, ...]) -> None:
    with Proxy(house.port, blocking(*blocked)) as proxy:
        story = begin(house.url, proxy.url, (("socket", "stream", "poll"),))
        check(story, Tally())
