"""What a host may do about guests, and what guests can't do about it."""

import pytest

from babylon.server.tables import hosting, links, lobby, roles
from babylon.server.tables.live_table import Call, opened
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import (
    ClaimRequest,
    ReadyRequest,
    RecoverRequest,
    RemoveRequest,
    SeatRequest,
    WatchRequest,
)
from babylon.server.wire.settings import NewTable
from tests.server.tables.stories import NAME, OFFERS, Story, dealt, seated
from tests.server.tables.test_lobby import refused


def table_of(host: str = "ada", **settings: object) -> Story:
    """A table where nobody sits yet."""
    request = NewTable.model_validate({"players": 3, **settings})
    return Story(opened(NAME, lobby.new_table(NAME, Call(host, 1000.0, OFFERS), request), 1000.0, OFFERS))


def key(story: Story, seat: int) -> str:
    return links.seat_key(story.table.secrets, seat)


def sits(story: Story, holder: str, seat: int, fitting: str | None = None) -> list[str]:
    request = ClaimRequest(name=holder, key=fitting)
    return story.kinds(story.does(holder, lobby.claim, seat=seat, request=request))


def turned_away(story: Story, holder: str, seat: int, fitting: str | None = None) -> Code:
    return refused(story, holder, lobby.claim, seat=seat, request=ClaimRequest(name=holder, key=fitting))


def removes(story: Story, seat: int, host: str = "ada") -> list[str]:
    request = RemoveRequest(seq=story.table.state.seq)
    return story.kinds(story.does(host, hosting.remove, seat=seat, request=request))


def test_a_host_makes_a_guest_get_up() -> None:
    story = seated(("ada", "eve", "bo"))
    story.does("eve", lobby.ready, seat=1, request=ReadyRequest(entropy="ab"))
    assert removes(story, 1) == ["seat-removed"]
    seat = story.table.state.seats[1]
    assert seat.is_open
    assert (seat.ready, seat.entropy) == (False, "")
    assert (story.table.you("eve").seats, story.table.you("eve").removed) == ([], True)
    assert story.table.you("bo").removed is False


def test_only_the_host_may_remove_anyone() -> None:
    story = seated(("ada", "eve", "bo"))
    request = RemoveRequest(seq=story.table.state.seq)
    assert refused(story, "eve", hosting.remove, seat=0, request=request) is Code.NOT_HOST
    assert refused(story, "eve", hosting.remove, seat=1, request=request) is Code.NOT_HOST
    assert refused(story, None, hosting.remove, seat=1, request=request) is Code.NO_GUEST
    assert refused(story, "ada", hosting.remove, seat=3, request=request) is Code.NO_SEAT


def test_who_was_removed_by_link_can_not_come_back_by_it_under_any_cookie() -> None:
    story = table_of()
    old = key(story, 1)
    sits(story, "eve", 1, old)
    removes(story, 1)
    assert turned_away(story, "eve", 1, old) is Code.REMOVED
    assert turned_away(story, "eve again", 1, old) is Code.WRONG_KEY


def test_links_to_other_seats_outlive_a_removal() -> None:
    story = table_of()
    others, old = key(story, 2), key(story, 1)
    sits(story, "eve", 1, old)
    removes(story, 1)
    assert sits(story, "bo", 2, others) == ["seat-claimed"]


def test_a_new_link_invites_back_who_was_removed() -> None:
    story = table_of()
    sits(story, "eve", 1, key(story, 1))
    removes(story, 1)
    assert sits(story, "eve", 1, key(story, 1)) == ["seat-claimed"]
    assert story.table.you("eve").removed is False
    assert story.table.you("eve").seats == [1]


def test_who_was_removed_from_an_open_table_can_not_simply_sit_down_again() -> None:
    story = table_of(access="open")
    sits(story, "eve", 1)
    removes(story, 1)
    assert turned_away(story, "eve", 1) is Code.REMOVED
    assert turned_away(story, "eve", 2) is Code.REMOVED


def test_from_an_open_seat_that_someone_was_removed_from_strangers_stay_away_without_a_link() -> None:
    story = table_of(access="open")
    sits(story, "eve", 1)
    removes(story, 1)
    # Another cookie is another stranger.
    assert turned_away(story, "eve again", 1) is Code.LINK_NEEDED
    assert sits(story, "bo", 2) == ["seat-claimed"]
    assert sits(story, "cy", 1, key(story, 1)) == ["seat-claimed"]
    assert turned_away(story, "dee", 1) is Code.SEAT_TAKEN


