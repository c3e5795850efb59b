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
from babylon.words import beside, together

if TYPE_CHECKING:
    from rich.console import RenderableType

    from babylon.cli.console import Console


def opening_page(console: "Console") -> Iterator["RenderableType"]:
    """How to play, in two lines."""
    yield console.say("cli-welcome")
    yield legend(console)


def turn_page(game: Game, console: "Console") -> Iterator["RenderableType"]:
    """At the start of a turn: the quarry and one's own garden."""
    yield Rule(style="dim")
    yield headline(game, console)
    quarry = Text(no_wrap=True).append("\n\n").append_text(quarry_text(game.quarry, incomes(game)))
    yield Columns([quarry, garden_panel(game.garden(game.seat), console)], padding=(0, 4))
    yield _totals(game, console)


def move_page(game: Game, console: "Console") -> Iterator["RenderableType"]:
    """Within a turn: one's own garden when it has changed, else only what is in hand."""
    garden = game.garden(game.seat)
    if isinstance(game.moves[-1], Dig):
        yield Text(storage_line(garden, console))
    else:
        yield garden_panel(garden, console)
        yield _totals(game, console)


def _totals(game: Game, console: "Console") -> Text:
    seats = (f"{seat_name(game, seat, console)} {sheet.total}" for seat, sheet in enumerate(game.scores()))
    return Text(beside(seats, console.lang), "bold")


def final_page(game: Game, console: "Console") -> Iterator["RenderableType"]:
    """The end: all gardens, the score pad and who has won."""
    yield Rule(console.say("phase-over"), style="dim")
    yield Columns([garden_panel(garden, console) for garden in game.gardens()], padding=(0, 4))
    yield score_table(game, console)
    winners = [seat_name(game, seat, console) for seat in game.winners()]
    yield Text(console.say("cli-winners", count=len(winners), names=together(winners, console.lang)), "bold")
