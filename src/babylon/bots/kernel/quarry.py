"""The quarry as the second seat of a game alone: it takes what would pay the other most (docs/solo.md)."""

from typing import TYPE_CHECKING

from babylon.bots.kernel.workspace import REAL, Workspace
from babylon.rules.actions import DIG, KEEP_NONE
from babylon.rules.board import count
from babylon.rules.quarry import income_before_token, top_tile
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING, REMOVING, apply, stack_actions

if TYPE_CHECKING:
    from babylon.compiled import Pool  # only the type: the quarry plays without compiling

PILLAR = 8  # what a pillar counts: more than all symbols of a tile


def worth(game: GameState, stack: int) -> int:
    """What the stack's visible tile would bring the seat that plays next: pillars first, then symbols."""
    garden = game.gardens[(game.seat + 1) % game.players]
    return PILLAR * income_before_token(game, garden, stack) + count(game.face[top_tile(game, stack)])


def quarry_turn(games: "Pool", workspace: Workspace) -> int:
    """Play the quarry's turn on the real state and write it down; return how many moves it has.

    Of tiles that are worth the same it takes the first one in the order A1 B1 C1 D1 A2 … D4.
    """
    game = games[REAL]
    length = 0
    if game.phase != BUILDING:
        found = stack_actions(game, workspace.moves)
        most = -1
        for i in range(found):
            value = worth(game, workspace.moves[i] % DIG)
            if value > most:
                most = value
                workspace.turn[0] = workspace.moves[i]
        removes = game.phase == REMOVING
        apply(game, workspace.turn[0])
        if removes:
            return 1
        length = 1
    workspace.turn[length] = KEEP_NONE
    apply(game, KEEP_NONE)
    return length + 1
