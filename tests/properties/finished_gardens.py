"""Gardens of finished games as someone with the box would enter them: piece by piece, or counted from above."""

from random import Random

from babylon import Corner, Decorate, Flower, Game, ItemKind, Place, Symbol
from babylon.game.score_pad import Counts, LaidTile, PadPiece
from babylon.pieces.garden import Garden, Item, PlacedTile
from babylon.pieces.kinds import Source
from babylon.rules.state import LEVELS
from tests.properties.tables import playing
from tests.properties.varied_games import game_of


def finished(number: int) -> tuple[Game, list[list[PadPiece]]]:
    """The game with this number after its end, and the pieces of each garden in the order of building."""
    rng = Random(number)
    pieces: list[list[PadPiece]] = []
    for game in playing(game_of(number, rng), rng):
        pieces = pieces or [[] for _ in range(game.players)]
        for seat, mine in enumerate(pieces):
            mine.extend(new_pieces(game.garden(seat), mine))
    return game, pieces


def new_pieces(garden: Garden, known: list[PadPiece]) -> list[PadPiece]:
    """What a move has added to the pieces of a garden."""
    tiles = sum(isinstance(piece, LaidTile) for piece in known)
    put = [item for item in garden.items if item.kind is not ItemKind.BELVEDERE]
    belvederes = {(item.spaces[0], item.levels[0]) for item in garden.items if item.kind is ItemKind.BELVEDERE}
    found: list[PadPiece] = []
    for tile in garden.tiles[tiles:]:
        corner = tile.open_corner
        bare = corner is not None and (tile.position.corner(corner), tile.level) not in belvederes
        place = Place(Source.DUG, tile.position, tile.level, 0, corner)
        found.append(LaidTile(place, tile.tile.flower, bare=bare))
    return [*found, *(Decorate(Symbol(item.kind.value), item.spaces) for item in put[len(known) - tiles :])]


def counted(garden: Garden) -> tuple[Counts, Counts]:
    """What is seen of a garden when only tiles hide things, and what of that only decks hide."""
    decks = {gap(item) for item in garden.items if has_deck(garden, item)}
    items = [item for item in garden.items if shows(garden, item, set())]
    tiles = [(tile.tile.flower, in_sight(garden, tile)) for tile in garden.tiles]
    notches = {space for space, level in enumerate(garden.surface) if level == 0}
    highest = max((tile.level for tile in garden.tiles), default=0)
    return (
        counts(items, [flower for flower, spaces in tiles if spaces], highest, len(notches)),
        counts(
            [item for item in items if not shows(garden, item, decks)],
            [flower for flower, spaces in tiles if spaces and spaces <= decks],
            0,
            len(notches & decks),
        ),
    )


def gap(item: Item) -> int:
    """The space halfway between those of an item."""
    return (item.spaces[0].index + item.spaces[-1].index) // 2


def has_deck(garden: Garden, item: Item) -> bool:
    """Whether an item is a bridge without a tile above its deck: such a tile lies higher than the bridge."""
    return item.kind is ItemKind.BRIDGE and garden.surface[gap(item)] < item.levels[0]


def in_sight(garden: Garden, tile: PlacedTile) -> set[int]:
    """The spaces of a tile that no other one covers."""
    spaces = {tile.position.corner(corner).index for corner in Corner}
    return {space for space in spaces if garden.surface[space] == tile.level}


def shows(garden: Garden, item: Item, hidden: set[int]) -> bool:
    """Whether anything of an item is seen when these spaces are hidden besides those under tiles."""
    spaces = zip(item.spaces, item.levels, strict=True)
    standing = any(garden.level(space) == level and space.index not in hidden for space, level in spaces)
    return standing or has_deck(garden, item)


def counts(items: list[Item], flowers: list[Flower], highest: int, notches: int) -> Counts:
    """Items and tiles by level and flower."""
    decorations = {
        symbol: tuple(
            sum(item.kind.value == symbol and min(item.levels) == level for item in items) for level in range(1, LEVELS)
        )
        for symbol in Symbol
    }
    return Counts(
        decorations,
        sum(item.kind is ItemKind.BELVEDERE for item in items),
        tuple(flowers.count(flower) for flower in Flower),
        highest,
        notches,
    )
