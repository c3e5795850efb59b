"""Fountains, bridges and stairways, which lie over two spaces, as bodies of the isometric picture."""

from babylon.render import palette
from babylon.render.projection import SCALE, Body, Spot, on_paper, raised
from babylon.render.solids import FREE, RISE, box, column, disc, flat
from babylon.render.svg import Point, line_path, moved, path, polygon

_STEPS = 6
_ARCH = 16  # parts of a bridge's arch


def _direction(start: Spot, end: Spot) -> tuple[int, int]:
    """East and north of the unit step from one space to the other."""
    return _sign(end[0] - start[0]), _sign(end[1] - start[1])


def _sign(distance: float) -> int:
    return (distance > 0.1) - (distance < -0.1)


def _strip(spot: Spot, direction: tuple[int, int], reach: tuple[float, float], half: float) -> tuple[Spot, Spot]:
    """The rectangle around a spot that reaches so far along the direction, half as wide to either side."""
    east, north = direction
    corners = [
        (spot[0] + east * far + north * side, spot[1] + north * far + east * side)
        for far in reach
        for side in (-half, half)
    ]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (min(xs), min(ys), spot[2]), (max(xs), max(ys), spot[2])


def fountain(first: Spot, second: Spot) -> list[Body]:
    """A basin over the joint of two spaces, with a jet on each."""
    low, high = _strip(first, _direction(first, second), (-0.3, 1.3), 0.3)
    basin = box(low, raised(high, 0.2), palette.BASIN)
    water = flat(low[0] + 0.07, low[1] + 0.07, high[0] - 0.07, high[1] - 0.07, low[2] + 0.2)
    jets = "".join(_jet(raised(spot, 0.2)) for spot in sorted((first, second), key=lambda spot: spot[0] - spot[1]))
    return [Body(low, raised(high, FREE), basin + polygon(water, palette.WATER) + jets)]


def _jet(spot: Spot) -> str:
    bowl = disc(spot, 0.2, palette.FOAM, opacity=0.7) + column(spot, 0.12, 0.06, palette.BASIN)
    rim = column(raised(spot, 0.12), 0.05, 0.15, palette.BASIN)
    arcs = path(
        "M0 0Q-.3-1.9-.95.35M0 0Q.3-1.9.95.35M0 0V-1.5",
        "none",
        stroke=palette.FOAM,
        stroke_width=0.18,
        stroke_linecap="round",
    )
    return bowl + rim + moved(*on_paper(raised(spot, 0.17)), arcs, scale=SCALE * 0.2)


def stairway(first: Spot, second: Spot) -> list[Body]:
    """A flight over the lower space and a landing on the upper one."""
    lower, upper = sorted((first, second), key=lambda spot: spot[2])
    direction = _direction(lower, upper)
    return [_flight(lower, direction), _landing(upper, direction)]


def _flight(foot: Spot, direction: tuple[int, int]) -> Body:
    steps = []
    for number in range(_STEPS):
        low, high = _strip(foot, direction, (0.15 * number - 0.4, 0.15 * number - 0.25), 0.27)
        steps.append((low, raised(high, RISE * (number + 1) / _STEPS)))
    steps.sort(key=lambda step: step[0][0] - step[0][1])
    drawing = "".join(box(low, high, palette.CHEEK, top=palette.STEP) for low, high in steps)
    low, high = _strip(foot, direction, (-0.5, 0.5), 0.3)
    return Body(low, raised(high, RISE), drawing)


def _landing(head: Spot, direction: tuple[int, int]) -> Body:
    low, high = _strip(head, direction, (-0.48, 0.2), 0.27)
    return Body(low, raised(high, 0.1), box(low, raised(high, 0.06), palette.CHEEK, top=palette.STEP))


def bridge(first: Spot, second: Spot) -> list[Body]:
    """An arch from space to space over the one between, with rails."""
    direction = _direction(first, second)
    east, north = direction

    def edge(side: float, lift: float) -> list[Point]:
        points = []
        for part in range(_ARCH + 1):
            along, height = 2.72 * part / _ARCH - 0.36, 0.06 + 0.26 * (1 - (2 * part / _ARCH - 1) ** 2)
            spot = (first[0] + east * along + north * side, first[1] + north * along + east * side, first[2])
            points.append(on_paper(raised(spot, height + lift)))
        return points

    far, near = (0.26, -0.26) if east else (-0.26, 0.26)
    low, high = _strip(first, direction, (-0.4, 2.4), 0.3)
    deck = polygon([*edge(far, 0), *reversed(edge(near, 0))], palette.DECK)
    girder = polygon([*edge(near, 0), *reversed(edge(near, -0.12))], palette.shaded(palette.BRIDGE, 0.68))
    planks = "".join(line_path(ends, closed=False) for ends in zip(edge(far, 0), edge(near, 0), strict=True))
    boards = path(planks, "none", stroke="#b98d52", stroke_width=1.2)
    rails = [_rail(edge(side, 0), edge(side, 0.2)) for side in (far, near)]
    return [Body(low, raised(high, 0.5), rails[0] + girder + deck + boards + rails[1])]


def _rail(foot: list[Point], head: list[Point]) -> str:
    posts = "".join(line_path((foot[number], head[number]), closed=False) for number in range(0, len(foot), 2))
    return path(
        posts + line_path(head, closed=False),
        "none",
        stroke=palette.BRIDGE,
        stroke_width=3,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
