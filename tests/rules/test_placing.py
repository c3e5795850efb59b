"""RULES §5: where a tile may lie, and what it costs."""

import re

import pytest

from babylon import Game, ItemKind, Place, Source, Space, Support, Symbol
from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, after, tokens, verdict

ONE_TILE = """
     2  o o
     1  o o
    L1  a b
"""


def supports(game: Game) -> list[Support]:
    return list(game.garden(0).tiles[-1].supports)


@pytest.mark.parametrize(
    ("turns", "corners"),
    [(0, "SFBT"), (1, "TSFB"), (2, "BTSF"), (3, "FBTS")],
)
def test_a_tile_may_lie_in_any_rotation_and_turns_clockwise(turns: int, corners: str) -> None:
    game = after(draw(dug="SFBT"), f"dc4/1>{turns}")
    letters = {Symbol.STATUE: "S", Symbol.FOUNTAIN: "F", Symbol.BRIDGE: "B", Symbol.STAIRWAY: "T"}
    lies = game.garden(0).tiles[0].corners
    assert "".join(letters[symbol] for symbol in lies if symbol) == corners


def test_a_tile_lies_wholly_in_the_garden() -> None:
    game = draw()
    assert [verdict(game, f"d{position}/1>0") for position in ("a1", "g1", "a7", "g7")] == [LEGAL] * 4
    assert [verdict(game, f"d{position}/1>0") for position in ("h1", "a8", "h8")] == ["outside-garden"] * 3


def test_a_tile_lies_above_all_four_surfaces() -> None:
    game = draw(ONE_TILE)
    assert verdict(game, "db2/1>0") == "surface-too-high"
    assert verdict(game, "db2/2>0") == LEGAL
    assert verdict(game, "dc1/1>0") == LEGAL


def test_no_tile_lies_on_the_board_itself() -> None:
    reason = draw().why_not(Place(Source.DUG, Space(2, 3), 0, 0))
    assert reason is not None
    assert reason.code == "surface-too-high"


def test_a_tile_on_level_1_stands_on_four_single_pillars() -> None:
    game = after(draw(singles=4), "dc4/1>0")
    assert supports(game) == [Support.SINGLE] * 4
    assert game.garden(0).singles == 0


def test_a_corner_two_levels_above_the_surface_stands_on_a_double_pillar() -> None:
    game = after(draw(ONE_TILE, singles=6), "db1/2>0")
    assert supports(game) == [Support.SINGLE, Support.DOUBLE, Support.DOUBLE, Support.SINGLE]


def test_a_tile_may_stand_on_four_double_pillars() -> None:
    game = after(draw(ONE_TILE, singles=8), "de5/2>0")
    assert supports(game) == [Support.DOUBLE] * 4
    assert game.garden(0).singles == 0


def test_a_statue_right_below_is_the_pillar_at_no_cost() -> None:
    game = draw("""
         2  o S
         1  o o
        L1  a b
        S:b2
        ---
    """)
    later = after(game, "db2/2>0-ne")
    assert supports(later) == [Support.DOUBLE, Support.OPEN, Support.DOUBLE, Support.STATUE]
    assert later.garden(0).singles == 20 - 4


def test_a_statue_that_bears_is_no_statue_from_then_on() -> None:
    game = draw("""
         2  o S o o
         1  o o o o
        L1  a b c d
        S:b2
        ---
         2  . o o .
         1  . o o .
        L2  a b c d
        ---
    """)
    (statue,) = game.garden(0).items
    assert statue.bears
    assert not statue.visible
    assert game.garden(0).score.statues == 0


def test_a_corner_too_far_above_the_surface_can_only_be_open() -> None:
    game = draw("""
         4  o o .
         3  o o .
         2  o o .
         1  o o .
        L1  a b c
         2  . o o
         1  . o o
        L2  a b c
    """)
    # A tile at b2 on level 3: b2 and c2 are right below, b3 two levels, c3 three.
    assert verdict(game, "db2/3>0") == "corner-unsupported"
    assert verdict(game, "db2/3>0-ne") == LEGAL
    assert verdict(game, "db2/3>0-nw") == "corner-unsupported"


def test_a_corner_above_another_item_can_only_be_open() -> None:
    game = draw("""
         2  o F F o
         1  o o o o
        L1  a b c d
        F:b2-c2
        ---
    """)
    assert verdict(game, "da1/2>0") == "complete-overlap"
    assert verdict(game, "da2/2>0") == "corner-unsupported"
    assert verdict(game, "da2/2>0-se") == LEGAL
    assert verdict(game, "db2/2>0-se") == "too-few-supports"


