"""A whole search as it is asked for: choices by one set of weights, tries by another, and what was found out."""

from babylon.bots.kernel.search import begin, take_choice
from babylon.bots.kernel.weight_numbers import WEIGHTS
from babylon.bots.kernel.workspace import REAL, TRIAL, Workspace
from babylon.compiled import Pool, copy

# What is found out about a choice: how far ahead it leaves the seat on the average, the variance of that, tries.
MARGIN, VARIANCE, TIMES = 0, 1, 2


def use_weights(workspace: Workspace, weights: list[float]) -> None:
    """Make a set of weights the one to think by."""
    for i in range(WEIGHTS):
        workspace.weights[i] = weights[i]


def find_choices(games: Pool, workspace: Workspace) -> int:
    """Find what there is to choose from, and get ready to play on; return how many choices."""
    use_weights(workspace, workspace.choosing)
    found = begin(games, workspace)
    use_weights(workspace, workspace.playing)
    return found


def write_finding(games: Pool, workspace: Workspace, rank: int) -> int:
    """Write down the moves of the best choice, the second best …, and what was found out; return how many moves."""
    choice = workspace.order[rank]
    tries = max(workspace.tries[choice], 1)
    mean = workspace.total[choice] / tries
    variance = max(workspace.squares[choice] / tries - mean * mean, 0.0)
    workspace.finding[MARGIN] = mean
    workspace.finding[VARIANCE] = variance / tries  # the square of the standard error
    workspace.finding[TIMES] = float(workspace.tries[choice])
    copy(games, TRIAL, REAL)
    return take_choice(games, workspace, TRIAL, choice)
