"""The signs on tiles, drawn in a box from -1 to 1: symbols differ by outline, flowers by the number of petals."""

from math import cos, pi, sin

from babylon.pieces.kinds import Flower, Symbol
from babylon.render.palette import BLOOMS, CREAM, GLAZES, INK, RIM
from babylon.render.svg import circle, group, letters, line_path, moved, path


def _regular(sides: int, radius: float, turn: float) -> str:
    angles = [turn + side * 2 * pi / sides for side in range(sides)]
    return line_path((radius * cos(angle), radius * sin(angle)) for angle in angles)


def _disc(radius: float, x: float = 0, y: float = 0) -> str:
    return f"M{x - radius:.2f} {y:.2f}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0Z"


_OUTLINES = {
    Symbol.STATUE: _disc(1),
    Symbol.FOUNTAIN: _regular(8, 1.05, pi / 8),
    Symbol.BRIDGE: "M-.84-.8H.84Q1-.8 1-.64V.64Q1 .8.84.8H-.84Q-1 .8-1 .64V-.64Q-1-.8-.84-.8Z",
    Symbol.STAIRWAY: "M0-1.14L1.14 0L0 1.14L-1.14 0Z",
}
_SIGNS = {
    Symbol.STATUE: _disc(0.19, 0, -0.4)
    + "M-.12-.16H.12C.36-.12.4.1.31.34H-.31C-.4.1-.36-.12-.12-.16ZM-.42.42H.42V.58H-.42Z",
    Symbol.FOUNTAIN: "M0-.61Q.3-.17 0-.06Q-.3-.17 0-.61ZM-.32-.37Q-.1-.05-.32.04Q-.54-.05-.32-.37Z"
    "M.32-.37Q.54-.05.32.04Q.1-.05.32-.37ZM-.58.1H.58C.54.36.3.42.12.44V.54H.3V.64H-.3V.54H-.12V.44C-.3.42-.54.36-.58.1Z",
    Symbol.BRIDGE: "M-.72.5V.22Q0-.46.72.22V.5H.5Q.4.12 0 .12Q-.4.12-.5.5ZM-.74-.02Q0-.66.74-.02V-.14Q0-.78-.74-.14Z"
    "M-.62-.16h.1V.16h-.1ZM-.3-.36h.1V0h-.1ZM.2-.36h.1V0H.2ZM.52-.16h.1V.16h-.1Z",
    Symbol.STAIRWAY: "M-.54.4V.2H-.27V0H0V-.2H.27V-.4H.54V.4Z",
}
# How many petals, one petal pointing east, the radius of the core.
_PETALS = {
    Flower.WHITE: (8, "M.16 0C.3-.24.9-.27 1 0C.9.27.3.24.16 0Z", 0.27),
    Flower.PINK: (5, "M.1 0C.2-.5.86-.62 1-.14L.9 0L1 .14C.86.62.2.5.1 0Z", 0.24),
    Flower.BLUE: (4, "M.06 0Q.5-.56 1.04 0Q.5.56.06 0Z", 0.2),
    Flower.YELLOW: (6, "M.12-.26L1.06 0L.12.26Z", 0.28),
}


def medallion(symbol: Symbol, x: float, y: float, radius: float, squash: float = 1) -> str:
    """A symbol as it is printed on a tile: a glazed plate with a cream rim."""
    plate, sign = GLAZES[symbol]
    outline = _OUTLINES[symbol]
    rims = (
        path(outline, fill, transform=f"scale({size})") for size, fill in ((0.96, RIM), (0.91, CREAM), (0.8, plate))
    )
    return moved(x, y, *rims, path(_SIGNS[symbol], sign), scale=radius, squash=squash)


def flower(kind: Flower, x: float, y: float, radius: float, squash: float = 1) -> str:
    """A flower from above on a plate that it stands out from."""
    count, petal, core = _PETALS[kind]
    bloom = BLOOMS[kind]
    turns = (f"rotate({360 * number / count - 90:g})" for number in range(count))
    petals = group(*(path(petal, bloom.petal, transform=turn) for turn in turns), stroke=RIM, stroke_width=0.07)
    return moved(
        x, y, circle(0, 0, 1.22, bloom.plate), petals, circle(0, 0, core, bloom.core), scale=radius, squash=squash
    )


def bud(kind: Flower, x: float, y: float, radius: float) -> str:
    """A small flower of the beds."""
    bloom = BLOOMS[kind]
    return circle(x, y, radius, bloom.petal, stroke=RIM, stroke_width=radius / 5) + circle(
        x, y, radius / 2.4, bloom.core
    )


def chip(level: int, x: float, y: float, radius: float) -> str:
    """The number of a level."""
    disc = circle(x, y, radius, "#fffaf0", stroke=INK, stroke_width=radius / 8)
    return disc + letters(x, y, str(level), radius * 1.5, INK)
