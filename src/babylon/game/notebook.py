"""Notebooks show gardens, the quarry and games by themselves. Drawing is only loaded when something is drawn."""

from typing import TYPE_CHECKING

from babylon.pieces.garden import Garden, Quarry

if TYPE_CHECKING:
    from babylon.render import Table


def table_picture(game: "Table") -> str:
    """A whole table as SVG."""
    from babylon.render import table_svg  # noqa: PLC0415

    return table_svg(game)


def _garden_picture(garden: Garden) -> str:
    from babylon.render import garden_svg  # noqa: PLC0415

    return garden_svg(garden)


def _quarry_picture(quarry: Quarry) -> str:
    from babylon.render import quarry_svg  # noqa: PLC0415

    return quarry_svg(quarry)


Garden.painter = _garden_picture
Quarry.painter = _quarry_picture
