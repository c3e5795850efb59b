"""Games from which a net learns, and games between two nets: without search, a turn in a third of a millisecond.

In the part of Python that compiles. Each seat's turn is the one whose garden the net values most; some turns at the
beginning of a lesson are picked wildly, so that the net also sees gardens it would not have built. Only what comes
after the last wild turn is noted: what a wild turn spoils is no fault of the garden before it.
"""

from babylon.bots.kernel.candidates import best
from babylon.bots.kernel.net_inputs import INPUTS, note_net_inputs, turns_left
from babylon.bots.kernel.rng import below
from babylon.bots.kernel.rollout import quick_removal
from babylon.bots.kernel.search import GONE, value_by_net
from babylon.bots.kernel.whole_turns import whole_turns, write_turn
from babylon.bots.kernel.workspace import CHOICES, DIGS, NET, PAIRS, REAL, ROOM, START, WIDTH, Workspace
from babylon.compiled import Pool
from babylon.questions.score_sheet import LINES, write_lines
from babylon.rules.scoring import score
from babylon.rules.turn import OVER, REMOVING

# A row: the seat, its turns to come, its points by line of the pad, the inputs.
SEAT, LEFT, POINTS, TOLD = 0, 1, 2, 2 + LINES
ROW = TOLD + INPUTS
ODDS = 1000
WILD = 150  # of so many turns, as long as a lesson is wild


def choose(games: Pool, workspace: Workspace, odds: int) -> int:
    """The number of the turn that leaves most, or with these odds of any of the best at first sight."""
    how = workspace.settings
    found = whole_turns(games, workspace, REAL, how[DIGS], how[ROOM], how[WIDTH], how[PAIRS])
    if below(workspace.world_stream, ODDS) < odds:
        for _ in range(below(workspace.world_stream, min(found, how[CHOICES]))):
            workspace.turn_value[best(workspace.turn_value, START, found)] = GONE
    elif how[NET] != 0:
        value_by_net(games, workspace, found)
    return best(workspace.turn_value, START, found)


def note_rows(games: Pool, workspace: Workspace, out: list[float], found: int) -> int:
    """Note how every seat stands; return how many rows there are now."""
    game = games[REAL]
    for seat in range(game.players):
        at = ROW * (found + seat)
        write_lines(game, game.gardens[seat], workspace.lines)
        note_net_inputs(game, seat, workspace.net_inputs)
        out[at + SEAT] = seat
        out[at + LEFT] = turns_left(game, seat)
        for line in range(LINES):
            out[at + POINTS + line] = workspace.lines[line]
        for i in range(INPUTS):
            out[at + TOLD + i] = workspace.net_inputs[i]
    return found + game.players


def play_lesson(games: Pool, workspaces: list[Workspace], out: list[float], wild_turns: int) -> int:
    """Play the real state to its end, the first turns wildly, and note the rest; return how many rows."""
    workspace = workspaces[0]
    found = 0
    turns = 0
    while games[REAL].phase == REMOVING:
        quick_removal(games, workspace, REAL)
    while games[REAL].phase != OVER:
        number = choose(games, workspace, WILD if turns < wild_turns else 0)
        write_turn(games, workspace, workspace.turns, REAL, number)
        turns += 1
        if turns >= wild_turns:
            found = note_rows(games, workspace, out, found)
    return found


def play_match(games: Pool, workspaces: list[Workspace]) -> int:
    """Play the real state to its end, each seat by its own net; return by how much the first one is ahead."""
    while games[REAL].phase == REMOVING:
        quick_removal(games, workspaces[games[REAL].seat], REAL)
    while games[REAL].phase != OVER:
        workspace = workspaces[games[REAL].seat]
        write_turn(games, workspace, workspace.turns, REAL, choose(games, workspace, 0))
    return score(games[REAL], games[REAL].gardens[0]) - score(games[REAL], games[REAL].gardens[1])
