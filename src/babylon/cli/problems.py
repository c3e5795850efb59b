"""Bad input of the command line."""

from pathlib import Path

from babylon.pieces.errors import BabylonError


class CliProblem(BabylonError):
    """Something the user can mend; its words are `cli-<code>`."""

    kind = "cli"


def checked(option: str, value: str, known: tuple[str, ...]) -> str:
    """The value if it is one of those known."""
    if value not in known:
        raise CliProblem("bad-choice", option=option, value=value, known=", ".join(known))
    return value


def written(path: Path, text: str) -> None:
    """Writes a file, or says why not."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise CliProblem("unwritable", file=path, reason=error.strerror) from error
