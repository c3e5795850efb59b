"""What one is told before one sits down, and who is told."""

import pytest

from babylon.server.tables import lobby, roles
from babylon.server.tables.as_json import head_json
from babylon.server.tables.invitation import invitation
from babylon.server.tables.live_table import Call
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ClaimRequest, InvitationRequest
from tests.server.tables.stories import OFFERS, Story, seated


def by_link() -> Story:
    """Ada's table with an open second seat that only its link leads to."""
    story = seated(("ada", "ada"), access="link")
    story.does("ada", lobby.leave, seat=1)
    return story


def key_of(story: Story, seat: int = 1) -> str:
    return roles.seat_key(story.table.secrets["links"], seat)


def told(story: Story, key: str | None, seat: int = 1) -> dict[str, object]:
    asked = InvitationRequest(key=key)
    return dict(invitation(story.table, Call("eve", 1000.0, OFFERS), seat, asked))


def refusal(story: Story, key: str | None, seat: int = 1) -> Code:
    with pytest.raises(Problem) as problem:
        told(story, key, seat)
    return problem.value.code


def test_a_key_that_fits_shows_who_invites_and_what_is_played() -> None:
    story = by_link()
    shown = told(story, key_of(story))
    assert shown["host"] == "ada"
    assert shown["table"] == head_json(story.table.state)


def test_a_host_without_a_seat_has_no_name_there() -> None:
    story = by_link()
    story.does("ada", lobby.leave, seat=0)
    story.does("bo", lobby.claim, seat=0, request=ClaimRequest(name="Bo", key=key_of(story, 0)))
    assert told(story, key_of(story))["host"] is None


def test_looking_at_an_invitation_seats_nobody() -> None:
    story = by_link()
    before = story.table
    told(story, key_of(story))
    assert story.table is before
    assert story.table.you("eve").seats == []


@pytest.mark.parametrize("key", [None, "wrong"])
def test_without_the_seats_own_key_nothing_is_told(key: str | None) -> None:
    story = by_link()
    assert refusal(story, key) is Code.WRONG_KEY
    assert refusal(story, key_of(story, 0)) is Code.WRONG_KEY


def test_at_an_open_table_anyone_is_invited() -> None:
    story = seated()
    story.does("bo", lobby.leave, seat=1)
    assert told(story, None)["host"] == "ada"


def test_who_comes_too_late_is_told_so() -> None:
    story = by_link()
    key = key_of(story)
    story.does("bo", lobby.claim, seat=1, request=ClaimRequest(name="Bo", key=key))
    assert refusal(story, key) is Code.SEAT_TAKEN
    assert refusal(story, key, seat=2) is Code.NO_SEAT
