"""A table on the terminal: the quarry, gardens with their storage, scores, all in the user's language."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from babylon.cli.rulebooks import edition_words
from babylon.cli.score_tables import pad
from babylon.game import Game
from babylon.game.incomes import income_rows
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import Phase
from babylon.pieces.spaces import Stack
from babylon.render import FLOWER_SIGNS, garden_text, quarry_text, tile_text
from babylon.words import beside

if TYPE_CHECKING:
    from rich.console import RenderableType

    from babylon.cli.console import Console


def table_screen(game: Game, console: "Console", seats: Iterable[int]) -> Iterator["RenderableType"]:
    """The whole table, or the gardens of some seats."""
    yield headline(game, console)
    yield Padding(quarry_text(game.quarry, incomes(game)), (1, 0))
    yield Columns([garden_panel(game.garden(seat), console) for seat in seats], padding=(0, 4))
    yield legend(console)
    yield score_table(game, console)


def edition_panel(game: Game, console: "Console") -> Text:
    """The edition that is played, and what it means."""
    text = Text(console.say(f"edition-{game.edition.name}"), "bold")
    return text.append("".join(f"\n  {line}" for line in edition_words(game.edition, console.lang)), "not bold")


def headline(game: Game, console: "Console") -> Text:
    """Round, token and what the table waits for."""
    text = Text()
    if game.is_over:
        text.append(console.say("phase-over"), "bold")
        return text
    now = console.say("round-of", round=game.round, rounds=game.rounds)
    text.append(beside((now, seat_name(game, game.seat, console), console.say(f"phase-{game.phase}")), console.lang))
    text.stylize("bold", 0, len(now))
    if game.token and game.phase is not Phase.REMOVE:
        text.append(f"\n{console.say('label-text', label=console.say(f'token-{game.token}'), text='')}", "bold")
        text.append(console.say(f"effect-{game.token}"))
    return text


def seat_name(game: Game, seat: int, console: "Console") -> str:
    """A seat by its flower."""
    flower = game.dealing.seats[seat]
    return f"{FLOWER_SIGNS[flower]} {console.say(f'seat-{flower}')}"


def incomes(game: Game) -> dict[Stack, int]:
    """What digging each stack earns the seat whose turn it is."""
    return {Stack.at(row.stack): row.singles for row in income_rows(game.state)}


def garden_panel(garden: Garden, console: "Console") -> Text:
    """A garden under its owner's name and storage."""
    text = Text(no_wrap=True)
    text.append(f"{FLOWER_SIGNS[garden.flower]} {console.say(f'seat-{garden.flower}')}", "bold")
    text.append(f"  {console.say('points', count=garden.score.total)}\n")
    text.append(f"{storage_line(garden, console)}\n")
    return text.append_text(garden_text(garden))


def storage_line(garden: Garden, console: "Console") -> str:
    """Pillars and tiles in hand."""
    parts = [console.say("pillars-single", count=garden.singles)]
    if garden.doubles:
        parts.append(console.say("pillars-double", count=garden.doubles))
    if garden.dug:
        parts.append(f"{console.say('word-dug')} {tile_text(garden.dug)}")
    if garden.stored:
        parts.append(f"{console.say('word-stored')} {tile_text(garden.stored)}")
    return beside(parts, console.lang)


def legend(console: "Console") -> Text:
    """What the letters mean."""
    symbols = (f"{letter} {console.say(f'symbol-{name}')}" for letter, name in _LETTERS.items())
    parts = [*symbols, f"^ {console.say('item-belvedere')}", console.say("cli-legend")]
    return Text("  ".join(parts), "dim")


_LETTERS = {"s": "statue", "f": "fountain", "b": "bridge", "t": "stairway"}


def score_table(game: Game, console: "Console") -> "RenderableType":
    """The score pad of all seats."""
    return pad([(seat_name(game, seat, console), sheet) for seat, sheet in enumerate(game.scores())], console)
