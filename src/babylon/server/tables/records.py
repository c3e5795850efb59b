"""A table's game as a `.bgn` record: the view's while it lasts, the whole one with its proof afterwards."""

from datetime import UTC, datetime

from babylon.record import Record
from babylon.server.tables import fair_deal
from babylon.server.tables.live_table import LiveTable
from babylon.server.wire.errors import Code, Problem

PRACTICE = "practice"
DEVICES = "bots on devices"


def record_text(table: LiveTable) -> str:
    """The record's text; refused before the deal."""
    if table.game is None:
        raise Problem(Code.WRONG_STATUS, status=table.state.status)
    return str(record_of(table))


def record_of(table: LiveTable) -> Record:
    """The record as far as the public may know it."""
    game, state = table.playing, table.state
    names = ", ".join((seat.name or seat.bot or "").replace(",", " ") for seat in state.seats)
    day = datetime.fromtimestamp(state.created, UTC).strftime("%Y-%m-%d")
    notes = {"Names": names, "Date": day, "Site": f"table {state.id}"}
    if state.practice:
        notes["Event"] = PRACTICE
    elif state.by_device:
        notes["Event"] = DEVICES
    if state.result is None or state.secret is None:
        return Record.of(game.dealing, game.moves, notes=notes)
    if state.commitment:
        notes["Seed"] = str(fair_deal.proof_of(state, state.secret))
    result = tuple(state.result.scores)
    return Record.of(table.deal, game.moves, result=result, notes=notes)
