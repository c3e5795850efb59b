"""Eight levels: each plays by the rules, and better than the one below."""

from itertools import pairwise
from random import Random

import pytest

from babylon import Game
from babylon.bots import LEVELS, make
from babylon.bots.kernel.rollout import THOUSAND, noticed
from babylon.bots.kernel.workspace import OVERLOOK, Workspace
from babylon.bots.kernel_bots import QuickBot, SearchBot, quick_game
from babylon.rules.scoring import score
from babylon.rules.turn import apply
from tests.bots.games import played, take_turn

QUICK = LEVELS[:5]
GAMES = 40


@pytest.mark.parametrize("name", LEVELS)
def test_it_plays_a_whole_game_by_the_rules(name: str) -> None:
    game = Game.deal(players=2, seed=3)
    bot, rng = make(name), Random(1)
    while not game.is_over:
        take_turn(game, bot, rng, 0.02)
    assert all(sheet.total > 0 for sheet in game.scores())


def mean_points(strong: str, weak: str) -> tuple[float, float]:
    """What two levels reach on the same deals, each deal once from each seat."""
    total = {strong: 0, weak: 0}
    for number in range(GAMES):
        names = (strong, weak) if number % 2 else (weak, strong)
        bots = [bot for bot in map(make, names) if isinstance(bot, QuickBot)]
        state = Game.deal(players=2, seed=number // 2).state
        for action in quick_game(bots, state, [Random(number), Random(-number)]):
            apply(state, action)
        for seat, name in enumerate(names):
            total[name] += score(state, state.gardens[seat])
    return total[strong] / GAMES, total[weak] / GAMES


@pytest.mark.parametrize(("weak", "strong"), list(pairwise(QUICK)))
def test_each_reaches_more_than_the_one_below(weak: str, strong: str) -> None:
    more, less = mean_points(strong, weak)
    assert 1.0 < more - less < 12.0


@pytest.mark.parametrize("name", LEVELS[5:7])
def test_whoever_counts_tries_asks_no_clock(name: str) -> None:
    view, bot = played(2, 14).view(0), make(name)
    assert isinstance(bot, SearchBot)
    assert bot.turn(view, 0.0, Random(2)) == bot.turn(view, 60.0, Random(2))


def places_of_what_is_noticed(overlook: int) -> list[int]:
    """Where the turns that are noticed stand among ten, the best one first."""
    workspace, found = Workspace(stream=[12345]), []
    workspace.settings[OVERLOOK] = overlook
    for _ in range(200):
        workspace.turn_value[:10] = [float(-value) for value in range(10)]
        found.append(noticed(workspace, 10))
    return found


def test_every_turn_is_overlooked_as_easily_as_any_other() -> None:
    assert places_of_what_is_noticed(0) == 200 * [0]
    half = places_of_what_is_noticed(THOUSAND // 2)
    assert 80 <= half.count(0) <= 120
    assert 35 <= half.count(1) <= 65
    assert places_of_what_is_noticed(THOUSAND) == 200 * [9]  # whoever sees nothing plays what is left