def test_a_host_opens_such_a_seat_to_everyone_again() -> None:
    story = table_of(access="open")
    sits(story, "eve", 1)
    removes(story, 1)
    story.does("ada", lobby.give_to_bot, seat=1, request=SeatRequest(bot=None))
    assert turned_away(story, "eve", 1) is Code.REMOVED
    assert sits(story, "bo", 1) == ["seat-claimed"]


def test_who_gets_up_by_themselves_may_sit_down_again() -> None:
    story = table_of(access="open")
    sits(story, "bo", 1)
    story.does("bo", lobby.leave, seat=1)
    assert sits(story, "bo", 1) == ["seat-claimed"]


def test_who_holds_several_seats_is_removed_from_all_of_them() -> None:
    story = table_of()
    for seat in (1, 2):
        sits(story, "eve", seat, key(story, seat))
    assert removes(story, 2) == ["seat-removed", "seat-removed"]
    assert [seat.is_open for seat in story.table.state.seats] == [True] * 3


def test_who_was_removed_watches_no_longer_and_is_told_why() -> None:
    story = table_of()
    watching = WatchRequest(key=links.watch_key(story.table.secrets))
    story.does("eve", lobby.watch, request=watching)
    sits(story, "eve", 1, key(story, 1))
    removes(story, 1)
    you = story.table.you("eve")
    assert not roles.may_see(story.table.state, you)
    with pytest.raises(Problem) as problem:
        roles.require_sight(story.table.state, you)
    assert problem.value.code is Code.REMOVED


def test_a_stranger_still_hears_of_no_table() -> None:
    story = table_of()
    with pytest.raises(Problem) as problem:
        roles.require_sight(story.table.state, story.table.you("stranger"))
    assert problem.value.code is Code.NO_TABLE


def test_a_recovery_code_is_worth_nothing_after_a_removal() -> None:
    story = table_of()
    sits(story, "eve", 1, key(story, 1))
    code = story.table.recovery_code(1, "eve")
    removes(story, 1)
    assert refused(story, "phone", lobby.recover, seat=1, request=RecoverRequest(code=code)) is Code.WRONG_KEY
    sits(story, "bo", 1, key(story, 1))
    assert refused(story, "phone", lobby.recover, seat=1, request=RecoverRequest(code=code)) is Code.WRONG_KEY


def test_who_was_removed_does_not_come_back_by_the_code_of_another() -> None:
    story = table_of()
    sits(story, "eve", 1, key(story, 1))
    sits(story, "mal", 2, key(story, 2))
    removes(story, 1)
    code = RecoverRequest(code=story.table.recovery_code(2, "mal"))
    assert refused(story, "eve", lobby.recover, seat=2, request=code) is Code.REMOVED
    assert story.table.you("mal").seats == [2]


def test_a_recovery_code_brings_nobody_more_seats_than_one_may_take() -> None:
    story = table_of(access="open")
    sits(story, "eve", 1)
    sits(story, "mal", 2)
    code = RecoverRequest(code=story.table.recovery_code(2, "mal"))
    assert refused(story, "eve", lobby.recover, seat=2, request=code) is Code.ENOUGH_SEATS
    story.does("mal", lobby.recover, seat=2, request=code)
    assert story.table.you("mal").seats == [2]


def test_who_sat_down_after_the_host_looked_is_not_the_one_they_mean() -> None:
    story = table_of(access="open")
    sits(story, "eve", 1)
    seen = story.table.state.seq
    story.does("eve", lobby.leave, seat=1)
    sits(story, "bo", 1)
    assert refused(story, "ada", hosting.remove, seat=1, request=RemoveRequest(seq=seen)) is Code.STALE
    assert removes(story, 1) == ["seat-removed"]


def test_a_removal_still_counts_when_something_else_has_happened_since() -> None:
    story = table_of(access="open")
    sits(story, "eve", 1)
    seen = story.table.state.seq
    story.does("eve", lobby.ready, seat=1, request=ReadyRequest())
    decision = story.does("ada", hosting.remove, seat=1, request=RemoveRequest(seq=seen))
    assert story.kinds(decision) == ["seat-removed"]


def test_nobody_is_removed_once_the_game_has_begun() -> None:
    story = dealt()
    request = RemoveRequest(seq=story.table.state.seq)
    assert refused(story, "ada", hosting.remove, seat=1, request=request) is Code.WRONG_STATUS


