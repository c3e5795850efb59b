"""What the net makes of a garden, and of it without a part: the difference is what it counts on that part for."""

from babylon.bots.kernel.net import note_gains
from babylon.bots.kernel.net_inputs import turns_left
from babylon.bots.kernel.workspace import NET_LINES, REAL, TRIAL, Workspace
from babylon.compiled import Pool, copy
from babylon.questions.score_sheet import write_lines
from babylon.rules.state import LEVELS, GardenState
from babylon.rules.turn import NOTHING

# What is taken away: nothing, the stored tile, the pillars, or the symbols of a kind on a level, from `SYMBOLS` on.
WHOLE, STORED_TILE, PILLARS, SYMBOLS = range(4)


def explain(games: Pool, workspace: Workspace, seat: int, without: int) -> int:
    """Write the lines of a seat's pad now, and what each will gain without a part; return its turns to come."""
    copy(games, TRIAL, REAL)
    game = games[TRIAL]
    write_lines(game, game.gardens[seat], workspace.lines)
    take_away(game.gardens[seat], without)
    left = turns_left(game, seat)
    if left > 0:
        note_gains(game, seat, workspace)
    else:
        for line in range(NET_LINES):
            workspace.net_gains[line] = 0.0
    return left


def take_away(garden: GardenState, part: int) -> None:
    """Make a garden what it would be without a part of it."""
    if part == STORED_TILE:
        garden.stored = NOTHING
    elif part == PILLARS:
        garden.singles = 0
    elif part >= SYMBOLS:
        level = (part - SYMBOLS) % LEVELS
        garden.symbols[(part - SYMBOLS) // LEVELS] &= ~garden.surface[level]
