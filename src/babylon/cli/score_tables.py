"""Points as tables and as JSON: of a game, point by point, and of a garden under the five books."""

from typing import TYPE_CHECKING

from babylon.cli.pad_scores import BOOKS, Verdict, Winners, winners
from babylon.pieces.score import Category, Point, ScoreSheet
from babylon.render import point_sentence
from babylon.words import together

if TYPE_CHECKING:
    from rich.table import Table

    from babylon.cli.console import Console
    from babylon.game import Game


def pad(sheets: list[tuple[str, ScoreSheet]], console: "Console", uncounted: tuple[int, ...] = ()) -> "Table":
    """A score pad: one column for each sheet, under its name; the notches of some were not counted."""
    table = _columns([name for name, _ in sheets])
    for category in Category:
        table.add_row(console.say(f"category-{category}"), *(str(sheet.points(category)) for _, sheet in sheets))
    table.add_row(console.say("score-total"), *(str(sheet.total) for _, sheet in sheets), style="bold")
    notches = ("–" if number in uncounted else str(sheet.open_notches) for number, (_, sheet) in enumerate(sheets))
    table.add_row(console.say("score-open-notches"), *notches, style="dim")
    return table


def _columns(names: list[str]) -> "Table":
    """A table with a column under each name, after one for what its lines are called."""
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    for name in names:
        table.add_column(Text(name), justify="right")
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


def garden_table(found: dict[str, Verdict], console: "Console") -> "Table":
    """A garden of the printed game under the five books, beside each other."""
    table = pad([(console.say(f"edition-{name}"), verdict.score) for name, verdict in found.items()], console)
    if any(verdict.forbidden for verdict in found.values()):
        marks = (console.say("cli-line", line=one.forbidden) if one.forbidden else "" for one in found.values())
        table.add_row(console.say("cli-not-allowed"), *marks)
    return table


def garden_answer(found: dict[str, Verdict]) -> dict[str, object]:
    """The same for programs."""
    return {name: verdict.score.as_json() | {"forbidden_line": verdict.forbidden} for name, verdict in found.items()}


def chosen_table(edition: str, names: list[str], found: list[Verdict], console: "Console") -> "Table":
    """The pads of several gardens beside each other, filled in by one edition."""
    uncounted = tuple(number for number, verdict in enumerate(found) if not verdict.notches_known)
    table = pad(list(zip(names, (verdict.score for verdict in found), strict=True)), console, uncounted)
    table.columns[0].header = console.say(f"edition-{edition}")
    return table


def books_table(names: list[str], found: list[dict[str, Verdict]], console: "Console") -> "Table":
    """The totals of several gardens by each of the five books, and who wins by it."""
    from rich.text import Text  # noqa: PLC0415

    table = _columns(names)
    table.add_column()
    for book in BOOKS:
        by_book = [one[book] for one in found]
        totals = (str(verdict.score.total) + ("*" if verdict.forbidden else "") for verdict in by_book)
        won = Text(winner_words(names, winners(by_book), console))
        table.add_row(console.say(f"edition-{book}"), *totals, won)
    return table


def winner_words(names: list[str], found: Winners, console: "Console") -> str:
    """Who wins, or what is still to be counted."""
    leaders = together([names[number] for number in found.leaders], console.lang)
    if found.notches_missing:
        return console.say("cli-count-notches", names=leaders)
    words = console.say("cli-winners", count=len(found.leaders), names=leaders)
    return console.say("cli-by-notches", winners=words) if found.by_notches else words


def books_answer(names: list[str], found: list[dict[str, Verdict]]) -> dict[str, object]:
    """The same for programs."""
    won = {book: winners([one[book] for one in found]) for book in BOOKS}
    return {
        "gardens": [{"name": name, "books": garden_answer(one)} for name, one in zip(names, found, strict=True)],
        "winners": {
            book: {"gardens": list(one.leaders), "by_notches": one.by_notches, "notches_missing": one.notches_missing}
            for book, one in won.items()
        },
    }
