"""Tables of figures: headings may wrap, figures never do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import JustifyMethod
    from rich.table import Table


def table_of(
    headings: Sequence[str], rows: Sequence[Sequence[str]], *, words: Sequence[int] = (), title: str | None = None
) -> "Table":
    """A table whose columns of figures are at the right; `words` are the columns that are none, and may wrap."""
    from rich.box import SIMPLE  # noqa: PLC0415 - only who draws a table pays for it
    from rich.cells import cell_len  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=SIMPLE, padding=(0, 1, 0, 0), title=title, title_justify="left", title_style="bold")
    for number, heading in enumerate(headings):
        widest = max((cell_len(line) for row in rows for line in row[number].split("\n")), default=0)
        left = number in words
        justify: JustifyMethod = "left" if left else "right"
        table.add_column(heading, justify=justify, min_width=None if left else widest, overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table
