"""Gardens and the quarry as text: plain as a string, coloured when a rich console prints it.

A space shows its level and what is on it: a small letter is a symbol that is free, a capital an item, `^` a belvedere,
`=` the deck of a bridge, `·` a notch of the board; then comes the flower of the tile. Walls run around tiles, so one
sees which tile lies over which.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from babylon.pieces.garden import Garden, Item, PlacedTile, Quarry, QuarryStack
from babylon.pieces.kinds import Flower, ItemKind, Symbol
from babylon.pieces.move import SYMBOL_LETTERS
from babylon.pieces.spaces import COLUMNS, CORNERS, GARDEN_SIZE, QUARRY_SIZE, Space, Stack
from babylon.render import palette
from babylon.render.drawings import FLOWERS, SYMBOLS
from babylon.render.text_grid import Sheet

if TYPE_CHECKING:
    from rich.text import Text

    from babylon.pieces.tile import Tile

FLOWER_SIGNS = {Flower.WHITE: "✻", Flower.PINK: "✿", Flower.BLUE: "✚", Flower.YELLOW: "✶"}
ITEM_SIGNS = {ItemKind(symbol.value): letter for symbol, letter in SYMBOL_LETTERS.items()} | {ItemKind.BELVEDERE: "^"}
_WALL = palette.JOINT
_LEFT, _STEP, _DOWN = 2, 5, 2  # the margin of a garden's sheet, and from one space to the next


def garden_text(garden: Garden) -> "Text":
    """A garden from above, north at the top."""
    sheet = Sheet(_LEFT + GARDEN_SIZE * _STEP + 1, GARDEN_SIZE * _DOWN + 2, _WALL)
    for at in range(GARDEN_SIZE):
        sheet.put(_LEFT + at * _STEP + 3, GARDEN_SIZE * _DOWN + 1, COLUMNS[at], "bold")
        sheet.put(0, (GARDEN_SIZE - 1 - at) * _DOWN + 1, str(at + 1), "bold")
    sheet.wall((_LEFT, 0), (_LEFT + GARDEN_SIZE * _STEP, 0))
    sheet.wall((_LEFT, GARDEN_SIZE * _DOWN), (_LEFT + GARDEN_SIZE * _STEP, GARDEN_SIZE * _DOWN))
    tops = _tops(garden)
    for space in (Space.at(index) for index in range(GARDEN_SIZE**2)):
        _draw_walls(sheet, tops, space)
        _draw_space(sheet, garden, tops.get(space), space)
    for item in garden.items:
        if item.visible and len(item.spaces) > 1:
            _draw_span(sheet, item)
    return sheet.text()


def _tops(garden: Garden) -> dict[Space, PlacedTile]:
    """The visible tile of every space that has one."""
    return {space: placed for placed in garden.tiles for space in placed.spaces if garden.level(space) == placed.level}


def _corner(space: Space) -> tuple[int, int]:
    """The upper left end of a space's cell."""
    return _LEFT + space.col * _STEP, (GARDEN_SIZE - 1 - space.row) * _DOWN


def _draw_walls(sheet: Sheet, tops: dict[Space, PlacedTile], space: Space) -> None:
    x, y = _corner(space)
    mine = tops.get(space)
    if space.col == 0 or tops.get(Space(space.col - 1, space.row)) is not mine:
        sheet.wall((x, y), (x, y + _DOWN))
    if space.col == GARDEN_SIZE - 1:
        sheet.wall((x + _STEP, y), (x + _STEP, y + _DOWN))
    if space.row < GARDEN_SIZE - 1 and tops.get(Space(space.col, space.row + 1)) is not mine:
        sheet.wall((x, y), (x + _STEP, y))


def _draw_space(sheet: Sheet, garden: Garden, placed: PlacedTile | None, space: Space) -> None:
    x, y = _corner(space)
    if placed is None:
        sheet.put(x + 3, y + 1, "·", "dim")
        return
    tone = palette.tone(placed.level)
    item, symbol = garden.item_on(space), placed.corners[placed.spaces.index(space)]
    sheet.put(x + 1, y + 1, f"{placed.level:>2} ", f"{palette.INK} on {tone}")
    if item:
        sheet.put(x + 3, y + 1, ITEM_SIGNS[item.kind], _item_style(item))
    elif symbol:
        sheet.put(x + 3, y + 1, SYMBOL_LETTERS[symbol].lower(), f"bold {_dark(symbol)} on {tone}")
    sheet.put(x + 4, y + 1, FLOWER_SIGNS[placed.tile.flower], _flower_style(placed.tile.flower))


