"""`babylon doctor`."""

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database
from babylon.cli.extras import needs, warn_of_weaker_bots
from babylon.cli.settings import SettingsFile, settings


@needs("server")
def doctor(ctx: typer.Context, *, database: Database = None, config: SettingsFile = None) -> None:
    """Look at an installation and say what would go wrong."""
    from babylon.server.config import Config
    from babylon.server.maintenance.doctor import examined

    console = console_of(ctx)
    checks = list(examined(Config(**settings({"database": database}, config))))
    for check in checks:
        sign = "✓" if check.well else "✗"
        found = console.say("label-text", label=console.say(f"doctor-{check.code}"), text=check.seen)
        console.line(f"{sign} {found}")
    warn_of_weaker_bots(console)
    if not all(check.well for check in checks):
        raise typer.Exit(1)
