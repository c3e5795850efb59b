"""Space on paper: the garden seen from its south-east corner, and which body hides which.

East goes right and down, north goes right and up, height goes straight up; all distances are in spaces.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from babylon.render.svg import Point, group, number

_TURN = radians(45)
_TILT = radians(36)
SCALE = 62.0
SQUASH = sin(_TILT)  # how flat a level circle looks
_RISE = cos(_TILT)

Spot = tuple[float, float, float]


def on_paper(spot: Spot) -> Point:
    """Where a point in space is drawn."""
    east, north, up = spot
    across = east * cos(_TURN) + north * sin(_TURN)
    away = north * cos(_TURN) - east * sin(_TURN)
    return SCALE * across, -SCALE * (away * SQUASH + up * _RISE)


def rise(height: float) -> float:
    """How long a height is drawn."""
    return SCALE * height * _RISE


def raised(spot: Spot, height: float) -> Spot:
    """A point so much higher."""
    return spot[0], spot[1], spot[2] + height


def laid(spot: Spot, drawing: str) -> str:
    """A plan laid flat around a point, one unit of it being one space."""
    (x, y), (east_x, east_y), (south_x, south_y) = on_paper(spot), on_paper((1, 0, 0)), on_paper((0, -1, 0))
    numbers = " ".join(number(value) for value in (east_x, east_y, south_x, south_y, x, y))
    return group(drawing, transform=f"matrix({numbers})")


@dataclass(frozen=True, slots=True)
class Body:
    """A drawing, and the block of space that it fills: its west, south, lower and east, north, upper ends."""

    low: Spot
    high: Spot
    drawing: str

    def hides(self, other: "Body") -> bool:
        """Whether this one can cover the other: every plane between the two has this one on the viewer's side."""
        nearer = (self.low[0] >= other.high[0] - _TOUCH, self.high[1] <= other.low[1] + _TOUCH, _above(self, other))
        farther = (other.low[0] >= self.high[0] - _TOUCH, other.high[1] <= self.low[1] + _TOUCH, _above(other, self))
        return any(nearer) and not any(farther)


_TOUCH = 1e-6


def _above(upper: Body, lower: Body) -> bool:
    return upper.low[2] >= lower.high[2] - _TOUCH


def painted(bodies: list[Body]) -> list[str]:
    """The drawings in an order in which each comes after all that it hides."""
    order: list[Body] = []
    met: set[int] = set()

    def paint(body: Body) -> None:
        # Three long bodies can hide one another in a ring; what has been met already is then not waited for.
        if id(body) not in met:
            met.add(id(body))
            for other in bodies:
                if body.hides(other):
                    paint(other)
            order.append(body)

    for body in sorted(bodies, key=lambda body: (body.low[2], body.low[0] - body.low[1])):
        paint(body)
    return [body.drawing for body in order]
