"""What a person sees before choosing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.rule import Rule
from rich.text import Text

from babylon.cli.screen import garden_panel, headline, incomes, legend, score_table, seat_name, storage_line
from babylon.game import Game
from babylon.pieces.move import Dig
from babylon.render import quarry_text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from babylon.cli.desk import Desk


def opening_page(desk: "Desk") -> Iterator["RenderableType"]:
    """How to play, in two lines."""
    yield desk.say("cli-welcome")
    yield legend(desk)


def turn_page(game: Game, desk: "Desk") -> Iterator["RenderableType"]:
    """At the start of a turn: the quarry and one's own garden."""
    yield Rule(style="dim")
    yield headline(game, desk)
    quarry = Text(no_wrap=True).append("\n\n").append_text(quarry_text(game.quarry, incomes(game)))
    yield Columns([quarry, garden_panel(game.garden(game.seat), desk)], padding=(0, 4))
    yield _totals(game, desk)


def move_page(game: Game, desk: "Desk") -> Iterator["RenderableType"]:
    """Within a turn: one's own garden when it has changed, else only what is in hand."""
    garden = game.garden(game.seat)
    if isinstance(game.moves[-1], Dig):
        yield Text(storage_line(garden, desk))
    else:
        yield garden_panel(garden, desk)
        yield _totals(game, desk)


def _totals(game: Game, desk: "Desk") -> Text:
    seats = (f"{seat_name(game, seat, desk)} {sheet.total}" for seat, sheet in enumerate(game.scores()))
    return Text(" · ".join(seats), "bold")


def final_page(game: Game, desk: "Desk") -> Iterator["RenderableType"]:
    """The end: all gardens, the score pad and who has won."""
    yield Rule(desk.say("phase-over"), style="dim")
    yield Columns([garden_panel(garden, desk) for garden in game.gardens()], padding=(0, 4))
    yield score_table(game, desk)
    winners = [seat_name(game, seat, desk) for seat in game.winners()]
    yield Text(desk.say("cli-winners", count=len(winners), names=", ".join(winners)), "bold")
