"""A server's settings, for the commands that serve or look after one."""

from pathlib import Path
from typing import Annotated, Any

import typer

from babylon.cli.extras import require
from babylon.cli.problems import CliProblem

SettingsFile = Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)]


def settings(flags: dict[str, Any], file: Path | None = None) -> dict[str, Any]:
    """What someone has chosen by flags, in the environment or in a file."""
    from babylon.server.setting_sources import chosen  # noqa: PLC0415

    try:
        values = chosen(flags, file)
    except (OSError, ValueError) as error:
        raise CliProblem("bad-config", reason=error) from error
    require_driver(str(values.get("database", "")))
    return values


def require_driver(database: str) -> None:
    """Say what to install for a database of this URL if it is missing."""
    if database.startswith("postgresql"):
        require("postgresql")
