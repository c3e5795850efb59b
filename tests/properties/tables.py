"""Random tables: every edition and mix, scarce and rich supplies, tiles full of few symbols, two to four players."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from babylon import (
    EDITIONS,
    Belvederes,
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
from babylon.game.action_numbers import action_of
from babylon.pieces.tile import tile_set
from babylon.rules.actions import FOUNTAINS
from babylon.rules.board import TILE
from babylon.rules.decorating import decorations
from babylon.rules.state import copied
from babylon.rules.turn import apply

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
        lambda printed, highest, overlap, gap, belvederes, supply: printed.mixed(
            highest=highest, overlap=overlap, gap=gap, belvederes=belvederes, supply=supply
        ),
        st.sampled_from(list(EDITIONS.values())),
        st.none() | st.sampled_from(Highest),
        st.none() | st.sampled_from(Overlap),
        st.none() | st.sampled_from(Gap),
        st.none() | st.sampled_from(Belvederes),
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
    return st.one_of(st.just(tiles("standard")), rich, rich)


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
    """A move that more often than not builds something: left to chance alone, bridges hardly ever occur."""
    moves = game.legal_moves()
    put = [move for move in moves if isinstance(move, Decorate)]
    if put and rng.random() < 0.8:
        # Statues are many; the rarer kinds go first.
        return rng.choice([move for move in put if move.symbol is not Symbol.STATUE] or put)
    places = [move for move in moves if isinstance(move, Place)]
    if places and rng.random() < 0.9:
        return some_place(game, places, rng)
    return rng.choice(moves)


def some_place(game: Game, places: list[Place], rng: Random) -> Place:
    """A place near the middle, and if there is one among a few, such that the tile joins another or hides an item."""
    middle = [move for move in places if 1 <= move.position.row <= 4 and 1 <= move.position.col <= 4]
    few = rng.choices(middle if middle and rng.random() < 0.8 else places, k=12)
    few.sort(key=lambda move: move.open_corner is not None)
    wanted = joins if rng.random() < 0.7 else hides
    return next((move for move in few if wanted(game, move)), rng.choice(few))


def hides(game: Game, move: Place) -> bool:
    """Whether an item that takes two spaces loses one from sight."""
    state = game.state
    garden = state.gardens[state.seat]
    pairs = garden.occupied & ~garden.statues & ~garden.belvederes
    return bool(pairs & TILE[move.position.index])


def joins(game: Game, move: Place) -> bool:
    """Whether a fountain, bridge or stairway can be put up after the move."""
    state = copied(game.state)
    apply(state, action_of(state, move))
    found = [0] * 400
    count = decorations(state, state.gardens[state.seat], found)
    return max(found[:count], default=0) >= FOUNTAINS


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
