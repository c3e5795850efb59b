"""A garden's points counted a second time, from what can be looked at and by the definitions alone."""

from collections import Counter

from babylon import Edition, Flower, Gap, Garden, Highest, Item, ItemKind, PlacedTile, ScoreSheet, Space
from babylon.pieces.spaces import SPACES


def topmost(garden: Garden) -> dict[Space, PlacedTile]:
    """The highest tile of every column that has one."""
    tops: dict[Space, PlacedTile] = {}
    for tile in sorted(garden.tiles, key=lambda one: one.level):
        tops |= dict.fromkeys(tile.spaces, tile)
    return tops


def levels(garden: Garden) -> dict[Space, int]:
    """The level of every space's surface."""
    tops = topmost(garden)
    return {space: tops[space].level if space in tops else 0 for space in SPACES.values()}


def middle(bridge: Item) -> Space:
    """The space that a bridge spans."""
    first, second = bridge.spaces
    return Space((first.col + second.col) // 2, (first.row + second.row) // 2)


def deck_seen(garden: Garden, bridge: Item) -> bool:
    """Whether no tile lies over the deck: the gap was lower than the bridge, a tile above the deck is higher."""
    return levels(garden)[middle(bridge)] < bridge.levels[0]


def covered(garden: Garden, edition: Edition) -> set[Space]:
    """The spaces that decks hide, where the edition says that they do."""
    bridges = [item for item in garden.items if item.kind is ItemKind.BRIDGE and deck_seen(garden, item)]
    return {middle(bridge) for bridge in bridges} if edition.gap is Gap.COVERED else set()


def seen(garden: Garden, item: Item, edition: Edition) -> bool:
    """Whether nothing lies above some part of the item."""
    surface, hidden = levels(garden), covered(garden, edition)
    parts = zip(item.spaces, item.levels, strict=True)
    if any(surface[space] == level and space not in hidden for space, level in parts):
        return True
    return item.kind is ItemKind.BRIDGE and deck_seen(garden, item)


def sheet(garden: Garden, edition: Edition) -> ScoreSheet:
    """The score pad."""
    hidden = covered(garden, edition)
    items = [item for item in garden.items if seen(garden, item, edition)]
    counts = Counter(item.kind for item in items)
    tiles = {id(tile): tile for space, tile in topmost(garden).items() if space not in hidden}.values()
    flowers = Counter(tile.tile.flower for tile in tiles)
    top = max((tile.level for tile in garden.tiles), default=0)

    def total(kind: ItemKind, factor: int) -> int:
        return sum(factor * item.levels[0] for item in items if item.kind is kind)

    decorations = [kind for kind in ItemKind if kind is not ItemKind.BELVEDERE]
    return ScoreSheet(
        statues=total(ItemKind.STATUE, 1),
        fountains=total(ItemKind.FOUNTAIN, 3),
        bridges=total(ItemKind.BRIDGE, 3),
        stairways=sum(sum(item.levels) for item in items if item.kind is ItemKind.STAIRWAY),
        diversity=4 * min(counts[kind] for kind in decorations),
        flowers=4 * min(flowers[flower] for flower in Flower),
        belvederes=counts[ItemKind.BELVEDERE],
        highest=top * top if edition.highest is Highest.SQUARE else 2 * top,
        open_notches=sum(level == 0 and space not in hidden for space, level in levels(garden).items()),
    )
