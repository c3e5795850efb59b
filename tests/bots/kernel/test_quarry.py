"""The quarry of a game alone: it takes what would pay the other seat most, and nobody has to guess."""

from random import Random

import pytest

from babylon import Game, Token
from babylon.bots import make
from babylon.bots.engines import PlainMemory, WasmMemory
from babylon.bots.kernel.entry import HIDE, QUARRY_TURN
from babylon.bots.kernel.quarry import quarry_turn
from babylon.bots.kernel.workspace import Workspace
from babylon.bots.quarry import Quarry
from babylon.bots.state_bot import moves_of
from babylon.pieces.spaces import STACKS
from babylon.rules.quarry import top_tile
from babylon.rules.state import copied
from tests.bots.games import played
from tests.bots.kernel.positions import pool_of
from tests.drawing.quarry import draw_quarry

# A1 is lower than its neighbours, so that it pays two pillars; all others pay four.
LOW_CORNER = """
     4  3 3 3 3
     3  3 3 3 3
     2  3 3 3 3
     1  2 3 3 3
        A B C D
"""
FLAT = LOW_CORNER.replace("2 3 3 3\n        A", "3 3 3 3\n        A")
QUARRY = 1  # its seat: the other one has the white board


def taken(picture: str, symbols: dict[str, int] | None = None, token: str = "none") -> str:
    """What the quarry takes; on some stacks the tile shows symbols."""
    state = copied(draw_quarry(picture, token=token, turn_of=QUARRY).state)
    for stack, face in (symbols or {}).items():
        state.face[top_tile(state, STACKS[stack].index)] = face
    moves = moves_of(state, Quarry().actions(state, 0.0, Random(0)))
    assert [str(move) for move in moves[1:]] == ["=-"]
    return str(moves[0])


def test_it_takes_the_tile_that_pays_most() -> None:
    assert taken(LOW_CORNER) == "B1"


def test_among_equals_it_takes_the_first_from_the_south_west() -> None:
    assert taken(FLAT) == "A1"


def test_among_equals_it_takes_the_one_with_most_symbols() -> None:
    assert taken(FLAT, {"B3": 0x0001, "C3": 0x0011}) == "C3"


def test_a_flower_of_the_other_seat_pays_a_pillar_more() -> None:
    assert taken(FLAT.replace("4  3 3 3 3", "4  3 3 3w 3")) == "C4"


def test_a_pillar_counts_more_than_all_symbols() -> None:
    assert taken(FLAT.replace("4  3 3 3 3", "4  3 3 3w 3"), {"C3": 0x1111}) == "C4"


def test_its_own_flower_is_nothing_to_it() -> None:
    assert taken(FLAT.replace("4  3 3 3 3", "4  3 3 3p 3")) == "A1"


@pytest.mark.parametrize("token", Token)
def test_the_round_token_changes_nothing(token: Token) -> None:
    assert taken(LOW_CORNER.replace("1  2 3 3 3", "1  2w 3 3 3"), token=token) == "B1"


def test_an_empty_stack_is_left_alone() -> None:
    assert taken(FLAT.replace("1  3 3 3 3", "1  0 0 3 3")) == "C1"


def test_in_the_setup_it_removes_by_the_same_rule() -> None:
    game = Game.deal(seed=4)
    game.play("xA1")
    state = copied(game.state)
    state.face, state.flower = [0] * len(state.face), [QUARRY] * len(state.flower)
    state.flower[top_tile(state, STACKS["B2"].index)] = state.gardens[0].flower
    assert [str(move) for move in moves_of(state, Quarry().actions(state, 0.0, Random(0)))] == ["xB2"]


def test_a_turn_that_has_begun_is_ended() -> None:
    game = played(2, 21)
    game.play(game.legal_moves()[0])
    assert [str(move) for move in moves_of(game.state, Quarry().actions(game.state, 0.0, Random(0)))] == ["=-"]


def test_it_sits_at_a_table_as_bots_do() -> None:
    assert isinstance(make("quarry"), Quarry)


@pytest.mark.parametrize("turns", [0, 3, 17, 32])
def test_it_does_not_look_at_what_nobody_has_seen(turns: int) -> None:
    state = played(2, turns).state
    answers = []
    for memory in (PlainMemory(2, 1), WasmMemory(2, 1)):
        memory.lay(state)
        memory.think(HIDE, 0, 0)
        length = memory.think(QUARRY_TURN, 0, 0)
        answers.append([int(number) for number in memory.row("turn", 0)[:length]])
    workspace = Workspace()
    assert answers == [workspace.turn[: quarry_turn(pool_of(state), workspace)]] * 2
