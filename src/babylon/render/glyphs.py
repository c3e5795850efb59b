"""The signs on tiles, drawn in a box from -1 to 1: symbols differ by outline, flowers by the number of petals."""

from babylon.pieces.kinds import Flower, Symbol
from babylon.render.drawings import FLOWERS, SYMBOLS
from babylon.render.palette import CREAM, INK, RIM
from babylon.render.svg import circle, group, letters, moved, path


def medallion(symbol: Symbol, x: float, y: float, radius: float, squash: float = 1) -> str:
    """A symbol as it is printed on a tile: a glazed plate with a cream rim."""
    drawing = SYMBOLS[symbol]
    rims = (
        path(drawing.outline, fill, transform=f"scale({size})")
        for size, fill in ((0.96, RIM), (0.91, CREAM), (0.8, drawing.plate))
    )
    return moved(x, y, *rims, path(drawing.sign, drawing.glyph), scale=radius, squash=squash)


def flower(kind: Flower, x: float, y: float, radius: float, squash: float = 1) -> str:
    """A flower from above on a plate that it stands out from."""
    bloom = FLOWERS[kind]
    turns = (f"rotate({360 * number / bloom.petals - 90:g})" for number in range(bloom.petals))
    petals = group(*(path(bloom.petal, bloom.colour, transform=turn) for turn in turns), stroke=RIM, stroke_width=0.07)
    heart = circle(0, 0, bloom.heart, bloom.core)
    return moved(x, y, circle(0, 0, 1.22, bloom.plate), petals, heart, scale=radius, squash=squash)


def bud(kind: Flower, x: float, y: float, radius: float) -> str:
    """A small flower of the beds."""
    bloom = FLOWERS[kind]
    return circle(x, y, radius, bloom.colour, stroke=RIM, stroke_width=radius / 5) + circle(
        x, y, radius / 2.4, bloom.core
    )


def chip(level: int, x: float, y: float, radius: float) -> str:
    """The number of a level."""
    disc = circle(x, y, radius, "#fffaf0", stroke=INK, stroke_width=radius / 8)
    return disc + letters(x, y, str(level), radius * 1.5, INK)
