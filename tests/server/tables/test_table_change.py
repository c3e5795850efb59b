"""What changed about a table, put into what was known before, gives the table as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from babylon.server.tables import lobby, undo
from babylon.server.tables.as_json import head_json
from babylon.server.tables.game_end import resign
from babylon.server.tables.table_change import change_json
from babylon.server.wire.requests import ClaimRequest, FlowerRequest, ReadyRequest, UndoAnswer, UndoRequest
from babylon.server.wire.table_change import TableChange
from tests.server.tables.stories import Story, dealt, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from babylon.server.tables.live_table import Decision

CHANGES: TypeAdapter[TableChange] = TypeAdapter(TableChange)
CLOCK = {"kind": "real-time", "seconds": 600, "increment": 5}


def merged(head: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    seats = [dict(seat) for seat in head["seats"]]
    for seat in change.get("seats", []):
        seats[seat["seat"]] |= seat
    return {**head, **change, "seats": seats, "fair": {**head["fair"], **change.get("fair", {})}}


class Told(Story):
    """A table of which someone is told nothing but what changes."""

    known: dict[str, Any]
    change: dict[str, Any]

    def does(self, holder: str | None, decide: Callable[..., Decision], **details: object) -> Decision:
        before = self.table.state
        decision = super().does(holder, decide, **details)
        self.change = change_json(before, self.table.state)
        CHANGES.validate_python(self.change)
        self.known = merged(self.known, self.change)
        assert self.known == head_json(self.table.state)
        return decision


def told(story: Story) -> Told:
    listening = Told(story.table, story.now)
    listening.known = head_json(story.table.state)
    return listening


def test_a_turn_changes_whose_turn_it_is_and_nothing_else() -> None:
    story = told(dealt())
    story.plays("ada")
    assert set(story.change) == {"seq", "game_seq", "turn"}


def test_with_clocks_a_turn_also_changes_what_one_seat_has_left() -> None:
    story = told(dealt(clock=CLOCK))
    story.now += 17
    story.plays("ada")
    assert story.change["seats"] == [{"seat": 0, "remaining": 588.0}]
    assert "fair" not in story.change


def test_coming_going_and_choosing_are_told() -> None:
    story = told(seated(("ada", "bo", "cy")))
    story.does("cy", lobby.choose_flower, seat=2, request=FlowerRequest.model_validate({"flower": "yellow"}))
    assert story.change["seats"] == [{"seat": 2, "flower": "yellow"}]
    story.does("bo", lobby.leave, seat=1)
    assert story.change["seats"] == [{"seat": 1, "kind": "open", "name": None}]
    story.does("bo", lobby.claim, seat=1, request=ClaimRequest(name="bo"))
    for seat, holder in enumerate(("ada", "bo", "cy")):
        story.does(holder, lobby.ready, seat=seat, request=ReadyRequest(entropy="aa"))
    assert {"fair", "status", "turn"} <= set(story.change)


def test_seats_that_a_lot_numbers_anew_are_told_whole() -> None:
    story = told(seated(("ada", "bo"), first="lot"))
    for seat, holder in enumerate(("ada", "bo")):
        story.does(holder, lobby.ready, seat=seat, request=ReadyRequest(entropy=f"{seat:02x}"))
    assert story.table.state.status == "playing"


def test_taking_back_and_giving_up_are_told() -> None:
    story = told(dealt())
    story.plays("ada")
    story.does("ada", undo.propose, request=UndoRequest(seat=0))
    assert set(story.change) == {"seq", "undo"}
    story.does("bo", undo.answer, request=UndoAnswer(seat=1, seq=story.table.state.seq, agree=True))
    assert story.change["undo"] is None
    story.does("bo", resign, seat=1)
    assert {"status", "result", "fair", "turn"} <= set(story.change)
