"""Which placements of a tile are tried out."""

import pytest

from babylon.bots.kernel.candidates import best, different_turns, find_candidates, turned, worst
from babylon.bots.kernel.decorating import decorate_all
from babylon.bots.kernel.sites import find_sites
from babylon.bots.kernel.weight_numbers import LONE_FOUNTAIN, OPEN_CORNER, PILLAR_COST
from babylon.bots.kernel.workspace import START, Workspace
from babylon.game.action_numbers import move_of
from babylon.pieces.move import Place
from babylon.rules.actions import DECORATE, PLACE
from babylon.rules.board import BIT, FOUNTAIN, OFFSET, SPREAD, STATUE, TILE
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from babylon.rules.turn import MOST_MOVES
from tests.bots.kernel.positions import GARDENS, after, in_every_garden, legal_actions, pool_of
from tests.drawing.garden import draw

ALL = 500


def roomy() -> Workspace:
    """A workspace that has room for every placement."""
    return Workspace(candidates=[0] * ALL, candidate_value=[0.0] * ALL)


def candidates(state: GameState, workspace: Workspace, room: int, pillars: int | None = None) -> dict[int, float]:
    """The placements of the dug tile that are found, and what each is thought to be worth."""
    found = find_sites(pool_of(state), workspace, 0, START)
    face, singles = state.face[state.dug], state.gardens[0].singles
    pillars = singles if pillars is None else pillars
    number = find_candidates(workspace, START, found, face, pillars, PLACE, room, START)
    return dict(zip(workspace.candidates[:number], workspace.candidate_value[:number], strict=True))


def gain(state: GameState, action: int) -> int:
    """The points that a placement brings once all is decorated."""
    lain = after(state, action)
    decorate_all(lain, lain.gardens[0], [0] * MOST_MOVES)
    return score(lain, lain.gardens[0]) - score(state, state.gardens[0])


@pytest.mark.parametrize("letters", ["SFBT", "S...", "SS..", "FF..", "S.S."])
def test_a_turned_face_shows_what_the_rules_show(letters: str) -> None:
    state = draw(dug=letters).state
    face = state.face[state.dug]
    for symbol in (STATUE, FOUNTAIN):
        bits = [(one >> 4 * symbol) & 15 for one in (face, turned(face))]
        assert SPREAD[1][bits[0]] == SPREAD[0][bits[1]]
    assert turned(turned(turned(turned(face)))) == face


@pytest.mark.parametrize(
    ("letters", "turns"), [("....", 1), ("SSSS", 1), ("SFSF", 2), ("S.S.", 2), ("S...", 4), ("SFBT", 4)]
)
def test_only_turns_that_make_a_difference_are_tried(letters: str, turns: int) -> None:
    state = draw(dug=letters).state
    assert different_turns(state.face[state.dug]) == turns


def test_the_best_and_the_worst_of_a_part_are_found() -> None:
    values = [9.0, 1.0, 3.0, 2.0, -5.0]
    assert (best(values, 1, 3), worst(values, 1, 3)) == (2, 1)


@pytest.mark.parametrize("dug", ["FFFF", "TTTT", "SSSS", "...."])
@in_every_garden
def test_every_candidate_is_legal_and_can_be_paid(garden: str, dug: str) -> None:
    state = draw(garden, singles=5, dug=dug).state
    assert set(candidates(state, roomy(), ALL)) <= set(legal_actions(state))


def test_a_tile_with_too_few_pillars_has_no_candidates() -> None:
    state = draw("", singles=0, dug="SFBT").state
    assert candidates(state, roomy(), ALL, pillars=2) == {}
    moves = [move_of(state, one) for one in candidates(state, roomy(), ALL, pillars=3)]
    assert moves
    assert all(isinstance(move, Place) and move.open_corner for move in moves)
    enough = [move_of(state, one) for one in candidates(state, roomy(), ALL, pillars=4)]
    assert any(isinstance(move, Place) and move.open_corner is None for move in enough)


@pytest.mark.parametrize("room", [1, 4])
def test_those_kept_are_the_best_of_all(room: int) -> None:
    state = draw(GARDENS[0], dug="F.T.").state
    every = sorted(candidates(state, roomy(), ALL).values(), reverse=True)
    assert sorted(candidates(state, Workspace(), room).values(), reverse=True) == every[:room]


FOUNTAIN_BELOW = """
     2  o F
     1  o o
    L1  a b
"""


def test_a_fountain_beside_a_fountain_is_worth_its_points() -> None:
    state, workspace = draw(FOUNTAIN_BELOW, dug="F...").state, Workspace()
    workspace.weights[OPEN_CORNER] = 1.0  # the point of a belvedere
    ((action, value),) = candidates(state, workspace, 1).items()
    assert value == gain(state, action) == 3 + 1
    others = [one for one in legal_actions(state) if PLACE <= one < DECORATE]
    assert value == max(gain(state, one) for one in others[::7])


@pytest.mark.unmeasured
@pytest.mark.parametrize("dug", ["....", "F...", "..B.", "T...", "S..."])
@in_every_garden
def test_a_candidate_that_hides_no_item_is_worth_what_it_brings(garden: str, dug: str) -> None:
    state, workspace = draw(garden, dug=dug).state, roomy()
    workspace.weights[OPEN_CORNER] = 1.0
    state.gardens[0].fresh = 0
    for action, value in candidates(state, workspace, ALL).items():
        lain = after(state, action).gardens[0]
        if not state.gardens[0].occupied & TILE[lain.tile_at[lain.tiles - 1]]:
            assert value == gain(state, action)


def changes(weight: int) -> list[tuple[int, bool, float]]:
    """Where a fountain lies, whether a corner is open, and what a weight of -1 changes, for every candidate."""
    state, workspace = draw("", dug="F...").state, roomy()
    plain = candidates(state, workspace, ALL)
    workspace.weights[weight] = -1.0
    weighed = candidates(state, workspace, ALL)
    lain = {action: after(state, action).gardens[0] for action in set(plain) & set(weighed)}
    assert lain
    return [
        (garden.symbols[FOUNTAIN], garden.belvederes != 0, weighed[action] - plain[action])
        for action, garden in lain.items()
    ]


def test_pillars_and_open_corners_have_a_weight() -> None:
    assert {(is_open, change) for _, is_open, change in changes(PILLAR_COST)} == {(True, -3.0), (False, -4.0)}
    assert {(is_open, change) for _, is_open, change in changes(OPEN_CORNER)} == {(True, -1.0), (False, 0.0)}


def test_a_symbol_without_a_partner_has_a_weight_where_one_can_be_built() -> None:
    cornered = {BIT[0], BIT[7], BIT[56], BIT[63]}
    for fountain, _, change in changes(LONE_FOUNTAIN):
        assert change == (0.0 if fountain in cornered else -1.0)


def test_a_blank_corner_is_left_open_rather_than_a_symbol() -> None:
    state = draw("", singles=3, dug="FBT.").state
    for action in candidates(state, roomy(), ALL):
        lain = after(state, action).gardens[0]
        position = lain.tile_at[0]
        assert lain.belvederes in {1 << position + OFFSET[corner] for corner in range(1, 5)}
        assert not lain.belvederes & (lain.symbols[1] | lain.symbols[2] | lain.symbols[3])
