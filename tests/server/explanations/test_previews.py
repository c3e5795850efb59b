"""A preview tells what may follow a draft, and works it out once."""

from unittest import mock

import pytest

from babylon.pieces.kinds import Source
from babylon.rules.turn import legal
from babylon.server.explanations.previews import preview, why
from babylon.server.tables.live_table import Call
from babylon.server.wire.drafts import Draft, PlaceQuestion, Preview, Why, WhyRequest
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import dumped
from tests.server.tables.stories import OFFERS, Story, dealt


def four() -> Story:
    """A table of four begins by digging."""
    return dealt(("ada", "bo", "cy", "di"))


def previewed(story: Story, *moves: str) -> Preview:
    draft = Draft(seat=0, moves=list(moves))
    answer = preview(story.table, Call("ada", story.now, OFFERS), draft, None)
    return Preview.model_validate_json(dumped(answer))


def test_every_stack_that_may_be_dug_says_what_it_pays_and_why() -> None:
    seen = previewed(four())
    digs = {move.stack: move.singles for move in seen.legal if move.kind == "dig"}
    assert len(digs) == 16
    assert {income.stack: income.singles for income in seen.income} == digs
    for income in seen.income:
        assert sum(reason.singles for reason in income.reasons) == income.singles


def test_nothing_more_is_dug_once_a_tile_is() -> None:
    seen = previewed(four(), "A1")
    assert seen.income == []
    assert {move.kind for move in seen.legal} >= {"end", "place"}


def test_a_whole_turn_is_followed_by_nothing() -> None:
    seen = previewed(four(), "A1", "=d")
    assert seen.complete
    assert seen.legal == []
    assert seen.income == []


def asked(story: Story, move: str | PlaceQuestion, *moves: str) -> Why:
    request = WhyRequest(seat=0, moves=list(moves), move=move)
    return Why.model_validate_json(dumped(why(story.table, Call("ada", story.now, OFFERS), request, "en")))


@pytest.mark.parametrize(("space", "token"), [("c4", "dc4/1>0"), ("h8", "dg7/1>0")])
def test_a_space_is_asked_about_without_a_level(space: str, token: str) -> None:
    story = four()
    question = PlaceQuestion(source=Source.DUG, space=space)
    assert asked(story, question).code == "dig-first"
    assert asked(story, question, "A1") == asked(story, token, "A1")


def test_what_is_neither_a_token_nor_a_space_is_no_move() -> None:
    with pytest.raises(Problem) as problem:
        asked(four(), "c4")
    assert problem.value.code is Code.BAD_NOTATION


@pytest.mark.parametrize(("moves", "times"), [((), 1), (("A1",), 1), (("A1", "=d"), 0)])
def test_legal_moves_are_looked_for_once(moves: tuple[str, ...], times: int) -> None:
    story = four()
    with mock.patch("babylon.game.move_rows.legal", side_effect=legal) as found:
        previewed(story, *moves)
    assert found.call_count == times
