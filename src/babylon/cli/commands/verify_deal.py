"""`babylon verify-deal`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import GameFile, Json
from babylon.cli.problems import CliProblem


def verify_deal(
    ctx: typer.Context,
    file: GameFile,
    *,
    commitment: Annotated[str | None, typer.Option(show_default=False)] = None,
    json: Json = False,
) -> None:
    """Deals a finished game again from its proof."""
    from babylon.cli.reading import record_of
    from babylon.server.upkeep.deals import NoProof, checked

    desk = desk_of(ctx)
    record, _ = record_of(file)
    try:
        check = checked(record, commitment)
    except NoProof as error:
        raise CliProblem("no-proof", file=file) from error
    if json:
        desk.json(
            {"fair": check.is_fair, "commitment": check.commitment, "opens": check.opens, "follows": check.follows}
        )
    else:
        desk.tell("deal-fair" if check.is_fair else "deal-unfair", commitment=check.commitment)
    if not check.is_fair:
        raise typer.Exit(1)
