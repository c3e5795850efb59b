"""The page about bots: its bot plays, and it leaves no bot out."""

import random
import re
from pathlib import Path

from babylon import Game
from babylon.bots import NAMES

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_every_bot_is_described() -> None:
    assert tuple(re.findall(r"^\| `([a-z]+)` \|", PAGE, re.MULTILINE))[: len(NAMES)] == NAMES


def test_the_bot_of_the_page_plays_a_whole_game() -> None:
    space: dict[str, type] = {}
    code = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert code
    exec(code.group(1), space)
    game, rng = Game.deal(players=2, seed=3), random.Random(1)
    while not game.is_over:
        for move in space["Collector"]().turn(game.view(game.seat), 1.0, rng):
            game.play(move)
    assert game.ply == 6 + 2 * 30
