"""`babylon serve`."""

import sys
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.extras import needs, warn_of_weaker_bots
from babylon.cli.problems import CliProblem, checked
from babylon.cli.settings import SettingsFile, settings
from babylon.words import listed

if TYPE_CHECKING:
    from babylon.server.config import Config
    from babylon.server.setting_sources import Sources

Text = Annotated[str | None, typer.Option(show_default=False)]
Number = Annotated[int | None, typer.Option(metavar="N", show_default=False)]


@needs("server")
def serve(
    ctx: typer.Context,
    *,
    host: Text = None,
    port: Number = None,
    database: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", show_default=False)] = None,
    processes: Number = None,
    workers: Number = None,
    bot_seconds: Annotated[float | None, typer.Option(metavar="SECONDS", show_default=False)] = None,
    log_level: Text = None,
    open: Annotated[bool, typer.Option("--open")] = False,  # noqa: A002 - the flag's own word
    config: SettingsFile = None,
) -> None:
    """Serve tables until it is stopped."""
    from babylon.server.config import Config, LogLevel
    from babylon.server.process.garbage import look_later
    from babylon.server.setting_sources import Sources

    if log_level is not None:
        checked("--log-level", log_level, tuple(LogLevel))
    look_later()
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "public_url": public_url,
        "processes": processes,
        "workers": workers,
        "bot_seconds": bot_seconds,
        "log_level": log_level,
    }
    values = settings(flags, config)
    if open and "log_level" not in values and _is_read_by_a_person():
        # They look for the address here, and a line for every request would push it out of sight.
        flags["log_level"] = values["log_level"] = LogLevel.WARNING
    sources = Sources({name: value for name, value in flags.items() if value is not None}, config)
    _run(console_of(ctx), Config(**values), sources, is_chosen="port" in values, opens=open)


def _is_read_by_a_person() -> bool:
    """Whether the log goes to a terminal."""
    return sys.stderr.isatty()


def _run(console: Console, wanted: "Config", sources: "Sources", *, is_chosen: bool, opens: bool) -> None:
    """Say where the server is and what is not as it might be, and serve."""
    from babylon.server.process.ports import address, listens_everywhere, reachable
    from babylon.server.store.file_lock import require_free

    serving = _on_a_free_port(wanted, is_chosen=is_chosen)
    if serving.port != wanted.port:
        console.warn("serve-other-port", taken=str(wanted.port), port=str(serving.port))
    is_everywhere = serving.fd < 0 and not serving.public_url and listens_everywhere(serving.host)
    # There can be passkeys at this name, and at no address.
    host = "localhost" if is_everywhere else serving.host
    url = serving.public_url or address(host, serving.port, serving.fd)
    require_free(serving.database)
    warn_of_weaker_bots(console)
    console.warn("serve-where", url=url)
    if is_everywhere and (others := reachable(serving.host, serving.port)):
        console.warn("serve-where-others", urls=listed(others, console.lang))
    from babylon.server.supervision.serving import serve

    serve(serving, sources, on_ready=partial(webbrowser.open, url) if opens else lambda: None)


def _on_a_free_port(wanted: "Config", *, is_chosen: bool) -> "Config":
    """The settings with a port that nothing listens on yet: the chosen one, or else the next one."""
    from babylon.server.process.ports import is_free, next_free

    if wanted.fd >= 0 or is_free(wanted.host, wanted.port):
        return wanted
    other = None if is_chosen else next_free(wanted.host, wanted.port + 1)
    if other is None:
        raise CliProblem("port-taken", port=str(wanted.port))
    return wanted.model_copy(update={"port": other})
