"""A table drawn in the ways that the environments' libraries know."""

from typing import TYPE_CHECKING

from babylon.envs.pixels import table_pixels
from babylon.render import garden_text, quarry_text, table_svg

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from babylon.envs.table import Table
    from babylon.game import Game


def drawn(table: "Table", mode: str | None) -> "str | NDArray[np.uint8] | None":
    """The table as text (`ansi`; `human` prints it), as a picture in space (`svg`) or as pixels (`rgb_array`)."""
    if mode == "rgb_array":
        return table_pixels(table.observation(0), table.deal.players)
    if mode == "svg":
        return table_svg(table.game())
    text = _text(table.game())
    if mode == "human":
        print(text)  # noqa: T201 - that is what this mode is for
        return None
    return text


def _text(game: "Game") -> str:
    gardens = (f"{garden.flower} {garden.score.total}\n{garden_text(garden).plain}" for garden in game.gardens())
    return "\n".join([quarry_text(game.quarry).plain, *gardens])
