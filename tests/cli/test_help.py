"""Help: every command teaches, in every language, and is documented."""

import re
from pathlib import Path
from typing import cast

import pytest
from rich.cells import cell_len
from typer.main import get_command

from babylon.cli.console import Console
from babylon.cli.group import Commands, app
from babylon.cli.typer_classes import Command, Context
from babylon.words import LANGUAGES, messages, say
from tests.cli.command_line import call

ROOT_FOLDER = Path(__file__).parents[2]
DOCUMENTS = "\n".join(path.read_text("utf-8") for path in sorted((ROOT_FOLDER / "docs").glob("*.md")))
GROUP = cast("Commands", get_command(app()))
ROOT = Context(GROUP, obj=Console("en", wants_help=True))
NAMES = GROUP.list_commands(ROOT)


def command(name: str) -> Command:
    found = GROUP.get_command(ROOT, name)
    assert found is not None
    return found


def section(name: str) -> str:
    """What the documents say about a command."""
    found = re.search(rf"^## `babylon {name}`$(.*?)(?=^## |\Z)", DOCUMENTS, re.MULTILINE | re.DOTALL)
    assert found, f"no page of docs has a section “babylon {name}”"
    return found.group(1)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_is_documented_with_all_its_parameters(name: str) -> None:
    for parameter in command(name).params:
        option = parameter.opts[0].startswith("-")
        written = parameter.opts[0] if option else parameter.metavar or str(parameter.name).upper()
        assert parameter.name == "lang" or re.search(rf"`{written}[ `]", section(name)), f"{written} is not documented"


def test_no_command_is_documented_that_does_not_exist() -> None:
    assert set(re.findall(r"^## `babylon ([a-z-]+)`$", DOCUMENTS, re.MULTILINE)) == set(NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_a_help_page_in_every_language(name: str, lang: str) -> None:
    answer = call(name, "--help", "--lang", lang)
    assert answer.code == 0
    summary = say(f"help-{name}", lang).partition("\n\n")[0]
    assert "".join(summary.split()) in "".join(answer.out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_lists_every_command(lang: str) -> None:
    for words in ([], ["--help"]):
        answer = call(*words, "--lang", lang)
        assert answer.code == 0
        assert all(f" {name} " in answer.out for name in NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_frames_of_a_help_page_are_straight(lang: str) -> None:
    framed = [
        line for line in call("new", "--help", "--lang", lang).out.splitlines() if line.startswith(("│", "╭", "╰"))
    ]
    assert len({cell_len(line) for line in framed}) == 1
    assert len(framed) > 10


def test_no_help_text_is_left_over() -> None:
    needed = {f"help-{name}" for name in [*NAMES, "babylon"]}
    for name in NAMES:
        for parameter in command(name).params:
            words = str(parameter.name).replace("_", "-")
            own = f"help-{name}-{words}"
            needed.add(own if own in messages("en").names else f"help-option-{words}")
    frame = {"help-usage", "help-arguments", "help-options", "help-commands", "help-default", "help-required"}
    shared = {"help-option-help", "help-option-lang", "help-option-version"}
    written = {name for name in messages("en").names if name.startswith("help-")}
    assert written == needed | frame | shared


def test_a_language_can_be_asked_for_before_or_after_the_command() -> None:
    assert call("--lang", "pl", "check", "--help").out == call("check", "--help", "--lang=pl").out


def test_the_version_is_shown() -> None:
    assert re.fullmatch(r"babylon \d+\.\d+\.\d+\n", call("--version").out)


def test_a_command_is_a_file() -> None:
    folder = ROOT_FOLDER / "src" / "babylon" / "cli" / "commands"
    assert {path.stem.replace("_", "-") for path in folder.glob("[!_]*.py")} == set(NAMES)
