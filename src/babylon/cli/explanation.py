"""What `babylon explain` answers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from babylon.bots.explanation import Outlook, Part
from babylon.cli.console import Console
from babylon.cli.text_tables import table_of
from babylon.game import Game
from babylon.pieces.score import CATEGORIES
from babylon.words import listed, together

if TYPE_CHECKING:
    from rich.table import Table

MOST_PARTS = 6  # that are told of a seat


def outlooks_json(game: Game, found: Sequence[Outlook]) -> list[dict[str, object]]:
    """The outlook of each seat for programs."""
    return [
        {"seat": seat, "flower": game.dealing.seats[seat], **outlook.as_json()} for seat, outlook in enumerate(found)
    ]


def outlooks_table(console: Console, game: Game, found: Sequence[Outlook]) -> "Table":
    """The pads as they are, and what each line is expected to gain."""
    rows = [
        (console.say(f"category-{line}"), *(f"{one.now[line]} {one.to_come[line]:+.1f}" for one in found))
        for line in CATEGORIES
    ]
    rows.append((console.say("score-total"), *(f"{one.points:.1f}" for one in found)))
    return table_of(["", *(console.say(f"seat-{flower}") for flower in game.dealing.seats)], rows, words=[0])


def outlook_sentences(console: Console, game: Game, found: Sequence[Outlook]) -> list[str]:
    """What the net counts on for each seat, the most important first."""
    return [
        console.say("explain-counts-on", seat=console.say(f"seat-{flower}"), parts=parts)
        for flower, one in zip(game.dealing.seats, found, strict=True)
        if (parts := listed([_part(console, part) for part in one.parts[:MOST_PARTS]], console.lang))
    ]


def _part(console: Console, part: Part) -> str:
    words = console.say(
        "explain-part",
        what=part.what,
        level=part.level,
        spaces=together(part.spaces, console.lang) if part.spaces else "",
        count=len(part.spaces),
    )
    return f"{words} {part.worth:+.1f}"