def test_a_corner_above_a_belvedere_can_only_be_open() -> None:
    game = draw("""
         2  o ^
         1  o o
        L1  a b
        ---
    """)
    assert verdict(game, "db2/2>0") == "corner-unsupported"
    assert verdict(game, "db2/2>0-sw") == LEGAL


def test_a_corner_under_a_deck_can_only_be_open() -> None:
    game = draw("""
         2  o B . B o
         1  o o . o o
        L1  a b c d e
    """)
    assert verdict(game, "db2/2>0-sw") == LEGAL
    game.play("B:b2-d2")
    # With the end at b2 open, the corner under the deck at c2 is one too many.
    assert verdict(game, "db2/2>0-sw") == "too-few-supports"


def test_at_most_one_corner_is_open() -> None:
    game = draw("""
         2  o F F o
         1  o o o o
        L1  a b c d
        F:b2-c2
        ---
    """)
    assert [verdict(game, f"db2/2>0-{corner}") for corner in ("nw", "ne", "se", "sw")] == ["too-few-supports"] * 4


def test_a_corner_that_could_be_supported_may_be_left_open() -> None:
    game = draw(singles=3)
    assert verdict(game, "dc4/1>0") == "too-few-pillars"
    assert [verdict(game, f"dc4/1>0-{corner}") for corner in ("nw", "ne", "se", "sw")] == [LEGAL] * 4


def test_an_open_corner_gets_a_belvedere_at_once() -> None:
    game = after(draw(), "dc4/1>0-ne")
    (item,) = game.garden(0).items
    assert item.kind is ItemKind.BELVEDERE
    assert [str(space) for space in item.spaces] == ["d5"]
    assert game.supply.belvederes == 38 - 1


def test_a_belvedere_occupies_its_space() -> None:
    game = after(draw(dug="SSSS"), "dc4/1>0-ne")
    assert verdict(game, "S:d5") == "space-occupied"
    assert verdict(game, "S:c5") == LEGAL


def test_four_supports_get_no_belvedere() -> None:
    assert after(draw(), "dc4/1>0").garden(0).items == ()


def test_a_level_needs_a_tile_on_the_level_below_anywhere() -> None:
    assert verdict(draw(), "dg7/2>0") == "level-skipped"
    assert verdict(draw(ONE_TILE), "dg7/2>0") == LEGAL
    level_1 = """
         2  o o . . o o o o
         1  o o . . o o o o
        L1  a b c d e f g h
    """
    far_away = """
         2  . o o
         1  . o o
        L2  a b c
    """
    assert verdict(draw(level_1), "df1/3>0") == "level-skipped"
    assert verdict(draw(level_1 + far_away), "df1/3>0") == LEGAL


def test_no_tile_overlaps_another_completely() -> None:
    game = draw(ONE_TILE)
    assert verdict(game, "da1/2>0") == "complete-overlap"
    assert verdict(game, "da2/2>0") == LEGAL


def test_pillars_are_paid_from_what_one_holds() -> None:
    assert verdict(draw(singles=3), "dc4/1>0") == "too-few-pillars"
    assert verdict(draw(singles=4), "dc4/1>0") == LEGAL
    assert verdict(draw(ONE_TILE, singles=5), "db1/2>0") == "too-few-pillars"
    assert verdict(draw(ONE_TILE, singles=6), "db1/2>0") == LEGAL


def test_a_double_in_hand_is_used_first() -> None:
    game = draw(ONE_TILE, singles=4, doubles=1, left={"doubles": 10})
    later = after(game, "db1/2>0")
    assert (later.garden(0).singles, later.garden(0).doubles) == (0, 0)
    assert later.supply.doubles == 9  # only the second one was swapped for


def test_a_double_in_hand_stays_when_only_singles_are_needed() -> None:
    later = after(draw(singles=4, doubles=1), "dc4/1>0")
    assert (later.garden(0).singles, later.garden(0).doubles) == (0, 1)


def test_pillars_leave_the_hand_only_under_the_tile_being_placed() -> None:
    game = draw(ONE_TILE, singles=12, dug="SSSS")
    later = after(game, "db1/2>0", "S:b1", "S:b2")
    assert supports(later).count(Support.SINGLE) + 2 * supports(later).count(Support.DOUBLE) == 6
    assert later.garden(0).singles == 12 - 6


def test_every_place_comes_in_four_rotations() -> None:
    places = [token for token in tokens(draw(ONE_TILE)) if token.startswith("d")]
    assert len({re.sub(r">\d", "", token) for token in places}) * 4 == len(places)
