"""RULES §4A: digging, and the pillars it earns."""

from babylon import Flower
from tests.drawing.quarry import draw_quarry, earned
from tests.drawing.verdict import after, tokens, verdict

LEVEL_GROUND = """
    4  2 2 2 2
    3  2 2 2 2
    2  2 2 2 2
    1  2 2 2 2
       A B C D
"""


def test_a_tile_among_tiles_of_its_own_layer_earns_four_pillars() -> None:
    assert earned(draw_quarry(LEVEL_GROUND), "B2") == 4


def test_the_wall_of_the_quarry_pays_a_pillar_for_each_edge() -> None:
    game = draw_quarry("""
        4  1 3 3 3
        3  3 3 3 3
        2  1 3 3 3
        1  3 3 3 3
           A B C D
    """)
    assert earned(game, "A4") == 2
    assert earned(game, "A2") == 1


def test_an_empty_stack_pays_a_pillar() -> None:
    game = draw_quarry("""
        4  3 3 3 3
        3  3 0 3 3
        2  3 1 3 3
        1  3 3 3 3
           A B C D
    """)
    assert earned(game, "B2") == 1


def test_a_neighbour_on_the_same_layer_pays_a_pillar() -> None:
    game = draw_quarry("""
        4  3 3 3 3
        3  3 3 3 3
        2  3 2 2 3
        1  3 3 3 3
           A B C D
    """)
    assert earned(game, "B2") == 1


def test_a_neighbour_on_a_lower_layer_pays_a_pillar() -> None:
    game = draw_quarry("""
        4  3 3 3 3
        3  3 3 3 3
        2  1 2 3 3
        1  3 3 3 3
           A B C D
    """)
    assert earned(game, "B2") == 1


def test_a_higher_neighbour_pays_no_pillar() -> None:
    game = draw_quarry("""
        4  3 3 3 3
        3  3 3 3 3
        2  3 1 2 3
        1  3 2 3 3
           A B C D
    """)
    assert earned(game, "B2") == 0


def test_a_diagonal_neighbour_pays_no_pillar() -> None:
    game = draw_quarry("""
        4  3 3 3 3
        3  0 3 0 3
        2  3 2 3 3
        1  1 3 1 3
           A B C D
    """)
    assert earned(game, "B2") == 0


def test_the_flower_of_ones_own_board_pays_one_more() -> None:
    quarry = LEVEL_GROUND.replace("2  2 2 2 2", "2  2 2w 2p 2")
    assert [earned(draw_quarry(quarry), stack) for stack in ("B2", "C2", "D2")] == [5, 4, 4]
    assert [earned(draw_quarry(quarry, turn_of=1), stack) for stack in ("B2", "C2", "D2")] == [4, 5, 4]


def test_the_flower_counts_for_the_board_and_not_for_the_seat() -> None:
    quarry = LEVEL_GROUND.replace("2  2 2 2 2", "2  2 2w 2b 2")
    game = draw_quarry(quarry, seats=(Flower.BLUE, Flower.WHITE))
    assert [earned(game, "B2"), earned(game, "C2")] == [4, 5]


def test_the_pillars_come_from_the_supply() -> None:
    game = draw_quarry(LEVEL_GROUND)
    assert after(game, "B2").supply.singles == game.supply.singles - 4


def test_the_tile_beneath_becomes_visible() -> None:
    game = draw_quarry(LEVEL_GROUND)
    stack = after(game, "B2").quarry.stacks[5]
    assert stack.height == 1
    assert stack.tile is not None
    assert stack.tile.id == "b06"
    assert game.view().deal.quarry[5] == (None, "g06", "c06")
    assert after(game, "B2").view().deal.quarry[5] == ("b06", "g06", "c06")


def test_any_visible_tile_may_be_dug_and_an_empty_stack_not() -> None:
    game = draw_quarry("""
        4  0 0 0 0
        3  0 1 0 0
        2  0 0 2 0
        1  3 0 0 0
           A B C D
    """)
    assert tokens(game) == ["A1", "C2", "B3"]
    assert verdict(game, "D4") == "stack-empty"


def test_a_turn_must_begin_with_digging() -> None:
    game = draw_quarry(LEVEL_GROUND)
    assert [verdict(game, move) for move in ("sc4/1>0", "S:c4", "=s", "=-")] == ["dig-first"] * 4


def test_one_tile_is_dug_in_a_turn_and_no_second() -> None:
    assert verdict(after(draw_quarry(LEVEL_GROUND), "B2"), "C2") == "already-dug"
