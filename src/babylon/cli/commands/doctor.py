"""`babylon doctor`."""

import typer

from babylon.cli.desk import desk_of
from babylon.cli.settings import SettingsFile, settings
from babylon.cli.storing import Database


def doctor(ctx: typer.Context, *, database: Database = None, config: SettingsFile = None) -> None:
    """Looks at an installation and says what would go wrong."""
    from babylon.server.config import Config
    from babylon.server.upkeep.doctor import examined

    desk = desk_of(ctx)
    checks = list(examined(Config(**settings({"database": database}, config))))
    for check in checks:
        sign = "✓" if check.well else "✗"
        desk.line(f"{sign} {desk.say(f'doctor-{check.code}')}: {check.seen}")
    if not all(check.well for check in checks):
        raise typer.Exit(1)
