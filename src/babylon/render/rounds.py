"""The rounds of a game in a row, each with the token that holds in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from babylon.pieces.kinds import Token
from babylon.render import palette
from babylon.render.panels import Panel
from babylon.render.svg import group, letters, moved, rect
from babylon.render.tokens import token_disc

if TYPE_CHECKING:
    from rich.text import Text

_CELL, _IN_A_ROW = 100.0, 6
_SIGNS = {
    Token.NONE: "–",
    Token.EXTRA_SINGLE: "+1",
    Token.EXTRA_DOUBLE: "+‖",
    Token.CHANGE_SYMBOL: "⇄",
    Token.FILL_BLANK: "□",
    Token.DOUBLE_FLOWER: "×2",
    Token.FEWER_PILLARS: "−1",
}
_UNKNOWN = "?"
_COLUMN = 4  # letters


def rounds_panel(tokens: Sequence[Token | None], current: int) -> Panel:
    """All rounds, the first without a token, the current one framed; `tokens` has None for those not yet revealed."""
    rounds = len(tokens) + 1
    cells = (_cell(number, tokens, number == current) for number in range(1, rounds + 1))
    rows = -(-rounds // _IN_A_ROW)
    return Panel(min(rounds, _IN_A_ROW) * _CELL, rows * _CELL * 1.3, group(*cells))


def _cell(number: int, tokens: Sequence[Token | None], current: bool) -> str:
    row, column = divmod(number - 1, _IN_A_ROW)
    edge = (palette.LAPIS, 5) if current else ("#c9b283", 1.5)
    slot = rect(4, 4, _CELL - 8, _CELL * 1.3 - 8, "#fdf6e6", rx=10, stroke=edge[0], stroke_width=edge[1])
    name = letters(_CELL / 2, 24, str(number), 24, palette.INK)
    disc = token_disc(tokens[number - 2], _CELL / 2, 80, 34) if number > 1 else ""
    return moved(column * _CELL, row * _CELL * 1.3, slot, name, disc)


def rounds_text(tokens: Sequence[Token | None], current: int) -> "Text":
    """The same in two lines: the numbers of the rounds, and a sign for the token of each."""
    # Terminals that never draw anything need not have rich.
    from rich.text import Text  # noqa: PLC0415

    signs = ["", *(_SIGNS[token] if token else _UNKNOWN for token in tokens)]
    numbers = Text()
    for number in range(1, len(signs) + 1):
        numbers.append(str(number).center(_COLUMN), "bold reverse" if number == current else "bold")
    return numbers + Text("\n" + "".join(sign.center(_COLUMN) for sign in signs))
