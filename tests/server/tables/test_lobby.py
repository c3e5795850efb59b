import pytest

from babylon.pieces.deal import dealt as deal_again
from babylon.pieces.deal import drawn_seat
from babylon.pieces.kinds import Flower
from babylon.server.tables import fair_deal, lobby, roles
from babylon.server.tables.live_table import Call, opened
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ClaimRequest, FlowerRequest, ReadyRequest, RecoverRequest, SeatRequest
from babylon.server.wire.settings import NewTable
from tests.server.tables.stories import NAME, OFFERS, Story, dealt, seated


def refused(story: Story, holder: str | None, decide: object, **details: object) -> Code:
    with pytest.raises(Problem) as problem:
        story.does(holder, decide, **details)  # type: ignore[arg-type]
    return problem.value.code


def test_nothing_is_dealt_before_the_last_seat_is_ready() -> None:
    story = seated()
    first = story.does("ada", lobby.ready, seat=0, request=ReadyRequest())
    assert story.kinds(first) == ["seat-ready"]
    last = story.does("bo", lobby.ready, seat=1, request=ReadyRequest())
    assert story.kinds(last) == ["seat-ready", "dealt"]


def test_a_seat_that_takes_its_word_back_holds_up_the_deal() -> None:
    story = seated()
    story.does("ada", lobby.ready, seat=0, request=ReadyRequest())
    story.does("ada", lobby.ready, seat=0, request=ReadyRequest(ready=False))
    story.does("bo", lobby.ready, seat=1, request=ReadyRequest())
    assert story.table.state.status == "lobby"


def test_a_table_of_bots_alone_is_dealt_at_once() -> None:
    request = NewTable.model_validate({"players": 2, "seats": [{"bot": "plain"}, {"bot": "clever"}]})
    call = Call("ada", 1000.0, OFFERS)
    table = opened(NAME, lobby.new_table(NAME, call, request), 1000.0, OFFERS)
    assert table.state.status == "playing"


def test_giving_the_last_open_seat_to_a_bot_starts_the_game() -> None:
    story = seated()
    story.does("bo", lobby.leave, seat=1)
    story.does("ada", lobby.ready, seat=0, request=ReadyRequest())
    decision = story.does("ada", lobby.give_to_bot, seat=1, request=SeatRequest(bot="clever"))
    assert story.kinds(decision) == ["seat-bot", "dealt"]


def test_a_seat_is_claimed_once() -> None:
    assert refused(seated(), "eve", lobby.claim, seat=1, request=ClaimRequest(name="Eve")) is Code.SEAT_TAKEN


def test_a_seat_by_link_needs_its_own_key() -> None:
    story = seated(access="link", holders=("ada", "ada"))
    story.does("ada", lobby.leave, seat=1)
    secret = story.table.secrets["links"]
    wrong = ClaimRequest(name="Eve", key=roles.seat_key(secret, 0))
    assert refused(story, "eve", lobby.claim, seat=1, request=wrong) is Code.WRONG_KEY
    assert refused(story, "eve", lobby.claim, seat=1, request=ClaimRequest(name="Eve")) is Code.WRONG_KEY
    right = ClaimRequest(name="Eve", key=roles.seat_key(secret, 1))
    assert story.kinds(story.does("eve", lobby.claim, seat=1, request=right)) == ["seat-claimed"]


def test_the_recovery_code_moves_a_seat_and_is_then_worth_nothing() -> None:
    story = dealt()
    code = roles.recovery_code(story.table.secrets["links"], 1, "bo")
    story.does("phone", lobby.recover, seat=1, request=RecoverRequest(code=f" {code.lower()} "))
    assert story.table.you("phone").seats == [1]
    assert story.table.you("bo").seats == []
    assert refused(story, "eve", lobby.recover, seat=1, request=RecoverRequest(code=code)) is Code.WRONG_KEY


def test_a_used_recovery_code_is_worth_nothing_when_the_seat_comes_back() -> None:
    story = dealt()
    used = story.table.recovery_code(1, "bo")
    for device, owner in (("phone", "bo"), ("bo", "phone")):
        story.does(device, lobby.recover, seat=1, request=RecoverRequest(code=story.table.recovery_code(1, owner)))
    assert refused(story, "phone", lobby.recover, seat=1, request=RecoverRequest(code=used)) is Code.WRONG_KEY


def test_a_used_recovery_code_is_worth_nothing_when_its_owner_sits_down_again() -> None:
    story = seated()
    used = story.table.recovery_code(1, "bo")
    story.does("bo", lobby.leave, seat=1)
    key = roles.seat_key(story.table.secrets["links"], 1)
    story.does("bo", lobby.claim, seat=1, request=ClaimRequest(name="Bo", key=key))
    assert refused(story, "phone", lobby.recover, seat=1, request=RecoverRequest(code=used)) is Code.WRONG_KEY


def test_the_deal_follows_from_the_committed_secret_and_all_entropy() -> None:
    story = dealt()
    state, secret = story.table.state, story.table.secrets["fair"]
    assert fair_deal.opens(secret, state.commitment)
    assert [seat.entropy for seat in state.seats] == ["00", "01"]
    key = fair_deal.deal_key(NAME, secret, ("00", "01"))
    whole = story.table.deal
    assert deal_again(key, whole.edition, whole.tiles, whole.seats) == whole


HOLDERS = ("ada", "bo", "cleo")


