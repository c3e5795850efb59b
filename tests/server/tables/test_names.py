"""Twins at one table are told apart."""

import pytest

from babylon.server.tables import lobby
from babylon.server.tables.live_table import Call
from babylon.server.tables.names import apart
from babylon.server.wire.requests import ClaimRequest
from babylon.server.wire.settings import NewTable, Sit
from tests.server.tables.stories import NAME, OFFERS, seated


@pytest.mark.parametrize("twin", ["Ada", "ada", "Аda", "Ａｄａ", "Àda", "A da", "\U0001d400da", "Adа", "A\u0307da"])
def test_a_name_that_looks_like_anothers_gets_a_number(twin: str) -> None:
    assert apart(twin, ["Ada", "Bo"]) == f"{twin} 2"
    assert apart(twin, ["Ada", "Ada 2"]) == f"{twin} 3"


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Iana", "lana"),
        ("Bill", "BiIl"),
        ("Rasmus", "Rasrnus"),
        ("Walter", "VValter"),
        ("Maria", "Μaria"),
        ("Hana", "Ηana"),
        ("Hana", "Нana"),
        ("Nora", "Νοrа"),
        ("Zoe", "Ζoe"),
        ("Yan", "Υan"),
        ("vera", "νera"),
        ("cleo", "ϲleo"),
        ("Cleo", "Ⲥleo"),
        ("Sam", "Տam"),
        ("oona", "օօոa"),
        ("Ada", "Ꭺda"),
        ("Ada", "ꓮda"),
        ("Ada", "ᴀᴅᴀ"),
        ("gina", "ɡɩna"),
        ("Đana", "Dana"),
        ("Άννα", "ΑΝΝΑ"),
        ("Анна", "АННА"),
        ("口力", "ロカ"),
        ("ラーメン", "ラ一メン"),
        ("Ada 2", "Аda ２"),
        ("Ada", "Ada\ufe0f"),
    ],
)
def test_letters_of_other_scripts_make_no_other_name(name: str, twin: str) -> None:
    assert apart(twin, [name]) != twin
    assert apart(name, [twin]) != name


def test_a_name_is_not_cut_within_what_is_joined() -> None:
    family = "x" * 37 + "\U0001f468\u200d\U0001f469"
    assert len(family) == 40
    assert apart(family, [family]) == "x" * 37 + "\U0001f468 2"
    joined = "x" * 36 + "\U0001f468\u200d\U0001f469y"
    assert apart(joined, [joined]) == "x" * 36 + "\U0001f468 2"


@pytest.mark.parametrize("name", ["Adam", "Ida", "艾達", "Ада Л", "Bo"])
def test_a_name_that_looks_different_stays(name: str) -> None:
    assert apart(name, ["Ada", "李"]) == name


def test_a_long_name_makes_room_for_its_number() -> None:
    assert apart("x" * 40, ["x" * 40]) == "x" * 38 + " 2"


def test_twins_at_one_table_are_told_apart_but_nobody_from_themselves() -> None:
    story = seated(("ada", "bo", "cy"), players=4)
    story.does("dee", lobby.claim, seat=3, request=ClaimRequest(name="Аdа"))
    assert story.table.state.seats[3].name == "Аdа 2"
    own = seated(("ada", "ada", "ada"), players=3)
    assert [seat.name for seat in own.table.state.seats] == ["ada"] * 3


@pytest.mark.parametrize("name", ["mason", "Mason", "nebuchadnezzar", "quarry", "mаson"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    assert apart(name, []) == f"{name} 2"


def test_whoever_sits_down_is_told_apart_from_the_servers_bots() -> None:
    story = seated(("ada", "bo"), players=4)
    story.does("cy", lobby.claim, seat=2, request=ClaimRequest(name="clever"))
    assert story.table.state.seats[2].name == "clever 2"
    host = lobby.new_table(NAME, Call("ada", 0.0, OFFERS), NewTable(players=2, sit=Sit(seats=[0], name="plain")))
    assert [event.name for event in host.events if event.kind == "seat-claimed"] == ["plain 2"]
