"""Playing on: turns and removals without much thought, and what comes of them."""

from babylon.bots.kernel.candidates import best
from babylon.bots.kernel.decorating import NONE
from babylon.bots.kernel.dig_values import NOISE
from babylon.bots.kernel.evaluation import garden_value, stored_value
from babylon.bots.kernel.last_turn import PAIRS, WIDTH, find_last_turns, is_last_turn, write_listed
from babylon.bots.kernel.net import net_points
from babylon.bots.kernel.rng import below
from babylon.bots.kernel.whole_turns import whole_turns, write_turn
from babylon.bots.kernel.workspace import (
    EXACT,
    NET,
    ONE,
    OVERLOOK,
    QUARRY,
    QUICK_DIGS,
    QUICK_PAIRS,
    QUICK_WIDTH,
    REAL,
    ROOM,
    START,
    Workspace,
)
from babylon.compiled import Pool
from babylon.rules.quarry import top_tile
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from babylon.rules.turn import OVER, REMOVING, apply, stack_actions

WORST = -1e9
THOUSAND = 1000


def spite(game: GameState, tile: int) -> int:
    """Whether a tile's flower pays others: 1, nobody: 0, or oneself: -1."""
    value = 0
    for seat in range(game.players):
        if game.gardens[seat].flower == game.flower[tile]:
            value = -1 if seat == game.seat else 1
    return value


def quick_removal(games: Pool, workspace: Workspace, which: int) -> int:
    """Take a clay tile out of the game, rather one that would pay somebody else."""
    game = games[which]
    chosen = NONE
    most = WORST
    for i in range(stack_actions(game, workspace.moves)):
        value = spite(game, top_tile(game, workspace.moves[i])) + below(workspace.stream, NOISE) / NOISE
        if value > most:
            most = value
            chosen = workspace.moves[i]
    apply(game, chosen)
    return chosen


def quick_turn(games: Pool, workspace: Workspace, which: int) -> int:
    """Play the best turn of a narrow choice, in the setup a removal, and write its moves down; return how many."""
    if games[which].phase == REMOVING:
        workspace.turn[0] = quick_removal(games, workspace, which)
        return 1
    how = workspace.settings
    digs, width, pairs = how[QUICK_DIGS], how[QUICK_WIDTH], how[QUICK_PAIRS]
    if how[EXACT] != 0 and is_last_turn(games[REAL]):
        if which == REAL:
            find_last_turns(games, workspace, which, 0)
            return write_listed(games, workspace, which, best(workspace.listed_value, START, QUARRY))
        # All that comes of a last turn are the answers of the others.
        digs, width, pairs = QUARRY, WIDTH, PAIRS
    if which == REAL and how[OVERLOOK] != 0:
        found = whole_turns(games, workspace, which, digs, how[ROOM], width, pairs)
        return write_turn(games, workspace, workspace.turns, which, noticed(workspace, found))
    found = whole_turns(games, workspace, which, digs, ONE, width, pairs)
    number = best(workspace.turn_value, START, found)
    return write_turn(games, workspace, workspace.turns, which, number)


def noticed(workspace: Workspace, found: int) -> int:
    """The best turn that is not overlooked: each is, with the probability of the settings, from the best one down."""
    number = best(workspace.turn_value, START, found)
    for _ in range(found - 1):
        if below(workspace.stream, THOUSAND) >= workspace.settings[OVERLOOK]:
            return number
        workspace.turn_value[number] = WORST
        number = best(workspace.turn_value, START, found)
    return number


def play_on(games: Pool, workspace: Workspace, which: int, turns: int) -> int:
    """Play so many turns, or as many as there are; return how many."""
    while games[which].phase == REMOVING:
        quick_removal(games, workspace, which)
    played = 0
    while played < turns and games[which].phase != OVER:
        quick_turn(games, workspace, which)
        played += 1
    return played


def expected_points(games: Pool, workspace: Workspace, which: int, seat: int) -> float:
    """What a seat's garden will be worth in the end."""
    game = games[which]
    garden = game.gardens[seat]
    if game.phase == OVER:
        return float(score(game, garden))
    if workspace.settings[NET] != 0:
        return net_points(game, seat, workspace)
    return garden_value(game, garden, workspace.features, workspace.weights) + stored_value(
        game, garden, garden.stored, workspace.features, workspace.weights
    )


def margin(games: Pool, workspace: Workspace, which: int, seat: int) -> float:
    """How far a seat will be ahead of the best other one."""
    mine = 0.0
    rival = WORST
    for other in range(games[which].players):
        value = expected_points(games, workspace, which, other)
        if other == seat:
            mine = value
        else:
            rival = max(rival, value)
    return mine - rival
