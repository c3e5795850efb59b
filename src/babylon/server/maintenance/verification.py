"""Every game of a store recomputed from its log, and what does not fit."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

from babylon.pieces.deal import Deal, dealt
from babylon.pieces.errors import BabylonError
from babylon.server.store.reader import Reader
from babylon.server.store.rows import GameRow, StoredGame
from babylon.server.tables import fair_deal
from babylon.server.tables.live_table import LiveTable, loaded
from babylon.server.tables.offers import Offers


class Mismatch(BabylonError):
    """What does not fit in a stored game."""

    kind = "verify"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong with a game."""

    game: str
    problem: Mismatch


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many games were recomputed, and what was found."""

    games: int
    findings: tuple[Finding, ...]


async def verified(store: Reader, offers: Offers) -> Verdict:
    """Every game of the store, played again."""
    names = await store.all_games()
    findings = [finding async for finding in _all(store, offers, names)]
    return Verdict(len(names), tuple(findings))


async def _all(store: Reader, offers: Offers, names: list[str]) -> AsyncIterator[Finding]:
    for name in names:
        stored = await store.game(name)
        if stored is not None:
            for problem in problems(stored, offers):
                yield Finding(name, problem)


def problems(stored: StoredGame, offers: Offers) -> Iterator[Mismatch]:
    """What does not fit in one game."""
    if [event.seq for event in stored.events] != list(range(1, stored.row.seq + 1)):
        yield Mismatch("gaps")
        return
    try:
        found = _replayed(stored, offers)
    except Exception as error:  # noqa: BLE001 - a log that someone has written by hand may break anything
        reason = error if isinstance(error, BabylonError) else str(error) or type(error).__name__
        found = [Mismatch("no-replay", reason=reason)]
    yield from found


def _replayed(stored: StoredGame, offers: Offers) -> list[Mismatch]:
    table = loaded(stored.row.id, stored.events, stored.secrets, stored.holders, offers)
    found = [*_row(stored.row, table)]
    if table.game is not None:
        found += [*_deal(table), *_result(table)]
    return found


def _row(row: GameRow, table: LiveTable) -> Iterator[Mismatch]:
    state = table.state
    if (row.status, row.rules, row.access) != (state.status, state.rules, state.settings.access):
        yield Mismatch("row")


def _deal(table: LiveTable) -> Iterator[Mismatch]:
    state, whole = table.state, table.deal
    if not _agrees(table.playing.dealing, whole):
        yield Mismatch("shown")
    if not state.commitment:
        # Imported from a record without a proof: nothing was promised.
        return
    if not fair_deal.opens(table.secrets["fair"], state.commitment):
        yield Mismatch("commitment")
    proof = fair_deal.proof_of(state, table.secrets["fair"])
    if dealt(proof.key, whole.edition, whole.tiles, whole.seats) != whole or not proof.draws_right:
        yield Mismatch("secret")


def _agrees(seen: Deal, whole: Deal) -> bool:
    tiles = zip((t for s in seen.quarry for t in s), (t for s in whole.quarry for t in s), strict=True)
    tokens = zip(seen.tokens, whole.tokens, strict=True)
    return all(known is None or known == real for known, real in (*tiles, *tokens))


def _result(table: LiveTable) -> Iterator[Mismatch]:
    result = table.state.result
    if result is not None and result.scores != [sheet.total for sheet in table.playing.scores()]:
        yield Mismatch("result")
