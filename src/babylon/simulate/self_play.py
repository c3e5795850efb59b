"""Self-play of a batch as Parquet: a row for every move of every game, for learning elsewhere.

Games are played to their ends first and then once more for the file, when it is known how each ended: nothing has to
be kept in memory but the actions.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from babylon.rules.standings import ranks
from babylon.rules.turn import OVER
from babylon.simulate.batch import Batch

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from babylon.simulate.snapshots import Snapshot

Policy: TypeAlias = Callable[[Batch], "ArrayLike"]
Columns: TypeAlias = "dict[str, NDArray[Any]]"


def at_random(batch: Batch) -> "ArrayLike":
    """Any legal action, all equally likely."""
    return batch.random_actions()


def write_self_play(path: Path, batch: Batch, policy: Policy = at_random, *, waves: int = 1) -> int:
    """Deal the batch anew so many times, let the policy play all games, and write every move; return how many rows.

    The policy is handed the batch and answers with an action for each game, -1 or anything else for one that is over.
    """
    import pyarrow as pa  # noqa: PLC0415 - an extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema, written = _schema(pa, batch), 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for wave in range(waves):
            for columns in moves(batch, policy, first=wave * batch.n):
                arrays = [_arrow(pa, columns[field.name], field.type) for field in schema]
                writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
                written += len(columns["game"])
    return written


def moves(batch: Batch, policy: Policy = at_random, *, first: int = 0) -> Iterator[Columns]:
    """The columns of a step of all games, one step after the other; games are numbered from `first` on."""
    batch.reset()
    start = batch.save()
    while not batch.over.all():
        batch.step(policy(batch))
    played = [batch.history(game) for game in range(batch.n)]
    results = np.stack([batch.scores(), batch.notches()], axis=-1).tolist()
    ends: Columns = {"points": batch.scores().copy(), "ranks": np.array([ranks(one) for one in results], np.int8)}
    yield from _told_again(batch, start, played, ends, first)


def _told_again(
    batch: Batch, start: "Snapshot", played: list[list[int]], ends: Columns, first: int
) -> Iterator[Columns]:
    batch.restore(start)
    for ply in range(max(map(len, played))):
        actions = np.array([game[ply] if ply < len(game) else -1 for game in played], np.int16)
        playing = np.flatnonzero(batch.phases != OVER)
        yield {
            "game": (first + playing).astype(np.int32),
            "ply": np.full(len(playing), ply, np.int16),
            "seat": batch.seats[playing].astype(np.int8),
            "observation": batch.observations()[playing],
            "legal": batch.packed_masks()[playing],
            "action": actions[playing],
            "points": ends["points"][playing],
            "ranks": ends["ranks"][playing],
        }
        batch.step(actions)


def _schema(pa: Any, batch: Batch) -> Any:  # noqa: ANN401 - the library comes as an argument and has no types
    fields = {
        "game": pa.int32(),
        "ply": pa.int16(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.uint8(), batch.shared_arrays()["observations"].shape[1]),
        "legal": pa.list_(pa.uint8(), batch.shared_arrays()["packed_masks"].shape[1]),
        "action": pa.int16(),
        "points": pa.list_(pa.int16(), batch.players),
        "ranks": pa.list_(pa.int8(), batch.players),
    }
    described = {"players": batch.players, "edition": batch.edition.name}
    return pa.schema(list(fields.items()), metadata={"babylon.batch": json.dumps(described)})


def _arrow(pa: Any, column: "NDArray[Any]", kind: Any) -> Any:  # noqa: ANN401 - as above
    if column.ndim == 1:
        return pa.array(column, kind)
    return pa.FixedSizeListArray.from_arrays(pa.array(np.ascontiguousarray(column).reshape(-1)), type=kind)
