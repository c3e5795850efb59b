"""Self-play of a batch as a file."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import ArrayLike, NDArray

from babylon.game import Game
from babylon.game.action_numbers import move_of
from babylon.rules.actions import ACTIONS
from babylon.simulate import Batch
from babylon.simulate.self_play import write_self_play


def last_of_all(batch: Batch) -> ArrayLike:
    """A policy: the legal action with the highest number that is not an end of the turn, if there is one."""
    masks = batch.legal_masks().copy()
    masks[:, 4336:] *= masks[:, :4336].max(axis=1, keepdims=True) ^ 1
    backwards: NDArray[np.int64] = masks[:, ::-1].argmax(axis=1)
    return ACTIONS - 1 - backwards


def test_every_move_of_every_game_is_a_row(tmp_path: Path) -> None:
    batch, file = Batch(6, players=3, edition="pl", seed=2), tmp_path / "games.parquet"
    rows = write_self_play(file, batch, waves=2)
    table = pq.read_table(file)
    assert table.num_rows == rows > 2 * 6 * 100
    assert sorted(set(table["game"].to_pylist())) == list(range(12))
    again = Batch(6, players=3, edition="pl", seed=2)
    again.reset()
    game = Game(again.game(4).dealing)
    mine = [row for row in table.to_pylist() if row["game"] == 4]
    assert [row["ply"] for row in mine] == list(range(len(mine)))
    for row in mine:
        assert row["seat"] == game.seat
        legal = np.unpackbits(np.array(row["legal"], np.uint8), count=ACTIONS, bitorder="little")
        assert legal.sum() == len(game.legal_moves())
        assert legal[row["action"]] == 1
        game.play(move_of(game.state, row["action"]))
    assert game.is_over
    assert mine[0]["points"] == [sheet.total for sheet in game.scores()]
    assert [seat for seat, rank in enumerate(mine[0]["ranks"]) if rank == 1] == list(game.winners())


def test_observations_are_those_of_whoever_moves(tmp_path: Path) -> None:
    batch, file = Batch(3, seed=5), tmp_path / "games.parquet"
    write_self_play(file, batch, last_of_all)
    rows = pq.read_table(file).filter(pq.read_table(file)["ply"].to_numpy() == 0).to_pylist()
    batch = Batch(3, seed=5)
    batch.reset()
    assert [row["observation"] for row in rows] == batch.observations().tolist()
    assert pq.read_schema(file).metadata[b"babylon.batch"] == b'{"players": 2, "edition": "revised"}'
