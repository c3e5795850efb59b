"""Games that count for ratings: what such a table is like, who may sit there, and how such a game comes out.

All of it is known before the first move. Nobody is helped and nobody is stood in for: whoever gives up, or runs out of
time, comes in last, together with others who did.
"""

import re
from collections.abc import Sequence

from babylon.bots import NAMES
from babylon.ratings.anchors import anchor, former_anchor, seconds
from babylon.ratings.model import Rating
from babylon.server.tables import roles
from babylon.server.tables.offers import STANDARD, Offers
from babylon.server.tables.state import TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import OnTimeout, PoolClock
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.settings import Days, EditionChoice, NoClock, TableSettings

_PERSON = re.compile(r"[a-z2-7]{16}")
_RATED = re.compile(r"[a-z2-7]{16}|gone:[0-9a-f]{11}")  # a person, also one who has left


def is_person(holder: str | None) -> bool:
    """Whether a holder is a person rather than a guest, whose ids are longer."""
    return holder is not None and _PERSON.fullmatch(holder) is not None


def pool_of(settings: TableSettings) -> str:
    """The list in which a game counts: by how many play, and whether in one sitting or over days."""
    return f"{settings.players}-{PoolClock.DAYS if isinstance(settings.clock, Days) else PoolClock.LIVE}"


def conditions(settings: TableSettings, bots: Sequence[str | None], offers: Offers) -> TableSettings:
    """The settings as a rated table has them; refused when something else about it is not as everywhere."""
    if not settings.rated:
        return settings
    printed = settings.edition == EditionChoice(name=settings.edition.name)
    if isinstance(settings.clock, NoClock) or not printed or settings.tiles != STANDARD:
        raise Problem(Code.NOT_RATABLE)
    for bot in bots:
        if bot is not None:
            require_rated_bot(bot, offers)
    if all(bot is not None for bot in bots):
        raise Problem(Code.NOT_RATABLE)
    return settings.model_copy(
        update={"undo": False, "hints": False, "seats_each": 1, "on_timeout": OnTimeout.LOSE},
    )


def require_rated_bot(bot: str, offers: Offers) -> None:
    """Refuse a bot whose strength is not known, or that has less time here than when it was measured."""
    if bot not in NAMES or offers.bot_seconds < seconds():
        raise Problem(Code.NOT_RATABLE)


def require_ratable(state: TableState, holder: str | None, program: str | None = None) -> None:
    """Refuse whom a rated table can't have: a guest, or a program."""
    if not state.settings.rated:
        return
    if not is_person(holder):
        raise Problem(Code.NOT_SIGNED_IN)
    if program is not None:
        raise Problem(Code.NOT_RATABLE)


def dealt_rated(state: TableState, holders: dict[str, str | None]) -> tuple[e.Rated, ...]:
    """What the log says of a rated game once it is dealt, of whose seats these are the holders."""
    if not state.settings.rated:
        return ()
    people = [holders.get(roles.seat_role(seat)) for seat in range(len(state.seats))]
    worth = [None if one.bot is None else anchor(one.bot, len(state.seats)) for one in state.seats]
    told = [None if one is None else e.BotRating(mu=one.mu, sigma=one.sigma) for one in worth]
    return (e.Rated(people=people, anchors=told),)


def anchors_of(event: e.Rated, state: TableState) -> tuple[Rating | None, ...]:
    """The ratings of the bots by seats, as they were when the game was dealt; None for people, and for unknown bots."""
    if event.anchors is not None:
        return tuple(None if one is None else Rating(one.mu, one.sigma) for one in event.anchors)
    seats = state.seats
    return tuple(None if one.bot is None else former_anchor(one.bot, len(seats)) for one in seats)


def why_void(state: TableState, people: Sequence[str | None], anchors: Sequence[Rating | None]) -> str | None:
    """Why a game that has ended does not count after all; None when it does."""
    seats = list(zip(state.seats, people, strict=True))
    named = [person for person in people if person is not None]
    if len(set(named)) < len(named):
        return "twice"
    if not named or any((seat.bot is None) != bool(person and _RATED.fullmatch(person)) for seat, person in seats):
        return "guest"
    if any(seat.bot is not None and worth is None for seat, worth in zip(state.seats, anchors, strict=True)):
        return "bot"
    if state.practice or any(seat.hinted or seat.program for seat, _ in seats):
        return "help"
    return None


def places(state: TableState) -> list[int]:
    """At which place each seat came in, from 1: behind the winners by points, and last who did not play to the end."""
    assert state.result is not None
    scores, winners = state.result.scores, set(state.result.winners)
    keys = [
        (seat.out is None, number in winners, scores[number] if seat.out is None else 0)
        for number, seat in enumerate(state.seats)
    ]
    return [1 + sum(other > key for other in keys) for key in keys]
