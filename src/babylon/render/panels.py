"""Parts of a picture, put beside and below each other."""

from dataclasses import dataclass

from babylon.render.palette import GROUND
from babylon.render.svg import document, group, number, rect

_MARGIN = 20.0


@dataclass(frozen=True, slots=True)
class Panel:
    """A drawing and its size; (0, 0) is its upper left end."""

    width: float
    height: float
    drawing: str

    def at(self, x: float, y: float) -> str:
        """The drawing moved there."""
        return group(self.drawing, transform=f"translate({number(x)} {number(y)})")


def cut(box: tuple[float, float, float, float], drawing: str, scale: float = 1) -> Panel:
    """A panel that shows the box (left, top, right, bottom) of a drawing."""
    left, top, right, bottom = (scale * edge for edge in box)
    moved = f"translate({number(-left)} {number(-top)})scale({number(scale)})"
    return Panel(right - left, bottom - top, group(drawing, transform=moved))


def beside(*panels: Panel, gap: float = _MARGIN) -> Panel:
    """Panels from left to right, their middles on one line."""
    height = max(panel.height for panel in panels)
    drawing, x = "", 0.0
    for panel in panels:
        drawing += panel.at(x, (height - panel.height) / 2)
        x += panel.width + gap
    return Panel(x - gap, height, drawing)


def below(*panels: Panel, gap: float = _MARGIN) -> Panel:
    """Panels from top to bottom, their middles on one line."""
    width = max(panel.width for panel in panels)
    drawing, y = "", 0.0
    for panel in panels:
        drawing += panel.at((width - panel.width) / 2, y)
        y += panel.height + gap
    return Panel(width, y - gap, drawing)


def framed(title: str, panel: Panel) -> str:
    """The whole picture on its ground."""
    width, height = panel.width + 2 * _MARGIN, panel.height + 2 * _MARGIN
    ground = rect(0, 0, width, height, GROUND, rx=_MARGIN)
    return document((0, 0, width, height), title, ground, panel.at(_MARGIN, _MARGIN))
