"""Calling the command line in this process."""

from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from babylon import Game
from babylon.cli.group import app
from tests.render.samples import EVERYTHING, played


@dataclass(frozen=True, slots=True)
class Answer:
    """What a call printed, what it complained about, and its exit code."""

    out: str
    err: str
    code: int


def call(*words: str, answers: str | None = None, env: dict[str, str] | None = None) -> Answer:
    """Run `babylon` with these words, in English unless told, on a wide terminal."""
    environment = {"BABYLON_LANG": "en", "COLUMNS": "140", "TERM": "dumb", "NO_COLOR": "1"} | (env or {})
    result = CliRunner().invoke(app(), list(words), input=answers, env=environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.stdout, result.stderr, result.exit_code)


def kept(folder: Path, game: Game | None = None, name: str = "game.bgn") -> str:
    """The path of a record; of a finished game unless told."""
    path = folder / name
    path.write_text(str((game or played(EVERYTHING)).record()), "utf-8")
    return str(path)
