"""Pillars and what stands on one space, as bodies of the isometric picture."""

from babylon.pieces.garden import Item, PlacedTile
from babylon.pieces.kinds import ItemKind, Support
from babylon.pieces.spaces import CORNERS, Space
from babylon.render import palette
from babylon.render.isometric_spans import bridge, fountain, stairway
from babylon.render.projection import SCALE, Body, Spot, on_paper, raised
from babylon.render.solids import FREE, RISE, box, column, disc, dome
from babylon.render.svg import circle, moved, path

_ROBE = "M-.44 0C-.56-.5-.4-.98-.28-1.02Q0-1.16.28-1.02C.4-.98.56-.5.44 0Q0 .26-.44 0Z"
_FOLDS = "M0-1Q.16-.5.04.1M.16-1C.36-.8.4-.4.36.02Q.2.12.06.12Q.24-.5.16-1Z"
_MARBLE_DARK = "#b8a890"


def middle(space: Space, level: int) -> Spot:
    """The middle of a space on its level."""
    return space.col + 0.5, space.row + 0.5, level * RISE


def pillars(placed: PlacedTile) -> list[Body]:
    """What carries a tile, but for statues, which stand there by themselves."""
    bodies = []
    for corner, support in zip(CORNERS, placed.supports, strict=True):
        space = placed.position.corner(corner)
        if support is Support.SINGLE:
            bodies.append(_single(middle(space, placed.level - 1)))
        elif support is Support.DOUBLE:
            bodies.append(_double(middle(space, placed.level - 2)))
    return bodies


def bodies_of(item: Item) -> list[Body]:
    """An item as it stands."""
    spots = [middle(space, level) for space, level in zip(item.spaces, item.levels, strict=True)]
    if item.kind is ItemKind.STATUE:
        return [_statue(spots[0])]
    if item.kind is ItemKind.BELVEDERE:
        return [_belvedere(spots[0])]
    spans = {ItemKind.FOUNTAIN: fountain, ItemKind.BRIDGE: bridge, ItemKind.STAIRWAY: stairway}
    return spans[item.kind](*spots)


def _around(spot: Spot, radius: float, height: float, drawing: str) -> Body:
    east, north, up = spot
    shadow = disc(spot, radius * 1.3, palette.SHADOW, opacity=0.25)
    return Body((east - radius, north - radius, up), (east + radius, north + radius, up + height), shadow + drawing)


def _shaft(foot: Spot, height: float, radius: float, colour: str) -> str:
    return (
        column(foot, 0.08, radius * 1.55, colour)
        + column(raised(foot, 0.08), height - 0.16, radius, colour)
        + column(raised(foot, height - 0.08), 0.08, radius * 1.55, colour)
    )


def _single(foot: Spot) -> Body:
    return _around(foot, 0.2, FREE, _shaft(foot, FREE, 0.13, palette.PILLAR))


def _double(foot: Spot) -> Body:
    """Twice as tall, darker, and with a band at half its height, so that it counts as two at a glance."""
    height = FREE + RISE
    gold = column(raised(foot, height / 2 - 0.12), 0.24, 0.19, palette.GOLD)
    band = column(raised(foot, height / 2 - 0.07), 0.14, 0.2, palette.LAPIS)
    return _around(foot, 0.24, height, _shaft(foot, height, 0.155, palette.DOUBLE) + gold + band)


def _statue(foot: Spot) -> Body:
    east, north, up = foot
    plinth = box((east - 0.25, north - 0.25, up), (east + 0.25, north + 0.25, up + 0.14), palette.BRONZE, top="#b98a4a")
    outline: dict[str, str | float] = {"stroke": _MARBLE_DARK, "stroke_width": 0.05}
    figure = moved(
        *on_paper(raised(foot, 0.16)),
        path(_ROBE, palette.MARBLE, **outline),
        path(_FOLDS, _MARBLE_DARK, opacity=0.55),
        circle(0, -1.22, 0.3, palette.MARBLE, **outline),
        path("M-.24-1.4L-.28-1.66L-.12-1.54L0-1.74L.12-1.54L.28-1.66L.24-1.4Z", palette.GOLD),
        scale=SCALE * 0.37,
    )
    return _around(foot, 0.27, FREE, plinth + figure)


def _belvedere(foot: Spot) -> Body:
    east, north, up = foot
    posts = [(-0.2, 0.2), (0.2, 0.2), (-0.27, 0), (0, 0.27), (-0.2, -0.2), (0.2, -0.2), (0, -0.27), (0.27, 0)]
    posts.sort(key=lambda post: post[0] - post[1])
    hall = "".join(column((east + x, north + y, up + 0.06), 0.3, 0.045, palette.MARBLE) for x, y in posts)
    roof = raised(foot, 0.36)
    cover = column(roof, 0.05, 0.4, palette.GOLD) + dome(raised(roof, 0.05), 0.34, 0.38, palette.ROOF)
    tip = column(raised(roof, 0.44), 0.1, 0.025, palette.GOLD)
    return _around(foot, 0.34, FREE, column(foot, 0.06, 0.38, "#efe4cc") + hall + cover + tip)
