"""The quarry, from above and in space. A stack is two units wide."""

from babylon.pieces.garden import Quarry, QuarryStack
from babylon.pieces.kinds import Material
from babylon.pieces.spaces import COLUMNS, CORNERS, QUARRY_SIZE
from babylon.render import palette
from babylon.render.glyphs import chip, flower, medallion
from babylon.render.panels import Panel, cut
from babylon.render.projection import SCALE, SQUASH, Body, laid, on_paper, painted
from babylon.render.solids import box, flat
from babylon.render.svg import group, letters, moved, polygon, rect
from babylon.render.tile_face import face, stone

_PITCH = 2.04
_WALL = 0.6
_WIDTH = QUARRY_SIZE * _PITCH
_LAYERS = (Material.BASALT, Material.GRANITE, Material.CLAY)
_LAYER = 0.42
_THICK = 0.35
_UNIT, _SHRINK = 48.0, 0.75


def quarry_plan(quarry: Quarry) -> Panel:
    """From above."""
    wall = rect(-_WALL, -_WALL, _WIDTH + 2 * _WALL, _WIDTH + 2 * _WALL, palette.LAPIS, rx=0.12)
    edge = rect(-0.07, -0.07, _WIDTH + 0.14, _WIDTH + 0.14, palette.GOLD) + rect(
        0, 0, _WIDTH, _WIDTH, palette.QUARRY_FLOOR
    )
    names = "".join(
        letters((at + 0.5) * _PITCH, _WIDTH + _WALL / 2, COLUMNS[at].upper(), 0.4, palette.GOLD)
        + letters(-_WALL / 2, (3.5 - at) * _PITCH, str(at + 1), 0.4, palette.GOLD)
        for at in range(QUARRY_SIZE)
    )
    drawing = group(wall, edge, names, *(_stack_plan(stack) for stack in quarry.stacks))
    return cut((-_WALL, -_WALL, _WIDTH + _WALL, _WIDTH + _WALL), drawing, _UNIT)


def _stack_plan(stack: QuarryStack) -> str:
    x, y = (stack.stack.col + 0.5) * _PITCH, (QUARRY_SIZE - stack.stack.row - 0.5) * _PITCH
    if stack.height == 0:
        return ""
    top = face(stack.tile) if stack.tile else stone(_LAYERS[stack.height - 1])
    depth = 0.05 * stack.height
    shadow = rect(x - 0.97 + depth, y - 0.97 + depth * 1.3, 1.94, 1.94, palette.SHADOW, rx=0.06, opacity=0.4)
    return shadow + moved(x, y, top) + chip(stack.height, x + 0.8, y + 0.8, 0.15)


def quarry_iso(quarry: Quarry) -> Panel:
    """In space; its walls behind the stacks, cut away in front."""
    end, top = _WIDTH, len(_LAYERS) * _LAYER
    ground = box((-_WALL, -_WALL, -_THICK), (end + _WALL, end + _WALL, 0), palette.LAPIS)
    edge = polygon(flat(-0.1, -0.1, end + 0.1, end + 0.1, 0), palette.GOLD)
    floor = polygon(flat(0, 0, end, end, 0), palette.QUARRY_FLOOR)
    back = box((-_WALL, end + 0.06, 0), (end + _WALL, end + _WALL, top), palette.LAPIS)
    left = box((-_WALL, -_WALL, 0), (-0.06, end + 0.06, top), palette.LAPIS)
    names = "".join(
        letters(*on_paper(((at + 0.5) * _PITCH, -_WALL / 2, 0)), COLUMNS[at].upper(), SCALE * 0.4, palette.GOLD)
        + letters(*on_paper((end + _WALL / 2, (at + 0.5) * _PITCH, 0)), str(at + 1), SCALE * 0.4, palette.GOLD)
        for at in range(QUARRY_SIZE)
    )
    bodies = [body for stack in quarry.stacks for body in _stack_bodies(stack)]
    drawing = group(ground, edge, floor, names, back, left, *painted(bodies))
    corners = (
        (-_WALL, -_WALL, 0),
        (-_WALL, end + _WALL, top),
        (end + _WALL, end + _WALL, 0),
        (end + _WALL, -_WALL, -_THICK),
    )
    (west, _), (_, head), (far, _), (_, foot) = (on_paper(corner) for corner in corners)
    return cut((west, head, far, foot), drawing, _SHRINK)


def _stack_bodies(stack: QuarryStack) -> list[Body]:
    west, south = stack.stack.col * _PITCH + 0.03, stack.stack.row * _PITCH + 0.03
    bodies = []
    for layer in range(stack.height):
        low, high = (west, south, layer * _LAYER), (west + 1.98, south + 1.98, (layer + 1) * _LAYER)
        block = box(low, high, palette.STONES[_LAYERS[layer]][0])
        bodies.append(Body(low, high, block + (_top(stack, high[2]) if layer == stack.height - 1 else "")))
    return bodies


def _top(stack: QuarryStack, up: float) -> str:
    east, north = (stack.stack.col + 0.5) * _PITCH, (stack.stack.row + 0.5) * _PITCH
    drawing = laid((east, north, up), stone(_LAYERS[stack.height - 1]))
    if stack.tile:
        for corner, symbol in zip(CORNERS, stack.tile.face, strict=True):
            x, y = corner.steps
            at = on_paper((east - 0.5 + x, north - 0.5 + y, up))
            drawing += medallion(symbol, *at, SCALE * 0.36, SQUASH) if symbol else ""
        drawing += flower(stack.tile.flower, *on_paper((east, north, up)), SCALE * 0.22, SQUASH)
    return drawing + chip(stack.height, *on_paper((east + 0.78, north - 0.78, up)), SCALE * 0.15)
