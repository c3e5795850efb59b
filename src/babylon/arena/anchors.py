"""What the bots of the ladder are worth, for the ratings of people: `make anchors` writes the table.

It is made of the matches between neighbours on the ladder that docs/bots.md tells of with the commands that play them,
rated game by game as `babylon arena` rates, the wins of each match spread evenly and all matches in turn.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from babylon.ratings.model import NEWCOMER, Rating, after_game

SECONDS = 1.0  # of those who watch the clock longest


@dataclass(frozen=True, slots=True)
class Played:
    """A match of the arena: who came in ahead of whom in how many of the games."""

    strong: str
    weak: str
    games: int
    share: float

    def is_won(self, number: int) -> bool:
        """Whether the stronger one came in ahead in that game, with the wins spread evenly."""
        wins = round(self.share * self.games)
        return (number + 1) * wins // self.games > number * wins // self.games


MATCHES: Mapping[int, tuple[Played, ...]] = {
    2: (
        Played("mason", "apprentice", 400, 0.990),
        Played("gardener", "mason", 400, 0.954),
        Played("architect", "gardener", 200, 0.992),
        Played("nebuchadnezzar", "architect", 202, 0.787),
        Played("semiramis", "nebuchadnezzar", 60, 0.733),
    ),
    3: (
        Played("mason", "apprentice", 300, 0.990),
        Played("gardener", "mason", 300, 0.967),
        Played("architect", "gardener", 39, 0.897),
        Played("nebuchadnezzar", "architect", 39, 0.846),
        Played("semiramis", "nebuchadnezzar", 90, 0.611),
    ),
    4: (
        Played("mason", "apprentice", 300, 0.992),
        Played("gardener", "mason", 300, 0.963),
        Played("architect", "gardener", 108, 0.880),
        Played("nebuchadnezzar", "architect", 108, 0.699),
        Played("semiramis", "nebuchadnezzar", 96, 0.559),
    ),
}


def rated(matches: tuple[Played, ...]) -> dict[str, Rating]:
    """The rating of each bot after all games of the matches, as if all had begun and ended at the same time."""
    games = sorted(
        (number / one.games, place, number) for place, one in enumerate(matches) for number in range(one.games)
    )
    known: dict[str, Rating] = {}
    for _, place, number in games:
        match = matches[place]
        before = [known.get(name, NEWCOMER) for name in (match.strong, match.weak)]
        ranks = [1, 2] if match.is_won(number) else [2, 1]
        known[match.strong], known[match.weak] = after_game(before, ranks)
    return known


def table_text() -> str:
    """The table as it is kept."""
    rows = {
        str(players): {bot: [round(one.mu, 3), round(one.sigma, 3)] for bot, one in sorted(rated(matches).items())}
        for players, matches in MATCHES.items()
    }
    return json.dumps({"seconds": SECONDS, "players": rows}, indent=1) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(table_text(), "utf-8")
