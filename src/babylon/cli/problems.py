"""Bad input of the command line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from babylon.pieces.errors import BabylonError
from babylon.words import Listing


class CliProblem(BabylonError):
    """Something the user can mend; its words are `cli-<code>`."""

    kind = "cli"


def checked(option: str, value: str, known: tuple[str, ...]) -> str:
    """The value if it is one of those known."""
    if value not in known:
        raise CliProblem("bad-choice", option=option, value=value, known=Listing(known))
    return value


def write_file(path: Path, text: str) -> None:
    """Write a file, or say why not."""
    with writing(path):
        path.write_text(text, "utf-8")


def check_writable(path: Path) -> None:
    """Say before long work what would be wrong with writing there after it; what is there stays as it is."""
    is_new = not path.exists()
    with writing(path):
        path.open("ab").close()
        if is_new:
            path.unlink()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """A block that writes there, and says what is wrong if it can't."""
    try:
        yield
    except OSError as error:
        raise CliProblem("unwritable", file=path, reason=error.strerror) from error
