"""Random tables: every edition and mix, scarce and rich supplies, tiles full of few symbols, two to four players."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from babylon import (
    EDITIONS,
    Decorate,
    Edition,
    Game,
    Gap,
    Highest,
    Material,
    Move,
    Overlap,
    Place,
    Supply,
    Symbol,
    Tile,
    TileSet,
    tiles,
)
from babylon.pieces.tile import tile_set

SCARCE = (30, 6, 4, 2, 2, 2, 3)  # at the most
RICH = Supply(999, 999, 999, 999, 999, 999, 999)
_SYMBOLS = {Material.CLAY: 2, Material.GRANITE: 3, Material.BASALT: 4, Material.START: 4}


def supplies() -> st.SearchStrategy[Supply | None]:
    """The edition's own, a scarce or a rich one."""
    scarce = st.tuples(*(st.integers(0, most) for most in SCARCE)).map(lambda counts: Supply(*counts))
    return st.one_of(st.none(), scarce, st.just(RICH))


def editions() -> st.SearchStrategy[Edition]:
    """Printed editions and mixes of their choices."""
    return st.builds(
        lambda printed, highest, overlap, gap, supply: printed.mixed(
            highest=highest, overlap=overlap, gap=gap, supply=supply
        ),
        st.sampled_from(list(EDITIONS.values())),
        st.none() | st.sampled_from(Highest),
        st.none() | st.sampled_from(Overlap),
        st.none() | st.sampled_from(Gap),
        supplies(),
    )


def symbol_rich(rng: Random, kinds: list[Symbol]) -> TileSet:
    """A set that shows these symbols only, as many as each material may: with ordinary tiles bridges are rare."""

    def changed(tile: Tile) -> Tile:
        count = _SYMBOLS[tile.material]
        face = [rng.choice(kinds) for _ in range(count)] + [None] * (4 - count)
        rng.shuffle(face)
        return Tile(tile.id, tile.flower, (face[0], face[1], face[2], face[3]))

    return tile_set("rich", [changed(tile) for tile in tiles("standard").values()])


def tile_sets() -> st.SearchStrategy[TileSet]:
    """The standard set, or one full of few symbols."""
    rich = st.builds(
        lambda seed, kinds: symbol_rich(Random(seed), kinds),
        st.integers(0, 999),
        st.lists(st.sampled_from(Symbol), min_size=1, unique=True),
    )
    return st.one_of(st.just(tiles("standard")), rich)


def games() -> st.SearchStrategy[Game]:
    """Tables before their first move."""
    return st.builds(
        lambda players, edition, seed, faces: Game.deal(players, edition, seed, tiles=faces),
        st.sampled_from([2, 3, 4]),
        editions(),
        st.integers(0, 10**6),
        tile_sets(),
    )


def chances() -> st.SearchStrategy[Random]:
    """What chooses the moves."""
    return st.integers(0, 10**6).map(Random)


def some_move(game: Game, rng: Random) -> Move:
    """A move that more often than not builds something, and close to the middle."""
    moves = game.legal_moves()
    decorations = [move for move in moves if isinstance(move, Decorate)]
    if decorations and rng.random() < 0.8:
        # Statues are many; the rarer kinds go first.
        return rng.choice([move for move in decorations if move.symbol is not Symbol.STATUE] or decorations)
    places = [move for move in moves if isinstance(move, Place)]
    if places and rng.random() < 0.9:
        middle = [move for move in places if 2 <= move.position.row <= 4 and 2 <= move.position.col <= 4]
        return rng.choice(middle if middle and rng.random() < 0.7 else places)
    return rng.choice(moves)


def playing(game: Game, rng: Random) -> Iterator[Game]:
    """The game after each of its moves, to the end; always the same object."""
    yield game
    while not game.is_over:
        game.play(some_move(game, rng))
        yield game


def played(game: Game, rng: Random, share: float = 1.0) -> Game:
    """The game after its whole course, or after a share of it."""
    for _ in playing(game, rng):
        if rng.random() < (1 - share) / 20:
            break
    return game
