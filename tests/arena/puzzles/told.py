"""Prints what comes of some turns, as Python has it, for the page's tests to compare."""

import json
import sys
from base64 import b64encode
from collections.abc import Iterator

from babylon.arena.puzzles.puzzle import package_games
from babylon.arena.puzzles.worth import Judge
from babylon.compiled.memory import packed


def told() -> Iterator[dict[str, object]]:
    """One puzzle for each number of players: its position, two turns, and their prospects."""
    for players in (2, 3, 4):
        game = next(game for game in package_games() if game.game.players == players)
        puzzle = game.puzzles[-1]
        state = game.position(puzzle).state
        judge = Judge(state, puzzle.solution)
        turns = (puzzle.solution, puzzle.rival)
        found = [judge.prospect(turn) for turn in turns]
        yield {
            "players": players,
            "state": b64encode(packed(state)).decode(),
            "turns": [[str(move) for move in turn] for turn in turns],
            "prospects": [{"points": one.points, "margin": one.margin.value} for one in found],
        }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(list(told())))
