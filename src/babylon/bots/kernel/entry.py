"""Where compiled code is entered: one function for all tasks, so that all they share is compiled once."""

from babylon.bots.kernel.evaluation import note_features, note_stored
from babylon.bots.kernel.rollout import quick_turn
from babylon.bots.kernel.search import begin, play_world, search_on, sort_choices
from babylon.bots.kernel.whole_turns import STACK, write_turn
from babylon.bots.kernel.workspace import REAL, TURN_NUMBERS, Workspace
from babylon.bots.kernel.worlds import hide
from babylon.compiled import Pool
from babylon.rules.scoring import score
from babylon.rules.turn import OVER, REMOVING, apply

HIDE, QUICK_TURN, QUICK_GAME, BEGIN, SEARCH, RANK, TAKE, FORECAST, NOTE = range(9)


def think(games: Pool, workspaces: list[Workspace], log: list[int], task: int, a: int, b: int) -> int:
    """Do a task on the real state in the first workspace. States come in a pool, workspaces in a list."""
    if task == SEARCH:
        return search_on(games, workspaces[0], a, b)
    if task == QUICK_TURN:
        return quick_turn(games, workspaces[0], REAL)
    if task == QUICK_GAME:
        return quick_game(games, workspaces, log)
    if task == FORECAST:
        for _ in range(b):
            play_world(games, workspaces[0], a)
        return 0
    return small_task(games, workspaces[0], task, a)


def small_task(games: Pool, workspace: Workspace, task: int, a: int) -> int:
    """Do a task that is no game of its own."""
    if task == HIDE:
        hide(games[REAL])
    elif task == BEGIN:
        return begin(games, workspace)
    elif task == RANK:
        sort_choices(workspace, a)
    elif task == TAKE:
        return take_choice(games, workspace, a)
    elif task == NOTE:
        return note_garden(games, workspace, a)
    return 0


def quick_game(games: Pool, workspaces: list[Workspace], log: list[int]) -> int:
    """Play the real state to its end, each seat in its own workspace, and write all moves down; return how many."""
    length = 0
    while games[REAL].phase != OVER:
        workspace = workspaces[games[REAL].seat]
        for i in range(quick_turn(games, workspace, REAL)):
            log[length] = workspace.turn[i]
            length += 1
    return length


def take_choice(games: Pool, workspace: Workspace, choice: int) -> int:
    """Play a choice on the real state and write its moves into the workspace; return how many."""
    if games[REAL].phase == REMOVING:
        workspace.turn[0] = workspace.choices[TURN_NUMBERS * choice + STACK]
        apply(games[REAL], workspace.turn[0])
        return 1
    return write_turn(games, workspace, workspace.choices, REAL, choice)


def note_garden(games: Pool, workspace: Workspace, seat: int) -> int:
    """Write the features of a seat's garden into the workspace; return its points now."""
    game = games[REAL]
    garden = game.gardens[seat]
    note_features(game, garden, workspace.features)
    note_stored(game, garden, garden.stored, workspace.features)
    return score(game, garden)
