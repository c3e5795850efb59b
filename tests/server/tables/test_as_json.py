"""A table's text is put together from parts that were written before, and nobody can tell."""

import json

from hypothesis import given

from babylon.server.tables.as_json import event_json, event_text, table_json, table_text
from babylon.server.wire import events as e
from babylon.server.wire.json_text import dumped
from tests.server.tables.stories import Story, dealt, seated
from tests.server.tables.test_stored_events import TURNS

HOLDERS = ("ada", "bo", "cy", "di")


def says_all(story: Story) -> bool:
    return bool(json.loads(table_text(story.table)) == json.loads(dumped(table_json(story.table))))


def test_it_says_before_the_deal_what_the_table_is() -> None:
    assert says_all(seated(HOLDERS, players=4))


def test_it_says_the_same_after_every_turn_of_a_game() -> None:
    story = dealt(HOLDERS, players=4)
    while story.table.state.status == "playing":
        assert says_all(story)
        story.plays(HOLDERS[story.table.state.to_play])
    assert says_all(story)


def test_a_garden_that_nobody_touched_is_not_written_again() -> None:
    story = dealt(HOLDERS, players=4)
    for _ in range(8):
        story.plays(HOLDERS[story.table.state.to_play])
    table_text(story.table)
    before, seat = story.table.playing, story.table.state.to_play
    story.plays(HOLDERS[seat])
    table_text(story.table)
    written = {one for one in range(4) if story.table.playing.look(one) is not before.look(one)}
    # The next seat may have got a pillar by the round's token.
    assert {seat} <= written <= {seat, (seat + 1) % 4}


@given(TURNS)
def test_a_turn_is_told_as_its_model_would_tell_it(turn: e.Turn) -> None:
    marks = set() if turn.hurried or turn.device else e.MARKS
    assert event_text(turn) == turn.model_dump_json(exclude=marks)
    assert json.loads(event_text(turn)) == event_json(turn)
