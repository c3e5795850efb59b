"""No last turn is better than the one found: `python -m tests.bots.endings.agreement [POSITIONS] [FIRST GAME]`."""

import sys
from random import Random
from time import perf_counter

from babylon.bots.kernel_bots import QuickBot
from babylon.rules.scoring import open_notches, score
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply
from tests.bots.endings.every_turn import EveryTurn
from tests.bots.endings.positions import exact_gardener, last_turns

POSITIONS = 1000


def result(state: GameState, bot: QuickBot) -> tuple[int, int]:
    """What a bot's turn leaves the seat to move: points, and notches."""
    after = copied(state)
    for action in bot.actions(state, 1.0, Random(1)):
        apply(after, action)
    garden = after.gardens[state.seat]
    return score(after, garden), open_notches(after, garden)


def main(positions: int, first: int) -> int:
    """Compare so many positions; return how many turns were not the best."""
    bot, forces = exact_gardener(), {players: EveryTurn(players) for players in (2, 3, 4)}
    hasty = QuickBot("learned", digs=16, width=6, pairs=3)
    seen = wrong = missed = too_many = 0
    start = perf_counter()
    for state in last_turns(first, sys.maxsize):
        best = forces[state.players].best(state)
        if best is None:
            too_many += 1
            continue
        seen += 1
        wrong += result(state, bot) != best
        missed += result(state, hasty)[0] < best[0]
        if seen % 50 == 0 or seen == positions:
            print(  # noqa: T201 - a command that shows its progress
                f"{seen} positions in {perf_counter() - start:.0f} s: {wrong} turns not the best, "
                f"{missed} of the search before that lost points, {too_many} positions had too many turns",
                flush=True,
            )
        if seen == positions:
            return wrong
    return wrong


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    sys.exit(min(main(*(arguments + [POSITIONS, 0][len(arguments) :])), 1))
