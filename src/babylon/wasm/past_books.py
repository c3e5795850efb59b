"""The printed books and the tiles of the package, as they were when a game began."""

from functools import cache
from typing import Any

from babylon.pieces.edition import EDITIONS, Belvederes, Edition, Gap, Highest, Overlap, Supply
from babylon.pieces.kinds import Flower, Symbol, Token
from babylon.pieces.tile import Tile, TileSet, tiles
from babylon.wasm.kernels import Kernel, past_kernel


def books_of(rules: str) -> dict[str, Edition]:
    """The editions by their names; those of today where nobody knows these rules."""
    kernel = past_kernel(rules)
    if kernel is None:
        return EDITIONS
    return _books(kernel)


@cache
def _books(kernel: Kernel) -> dict[str, Edition]:
    return {name: _edition(told) for name, told in kernel.description["EDITIONS"].items()}


def tiles_then(rules: str, known: TileSet) -> TileSet:
    """The tiles as they were: a set of the package may have been mended since, that of a file is what it is."""
    kernel = past_kernel(rules)
    told = {} if kernel is None else kernel.description["TILE_SETS"]
    if kernel is None or known.name not in told or known.by_id != tiles(known.name).by_id:
        return known
    box = tuple(Token(token) for token in kernel.description["BOXES"][known.name])
    return TileSet(known.name, {tile: _tile(tile, face) for tile, face in told[known.name].items()}, box)


def _edition(told: dict[str, Any]) -> Edition:
    return Edition(
        told["name"],
        Highest(told["highest"]),
        Overlap(told["overlap"]),
        Gap(told["gap"]),
        Belvederes(told["belvederes"]),
        Supply(*told["supply"]),
        draws_lots=told["lots"],
    )


def _tile(name: str, told: dict[str, Any]) -> Tile:
    nw, ne, se, sw = (symbol and Symbol(symbol) for symbol in told["face"])
    return Tile(name, Flower(told["flower"]), (nw, ne, se, sw))
