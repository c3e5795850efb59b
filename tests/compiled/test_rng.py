from collections import Counter

from babylon.compiled import machine_code, numbers
from babylon.compiled.rng import below, seeded
from babylon.rules.board import BIT, first, rest


def draws(rows: list[int], seed: int, limit: int, out: list[int]) -> None:
    """A kernel: numbers from a stream of their own for each."""
    for which in range(len(out)):
        rows[0] = seeded(seed, which)
        for _ in range(5):
            out[which] = below(rows, 0, limit)


def spaces(boards: list[int], out: list[int]) -> int:
    """A kernel: write the spaces of all boards, lowest first; return how many."""
    found = 0
    for number in range(len(boards)):
        board = boards[number]
        while board != 0:
            out[found] = first(board)
            board = rest(board)
            found += 1
    return found


def signed(board: int) -> int:
    return board - (1 << 64) if board >> 63 else board


def test_plain_and_compiled_chance_agree() -> None:
    plain, compiled = [0] * 500, numbers(500)
    draws([0], 77, 4339, plain)
    machine_code(draws)(numbers(1), 77, 4339, compiled)
    assert list(compiled) == plain


def test_the_last_space_of_the_board_is_found_and_taken_away() -> None:
    boards = [BIT[63], BIT[63] | BIT[0], (1 << 64) - 1, 0]
    compiled, expected, found = numbers(4), [0] * 128, numbers(128)
    for number, board in enumerate(boards):
        compiled[number] = signed(board)
    assert machine_code(spaces)(compiled, found) == spaces(boards, expected) == 67
    assert list(found) == expected


def test_all_numbers_are_drawn_about_equally_often() -> None:
    rows = [seeded(3, 0)]
    drawn = Counter(below(rows, 0, 10) for _ in range(20_000))
    assert set(drawn) == set(range(10))
    assert all(1800 < often < 2200 for often in drawn.values())


def test_neighbouring_seeds_and_streams_start_apart() -> None:
    starts = {seeded(seed, which) >> 31 for seed in range(50) for which in range(50)}
    assert len(starts) == 2500
