"""Pictures of gardens, the quarry and whole tables: as text, and as SVG in space or from above; moves in words."""

from babylon.render.pictures import Table, View, garden_svg, quarry_svg, table_svg
from babylon.render.sentences import move_sentence, point_sentence
from babylon.render.text import garden_text, quarry_text, tile_text

__all__ = [
    "Table",
    "View",
    "garden_svg",
    "garden_text",
    "move_sentence",
    "point_sentence",
    "quarry_svg",
    "quarry_text",
    "table_svg",
    "tile_text",
]
