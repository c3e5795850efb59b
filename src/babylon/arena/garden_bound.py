"""A bound from above on the best garden: no deal and no help give one seat more points in fifteen rounds.

The rules are relaxed to rows of a linear program over counts: of a garden whose highest level is `top`, how many tiles
lie on each level, what carries their corners, which items score there, and which tiles of the set were dug. Whatever
the rules allow keeps to every row, but not the other way round. Each row has its reason beside it (`rows`).

That no point of the program scores more is shown by a weight for each row, none below zero: the points of any garden
are at most the rows' limits by their weights, and whatever a count brings beyond the weights of its rows, as often as
it can be. This holds for any weights, so those of the file need not be believed, only added up, in whole numbers.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from babylon.pieces.edition import edition
from babylon.pieces.kinds import Flower, Material
from babylon.pieces.tile import Tile, tiles
from babylon.rules.quarry import SIDES
from babylon.rules.scoring import BELVEDERE_POINTS, FOUNTAIN_OR_BRIDGE, SET
from babylon.rules.setup import REMOVALS, TOKENS_IN_PLAY
from babylon.rules.state import TILES
from babylon.rules.tokens import COPIES

EDITION, PLAYERS = "revised", 2
ROUNDS = TOKENS_IN_PLAY[PLAYERS] + 1
UNIT = 100_000  # what 1 is in the weights of the file
CORNERS, MOST_OPEN = 4, 1
MOST = CORNERS * TILES  # of anything that takes a space of a tile
LONGEST_CHAIN = 4  # levels one above the other that have one tile each
ITEMS = ("statues", "fountains", "bridges", "stairways")
SPACES = {"statues": 1, "fountains": 2, "bridges": 2, "stairways": 2}
STARS = 2 * COPIES  # turns in which a token gives a space its symbol, in half of them a blank one
# What tokens give beside the pillars of digging: a single; a second one for the flower, twice; one fewer; and a double
# for each extra double, which is worth two singles.
TOKEN_PILLARS = COPIES * (1 + 1 - 1 + 2)


@dataclass(frozen=True, slots=True)
class Row:
    """A sum of counts that is never more than a limit."""

    name: str
    terms: Mapping[str, int]
    most: int


def at(what: str, level: int) -> str:
    """The name of a count on a level."""
    return f"{what} {level}"


def least_tiles(top: int) -> int:
    """Tiles without which no garden is so high: any five levels one above the other have six.

    Were there one on each of the five, each of the upper three would rest on both tiles below it, for two tiles share
    two spaces at the most. A tile whose two tiles below touch takes two spaces of the upper one and one of the lower
    one, and these two then share a single space. So the third and fourth tile would share a single space because of
    the fifth, and two of them because of the fourth.
    """
    return top + top // (LONGEST_CHAIN + 1)


def rows(top: int, flower: Flower) -> Iterator[Row]:
    """All rows for gardens of this height, whose seat has this flower."""
    yield Row("tiles", {at("tiles", level): 1 for level in range(1, top + 1)}, TILES)
    for level in range(1, top + 1):
        yield from level_rows(level, top)
    for first in range(1, top - LONGEST_CHAIN + 1):
        chain = range(first, first + LONGEST_CHAIN + 1)
        yield Row(at("chain", first), {at("tiles", level): -1 for level in chain}, -len(chain) - 1)
    yield from item_rows(top)
    yield from tile_rows(top)
    yield Row("pillars", _pillars(top, flower), SIDES * ROUNDS + TOKEN_PILLARS)


def level_rows(level: int, top: int) -> Iterator[Row]:
    """What holds on each level."""
    tiles_here, open_here = at("tiles", level), at("open", level)
    # A level was built on the one below, so none is empty.
    yield Row(at("built", level), {tiles_here: -1}, -1)
    # Each corner is carried by a single pillar, a double one or a statue, or it is open; one at the most.
    carried = {at("singles", level): -1, at("doubles", level): -1, at("bearers", level): -1}
    yield Row(at("carried", level), {tiles_here: CORNERS, open_here: -1} | carried, 0)
    yield Row(at("open", level), {open_here: 1, tiles_here: -MOST_OPEN}, 0)
    # Each space of a tile is taken once: by an item or its end, a belvedere, a statue that bears, or what carries a
    # tile one or two levels above. What is hidden otherwise takes none of it.
    taken = {at("bearers", level + 1): 1, at("singles", level + 1): 1, at("doubles", level + 2): 1, open_here: 1}
    ends = {at("statues", level): 1, at("fountains", level): 2, at("bridges", level): 2}
    ends |= {at("stairways", level): 1, at("stairways", level + 1): 1}  # by the level they lead up to
    there = {name: times for name, times in (taken | ends).items() if int(name.split()[1]) <= top}
    yield Row(at("spaces", level), there | {tiles_here: -CORNERS}, 0)
    if level == 1:
        # No stairway leads up from the board, nor does a statue stand there; two levels below the first is nothing.
        for what in ("stairways", "bearers", "doubles"):
            yield Row(f"no {what}", {at(what, level): 1}, 0)


def item_rows(top: int) -> Iterator[Row]:
    """What holds for the items of all levels together."""
    supply = edition(EDITION).supply
    for what in ITEMS:
        everywhere = {at(what, level): 1 for level in range(1, top + 1)}
        yield Row(f"supply of {what}", everywhere, getattr(supply, what))
        yield Row(f"sets with {what}", {"sets": 1} | dict.fromkeys(everywhere, -1), 0)


def tile_rows(top: int) -> Iterator[Row]:
    """What holds for the tiles that were dug."""
    dug = [tile for tile in tiles().values() if tile.material is not Material.START]
    own = [tile for tile in tiles().values() if tile.material is Material.START]
    yield Row("dug", {tile.id: 1 for tile in dug}, ROUNDS)
    yield Row("own", {tile.id: 1 for tile in own}, 1)
    placed = {at("tiles", level): 1 for level in range(1, top + 1)}
    yield Row("placed", placed | {tile.id: -1 for tile in (*dug, *own)}, 0)
    # A tile can be dug when those above it are gone; two a round go, and before that those that are removed.
    for material, above in ((Material.BASALT, Material.GRANITE), (Material.GRANITE, Material.CLAY)):
        some = {tile.id: 1 for tile in dug if tile.material is material}
        yield Row(f"{material} dug", some | {f"{material} gone": -1}, 0)
        yield Row(f"{material} gone", {f"{material} gone": 1, f"{above} gone": -1}, 0)
    gone = {f"{material} gone": 1 for material in (Material.CLAY, Material.GRANITE, Material.BASALT)}
    yield Row("gone", gone, PLAYERS * ROUNDS + REMOVALS[PLAYERS])
    # Every item has its symbols: printed, or given by a token.
    printed = [{tile.id: -symbols(tile, kind) for tile in tiles().values()} for kind in range(len(ITEMS))]
    used = [
        {at(what, level): SPACES[what] for level in range(1, top + 1)}
        | ({at("bearers", level): 1 for level in range(1, top + 1)} if what == "statues" else {})
        for what in ITEMS
    ]
    for what, uses, prints in zip(ITEMS, used, printed, strict=True):
        yield Row(f"symbols of {what}", uses | prints | {f"stars for {what}": -1}, 0)
    yield Row("stars", {f"stars for {what}": 1 for what in ITEMS}, STARS)
    whole = {tile.id: -sum(symbols(tile, kind) for kind in range(len(ITEMS))) for tile in tiles().values()}
    yield Row("symbols", {name: times for uses in used for name, times in uses.items()} | whole, STARS // 2)
    for flower in Flower:
        shown = {tile.id: -1 for tile in tiles().values() if tile.flower is flower}
        yield Row(f"flowers {flower}", {"flowers": 1} | shown, 0)


def symbols(tile: Tile, kind: int) -> int:
    """How many symbols of a kind the tile shows."""
    return (tile.bits >> CORNERS * kind & 15).bit_count()


def _pillars(top: int, flower: Flower) -> Mapping[str, int]:
    """Pillars that are paid, in singles, less those for tiles with one's own flower: the other edges bring no more."""
    singles = {at("singles", level): 1 for level in range(1, top + 1)}
    doubles = {at("doubles", level): 2 for level in range(1, top + 1)}
    dug = {tile.id: -1 for tile in tiles().values() if tile.material is not Material.START and tile.flower is flower}
    return singles | doubles | dug


