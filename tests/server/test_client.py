"""The Python client, as programs use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from babylon.client import Client, Refused
from tests.server.people.authenticator import Authenticator

if TYPE_CHECKING:
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


def a_person(house: ServerProcess, name: str) -> str:
    """A new person's recovery code."""
    host = f"localhost:{house.port}"
    with httpx.Client(base_url=f"{house.url}/api/v1", headers={"Host": host}) as browser:
        passkey = Authenticator(origin=f"http://{host}")
        options = browser.post("/people/options", json={"name": name}).json()
        told = browser.post("/people", json=passkey.made(options, name=name)).json()
    return str(told["codes"][0])


def test_a_program_signs_in_by_a_code_and_out_again(ada: Client, house: ServerProcess) -> None:
    code = a_person(house, "Nitocris")
    table = ada.create(2, access="open", sit={"seats": [0], "name": "Guest"})
    person = ada.sign_in(code)["person"]
    assert person is not None
    assert person["name"] == "Nitocris"
    assert ada.profile(person["id"])["statistics"]["all"]["games"] == 0
    assert ada.games_of(person["id"])["games"] == []
    assert [line["id"] for line in ada.tables(mine=True)] == [table.name]
    ada.sign_out()
    assert ada.me()["person"] is None
    assert ada.me()["guest_games"] == 0


def test_a_program_calls_a_tournament_and_another_enters_it(ada: Client, house: ServerProcess) -> None:
    called = ada.call_tournament("Spring", format="swiss", players=2, rounds=1)
    assert called.name in [one["id"] for one in ada.tournaments()["mine"]]
    called.enter("Ada")
    with Client(house.url) as bob:
        there = bob.tournament(called.name)
        there.enter("Bob", entropy="c0ffee")
        assert [one["name"] for one in there.look()["tournament"]["entrants"]] == ["Ada", "Bob"]
        assert there.look()["tournament"]["entrants"][1]["entropy"] == "c0ffee"
        assert there.look()["you"]["entrant"] == 1
        there.leave()
        with pytest.raises(Refused) as refused:
            there.direct("start")
    assert refused.value.code == "not-organiser"
    called.add_bots("plain", 1)
    called.remove(0)
    called.direct("close")
    assert called.look()["tournament"]["status"] == "closed"
    assert {line["games"] for line in called.standings()} == {0}


def test_clocks_stand_still_when_both_agree_and_run_again_when_one_says_so(ada: Client, bo: Client) -> None:
    table = ada.create(2, clock={"kind": "days", "days": 3}, sit={"seats": [0], "name": "Ada"})
    there = bo.table(table.name)
    there.claim(1, "Bo", table.links()["seats"][1])
    table.ready(0)
    there.ready(1)
    for agree in (False, True):
        table.propose_pause(0, days=2)
        wish = there.look()["pause_wish"]
        assert wish is not None
        assert (wish["seat"], wish["days"]) == (0, 2)
        there.answer_pause(1, wish["seq"], agree=agree)
        assert (table.look()["paused_until"] is not None) == agree
    paused = table.look()["paused_until"]
    there.end_pause(1)
    ended = table.look()["paused_until"]
    assert ended is None or paused is None or ended < paused


def test_two_programs_that_look_for_a_game_meet(ada: Client, bo: Client) -> None:
    assert bo.seek("Bo", clock="slow")["waiting"]
    found = ada.pair("Ada", clock="slow")
    assert found is not None
    table, seat = found
    theirs = bo.seeking()
    assert (theirs["table"], theirs["seat"]) == (table.name, 1 - seat)
    table.ready(seat)
    bo.table(table.name).ready(1 - seat)
    assert table.look()["status"] == "playing"


def test_a_program_that_nobody_meets_looks_no_more(ada: Client) -> None:
    assert ada.pair("Ada", players=4, clock="days", seconds=0.0) is None
    assert not ada.seeking()["waiting"]


def test_a_person_blocks_and_reports_another(ada: Client, bo: Client, house: ServerProcess) -> None:
    other = bo.sign_in(a_person(house, "Shamiram"))["person"]
    ada.sign_in(a_person(house, "Sargon"))
    assert other is not None
    ada.block(other["id"])
    assert [one["name"] for one in ada.blocked()] == ["Shamiram"]
    table = ada.create(2, access="open", sit={"seats": [0], "name": "Sargon"})
    with pytest.raises(Refused) as refused:
        bo.table(table.name).claim(1, "Shamiram")
    assert refused.value.code == "blocked"
    ada.unblock(other["id"])
    assert ada.blocked() == []
    bo.table(table.name).claim(1, "Shamiram")
    ada.report(other["id"], "name")
    table.report(1, "chat", "rude")
    with pytest.raises(Refused) as refused:
        table.report(0, "other")
    assert refused.value.code == "bad-request"
