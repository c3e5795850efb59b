"""Who is ahead (RULES §7)."""

from dataclasses import dataclass

from babylon.questions.rows import column
from babylon.rules.scoring import open_notches, score
from babylon.rules.standings import beats
from babylon.rules.state import GameState


@dataclass(slots=True)
class StandingRow:
    """A seat as if the game ended now."""

    points: int = column()
    open_notches: int = column()  # fewer are better in a tie
    rank: int = column()  # from 1; equal ones share it


def standings(game: GameState, rows: list[StandingRow]) -> None:
    """Tell of every seat."""
    for seat in range(game.players):
        rows[seat].points = score(game, game.gardens[seat])
        rows[seat].open_notches = open_notches(game, game.gardens[seat])
    rank(game.players, rows)


def rank(players: int, rows: list[StandingRow]) -> None:
    """Tell the rank of every seat whose points and notches are known."""
    for seat in range(players):
        mine = rows[seat].points, rows[seat].open_notches
        rows[seat].rank = 1
        for other in range(players):
            if beats((rows[other].points, rows[other].open_notches), mine):
                rows[seat].rank += 1


def leaders(players: int, rows: list[StandingRow]) -> int:
    """How many have the most points: if more than one, the notches decide."""
    most = rows[0].points
    for seat in range(players):
        most = max(most, rows[seat].points)
    found = 0
    for seat in range(players):
        found += int(rows[seat].points == most)
    return found
