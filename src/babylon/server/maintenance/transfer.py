"""Games out of a store and into another: records for people, whole games for servers."""

import json
from collections.abc import AsyncIterator
from dataclasses import asdict

from babylon.pieces.errors import BabylonError
from babylon.server.maintenance.record_import import told
from babylon.server.maintenance.verification import problems
from babylon.server.store.rows import Append, Appended, GameRow, Secrets, StoredEvent, StoredGame
from babylon.server.store.store import Store
from babylon.server.tables.live_table import loaded
from babylon.server.tables.offers import Offers
from babylon.server.tables.records import record_of
from babylon.server.wire.errors import Problem

FORMAT = "babylon-game-1"


class NotAGame(ValueError):
    """A file that is no exported game, or one that does not verify."""


async def exported(store: Store, offers: Offers, *, whole: bool) -> AsyncIterator[tuple[str, str]]:
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


def whole_text(stored: StoredGame) -> str:
    """All that the store has on a game, as JSON."""
    body = {
        "format": FORMAT,
        "row": asdict(stored.row),
        "events": [asdict(event) for event in stored.events],
        "secrets": stored.secrets.values,
        "holders": stored.holders,
    }
    return json.dumps(body, ensure_ascii=False, indent=1) + "\n"


def whole_game(text: str) -> StoredGame:
    """The game in an exported text."""
    try:
        body = json.loads(text)
        if body["format"] != FORMAT:
            raise NotAGame(body["format"])
        events = tuple(StoredEvent(**event) for event in body["events"])
        return StoredGame(GameRow(**body["row"]), events, Secrets(body["secrets"]), body["holders"])
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise NotAGame(str(error)) from error


async def imported(store: Store, offers: Offers, text: str) -> bool:
    """Put an exported game, or the record of a finished one, into the store; False when it is there already."""
    wanted = _of_whole(text, offers) if text.lstrip().startswith("{") else _of_record(text, offers)
    return isinstance(await store.append(wanted), Appended)


def _of_whole(text: str, offers: Offers) -> Append:
    stored = whole_game(text)
    if found := list(problems(stored, offers)):
        raise NotAGame("; ".join(found))
    return Append(0, stored.events, stored.row, stored.secrets.values, {**stored.holders})


def _of_record(text: str, offers: Offers) -> Append:
    try:
        return told(text, offers)
    except (BabylonError, Problem, ValueError) as error:
        raise NotAGame(str(error)) from error
