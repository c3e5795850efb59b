"""Where every point of a garden comes from; the sums are those of the score pad."""

from collections.abc import Iterator

from babylon.pieces.garden import Garden, Item
from babylon.pieces.kinds import FLOWERS, SYMBOLS, ItemKind, Symbol
from babylon.pieces.score import Category, Point
from babylon.pieces.spaces import Space
from babylon.rules.scoring import BELVEDERE, SET, worth

_CATEGORY = {
    ItemKind.STATUE: Category.STATUES,
    ItemKind.FOUNTAIN: Category.FOUNTAINS,
    ItemKind.BRIDGE: Category.BRIDGES,
    ItemKind.STAIRWAY: Category.STAIRWAYS,
    ItemKind.BELVEDERE: Category.BELVEDERES,
}


def points_of(garden: Garden) -> tuple[Point, ...]:
    """Every item, set and the highest tile, with its points."""
    return (
        *(_item_point(item) for item in garden.items),
        *_decoration_sets(garden),
        *_flower_sets(garden),
        *_highest(garden),
    )


def _item_point(item: Item) -> Point:
    value = 0
    if item.visible:
        symbol = item.kind.value
        value = (
            BELVEDERE
            if item.kind is ItemKind.BELVEDERE
            else worth(SYMBOLS.index(Symbol(symbol)), item.levels[0], item.levels[-1])
        )
    hidden_by = item.hidden_by.id if item.hidden_by else None
    return Point(_CATEGORY[item.kind], item.kind.value, item.spaces, item.levels, value, hidden_by, item.bears)


def _sets(groups: list[list[tuple[Space, int]]], category: Category) -> Iterator[Point]:
    for members in zip(*groups, strict=False):
        yield Point(category, "set", tuple(at for at, _ in members), tuple(level for _, level in members), SET)


def _decoration_sets(garden: Garden) -> Iterator[Point]:
    kinds = [ItemKind(symbol.value) for symbol in SYMBOLS]
    seen = [item for item in garden.items if item.visible]
    groups = [[(item.spaces[0], item.levels[0]) for item in seen if item.kind is kind] for kind in kinds]
    return _sets(groups, Category.DIVERSITY)


def _flower_sets(garden: Garden) -> Iterator[Point]:
    seen = [tile for tile in garden.tiles if tile.visible]
    groups = [[(tile.position, tile.level) for tile in seen if tile.tile.flower is flower] for flower in FLOWERS]
    return _sets(groups, Category.FLOWERS)


def _highest(garden: Garden) -> Iterator[Point]:
    for tile in garden.tiles:
        if tile.level == garden.top:
            yield Point(Category.HIGHEST, "tile", (tile.position,), (tile.level,), garden.score.highest)
            return
