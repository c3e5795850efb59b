"""Plain Python, machine code and WebAssembly put the same gardens together, and count the same points."""

from copy import deepcopy
from random import Random
from typing import Any, cast

import pytest

from babylon import EDITIONS
from babylon.compiled import machine_code
from babylon.compiled.row_memory import read_rows, rows
from babylon.game.score_pad import empty_gardens
from babylon.questions import over_pools
from babylon.questions.counted_pieces import CountsRow
from babylon.questions.garden import GardenRow
from babylon.questions.prospects import ProspectRow
from babylon.questions.refusals import RefusalRow
from babylon.questions.rows import NONE, layout
from babylon.questions.score_sheet import PointRow, SheetRow, most_points
from babylon.questions.standings import StandingRow
from babylon.rules.board import BELVEDERE, NO_CORNER, SPACES, SW
from babylon.rules.refusal_codes import ALLOWED
from babylon.rules.state import GameState, copied
from babylon.wasm.instance import PAD, Instance
from tests.questions.agreement import positions
from tests.questions.askers import TRIAL, Asker, Compiled, Plain, Row, Wasm, read, size, written

PLAYERS = 2
PIECES = 150
POINTS = most_points(64, 16)


def write_rows(memory: list[Row], filled: list[Row]) -> None:
    """Fill memory of compiled code."""
    for number, row in enumerate(filled):
        for name, _ in layout(type(row)):
            cast("Any", memory)[number][name] = getattr(row, name)


def gardens(edition: str) -> GameState:
    return empty_gardens(EDITIONS[edition], PLAYERS)


def some_piece(rng: Random, asker: Asker) -> tuple[Any, tuple[int, ...]]:
    """A tile or a decoration somewhere in the middle, more often than not one that can't be."""
    seat, position = rng.randrange(PLAYERS), rng.choice([18, 19, 20, 26, 27, 28, 34, 35, 36, rng.randrange(SPACES)])
    if rng.random() < 0.3:
        top = asker.state().gardens[seat].top
        level, corner = rng.randint(0, top + 2), rng.randint(NO_CORNER, SW)
        return over_pools.pad_tile, (seat, rng.randrange(4), position, level, corner, int(rng.random() < 0.1))
    kind = rng.randrange(BELVEDERE)
    step = (0, rng.choice([1, 8]), rng.choice([2, 16]), rng.choice([1, 8]))[kind]
    return over_pools.pad_item, (seat, kind, position, min(position + step, SPACES - 1))


@pytest.mark.parametrize("edition", ["en", "zh-Hans", "ja"])
def test_gardens_put_together_at_random_are_the_same(edition: str) -> None:
    rng = Random(edition)
    askers = Plain(), Compiled(), Wasm(PAD)
    for asker in askers:
        asker.lay(gardens(edition), gardens(edition))
    codes = set()
    for _ in range(PIECES):
        question, about = some_piece(rng, askers[0])
        answers = [asker.ask(question, RefusalRow, 1, *about) for asker in askers]
        assert answers[0] == answers[1] == answers[2]
        codes.add(answers[0][0])
        assert askers[0].state() == askers[1].state() == askers[2].state()
    assert ALLOWED in codes
    assert len(codes) > 6
    for question, row, room in (
        (over_pools.sheet_row, SheetRow, 1),
        (over_pools.point_rows, PointRow, POINTS),
        (over_pools.garden_row, GardenRow, 1),
    ):
        told = [asker.ask(question, row, room, 0) for asker in askers]
        assert told[0] == told[1] == told[2]


def some_counts(rng: Random) -> CountsRow:
    """Numbers in every column."""
    counts = CountsRow()
    for name, length in layout(CountsRow):
        setattr(counts, name, [rng.randrange(9) for _ in range(length)] if length else rng.randrange(9))
    return counts


def plainly(edition: str, counts: list[CountsRow]) -> list[SheetRow]:
    sheets = [SheetRow()]
    over_pools.counted_row([gardens(edition)], 0, counts, sheets)
    return sheets


def compiled(edition: str, counts: list[CountsRow]) -> tuple[list[SheetRow], list[CountsRow]]:
    asker, memory, sheets = Compiled(), rows(CountsRow, len(counts)), rows(SheetRow, 1)
    asker.lay(gardens(edition), gardens(edition))
    write_rows(memory, counts)
    machine_code(over_pools.counted_row)(asker.states, 0, memory, sheets)
    return read_rows(sheets, SheetRow, 1), read_rows(memory, CountsRow, len(counts))


def in_wasm(edition: str, counts: list[CountsRow]) -> tuple[list[SheetRow], list[CountsRow]]:
    asker, length = Wasm(PAD), len(counts) * size(CountsRow)
    asker.lay(gardens(edition), gardens(edition))
    place = asker.kernel.room(length)
    asker.kernel.write(place, written(counts))
    asker.kernel.call("counted_row", *asker.states, 0, place, len(counts), *asker.sheet)
    sheets = read(bytes(asker.kernel.read(asker.sheet[0], size(SheetRow))), SheetRow)
    return sheets, read(bytes(asker.kernel.read(place, length)), CountsRow)


@pytest.mark.parametrize("edition", EDITIONS)
def test_counted_pieces_score_the_same(edition: str) -> None:
    rng = Random(edition)
    counts = [some_counts(rng), some_counts(rng)]
    before = deepcopy(counts)
    sheets = plainly(edition, counts)
    assert compiled(edition, before) == (sheets, counts)
    assert in_wasm(edition, before) == (sheets, counts)


@pytest.mark.parametrize("points", [(9, 9, 5), (9, 9, 9), (1, 2, 3)])
def test_ranks_are_the_same(points: tuple[int, ...]) -> None:
    results = [StandingRow(number, seat) for seat, number in enumerate(points)]
    memory = rows(StandingRow, len(results))
    write_rows(memory, results)
    kernel = Instance(PAD)
    place = kernel.room(len(results) * size(StandingRow))
    kernel.write(place, written(results))
    leaders = over_pools.rank_rows(len(results), results)
    assert machine_code(over_pools.rank_rows)(len(results), memory) == leaders == points.count(max(points))
    assert kernel.call("rank_rows", len(results), place, len(results)) == leaders
    assert read_rows(memory, StandingRow, len(results)) == results
    assert read(bytes(kernel.read(place, len(results) * size(StandingRow))), StandingRow) == results
    assert [row.rank for row in results].count(1) == 1


@pytest.mark.unmeasured
def test_what_turns_prepare_is_the_same_everywhere() -> None:
    askers = Plain(), Compiled(), Wasm(PAD)
    told = 0
    for number in range(6):
        for game, _ in positions(number):
            for asker in askers:
                asker.lay(game.state, copied(game.state))
            answers = [asker.ask(over_pools.prospect_row, ProspectRow, 1, TRIAL, game.seat) for asker in askers]
            assert answers[0] == answers[1] == answers[2]
            assert askers[0].state() == askers[1].state() == askers[2].state()
            (row,) = answers[0][1]
            told += sum(space != NONE for space in row.space)
    assert told > 0
