"""What `babylon hint` and `babylon analyse` answer."""

from typing import TYPE_CHECKING

from babylon.arena.analysis import Estimate, SeatReport, TurnReport
from babylon.arena.hints import Hint
from babylon.arena.pages import estimate
from babylon.cli.desk import Desk
from babylon.cli.tables import table_of
from babylon.pieces.move import Move

if TYPE_CHECKING:
    from rich.table import Table


def hints_json(found: list[Hint]) -> list[dict[str, object]]:
    """The turns for programs."""
    return [
        {
            "moves": [str(move) for move in one.moves],
            "margin": Estimate.of(one.margin).as_json(),
            "gain": one.gain,
            "gains": {category.value: points for category, points in one.gains.items()},
        }
        for one in found
    ]


def hints_table(desk: Desk, found: list[Hint]) -> "Table":
    """The turns for people, the best one first."""
    rows = [
        (spelled(one.moves), estimate(Estimate.of(one.margin), "+"), f"{one.gain:+}", _gains(desk, one))
        for one in found
    ]
    return table_of(_headings(desk, "turn", "margin", "gain", "gains"), rows, words=[0, 3])


def _gains(desk: Desk, hint: Hint) -> str:
    return ", ".join(f"{desk.say(f'category-{line}')} {points:+}" for line, points in hint.gains.items())


def mistakes_table(desk: Desk, found: list[TurnReport], names: list[str]) -> "Table | str":
    """The turns that cost most."""
    if not found:
        return desk.say("hint-no-mistakes")
    rows = [
        (str(one.round), names[one.seat], estimate(one.cost), spelled(one.played), spelled(one.best)) for one in found
    ]
    headings = _headings(desk, "round", "seat", "cost", "played", "better")
    return table_of(headings, rows, words=[1, 3, 4], title=desk.say("hint-mistakes"))


def seats_table(desk: Desk, found: list[SeatReport], names: list[str]) -> "Table":
    """How much each seat owes to itself, and how much to chance."""
    rows = [(names[one.seat], str(one.points), estimate(one.cost), estimate(one.luck, "+")) for one in found]
    return table_of(_headings(desk, "seat", "points", "cost", "luck"), rows, words=[0])


def expected_table(desk: Desk, reports: list[TurnReport], names: list[str]) -> "Table":
    """The points that each seat could expect after every turn."""
    rows = [(str(one.round), names[one.seat], *(f"{points:.1f}" for points in one.expected)) for one in reports]
    headings = [*_headings(desk, "round", "seat"), *names]
    return table_of(headings, rows, words=[1], title=desk.say("hint-expected"))


def spelled(moves: tuple[Move, ...]) -> str:
    """A turn as a record writes it."""
    return " ".join(str(move) for move in moves)


def _headings(desk: Desk, *columns: str) -> list[str]:
    return [desk.say(f"hint-{column}") for column in columns]
