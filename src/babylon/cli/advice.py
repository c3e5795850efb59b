"""What `babylon hint` and `babylon analyse` answer."""

import math
from typing import TYPE_CHECKING

from babylon.arena.analysis_page import MISTAKE_COLUMNS, SEAT_COLUMNS, estimate, mistake_rows, seat_rows, turn_text
from babylon.arena.hints import Hint
from babylon.arena.intervals import Interval
from babylon.bots.explanation import promise
from babylon.bots.game_review import Estimate, GameReview, TurnReport, actions_of
from babylon.bots.suggestions import outline
from babylon.cli.console import Console
from babylon.cli.text_tables import table_of
from babylon.game import Game
from babylon.game.prospects import prospects
from babylon.pieces.move import Remove
from babylon.pieces.score import Category
from babylon.render.advice import (
    alternative_sentence,
    gain_sentence,
    idea_sentence,
    prepared_sentence,
    promise_sentences,
    prospect_sentences,
)
from babylon.words import listed

if TYPE_CHECKING:
    from rich.table import Table


def hints_json(game: Game, found: list[Hint]) -> list[dict[str, object]]:
    """The turns for programs."""
    return [
        {
            "moves": [str(move) for move in one.moves],
            "margin": _rounded(one.margin),
            "gain": one.gain,
            "gains": {category.value: points for category, points in one.gains.items()},
            "promise": {category.value: points for category, points in _promise(game, one).items()},
        }
        for one in found
    ]


def _promise(game: Game, hint: Hint) -> dict[Category, float]:
    """What the turn changes in the end as the net sees it; of the setup's removals it knows nothing."""
    if isinstance(hint.moves[0], Remove):
        return {}
    return promise(game.state, actions_of(game.state, hint.moves))


def hints_table(console: Console, found: list[Hint]) -> "Table":
    """The turns for people, the best one first."""
    rows = [
        (turn_text(one.moves), estimate(_figure(one.margin), "+"), f"{one.gain:+}", _gains(console, one))
        for one in found
    ]
    return table_of(_headings(console, "turn", "margin", "gain", "gains"), rows, words=[0, 3])


def lesson(console: Console, game: Game, found: list[Hint]) -> list[str]:
    """What the best turn is about, brings and prepares, and what there is besides."""
    best, after = found[0], game.copy()
    *building, last = best.moves
    for move in building:
        after.play(move)
    prepared = prospects(after.state, game.seat)
    after.play(last)
    garden = after.garden(game.seat)
    said = [idea_sentence(best.moves, garden, console.lang), gain_sentence(best.gains, console.lang)]
    if not isinstance(best.moves[0], Remove):
        if game.round < game.rounds:
            said += [prepared_sentence(garden, console.lang), *prospect_sentences(prepared, console.lang)]
        said += promise_sentences(_promise(game, best), console.lang)
    other = next((one for one in found[1:] if outline(one.moves) != outline(best.moves)), None)
    if other is not None:
        error = math.hypot(_half(best.margin), _half(other.margin))
        behind = best.margin.value - other.margin.value
        said.append(alternative_sentence(turn_text(other.moves), behind, error, console.lang))
    return said


def _half(margin: Interval) -> float:
    return (margin.high - margin.low) / 2


def _figure(margin: Interval) -> Estimate:
    return Estimate(margin.value, _half(margin))


def _rounded(margin: Interval) -> dict[str, float | None]:
    """For programs; without an error when there is no telling."""
    half = _half(margin)
    return {"value": round(margin.value, 2), "error": round(half, 2) if math.isfinite(half) else None}


def _gains(console: Console, hint: Hint) -> str:
    gains = (f"{console.say(f'category-{line}')} {points:+}" for line, points in hint.gains.items())
    return listed(gains, console.lang)


def mistakes_table(console: Console, found: list[TurnReport], names: list[str]) -> "Table | str":
    """The turns that cost most."""
    if not found:
        return console.say("hint-no-mistakes")
    headings, rows = _headings(console, *MISTAKE_COLUMNS), mistake_rows(found, names, console.lang)
    return table_of(headings, rows, words=[1, 4, 5, 6], title=console.say("hint-mistakes"))


def seats_table(console: Console, review: GameReview, names: list[str]) -> "Table":
    """How much each seat owes to itself, and how much to chance."""
    return table_of(_headings(console, *SEAT_COLUMNS), seat_rows(review, names), words=[0])


def expected_table(console: Console, review: GameReview, names: list[str]) -> "Table":
    """The points that each seat could expect after every turn."""
    rows = [(str(one.round), names[one.seat], *(estimate(points) for points in one.expected)) for one in review.turns]
    headings = [*_headings(console, "round", "seat"), *names]
    return table_of(headings, rows, words=[1], title=console.say("hint-expected"))


def _headings(console: Console, *columns: str) -> list[str]:
    return [console.say(f"hint-{column}") for column in columns]
