"""The colours of the pictures: a court of lapis and gold in late sun. Higher is lighter."""

from dataclasses import dataclass

from babylon.pieces.kinds import Flower, Material, Symbol

_TONES = ("#dcc29a", "#cf8f6b", "#e0ae76", "#eecb92", "#f9e7c4", "#fffdf8")
LAPIS, LAPIS_DARK, GOLD, INK = "#1f4a86", "#14315c", "#e0aa3e", "#2a1c10"
FLAG, JOINT, NOTCH, GROUND = "#dec296", "#a97f4c", "#7d5a36", "#e9d8b8"
BED, HEDGE, SHADOW = "#5c8a3c", "#3f6f35", "#2a1608"
PILLAR, DOUBLE, MARBLE, BRONZE = "#e7d3ac", "#d2ab74", "#f7f3ea", "#7a5a34"
ROOF, BASIN, WATER, FOAM = "#4fae9c", "#f1e6cf", "#49b8c9", "#e9fbff"
BRIDGE, DECK, STEP, CHEEK = "#b6492f", "#e8c894", "#f3e3bf", "#cfa068"
CREAM, RIM = "#f5e1b0", "#4a2f17"
QUARRY_FLOOR, FRESH = "#b39a72", "#ffd24a"


def tone(level: int) -> str:
    """The paving of a level."""
    return _TONES[min(level, len(_TONES) - 1)]


def shaded(colour: str, light: float) -> str:
    """A colour in less light (below 1) or more."""
    parts = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return "#" + "".join(f"{min(round(part * light), 255):02x}" for part in parts)


@dataclass(frozen=True, slots=True)
class Bloom:
    """A flower's colours; `plate` is the ground on which it reads."""

    petal: str
    core: str
    plate: str


BLOOMS = {
    Flower.WHITE: Bloom("#fffdf6", "#f0b429", "#24523a"),
    Flower.PINK: Bloom("#f46ea6", "#8c1f4e", "#fff3d6"),
    Flower.BLUE: Bloom("#3a5ce0", "#1d2f86", "#fff3d6"),
    Flower.YELLOW: Bloom("#ffdd2e", "#c8720f", "#24523a"),
}

# The glazed plate of a symbol and the sign on it.
GLAZES = {
    Symbol.STATUE: ("#6a3d78", "#fff7e6"),
    Symbol.FOUNTAIN: ("#0f7c8a", "#f2fffd"),
    Symbol.BRIDGE: ("#a8382b", "#fff3e0"),
    Symbol.STAIRWAY: ("#e3a628", "#33200a"),
}

# Stone: its face, its dark and its light parts.
STONES = {
    Material.CLAY: ("#b2683d", "#7f4526", "#d18a58"),
    Material.GRANITE: ("#9da1a6", "#6d7278", "#c9ccd0"),
    Material.BASALT: ("#3d4047", "#25272c", "#5d626b"),
    Material.START: ("#dcaa70", "#a97f4c", "#ecca92"),
}
