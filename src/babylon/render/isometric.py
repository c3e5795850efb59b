"""A garden in space: every tile on its pillars, every item where it stands."""

from babylon.pieces.garden import Garden, PlacedTile
from babylon.pieces.spaces import COLUMNS, CORNERS, GARDEN_SIZE, Space
from babylon.render import palette
from babylon.render.glyphs import bud, chip, flower, medallion
from babylon.render.isometric_items import bodies_of, middle, pillars
from babylon.render.panels import Panel, cut
from babylon.render.projection import SCALE, SQUASH, Body, on_paper, painted
from babylon.render.solids import RISE, SLAB, box, disc, flat
from babylon.render.svg import letters, line_path, path, polygon

_RIM = 0.6
_THICK = 0.35
_PAVER = 0.4


def garden_iso(garden: Garden, columns: int = GARDEN_SIZE, rows: int = GARDEN_SIZE) -> Panel:
    """The board and everything on it, or its first columns and rows alone when nothing stands beyond them."""
    bodies = bodies_of_garden(garden)
    west, east = on_paper((-_RIM, -_RIM, 0))[0], on_paper((columns + _RIM, rows + _RIM, 0))[0]
    heads = (on_paper((body.low[0], body.high[1], body.high[2]))[1] for body in bodies)
    top = min(on_paper((-_RIM, rows + _RIM, 0))[1], *heads, 0) - 4
    foot = on_paper((columns + _RIM, -_RIM, -_THICK))[1]
    return cut((west, top, east, foot), _board(garden, columns, rows) + "".join(painted(bodies)))


def _board(garden: Garden, columns: int, rows: int) -> str:
    """The player board with its flags, notches and coordinates."""
    frame = box((-_RIM, -_RIM, -_THICK), (columns + _RIM, rows + _RIM, 0), palette.LAPIS)
    line = polygon(flat(-0.08, -0.08, columns + 0.08, rows + 0.08, 0), palette.GOLD)
    floor = polygon(flat(0, 0, columns, rows, 0), palette.FLAG)
    joints = "".join(
        (_joint((at, 0), (at, rows)) if at < columns else "") + (_joint((0, at), (columns, at)) if at < rows else "")
        for at in range(1, max(columns, rows))
    )
    notches = "".join(_notch(garden, Space(col, row)) for col in range(columns) for row in range(rows))
    return (
        frame
        + line
        + floor
        + path(joints, "none", stroke=palette.JOINT, stroke_width=1.2)
        + notches
        + _coordinates(columns, rows)
        + _emblem(garden, columns)
    )


def _joint(start: tuple[int, int], end: tuple[int, int]) -> str:
    return line_path([on_paper((*start, 0)), on_paper((*end, 0))], closed=False)


def _notch(garden: Garden, space: Space) -> str:
    shade = polygon(flat(space.col, space.row, space.col + 1, space.row + 1, 0), palette.SHADOW, opacity=0.3)
    return disc(middle(space, 0), 0.16, palette.NOTCH) + (shade if garden.level(space) else "")


def _coordinates(columns: int, rows: int) -> str:
    size = SCALE * 0.34
    names = (letters(*on_paper((at + 0.5, -_RIM / 2, 0)), COLUMNS[at], size, palette.GOLD) for at in range(columns))
    numbers = (
        letters(*on_paper((columns + _RIM / 2, at + 0.5, 0)), str(at + 1), size, palette.GOLD) for at in range(rows)
    )
    return "".join((*names, *numbers))


def _emblem(garden: Garden, columns: int) -> str:
    x, y = on_paper((columns + _RIM / 2, -_RIM / 2, 0))
    return flower(garden.flower, x, y, SCALE * 0.2, SQUASH)


def _slab(garden: Garden, placed: PlacedTile) -> Body:
    """A tile: its four pavers with their symbols, the bed between them, the flower in its heart."""
    west, south, up = placed.position.col + 0.02, placed.position.row + 0.02, placed.level * RISE
    east, north = west + 1.96, south + 1.96
    tone = palette.tone(placed.level)
    drawing = box((west, south, up - SLAB), (east, north, up), palette.shaded(tone, 0.95), top=palette.BED)
    drawing += _bed(placed)
    for number in range(4):
        drawing += _paver(garden, placed, number)
    drawing += flower(placed.tile.flower, *on_paper((west + 0.98, south + 0.98, up)), SCALE * 0.2, SQUASH)
    edge = palette.FRESH if placed.fresh else palette.shaded(tone, 0.6)
    drawing += path(
        line_path(flat(west, south, east, north, up)), "none", stroke=edge, stroke_width=3 if placed.fresh else 1
    )
    return Body((west, south, up - SLAB), (east, north, up), drawing)


def _paver(garden: Garden, placed: PlacedTile, number: int) -> str:
    space, symbol = placed.spaces[number], placed.corners[number]
    x, y, up = middle(space, placed.level)
    tone = palette.tone(placed.level)
    if garden.level(space) != placed.level:
        tone = palette.shaded(tone, 0.62)
    corners = flat(x - _PAVER, y - _PAVER, x + _PAVER, y + _PAVER, up)
    drawing = polygon(corners, tone, stroke=palette.shaded(tone, 0.78), stroke_width=1)
    if garden.level(space) == placed.level:
        if symbol and garden.item_on(space) is None:
            drawing += medallion(symbol, *on_paper((x, y, up)), SCALE * 0.35, SQUASH)
        east, north = CORNERS[number].steps
        at = on_paper((x - 0.36 + 0.72 * east, y - 0.36 + 0.72 * north, up))
        drawing += chip(placed.level, *at, SCALE * 0.11)
    return drawing


def _bed(placed: PlacedTile) -> str:
    east, north, up = placed.position.col + 1, placed.position.row + 1, placed.level * RISE
    arms = ((at, 0.0) for at in (-0.8, -0.5, 0.5, 0.8)), ((0.0, at) for at in (-0.8, -0.5, 0.5, 0.8))
    return "".join(
        bud(placed.tile.flower, *on_paper((east + dx, north + dy, up)), SCALE * 0.055) for arm in arms for dx, dy in arm
    )


def bodies_of_garden(garden: Garden) -> list[Body]:
    """Everything that stands on the board."""
    bodies: list[Body] = []
    for placed in garden.tiles:
        bodies.append(_slab(garden, placed))
        bodies += pillars(placed)
    for item in garden.items:
        bodies += bodies_of(item)
    return bodies
