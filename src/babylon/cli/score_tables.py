"""Points as tables and as JSON: of a game, point by point, and of a garden under the five books."""

from typing import TYPE_CHECKING

from babylon.pieces.score import Category, Point, ScoreSheet
from babylon.render import point_sentence

if TYPE_CHECKING:
    from rich.table import Table

    from babylon.cli.console import Console
    from babylon.cli.garden_form import Verdict
    from babylon.game import Game


def pad(sheets: dict[str, ScoreSheet], console: "Console") -> "Table":
    """A score pad: one column for each sheet."""
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for name in sheets:
        table.add_column(name, justify="right")
    for category in Category:
        table.add_row(console.say(f"category-{category}"), *(str(sheet.points(category)) for sheet in sheets.values()))
    table.add_row(console.say("score-total"), *(str(sheet.total) for sheet in sheets.values()), style="bold")
    table.add_row(
        console.say("score-open-notches"), *(str(sheet.open_notches) for sheet in sheets.values()), style="dim"
    )
    return table


def point_table(game: "Game", seat: int, console: "Console") -> "Table":
    """Where each point of a seat comes from."""
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left", title_style="bold")
    table.title = console.say(f"seat-{game.dealing.seats[seat]}")
    table.show_header = False
    for point in game.points()[seat]:
        table.add_row(str(point.points), point_sentence(point, console.lang), style="" if point.points else "dim")
    return table


def game_answer(game: "Game", *, points: bool) -> list[dict[str, object]]:
    """The scores of a game for programs; with `points` also where each comes from."""
    answers: list[dict[str, object]] = []
    for seat, sheet in enumerate(game.scores()):
        answer: dict[str, object] = {"seat": seat, "flower": game.dealing.seats[seat], **sheet.as_json()}
        if points:
            answer["from"] = [_point(point) for point in game.points()[seat]]
        answers.append(answer)
    return answers


def _point(point: Point) -> dict[str, object]:
    return {
        "category": point.category,
        "what": point.what,
        "spaces": [str(space) for space in point.spaces],
        "levels": list(point.levels),
        "points": point.points,
        "hidden_by": point.hidden_by.id if point.hidden_by else None,
        "bears": point.bears,
    }


def garden_table(found: "dict[str, Verdict]", console: "Console") -> "Table":
    """A garden of the printed game under the five books, beside each other."""
    table = pad({console.say(f"edition-{name}"): verdict.score for name, verdict in found.items()}, console)
    if any(verdict.forbidden for verdict in found.values()):
        marks = (console.say("cli-line", line=one.forbidden) if one.forbidden else "" for one in found.values())
        table.add_row(console.say("cli-not-allowed"), *marks)
    return table


def garden_answer(found: "dict[str, Verdict]") -> dict[str, object]:
    """The same for programs."""
    return {name: verdict.score.as_json() | {"forbidden_line": verdict.forbidden} for name, verdict in found.items()}
