"""The Python client, as programs use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babylon.client import Client


def test_whoever_says_ready_adds_to_the_deal_without_being_told_to(ada: Client) -> None:
    added = []
    for _ in range(2):
        table = ada.create(2, sit={"seats": [0, 1], "name": "Ada"})
        table.ready(0)
        table.ready(1)
        added.extend(table.look()["fair"]["entropy"])
    assert [len(bytes.fromhex(one)) for one in added] == [16] * 4
    assert len(set(added)) == 4


def test_ones_own_randomness_is_taken_as_it_is(ada: Client) -> None:
    table = ada.create(2, sit={"seats": [0, 1], "name": "Ada"})
    table.ready(0, "c0ffee")
    table.ready(1, "")
    assert table.look()["fair"]["entropy"] == ["c0ffee", ""]
