"""RULES §4B and §4C: building, storing and discarding, swapping pillars."""

from babylon import Game, Phase
from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, after, verdict

ONE_TILE = """
     2  o o
     1  o o
    L1  a b
"""


def in_hand(game: Game) -> list[str | None]:
    garden = game.garden(0)
    return [tile.id if tile else None for tile in (garden.dug, garden.stored)]


def test_the_dug_tile_may_be_placed() -> None:
    game = after(draw(dug="SFBT"), "dc4/1>0")
    assert [str(tile.tile) for tile in game.garden(0).tiles] == ["g15 white SFBT"]
    assert in_hand(game) == [None, None]


def test_the_stored_tile_may_be_placed() -> None:
    game = after(draw(stored="BBSS"), "sc4/1>0")
    assert [str(tile.tile) for tile in game.garden(0).tiles] == ["g16 white BBSS"]


def test_both_tiles_may_be_placed_in_either_order() -> None:
    game = draw(stored="....")
    assert len(after(game, "dc4/1>0", "se4/1>0").garden(0).tiles) == 2
    assert len(after(game, "se4/1>0", "dc4/1>0").garden(0).tiles) == 2


def test_neither_tile_need_be_placed() -> None:
    game = after(draw(stored="...."), "=d")
    assert game.garden(0).tiles == ()
    assert game.seat == 1


def test_a_tile_is_placed_only_once() -> None:
    game = after(draw(stored="...."), "dc4/1>0", "se4/1>0")
    assert verdict(game, "da1/1>0") == "no-dug-tile"
    assert verdict(game, "sa1/1>0") == "no-stored-tile"


def test_decorations_are_put_after_each_placement() -> None:
    game = after(draw(dug="S...", stored="..S."), "da1/1>0", "S:a2", "sa3/1>1", "S:a3", "=-")
    assert game.garden(0).score.statues == 2


def test_one_unplaced_tile_is_kept_in_the_slot() -> None:
    game = draw(stored="....")
    dug, stored = in_hand(game)
    assert in_hand(after(game, "=d")) == [None, dug]
    assert in_hand(after(game, "=s")) == [None, stored]


def test_a_placed_tile_cannot_be_kept() -> None:
    game = draw(stored="....")
    assert verdict(after(game, "da1/1>0"), "=d") == "no-dug-tile"
    assert verdict(after(game, "sa1/1>0"), "=s") == "no-stored-tile"
    assert verdict(after(game, "da1/1>0"), "=s") == LEGAL


def test_a_discarded_tile_is_out_of_the_game() -> None:
    game = Game.deal(players=4, seed=3)
    dug = game.quarry.stacks[0].tile
    game = after(game, "A1", "=s")
    assert dug not in [stack.tile for stack in game.quarry.stacks]
    assert dug not in [garden.stored for garden in game.gardens()]


def test_six_single_pillars_are_kept_and_the_rest_goes_back() -> None:
    game = after(draw(singles=9), "=-")
    assert game.garden(0).singles == 6
    assert game.supply.singles == 148 + 3


def test_fewer_than_six_singles_are_all_kept() -> None:
    game = after(draw(singles=5), "=-")
    assert game.garden(0).singles == 5
    assert game.supply.singles == 148


def test_no_double_pillar_is_kept() -> None:
    game = after(draw(singles=0, doubles=2), "=-")
    assert game.garden(0).doubles == 0
    assert game.supply.doubles == 60 + 2


def test_storing_ends_the_turn() -> None:
    game = after(draw(), "=d")
    assert game.phase is Phase.DIG
    assert game.seat == 1


def test_two_singles_are_swapped_for_a_double_in_paying() -> None:
    game = draw(ONE_TILE, singles=6, left={"singles": 100, "doubles": 10})
    later = after(game, "db1/2>0")
    assert later.garden(0).singles == 0
    assert later.supply.singles == 104  # two swaps bring four singles back
    assert later.supply.doubles == 8


def test_a_double_is_never_swapped_back_for_singles() -> None:
    assert verdict(draw(singles=3, doubles=5), "da1/1>0") == "too-few-pillars"
    assert verdict(draw(singles=4, doubles=0), "da1/1>0") == LEGAL
