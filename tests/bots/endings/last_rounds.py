"""How a bot does in the last round of two: `python -m tests.bots.endings.last_rounds [BOT] [GAMES]`."""

import sys
from random import Random
from time import perf_counter

from babylon import Game
from babylon.bots import make
from babylon.bots.last_round import is_last_round, is_proven, last_round
from babylon.bots.state_bot import StateBot
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply
from tests.bots.endings.positions import exact_gardener
from tests.bots.endings.test_last_round import answers
from tests.bots.games import take_turn

SECONDS = 0.2  # a turn


def positions(games: int) -> list[GameState]:
    """Where the last rounds of so many games between gardeners begin, as the first seat sees them."""
    found = []
    for number in range(games):
        game, rng = Game.deal(players=2, seed=1000 + number), Random(number)
        while not is_last_round(game.state):
            take_turn(game, exact_gardener(), rng)
        found.append(game.view(0).game().state)
    return found


def margin(state: GameState, bot: StateBot) -> float:
    """How far a bot's turn leads when it is answered at best."""
    after = copied(state)
    for action in bot.actions(state, SECONDS, Random(1)):
        apply(after, action)
    return score(after, after.gardens[0]) - answers(after)


def main(name: str, games: int) -> None:
    """Compare."""
    bot, proven, equal, lost, spent = make(name), 0, 0, 0.0, 0.0
    assert isinstance(bot, StateBot)
    for state in positions(games):
        start = perf_counter()
        turns = last_round(state)
        spent += perf_counter() - start
        proven += is_proven(turns)
        behind = turns[0].margin - margin(state, bot)
        equal += abs(behind) < 1e-9
        lost += behind
    print(  # noqa: T201 - a command that tells what it found
        f"{games} positions: {proven} proven, {spent / games:.2f} s each; {name} plays {equal} of them as well as "
        f"can be and gives away {lost / games:.2f} points on the average"
    )


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(arguments[0] if arguments else "semiramis", int(arguments[1]) if len(arguments) > 1 else 100)
