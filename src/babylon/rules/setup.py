"""What is decided before the first move (RULES §3)."""

from babylon.rules.board import ALL
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.turn import DIGGING, NOTHING, REMOVING

TOKENS_IN_PLAY = {2: 14, 3: 12, 4: 10}
REMOVALS = {2: 6, 3: 3, 4: 0}  # clay tiles that are taken out in all
REMOVED = tuple(REMOVALS.get(players, 0) for players in range(max(REMOVALS) + 1))
FLOWER_KINDS = 4
NO_FLOWER = FLOWER_KINDS  # of the tile that stands for one nobody has seen
STARTING_TILES = UNKNOWN - FLOWER_KINDS  # the first of them; they come last, in the order of their flowers


def begin(game: GameState) -> None:
    """Lay the table.

    The state must have the numbers of a deal: players, faces and flowers of the tiles, what the box and the supply
    hold, the edition's choices, the quarry, the tokens and the gardens' flowers. All else must be 0.
    """
    game.flower[UNKNOWN] = NO_FLOWER
    for stack in range(QUARRY):
        game.height[stack] = LAYERS
    game.removals = REMOVED[game.players]
    game.phase = DIGGING if game.removals == 0 else REMOVING
    game.dug = NOTHING
    for seat in range(game.players):
        begin_garden(game.gardens[seat])


def begin_garden(garden: GardenState) -> None:
    """An empty board, and the starting tile of its flower in the storage slot."""
    garden.surface[0] = ALL
    garden.stored = STARTING_TILES + garden.flower
