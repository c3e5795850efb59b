"""Scalable pictures as text: the few elements that the drawings need."""

from collections.abc import Iterable
from html import escape

Point = tuple[float, float]


def number(value: float) -> str:
    """A length as short as two decimals allow."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def element(name: str, *children: str, **attributes: str | float) -> str:
    """An element; an attribute's underscores become dashes."""
    written = "".join(f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def group(*children: str, **attributes: str | float) -> str:
    """Elements that belong together."""
    return element("g", *children, **attributes)


def moved(x: float, y: float, *children: str, scale: float = 1, squash: float = 1) -> str:
    """Elements drawn around (x, y); a squash below 1 lays them down."""
    size = f"{number(scale)} {number(scale * squash)}"
    return group(*children, transform=f"translate({number(x)} {number(y)})scale({size})")


def path(data: str, fill: str, **attributes: str | float) -> str:
    """A shape given by its outline."""
    return element("path", d=data, fill=fill, **attributes)


def line_path(points: Iterable[Point], *, closed: bool = True) -> str:
    """The outline through these points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


def polygon(points: Iterable[Point], fill: str, **attributes: str | float) -> str:
    """A filled polygon."""
    return path(line_path(points), fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: str | float) -> str:
    """A rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, **attributes: str | float) -> str:
    """A disc."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def ellipse(x: float, y: float, radii: Point, fill: str, **attributes: str | float) -> str:
    """A disc seen aslant."""
    return element("ellipse", cx=x, cy=y, rx=radii[0], ry=radii[1], fill=fill, **attributes)


_SERIF = "Palatino,'Palatino Linotype',Georgia,serif"


def letters(x: float, y: float, content: str, size: float, fill: str) -> str:
    """Text with its middle at (x, y)."""
    return element(
        "text", escape(content), x=x, y=y + 0.35 * size, font_size=size, fill=fill,
        font_family=_SERIF, font_weight="bold", text_anchor="middle",
    )  # fmt: skip


def document(box: tuple[float, float, float, float], title: str, *children: str) -> str:
    """A whole picture; `box` is its left, top, width and height."""
    left, top, width, height = box
    return element(
        "svg", element("title", escape(title)), *children, xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{number(left)} {number(top)} {number(width)} {number(height)}",
        width=width, height=height, style="max-width:100%;height:auto", role="img",
    )  # fmt: skip