def worth(top: int) -> Mapping[str, int]:
    """The points of each count, but for those of the highest tile."""
    found = {"sets": SET, "flowers": SET}
    for level in range(1, top + 1):
        found |= {
            at("statues", level): level,
            at("stairways", level): 2 * level - 1,
            at("open", level): BELVEDERE_POINTS,
        }
        found |= {at(what, level): FOUNTAIN_OR_BRIDGE * level for what in ("fountains", "bridges")}
    return found


def most_of(count: str) -> int:
    """A limit that every count keeps to by itself."""
    return 1 if count in tiles() else MOST


def bound(top: int, flower: Flower, weights: Mapping[str, int]) -> int:
    """Points that no garden of this height exceeds, by these weights of the rows."""
    program = {row.name: row for row in rows(top, flower)}
    assert all(weight >= 0 and name in program for name, weight in weights.items())
    brought = {count: UNIT * points for count, points in worth(top).items()}
    limit = 2 * top * UNIT
    for name, weight in weights.items():
        limit += weight * program[name].most
        for count, times in program[name].terms.items():
            brought[count] = brought.get(count, 0) - weight * times
    return (limit + sum(most_of(count) * rest for count, rest in brought.items() if rest > 0)) // UNIT


@cache
def certificate() -> Mapping[int, Mapping[str, Mapping[str, int]]]:
    """The weights of the package, for each height and flower."""
    text = (files("babylon") / "data" / "garden_bound.json").read_text("utf-8")
    return {int(top): weights for top, weights in json.loads(text).items()}


def bounds() -> dict[int, int]:
    """For each height that sixteen tiles reach, points that no garden exceeds, whatever its flower."""
    reached = [top for top in range(1, TILES + 1) if least_tiles(top) <= TILES]
    return {top: max(bound(top, flower, certificate()[top][flower]) for flower in Flower) for top in reached}
