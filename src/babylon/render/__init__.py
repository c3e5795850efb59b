"""Pictures of gardens, the quarry and whole tables: as text, and as SVG in space or from above; moves in words."""

from babylon.render.pictures import VIEWS, Table, View, garden_svg, quarry_svg, table_svg
from babylon.render.sentences import move_sentence, point_sentence
from babylon.render.text import FLOWER_SIGNS, garden_text, quarry_text, tile_text

__all__ = [
    "FLOWER_SIGNS",
    "VIEWS",
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
