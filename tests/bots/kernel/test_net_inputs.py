"""What the net is told of a seat."""

from random import Random

import pytest

from babylon import Game
from babylon.bots import make
from babylon.bots.kernel.net_inputs import (
    DEEP,
    HEIGHT,
    HEIGHTS,
    INPUTS,
    LEVEL,
    LEVEL_INPUTS,
    ONE,
    QUARRY_AT,
    ROOM,
    ROOM_INPUTS,
    SETS,
    SINGLES,
    STORED,
    SUPPLY,
    TALL,
    THREE,
    TURNS,
    TURNS_LEFT,
    note_net_inputs,
    turns_left,
)
from babylon.bots.kernel.workspace import NET_INPUTS
from babylon.bots.state_bot import StateBot
from babylon.rules.state import GameState, copied
from babylon.rules.turn import OVER, apply
from babylon.simulate.symmetries import ACTION_TABLE, SYMMETRIES, transformed_deal
from tests.bots.games import played
from tests.bots.kernel.positions import TERRACES
from tests.drawing.garden import draw

ROUNDS = {2: 15, 3: 13, 4: 11}


def told(state: GameState, seat: int = 0) -> list[float]:
    """All inputs of a seat."""
    out = [-99.0] * INPUTS
    note_net_inputs(state, seat, out)
    assert -99.0 not in out
    return out


def test_there_is_room_for_all_of_them() -> None:
    assert INPUTS == NET_INPUTS
    groups = [ONE, TURNS, TURNS_LEFT, THREE, TALL, SUPPLY, SINGLES, STORED, HEIGHT, HEIGHTS, SETS, LEVEL, ROOM, DEEP]
    assert sorted(groups) == groups
    assert len(set(groups)) == len(groups)
    assert QUARRY_AT > DEEP


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_to_come_are_those_that_a_seat_has_not_begun(players: int) -> None:
    game = Game.deal(players=players, seed=players)
    bot, rng = make("mason"), Random(1)
    begun = [0] * players
    while not game.is_over:
        left = [turns_left(game.state, seat) for seat in range(players)]
        assert left == [ROUNDS[players] - number for number in begun]
        is_turn = game.state.removals == 0
        begun[game.seat] += is_turn
        for move in bot.turn(game.view(game.seat), 1.0, rng):
            if is_turn and game.state.dug >= 0:
                assert turns_left(game.state, game.seat) == ROUNDS[players] - begun[game.seat]
            game.play(move)
    assert [turns_left(game.state, seat) for seat in range(players)] == [0] * players


def test_the_highest_levels_are_told_one_by_one() -> None:
    """Of the drawn garden: four spaces of which a fountain's symbol and the stairway's foot are on the second level."""
    found = told(draw(TERRACES, singles=3, stored="SFo.").state)
    top, below = found[LEVEL : LEVEL + LEVEL_INPUTS], found[LEVEL + LEVEL_INPUTS : LEVEL + 2 * LEVEL_INPUTS]
    assert (top[0], top[2]) == (4, 1)  # spaces, fountains' symbols that are free
    assert below[5] == 1  # the statue at a2
    assert below[6] == 4  # the fountain, the stairway's foot, the belvedere
    assert found[HEIGHT] == 2
    assert found[HEIGHTS : HEIGHTS + 4] == [0, 0, 1, 0]
    assert found[SINGLES : SINGLES + 7] == [0, 0, 0, 1, 0, 0, 0]
    assert found[STORED : STORED + 5] == [1, 1, 1, 0, 0]


def test_room_is_what_could_carry_a_tile() -> None:
    """A tile alone carries one on the next level; the board has room for many beside it."""
    found = told(draw("2 o o\n1 o o\nL1 a b").state)
    above, at = found[ROOM : ROOM + ROOM_INPUTS], found[ROOM + ROOM_INPUTS : ROOM + 2 * ROOM_INPUTS]
    assert above[1] >= 1
    assert at[1] > above[1]


@pytest.mark.parametrize("symmetry", range(1, SYMMETRIES))
@pytest.mark.parametrize(("players", "edition"), [(2, "revised"), (3, "ja"), (4, "en")])
def test_a_garden_turned_or_mirrored_is_the_same(players: int, edition: str, symmetry: int) -> None:
    game = Game.deal(players=players, edition=edition, seed=symmetry)
    bot = make("mason")
    assert isinstance(bot, StateBot)
    plain, other = copied(game.state), copied(Game(transformed_deal(game.dealing, symmetry)).state)
    rng = Random(symmetry)
    while plain.phase != OVER:
        for action in bot.actions(plain, 1.0, rng):
            apply(plain, action)
            apply(other, int(ACTION_TABLE[symmetry][action]))
        for seat in range(players):
            assert told(plain, seat) == told(other, seat)


def test_inputs_are_small_whole_numbers() -> None:
    """They are kept in bytes while a net learns."""
    for players in (2, 3, 4):
        for turns in (10, 20, 34):
            state = played(players, turns, seed=turns).state
            for seat in range(players):
                for value in told(state, seat):
                    assert value == int(value)
                    assert 0 <= value < 128
