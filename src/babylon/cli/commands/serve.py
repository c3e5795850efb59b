"""`babylon serve`."""

import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.problems import CliProblem

Text = Annotated[str | None, typer.Option(show_default=False)]
Number = Annotated[int | None, typer.Option(metavar="N", show_default=False)]


def serve(
    ctx: typer.Context,
    *,
    host: Text = None,
    port: Number = None,
    database: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    workers: Number = None,
    bot_seconds: Annotated[float | None, typer.Option(metavar="SECONDS", show_default=False)] = None,
    log_level: Text = None,
    open: Annotated[bool, typer.Option("--open")] = False,  # noqa: A002 - the flag's own word
    config: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
) -> None:
    """Serves tables until it is stopped."""
    from babylon.server.config import BadConfig, load_config
    from babylon.server.serving import serve as run

    desk = desk_of(ctx)
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "workers": workers,
        "bot_seconds": bot_seconds,
        "log_level": log_level,
    }
    try:
        settings = load_config(flags, config)
    except (BadConfig, OSError, ValueError) as error:
        raise CliProblem("bad-config", reason=error) from error
    url = settings.public_url or f"http://{settings.host}:{settings.port}"
    desk.warn("serve-where", url=url)
    run(settings, on_ready=partial(webbrowser.open, url) if open else None)
