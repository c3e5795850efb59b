"""Where the search for a last turn stands: what is to beat, the turn so far, and what may come of it."""

from babylon.bots.kernel.decorating import NONE
from babylon.bots.kernel.decoration_tree import EARLY, LATE, NODE_STATE, hope_for, taken
from babylon.bots.kernel.workspace import LISTED_MOVES, Workspace
from babylon.compiled import Pool
from babylon.rules.actions import DIG, KEEP_NONE
from babylon.rules.edition_choices import GAP_COVERED
from babylon.rules.scoring import ONE_OF, flowers, height_points, open_notches, set_points, tally
from babylon.rules.state import GameState, GardenState

POINT = 128  # a point, counted in notches
MOST_DECKS = 8  # spaces of the board that decks of one turn can hide
# Where the search stands: the value to beat, how much worse than the best a stack's turn may be to be looked for, the
# best; the turn's stack and placements, the node after which the second is made; whether the two tiles were tried in
# the other order; the highest level before the first; and what is known of a node: its points with what may come, the
# decorations it may have, its flowers.
BEAT, SLACK, BEST, STACK, FIRST, SECOND, BETWEEN, AGAIN, TOP, COMING, KINDS, FLOWERS = range(12)


def row_of(stack: int) -> int:
    """Where the best turn of a stack is kept; of a turn that has begun there is one."""
    return max(stack, 0)


def enter(workspace: Workspace, node: int, value: int) -> None:
    """Keep the turn that led to a node if it is the best one of its stack."""
    ending = workspace.ending
    row = row_of(ending[STACK])
    if value <= ending[BEAT]:
        return
    workspace.listed_value[row] = value
    ending[BEST] = max(ending[BEST], value)
    ending[BEAT] = max(value, ending[BEST] - ending[SLACK])
    length = LISTED_MOVES * row
    if ending[STACK] != NONE:
        workspace.listed[length] = DIG + ending[STACK]
        length += 1
    if ending[FIRST] != NONE:
        workspace.listed[length] = ending[FIRST]
        length += 1
    for i in range(EARLY, ending[BETWEEN] if node >= LATE else node):
        workspace.listed[length] = taken(workspace, i)
        length += 1
    if ending[SECOND] != NONE:
        workspace.listed[length] = ending[SECOND]
        length += 1
    for i in range(LATE, node):
        workspace.listed[length] = taken(workspace, i)
        length += 1
    workspace.listed[length] = KEEP_NONE


def fewest_notches(game: GameState, garden: GardenState, hidden: int) -> int:
    """How few notches may be left when a tile hides so many more; where decks hide them too they may be fewer."""
    return open_notches(game, garden) - hidden - (MOST_DECKS if game.gap == GAP_COVERED else 0)


def weigh(games: Pool, workspace: Workspace, node: int, early: int) -> int:
    """Enter a node; return whether what follows upon it may be better still, if no other tile is placed."""
    game = games[NODE_STATE + node]
    garden = game.gardens[game.seat]
    ending = workspace.ending
    points, kinds = tally(game, garden)
    blossoms = flowers(game, garden)
    rest = height_points(game, garden.top) + set_points(blossoms)
    enter(workspace, node, POINT * (points + set_points(kinds) + rest) - open_notches(game, garden))
    hope, more, star = hope_for(game, garden, workspace, node, early)
    ending[COMING], ending[KINDS], ending[FLOWERS] = points + hope, kinds + more, blossoms
    if star != 0:
        star += set_points(ONE_OF[0] + ONE_OF[1] + ONE_OF[2] + ONE_OF[3])
    most = points + hope + star + set_points(kinds + more) + rest
    return 1 if POINT * most - fewest_notches(game, garden, 0) > ending[BEAT] else 0
