"""The outlines and colours of symbols and flowers, from `glyphs.json`: the page draws from the same file."""

import json
from dataclasses import dataclass
from importlib.resources import files

from babylon.pieces.kinds import Flower, Symbol


@dataclass(frozen=True, slots=True)
class SymbolDrawing:
    """A glazed plate with a sign on it, in a box from -1 to 1."""

    outline: str
    sign: str
    plate: str
    glyph: str


@dataclass(frozen=True, slots=True)
class FlowerDrawing:
    """Petals around a heart; `petal` points east, `plate` is the ground on which they read."""

    petals: int
    petal: str
    heart: float
    colour: str
    core: str
    plate: str


_DRAWINGS = json.loads(files("babylon.render").joinpath("glyphs.json").read_text("utf-8"))
SYMBOLS = {symbol: SymbolDrawing(**_DRAWINGS["symbols"][symbol.name.lower()]) for symbol in Symbol}
FLOWERS = {flower: FlowerDrawing(**_DRAWINGS["flowers"][flower.name.lower()]) for flower in Flower}
