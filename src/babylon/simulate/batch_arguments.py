"""What a batch is told, checked before anything changes: which games, and which actions."""

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from babylon.rules.actions import ACTIONS

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

SEED_BITS = 62  # a seed of NumPy's generator has a sign


def flags_of(chosen: "ArrayLike | None", games: int) -> "NDArray[np.uint8]":
    """1 for each chosen game, 0 for every other; without a choice all are chosen.

    Truth values are a mask, one for each game. Whole numbers are the numbers of the games, in any order.
    """
    if chosen is None:
        return np.ones(games, np.uint8)
    array = np.asarray(chosen)
    if array.dtype == np.bool_:
        _check_shape(array, games, "truth values")
        return array.astype(np.uint8)
    return _flags_of_numbers(array, games)


def rows_of(rows: "ArrayLike | None", games: int) -> "NDArray[np.int64]":
    """The numbers of the chosen games, in the order in which they are named; one number means that game alone.

    Without a choice all are chosen. Truth values are a mask, one for each game.
    """
    if rows is None:
        return np.arange(games)
    array = np.atleast_1d(np.asarray(rows))
    if array.dtype == np.bool_:
        _check_shape(array, games, "truth values")
        return np.flatnonzero(array)
    _check_numbers(array)
    if array.size and not 0 <= array.min() <= array.max() < games:
        game_number(int(array.min() if array.min() < 0 else array.max()), games)
    return array.astype(np.int64)


def different_rows_of(rows: "ArrayLike | None", games: int) -> "NDArray[np.int64]":
    """The same, for rows that are written: none may be named twice."""
    numbers = rows_of(rows, games)
    doubled = numbers[np.bincount(numbers, minlength=games)[numbers] > 1]
    if doubled.size:
        raise ValueError(f"game {doubled[0]} is chosen more than once")
    return numbers


def seat_number(seat: int, players: int) -> int:
    """The number, if there is such a seat."""
    if not 0 <= seat < players:
        raise IndexError(f"there is no seat {seat}: the seats have the numbers 0 to {players - 1}")
    return seat


def seed_of(rng: "Random | np.random.Generator") -> int:
    """A seed for streams of random numbers, drawn from either library's generator."""
    if isinstance(rng, Random):
        return rng.getrandbits(SEED_BITS)
    return int(rng.integers(1 << SEED_BITS))


def actions_of(actions: "ArrayLike", games: int) -> "NDArray[np.int64]":
    """A copy of the actions: one for each game."""
    array = np.asarray(actions)
    _check_shape(array, games, "actions")
    if array.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {array.dtype}")
    return array.astype(np.int64)


def weight_tables(
    weights: "ArrayLike", tables: "ArrayLike | None", games: int
) -> "tuple[NDArray[np.float64], NDArray[np.int64]]":
    """The tables of weights, one number for every action in each, and which of them is that of each game.

    One table is for all games; as many tables as games are for one each, unless `tables` says otherwise.
    """
    found = np.atleast_2d(np.ascontiguousarray(weights, np.float64))
    if found.ndim != 2 or found.shape[1] != ACTIONS:
        raise ValueError(
            f"weights have the shape {found.shape}, but a table of them has a number for each of {ACTIONS}"
        )
    if not (found.min() >= 0 and found.max() < np.inf):
        raise ValueError("weights are numbers from 0, and none of them is infinite")
    if tables is None and len(found) not in {1, games}:
        raise ValueError(f"there are {len(found)} tables of weights for {games} games: say which is whose by `tables`")
    numbers = np.arange(games) % len(found) if tables is None else np.asarray(tables)
    _check_shape(numbers, games, "tables")
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"tables are named by whole numbers, not by {numbers.dtype}")
    if not 0 <= numbers.min() <= numbers.max() < len(found):
        raise IndexError(f"tables have the numbers 0 to {len(found) - 1}, not {numbers.min()} to {numbers.max()}")
    return found, numbers.astype(np.int64)


def at_least_one(number: int, name: str) -> int:
    """The number, if there may be so many."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer):
        raise TypeError(f"{name} is a whole number, not {number!r}")
    if number < 1:
        raise ValueError(f"{name} is {number}, but at least 1 is needed")
    return int(number)


def game_number(number: int, games: int) -> int:
    """The number, if there is such a game."""
    if not 0 <= number < games:
        raise IndexError(f"there is no game {number}: the games have the numbers 0 to {games - 1}")
    return number


def _check_shape(array: "NDArray[np.generic]", games: int, what: str) -> None:
    if array.shape != (games,):
        raise ValueError(f"{what} have the shape {array.shape}, but the batch has {games} games and needs ({games},)")


def _check_numbers(array: "NDArray[np.generic]") -> None:
    if array.ndim != 1:
        raise ValueError(f"chosen games have the shape {array.shape}, but need one row of numbers or truth values")
    if array.size and array.dtype.kind not in "iu":
        raise TypeError(f"games are chosen by whole numbers or by truth values, not by {array.dtype}")


def _flags_of_numbers(array: "NDArray[np.generic]", games: int) -> "NDArray[np.uint8]":
    _check_numbers(array)
    flags = np.zeros(games, np.uint8)
    flags[different_rows_of(array, games)] = 1
    return flags
