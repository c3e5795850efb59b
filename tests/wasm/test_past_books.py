"""Books and tiles that were mended since are for a game what they were when it began."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from babylon.pieces.edition import EDITIONS, Highest
from babylon.pieces.tile import tiles
from babylon.wasm.kernels import Kernel, known, present, remember
from babylon.wasm.past_books import books_of, tiles_then

THEN = "then"


@pytest.fixture(autouse=True)
def _former_books() -> Iterator[None]:
    told = json.loads(present().text) | {"RULES": THEN, "ALIKE": []}
    told["EDITIONS"]["pl"]["highest"] = "square"
    told["TILE_SETS"]["standard"]["c01"]["face"] = [None, None, None, "bridge"]
    remember([Kernel(THEN, present().code, json.dumps(told))])
    yield
    known.cache_clear()


def test_a_book_says_what_it_said() -> None:
    assert books_of(THEN)["pl"] == replace(EDITIONS["pl"], highest=Highest.SQUARE)
    assert books_of(THEN)["ja"] == EDITIONS["ja"]
    assert books_of(present().rules) is books_of("nobody knows") is EDITIONS


def test_a_tile_shows_what_it_showed() -> None:
    standard = tiles("standard")
    assert str(tiles_then(THEN, standard)["c01"]) == "c01 white ...B"
    assert tiles_then(THEN, standard)["c02"] == standard["c02"]
    assert tiles_then(THEN, standard).tokens == standard.tokens
    assert tiles_then(present().rules, standard) is standard


def test_the_tiles_of_a_file_are_what_they_are() -> None:
    standard = tiles("standard")
    own = replace(standard, by_id={**standard.by_id, "c01": standard["c02"]})
    assert tiles_then(THEN, own) is own
    assert tiles_then(THEN, replace(standard, name="mine")).name == "mine"
