"""`babylon join`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.extras import needs
from babylon.cli.problems import CliProblem


@needs("server")
def join(
    ctx: typer.Context,
    link: Annotated[str, typer.Argument(show_default=False)],
    *,
    bot: Annotated[str, typer.Option()] = "apprentice",
    name: Annotated[str | None, typer.Option(show_default=False)] = None,
    seconds: Annotated[float, typer.Option()] = 2.0,
) -> None:
    """Let a bot of this machine play at a table of a server."""
    from babylon.bots import make
    from babylon.client import Refused, Unreachable
    from babylon.client.links import BadLink, parse_link
    from babylon.client.remote_bot import NoSeat, play_at_table

    console = console_of(ctx)
    player = make(bot)
    try:
        where = parse_link(link)
        program = f"babylon join {bot}"
        result = play_at_table(
            where,
            player,
            name=name or bot,
            program=program,
            seconds=seconds,
            said=lambda moves: console.line(" ".join(moves)),
        )
    except BadLink as error:
        raise CliProblem("bad-link", link=link) from error
    except NoSeat as error:
        raise CliProblem("no-free-seat", link=link) from error
    except (Refused, Unreachable) as error:
        raise CliProblem("join-failed", reason=error) from error
    console.tell("join-over", scores=" : ".join(str(score) for score in result["scores"]))
