"""Where compiled code is entered: one function for all tasks, so that all they share is compiled once."""

from babylon.bots.kernel.beginner import beginner_turn
from babylon.bots.kernel.evaluation import note_features, note_stored
from babylon.bots.kernel.explanation import explain
from babylon.bots.kernel.findings import find_choices, write_finding
from babylon.bots.kernel.quarry import quarry_turn
from babylon.bots.kernel.review import begin_review, judge_world, note_truth, write_figure
from babylon.bots.kernel.rollout import quick_turn
from babylon.bots.kernel.search import begin, end_stage, play_world, search_alone, search_on, take_choice
from babylon.bots.kernel.weight_numbers import weight_set
from babylon.bots.kernel.workspace import REAL, TRIAL, Workspace
from babylon.bots.kernel.worlds import hide
from babylon.compiled import Pool, copy
from babylon.rules.scoring import score
from babylon.rules.turn import OVER

HIDE, QUICK_TURN, QUICK_GAME, BEGIN, SEARCH, END_STAGE, TAKE, FORECAST, NOTE = range(9)
BEGINNER_TURN, WEIGHT_SET, CHOOSE, SEARCH_ALONE, FIND, QUARRY_TURN = range(9, 15)
REVIEW, JUDGE, FIGURE, TRUTH = range(15, 19)
EXPLAIN = 19


def think(games: Pool, workspaces: list[Workspace], log: list[int], task: int, a: int, b: int) -> int:
    """Do a task on the real state in the first workspace. States come in a pool, workspaces in a list."""
    if task == SEARCH:
        return search_on(games, workspaces[0], a, b)
    if task == SEARCH_ALONE:
        return search_alone(games, workspaces[0], a, b)
    if task == QUICK_TURN:
        return quick_turn(games, workspaces[0], REAL)
    if task == QUICK_GAME:
        return quick_game(games, workspaces, log)
    if task == FORECAST:
        for _ in range(b):
            play_world(games, workspaces[0], a)
        return 0
    if task == BEGINNER_TURN:
        copy(games, TRIAL, REAL)  # all that building does not change, too
        return beginner_turn(games, workspaces[0], a, b)
    return small_task(games, workspaces[0], task, a, b)


def small_task(games: Pool, workspace: Workspace, task: int, a: int, b: int) -> int:
    """Do a task that is no game of its own."""
    if task == HIDE:
        hide(games[REAL])
    elif task == BEGIN:
        return begin(games, workspace)
    elif task == END_STAGE:
        return end_stage(workspace)
    elif task == TAKE:
        return take_choice(games, workspace, REAL, a)
    elif task == NOTE:
        return note_garden(games, workspace, a)
    elif task == QUARRY_TURN:
        return quarry_turn(games, workspace)
    return search_task(games, workspace, task, a, b)


def search_task(games: Pool, workspace: Workspace, task: int, a: int, b: int) -> int:
    """Do a task at the beginning or the end of a whole search."""
    if task == WEIGHT_SET:
        return weight_set(games[REAL])
    if task == CHOOSE:
        return find_choices(games, workspace)
    if task == FIND:
        return write_finding(games, workspace, a)
    if task == EXPLAIN:
        return explain(games, workspace, a, b)
    return review_task(games, workspace, task, a, b)


def review_task(games: Pool, workspace: Workspace, task: int, a: int, b: int) -> int:
    """Do a task that looks at a turn afterwards."""
    if task == REVIEW:
        begin_review(workspace, a, b)
    elif task == JUDGE:
        judge_world(games, workspace, a, b)
    elif task == FIGURE:
        write_figure(workspace, a)
    elif task == TRUTH:
        note_truth(games, workspace, a)
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


def note_garden(games: Pool, workspace: Workspace, seat: int) -> int:
    """Write the features of a seat's garden into the workspace; return its points now."""
    game = games[REAL]
    garden = game.gardens[seat]
    note_features(game, garden, workspace.features)
    note_stored(game, garden, garden.stored, workspace.features)
    return score(game, garden)
