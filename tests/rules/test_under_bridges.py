"""RULES §8: the space under a bridge is empty, open or covered."""

import pytest

from babylon import EDITIONS, Game, Gap
from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, after, verdict

# Two tiles on level 2, and between them a statue symbol on level 1.
OVER_A_SYMBOL = """
     2  o o S o o o
     1  o o o o o o
    L1  a b c d e f
     3  o o . o o .
     2  o B . B o .
    L2  a b c d e f
"""
OVER_THE_BOARD = """
     2  o B . B o
     1  o o . o o
    L1  a b c d e
"""
# A fountain with one half under the bridge to come.
OVER_A_FOUNTAIN = """
     4  . . o o . .
     3  . . F o . .
     2  o o F o o o
     1  o o o o o o
    L1  a b c d e f
    F:c2-c3
     3  o o . o o .
     2  o B . B o .
    L2  a b c d e f
"""
# Of the tile on level 1 only c3 shows, between the ends of the bridge to come.
OVER_THE_REST_OF_A_TILE = """
     3  . . o o .
     2  . . o o .
    L1  a b c d e
     4  o o . o o
     3  o B . B o
     2  . . o o .
     1  . . o o .
    L2  a b c d e
"""


def drawn(text: str, gap: Gap) -> Game:
    return draw(text, edition=EDITIONS["revised"].mixed(gap=gap))


@pytest.mark.parametrize(("gap", "expected"), [(Gap.EMPTY, "gap-occupied"), (Gap.OPEN, LEGAL), (Gap.COVERED, LEGAL)])
def test_only_an_empty_gap_must_be_free_when_the_bridge_is_built(gap: Gap, expected: str) -> None:
    assert verdict(after(drawn(OVER_A_SYMBOL, gap), "S:c2"), "B:b2-d2") == expected


@pytest.mark.parametrize(
    ("gap", "expected"), [(Gap.EMPTY, "under-bridge"), (Gap.OPEN, LEGAL), (Gap.COVERED, "under-bridge")]
)
def test_only_in_an_open_gap_items_are_put_afterwards(gap: Gap, expected: str) -> None:
    assert verdict(after(drawn(OVER_A_SYMBOL, gap), "B:b2-d2"), "S:c2") == expected


@pytest.mark.parametrize("gap", Gap)
def test_no_pillar_is_put_under_a_deck(gap: Gap) -> None:
    game = after(drawn(OVER_THE_BOARD, gap), "B:b2-d2")
    # The bridge's end at d2 can't carry the corner se, and under the deck sw can't be carried either.
    assert verdict(game, "dc2/2>0-se") == "too-few-supports"


@pytest.mark.parametrize("gap", Gap)
def test_no_second_bridge_crosses_in_any_edition(gap: Gap) -> None:
    crossing = """
         6  . . o o . .
         5  . . o B o o
         4  . o B . B o
         3  . o o B o .
         2  . . . o o .
        L1  a b c d e f
    """
    assert verdict(after(drawn(crossing, gap), "B:c4-e4"), "B:d3-d5") == "gap-crossed"


@pytest.mark.parametrize(("gap", "points"), [(Gap.OPEN, 1), (Gap.COVERED, 0)])
def test_an_item_under_a_bridge_keeps_its_points_unless_it_is_covered(gap: Gap, points: int) -> None:
    sheet = after(drawn(OVER_A_SYMBOL, gap), "S:c2", "B:b2-d2").scores()[0]
    assert (sheet.statues, sheet.bridges) == (points, 6)


@pytest.mark.parametrize("gap", [Gap.OPEN, Gap.COVERED])
def test_what_is_partly_under_a_bridge_keeps_its_points(gap: Gap) -> None:
    sheet = after(drawn(OVER_A_FOUNTAIN, gap), "B:b2-d2").scores()[0]
    assert (sheet.fountains, sheet.bridges) == (3, 6)


def test_a_covered_statue_is_hidden_by_no_tile_and_still_one_to_line_up_with() -> None:
    game = after(drawn(OVER_A_SYMBOL, Gap.COVERED), "S:c2", "B:b2-d2")
    statue = game.garden(0).items[0]
    assert (statue.visible, statue.hidden_by, statue.bears) == (False, None, False)
    assert [point.under_bridges for point in game.points()[0][:2]] == [True, False]
    assert game.state.gardens[0].buried


@pytest.mark.parametrize(("gap", "visible"), [(Gap.EMPTY, True), (Gap.OPEN, True), (Gap.COVERED, False)])
def test_a_covered_gap_shows_no_tile(gap: Gap, *, visible: bool) -> None:
    game = after(drawn(OVER_THE_REST_OF_A_TILE, gap), "B:b3-d3")
    assert game.garden(0).tiles[0].visible == visible


@pytest.mark.parametrize(("gap", "notches"), [(Gap.EMPTY, 56), (Gap.OPEN, 56), (Gap.COVERED, 55)])
def test_a_covered_gap_shows_no_notch(gap: Gap, notches: int) -> None:
    assert after(drawn(OVER_THE_BOARD, gap), "B:b2-d2").scores()[0].open_notches == notches
