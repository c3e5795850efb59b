"""Games out of a store and into another: records for people, whole games for servers."""

from collections.abc import AsyncIterator

from babylon.pieces.errors import BabylonError
from babylon.server.maintenance.record_import import told
from babylon.server.maintenance.verification import problems
from babylon.server.maintenance.whole_games import NotAGame, whole_game, whole_text
from babylon.server.runtime.appends import row_of
from babylon.server.store.reader import Reader
from babylon.server.store.rows import Append, Appended, StoredGame
from babylon.server.store.store import Store
from babylon.server.tables.live_table import loaded
from babylon.server.tables.offers import Offers
from babylon.server.tables.records import record_of
from babylon.server.wire.errors import Problem

RECORD_CHARACTERS = 512 * 1024


async def exported(store: Reader, offers: Offers, *, whole: bool) -> AsyncIterator[tuple[str, str]]:
    """A file's name and text for every game that has been dealt. A whole game has its secrets in it."""
    for name in await store.all_games():
        stored = await store.game(name)
        if stored is not None and (text := _text(stored, offers, whole=whole)) is not None:
            yield f"{name}.{'json' if whole else 'bgn'}", text


def _text(stored: StoredGame, offers: Offers, *, whole: bool) -> str | None:
    if whole:
        return whole_text(stored)
    table = loaded(stored.row.id, stored.events, stored.secrets, stored.holders, offers)
    return None if table.game is None else str(record_of(table))


async def imported(store: Store, offers: Offers, text: str) -> bool:
    """Put an exported game, or the record of a finished one, into the store; False when it is there already."""
    return await put_in(store, game_in(text, offers))


async def put_in(store: Store, game: Append) -> bool:
    """Write a whole game; False when it is there already."""
    return isinstance(await store.append(game), Appended)


def game_in(text: str, offers: Offers) -> Append:
    """The whole log that a file tells of; NotAGame when it does not verify."""
    return _of_whole(text, offers) if text.lstrip().startswith("{") else _of_record(text, offers)


def _of_whole(text: str, offers: Offers) -> Append:
    stored = whole_game(text)
    if found := next(problems(stored, offers), None):
        raise NotAGame("unverified", reason=found)
    table = loaded(stored.row.id, stored.events, stored.secrets, stored.holders, offers)
    return Append(0, stored.events, row_of(table), stored.secrets.values, {**stored.holders})


def _of_record(text: str, offers: Offers) -> Append:
    if len(text) > RECORD_CHARACTERS:
        raise NotAGame("long-record", most=RECORD_CHARACTERS // 1024)
    try:
        return told(text, offers)
    except (BabylonError, Problem, ValueError) as error:
        raise NotAGame("unverified", reason=error) from error
