"""What the documents show is what one gets."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.command_line import call

ROOT = Path(__file__).parents[2]
SESSIONS = re.findall(r"```console\n(.*?)```", (ROOT / "docs" / "cli.md").read_text("utf-8"), re.DOTALL)


def steps(session: str) -> list[tuple[str, str]]:
    """The commands of a session and what they answer."""
    parts = re.split(r"^\$ (.*)\n", session, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def words_and_input(command: str) -> tuple[list[str], str | None]:
    """The words after `babylon`, and what a `printf … |` before it types in."""
    typed, _, call_ = command.rpartition("|")
    text = shlex.split(typed)[1].encode().decode("unicode_escape") if typed else None
    return shlex.split(call_)[1:], text


@pytest.fixture
def in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    call("new", "--seed", "7", "--players", "4", "--out", "game.bgn")
    return tmp_path


@pytest.mark.usefixtures("in_folder")
@pytest.mark.parametrize("session", SESSIONS)
def test_the_sessions_in_the_document_are_real(session: str) -> None:
    for command, shown in steps(session):
        words, text = words_and_input(command)
        answer = call(*words, answers=text)
        expected = [line.rstrip() for line in shown.rstrip("\n").splitlines()]
        got = [line.rstrip() for line in (answer.out + answer.err).splitlines()]
        if expected and expected[-1] == "…":
            assert got[: len(expected) - 1] == expected[:-1]
        else:
            assert got == expected


@pytest.mark.parametrize(("picture", "words"), [("garden.svg", ["--seat", "1"]), ("table.svg", ["--view", "plan"])])
def test_the_pictures_are_as_the_program_draws_them(tmp_path: Path, picture: str, words: list[str]) -> None:
    """`make pictures` draws them again."""
    folder = ROOT / "docs" / "pictures"
    call("show", str(folder / "game.bgn"), *words, "--svg", str(tmp_path / picture))
    assert (tmp_path / picture).read_text("utf-8") == (folder / picture).read_text("utf-8")


def test_the_lines_of_python_in_the_readme_run() -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert found
    lines = doctest.DocTestParser().get_doctest(found.group(1), {}, "README", None, None)
    assert len(lines.examples) > 5
    assert doctest.DocTestRunner().run(lines).failed == 0
