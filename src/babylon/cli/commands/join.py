"""`babylon join`."""

from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.problems import CliProblem

if TYPE_CHECKING:
    from babylon.cli.desk import Desk


def join(
    ctx: typer.Context,
    link: Annotated[str, typer.Argument(show_default=False)],
    *,
    bot: Annotated[str, typer.Option()] = "apprentice",
    name: Annotated[str | None, typer.Option(show_default=False)] = None,
    seconds: Annotated[float, typer.Option()] = 2.0,
) -> None:
    """Lets a bot of this machine play at a table of a server."""
    from babylon.bots import make  # noqa: PLC0415
    from babylon.client import Refused, Unreachable  # noqa: PLC0415
    from babylon.client.links import BadLink, parse_link  # noqa: PLC0415
    from babylon.client.sitting import NoSeat, sit_in  # noqa: PLC0415

    desk: Desk = ctx.obj
    player = make(bot)
    try:
        where = parse_link(link)
        program = f"babylon join {bot}"
        result = sit_in(
            where,
            player,
            name=name or bot,
            program=program,
            seconds=seconds,
            said=lambda moves: desk.line(" ".join(moves)),
        )
    except BadLink as error:
        raise CliProblem("bad-link", link=link) from error
    except NoSeat as error:
        raise CliProblem("no-free-seat", link=link) from error
    except (Refused, Unreachable) as error:
        raise CliProblem("join-failed", reason=error) from error
    desk.tell("join-over", scores=" : ".join(str(score) for score in result["scores"]))
