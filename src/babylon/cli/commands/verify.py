"""`babylon verify`."""

import asyncio

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, existing_url, looked_at
from babylon.cli.extras import needs
from babylon.cli.options import Json


@needs("server")
def verify(ctx: typer.Context, *, database: Database = None, json: Json = False) -> None:
    """Recompute every game of a store."""
    from babylon.server.maintenance.verification import verified

    console = console_of(ctx)
    with looked_at(existing_url(database)) as (store, offers):
        verdict = asyncio.run(verified(store, offers))
    if json:
        findings = [
            {"game": one.game, "code": one.problem.code, "problem": str(one.problem)} for one in verdict.findings
        ]
        console.json({"games": verdict.games, "findings": findings})
    else:
        for one in verdict.findings:
            console.line(console.say("label-text", label=one.game, text=one.problem))
        console.tell("verify-done", games=verdict.games, findings=len(verdict.findings))
    if verdict.findings:
        raise typer.Exit(1)
