"""Playing on: turns and removals without much thought, and what comes of them."""

from babylon.bots.kernel.chance import below
from babylon.bots.kernel.desk import Desk
from babylon.bots.kernel.promise import garden_value, stored_value
from babylon.bots.kernel.sketch import best
from babylon.bots.kernel.whole_turns import play_turn, whole_turns
from babylon.compiled import Pool
from babylon.rules.scoring import score
from babylon.rules.turn import DIGGING, OVER, REMOVING, apply, stack_actions

WORST = -1e9


def quick_removal(games: Pool, desk: Desk, which: int) -> int:
    """Takes some clay tile out of the game."""
    game = games[which]
    action = desk.moves[below(desk.stream, stack_actions(game, desk.moves))]
    apply(game, action)
    return action


def quick_turn(games: Pool, desk: Desk, which: int, digs: int, width: int, pairs: int) -> None:
    """Plays the best turn of a narrow choice."""
    found = whole_turns(games, desk, which, digs, 1, width, pairs)
    play_turn(games, desk, which, best(desk.turn_value, 0, found))


def play_on(games: Pool, desk: Desk, which: int, turns: int, digs: int, width: int, pairs: int) -> None:
    """Plays up to so many turns, or to the end."""
    while games[which].phase == REMOVING:
        quick_removal(games, desk, which)
    for _ in range(turns):
        if games[which].phase != DIGGING:
            return
        quick_turn(games, desk, which, digs, width, pairs)


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
    rival = WORST
    for other in range(games[which].players):
        if other != seat:
            rival = max(rival, outlook(games, desk, which, other))
    return outlook(games, desk, which, seat) - rival
