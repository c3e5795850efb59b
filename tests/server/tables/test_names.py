"""Twins at one table are told apart."""

import pytest

from babylon.server.tables import lobby
from babylon.server.tables.names import apart
from babylon.server.wire.requests import ClaimRequest
from tests.server.tables.stories import seated


@pytest.mark.parametrize("twin", ["Ada", "ada", "Аda", "Ａｄａ", "Àda", "A da", "\U0001d400da", "Adа", "A\u0307da"])
def test_a_name_that_looks_like_anothers_gets_a_number(twin: str) -> None:
    assert apart(twin, ["Ada", "Bo"]) == f"{twin} 2"
    assert apart(twin, ["Ada", "Ada 2"]) == f"{twin} 3"


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