def test_neither_a_bot_nor_an_open_seat_is_a_person_to_remove() -> None:
    story = table_of(seats=[{}, {"bot": "plain"}, {}])
    request = RemoveRequest(seq=story.table.state.seq)
    assert refused(story, "ada", hosting.remove, seat=1, request=request) is Code.NOBODY_SITS
    assert refused(story, "ada", hosting.remove, seat=0, request=request) is Code.NOBODY_SITS


def test_a_host_who_removes_themselves_just_gets_up_and_stays_host() -> None:
    story = seated(("ada", "bo", "cy"))
    assert removes(story, 0) == ["seat-left"]
    assert story.table.you("ada").removed is False
    assert removes(story, 1) == ["seat-removed"]
    assert sits(story, "ada", 0) == ["seat-claimed"]


@pytest.mark.parametrize("access", ["open", "link", "private"])
def test_new_links_put_an_end_to_all_old_ones(access: str) -> None:
    story = table_of(access=access)
    before = links.links(story.table.state, story.table.secrets)
    assert story.kinds(story.does("ada", hosting.renew_links)) == ["links-renewed"]
    after = links.links(story.table.state, story.table.secrets)
    assert not {*before.seats, before.watch or "none"} & {*after.seats, after.watch}
    if access != "open":
        assert turned_away(story, "eve", 1, before.seats[1]) is Code.WRONG_KEY
    if access == "link":
        watching = WatchRequest(key=before.watch or "")
        assert refused(story, "eve", lobby.watch, request=watching) is Code.WRONG_KEY
    assert sits(story, "bo", 1, after.seats[1]) == ["seat-claimed"]


def test_new_links_disturb_nobody_who_is_there() -> None:
    story = table_of()
    sits(story, "bo", 1, key(story, 1))
    code = story.table.recovery_code(1, "bo")
    story.does("cy", lobby.watch, request=WatchRequest(key=links.watch_key(story.table.secrets)))
    rematch = roles.rematch_id(story.table.secrets["links"])
    story.does("ada", hosting.renew_links)
    assert story.table.you("bo").seats == [1]
    assert story.table.you("cy").watcher
    assert roles.rematch_id(story.table.secrets["links"]) == rematch
    story.does("phone", lobby.recover, seat=1, request=RecoverRequest(code=code))
    assert story.table.you("phone").seats == [1]


def test_only_the_host_makes_new_links_also_while_the_game_goes_on() -> None:
    story = dealt()
    assert refused(story, "bo", hosting.renew_links) is Code.NOT_HOST
    old = links.watch_key(story.table.secrets)
    story.does("ada", hosting.renew_links)
    assert links.watch_key(story.table.secrets) != old


def test_a_link_that_was_used_seats_nobody_else() -> None:
    story = table_of()
    fitting = key(story, 1)
    sits(story, "bo", 1, fitting)
    assert turned_away(story, "eve", 1, fitting) is Code.SEAT_TAKEN


def test_a_guest_takes_one_seat_at_an_open_table() -> None:
    story = table_of(access="open")
    assert story.table.state.settings.seats_each == 1
    sits(story, "bo", 1)
    assert turned_away(story, "bo", 2) is Code.ENOUGH_SEATS
    assert turned_away(story, "bo", 2, key(story, 2)) is Code.ENOUGH_SEATS
    story.does("bo", lobby.leave, seat=1)
    assert sits(story, "bo", 2) == ["seat-claimed"]


def test_a_guest_takes_as_many_seats_as_the_host_allows() -> None:
    story = table_of(access="open", seats_each=2)
    sits(story, "bo", 0)
    sits(story, "bo", 1)
    assert turned_away(story, "bo", 2) is Code.ENOUGH_SEATS
    few = table_of(seats_each=1)
    sits(few, "bo", 0, key(few, 0))
    assert turned_away(few, "bo", 1, key(few, 1)) is Code.ENOUGH_SEATS


def test_by_links_one_person_takes_all_the_seats_they_have_links_to() -> None:
    story = table_of()
    assert story.table.state.settings.seats_each == 3
    for seat in range(3):
        assert sits(story, "bo", seat, key(story, seat)) == ["seat-claimed"]


def test_a_host_plays_as_many_seats_of_their_own_table_as_they_like() -> None:
    story = table_of(access="open", sit={"seats": [0, 1], "name": "Ada"})
    assert sits(story, "ada", 2) == ["seat-claimed"]
    assert story.table.you("ada").seats == [0, 1, 2]


@pytest.mark.parametrize("seats_each", [0, 5, -1])
def test_a_limit_is_a_number_of_seats(seats_each: int) -> None:
    with pytest.raises(ValueError, match="seats_each"):
        NewTable.model_validate({"players": 2, "seats_each": seats_each})
