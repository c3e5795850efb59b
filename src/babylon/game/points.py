"""Where every point of a garden comes from; the sums are those of the score pad."""

from babylon.pieces.garden import Garden
from babylon.pieces.score import CATEGORIES, Point
from babylon.questions.rows import NONE
from babylon.questions.score_sheet import PointRow, most_points, points
from babylon.rules.state import GameState


def points_of(state: GameState, garden: Garden) -> tuple[Point, ...]:
    """Every item, set and the highest tile of the garden, with its points."""
    rows = [PointRow() for _ in range(most_points(len(garden.items), len(garden.tiles)))]
    found = points(state, state.gardens[garden.seat], rows)
    return points_in(garden, rows[:found])


def points_in(garden: Garden, rows: list[PointRow]) -> tuple[Point, ...]:
    """The points that rows tell of."""
    return tuple(_point(garden, row) for row in rows)


def _point(garden: Garden, row: PointRow) -> Point:
    if row.members > 1:
        return _set_point(garden, row)
    if row.tiles[0] != NONE:
        tile = garden.tiles[row.tiles[0]]
        return Point(CATEGORIES[row.line], "tile", (tile.position,), (tile.level,), row.points)
    item = garden.items[row.items[0]]
    return Point(
        category=CATEGORIES[row.line],
        what=item.kind.value,
        spaces=item.spaces,
        levels=item.levels,
        points=row.points,
        hidden_by=item.hidden_by,
        bears=item.bears,
        under_bridges=not item.visible and item.hidden_by is None,
    )


def _set_point(garden: Garden, row: PointRow) -> Point:
    """A set, each member by its first space."""
    items = [garden.items[item] for item in row.items if item != NONE]
    tiles = [garden.tiles[tile] for tile in row.tiles if tile != NONE]
    spaces = (*(item.spaces[0] for item in items), *(tile.position for tile in tiles))
    levels = (*(item.levels[0] for item in items), *(tile.level for tile in tiles))
    return Point(CATEGORIES[row.line], "set", spaces, levels, row.points)
