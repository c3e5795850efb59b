import random
from unittest import mock

import pytest

from babylon.game import game, public_game
from babylon.game.as_json import game_json
from babylon.game.why_not import why_not
from babylon.rules.turn import apply
from babylon.server.tables import chat, lobby, turns
from babylon.server.tables.live_table import Call, moved, numbered, opened
from babylon.server.wire import events as e
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import ChatRequest
from babylon.server.wire.settings import NewTable
from tests.server.plain_bots import Plain
from tests.server.tables.stories import NAME, OFFERS, Story, dealt


def refusal(story: Story, holder: str, **request: object) -> Problem:
    body = TurnRequest.model_validate({"seat": 0, "seq": story.table.state.seq, **request})
    with pytest.raises(Problem) as problem:
        story.does(holder, turns.commit, request=body)
    return problem.value


def four() -> Story:
    """Four players: no removals, so the first turn digs."""
    return dealt(("ada", "bo", "cy", "di"))


def test_a_turn_is_one_event_with_what_chance_revealed() -> None:
    story = four()
    body = TurnRequest(seat=0, seq=story.table.state.seq, moves=["A1", "=d"])
    (turn,) = story.does("ada", turns.commit, request=body).events
    assert isinstance(turn, e.Turn)
    assert turn.revealed == e.Revealed(stack="A1", tile=story.table.deal.quarry[0][1])
    assert turn.token is None


@pytest.mark.parametrize(("keep", "discarded"), [("=d", "stored"), ("=s", "dug"), ("=-", "both")])
def test_a_turn_says_which_tiles_it_discarded(keep: str, discarded: str) -> None:
    story = four()
    body = TurnRequest(seat=0, seq=story.table.state.seq, moves=["A1", keep])
    (turn,) = story.does("ada", turns.commit, request=body).events
    assert isinstance(turn, e.Turn)
    assert turn.discarded == discarded


def test_a_turn_of_an_old_log_does_not_tell_of_discards() -> None:
    story = four()
    (turn,) = story.plays("ada").events
    old = turn.model_dump(mode="json", exclude={"discarded"})
    assert e.Turn.model_validate(old).discarded == "none"


@pytest.mark.parametrize("holders", [("ada", "bo"), ("ada", "bo", "cy", "di")])
def test_a_table_that_has_decided_stands_where_its_log_leads(holders: tuple[str, ...]) -> None:
    story = dealt(holders)
    while story.table.state.status == "playing":
        before = story.table
        decision = story.plays(holders[before.state.to_play])
        read = moved(before, numbered(decision, before.state.seq, story.now), OFFERS)
        assert read.state == story.table.state
        assert read.playing.dealing == story.table.playing.dealing
        assert read.playing.state == story.table.playing.state
        assert game_json(read.playing) == game_json(story.table.playing)


def test_the_last_seat_of_a_round_reveals_the_token() -> None:
    story = four()
    for holder in ("ada", "bo", "cy"):
        story.plays(holder)
    (turn,) = story.plays("di").events
    assert isinstance(turn, e.Turn)
    assert turn.token == story.table.deal.tokens[0]
    assert story.table.playing.token == story.table.deal.tokens[0]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"moves": ["A1"]}, Code.TURN_UNFINISHED),
        ({"moves": []}, Code.TURN_UNFINISHED),
        ({"moves": ["A1", "=d", "A2", "=d"]}, Code.TURN_UNFINISHED),
        ({"moves": ["=d"]}, Code.ILLEGAL_MOVE),
        ({"moves": ["Z9", "=d"]}, Code.BAD_NOTATION),
        ({"seat": 1, "moves": ["A1", "=d"]}, Code.NOT_YOUR_SEAT),
        ({"seq": 1, "moves": ["A1", "=d"]}, Code.STALE),
        ({"seq": 999, "moves": ["A1", "=d"]}, Code.STALE),
    ],
)
def test_a_turn_that_is_no_turn_is_refused(request_: dict[str, object], code: Code) -> None:
    story = four()
    before = story.table
    assert refusal(story, "ada", **request_).code is code
    assert story.table is before


