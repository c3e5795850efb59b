"""Playing on: turns and removals without much thought, and what comes of them."""

from babylon.bots.kernel.chance import below
from babylon.bots.kernel.decorating import NONE
from babylon.bots.kernel.desk import ONE, QUICK_DIGS, QUICK_PAIRS, QUICK_WIDTH, START, Desk
from babylon.bots.kernel.digging import NOISE
from babylon.bots.kernel.promise import garden_value, stored_value
from babylon.bots.kernel.sketch import best
from babylon.bots.kernel.whole_turns import whole_turns, write_turn
from babylon.compiled import Pool
from babylon.rules.quarry import top_tile
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from babylon.rules.turn import OVER, REMOVING, apply, stack_actions

WORST = -1e9


def spite(game: GameState, tile: int) -> int:
    """Whether a tile's flower pays others: 1, nobody: 0, or oneself: -1."""
    value = 0
    for seat in range(game.players):
        if game.gardens[seat].flower == game.flower[tile]:
            value = -1 if seat == game.seat else 1
    return value


def quick_removal(games: Pool, desk: Desk, which: int) -> int:
    """Takes a clay tile out of the game, rather one that would pay somebody else."""
    game = games[which]
    chosen = NONE
    most = WORST
    for i in range(stack_actions(game, desk.moves)):
        value = spite(game, top_tile(game, desk.moves[i])) + below(desk.stream, NOISE) / NOISE
        if value > most:
            most = value
            chosen = desk.moves[i]
    apply(game, chosen)
    return chosen


def quick_turn(games: Pool, desk: Desk, which: int) -> int:
    """Plays the best turn of a narrow choice and writes its moves down; how many. In the setup that is a removal."""
    if games[which].phase == REMOVING:
        desk.turn[0] = quick_removal(games, desk, which)
        return 1
    how = desk.settings
    found = whole_turns(games, desk, which, how[QUICK_DIGS], ONE, how[QUICK_WIDTH], how[QUICK_PAIRS])
    return write_turn(games, desk, desk.turns, which, best(desk.turn_value, START, found))


def play_on(games: Pool, desk: Desk, which: int, turns: int) -> int:
    """Plays so many turns, or as many as there are; how many."""
    while games[which].phase == REMOVING:
        quick_removal(games, desk, which)
    played = 0
    while played < turns and games[which].phase != OVER:
        quick_turn(games, desk, which)
        played += 1
    return played


def outlook(games: Pool, desk: Desk, which: int, seat: int) -> float:
    """What a seat's garden will be worth in the end."""
    game = games[which]
    garden = game.gardens[seat]
    if game.phase == OVER:
        return float(score(game, garden))
    return garden_value(game, garden, desk.features, desk.weights) + stored_value(
        game, garden, garden.stored, desk.features, desk.weights
    )


def margin(games: Pool, desk: Desk, which: int, seat: int) -> float:
    """How far a seat will be ahead of the best other one."""
    mine = 0.0
    rival = WORST
    for other in range(games[which].players):
        value = outlook(games, desk, which, other)
        if other == seat:
            mine = value
        else:
            rival = max(rival, value)
    return mine - rival
