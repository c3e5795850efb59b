"""What games came to: worked out of their logs once, then read."""

import asyncio
from dataclasses import dataclass, replace
from typing import Annotated

from pydantic import Field, TypeAdapter

from babylon.pieces.errors import BabylonError
from babylon.pieces.score import Category
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import played_games
from babylon.server.store.people_rows import PlayedGame
from babylon.server.tables.live_table import LiveTable, loaded
from babylon.server.wire.base import Wire
from babylon.server.wire.errors import Problem

MOST_AT_ONCE = 40


class SeatOutcome(Wire):
    """Who sat there, whether they won, and the points by line of the pad."""

    name: str | None
    bot: str | None
    won: bool
    total: int
    lines: Annotated[dict[str, int], Field(min_length=1)]


class Outcome(Wire):
    """What a game that has ended came to."""

    edition: str
    practice: bool
    seats: list[SeatOutcome]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that has ended, what it came to, and who holds its seats."""

    outcome: Outcome
    holders: dict[int, str]


_TEXT: TypeAdapter[Outcome | None] = TypeAdapter(Outcome | None)


async def played(tables: TableCache, person: str) -> tuple[list[Played], int]:
    """All games that someone has ended, and how many are yet to be worked out: some at a time."""
    store = tables.store
    games = await store.ask(lambda connection: played_games.ended(connection, person))
    unknown = [game for game in games if game.outcome is None]
    now_known = {game.id: await _kept(tables, game) for game in unknown[:MOST_AT_ONCE]}
    known = [replace(game, outcome=game.outcome or now_known.get(game.id)) for game in games]
    # Of many games that takes long: beside the event loop.
    return await asyncio.to_thread(_read, known), len(unknown) - len(now_known)


def _read(games: list[PlayedGame]) -> list[Played]:
    told = [(game, _TEXT.validate_json(game.outcome or "null")) for game in games]
    return [Played(outcome, game.holders) for game, outcome in told if outcome is not None]


async def _kept(tables: TableCache, game: PlayedGame) -> str:
    """The outcome of a game as it is stored from now on; null where its log can't be played any more."""
    stored = await tables.store.game(game.id)
    outcome = None
    if stored is not None:
        try:
            live = await asyncio.to_thread(
                loaded, game.id, stored.events, stored.secrets, stored.holders, tables.offers
            )
            outcome = outcome_of(live)
        except (BabylonError, Problem):
            outcome = None
    text = _TEXT.dump_json(outcome).decode()
    await tables.store.change(lambda connection: played_games.keep_outcome(connection, game.id, text))
    return text


def outcome_of(table: LiveTable) -> Outcome | None:
    """What a game came to; None while it goes on."""
    state = table.state
    if state.result is None or table.game is None:
        return None
    sheets = table.playing.scores()
    seats = [
        SeatOutcome(
            name=seat.name,
            bot=seat.bot,
            won=number in state.result.winners,
            total=sheet.total,
            lines={line.value: sheet.points(line) for line in Category},
        )
        for number, (seat, sheet) in enumerate(zip(state.seats, sheets, strict=True))
    ]
    return Outcome(edition=state.settings.edition.name, practice=state.practice, seats=seats)