def test_an_illegal_move_is_named_with_its_place_and_rule() -> None:
    problem = refusal(four(), "ada", moves=["A1", "dc4/3>0", "=d"])
    assert problem.details["index"] == 1
    assert problem.reason is not None
    assert problem.reason.code == "level-skipped"


def test_another_seat_waits_for_its_turn() -> None:
    assert refusal(four(), "bo", seat=1, moves=["A1", "=d"]).code is Code.NOT_YOUR_TURN


def test_chat_in_between_does_not_make_a_draft_stale() -> None:
    story = four()
    seq = story.table.state.seq
    story.does("bo", chat.say, request=ChatRequest(seat=1, text="hello"))
    story.does("ada", turns.commit, request=TurnRequest(seat=0, seq=seq, moves=["A1", "=d"]))
    assert len(story.table.state.turns) == 1


@pytest.mark.parametrize("hurried", [False, True])
def test_a_bots_turn_tells_whether_it_was_hurried(hurried: bool) -> None:
    request = NewTable.model_validate({"players": 4, "seats": [{"bot": "plain"}] * 4})
    decision = lobby.new_table(NAME, Call("ada", 1000.0, OFFERS), request)
    story = Story(opened(NAME, decision, 1000.0, OFFERS))
    details = {"seq": story.table.state.game_seq, "bot": "plain", "moves": ["A1", "=d"]}
    (turn,) = story.does(None, turns.bot_turn, hurried=hurried, **details).events
    assert isinstance(turn, e.Turn)
    assert turn.hurried is hurried


def test_a_late_bot_is_ignored() -> None:
    story = dealt(("ada", "bo"), seats=[{}, {}])
    assert story.does(None, turns.bot_turn, seq=1, bot="plain", moves=["A1", "=d"]).events == ()


def test_a_whole_game_ends_with_its_result_and_its_secret() -> None:
    story = dealt()
    last: e.Event | None = None
    while story.table.state.status == "playing":
        *_, last = story.plays(("ada", "bo")[story.table.state.to_play]).events
    assert isinstance(last, e.Over)
    assert last.secret == story.table.secrets["fair"]
    assert list(story.table.playing.winners()) == last.result.winners
    assert len(story.table.state.turns) == 36


def test_each_move_of_a_turn_is_judged_and_played_once() -> None:
    story = four()
    rng = random.Random(1)
    moves = max(([str(move) for move in Plain().turn(story.table.playing.view(), 0.0, rng)] for _ in range(9)), key=len)
    assert len(moves) > 2
    judged = mock.Mock(side_effect=why_not)
    with (
        mock.patch.object(public_game, "apply", side_effect=apply) as played,
        mock.patch.object(public_game, "why_not", judged),
        mock.patch.object(game, "why_not", judged),
    ):
        story.does("ada", turns.commit, request=TurnRequest(seat=0, seq=story.table.state.seq, moves=moves))
    assert [str(call.args[1]) for call in judged.call_args_list] == moves
    assert played.call_count == len(moves)


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([], Code.TURN_UNFINISHED),
        (["A1"], Code.TURN_UNFINISHED),
        (["A1", "=d", "=d"], Code.TURN_UNFINISHED),
        (["A1", "=d", "A2", "=d"], Code.TURN_UNFINISHED),
        (["=d"], Code.ILLEGAL_MOVE),
        (["xA1"], Code.ILLEGAL_MOVE),
        (["A1", "A2"], Code.ILLEGAL_MOVE),
        (["A1", "xA2"], Code.ILLEGAL_MOVE),
        (["A1", "dc4/3>0", "=d"], Code.ILLEGAL_MOVE),
    ],
)
def test_the_first_thing_that_is_wrong_with_a_turn_is_named(moves: list[str], code: Code) -> None:
    assert refusal(four(), "ada", moves=moves).code is code
