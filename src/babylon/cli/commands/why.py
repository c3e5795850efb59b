"""`babylon why`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json, Ply


def why(
    ctx: typer.Context,
    file: GameFile,
    move: Annotated[str, typer.Argument(metavar="MOVE", show_default=False)],
    *,
    ply: Ply = None,
    json: Json = False,
) -> None:
    """Say whether a move is legal, and if not which rule it breaks."""
    from babylon.cli.input_files import game_of

    console = console_of(ctx)
    reason = game_of(file, ply).why_not(move)
    if json:
        answer = reason and {
            "code": reason.code,
            "section": reason.section,
            "sentence": reason.in_language(console.lang),
            "details": reason.details,
        }
        console.json({"move": move, "legal": reason is None, "reason": answer})
    elif reason:
        console.tell("cli-refused", move=move, sentence=reason.in_language(console.lang), section=reason.section)
    else:
        console.tell("cli-legal", move=move)
    if reason:
        raise typer.Exit(1)
