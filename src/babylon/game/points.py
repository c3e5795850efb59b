"""Where every point of a garden comes from; the sums are those of the score pad."""

from collections.abc import Iterator

from babylon.pieces.garden import Garden, Item
from babylon.pieces.kinds import FLOWERS, ITEM_KINDS, SYMBOLS, ItemKind
from babylon.pieces.score import Category, Point
from babylon.pieces.spaces import Space
from babylon.rules.scoring import SET, worth

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
    value = worth(ITEM_KINDS.index(item.kind), item.levels[0], item.levels[-1]) if item.visible else 0
    return Point(
        category=_CATEGORY[item.kind],
        what=item.kind.value,
        spaces=item.spaces,
        levels=item.levels,
        points=value,
        hidden_by=item.hidden_by,
        bears=item.bears,
        under_bridges=not item.visible and item.hidden_by is None,
    )


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
