"""Pages for the browser: the analysis of a game, with its plot, in one file."""

import math
from collections.abc import Sequence
from html import escape

from babylon.arena.plots import lines
from babylon.bots.game_review import Estimate, GameReview
from babylon.words import say

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

    summary = [(names[one.seat], str(one.points), estimate(one.cost), estimate(one.luck, "+")) for one in review.seats]
    turns = [
        (
            str(one.round),
            names[one.seat],
            estimate(one.cost),
            " ".join(str(move) for move in one.played),
            " ".join(str(move) for move in one.best),
        )
        for one in review.mistakes(most)
    ]
    body = [
        plot,
        table(words("seat", "points", "cost", "luck"), summary),
        f"<p>{escape(say('hint-explained', lang))}</p>",
        f"<h2>{escape(say('hint-mistakes', lang))}</h2>",
        table(words("round", "seat", "cost", "played", "better"), turns)
        if turns
        else f"<p>{escape(say('hint-no-mistakes', lang))}</p>",
    ]
    return page(lang, say("hint-analysis", lang), body)
