"""The extras of the distribution: what each of them brings, and the commands that can't do without."""

import os
from collections.abc import Callable, Mapping
from functools import wraps
from importlib.util import find_spec
from typing import Any, ParamSpec

from babylon.cli.console import Console
from babylon.cli.problems import CliProblem
from babylon.words import Listing

P = ParamSpec("P")
Choice = Callable[[Mapping[str, Any]], bool]

LIBRARIES: Mapping[str, tuple[str, ...]] = {
    "arena": ("openskill", "numpy"),
    "cluster": ("ray",),
    "envs": ("gymnasium", "pettingzoo", "numpy"),
    "export": ("pyarrow",),
    "fast": ("numpy",),
    "postgresql": ("psycopg",),
    "server": (
        "fastapi",
        "uvicorn",
        "sqlalchemy",
        "alembic",
        "httpx",
        "websockets",
        "prometheus_client",
        "packaging",
        "pydantic_settings",
        "webauthn",
        "openskill",
        "http_ece",
        "py_vapid",
        "networkx",
    ),
}
_declared: dict[Callable[..., None], tuple[str, ...]] = {}


def needs(*always: str, **sometimes: Choice) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """Declare the extras of a command, which says what to install, and does nothing else, while one is missing.

    An extra that only some calls need comes with a function that tells them by their parameters.
    """

    def declared(command: Callable[P, None]) -> Callable[P, None]:
        @wraps(command)
        def checked(*arguments: P.args, **parameters: P.kwargs) -> None:
            require(*always, *(extra for extra, is_needed in sometimes.items() if is_needed(parameters)))
            command(*arguments, **parameters)

        _declared[checked] = (*always, *sometimes)
        return checked

    return declared


def extras_of(command: Callable[..., None]) -> tuple[str, ...]:
    """The extras that a command declares."""
    return _declared.get(command, ())


def require(*extras: str) -> None:
    """Say what to install if one of these extras is missing."""
    missing = {extra: absent[0] for extra in extras if (absent := _absent(extra))}
    if missing:
        raise CliProblem("needs-extra", module=Listing(tuple(missing.values())), extra=",".join(missing))


def warn_of_weaker_bots(console: Console) -> None:
    """Say that bots think in plain Python, unless that was asked for."""
    if not is_installed("wasmtime") and not os.environ.get("BABYLON_PLAIN"):
        console.warn("serve-slow-bots")


def is_installed(library: str) -> bool:
    """Whether a library is there; a folder that happens to have its name is none."""
    try:
        found = find_spec(library)
    except ValueError:  # someone put a None in its place
        return False
    return found is not None and found.origin is not None


def _absent(extra: str) -> list[str]:
    return [library for library in LIBRARIES[extra] if not is_installed(library)]
