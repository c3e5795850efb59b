"""What `babylon hint` and `babylon analyse` answer."""

from typing import TYPE_CHECKING

from babylon.arena.analysis import SeatReport, TurnReport
from babylon.bots.advice import Advice
from babylon.cli.desk import Desk
from babylon.pieces.move import Move

if TYPE_CHECKING:
    from rich.table import Table


def advice_json(found: list[Advice]) -> list[dict[str, object]]:
    """The turns for programs."""
    return [
        {
            "moves": [str(move) for move in one.moves],
            "margin": round(one.margin, 2),
            "error": round(one.error, 2),
            "tries": one.tries,
            "gain": one.gain,
            "gains": {category.value: points for category, points in one.gains.items()},
        }
        for one in found
    ]


def advice_table(desk: Desk, found: list[Advice]) -> "Table":
    """The turns for people, the best one first."""
    table = _table(desk, ("turn", "margin", "gain", "gains"))
    for one in found:
        gains = ", ".join(f"{desk.say(f'category-{line}')} {points:+}" for line, points in one.gains.items())
        table.add_row(spelled(one.moves), f"{one.margin:+.1f} ± {one.error:.1f}", f"{one.gain:+}", gains)
    return table


def mistakes_table(desk: Desk, found: list[TurnReport]) -> "Table":
    """The turns that cost most."""
    table = _table(desk, ("round", "seat", "cost", "played", "better"))
    for one in found:
        cost = f"{one.cost:.1f} ± {one.error:.1f}"
        table.add_row(str(one.round), str(one.seat + 1), cost, spelled(one.played), spelled(one.best))
    return table


def seats_table(desk: Desk, found: list[SeatReport], names: list[str]) -> "Table":
    """How much each seat owes to itself, and how much to chance."""
    table = _table(desk, ("seat", "points", "cost", "luck"))
    for one in found:
        table.add_row(names[one.seat], str(one.points), f"{one.cost:.1f}", f"{one.luck:+.1f}")
    return table


def expected_table(desk: Desk, reports: list[TurnReport], names: list[str]) -> "Table":
    """The points that each seat could expect after every turn."""
    from rich.box import SIMPLE  # noqa: PLC0415 - only who draws a table pays for it
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=SIMPLE)
    for heading in (desk.say("hint-round"), desk.say("hint-seat"), *names):
        table.add_column(heading, justify="right")
    for one in reports:
        table.add_row(str(one.round), str(one.seat + 1), *(f"{points:.1f}" for points in one.expected))
    return table


def spelled(moves: tuple[Move, ...]) -> str:
    """A turn as a record writes it."""
    return " ".join(str(move) for move in moves)


def _table(desk: Desk, columns: tuple[str, ...]) -> "Table":
    from rich.box import SIMPLE  # noqa: PLC0415 - only who draws a table pays for it
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=SIMPLE)
    for column in columns:
        table.add_column(desk.say(f"hint-{column}"))
    return table
