"""Events go into the store short and come out whole, also those that were stored at length."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from babylon.pieces.kinds import Discarded, Token
from babylon.server.store.rows import StoredEvent
from babylon.server.tables.live_table import EVENTS, event_of
from babylon.server.tables.stored_events import _USUAL, full_body, stored_body
from babylon.server.wire import events as e
from babylon.server.wire.json_text import dumped
from tests.server.tables.stories import dealt

TILES = st.sampled_from(["g10", "b03"])
TURNS = st.builds(
    e.Turn,
    seq=st.just(7),
    at=st.just(0.1 + 0.2),
    seat=st.integers(0, 3),
    moves=st.sampled_from([["xA1"], ["A1", "=-"], ["A1", "dc4/1>2-ne", "S:c4", "=s"]]),
    discarded=st.sampled_from(Discarded),
    bot=st.none() | st.just("mason"),
    revealed=st.none() | st.builds(e.Revealed, stack=st.sampled_from(["A1", "B2"]), tile=st.none() | TILES),
    token=st.none() | st.sampled_from(Token),
    remaining=st.none() | st.floats(0, 900),
    hurried=st.booleans(),
    device=st.booleans(),
)


def stored(event: e.Event) -> StoredEvent:
    return StoredEvent(event.seq, event.at, event.kind, stored_body(event))


@given(TURNS)
def test_a_turn_comes_out_as_it_went_in(turn: e.Turn) -> None:
    assert event_of(stored(turn)) == turn
    assert event_of(StoredEvent(7, 0.1 + 0.2, "turn", full_body(stored(turn)))) == turn


def test_nothing_of_a_turn_is_forgotten() -> None:
    assert set(e.Turn.model_fields) == {"seq", "at", "kind", "seat", "moves", *_USUAL}


def test_what_a_turn_says_by_saying_nothing_never_changes() -> None:
    usual = {"discarded": "none", "hurried": False, "device": False}
    said = event_of(StoredEvent(1, 0.0, "turn", '{"seat":0,"moves":"A1 =-"}')).model_dump(exclude={"seq", "at", "kind"})
    assert {name: value for name, value in said.items() if value is not None} == {
        "seat": 0,
        "moves": ["A1", "=-"],
        **usual,
    }


def test_a_usual_turn_is_short() -> None:
    moves, revealed = ["A1", "dc4/1>2-ne", "=s"], e.Revealed(stack="A1", tile="g10")
    turn = e.Turn(seat=2, moves=moves, bot=None, revealed=revealed, token=None, remaining=None)
    assert stored_body(turn) == '{"seat":2,"moves":"A1 dc4/1>2-ne =s","revealed":"g10"}'


def test_a_turn_that_was_stored_at_length_is_read() -> None:
    turn = e.Turn(seat=2, moves=["A1", "=s"], bot=None, revealed=None, token=None, remaining=None)
    old = turn.model_dump_json(exclude={"seq", "at", "kind"})
    assert event_of(StoredEvent(0, 0.0, "turn", old)) == turn
    assert full_body(StoredEvent(0, 0.0, "turn", old)) == old


def test_every_event_of_a_game_comes_out_as_it_went_in() -> None:
    story = dealt()
    while story.table.state.status == "playing":
        for event in story.plays(("ada", "bo")[story.table.state.to_play]).events:
            assert event_of(stored(event)) == event


@pytest.mark.parametrize("body", [{"moves": "A1", "revealed": 3}, {"moves": 3}, {"moves": "", "revealed": ""}])
def test_what_is_no_turn_is_not_taken_for_one(body: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        event_of(StoredEvent(1, 0.0, "turn", dumped({"seat": 0, **body})))  # type: ignore[dict-item]  # of any kind


def test_all_kinds_are_told_apart() -> None:
    assert EVENTS.validate_python({"kind": "hinted", "seat": 1}) == event_of(
        StoredEvent(0, 0.0, "hinted", '{"seat":1}')
    )
