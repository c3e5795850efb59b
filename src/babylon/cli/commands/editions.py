"""`babylon editions`."""

import typer

from babylon.cli.console import console_of
from babylon.cli.options import Json


def editions(ctx: typer.Context, *, json: Json = False) -> None:
    """Show in what the printed rulebooks differ, and where they say so."""
    from babylon.cli.rulebooks import CHOICES, SECTIONS, choice_words, edition_answer, piece_names
    from babylon.pieces.edition import EDITIONS

    console = console_of(ctx)
    if json:
        console.json({name: edition_answer(edition) for name, edition in EDITIONS.items()})
        return
    from rich.table import Table

    for choice in CHOICES:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False, title_justify="left")
        table.title, table.title_style = console.say(f"choice-{choice}"), "bold"
        for _ in range(5):
            table.add_column(overflow="fold")
        for name, edition in EDITIONS.items():
            other = getattr(edition, choice) != getattr(EDITIONS["revised"], choice)
            words = choice_words(edition, choice, console.lang)
            style, mark = ("bold", "≠") if other else ("", "")
            table.add_row(mark, name, console.say(f"edition-{name}"), words, SECTIONS[name][choice], style=style)
        console.show(table, "")
    console.show(console.say("cli-pieces-order", pieces=piece_names(console.lang)), console.say("edition-broken"))
