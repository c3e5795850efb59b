"""A tile that lies outside the gardens: its stone, its symbols, its flower. Two units wide, (0, 0) its middle."""

from babylon.pieces.kinds import Material
from babylon.pieces.spaces import CORNERS
from babylon.pieces.tile import Tile
from babylon.render import palette
from babylon.render.glyphs import flower, medallion
from babylon.render.svg import Point, circle, group, path, polygon, rect

_PLACES = [(east - 0.5, 0.5 - north) for east, north in (corner.steps for corner in CORNERS)]
_BRICKS = "M-.96-.6H.96M-.96-.2H.96M-.96.2H.96M-.96.6H.96" + "".join(
    f"M{x:.2f} {-0.96 + 0.38 * row:.2f}v.36" for row in range(5) for x in ((-0.5, 0.5) if row % 2 else (-0.8, 0, 0.8))
)
_CRACKS = "".join(
    f"M{x:.2f} {y:.2f}l.16-.1l.16.1v.2l-.16.1l-.16-.1Z"
    for row in range(6)
    for x, y in ((-0.92 + 0.32 * col + 0.16 * (row % 2), -0.84 + 0.3 * row) for col in range(5 + row % 2 * 0))
)
# Speckles are scattered by a fixed rule, so that a picture is the same each time.
_SPECKLES: list[Point] = [(-0.9 + 1.8 * (n * 37 % 61) / 60, -0.9 + 1.8 * (n * 23 % 53) / 52) for n in range(44)]


def stone(material: Material) -> str:
    """The bare stone, told apart by its pattern: bricks, speckles, hexagons, or the green cross of a garden."""
    base, dark, light = palette.STONES[material]
    drawing = rect(-0.97, -0.97, 1.94, 1.94, base, rx=0.06, stroke=dark, stroke_width=0.05)
    if material is Material.CLAY:
        return drawing + path(_BRICKS, "none", stroke=dark, stroke_width=0.03, opacity=0.7)
    if material is Material.GRANITE:
        dots = (circle(x, y, 0.03, light if n % 3 else dark) for n, (x, y) in enumerate(_SPECKLES))
        return drawing + "".join(dots)
    if material is Material.BASALT:
        return drawing + path(_CRACKS, "none", stroke=light, stroke_width=0.025, opacity=0.8)
    return drawing + polygon(_CROSS, palette.BED)


_CROSS = [
    (-0.09, -0.95), (0.09, -0.95), (0.09, -0.09), (0.95, -0.09), (0.95, 0.09), (0.09, 0.09),
    (0.09, 0.95), (-0.09, 0.95), (-0.09, 0.09), (-0.95, 0.09), (-0.95, -0.09), (-0.09, -0.09),
]  # fmt: skip


def face(tile: Tile) -> str:
    """A tile as it is printed."""
    signs = (
        medallion(symbol, x, y, 0.36) for symbol, (x, y) in zip(tile.face, _PLACES, strict=True) if symbol is not None
    )
    return group(stone(tile.material), *signs, flower(tile.flower, 0, 0, 0.21))
