"""Self-play as Parquet, read back."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from babylon import Game
from babylon.arena.export import numbers_of, write_parquet
from babylon.arena.fixtures import Plan
from babylon.arena.matches import Result
from babylon.arena.tournament import Tournament
from babylon.game.action_numbers import action_of

Row = dict[str, Any]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return list(Tournament(Plan(("mason", "apprentice"), games=2, seed=3)).run())


@pytest.fixture(scope="module")
def file(results: list[Result], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("export") / "games.parquet"
    assert write_parquet(results, path) == pq.ParquetFile(path).metadata.num_rows
    return path


@pytest.fixture(scope="module")
def rows(file: Path) -> list[Row]:
    read: list[Row] = pq.read_table(file).to_pylist()
    return read


def test_every_position_is_a_row(results: list[Result], rows: list[Row]) -> None:
    moves = [len(Game.from_record(result.record).moves) for result in results]
    assert len(rows) == sum(moves)
    assert [(row["game"], row["ply"]) for row in rows] == [
        (game, ply) for game, many in enumerate(moves) for ply in range(many)
    ]


def test_every_move_is_legal_and_the_one_that_was_played(results: list[Result], rows: list[Row]) -> None:
    for result in results:
        whole = Game.from_record(result.record)
        game = Game(whole.dealing)
        for row in (row for row in rows if row["game"] == result.number):
            legal = game.legal_moves()
            assert sorted(row["legal"]) == sorted(action_of(game.state, move) for move in legal)
            assert row["action"] in row["legal"]
            assert (row["seat"], row["round"]) == (game.seat, game.round)
            assert row["contestant"] == result.seats[game.seat]
            game.play(row["move"])
        assert game.moves == whole.moves


def test_every_outcome_is_that_of_the_game(results: list[Result], rows: list[Row]) -> None:
    for row in rows:
        result = results[row["game"]]
        assert (row["points"], row["ranks"]) == (list(result.points), list(result.ranks))


def test_a_state_holds_what_the_seat_may_know_and_no_more(results: list[Result], rows: list[Row]) -> None:
    game = Game(Game.from_record(results[0].record).dealing)
    for row in (row for row in rows if row["game"] == 0):
        assert row["state"] == numbers_of(game.view(game.seat).game().state)
        game.play(row["move"])


def test_the_file_names_its_numbers(file: Path, rows: list[Row]) -> None:
    described = json.loads(pq.read_schema(file).metadata[b"babylon.state"])
    lengths = {part: sum(length or 1 for _, length in fields) for part, fields in described.items()}
    assert {len(row["state"]) for row in rows} == {lengths["game"] + 2 * lengths["garden"]}
    names = [name for name, _ in described["game"]]
    at = sum(length or 1 for _, length in described["game"][: names.index("round")])
    assert all(row["state"][at] in (row["round"] - 1, row["round"]) for row in rows)
