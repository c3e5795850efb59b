"""`babylon editions`."""

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import Json


def editions(ctx: typer.Context, *, json: Json = False) -> None:
    """Shows in what the printed rulebooks differ, and where they say so."""
    from babylon.cli.books import CHOICES, SECTIONS, choice_words, edition_answer, piece_names
    from babylon.pieces.edition import EDITIONS

    desk = desk_of(ctx)
    if json:
        desk.json({name: edition_answer(edition) for name, edition in EDITIONS.items()})
        return
    from rich.table import Table

    for choice in CHOICES:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False, title_justify="left")
        table.title, table.title_style = desk.say(f"choice-{choice}"), "bold"
        for _ in range(5):
            table.add_column(overflow="fold")
        for name, edition in EDITIONS.items():
            other = getattr(edition, choice) != getattr(EDITIONS["revised"], choice)
            words = choice_words(edition, choice, desk.lang)
            style, mark = ("bold", "≠") if other else ("", "")
            table.add_row(mark, name, desk.say(f"edition-{name}"), words, SECTIONS[name][choice], style=style)
        desk.show(table, "")
    desk.show(desk.say("cli-pieces-order", pieces=piece_names(desk.lang)), desk.say("edition-broken"))
