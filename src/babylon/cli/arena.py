"""What `babylon arena` answers: the standings, and how each pair fared."""

from dataclasses import asdict
from itertools import combinations
from typing import TYPE_CHECKING

from babylon.arena.intervals import Interval
from babylon.arena.matches import Result
from babylon.arena.ratings import Duel, duel, standings
from babylon.cli.console import Console
from babylon.cli.text_tables import table_of

if TYPE_CHECKING:
    from rich.table import Table


def duels(results: list[Result]) -> list[Duel]:
    """Every pair that met, the stronger one first."""
    names = [standing.name for standing in standings(results)]
    found = (duel(name, other, results) for name, other in combinations(names, 2))
    return [one for one in found if one]


def standings_json(results: list[Result]) -> dict[str, object]:
    """The answer for programs."""
    return {
        "games": len(results),
        "standings": [asdict(standing) for standing in standings(results)],
        "duels": [asdict(one) for one in duels(results)],
    }


def standings_tables(console: Console, results: list[Result]) -> "list[Table | str]":
    """The answer for people: two tables, and what their figures are."""
    met = [_duels(console, results)] if duels(results) else []
    return [_standings(console, results), *met, console.say("arena-explained")]


def _standings(console: Console, results: list[Result]) -> "Table":
    rows = [
        (
            one.name,
            _around(one.rating, ""),
            str(one.games),
            f"{one.wins:.1%}",
            f"{one.points:.1f}",
            f"{one.seconds:.4f}",
            f"{one.slowest:.3f}",
        )
        for one in standings(results)
    ]
    columns = ("bot", "rating", "seats", "wins", "points", "seconds", "slowest")
    return table_of([console.say(f"arena-{column}") for column in columns], rows, words=[0])


def _duels(console: Console, results: list[Result]) -> "Table":
    rows = [
        (one.name, one.other, str(one.games), _percent(one.share), _around(one.margin, "+")) for one in duels(results)
    ]
    columns = ("bot", "against", "games", "share", "margin")
    return table_of([console.say(f"arena-{column}") for column in columns], rows, words=[0, 1])


def _percent(interval: Interval) -> str:
    return f"{interval.value:.1%} ({100 * interval.low:.1f} – {100 * interval.high:.1f})"


def _around(interval: Interval, sign: str) -> str:
    """A figure in the middle of its interval."""
    return f"{interval.value:{sign}.1f} ± {interval.high - interval.value:.1f}"
