"""Items from above, one space being one unit."""

from babylon.pieces.garden import Item
from babylon.pieces.kinds import ItemKind
from babylon.pieces.spaces import GARDEN_SIZE
from babylon.render import palette
from babylon.render.svg import Point, circle, group, path, rect


def item_plan(item: Item) -> str:
    """An item where it stands; two-space items are drawn lying east and turned when they run north."""
    points = [(space.col + 0.5, GARDEN_SIZE - space.row - 0.5) for space in item.spaces]
    x, y = _middle(points)
    if item.kind is ItemKind.STAIRWAY and item.levels[0] > item.levels[-1]:
        points.reverse()
    turn = _turn(points[0], points[-1])
    return group(_DRAWN[item.kind], transform=f"translate({x:g} {y:g})rotate({turn})")


def _middle(points: list[Point]) -> Point:
    return (points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2


def _turn(start: Point, end: Point) -> int:
    if start[1] == end[1]:
        return 180 if end[0] < start[0] else 0
    return -90 if end[1] < start[1] else 90


def _statue() -> str:
    return (
        rect(-0.27, -0.27, 0.54, 0.54, palette.BRONZE, rx=0.05, stroke=palette.GOLD, stroke_width=0.05)
        + path("M-.24.02C-.24-.2-.1-.22 0-.22S.24-.2.24.02C.24.2.1.22 0 .22S-.24.2-.24.02Z", palette.MARBLE)
        + circle(0, 0, 0.13, palette.MARBLE, stroke="#8d7d66", stroke_width=0.03)
        + circle(0, 0, 0.06, palette.GOLD)
    )


def _belvedere() -> str:
    ribs = "M0-.4V.4M-.4 0H.4M-.28-.28L.28.28M-.28.28L.28-.28"
    return (
        circle(0.03, 0.05, 0.42, palette.SHADOW, opacity=0.35)
        + circle(0, 0, 0.41, palette.ROOF, stroke=palette.GOLD, stroke_width=0.05)
        + path(ribs, "none", stroke=palette.shaded(palette.ROOF, 0.75), stroke_width=0.03)
        + circle(0, 0, 0.07, palette.GOLD)
    )


def _fountain() -> str:
    basin = rect(-0.85, -0.34, 1.7, 0.68, palette.BASIN, rx=0.08, stroke="#a08a62", stroke_width=0.03)
    water = rect(-0.75, -0.25, 1.5, 0.5, palette.WATER, rx=0.05)
    jets = "".join(
        circle(x, 0, radius, fill, opacity=opacity)
        for x in (-0.5, 0.5)
        for radius, fill, opacity in ((0.2, palette.FOAM, 0.55), (0.13, palette.BASIN, 1), (0.06, palette.FOAM, 1))
    )
    ripples = path("M-.15 0q.08-.08.15 0t.15 0", "none", stroke=palette.FOAM, stroke_width=0.04)
    return basin + water + jets + ripples


def _bridge() -> str:
    deck = rect(-1.36, -0.26, 2.72, 0.52, palette.DECK, stroke=palette.SHADOW, stroke_width=0.02)
    planks = "".join(f"M{-1.36 + 0.17 * number:.2f}-.22V.22" for number in range(1, 16))
    rails = rect(-1.4, -0.29, 2.8, 0.09, palette.BRIDGE) + rect(-1.4, 0.2, 2.8, 0.09, palette.BRIDGE)
    shadow = rect(-0.5, 0.3, 1, 0.12, palette.SHADOW, opacity=0.35)
    return shadow + deck + path(planks, "none", stroke="#b98d52", stroke_width=0.03) + rails


def _stairway() -> str:
    """Rises to the east: the steps get lighter, and the arrow points up."""
    steps = "".join(
        rect(-0.9 + 0.15 * number, -0.28, 0.15, 0.56, palette.shaded(palette.STEP, 0.72 + 0.05 * number))
        for number in range(6)
    )
    landing = rect(0, -0.28, 0.8, 0.56, palette.STEP)
    lines = "".join(f"M{-0.9 + 0.15 * number:.2f}-.28V.28" for number in range(7))
    cheeks = rect(-0.9, -0.35, 1.7, 0.08, palette.CHEEK) + rect(-0.9, 0.27, 1.7, 0.08, palette.CHEEK)
    arrow = path("M.18-.12L.5 0L.18.12Z", palette.CHEEK)
    return steps + landing + path(lines, "none", stroke="#9c7440", stroke_width=0.025) + cheeks + arrow


_DRAWN = {
    ItemKind.STATUE: _statue(),
    ItemKind.BELVEDERE: _belvedere(),
    ItemKind.FOUNTAIN: _fountain(),
    ItemKind.BRIDGE: _bridge(),
    ItemKind.STAIRWAY: _stairway(),
}
