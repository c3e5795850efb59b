"""Whole turns: what is dug, placed and kept."""

import pytest

from babylon.bots.kernel.decorating import NONE
from babylon.bots.kernel.evaluation import garden_value, stored_value
from babylon.bots.kernel.whole_turns import (
    END,
    FIRST,
    SECOND,
    STACK,
    best_end,
    try_place,
    turns_after_dig,
    whole_turns,
    write_turn,
)
from babylon.bots.kernel.workspace import TURN_NUMBERS, Workspace
from babylon.bots.weight_files import weights
from babylon.game.action_numbers import action_of, move_of
from babylon.pieces.move import parse_move
from babylon.rules.actions import DIG, KEEP_DUG, KEEP_NONE, KEEP_STORED, PLACE_STORED
from babylon.rules.quarry import top_tile
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from tests.bots.kernel.positions import GARDENS, after, pool_of
from tests.drawing.garden import draw

PAIR = """
     2  o F
     1  o o
    L1  a b
"""


def thinking() -> Workspace:
    return Workspace(stream=[12345], weights=list(weights("learned")))


def turns(workspace: Workspace, found: int) -> list[tuple[int, ...]]:
    rows = (TURN_NUMBERS * number for number in range(found))
    return [tuple(workspace.turns[row : row + TURN_NUMBERS]) for row in rows]


def digging(garden: str, **drawn: object) -> GameState:
    """The drawn garden at the start of a turn; on every stack lies a tile with two fountains."""
    state = copied(draw(garden, dug=None, **drawn).state)  # type: ignore[arg-type]
    state.phase, state.gardens[0].fresh = 1, 0
    state.face = state.face[:]
    for stack in range(16):
        state.face[top_tile(state, stack)] = 0x0050
    return state


@pytest.mark.parametrize("garden", ["", *GARDENS], ids=range(4))
def test_every_turn_is_legal_and_worth_what_is_said(garden: str) -> None:
    state, workspace = digging(garden, stored="T.B."), thinking()
    found = whole_turns(pool_of(state), workspace, 0, 4, 2, 3, 1)
    assert found == 4 * 2
    for number in range(found):
        games = pool_of(state)
        length = write_turn(games, workspace, workspace.turns, 0, number)
        actions = workspace.turn[:length]
        assert after(state, *actions) == games[0]
        # All weights of what the slot holds apply to the tile that is kept.
        before_end = after(state, *actions[:-1])
        assert best_end([before_end], workspace, 0) == (workspace.turn_value[number], actions[-1])


def test_the_best_stacks_are_dug_and_each_only_so_often() -> None:
    state, workspace = digging(""), thinking()
    found = whole_turns(pool_of(state), workspace, 0, 3, 2, 2, 0)
    stacks = [turn[STACK] for turn in turns(workspace, found)]
    assert len(set(stacks)) == 3
    assert all(stacks.count(stack) == 2 for stack in stacks)


def test_a_turn_that_has_begun_digs_no_more() -> None:
    state, workspace = draw(PAIR, dug="F...").state, thinking()
    found = whole_turns(pool_of(state), workspace, 0, 5, 4, 3, 1)
    assert {turn[STACK] for turn in turns(workspace, found)} == {NONE}
    games = pool_of(state)
    length = write_turn(games, workspace, workspace.turns, 0, 0)
    assert all(action >= DIG + 16 for action in workspace.turn[:length])
    assert after(state, *workspace.turn[:length]) == games[0]


def test_symbols_that_lie_there_are_decorated_before_a_turn_goes_on() -> None:
    state, workspace = draw("2 o F F o\n1 o o o o\nL1 a b c d", dug=None).state, thinking()
    found = whole_turns(pool_of(state), workspace, 0, 5, 4, 3, 1)
    assert found == 1
    length = write_turn(pool_of(state), workspace, workspace.turns, 0, 0)
    assert [str(move_of(after(state, *workspace.turn[:at]), action)) for at, action in
            enumerate(workspace.turn[:length])] == ["F:b2-c2", "=-"]  # fmt: skip


def test_a_second_tile_is_placed_after_the_first() -> None:
    state, workspace = draw("", dug="F...", stored="F..."), thinking()
    found = whole_turns(pool_of(state), workspace, 0, 1, 8, 2, 4)
    both = [turn for turn in turns(workspace, found) if turn[SECOND] != NONE]
    assert both
    for turn in both:
        assert (turn[FIRST] >= PLACE_STORED) != (turn[SECOND] >= PLACE_STORED)
        assert turn[END] == KEEP_NONE
    assert {turn[FIRST] >= PLACE_STORED for turn in both} == {True, False}
    alone = whole_turns(pool_of(state), workspace, 0, 1, 8, 2, 0)
    assert all(turn[SECOND] == NONE for turn in turns(workspace, alone))


def test_a_tile_is_placed_and_all_is_decorated_on_a_state_of_its_own() -> None:
    state = draw(PAIR, dug="F...").state
    games = pool_of(state)
    try_place(games, Workspace(), 0, 2, action_of(state, parse_move("dc2/1>1")))
    assert games[0] == state
    assert games[2].gardens[0].items == 0
    try_place(games, Workspace(), 0, 2, action_of(state, parse_move("dc1/1>0")))
    assert games[2].gardens[0].items == 1
    assert score(games[2], games[2].gardens[0]) == score(state, state.gardens[0]) + 3
    assert games[0] == state


@pytest.mark.parametrize(
    ("dug", "stored", "end"),
    [
        (None, None, KEEP_NONE),
        ("....", None, KEEP_DUG),
        (None, "....", KEEP_STORED),
        ("SFBT", "....", KEEP_DUG),
        ("....", "SFBT", KEEP_STORED),
    ],
)
def test_a_turn_ends_with_the_better_tile_in_the_slot(dug: str | None, stored: str | None, end: int) -> None:
    state, workspace = draw("", dug=dug, stored=stored).state, thinking()
    value, kept = best_end(pool_of(state), workspace, 0)
    assert kept == end
    tile = {KEEP_NONE: -1, KEEP_DUG: state.dug, KEEP_STORED: state.gardens[0].stored}[end]
    garden, out = state.gardens[0], [0.0] * 30
    assert value == garden_value(state, garden, out, workspace.weights) + stored_value(
        state, garden, tile, out, workspace.weights
    )


def test_of_one_dig_only_the_best_turns_are_kept() -> None:
    state = draw(GARDENS[0], dug="F.T.").state
    values = []
    for room in (8, 3):
        games, workspace = pool_of(state), thinking()
        found = whole_turns(games, workspace, 0, 1, room, 6, 0)
        assert found <= room
        values.append(sorted(workspace.turn_value[:found], reverse=True))
    assert values[1] == values[0][:3]


def test_turns_of_a_dig_name_its_stack() -> None:
    games, workspace = pool_of(draw("", dug="F...")), thinking()
    found = turns_after_dig(games, workspace, 0, 7, 0, 2, 3, 2, 0)
    assert [workspace.turns[TURN_NUMBERS * (2 + number) + STACK] for number in range(found)] == [7] * found
