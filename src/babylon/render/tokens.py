"""The round tokens as signs on a golden disc, in a box from -1 to 1."""

from babylon.pieces.kinds import Flower, Symbol, Token
from babylon.render import palette
from babylon.render.drawings import SYMBOLS
from babylon.render.glyphs import flower
from babylon.render.storage import pillar
from babylon.render.svg import circle, letters, moved, path, rect


def token_disc(token: Token | None, x: float, y: float, radius: float) -> str:
    """A token; one that is not known shows a question mark."""
    ground = circle(0, 0, 1, "#f2cf7a", stroke=palette.shaded(palette.GOLD, 0.7), stroke_width=0.12)
    inner = circle(0, 0, 0.82, "none", stroke=palette.shaded(palette.GOLD, 0.8), stroke_width=0.04)
    return moved(x, y, ground, inner, _SIGNS[token] if token else _UNKNOWN, scale=radius)


def _label(x: float, content: str) -> str:
    return letters(x, 0, content, 0.6, palette.INK)


_SWAP = "M-.52-.1Q-.4-.6.1-.52M.1-.52L-.08-.66M.1-.52L-.04-.36M.52.1Q.4.6-.1.52M-.1.52L.08.66M-.1.52L.04.36"
_BLANK = rect(-0.5, -0.5, 1, 1, "none", rx=0.08, stroke=palette.INK, stroke_width=0.08, stroke_dasharray="0.2 0.13")


def _line(data: str) -> str:
    return path(data, "none", stroke=palette.INK, stroke_width=0.12, stroke_linecap="round")


_SIGNS = {
    Token.NONE: _line("M-.35 0H.35"),
    Token.EXTRA_SINGLE: pillar(-0.2, 0) + _label(0.32, "+1"),
    Token.EXTRA_DOUBLE: pillar(-0.22, 0, double=True) + _label(0.32, "+1"),
    Token.CHANGE_SYMBOL: rect(-0.24, -0.24, 0.48, 0.48, SYMBOLS[Symbol.STATUE].plate, rx=0.1) + _line(_SWAP),
    Token.FILL_BLANK: _BLANK + letters(0, -0.02, "+", 0.9, palette.INK),
    Token.DOUBLE_FLOWER: flower(Flower.WHITE, -0.28, 0, 0.32) + _label(0.42, "×2"),
    Token.FEWER_PILLARS: pillar(-0.2, 0) + _label(0.34, "−1"),
}
_UNKNOWN = letters(0, 0, "?", 1, palette.INK)
