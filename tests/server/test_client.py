"""The Python client, as programs use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx

from tests.server.people.authenticator import Authenticator

if TYPE_CHECKING:
    from babylon.client import Client
    from tests.server.processes import ServerProcess


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


def test_a_program_signs_in_by_a_code_and_out_again(ada: Client, house: ServerProcess) -> None:
    host = f"localhost:{house.port}"
    with httpx.Client(base_url=f"{house.url}/api/v1", headers={"Host": host}) as browser:
        passkey = Authenticator(origin=f"http://{host}")
        options = browser.post("/people/options", json={"name": "Nitocris"}).json()
        told = browser.post("/people", json=passkey.made(options, name="Nitocris")).json()
    table = ada.create(2, access="open", sit={"seats": [0], "name": "Guest"})
    person = ada.sign_in(told["codes"][0])["person"]
    assert person is not None
    assert person["name"] == "Nitocris"
    assert ada.profile(person["id"])["statistics"]["all"]["games"] == 0
    assert ada.games_of(person["id"])["games"] == []
    assert [line["id"] for line in ada.tables(mine=True)] == [table.name]
    ada.sign_out()
    assert ada.me()["person"] is None
    assert ada.me()["guest_games"] == 0