def drawn_by_lot() -> Story:
    """A table where the lot fell on somebody else than the first seat."""
    tables = (dealt(HOLDERS, first="lot") for _ in range(100))
    return next(story for story in tables if story.table.state.seats[0].chair != 0)


def test_a_lot_makes_another_seat_the_first() -> None:
    story = drawn_by_lot()
    key = fair_deal.deal_key(NAME, story.table.secrets["fair"], ("00", "01", "02"))
    first = drawn_seat(key, 3)
    order = [(first + place) % 3 for place in range(3)]
    assert [seat.chair for seat in story.table.state.seats] == order
    assert [seat.name for seat in story.table.state.seats] == [HOLDERS[chair] for chair in order]
    assert [story.table.you(HOLDERS[chair]).seats for chair in order] == [[0], [1], [2]]
    assert story.table.deal.seats == tuple(seat.flower for seat in story.table.state.seats)
    assert story.table.state.entropy == ("00", "01", "02")


def test_the_recovery_code_still_fits_after_a_lot() -> None:
    story = drawn_by_lot()
    chair = story.table.state.seats[0].chair
    code = roles.recovery_code(story.table.secrets["links"], chair, HOLDERS[chair])
    story.does("phone", lobby.recover, seat=0, request=RecoverRequest(code=code))
    assert story.table.you("phone").seats == [0]


@pytest.mark.parametrize(
    ("settings", "first"),
    [
        ({}, "seat"),
        ({"edition": {"name": "zh-Hans"}}, "lot"),
        ({"edition": {"name": "zh-Hans"}, "first": "seat"}, "seat"),
        ({"first": "lot"}, "lot"),
    ],
)
def test_who_begins_is_as_the_book_has_it_unless_the_host_chooses(settings: dict[str, object], first: str) -> None:
    request = NewTable.model_validate({"players": 2, **settings})
    table = opened(NAME, lobby.new_table(NAME, Call("ada", 1000.0, OFFERS), request), 1000.0, OFFERS)
    assert table.state.settings.first == first


def flowers(story: Story) -> list[str]:
    return [seat.flower for seat in story.table.state.seats]


def test_a_player_takes_a_flower_that_nobody_has() -> None:
    story = seated()
    assert flowers(story) == ["white", "pink"]
    story.does("ada", lobby.choose_flower, seat=0, request=FlowerRequest(flower=Flower.YELLOW))
    assert flowers(story) == ["yellow", "pink"]


def test_an_open_seat_gives_its_flower_away() -> None:
    story = seated()
    story.does("bo", lobby.leave, seat=1)
    story.does("ada", lobby.choose_flower, seat=0, request=FlowerRequest(flower=Flower.PINK))
    assert flowers(story) == ["pink", "white"]


def test_a_flower_of_another_player_is_taken() -> None:
    wanted = FlowerRequest(flower=Flower.PINK)
    assert refused(seated(), "ada", lobby.choose_flower, seat=0, request=wanted) is Code.FLOWER_TAKEN
    assert refused(seated(), "bo", lobby.choose_flower, seat=0, request=wanted) is Code.NOT_YOUR_SEAT
    assert refused(dealt(), "ada", lobby.choose_flower, seat=0, request=wanted) is Code.WRONG_STATUS


def test_the_public_game_has_only_what_is_seen() -> None:
    story = dealt()
    seen = story.table.playing.dealing
    assert {tile for basalt, granite, _ in seen.quarry for tile in (basalt, granite)} == {None}
    assert set(seen.tokens) == {None}
    assert [clay for _, _, clay in seen.quarry] == [clay for _, _, clay in story.table.deal.quarry]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"players": 2, "seats": [{}]}, Code.BAD_REQUEST),
        ({"players": 2, "seats": [{"flower": "pink"}, {"flower": "pink"}]}, Code.BAD_REQUEST),
        ({"players": 2, "seats": [{"bot": "nobody"}, {}]}, Code.UNKNOWN_BOT),
        ({"players": 2, "edition": {"name": "fr"}}, Code.UNKNOWN_EDITION),
        ({"players": 2, "tiles": "mine"}, Code.UNKNOWN_TILES),
        ({"players": 2, "sit": {"seats": [2], "name": "Ada"}}, Code.NO_SEAT),
        ({"players": 2, "seats": [{"bot": "plain"}, {}], "sit": {"seats": [0], "name": "Ada"}}, Code.SEAT_TAKEN),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(body: dict[str, object], code: Code) -> None:
    with pytest.raises(Problem) as problem:
        lobby.new_table(NAME, Call("ada", 1000.0, OFFERS), NewTable.model_validate(body))
    assert problem.value.code is code


def test_seats_without_a_wish_get_the_flowers_that_are_left() -> None:
    body = {"players": 3, "seats": [{}, {"flower": "white"}, {}]}
    decision = lobby.new_table(NAME, Call("ada", 1000.0, OFFERS), NewTable.model_validate(body))
    table = opened(NAME, decision, 1000.0, OFFERS)
    assert [seat.flower for seat in table.state.seats] == ["pink", "white", "blue"]


def test_only_the_host_closes_and_only_before_the_deal() -> None:
    assert refused(seated(), "bo", lobby.close) is Code.NOT_HOST
    assert refused(seated(), None, lobby.close) is Code.NO_GUEST
    assert refused(dealt(), "ada", lobby.close) is Code.WRONG_STATUS
    story = seated()
    story.does("ada", lobby.close)
    assert story.table.state.status == "closed"
