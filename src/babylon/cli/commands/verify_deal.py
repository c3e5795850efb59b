"""`babylon verify-deal`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json
from babylon.cli.problems import CliProblem


def verify_deal(
    ctx: typer.Context,
    file: GameFile,
    *,
    commitment: Annotated[str | None, typer.Option(show_default=False)] = None,
    json: Json = False,
) -> None:
    """Deal a finished game again from its proof."""
    from babylon.cli.input_files import record_of
    from babylon.server.maintenance.deal_check import NoProof, checked

    console = console_of(ctx)
    record, _ = record_of(file)
    try:
        check = checked(record, commitment)
    except NoProof as error:
        raise CliProblem("no-proof", file=file) from error
    if json:
        console.json(
            {"fair": check.is_fair, "commitment": check.commitment, "opens": check.opens, "follows": check.follows}
        )
    else:
        console.tell("deal-fair" if check.is_fair else "deal-unfair", commitment=check.commitment)
    if not check.is_fair:
        raise typer.Exit(1)
