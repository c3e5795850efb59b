"""`babylon doctor`."""

from typing import TYPE_CHECKING

import typer

from babylon.cli.storing import Database

if TYPE_CHECKING:
    from babylon.cli.desk import Desk


def doctor(ctx: typer.Context, *, database: Database = None) -> None:
    """Looks at an installation and says what would go wrong."""
    from babylon.server.config import load_config  # noqa: PLC0415
    from babylon.server.upkeep.doctor import examined  # noqa: PLC0415

    desk: Desk = ctx.obj
    checks = list(examined(load_config({"database": database})))
    for check in checks:
        sign = "✓" if check.well else "✗"
        desk.line(f"{sign} {desk.say(f'doctor-{check.code}')}: {check.seen}")
    if not all(check.well for check in checks):
        raise typer.Exit(1)
