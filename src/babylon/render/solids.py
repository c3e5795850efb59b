"""Bodies from which pieces are made: boxes, columns and domes, lit from the south-west."""

from babylon.render.palette import shaded
from babylon.render.projection import SCALE, SQUASH, Spot, on_paper, rise
from babylon.render.svg import Point, ellipse, number, path, polygon

RISE = 0.92  # from one level to the next
SLAB = 0.17  # the thickness of a tile
FREE = RISE - SLAB  # from a surface to the tile above
_SOUTH_LIGHT, _EAST_LIGHT = 0.82, 0.62


def flat(west: float, south: float, east: float, north: float, up: float) -> list[Point]:
    """The corners of a level rectangle, from the south-west, counter-clockwise."""
    return [on_paper((x, y, up)) for x, y in ((west, south), (east, south), (east, north), (west, north))]


def box(low: Spot, high: Spot, colour: str, *, top: str | None = None) -> str:
    """A block with its top, south and east faces; `top` is the colour of the upper face."""
    (west, south, foot), (east, north, head) = low, high
    upper = flat(west, south, east, north, head)
    lower = flat(west, south, east, north, foot)
    return (
        polygon([upper[0], upper[1], lower[1], lower[0]], shaded(colour, _SOUTH_LIGHT))
        + polygon([upper[1], upper[2], lower[2], lower[1]], shaded(colour, _EAST_LIGHT))
        + polygon(upper, top or colour)
    )


def disc(spot: Spot, radius: float, fill: str, **attributes: str | float) -> str:
    """A level disc."""
    x, y = on_paper(spot)
    return ellipse(x, y, (SCALE * radius, SCALE * radius * SQUASH), fill, **attributes)


def column(foot: Spot, height: float, radius: float, colour: str) -> str:
    """An upright round column with its head."""
    x, y = on_paper(foot)
    wide, flat_, high = SCALE * radius, SCALE * radius * SQUASH, rise(height)

    def side(left: float, right: float, fill: str) -> str:
        bend = f"{number(wide)} {number(flat_)} 0 0 0"
        start, end = flat_ * (1 - left * left) ** 0.5, flat_ * (1 - right * right) ** 0.5
        a, b = x + wide * left, x + wide * right
        data = (
            f"M{number(a)} {number(y - high)}L{number(a)} {number(y + start)}"
            f"A{bend} {number(b)} {number(y + end)}L{number(b)} {number(y - high)}Z"
        )
        return path(data, fill)

    return (
        side(-1, 1, shaded(colour, 0.86))
        + side(-0.8, -0.3, shaded(colour, 1.0))
        + side(0.45, 1, shaded(colour, 0.66))
        + ellipse(x, y - high, (wide, flat_), shaded(colour, 1.06))
    )


def dome(foot: Spot, height: float, radius: float, colour: str) -> str:
    """A dome with a light side and a dark one."""
    x, y = on_paper(foot)
    wide, flat_, high = SCALE * radius, SCALE * radius * SQUASH, rise(height)

    def shell(left: float, right: float, fill: str) -> str:
        a, b = x + wide * left, x + wide * right
        top = y - high - flat_ * 0.4
        data = (
            f"M{number(a)} {number(y)}C{number(a)} {number(y - high * 0.8)} {number(x + wide * left * 0.25)} "
            f"{number(top + high * 0.12)} {number(x)} {number(top)}C{number(x + wide * right * 0.25)} "
            f"{number(top + high * 0.12)} {number(b)} {number(y - high * 0.8)} {number(b)} {number(y)}"
            f"Q{number((a + b) / 2)} {number(y + 2 * flat_ * (1 - ((left + right) / 2) ** 2))} {number(a)} {number(y)}Z"
        )
        return path(data, fill)

    return shell(-1, 1, colour) + shell(0.35, 1, shaded(colour, 0.72)) + shell(-0.72, -0.3, shaded(colour, 1.22))
