"""Spaces, stacks and corners."""

from babylon import Corner, Space, Stack
from babylon.pieces.spaces import CORNERS, SPACES, STACKS


def test_spaces_are_named_from_a1_in_the_south_west_to_h8_in_the_north_east() -> None:
    assert [str(Space.at(index)) for index in (0, 7, 8, 56, 63)] == ["a1", "h1", "a2", "a8", "h8"]
    assert [SPACES[name].index for name in ("a1", "h1", "a2", "a8", "h8")] == [0, 7, 8, 56, 63]


def test_stacks_are_named_from_a1_in_the_south_west_to_d4_in_the_north_east() -> None:
    assert [str(Stack.at(index)) for index in (0, 3, 4, 15)] == ["A1", "D1", "A2", "D4"]
    assert [STACKS[name].index for name in ("A1", "D1", "A2", "D4")] == [0, 3, 4, 15]


def test_a_position_is_the_south_west_space_of_its_tile() -> None:
    assert [str(SPACES["c4"].corner(corner)) for corner in CORNERS] == ["c5", "d5", "d4", "c4"]


def test_corners_go_clockwise_from_the_north_west() -> None:
    assert CORNERS == (Corner.NW, Corner.NE, Corner.SE, Corner.SW)


def test_spaces_are_ordered_by_column_and_then_by_row() -> None:
    assert sorted([SPACES["b1"], SPACES["a2"], SPACES["a1"]]) == [SPACES["a1"], SPACES["a2"], SPACES["b1"]]
