"""Self-play as Parquet, for learning elsewhere: a row for every move of every game.

`state` holds all numbers of the position as its seat may know it, in the order that the file's metadata names
(`babylon.state`: name and length of each field, the game's first, then each garden's); `legal` and `action` are the
rules' action numbers; `points` and `ranks` say how the game ended for every seat.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from babylon.arena.matches import Result
from babylon.bots.kernel.worlds import hide
from babylon.game import Game
from babylon.game.action_numbers import action_of
from babylon.rules.state import GARDENS, GameState, GardenState, copied, layout
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, legal

ROWS_AT_A_TIME = 4096
_GAME = [(name, length) for name, kind, length in layout(GameState) if kind != GARDENS]
_GARDEN = [(name, length) for name, _, length in layout(GardenState)]


def numbers_of(state: GameState) -> list[int]:
    """All numbers of a state; boards as signed 64-bit ones."""
    parts = [_fields(state, _GAME), *(_fields(garden, _GARDEN) for garden in state.gardens)]
    return [number - (1 << 64) if number >= 1 << 63 else number for number in chain.from_iterable(parts)]


def _fields(state: GameState | GardenState, fields: list[tuple[str, int]]) -> Iterator[int]:
    for name, length in fields:
        value = getattr(state, name)
        yield from value if length else (value,)


def rows(result: Result) -> Iterator[dict[str, Any]]:
    """A row for every move of a game."""
    finished = Game.from_record(result.record)
    game = Game(finished.dealing)
    out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
    for ply, move in enumerate(finished.moves):
        known = copied(game.state)
        hide(known)
        yield {
            "game": result.number,
            "ply": ply,
            "seat": game.seat,
            "contestant": result.seats[game.seat],
            "round": game.round,
            "state": numbers_of(known),
            "legal": out[: legal(game.state, out, scratch)],
            "action": action_of(game.state, move),
            "move": str(move),
            "points": list(result.points),
            "ranks": list(result.ranks),
        }
        game.play(move)


def write_parquet(results: Iterable[Result], path: Path) -> int:
    """Write the games into a file; return how many rows."""
    import pyarrow as pa  # noqa: PLC0415 - an extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = _schema(pa)
    written = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for batch in _batches(chain.from_iterable(rows(result) for result in results)):
            writer.write_table(pa.Table.from_pylist(batch, schema=schema))
            written += len(batch)
    return written


def _schema(pa: Any) -> Any:  # noqa: ANN401 - the library comes as an argument and has no types
    fields = {
        "game": pa.int32(),
        "ply": pa.int16(),
        "seat": pa.int8(),
        "contestant": pa.string(),
        "round": pa.int8(),
        "state": pa.list_(pa.int64()),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "move": pa.string(),
        "points": pa.list_(pa.int16()),
        "ranks": pa.list_(pa.int8()),
    }
    described = {"game": [list(one) for one in _GAME], "garden": [list(one) for one in _GARDEN]}
    return pa.schema(list(fields.items()), metadata={"babylon.state": json.dumps(described)})


def _batches(every: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in every:
        batch.append(row)
        if len(batch) == ROWS_AT_A_TIME:
            yield batch
            batch = []
    if batch:
        yield batch
