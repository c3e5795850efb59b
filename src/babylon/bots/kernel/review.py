"""A turn looked at afterwards: the one that was played, a better one, and what the turn revealed.

Every world is played to its end up to four times, by the same chance, and what is noted of it is a difference wherever
one is asked for: chance that all of them share is no part of it. After the turn itself the world is changed by nothing
but what the turn revealed in truth, first the tile, then the round token: how much better or worse each makes it for a
seat is its luck. What comes of the world then is the outlook after the turn.
"""

from babylon.bots.kernel.rng import below
from babylon.bots.kernel.rollout import WORST
from babylon.bots.kernel.search import AFTER, LUCK, PLAYED, WORLD, make_world, play_moves
from babylon.bots.kernel.workspace import FIGURES, REAL, SEATS, Workspace
from babylon.bots.kernel.worlds import hide, reveal_tiles, reveal_tokens
from babylon.compiled import Pool, copy
from babylon.questions.score_sheet import LINES, write_lines
from babylon.rules.turn import apply

# What is played in a world: the turn as it was played, the better one, the turn with the tile that it revealed, and
# with all that it revealed.
TURN, BETTER, TILE, ALL = range(4)
# The figures: by how much the better turn leaves its seat further ahead of the best other one; then for each seat the
# points it brings, how far the seat is ahead of the mean of the others after the turn, how much further what the turn
# revealed brought it, the tile's share of that and the round token's, and its points after the turn.
COST, GAINS, LEADS, LUCKS, TILE_LUCKS, TOKEN_LUCKS, POINTS = 0, 1, 5, 9, 13, 17, 21
VALUE, SQUARE = 0, 1  # of a figure that is asked for: its mean, half its 95 % interval squared
# Student's t for 95 % as a series of 1 / degrees of freedom, by Cornish and Fisher.
STUDENT = (1.96, 2.372, 2.823, 2.556, 1.590)
NUMBERS = 1 << 12  # seeds for each seed that is asked for
MIXING = 16  # draws by which seeds that are alike become chances that are not


def begin_review(workspace: Workspace, seed: int, number: int) -> None:
    """Begin anew, by the chance of this number; seeds are below 2³¹."""
    workspace.stream[0] = 1 + NUMBERS * seed + number
    for _ in range(MIXING):
        below(workspace.stream, LUCK)
    workspace.world_stream[0] = 1 + below(workspace.stream, LUCK) * LUCK + below(workspace.stream, LUCK)
    workspace.judged[0] = 0
    for figure in range(FIGURES):
        workspace.figure_total[figure] = 0.0
        workspace.figure_squares[figure] = 0.0
    for place in range(SEATS * LINES):
        workspace.line_total[place] = 0.0


def note_truth(games: Pool, workspace: Workspace, played: int) -> None:
    """Note what everybody knows after the turn that lies ready, while the real state still has what it reveals."""
    copy(games, AFTER, REAL)
    for i in range(played):
        apply(games[AFTER], workspace.ahead[i])
    hide(games[AFTER])


def judge_world(games: Pool, workspace: Workspace, played: int, better: int) -> None:
    """Make up a world and play it on from the better turn and from the one of so many moves that lies ready.

    Without moves the better turn is the one that was played, and that one is whatever comes of the position.
    """
    make_world(games, workspace)
    if better > 0:
        play_moves(games, workspace, workspace.better, better)
        note_points(games, workspace, BETTER, 1.0)
    play_moves(games, workspace, workspace.ahead, played)
    if better == 0:
        note_points(games, workspace, BETTER, 1.0)
    note_points(games, workspace, TURN, -1.0)
    # What has revealed nothing has changed nothing: the game that was played last stands for it, too.
    if played > 0 and reveal_tiles(games[WORLD], games[REAL], games[AFTER]) > 0:
        play_moves(games, workspace, workspace.ahead, played)
    note_points(games, workspace, TILE, 0.0)
    if played > 0 and reveal_tokens(games[WORLD], games[REAL], games[AFTER], workspace.world_stream) > 0:
        play_moves(games, workspace, workspace.ahead, played)
    note_points(games, workspace, ALL, 0.0)
    note_figures(workspace, games[REAL].players, games[REAL].seat)
    workspace.judged[0] += 1


def note_points(games: Pool, workspace: Workspace, prospect: int, sign: float) -> None:
    """Note what every seat has in the end, and add the lines of its pad so many times."""
    game = games[PLAYED]
    for seat in range(game.players):
        write_lines(game, game.gardens[seat], workspace.lines)
        points = 0
        for line in range(LINES):
            points += workspace.lines[line]
            workspace.line_total[LINES * seat + line] += sign * workspace.lines[line]
        workspace.prospect[SEATS * prospect + seat] = float(points)


def note_figures(workspace: Workspace, players: int, mover: int) -> None:
    """Note all figures of a world."""
    note(workspace, COST, margin(workspace, players, BETTER, mover) - margin(workspace, players, TURN, mover))
    for seat in range(players):
        gain = workspace.prospect[SEATS * BETTER + seat] - workspace.prospect[SEATS * TURN + seat]
        before, ahead = lead(workspace, players, TURN, seat), lead(workspace, players, ALL, seat)
        tile = lead(workspace, players, TILE, seat)
        note(workspace, GAINS + seat, gain)
        note(workspace, LEADS + seat, ahead)
        note(workspace, LUCKS + seat, ahead - before)
        note(workspace, TILE_LUCKS + seat, tile - before)
        note(workspace, TOKEN_LUCKS + seat, ahead - tile)
        note(workspace, POINTS + seat, workspace.prospect[SEATS * ALL + seat])


def note(workspace: Workspace, figure: int, value: float) -> None:
    """Note one figure."""
    workspace.figure_total[figure] += value
    workspace.figure_squares[figure] += value * value


def margin(workspace: Workspace, players: int, prospect: int, seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    rival = WORST
    for other in range(players):
        if other != seat:
            rival = max(rival, workspace.prospect[SEATS * prospect + other])
    return workspace.prospect[SEATS * prospect + seat] - rival


def lead(workspace: Workspace, players: int, prospect: int, seat: int) -> float:
    """How far a seat is ahead of the mean of the others: what one gains so, the others lose."""
    others = 0.0
    for other in range(players):
        if other != seat:
            others += workspace.prospect[SEATS * prospect + other]
    return workspace.prospect[SEATS * prospect + seat] - others / (players - 1)


def write_figure(workspace: Workspace, figure: int) -> None:
    """Write down the mean of a figure and half its interval, squared; it takes two worlds to know that."""
    worlds = workspace.judged[0]
    mean = workspace.figure_total[figure] / worlds
    variance = max(workspace.figure_squares[figure] / worlds - mean * mean, 0.0) / (worlds - 1)
    factor = student(worlds - 1)
    workspace.finding[VALUE] = mean
    workspace.finding[SQUARE] = factor * factor * variance


def student(free: int) -> float:
    """How many standard errors on either side hold 95 % of what may be."""
    factor = STUDENT[4]
    for power in range(4):
        factor = STUDENT[3 - power] + factor / free
    return factor
