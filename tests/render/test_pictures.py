"""Pictures as SVG: well formed, complete, and told apart by shape."""

import re
from xml.etree import ElementTree as ET

import pytest

from babylon import Flower, Game, ItemKind, Symbol, Token
from babylon.render import VIEWS, View, garden_svg, quarry_svg, table_svg
from babylon.render.glyphs import flower, medallion
from babylon.render.palette import BASIN, BRIDGE, DOUBLE, FRESH, LAPIS, ROOF, STEP, shaded
from babylon.render.svg import element, number
from babylon.render.tokens import token_disc
from tests.drawing.garden import draw
from tests.render.samples import EVERYTHING, played

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_is_well_formed(players: int, view: View) -> None:
    root = parsed(table_svg(played(EVERYTHING, players), view))
    assert root.tag == f"{SVG}svg"
    totals = [sheet.total for sheet in played(EVERYTHING, players).scores()]
    title = root.findtext(f"{SVG}title")
    assert title is not None
    assert all(str(total) in title for total in totals)


@pytest.mark.parametrize("view", VIEWS)
def test_a_garden_and_a_quarry_are_well_formed(view: View) -> None:
    game = played(0)
    for svg in (garden_svg(game.garden(1), view), quarry_svg(game.quarry, view)):
        assert parsed(svg).tag == f"{SVG}svg"


@pytest.mark.parametrize("view", VIEWS)
def test_a_picture_stays_within_its_frame(view: View) -> None:
    root = parsed(garden_svg(played(EVERYTHING).garden(0), view))
    left, top, width, height = (float(word) for word in root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert float(root.attrib["width"]) == width
    assert float(root.attrib["height"]) == height
    assert 400 < width < 1200


def test_several_pictures_on_one_page_do_not_disturb_each_other() -> None:
    """A picture has no names of its own that another could take away."""
    assert not re.search(r"""\b(id|href|class)=|url\(""", table_svg(played(EVERYTHING)))


def test_the_same_game_gives_the_same_picture() -> None:
    assert table_svg(played(EVERYTHING)) == table_svg(played(EVERYTHING).copy())


def test_symbols_differ_by_outline_and_sign_not_by_colour_alone() -> None:
    shapes = {re.sub(r'fill="[^"]*"', "", medallion(symbol, 0, 0, 1)) for symbol in Symbol}
    outlines = {re.findall(r' d="([^"]*)"', medallion(symbol, 0, 0, 1))[0] for symbol in Symbol}
    assert len(shapes) == len(outlines) == len(Symbol)


def test_flowers_differ_by_their_number_of_petals() -> None:
    petals = {kind: flower(kind, 0, 0, 1).count("rotate(") for kind in Flower}
    assert petals == {Flower.WHITE: 8, Flower.PINK: 5, Flower.BLUE: 4, Flower.YELLOW: 6}


# What only this kind of item is painted with.
PAINTS = {
    ItemKind.BELVEDERE: ROOF,
    ItemKind.FOUNTAIN: BASIN,
    ItemKind.BRIDGE: BRIDGE,
    ItemKind.STAIRWAY: STEP,
}
GARDENS = [garden for seed in (EVERYTHING, 0, 1) for garden in played(seed).gardens()]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("kind", PAINTS)
def test_every_item_is_drawn(kind: ItemKind, view: View) -> None:
    for garden in GARDENS:
        stands = any(item.kind is kind for item in garden.items)
        assert (PAINTS[kind] in garden_svg(garden, view)) is stands


def test_a_double_pillar_has_a_band_that_a_single_one_has_not() -> None:
    flat = draw(
        """
         2  o o
         1  o o
        L1  a b
    """,
        doubles=0,
    )
    raised = draw("""
         2  o o
         1  o o
        L1  a b
         2  o o
         1  o o
        L2  b c
    """)
    assert shaded(DOUBLE, 0.86) not in garden_svg(flat.garden(0))
    assert shaded(DOUBLE, 0.86) in garden_svg(raised.garden(0))
    assert shaded(LAPIS, 1.06) in garden_svg(raised.garden(0))


@pytest.mark.parametrize("view", VIEWS)
def test_a_tile_placed_this_turn_has_a_golden_edge(view: View) -> None:
    picture = """
         2  o o
         1  o o
        L1  a b
    """
    assert FRESH in garden_svg(draw(picture).garden(0), view)
    assert FRESH not in garden_svg(draw(f"{picture}\n---").garden(0), view)


@pytest.mark.parametrize("view", VIEWS)
def test_the_seat_whose_turn_it_is_stands_out(view: View) -> None:
    game = Game.deal(players=2, seed=1)
    before = table_svg(game, view)
    game.play("xA1")
    assert table_svg(game, view) != before


def test_a_hidden_symbol_is_not_drawn() -> None:
    game = draw("""
         2  o F
         1  o F
        L1  a b
         2  o o
         1  o o
        L2  b c
    """)
    plate = "#0f7c8a"
    assert plate not in garden_svg(game.garden(0), "iso")
    assert plate not in garden_svg(game.garden(0), "plan")


@pytest.mark.parametrize("token", [*Token, None])
def test_every_token_has_a_sign_of_its_own(token: Token | None) -> None:
    others = {token_disc(other, 0, 0, 1) for other in [*Token, None] if other is not token}
    assert token_disc(token, 0, 0, 1) not in others


def test_notebooks_show_games_gardens_and_quarries() -> None:
    game = played(EVERYTHING)
    assert game._repr_svg_() == table_svg(game)
    assert game.garden(0)._repr_svg_() == garden_svg(game.garden(0))
    assert game.quarry._repr_svg_() == quarry_svg(game.quarry)


def test_numbers_are_short() -> None:
    assert [number(value) for value in (1.0, 0.125, -0.001, 100, 2.5)] == ["1", "0.12", "0", "100", "2.5"]


def test_text_can_break_no_picture() -> None:
    assert element("text", "a &lt; b", fill='"<&') == '<text fill="&quot;&lt;&amp;">a &lt; b</text>'
