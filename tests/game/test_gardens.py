"""A garden as it can be looked at."""

from babylon import Cover, ItemKind, Support
from tests.drawing.garden import draw
from tests.drawing.verdict import after

GARDEN = """
     2  o F F o . . .
     1  S o o o . . .
    L1  a b c d e f g
    S:a1 F:b2-c2
    ---
"""


def test_a_garden_tells_what_its_seat_has() -> None:
    garden = draw(GARDEN, singles=5, doubles=1, stored="SSSS").garden(0)
    assert (garden.seat, garden.flower, garden.singles, garden.doubles) == (0, "white", 5, 1)
    assert garden.stored is not None
    assert str(garden.stored) == "g16 white SSSS"
    assert garden.dug is not None
    assert draw(GARDEN).garden(1).dug is None


def test_the_surface_has_a_level_for_every_space() -> None:
    garden = draw(GARDEN).garden(0)
    assert garden.surface[:8] == (1, 1, 1, 1, 0, 0, 0, 0)
    assert garden.surface[16:] == (0,) * 48
    assert garden.top == 1
    assert garden.level(garden.tiles[1].position) == 1


def test_tiles_lie_in_the_order_of_placing() -> None:
    tiles = draw(GARDEN).garden(0).tiles
    assert [(str(tile.position), tile.level, tile.visible) for tile in tiles] == [("a1", 1, True), ("c1", 1, True)]
    assert [str(space) for space in tiles[0].spaces] == ["a2", "b2", "b1", "a1"]


def test_a_tile_shows_its_corners_as_it_lies() -> None:
    tile = after(draw(dug="S.B."), "dc4/1>1").garden(0).tiles[0]
    assert tile.turns == 1
    assert tile.corners == (None, "statue", None, "bridge")


def test_a_tile_tells_what_carries_it() -> None:
    game = after(draw(GARDEN), "da2/2>0-se")
    tile = game.garden(0).tiles[-1]
    assert tile.supports == (Support.DOUBLE, Support.DOUBLE, Support.OPEN, Support.SINGLE)
    assert tile.open_corner == "se"


def test_what_was_built_this_turn_is_fresh() -> None:
    game = after(draw(GARDEN, dug="S..."), "de1/1>0-se")
    garden = game.garden(0)
    assert [tile.fresh for tile in garden.tiles] == [False, False, True]
    assert [(item.kind, item.fresh) for item in garden.items] == [
        (ItemKind.STATUE, False),
        (ItemKind.FOUNTAIN, False),
        (ItemKind.BELVEDERE, True),
    ]
    assert not any(tile.fresh for tile in after(game, "=-").garden(0).tiles)


def test_items_tell_their_spaces_and_levels() -> None:
    statue, fountain = draw(GARDEN).garden(0).items
    assert ([str(space) for space in statue.spaces], statue.levels) == (["a1"], (1,))
    assert ([str(space) for space in fountain.spaces], fountain.levels) == (["b2", "c2"], (1, 1))


def test_a_hidden_item_tells_which_tile_took_it_out_of_sight() -> None:
    half = after(draw(GARDEN, stored="...."), "da2/2>0-se")
    assert half.garden(0).items[1].hidden_by is None
    whole = after(half, "sc2/2>0-sw")
    fountain = whole.garden(0).items[1]
    assert not fountain.visible
    assert fountain.hidden_by is not None
    assert fountain.hidden_by.id == "g16"


def test_a_bearing_statue_tells_which_tile_it_bears() -> None:
    game = draw("""
         2  o S o o
         1  o o o o
        L1  a b c d
        S:b2
         2  . o o .
         1  . o o .
        L2  a b c d
    """)
    (statue,) = game.garden(0).items
    assert statue.bears
    last = game.garden(0).tiles[-1]
    assert statue.hidden_by == Cover(last.tile.id, last.position, last.level)


def test_a_tile_is_visible_as_long_as_one_space_is() -> None:
    game = draw("""
         2  o o o o o o
         1  o o o o o o
        L1  a b c d e f
         2  . o o o o .
         1  . o o o o .
        L2  a b c d e f
    """)
    assert [tile.visible for tile in game.garden(0).tiles] == [True, False, True, True, True]
