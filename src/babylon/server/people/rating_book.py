"""The ratings of people, kept up with the log: each game for ratings counts once, in the order of ending.

They are a function of the log alone. A game that another process has ended earlier, and that comes to be known later,
takes back all that came after it, so that the ratings are those that `babylon ratings` finds from the beginning.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress

from sqlalchemy import Connection

from babylon.ratings.model import NEWCOMER, Rating, after_game
from babylon.server.people.rated_results import RatedResult, result_of
from babylon.server.store import ratings as stored
from babylon.server.store.ratings import RatedGame, Step
from babylon.server.store.store import Store
from babylon.server.tables.live_table import LiveTable
from babylon.server.wire.enums import Status
from babylon.server.wire.faults import DatabaseFault

EVERY_SECONDS = 3600.0
RETRY_SECONDS = 30.0


def recompute(connection: Connection) -> int:
    """Make all ratings anew from the log; how many games there were."""
    stored.lock(connection)
    games = stored.rated_games(connection)
    stored.forget_all(connection)
    return _counted(connection, games)


def refresh(connection: Connection, games: Iterable[str]) -> int:
    """Count games that have ended, each once; how many there were."""
    stored.lock(connection)
    new = _results(connection, [game for game in games if not stored.is_noted(connection, game)])
    if not new:
        return 0
    later = stored.noted_since(connection, _noted(new[0]))
    stored.forget_games(connection, later)
    return _counted(connection, [*(one.game for one in new), *later])


def _counted(connection: Connection, games: Iterable[str]) -> int:
    results = _results(connection, games)
    for result in results:
        stored.note(connection, _noted(result), _steps(connection, result))
    return len(results)


def _results(connection: Connection, games: Iterable[str]) -> list[RatedResult]:
    """What these games came to, in the order of their ending."""
    found = [_result(connection, game) for game in games]
    return sorted((one for one in found if one is not None), key=lambda one: (one.ended, one.game))


def _result(connection: Connection, game: str) -> RatedResult | None:
    story = stored.story(connection, game)
    return result_of(game, story, stored.hurried_seats(connection, game))


def _noted(result: RatedResult) -> RatedGame:
    return RatedGame(result.game, result.ended, result.void)


def _steps(connection: Connection, result: RatedResult) -> list[Step]:
    """What a game makes of the ratings of the people in it; bots stay where they are."""
    if result.void is not None:
        return []
    known = [None if one is None else stored.last_step(connection, one, result.pool) for one in result.people]
    before = [_rating(step) if worth is None else worth for worth, step in zip(result.anchors, known, strict=True)]
    people = [(seat, one) for seat, one in enumerate(result.people) if one is not None and len(result.met_by(seat)) > 1]
    after = {seat: _after(result, before, seat) for seat, _ in people}
    return [
        Step(
            game=result.game,
            person=person,
            pool=result.pool,
            ended=result.ended,
            place=result.places[seat],
            mu=after[seat].mu,
            sigma=after[seat].sigma,
            games=1 if (step := known[seat]) is None else step.games + 1,
        )
        for seat, person in people
    ]


def _after(result: RatedResult, before: Sequence[Rating], seat: int) -> Rating:
    """What a game makes of the rating at a seat."""
    met = result.met_by(seat)
    return after_game([before[one] for one in met], [result.places[one] for one in met])[met.index(seat)]


def _rating(step: Step | None) -> Rating:
    return NEWCOMER if step is None else Rating(step.mu, step.sigma)


class RatingBook:
    """Counts what ends at the tables of this process, and now and then what others have left."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counting: set[asyncio.Task[None]] = set()

    def consider(self, table: LiveTable) -> None:
        """Count a game for ratings that has just ended."""
        state = table.state
        if state.settings.rated and state.status is Status.OVER:
            task = asyncio.get_running_loop().create_task(self._count([state.id]))
            self._counting.add(task)
            task.add_done_callback(self._counting.discard)

    async def settled(self) -> None:
        """Wait for all that is being counted."""
        while self._counting:
            await asyncio.gather(*self._counting)

    async def run(self, every: float = EVERY_SECONDS) -> None:
        """Find what was never counted, since a process ended too early, for ever."""
        while True:
            pause = every
            try:
                await self._count(await self._store.ask(stored.unnoted_games))
            except DatabaseFault:
                # The fault is in the log already.
                pause = min(every, RETRY_SECONDS)
            await asyncio.sleep(pause)

    async def _count(self, games: list[str]) -> None:
        if not games:
            return
        # What a fault leaves out is found again when what is missing is looked for.
        with suppress(DatabaseFault):
            await self._store.change(lambda connection: refresh(connection, games))
