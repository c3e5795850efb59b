"""Record whole games anew where the rules have changed: python -m tests.game.record_golden.

A game that still replays to its stored scores stays as it is. For the others the first seed is taken whose game has
every kind of decoration and a space that a token stood in for.
"""

import json
from contextlib import suppress
from itertools import count
from random import Random

from babylon import BadRecord, Decorate, Game, Symbol
from tests.game.test_golden import GAMES, GOLDEN, text_of
from tests.properties.tables import played


def holds(name: str) -> bool:
    """Whether the stored game is still one of these rules."""
    with suppress(BadRecord):
        stored = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
        return bool([pad.as_json() for pad in Game.from_record(text_of(name)).scores()] == stored["sheets"])
    return False


def worth_keeping(game: Game) -> bool:
    """Whether the game shows every kind of decoration, and a symbol token in use."""
    put = [move for move in game.moves if isinstance(move, Decorate)]
    return {move.symbol for move in put} == set(Symbol) and any(move.star for move in put)


def record(name: str) -> None:
    """Play games until one is worth keeping, and keep it."""
    edition, _, players = name.rpartition("-")
    games = (played(Game.deal(int(players), edition, seed), Random(seed)) for seed in count())
    game = next(game for game in games if worth_keeping(game))
    sheets = [pad.as_json() for pad in game.scores()]
    (GOLDEN / f"{name}.bgn").write_text(str(game.record()), "utf-8")
    kept = json.dumps({"sheets": sheets, "winners": list(game.winners())}, indent=1)
    (GOLDEN / f"{name}.json").write_text(kept + "\n", "utf-8")


if __name__ == "__main__":
    for stale in [name for name in GAMES if not holds(name)]:
        record(stale)
        print(stale)  # noqa: T201 - a command tells what it did
