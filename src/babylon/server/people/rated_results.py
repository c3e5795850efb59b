"""What a rated game came to, as its log tells it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from babylon.ratings.model import Rating
from babylon.server.store.rows import StoredEvent
from babylon.server.tables import rated_games
from babylon.server.tables.event_effects import state_from
from babylon.server.tables.live_table import event_of
from babylon.server.wire import events as e


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A game that has ended: when, in which pool, and at which place each seat came in.

    At each seat there is a person, or a bot of which its rating is told. `void` says why it does not count.
    """

    game: str
    ended: float
    pool: str
    players: int
    people: tuple[str | None, ...]
    anchors: tuple[Rating | None, ...]
    places: tuple[int, ...]
    void: str | None
    hurried: frozenset[int] = frozenset()

    def met_by(self, seat: int) -> list[int]:
        """The seats that count for the person at one of them, which is among them.

        Who comes in ahead of a bot that was robbed of its time has not beaten it. Who comes in behind it has lost: else
        they would only have to ask for much of the bots' time.
        """
        beaten = {other for other in self.hurried if self.anchors[other] and self.places[seat] <= self.places[other]}
        return [other for other in range(self.players) if other not in beaten]

    def voided(self) -> "RatedResult":
        """The same, void when it counts for nobody."""
        people = [seat for seat, person in enumerate(self.people) if person is not None]
        if self.void is not None or any(len(self.met_by(seat)) > 1 for seat in people):
            return self
        return replace(self, void="hurried")


def result_of(game: str, story: Sequence[StoredEvent], hurried: frozenset[int]) -> RatedResult | None:
    """The result of a game by its story; None when it was not dealt for ratings or goes on."""
    events = [event_of(one) for one in story]
    rated = next((event for event in events if isinstance(event, e.Rated)), None)
    state = state_from(game, events)
    if rated is None or state.result is None:
        return None
    people, anchors = tuple(rated.people), rated_games.anchors_of(rated, state)
    return RatedResult(
        game=game,
        ended=next(event.at for event in reversed(events) if isinstance(event, e.Over)),
        pool=rated_games.pool_of(state.settings),
        players=len(state.seats),
        people=people,
        anchors=anchors,
        places=tuple(rated_games.places(state)),
        void=rated_games.why_void(state, people, anchors),
        hurried=hurried,
    ).voided()
