"""The figures of a task, from its entries: all with their 95 % interval."""

import math
from collections.abc import Sequence
from itertools import groupby

from babylon.arena.benchmark.entries import Entry, PlayedGame, PredictedMargin, TriedPuzzle
from babylon.arena.benchmark.tasks import POSITIONS_IN_A_GAME, Kind, Task
from babylon.arena.intervals import Interval, average, wilson
from babylon.rules.standings import ranks

AHEAD, MARGIN, ERROR, SOLVED = "ahead", "margin", "error", "solved"
SCORE = {Kind.BEAT: AHEAD, Kind.EXPLOIT: MARGIN, Kind.PREDICT: ERROR, Kind.SOLVE: SOLVED}
DIGITS = 4


def figures(task: Task, entries: Sequence[Entry]) -> dict[str, Interval]:
    """What a task comes to."""
    return {name: _rounded(one) for name, one in _figures(task, entries).items()}


def _figures(task: Task, entries: Sequence[Entry]) -> dict[str, Interval]:
    games = [entry for entry in entries if isinstance(entry, PlayedGame)]
    match task.kind:
        case Kind.BEAT:
            return {AHEAD: share_ahead(games), MARGIN: average([lead(game) for game in games])}
        case Kind.EXPLOIT:
            return {MARGIN: average([lead(game) for game in games])}
        case Kind.PREDICT:
            return {ERROR: _error([entry for entry in entries if isinstance(entry, PredictedMargin)])}
        case Kind.SOLVE:
            solved = [entry.solved for entry in entries if isinstance(entry, TriedPuzzle)]
            return {SOLVED: wilson(sum(solved), len(solved))}


def share_ahead(games: Sequence[PlayedGame]) -> Interval:
    """The share of other seats that the agent comes in ahead of, a tie for a half; each game counts once.

    Wilson's interval of so many games: mirrored deals take luck away, so it is rather too wide than too narrow.
    """
    return wilson(math.fsum(map(ahead, games)), len(games))


def ahead(game: PlayedGame) -> float:
    """The share of the other seats that the agent came in ahead of."""
    places = ranks(list(zip(game.points, game.notches, strict=True)))
    own = places[game.seat]
    others = [place for seat, place in enumerate(places) if seat != game.seat]
    return sum(1.0 if own < place else 0.5 if own == place else 0.0 for place in others) / len(others)


def lead(game: PlayedGame) -> float:
    """The agent's points more than the other seats have on average."""
    others = [points for seat, points in enumerate(game.points) if seat != game.seat]
    return game.points[game.seat] - sum(others) / len(others)


def _error(entries: Sequence[PredictedMargin]) -> Interval:
    """How far answers are off on average; positions of one game depend on each other, so games are averaged first."""
    by_game = groupby(entries, lambda entry: entry.number // POSITIONS_IN_A_GAME)
    means = []
    for _, group in by_game:
        misses = [abs(entry.answer - entry.margin) for entry in group]
        means.append(math.fsum(misses) / len(misses))
    return average(means)


def _rounded(interval: Interval) -> Interval:
    return Interval(*(round(one, DIGITS) for one in (interval.value, interval.low, interval.high)))
