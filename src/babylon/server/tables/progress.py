"""How far a game has come, for the list of one's own games. Made of what is public, and stored by each append."""

from babylon.game.public_game import PublicGame
from babylon.server.store.rows import ProgressText
from babylon.server.tables.as_json import result_json, turn_json
from babylon.server.tables.state import TableState
from babylon.server.wire.json_text import JsonObject, dumped


def progress_text(state: TableState, game: PublicGame | None) -> ProgressText:
    """Whose turn it is, the round, the points and how it ended; without a `game` only what the log itself says."""
    told: JsonObject = {
        "turn": turn_json(state),
        "since": state.since or state.created,
        "turns": len(state.turns),
        "round": None if game is None else game.round,
        "rounds": None if game is None else game.rounds,
        "points": _points(state, game),
        "result": result_json(state),
        "paused_until": state.paused_until,
    }
    return ProgressText(dumped(told))


def _points(state: TableState, game: PublicGame | None) -> list[int] | None:
    if state.result is not None:
        return list(state.result.scores)
    return None if game is None else game.totals()
