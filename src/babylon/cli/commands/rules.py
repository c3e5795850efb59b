"""`babylon rules`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import EditionName


def rules(
    ctx: typer.Context,
    section: Annotated[str | None, typer.Argument(metavar="SECTION", show_default=False)] = None,
    *,
    edition: EditionName = "revised",
    search: Annotated[str | None, typer.Option(metavar="WORDS", show_default=False)] = None,
) -> None:
    """Read the rules: their sections, one of them, or those with some words."""
    from babylon.cli.handbook_pages import contents, found_sections, section_page, whole
    from babylon.handbook.texts import Handbook
    from babylon.pieces.edition import edition as printed

    console = console_of(ctx)
    handbook = Handbook(console.lang, printed(edition))
    if search is not None:
        console.show(*found_sections(handbook, search))
    elif section is None:
        console.show(*contents(handbook))
    else:
        console.show(*(whole(handbook) if section == "all" else section_page(handbook, section)))
