"""A server's settings, for the commands that serve or look after one."""

from pathlib import Path
from typing import Annotated, Any

import typer

from babylon.cli.problems import CliProblem

SettingsFile = Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)]


def settings(flags: dict[str, Any], file: Path | None = None) -> dict[str, Any]:
    """What someone has chosen by flags, in the environment or in a file."""
    from babylon.server.setting_sources import chosen  # noqa: PLC0415

    try:
        return chosen(flags, file)
    except (OSError, ValueError) as error:
        raise CliProblem("bad-config", reason=error) from error
