"""Pictures of gardens, the quarry and whole tables: as text, and as SVG in space or from above."""

from babylon.render.pictures import Table, View, garden_svg, quarry_svg, table_svg

__all__ = ["Table", "View", "garden_svg", "quarry_svg", "table_svg"]
