"""RULES §9, rulings 1 to 8: what the books leave open."""

import pytest

from babylon import EDITIONS, Belvederes, ItemKind, Supply, Support
from tests.drawing.garden import draw, next_turn
from tests.drawing.quarry import draw_quarry, earned
from tests.drawing.table import idle_round, table
from tests.drawing.verdict import LEGAL, after, verdict

STATUE_AT_B2 = """
     2  o S o o
     1  o o o o
    L1  a b c d
    S:b2
    ---
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
# A tile on level 3 hangs over the statue at b2 on level 1.
BURIED_STATUE = """
     4  . o o . . .
     3  . o o . . .
     2  o S o o . .
     1  o o o o . .
    L1  a b c d e f
    S:b2
     2  . . . . o o
     1  . . . . o o
    L2  a b c d e f
     3  . o o . . .
     2  . ^ o . . .
    L3  a b c d e f
    ---
"""


def test_ruling_1_a_statue_right_below_always_carries_its_corner() -> None:
    game = draw(STATUE_AT_B2)
    assert verdict(game, "db1/2>0-nw") == "statue-bears"
    assert verdict(game, "db1/2>0") == LEGAL
    tile = after(game, "db1/2>0").garden(0).tiles[-1]
    assert tile.supports[0] is Support.STATUE


def test_ruling_1_a_corner_on_a_statue_gets_no_belvedere() -> None:
    items = after(draw(STATUE_AT_B2), "db1/2>0").garden(0).items
    assert [item.kind for item in items] == [ItemKind.STATUE]


def test_ruling_2_an_open_corner_hangs_over_empty_space() -> None:
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
    assert verdict(game, "db2/3>0-ne") == LEGAL


def test_ruling_2_an_open_corner_hangs_over_an_item_which_stays() -> None:
    game = draw("""
         2  o F F o
         1  o o o o
        L1  a b c d
        F:b2-c2
        ---
    """)
    game = after(game, "da2/2>0-se")
    fountain = game.garden(0).items[0]
    assert fountain.visible
    assert game.scores()[0].fountains == 3


def test_ruling_2_an_open_corner_hangs_over_a_deck() -> None:
    game = draw(
        BRIDGE
        + """
         3  o o . . .
         2  o v . . .
        L2  a b c d e
        ---
        """
    )
    game = after(game, "db2/3>0-se")
    assert game.scores()[0].bridges == 3  # its end at d2 is still seen


def test_ruling_2_what_is_wholly_hidden_scores_nothing() -> None:
    game = draw(
        BRIDGE
        + """
         3  o o . o o
         2  o v . ^ o
        L2  a b c d e
         3  . o o . .
         2  . o ^ . .
        L3  a b c d e
        """
    )
    assert game.scores()[0].bridges == 0


def test_ruling_3_a_statue_hidden_without_bearing_is_worth_nothing() -> None:
    game = draw(BURIED_STATUE)
    assert game.scores()[0].statues == 0
    assert not game.garden(0).items[0].bears


def test_ruling_3_a_statue_hidden_without_bearing_still_counts_for_the_line() -> None:
    game = draw(BURIED_STATUE, dug="SSSS")
    placed = after(game, "dg2/1>0")
    assert verdict(placed, "S:g2") == LEGAL
    assert verdict(placed, "S:g3") == "not-in-line"


def test_ruling_4_with_no_statue_left_the_next_is_the_first_again() -> None:
    bearing = """
         2  . o o .
         1  . o o .
        L2  a b c d
        ---
    """
    assert verdict(after(draw(STATUE_AT_B2, dug="SSSS"), "dg6/1>0"), "S:g6") == "not-in-line"
    assert verdict(after(draw(STATUE_AT_B2 + bearing, dug="SSSS"), "dg6/1>0"), "S:g6") == LEGAL


def test_ruling_5_the_first_tile_may_be_decorated_after_the_second() -> None:
    game = after(draw(dug="S...", stored="...."), "da1/1>0", "sg7/1>0")
    assert verdict(game, "S:a2") == LEGAL


def test_ruling_6_the_token_holds_once_in_a_turn() -> None:
    game = after(draw(dug="FFFF", token="change-symbol"), "dc4/1>0", "S:c4*")
    assert verdict(game, "S:c5*") == "token-used"


def test_ruling_6_the_token_holds_again_in_the_next_turn() -> None:
    game = after(draw(dug="FFFF", stored="FFFF", token="change-symbol"), "dc4/1>0", "S:c4*")
    next_turn(game)
    assert verdict(after(game, "sc6/1>0"), "S:c6*") == LEGAL


def test_ruling_6_every_player_may_use_the_token() -> None:
    game = table(["change-symbol"])
    for _ in range(4):
        game.play(game.legal_moves()[0])
        game.play("=s")
    for seat in range(4):
        assert game.seat == seat
        game.play(game.legal_moves()[0])
        game = after(game, "sc4/1>0-se", "S:c4*", "=-")  # no starting tile shows its statue there


def test_ruling_6_the_token_stands_in_for_one_space_only() -> None:
    game = after(draw(dug="SSSS", stored="SSSS", token="change-symbol"), "da1/1>0", "sc1/1>0")
    assert verdict(game, "F:b1-c1*") == "wrong-symbol"


def test_ruling_6_the_token_leaves_no_trace() -> None:
    game = after(draw(dug="FFFF", token="change-symbol"), "dc4/1>0", "S:c4*")
    assert game.garden(0).tiles[0].corners == ("fountain",) * 4


def test_ruling_6_the_space_lies_on_a_tile_of_this_turn() -> None:
    game = draw(
        """
         2  o B
         1  o o
        L1  a b
        ---
        """,
        dug="FFFF",
        token="change-symbol",
    )
    assert verdict(after(game, "dc1/1>0"), "F:b2*-c2") == "token-not-here"


def test_ruling_6_a_decoration_on_such_a_space_needs_no_other_new_tile() -> None:
    game = draw(
        """
         2  o F
         1  o o
        L1  a b
        ---
        """,
        dug="BBBB",
        token="change-symbol",
    )
    assert verdict(after(game, "dc1/1>0"), "F:b2-c2*") == LEGAL


def test_ruling_7_one_gets_the_singles_that_are_left() -> None:
    quarry = """
        4  2 2 2 2
        3  2 2 2 2
        2  2 2 2 2
        1  2 2 2 2
           A B C D
    """
    assert [earned(draw_quarry(quarry, singles_left=left), "B2") for left in (5, 4, 3, 0)] == [4, 4, 3, 0]


def test_ruling_7_without_doubles_there_is_no_swap() -> None:
    drawing = """
         2  o o
         1  o o
        L1  a b
        ---
    """
    assert verdict(draw(drawing, left={"doubles": 2}), "db1/2>0") == LEGAL
    assert verdict(draw(drawing, left={"doubles": 1}), "db1/2>0") == "no-double-left"
    assert verdict(draw(drawing, left={"doubles": 1}, doubles=1), "db1/2>0") == LEGAL


@pytest.mark.parametrize("token", ["extra-single", "extra-double"])
def test_ruling_7_without_pieces_a_token_gives_none(token: str) -> None:
    game = table([token], edition=EDITIONS["revised"].mixed(supply=Supply(0, 0, 9, 9, 9, 9, 9)))
    idle_round(game)
    assert game.token == token
    assert (game.garden(0).singles, game.garden(0).doubles) == (0, 0)


@pytest.mark.parametrize(
    ("piece", "move"),
    [("statues", "S:a1"), ("fountains", "F:b2-c2"), ("bridges", "B:d1-f1"), ("stairways", "T:f2-f3")],
)
def test_ruling_7_an_item_that_has_run_out_cannot_be_placed(piece: str, move: str) -> None:
    drawing = """
         2  o F F o . T o
         1  S o o B . B o
        L1  a b c d e f g
         4  . . . . . o o
         3  . . . . . T o
        L2  a b c d e f g
    """
    assert verdict(draw(drawing, left={piece: 1}), move) == LEGAL
    assert verdict(draw(drawing, left={piece: 0}), move) == "none-left"


def test_ruling_7_without_belvederes_no_corner_stays_open() -> None:
    assert verdict(draw(left={"belvederes": 1}), "dc4/1>0-ne") == LEGAL
    game = draw(left={"belvederes": 0})
    assert verdict(game, "dc4/1>0-ne") == "no-belvedere"
    assert verdict(game, "dc4/1>0") == LEGAL


def test_ruling_7_without_belvederes_every_corner_needs_a_support() -> None:
    drawing = """
         4  o o .
         3  o o .
         2  o o .
         1  o o .
        L1  a b c
         2  . o o
         1  . o o
        L2  a b c
    """
    # A tile at b2 on level 3: c3 is three levels below.
    some, none = draw(drawing, left={"belvederes": 1}), draw(drawing, left={"belvederes": 0})
    assert [verdict(some, move) for move in ("db2/3>0", "db2/3>0-ne")] == ["corner-unsupported", LEGAL]
    assert {verdict(none, move) for move in ("db2/3>0", "db2/3>0-ne", "db2/3>0-nw")} == {"no-belvedere"}


def test_while_belvederes_last_an_open_corner_stays_empty_when_none_is_left() -> None:
    mixed = EDITIONS["revised"].mixed(belvederes=Belvederes.WHILE_THEY_LAST)
    game = after(draw(dug=".S..", left={"belvederes": 0}, edition=mixed), "dc4/1>0-ne")
    assert game.garden(0).items == ()
    assert game.scores()[0].belvederes == 0
    assert verdict(game, "S:d5") == LEGAL


def test_ruling_8_token_pillars_are_received_before_the_dig() -> None:
    game = table(["extra-double", "extra-single"])
    idle_round(game)
    assert game.phase == "dig"
    assert game.garden(0).doubles == 1
    assert game.garden(1).doubles == 0
