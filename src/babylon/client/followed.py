"""A table as a client knows it: put together from messages, and compared with what the server has."""

from typing import TYPE_CHECKING, cast

from babylon.client.replay import after, game_of, turn_of
from babylon.client.shapes import EventsMessage, HelloMessage, ServerMessage, TableChange, TableHead, You
from babylon.pieces.errors import BadNotation, IllegalMove

if TYPE_CHECKING:
    from babylon.game.public_game import PublicGame


class _Unplayable(Exception):
    """Turns of a game that nobody has told of."""


class Followed:
    """The table, its game, and what the caller is there, after each message that was taken in."""

    def __init__(self) -> None:
        self.head: TableHead | None = None
        self.game: PublicGame | None = None
        self.you: You | None = None
        self.astray = 0  # how often it had to begin anew
        self._compares = True

    @property
    def table(self) -> TableHead:
        """The table without its game, once the server has greeted."""
        assert self.head is not None
        return self.head

    def take(self, message: ServerMessage) -> bool:
        """Take in a message; False when what was put together is not what the server has: it must greet again."""
        match message["kind"]:
            case "hello":
                self._begin(message)
            case "events":
                return self._go_on(message)
            case "you":
                self.you = message["you"]
        return True

    def _begin(self, hello: HelloMessage) -> None:
        self.head, self.you, record = hello["table"], hello["you"], hello["record"]
        self.game = None if record is None else game_of(record, self.table["rules"])
        # A server of other rules is the referee all the same; to greet again would help nobody.
        self._compares = self._is_same(hello["digest"])

    def _go_on(self, message: EventsMessage) -> bool:
        if message.get("table") is None:
            # Of the past, which the greeting had in it.
            return True
        try:
            self._play(message)
        except (IllegalMove, BadNotation, _Unplayable):
            return self._lost()
        self.head = merged(self.table, message["table"] or {})
        self._compares = self._compares or message.get("record") is not None
        return not self._compares or self._is_same(message.get("digest")) or self._lost()

    def _play(self, message: EventsMessage) -> None:
        """Play on by the turns, or from the record where they are not enough."""
        record = message.get("record")
        if record is not None:
            self.game = game_of(record, self.table["rules"])
            return
        turns = [event for event in message["events"] if event["kind"] == "turn"]
        if not turns:
            return
        if self.game is None:
            raise _Unplayable
        for turn in turns:
            self.game = after(self.game, turn_of(turn))

    def _is_same(self, digest: str | None) -> bool:
        return digest is None or (self.game is not None and self.game.digest() == digest)

    def _lost(self) -> bool:
        self.astray += 1
        return False


def merged(head: TableHead, change: TableChange) -> TableHead:
    """The table after a change; of seats and of the deal's proof a change has only what is new."""
    seats = [dict(seat) for seat in head["seats"]]
    for seat in change.get("seats", []):
        seats[seat["seat"]] |= seat
    fair = {**head["fair"], **change.get("fair", {})}
    return cast("TableHead", {**head, **change, "seats": seats, "fair": fair})
