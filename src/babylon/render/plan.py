"""A garden from above: levels by tone and number, items by form, covered edges by dashes."""

from collections.abc import Iterator

from babylon.pieces.garden import Garden, PlacedTile
from babylon.pieces.spaces import COLUMNS, CORNERS, GARDEN_SIZE, Space
from babylon.render import palette
from babylon.render.glyphs import bud, chip, flower, medallion
from babylon.render.plan_items import item_plan
from babylon.render.svg import Point, circle, group, letters, line_path, path, rect

RIM = 0.6
SIZE = GARDEN_SIZE + 2 * RIM


def spot(space: Space) -> Point:
    """The middle of a space, in spaces from the board's north-west."""
    return space.col + 0.5, GARDEN_SIZE - space.row - 0.5


def garden_plan(garden: Garden) -> str:
    """The board and everything on it; one space is one unit, (0, 0) the north-west end of its spaces."""
    return group(*_board(garden), *_layers(garden), *_covered_edges(garden), *_chips(garden))


def _board(garden: Garden) -> Iterator[str]:
    yield rect(-RIM, -RIM, SIZE, SIZE, palette.LAPIS, rx=0.12, stroke=palette.LAPIS_DARK, stroke_width=0.04)
    yield rect(-0.06, -0.06, 8.12, 8.12, palette.GOLD)
    yield rect(0, 0, 8, 8, palette.FLAG)
    joints = "".join(f"M{at} 0V8M0 {at}H8" for at in range(1, GARDEN_SIZE))
    yield path(joints, "none", stroke=palette.JOINT, stroke_width=0.02)
    for at in range(GARDEN_SIZE):
        for edge in (-RIM / 2, GARDEN_SIZE + RIM / 2):
            yield letters(at + 0.5, edge, COLUMNS[at], 0.34, palette.GOLD)
            yield letters(edge, 7.5 - at, str(at + 1), 0.34, palette.GOLD)
        yield from (circle(at + 0.5, row + 0.5, 0.15, palette.NOTCH) for row in range(GARDEN_SIZE))
    yield flower(garden.flower, GARDEN_SIZE + RIM / 2, -RIM / 2, 0.19)


def _layers(garden: Garden) -> Iterator[str]:
    """Level by level, so that what is higher hides what is lower."""
    for level in range(garden.top + 1):
        yield from (_tile(garden, placed) for placed in garden.tiles if placed.level == level)
        yield from (item_plan(item) for item in garden.items if max(item.levels) == level)


def _tile(garden: Garden, placed: PlacedTile) -> str:
    left, top = placed.position.col + 0.02, GARDEN_SIZE - placed.position.row - 1.98
    tone = palette.tone(placed.level)
    edge = (palette.FRESH, 0.07) if placed.fresh else (palette.shaded(tone, 0.5), 0.03)
    parts = [
        rect(left + 0.07, top + 0.09, 1.96, 1.96, palette.SHADOW, rx=0.06, opacity=0.4),
        rect(left, top, 1.96, 1.96, palette.BED, rx=0.06, stroke=edge[0], stroke_width=edge[1]),
        *(_paver(garden, placed, number) for number in range(len(CORNERS))),
        *(bud(placed.tile.flower, left + 0.98 + x, top + 0.98 + y, 0.06) for x, y in _ARMS),
        flower(placed.tile.flower, left + 0.98, top + 0.98, 0.19),
    ]
    return group(*parts)


_ARMS = [(x * distance, y * distance) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)) for distance in (0.42, 0.64, 0.86)]


def _paver(garden: Garden, placed: PlacedTile, number: int) -> str:
    space, symbol = placed.spaces[number], placed.corners[number]
    x, y = spot(space)
    tone = palette.tone(placed.level)
    drawing = rect(x - 0.41, y - 0.41, 0.82, 0.82, tone, rx=0.05, stroke=palette.shaded(tone, 0.8), stroke_width=0.02)
    bare = garden.level(space) == placed.level and garden.item_on(space) is None
    return drawing + (medallion(symbol, x, y, 0.31) if symbol and bare else "")


def _chips(garden: Garden) -> Iterator[str]:
    """The level of every visible space, in the outer corner of its tile."""
    for placed in garden.tiles:
        for corner, space in zip(CORNERS, placed.spaces, strict=True):
            if garden.level(space) == placed.level:
                x, y = spot(space)
                east, north = corner.steps
                yield chip(placed.level, x + 0.66 * east - 0.33, y + 0.33 - 0.66 * north, 0.115)


def _covered_edges(garden: Garden) -> Iterator[str]:
    """The edges of tiles under other tiles."""
    for placed in garden.tiles:
        for number, corner in enumerate(CORNERS):
            if garden.level(placed.spaces[number]) != placed.level and placed.visible:
                x, y = spot(placed.spaces[number])
                east, north = corner.steps
                side, end = (0.48 if east else -0.48), (-0.48 if north else 0.48)
                bend = [(x - side * 1.04, y + end), (x + side, y + end), (x + side, y - end * 1.04)]
                yield path(
                    line_path(bend, closed=False),
                    "none",
                    stroke=palette.INK,
                    stroke_width=0.025,
                    stroke_dasharray="0.08 0.07",
                    opacity=0.55,
                )
