"""`python -m tests.bots.page_turns`: turns of every bot that the page must make too, by the same chance."""

import json
from base64 import b64encode
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

from babylon import EDITIONS, Game
from babylon.bots import NAMES, make
from babylon.bots.kernel_bots import SearchBot, Thinker
from babylon.bots.search import Limit
from babylon.bots.state_bot import StateBot, moves_of
from babylon.compiled.memory import packed
from tests.bots.games import played

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "bot_turns.json"
TRIES = 64
PLAYED = (*NAMES, "level-2", "level-7")  # levels are the same bots with other settings
# Turns before the one that is asked for: the first of all, one with much to choose from, the last but few.
BEFORE = {2: (0, 17, 32), 3: (0, 20, 36), 4: (0, 24, 42)}


def games() -> Iterator[Game]:
    """The positions: each edition comes up, and one of them is in the middle of a turn."""
    editions = sorted(EDITIONS)
    for number, (players, place) in enumerate(product(BEFORE, range(3))):
        yield played(players, BEFORE[players][place], number, editions[number % len(editions)])
    begun = played(2, 21)
    for move in make("gardener").turn(begun.view(begun.seat), 1.0, Random(3))[:1]:
        begun.play(move)
    yield begun


def turn(name: str, game: Game, seed: int) -> dict[str, object]:
    """A bot's turn, with all that it takes to make it again."""
    rng, state, bot = Random(seed), game.state, make(name)
    assert isinstance(bot, StateBot)
    found: dict[str, object] = {"tries": 0, "margin": 0.0, "error": 0.0}
    if isinstance(bot, SearchBot):
        best = Thinker(bot.manner).findings(state, rng, Limit.of(0, TRIES), most=1)[0]
        actions = best.actions
        found = {"tries": best.tries, "margin": best.margin, "error": best.error}
    else:
        actions = bot.actions(state, 0.0, rng)
    rng = Random(seed)
    return {
        "bot": name,
        "seeds": [str(rng.getrandbits(62)), str(rng.getrandbits(62))],
        "tries": TRIES,
        "found": {"moves": [str(move) for move in moves_of(state, actions)], **found},
    }


def position(number: int, game: Game) -> dict[str, object]:
    """A position, and every bot's turn in it."""
    turns = [turn(name, game, len(PLAYED) * number + place) for place, name in enumerate(PLAYED)]
    return {"players": game.state.players, "state": b64encode(packed(game.state)).decode(), "turns": turns}


def text() -> str:
    """All of them, a position a line."""
    lines = [json.dumps(position(number, game)) for number, game in enumerate(games())]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
