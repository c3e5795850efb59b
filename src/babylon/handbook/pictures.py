"""The handbook's pictures by their names: gardens, a quarry, rounds and tokens, as SVG and as text for terminals."""

from functools import cache
from typing import TYPE_CHECKING

from babylon.game.incomes import income_rows
from babylon.handbook.gardens import GARDENS
from babylon.handbook.positions import dug_quarry, garden_of_sketch
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import TOKENS, Token
from babylon.pieces.spaces import GARDEN_SIZE, Stack
from babylon.render.isometric import garden_iso
from babylon.render.panels import below, cut, framed
from babylon.render.quarry import quarry_iso
from babylon.render.rounds import rounds_panel, rounds_text
from babylon.render.storage import HEIGHT, WIDTH, storage
from babylon.render.svg import document
from babylon.render.text import garden_text, quarry_text
from babylon.render.tokens import token_disc

if TYPE_CHECKING:
    from rich.text import Text

QUARRY, ROUNDS = "quarry", "rounds"
DISCS = {f"token-{token}": token for token in TOKENS}
NAMES = (*GARDENS, QUARRY, ROUNDS, *DISCS)
_UNIT = 56.0
_LEAST = 3  # columns and rows of board in a picture
_COIN = 100.0
_LEFT, _STEP, _DOWN = 2, 5, 2  # the margin of a garden's text, and from one space to the next


@cache
def _garden(name: str) -> Garden:
    return garden_of_sketch(GARDENS[name])


def _extent(garden: Garden) -> tuple[int, int]:
    """How many columns and rows the picture needs."""
    spaces = [space for placed in garden.tiles for space in placed.spaces]
    return max(_LEAST, *(space.col + 1 for space in spaces)), max(_LEAST, *(space.row + 1 for space in spaces))


def _revealed() -> list[Token | None]:
    """The tokens of the same game in their order, None for those that nobody has seen yet."""
    game = dug_quarry()
    tokens = game.dealing.tokens
    return [token if number < game.round else None for number, token in enumerate(tokens, start=1)]


def picture_svg(name: str) -> str:
    """A picture of that name as SVG."""
    if name in DISCS:
        return document((0, 0, _COIN, _COIN), "Babylon", token_disc(DISCS[name], _COIN / 2, _COIN / 2, _COIN * 0.46))
    if name == QUARRY:
        return framed("Babylon", quarry_iso(dug_quarry().quarry))
    if name == ROUNDS:
        return framed("Babylon", rounds_panel(_revealed(), dug_quarry().round))
    garden = _garden(name)
    panel = garden_iso(garden, *_extent(garden))
    if GARDENS[name].storage:
        panel = below(panel, cut((0, -0.05, WIDTH, HEIGHT + 0.05), storage(garden), _UNIT))
    return framed("Babylon", panel)


def picture_text(name: str) -> "Text | None":
    """The same for a terminal; tokens are told by their names alone."""
    if name in DISCS:
        return None
    if name == QUARRY:
        game = dug_quarry()
        return quarry_text(game.quarry, {Stack.at(row.stack): row.singles for row in income_rows(game.state)})
    if name == ROUNDS:
        return rounds_text(_revealed(), dug_quarry().round)
    garden = _garden(name)
    return _cropped(garden_text(garden), *_extent(garden))


def _cropped(drawing: "Text", columns: int, rows: int) -> "Text":
    """The lower left part of a garden's text: so many columns and rows, and the letters below them."""
    lines = drawing.split("\n")[(GARDEN_SIZE - rows) * _DOWN :]
    for line in lines:
        line.right_crop(max(0, len(line) - (_LEFT + columns * _STEP + 1)))
    return type(drawing)("\n").join(lines)
