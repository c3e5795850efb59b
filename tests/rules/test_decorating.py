"""RULES §6: what holds for every decoration."""

from babylon import ItemKind
from tests.drawing.garden import draw
from tests.drawing.table import idle_turn, table
from tests.drawing.verdict import LEGAL, after, verdict

FOUNTAINS = """
     2  o F F o
     1  o o o o
    L1  a b c d
"""


def test_a_decoration_is_free_and_comes_from_the_supply() -> None:
    game = after(draw(FOUNTAINS, singles=0, left={"fountains": 7}), "F:b2-c2")
    assert game.garden(0).singles == 0
    assert game.supply.fountains == 6


def test_a_decoration_is_optional() -> None:
    game = draw(FOUNTAINS)
    assert verdict(game, "F:b2-c2") == LEGAL
    assert verdict(game, "=-") == LEGAL


def test_any_number_of_decorations_may_be_put_in_a_turn() -> None:
    game = after(draw(dug="SSSS"), "dc4/1>0", "S:c4", "S:c5", "S:d5", "S:d4")
    assert [item.kind for item in game.garden(0).items] == [ItemKind.STATUE] * 4


def test_nothing_is_put_up_before_a_tile_is_placed() -> None:
    assert verdict(draw(FOUNTAINS + "---"), "F:b2-c2") == "nothing-placed"


def test_a_decoration_on_older_tiles_alone_is_refused() -> None:
    game = after(draw(FOUNTAINS + "---"), "dg7/1>0")
    assert verdict(game, "F:b2-c2") == "not-fresh"


def test_a_tile_of_an_earlier_turn_takes_no_decoration() -> None:
    game = table()
    for move in ("A1", "sc4/1>0"):
        game.play(move)
    assert verdict(game, "S:c5") == LEGAL
    game.play("=-")
    for _ in range(3):
        idle_turn(game)
    game.play("D4")
    assert verdict(game, "S:c5") == "nothing-placed"


def test_a_decoration_may_stand_partly_on_an_older_tile() -> None:
    game = draw("""
         2  o F
         1  o o
        L1  a b
        ---
         2  F o
         1  o o
        L1  c d
    """)
    assert verdict(game, "F:b2-c2") == LEGAL


def test_every_space_needs_the_printed_symbol() -> None:
    game = draw("""
         2  o F B o
         1  o F o o
        L1  a b c d
    """)
    assert verdict(game, "F:b2-c2") == "wrong-symbol"
    assert verdict(game, "F:b1-c1") == "wrong-symbol"
    assert verdict(game, "S:b2") == "wrong-symbol"


def test_every_space_must_be_visible() -> None:
    game = draw("""
         2  o S
         1  o o
        L1  a b
    """)
    assert verdict(game, "S:b2") == LEGAL
    assert verdict(after(game, "db2/2>0"), "S:b2") == "wrong-symbol"


def test_a_symbol_shows_on_the_topmost_tile_only() -> None:
    game = after(draw(FOUNTAINS + "---", dug="...S"), "db2/2>0")
    assert verdict(game, "S:b2") == LEGAL
    assert verdict(game, "F:b2-c2") == "wrong-symbol"


def test_nothing_may_stand_on_the_space() -> None:
    game = draw("""
         4  . o o .
         3  . F o .
         2  o F F o
         1  o o o o
        L1  a b c d
    """)
    assert verdict(game, "F:b2-b3") == LEGAL
    assert verdict(after(game, "F:b2-c2"), "F:b2-b3") == "space-occupied"


def test_nothing_is_put_diagonally() -> None:
    fountains = draw("""
         4  . . o o
         3  . . F o
         2  o F o o
         1  o o o o
        L1  a b c d
    """)
    assert verdict(fountains, "F:b2-c3") == "not-adjacent"
    bridges = draw("""
         4  . . . o o
         3  . . . o o
         2  o B . B o
         1  o B . o o
        L1  a b c d e
    """)
    assert verdict(bridges, "B:b1-d2") == "not-adjacent"
