"""The net's arithmetic, beside NumPy's."""

import numpy as np
import pytest

from babylon.arena.net_fit import Examples, predicted
from babylon.bots.kernel.net import PLAIN_SCALE, SCALE, net_points, note_gains
from babylon.bots.kernel.net_inputs import ONE, note_net_inputs, turns_left
from babylon.bots.kernel.workspace import HIDDEN, NET_INPUTS, NET_LINES, SECOND_HIDDEN, Workspace
from babylon.bots.net_files import Net, nets
from babylon.rules.scoring import score
from tests.bots.games import played


def workspace(net: Net) -> Workspace:
    """A workspace with this net in it."""
    found = Workspace()
    for name, row in net.rows():
        getattr(found, name)[:] = row
    return found


@pytest.mark.parametrize(
    ("players", "turns", "edition"), [(2, 8, "revised"), (2, 30, "en"), (3, 25, "ja"), (4, 40, "pl")]
)
def test_it_comes_to_what_matrices_come_to(players: int, turns: int, edition: str) -> None:
    state = played(players, turns, edition=edition).state
    for net in nets():
        room = workspace(net)
        for seat in range(players):
            note_gains(state, seat, room)
            inputs = np.array([room.net_inputs], np.int8)
            left = np.array([turns_left(state, seat)], np.int8)
            expected = predicted(net, Examples(inputs, left, np.zeros((1, NET_LINES), np.int16)))
            assert room.net_gains == expected[0].tolist()
            assert net_points(state, seat, room) == pytest.approx(score(state, state.gardens[seat]) + expected.sum())


def test_what_is_negative_in_between_counts_as_nothing() -> None:
    """One unit of the first layer is switched on by the input that is always 1; whichever its sign, another is not."""
    first, second, last = (
        np.zeros((NET_INPUTS, HIDDEN)),
        np.zeros((HIDDEN + 1, SECOND_HIDDEN)),
        np.zeros((17, NET_LINES)),
    )
    first[ONE, 0], first[ONE, 1] = 8, -8
    second[0, 0], second[1, 0] = 16, 1000
    last[0, 3] = SCALE // 128
    net = Net(
        *(tuple(int(one) for one in layer.ravel()) for layer in (first, second, last, np.zeros(2 * NET_INPUTS * 8)))
    )
    room = workspace(net)
    note_gains(played(2, 10).state, 0, room)
    assert room.net_gains == [0, 0, 0, 1, 0, 0, 0, 0]


def test_turns_to_come_weigh_the_second_half_of_what_leads_straight_to_the_gains() -> None:
    plain = np.zeros((2, NET_INPUTS, NET_LINES))
    plain[0, ONE, 0] = plain[1, ONE, 1] = SCALE // PLAIN_SCALE
    zeros = (
        (0,) * (NET_INPUTS * HIDDEN),
        (0,) * ((HIDDEN + 1) * SECOND_HIDDEN),
        (0,) * ((SECOND_HIDDEN + 1) * NET_LINES),
    )
    room, state = workspace(Net(*zeros, tuple(int(one) for one in plain.ravel()))), played(2, 12).state
    note_gains(state, 1, room)
    assert room.net_gains[:3] == [1, turns_left(state, 1), 0]


def test_a_garden_without_turns_to_come_is_worth_its_points() -> None:
    game = played(2, 36)
    assert game.is_over
    room = workspace(nets()[0])
    for seat in range(2):
        assert net_points(game.state, seat, room) == score(game.state, game.state.gardens[seat])
        note_net_inputs(game.state, seat, room.net_inputs)
        assert room.net_inputs[ONE] == 1
