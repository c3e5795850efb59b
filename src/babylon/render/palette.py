"""The colours of the pictures: a court of lapis and gold in late sun. Higher is lighter."""

from babylon.pieces.kinds import Material

_TONES = ("#dcc29a", "#cf8f6b", "#e0ae76", "#eecb92", "#f9e7c4", "#fffdf8")
LAPIS, LAPIS_DARK, GOLD, INK = "#1f4a86", "#14315c", "#e0aa3e", "#2a1c10"
FLAG, JOINT, NOTCH, GROUND = "#dec296", "#a97f4c", "#7d5a36", "#e9d8b8"
BED, SHADOW = "#5c8a3c", "#2a1608"
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


# Stone: its face, its dark and its light parts.
STONES = {
    Material.CLAY: ("#b2683d", "#7f4526", "#d18a58"),
    Material.GRANITE: ("#9da1a6", "#6d7278", "#c9ccd0"),
    Material.BASALT: ("#3d4047", "#25272c", "#5d626b"),
    Material.START: ("#dcaa70", "#a97f4c", "#ecca92"),
}
