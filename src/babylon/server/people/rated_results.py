"""What a rated game came to, as its log tells it."""

from collections.abc import Sequence
from dataclasses import dataclass

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


def result_of(game: str, story: Sequence[StoredEvent], *, is_hurried: bool) -> RatedResult | None:
    """The result of a game by its story; None when it was not dealt for ratings or goes on."""
    events = [event_of(one) for one in story]
    rated = next((event for event in events if isinstance(event, e.Rated)), None)
    state = state_from(game, events)
    if rated is None or state.result is None:
        return None
    people, anchors = tuple(rated.people), rated_games.anchors_of(rated, state)
    void = rated_games.why_void(state, people, anchors)
    return RatedResult(
        game=game,
        ended=next(event.at for event in reversed(events) if isinstance(event, e.Over)),
        pool=rated_games.pool_of(state.settings),
        players=len(state.seats),
        people=people,
        anchors=anchors,
        places=tuple(rated_games.places(state)),
        void="hurried" if void is None and is_hurried else void,
    )
