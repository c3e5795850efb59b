"""What a seat has beside its garden: flower and points, pillars, the dug and the stored tile. Heights in units."""

from babylon.pieces.garden import Garden
from babylon.pieces.tile import Tile
from babylon.render import palette
from babylon.render.glyphs import flower
from babylon.render.svg import circle, group, letters, moved, path, rect
from babylon.render.tile_face import face

HEIGHT = 1.5
WIDTH = 9.2
_SLOTS = 6


def storage(garden: Garden, *, active: bool = False) -> str:
    """The storage as a strip, (0, 0) its north-west end; a seat whose turn it is has a golden edge."""
    edge = (palette.GOLD, 0.08) if active else ("#c9b283", 0.03)
    return group(
        rect(0, 0, WIDTH, HEIGHT, "#fdf6e6", rx=0.2, stroke=edge[0], stroke_width=edge[1]),
        flower(garden.flower, 0.85, 0.75, 0.4),
        letters(2.0, 0.75, str(garden.score.total), 0.8, palette.INK),
        *(_slot(number, garden.singles) for number in range(max(_SLOTS, garden.singles))),
        *(pillar(5.55 + 0.4 * number, 0.75, double=True) for number in range(garden.doubles)),
        _tile(6.9, garden.dug, _PICK),
        _tile(8.35, garden.stored, _BOX),
    )


def _slot(number: int, singles: int) -> str:
    x = 3.05 + 0.4 * number
    if number < singles:
        return pillar(x, 0.75)
    return rect(
        x - 0.13, 0.45, 0.26, 0.6, "none", rx=0.05, stroke="#b9a377", stroke_width=0.03, stroke_dasharray="0.08"
    )


def pillar(x: float, y: float, *, double: bool = False) -> str:
    """A pillar lying in the storage; a double one is taller and has a band."""
    half, colour = (0.5, palette.DOUBLE) if double else (0.3, palette.PILLAR)
    outline = palette.shaded(colour, 0.6)
    shaft = rect(x - 0.09, y - half, 0.18, 2 * half, colour, stroke=outline, stroke_width=0.025)
    caps = "".join(
        rect(x - 0.14, at, 0.28, 0.09, colour, rx=0.02, stroke=outline, stroke_width=0.025)
        for at in (y - half, y + half - 0.09)
    )
    band = rect(x - 0.12, y - 0.07, 0.24, 0.14, palette.LAPIS, stroke=palette.GOLD, stroke_width=0.04) if double else ""
    return shaft + caps + band


_PICK = "M-.3.5L.2-.3M-.3-.42Q.2-.5.5.1"
_BOX = "M-.5-.3H.5V.4H-.5ZM-.5-.05H.5M-.12-.05V.12H.12V-.05"


def _tile(x: float, tile: Tile | None, sign: str) -> str:
    mark = path(sign, "none", stroke="#b9a377", stroke_width=0.12, stroke_linecap="round", stroke_linejoin="round")
    slot = rect(x - 0.65, 0.1, 1.3, 1.3, "#efe0bd", rx=0.1) + moved(x, 0.75, mark, scale=0.7)
    return slot + (moved(x, 0.75, face(tile), scale=0.63) if tile else "")


def badge(x: float, y: float, content: str) -> str:
    """A round badge with a short text."""
    ground = circle(x, y, 0.9, palette.LAPIS, stroke=palette.GOLD, stroke_width=0.1)
    return ground + letters(x, y, content, 0.55, palette.GOLD)
