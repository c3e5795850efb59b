"""Pages for the browser: the analysis of a game, with its plot, in one file."""

import math
from collections.abc import Sequence
from html import escape

from babylon.arena.plots import lines
from babylon.bots.game_review import Estimate, GameReview, TurnReport
from babylon.pieces.move import Move
from babylon.pieces.score import Category
from babylon.words import listed, say

LEAST = 0.5  # points of a line that are worth a word
MISTAKE_COLUMNS = ("round", "seat", "cost", "denied", "by-line", "played", "better")
SEAT_COLUMNS = ("seat", "points", "cost", "luck", "tile-luck", "token-luck")
_STYLE = (
    "body{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222}"
    "table{border-collapse:collapse;margin:1em 0}td,th{padding:.3em .8em;border-bottom:1px solid #ddd;text-align:left}"
    "svg{max-width:100%;height:auto}code{font-size:.9em}"
)


def page(lang: str, title: str, body: Sequence[str]) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    shown = "\n".join((f"<h1>{escape(title)}</h1>", *body))
    return f'<!doctype html>\n<html lang="{lang}"><head>{head}</head><body>\n{shown}\n</body></html>\n'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"


def estimate(figure: Estimate, sign: str = "") -> str:
    """A figure with its doubt."""
    return f"{figure.value:{sign}.1f} ± " + (f"{figure.error:.1f}" if math.isfinite(figure.error) else "∞")


def seat_rows(review: GameReview, names: Sequence[str]) -> list[tuple[str, ...]]:
    """What each seat owes to itself and to chance, as `SEAT_COLUMNS` has it."""
    return [
        (
            names[one.seat],
            str(one.points),
            estimate(one.cost),
            *(estimate(luck, "+") for luck in (one.luck, one.tile_luck, one.token_luck)),
        )
        for one in review.seats
    ]


def mistake_rows(found: Sequence[TurnReport], names: Sequence[str], lang: str) -> list[tuple[str, ...]]:
    """What turns have cost, as `MISTAKE_COLUMNS` has it."""
    return [
        (
            str(one.round),
            names[one.seat],
            estimate(one.cost),
            f"{one.denied:.1f}",
            by_line(one, lang),
            turn_text(one.played),
            turn_text(one.best),
        )
        for one in found
    ]


def by_line(found: TurnReport, lang: str) -> str:
    """What the better turn would have brought its seat by the lines of the pad, the largest difference first."""
    worth = sorted(zip(Category, found.lines[found.seat], strict=True), key=lambda one: -abs(one[1]))
    told = (f"{say(f'category-{line}', lang)} {points:+.1f}" for line, points in worth if abs(points) >= LEAST)
    return listed(told, lang)


def turn_text(moves: Sequence[Move]) -> str:
    """A turn as a record writes it."""
    return " ".join(str(move) for move in moves)


def expected_plot(title: str, names: Sequence[str], review: GameReview) -> str:
    """The points that each seat could expect after every turn."""
    return lines(
        title,
        {f"{seat + 1} {name}": [turn.expected[seat].value for turn in review.turns] for seat, name in enumerate(names)},
    )


def analysis_page(lang: str, plot: str, names: Sequence[str], review: GameReview, most: int) -> str:
    """The analysis of a game."""

    def words(*columns: str) -> list[str]:
        return [say(f"hint-{column}", lang) for column in columns]

    turns = mistake_rows(review.mistakes(most), names, lang)
    body = [
        plot,
        table(words(*SEAT_COLUMNS), seat_rows(review, names)),
        f"<p>{escape(say('hint-explained', lang))}</p>",
        f"<h2>{escape(say('hint-mistakes', lang))}</h2>",
        *(
            (table(words(*MISTAKE_COLUMNS), turns), f"<p>{escape(say('hint-mistakes-explained', lang))}</p>")
            if turns
            else (f"<p>{escape(say('hint-no-mistakes', lang))}</p>",)
        ),
    ]
    return page(lang, say("hint-analysis", lang), body)
