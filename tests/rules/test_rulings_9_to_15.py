"""RULES §9, rulings 9 to 15."""

from babylon.pieces.spaces import SPACES
from babylon.rules.board import BIT
from tests.drawing.garden import arranged, draw
from tests.drawing.quarry import draw_quarry, earned
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
BRIDGE = """
     4  . . o o .
     3  . . o o .
     2  o B . B o
     1  o o . o o
    L1  a b c d e
    B:b2-d2
    ---
"""
ENDS_HIDDEN = """
     3  o o . o o
     2  o v . v o
    L2  a b c d e
"""
DECK_HIDDEN = """
     3  . o o . .
     2  . o v . .
    L3  a b c d e
"""


def test_ruling_9_a_bridge_hides_nothing() -> None:
    game = after(draw(OVER_A_SYMBOL, edition="ja"), "S:c2", "B:b2-d2")
    assert game.garden(0).items[0].visible
    assert game.garden(0).surface[10] == 1


def test_ruling_9_nothing_more_is_put_under_a_deck() -> None:
    game = after(draw(OVER_A_SYMBOL), "B:b2-d2")
    assert verdict(game, "S:c2") == "under-bridge"


def test_ruling_9_no_second_bridge_crosses_a_deck() -> None:
    game = draw("""
         6  . . o o . .
         5  . . o B o o
         4  . o B . B o
         3  . o o B o .
         2  . . . o o .
        L1  a b c d e f
    """)
    assert verdict(after(game, "B:c4-e4"), "B:d3-d5") == "gap-crossed"


def test_ruling_9_a_tile_above_a_deck_has_ordinary_spaces() -> None:
    game = draw(BRIDGE + ENDS_HIDDEN, dug="..S.", left={"belvederes": 0})
    assert verdict(after(game, "db2/3>0-se"), "S:c2") == LEGAL
    assert verdict(draw(BRIDGE + ENDS_HIDDEN + DECK_HIDDEN), "dc2/4>0") == LEGAL


def test_ruling_9_another_bridge_may_cross_above_a_hidden_deck() -> None:
    above = """
         3  o o . o o
         2  o B . B o
        L4  a b c d e
    """
    game = draw(BRIDGE + ENDS_HIDDEN + DECK_HIDDEN + above, edition="zh-Hans")
    game = after(game, "B:b2-d2")
    assert [item.visible for item in game.garden(0).items] == [False, True]
    assert game.scores()[0].bridges == 12  # the hidden one below scores nothing


def test_ruling_10_a_fountain_joins_two_different_tiles() -> None:
    game = draw("""
         2  F F
         1  F o
        L1  a b
    """)
    assert verdict(game, "F:a2-b2") == "same-tile"
    assert verdict(game, "F:a1-a2") == "same-tile"


def test_ruling_10_two_tiles_placed_in_one_turn_may_be_joined() -> None:
    game = after(draw(dug="FFFF", stored="FFFF"), "da1/1>0", "sc1/1>0")
    assert verdict(game, "F:b1-c1") == LEGAL
    game = after(draw(dug="BBBB", stored="BBBB"), "da1/1>0", "sd1/1>0")
    assert verdict(game, "B:b1-d1") == LEGAL


def test_ruling_10_a_half_covered_tile_is_no_longer_joined_to_what_covers_it() -> None:
    game = draw(
        """
         2  T T
         1  o o
        L1  a b
         2  . T o
         1  . o o
        L2  a b c
    """.replace("F F", "T T")
    )
    assert verdict(game, "T:a2-b2") == LEGAL


def test_ruling_11_a_level_counts_even_when_its_tiles_are_hidden() -> None:
    game = draw("""
         4  o o o o . . . .
         3  o o o o . . . .
         2  o o o o o o o o
         1  o o o o o o o o
        L1  a b c d e f g h
         3  . o o . . . . .
         2  . o o . . . . .
        L2  a b c d e f g h
         3  o o o o . . . .
         2  o o o o . . . .
        L3  a b c d e f g h
    """)
    assert 2 not in game.garden(0).surface
    assert verdict(game, "df1/3>0") == LEGAL


def test_ruling_12_both_tiles_may_be_discarded() -> None:
    game = draw(stored="....")
    assert [verdict(game, keep) for keep in ("=d", "=s", "=-")] == [LEGAL] * 3
    assert after(game, "=-").garden(0).stored is None


def test_ruling_12_six_singles_are_always_kept() -> None:
    assert [after(draw(singles=12), keep).garden(0).singles for keep in ("=d", "=-")] == [6, 6]


def test_ruling_13_a_statue_bears_the_second_tile_of_its_turn() -> None:
    game = after(draw(dug="SSSS", stored="...."), "da1/1>0", "S:b2", "sb1/2>0")
    assert "statue" in game.garden(0).tiles[-1].supports


def test_ruling_13_a_level_just_built_may_be_built_upon() -> None:
    game = draw(dug="....", stored="....")
    assert verdict(game, "sc4/2>0") == "level-skipped"
    assert verdict(after(game, "da1/1>0"), "sc4/2>0") == LEGAL


def test_ruling_13_a_statue_just_placed_is_one_to_line_up_with() -> None:
    game = after(draw(dug="SSSS"), "da1/1>0", "S:a1")
    assert verdict(game, "S:a2") == LEGAL
    assert verdict(game, "S:b2") == "not-in-line"


def test_ruling_14_the_token_takes_its_pillar_before_the_supply_runs_short() -> None:
    quarry = """
        4  2 2 2 2
        3  2 2 2 2
        2  2 2w 2 2
        1  2 2 2 2
           A B C D
    """
    assert [earned(draw_quarry(quarry, token="fewer-pillars", singles_left=3), stack) for stack in ("B2", "C2")] == [
        3,
        3,
    ]


def test_ruling_15_a_bridge_needs_an_end_on_a_tile_of_this_turn() -> None:
    game = draw("""
         2  o B . B o
         1  o o . o o
        L1  a b c d e
        ---
    """)
    assert verdict(after(game, "dc3/1>0"), "B:b2-d2") == "not-fresh"


def test_ruling_15_a_new_tile_in_the_gap_is_not_enough() -> None:
    game = draw(OVER_A_SYMBOL)
    assert verdict(game, "B:b2-d2") == LEGAL
    gap = SPACES["c2"].index
    arranged(game).gardens[0].fresh = BIT[gap]
    assert verdict(game, "B:b2-d2") == "not-fresh"


def test_ruling_15_a_bridge_is_visible_by_its_deck_alone() -> None:
    assert draw(BRIDGE + ENDS_HIDDEN).scores()[0].bridges == 3
    over_level_1 = """
        B:b2-d2
         2  o ^ . ^ o .
         1  o o . o o .
        L3  a b c d e f
    """
    assert draw(OVER_A_SYMBOL + over_level_1, edition="zh-Hans").scores()[0].bridges == 6


def test_ruling_15_a_bridge_is_hidden_when_both_ends_and_the_deck_are() -> None:
    assert draw(BRIDGE + ENDS_HIDDEN + DECK_HIDDEN).scores()[0].bridges == 0
