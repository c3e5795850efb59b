"""A small net that tells what a garden will still gain, line by line of the pad.

Its weights are whole numbers, so every form of the kernel comes to exactly the same value whatever the order of adding
up: all sums stay far below 2 ** 53, up to which floating-point numbers are exact.
"""

from babylon.bots.kernel.net_inputs import INPUTS, note_net_inputs, turns_left
from babylon.bots.kernel.workspace import HIDDEN, NET_LINES, SECOND_HIDDEN, Workspace
from babylon.rules.scoring import score
from babylon.rules.state import GameState

SCALE = 1 << 22  # what one point is in the last layer's numbers
PLAIN_SCALE = 1 << 10  # by how much coarser the weights are that lead from the inputs straight to the gains


def note_gains(game: GameState, seat: int, workspace: Workspace) -> None:
    """Write what each line of a seat's pad will still gain."""
    note_net_inputs(game, seat, workspace.net_inputs)
    plain_gains(workspace, float(turns_left(game, seat)))
    first_layer(workspace)
    second_layer(workspace)
    for line in range(NET_LINES):
        gain = workspace.net_gains[line] * PLAIN_SCALE + workspace.net_last[SECOND_HIDDEN * NET_LINES + line]
        for unit in range(SECOND_HIDDEN):
            gain += workspace.net_second_sums[unit] * workspace.net_last[NET_LINES * unit + line]
        workspace.net_gains[line] = gain / SCALE


def plain_gains(workspace: Workspace, left: float) -> None:
    """Add up what each input brings by itself, and with each turn to come."""
    gains = workspace.net_gains
    for line in range(NET_LINES):
        gains[line] = 0.0
    for i in range(INPUTS):
        value = workspace.net_inputs[i]
        if value != 0.0:
            for line in range(NET_LINES):
                now = workspace.net_plain[NET_LINES * i + line]
                later = workspace.net_plain[NET_LINES * (INPUTS + i) + line]
                gains[line] += value * (now + left * later)


def first_layer(workspace: Workspace) -> None:
    """Add up the first layer; most inputs are 0."""
    sums = workspace.net_sums
    for unit in range(HIDDEN):
        sums[unit] = 0.0
    for i in range(INPUTS):
        value = workspace.net_inputs[i]
        if value != 0.0:
            for unit in range(HIDDEN):
                sums[unit] += value * workspace.net_first[HIDDEN * i + unit]


def second_layer(workspace: Workspace) -> None:
    """Add up the second layer; what is negative counts as nothing."""
    sums = workspace.net_second_sums
    for unit in range(SECOND_HIDDEN):
        sums[unit] = workspace.net_second[HIDDEN * SECOND_HIDDEN + unit]
    for one in range(HIDDEN):
        value = workspace.net_sums[one]
        if value > 0.0:
            for unit in range(SECOND_HIDDEN):
                sums[unit] += value * workspace.net_second[SECOND_HIDDEN * one + unit]
    for unit in range(SECOND_HIDDEN):
        sums[unit] = max(sums[unit], 0.0)


def net_points(game: GameState, seat: int, workspace: Workspace) -> float:
    """The points that a seat will have in the end, as the net sees it."""
    points = float(score(game, game.gardens[seat]))
    if turns_left(game, seat) == 0:
        return points
    note_gains(game, seat, workspace)
    for line in range(NET_LINES):
        points += workspace.net_gains[line]
    return points
