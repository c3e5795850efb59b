"""What is nearer is painted later."""

from itertools import pairwise

import pytest

from babylon.render.isometric import bodies_of_garden
from babylon.render.projection import Body, on_paper, painted, raised
from tests.render.samples import played


def block(name: str, low: tuple[float, float, float], size: float = 1) -> Body:
    return Body(low, (low[0] + size, low[1] + size, low[2] + size), name)


def test_east_goes_right_and_down_north_right_and_up_height_straight_up() -> None:
    start = on_paper((0, 0, 0))
    east, north, up = on_paper((1, 0, 0)), on_paper((0, 1, 0)), on_paper((0, 0, 1))
    assert east[0] > start[0]
    assert east[1] > start[1]
    assert north[0] > start[0]
    assert north[1] < start[1]
    assert up[0] == start[0]
    assert up[1] < start[1]


@pytest.mark.parametrize(
    ("behind", "before"),
    [((0, 0, 0), (1, 0, 0)), ((0, 1, 0), (0, 0, 0)), ((0, 0, 0), (0, 0, 1)), ((0, 1, 0), (1, 0, 1))],
)
def test_a_nearer_block_is_painted_over_a_farther_one(
    behind: tuple[float, float, float], before: tuple[float, float, float]
) -> None:
    far, near = block("far", behind), block("near", before)
    assert near.hides(far)
    assert not far.hides(near)
    assert painted([near, far]) == painted([far, near]) == ["far", "near"]


def test_a_ring_of_blocks_that_hide_one_another_is_painted_all_the_same() -> None:
    ring = [
        Body((0, 0, 0), (3, 1, 1), "low and long"),
        Body((2, 0, 1), (3, 3, 2), "upon it to the north"),
        Body((0, 2, 0), (1, 3, 3), "a tower"),
    ]
    assert sorted(painted(ring)) == sorted(body.drawing for body in ring)


@pytest.mark.parametrize("seed", range(4))
def test_no_piece_of_a_garden_is_painted_before_one_that_it_hides(seed: int) -> None:
    for garden in played(seed).gardens():
        bodies = bodies_of_garden(garden)
        order = {drawing: place for place, drawing in enumerate(painted(bodies))}
        wrong = [
            1 for body in bodies for other in bodies if body.hides(other) and order[body.drawing] < order[other.drawing]
        ]
        assert len(order) == len({body.drawing for body in bodies})
        assert wrong == []


def test_raising_a_point_moves_it_up_only() -> None:
    heights = [on_paper(raised((2, 3, 0), height))[1] for height in (0, 1, 2)]
    assert all(lower > higher for lower, higher in pairwise(heights))
