"""What `babylon arena` answers: the standings, and how each pair fared."""

from dataclasses import asdict
from itertools import combinations
from typing import TYPE_CHECKING

from babylon.arena.playing import Result
from babylon.arena.ratings import Duel, Interval, duel, standings
from babylon.cli.desk import Desk

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


def shown(desk: Desk, results: list[Result]) -> "list[Table]":
    """The answer for people: two tables."""
    return [_standings(desk, results), _duels(desk, results)]


def _standings(desk: Desk, results: list[Result]) -> "Table":
    table = _table(desk, ("bot", "rating", "seats", "wins", "points", "seconds", "slowest"))
    for one in standings(results):
        rating = f"{one.rating.value:.1f} ({one.rating.low:.1f} – {one.rating.high:.1f})"
        figures = (f"{one.wins:.1%}", f"{one.points:.1f}", f"{one.seconds:.4f}", f"{one.slowest:.3f}")
        table.add_row(one.name, rating, str(one.games), *figures)
    return table


def _duels(desk: Desk, results: list[Result]) -> "Table":
    table = _table(desk, ("bot", "against", "seats", "share", "margin"))
    for one in duels(results):
        table.add_row(one.name, one.other, str(one.games), _percent(one.share), _signed(one.margin))
    return table


def _percent(interval: Interval) -> str:
    return f"{interval.value:.1%} ({interval.low:.1%} – {interval.high:.1%})"


def _signed(interval: Interval) -> str:
    return f"{interval.value:+.1f} ({interval.low:+.1f} – {interval.high:+.1f})"


def _table(desk: Desk, columns: tuple[str, ...]) -> "Table":
    from rich.box import SIMPLE  # noqa: PLC0415 - only who draws a table pays for it
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=SIMPLE)
    for number, column in enumerate(columns):
        table.add_column(desk.say(f"arena-{column}"), justify="left" if number == 0 else "right")
    return table