def _dark(symbol: Symbol) -> str:
    return palette.shaded(SYMBOLS[symbol].plate, 0.7)


def _flower_style(flower: Flower) -> str:
    return f"bold {FLOWERS[flower].colour} on {FLOWERS[flower].plate}"


def _item_style(item: Item) -> str:
    if item.kind is ItemKind.BELVEDERE:
        return f"bold #ffffff on {palette.shaded(palette.ROOF, 0.6)}"
    return _sign_style(Symbol(item.kind.value))


def _draw_span(sheet: Sheet, item: Item) -> None:
    """Join the two ends of an item, by a double line through walls and over the gap of a bridge."""
    (x, y), (last_x, last_y) = _corner(item.spaces[0]), _corner(item.spaces[-1])
    style = _item_style(item)
    if y == last_y:
        for at in range(x + _STEP, last_x + 1, _STEP):
            sheet.put(at, y + 1, "═", style)
        if item.kind is ItemKind.BRIDGE:
            sheet.put(x + _STEP + 3, y + 1, "=", style)
    else:
        for at in range(last_y + _DOWN, y + 1, _DOWN):
            sheet.put(x + 3, at, "║", style)
        if item.kind is ItemKind.BRIDGE:
            sheet.put(x + 3, last_y + _DOWN + 1, "=", style)


_CELL, _ROWS = 10, 3  # the inside of a stack's cell


def quarry_text(quarry: Quarry, incomes: Mapping[Stack, int] | None = None) -> "Text":
    """The quarry from above: symbols, flower, tile; with `incomes` also the pillars that digging earns."""
    width, height = _LEFT + QUARRY_SIZE * (_CELL + 1), QUARRY_SIZE * (_ROWS + 1)
    sheet = Sheet(width + 1, height + 2, _WALL)
    for at in range(QUARRY_SIZE + 1):
        sheet.wall((_LEFT, at * (_ROWS + 1)), (width, at * (_ROWS + 1)))
        sheet.wall((_LEFT + at * (_CELL + 1), 0), (_LEFT + at * (_CELL + 1), height))
    for stack in quarry.stacks:
        x = _LEFT + stack.stack.col * (_CELL + 1) + 1
        y = (QUARRY_SIZE - 1 - stack.stack.row) * (_ROWS + 1) + 1
        sheet.put(x + _CELL // 2 - 1, height + 1, COLUMNS[stack.stack.col].upper(), "bold")
        sheet.put(0, y + 1, str(stack.stack.row + 1), "bold")
        _draw_stack(sheet, x, y, stack)
        if incomes and stack.stack in incomes:
            sheet.put(x + 7, y + 1, f"+{incomes[stack.stack]}", f"bold #000000 on {palette.GOLD}")
    return sheet.text()


def _draw_stack(sheet: Sheet, x: int, y: int, stack: QuarryStack) -> None:
    if stack.height == 0:
        return
    if stack.tile is None:
        sheet.put(x + 4, y + 1, "?")
        return
    ground = palette.STONES[stack.tile.material][0]
    ink = "#ffffff" if stack.height == 1 else "#000000"
    for row in range(_ROWS):
        sheet.put(x, y + row, " " * _CELL, f"on {ground}")
    sheet.put(x + 3, y + 1, stack.tile.id, f"bold {ink} on {ground}")
    sheet.put(x + 1, y + 1, FLOWER_SIGNS[stack.tile.flower], _flower_style(stack.tile.flower))
    for corner, symbol in zip(CORNERS, stack.tile.face, strict=True):
        east, north = corner.steps
        letter, style = (SYMBOL_LETTERS[symbol].lower(), _sign_style(symbol)) if symbol else (".", f"{ink} on {ground}")
        sheet.put(x + 2 + 5 * east, y + 2 - 2 * north, letter, style)


def _sign_style(symbol: Symbol) -> str:
    return f"bold {SYMBOLS[symbol].glyph} on {SYMBOLS[symbol].plate}"


def tile_text(tile: "Tile", turns: int = 0) -> str:
    """A tile's face in one line: its flower, and its corners row by row from the north."""
    nw, ne, se, sw = (SYMBOL_LETTERS[symbol].lower() if symbol else "." for symbol in tile.turned(turns))
    return f"{FLOWER_SIGNS[tile.flower]} {nw}{ne}/{sw}{se}"
