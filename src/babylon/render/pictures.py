"""Whole pictures: a garden, the quarry, a table. They hold no words, only letters and digits, so none is translated."""

from typing import Literal, Protocol, TypeAlias

from babylon.pieces.garden import Garden, Quarry
from babylon.pieces.kinds import Token
from babylon.render.isometric import garden_iso
from babylon.render.panels import Panel, below, beside, cut, framed
from babylon.render.plan import RIM, garden_plan
from babylon.render.quarry import quarry_iso, quarry_plan
from babylon.render.storage import HEIGHT, WIDTH, badge, storage
from babylon.render.tokens import token_disc

View: TypeAlias = Literal["iso", "plan"]
VIEWS: tuple[View, ...] = ("iso", "plan")
_UNIT = 64.0
_TWO_IN_A_ROW = 2


class Table(Protocol):
    """What the picture of a table needs of a game."""

    @property
    def quarry(self) -> Quarry:
        """What is seen of the quarry."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def rounds(self) -> int:
        """How many rounds there are."""

    @property
    def token(self) -> Token | None:
        """The effect of this round."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def gardens(self) -> tuple[Garden, ...]:
        """Every seat's garden."""


def garden_svg(garden: Garden, view: View = "iso") -> str:
    """A garden with its storage, in space or from above."""
    return framed(f"Babylon: {garden.flower} {garden.score.total}", _garden(garden, view))


def quarry_svg(quarry: Quarry, view: View = "iso") -> str:
    """The quarry, in space or from above."""
    return framed("Babylon", _quarry(quarry, view))


def table_svg(game: Table, view: View = "iso") -> str:
    """The quarry, the round with its token, and all gardens; a golden edge marks whose turn it is."""
    gardens = [_garden(garden, view, active=garden.seat == game.seat and not game.is_over) for garden in game.gardens()]
    rows = [beside(*gardens[start : start + _TWO_IN_A_ROW]) for start in range(0, len(gardens), _TWO_IN_A_ROW)]
    common = below(_round(game), _quarry(game.quarry, view))
    totals = " ".join(f"{garden.flower} {garden.score.total}" for garden in game.gardens())
    return framed(f"Babylon: {totals}", beside(common, below(*rows)))


def _garden(garden: Garden, view: View, *, active: bool = False) -> Panel:
    strip = cut((0, -0.05, WIDTH, HEIGHT + 0.05), storage(garden, active=active), _UNIT)
    if view == "iso":
        return below(garden_iso(garden), strip)
    return below(cut((-RIM, -RIM, 8 + RIM, 8 + RIM), garden_plan(garden), _UNIT), strip)


def _quarry(quarry: Quarry, view: View) -> Panel:
    return quarry_iso(quarry) if view == "iso" else quarry_plan(quarry)


def _round(game: Table) -> Panel:
    drawing = badge(1, 1, f"{game.round}/{game.rounds}") + token_disc(game.token, 3, 1, 0.9)
    return cut((0, 0, 4, 2), drawing, _UNIT * 0.8)
