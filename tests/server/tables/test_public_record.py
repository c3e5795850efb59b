"""The record that is sent tells the game that is played, and nothing that has not been shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from babylon.pieces.tile import TileSet, tiles
from babylon.server.tables import undo
from babylon.server.tables.public_record import record_json
from babylon.server.wire.json_text import dumped
from babylon.server.wire.public_record import PublicRecord
from babylon.server.wire.requests import UndoRequest
from tests.server.tables.stories import dealt, seated

if TYPE_CHECKING:
    from babylon.server.wire.json_text import Json, JsonObject
    from tests.server.tables.stories import Story


def record_of(story: Story) -> JsonObject:
    told = record_json(story.table)
    assert told is not None
    return told


def test_there_is_none_before_the_deal() -> None:
    assert record_json(seated().table) is None


def test_it_has_the_deal_as_it_lay_open_and_every_turn() -> None:
    story = dealt(("ada", "bo", "cy", "di"))
    for holder in ("ada", "bo", "cy", "di", "ada"):
        story.plays(holder)
    told = PublicRecord.model_validate_json(dumped(record_of(story)))
    game = story.table.playing
    assert told.deal.seats == list(game.dealing.seats)
    assert told.deal.tokens == len(game.dealing.tokens)
    assert told.deal.quarry == [stack[2] for stack in story.table.deal.quarry]
    assert " ".join(moves for moves, _, _ in told.turns) == " ".join(map(str, game.moves))
    assert [token for _, _, token in told.turns].count(None) == 4, "the fourth turn began a round"


def test_turns_that_were_taken_back_are_not_in_it() -> None:
    story = dealt(("ada", "ada"), seats_each=2)
    story.plays("ada")
    one = record_of(story)
    story.plays("ada")
    story.does("ada", undo.propose, request=UndoRequest(seat=0))
    assert record_of(story) == one


def test_tiles_of_ones_own_come_with_their_faces() -> None:
    story = dealt()
    game, standard = story.table.playing, tiles("standard")
    assert deal_of(record_of(story))["tiles"] == "standard"
    faces = {**standard.by_id, "c01": replace(standard["c02"], id="c01")}
    game.dealing = replace(game.dealing, tiles=TileSet("standard", faces))
    told = cast("list[str]", deal_of(record_of(story))["tiles"])
    assert len(told) == len(standard)
    assert told[0] == str(faces["c01"])


def deal_of(record: JsonObject) -> dict[str, Json]:
    return cast("dict[str, Json]", record["deal"])
