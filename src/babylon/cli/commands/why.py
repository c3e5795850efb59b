"""`babylon why`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import GameFile, Json, Ply


def why(
    ctx: typer.Context,
    file: GameFile,
    move: Annotated[str, typer.Argument(metavar="MOVE", show_default=False)],
    *,
    ply: Ply = None,
    json: Json = False,
) -> None:
    """Says whether a move is legal, and if not which rule it breaks."""
    from babylon.cli.reading import game_of

    desk = desk_of(ctx)
    reason = game_of(file, ply).why_not(move)
    if json:
        answer = reason and {
            "code": reason.code,
            "section": reason.section,
            "sentence": reason.in_language(desk.lang),
            "details": reason.details,
        }
        desk.json({"move": move, "legal": reason is None, "reason": answer})
    elif reason:
        desk.tell("cli-refused", move=move, sentence=reason.in_language(desk.lang), section=reason.section)
    else:
        desk.tell("cli-legal", move=move)
    if reason:
        raise typer.Exit(1)
