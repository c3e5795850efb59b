"""`python -m tests.bots.page_reviews`: reviews of games that the page must come to as well, to the last digit."""

import json
from collections.abc import Iterator
from pathlib import Path

from babylon import Game
from babylon.bots.game_review import judgements, review_of
from babylon.bots.turn_review import Depth
from babylon.record import read

FILE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "reviews.json"
GOLDEN = Path(__file__).parents[1] / "golden"
DEPTH = Depth(tries=24, worlds=4)
SEED = 7
# How many moves of each: a whole game, and the first rounds of a bigger table with other rules.
GAMES = {"en-2": None, "ja-3": 14, "pl-4": 12}


def records() -> Iterator[str]:
    """The texts of the games."""
    for name, moves in GAMES.items():
        text = (GOLDEN / f"{name}.bgn").read_text("utf-8")
        game = Game.from_record(read(text))
        yield text if moves is None else str(cut(game, moves).record())


def cut(game: Game, moves: int) -> Game:
    """The game after so many moves."""
    shorter = Game(game.dealing)
    for move in game.moves[:moves]:
        shorter.play(move)
    return shorter


def reviewed(text: str) -> dict[str, object]:
    """A record, and what is found out about it."""
    game = Game.from_record(read(text))
    found = review_of(game, list(judgements(game, DEPTH, SEED)))
    return {"tries": DEPTH.tries, "worlds": DEPTH.worlds, "seed": SEED, "record": text, "review": found.as_json()}


def text() -> str:
    """All of them, a game a line."""
    return "[\n" + ",\n".join(json.dumps(reviewed(one)) for one in records()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
