"""`babylon doctor`."""

import typer

from babylon.cli.desk import desk_of
from babylon.cli.storing import Database


def doctor(ctx: typer.Context, *, database: Database = None) -> None:
    """Looks at an installation and says what would go wrong."""
    from babylon.server.config import load_config
    from babylon.server.upkeep.doctor import examined

    desk = desk_of(ctx)
    checks = list(examined(load_config({"database": database})))
    for check in checks:
        sign = "✓" if check.well else "✗"
        desk.line(f"{sign} {desk.say(f'doctor-{check.code}')}: {check.seen}")
    if not all(check.well for check in checks):
        raise typer.Exit(1)
