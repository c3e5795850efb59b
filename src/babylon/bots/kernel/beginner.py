"""How a beginner plays: looks at a few tiles and a few places, and takes what scores most at once."""

from typing import TYPE_CHECKING

from babylon.bots.kernel.copies import copy_turn
from babylon.bots.kernel.decorating import NONE, decorate_all, write_decorations
from babylon.bots.kernel.rng import below
from babylon.bots.kernel.workspace import REAL, TRIAL, Workspace
from babylon.rules.actions import DIG, KEEP_DUG, KEEP_NONE, KEEP_STORED, PLACE, PLACE_STORED
from babylon.rules.board import count
from babylon.rules.placing import placements
from babylon.rules.quarry import dig_income, top_tile
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING, NOTHING, REMOVING, apply, place_action, stack_actions

if TYPE_CHECKING:
    from babylon.compiled import Pool  # only the type: a beginner plays without compiling


def symbol_count(game: GameState, tile: int) -> int:
    """How many symbols the tile shows."""
    return count(game.face[tile])


def beginner_dig(games: "Pool", workspace: Workspace, looks: int) -> int:
    """The stack that gives most pillars and symbols, of a few that were looked at."""
    game = games[REAL]
    garden = game.gardens[game.seat]
    found = stack_actions(game, workspace.moves)
    best = NONE
    most = -1
    for _ in range(looks):
        stack = workspace.moves[below(workspace.stream, found)] - DIG
        value = dig_income(game, garden, stack) + symbol_count(game, top_tile(game, stack))
        if value > most:
            most = value
            best = stack
    return DIG + best


def beginner_place(games: "Pool", workspace: Workspace, tries: int) -> int:
    """The place that scores most, of a few that were tried out, or NONE when each would lose points."""
    game = games[REAL]
    garden = game.gardens[game.seat]
    if game.dug == NOTHING and garden.stored == NOTHING:
        return NONE
    places = placements(game, garden, workspace.places)
    best = NONE
    most = score(game, garden)
    for _ in range(tries if places > 0 else 0):
        use_dug = garden.stored == NOTHING or (game.dug != NOTHING and below(workspace.stream, 2) == 0)
        place = workspace.places[below(workspace.stream, places)]
        action = (PLACE if use_dug else PLACE_STORED) + 4 * place + below(workspace.stream, 4)
        points = points_after(games, workspace, action)
        if points > most:
            most = points
            best = action
    return best


def points_after(games: "Pool", workspace: Workspace, action: int) -> int:
    """The garden's points once the tile lies there and all is decorated."""
    seat = games[REAL].seat
    copy_turn(games[TRIAL], games[REAL], seat)
    game = games[TRIAL]
    garden = game.gardens[seat]
    place_action(game, garden, action)
    decorate_all(game, garden, workspace.moves)
    return score(game, garden)


def keep_richer(game: GameState) -> int:
    """The end of the turn that keeps the tile with more symbols."""
    stored = game.gardens[game.seat].stored
    if game.dug == NOTHING:
        return KEEP_NONE if stored == NOTHING else KEEP_STORED
    if stored == NOTHING or symbol_count(game, game.dug) >= symbol_count(game, stored):
        return KEEP_DUG
    return KEEP_STORED


def beginner_turn(games: "Pool", workspace: Workspace, looks: int, tries: int) -> int:
    """Play a turn, or what is left of it, on the real state and write it down; return how many moves it has."""
    game = games[REAL]
    if game.phase == REMOVING:
        workspace.turn[0] = workspace.moves[below(workspace.stream, stack_actions(game, workspace.moves))]
        apply(game, workspace.turn[0])
        return 1
    if game.phase == BUILDING:
        found = write_decorations(game, game.gardens[game.seat], workspace.turn, 0, workspace.moves)
    else:
        workspace.turn[0] = beginner_dig(games, workspace, looks)
        apply(game, workspace.turn[0])
        found = 1
    action = beginner_place(games, workspace, tries)
    while action != NONE:
        workspace.turn[found] = action
        apply(game, action)
        found = write_decorations(game, game.gardens[game.seat], workspace.turn, found + 1, workspace.moves)
        action = beginner_place(games, workspace, tries)
    workspace.turn[found] = keep_richer(game)
    apply(game, workspace.turn[found])
    return found + 1
