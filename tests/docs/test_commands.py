"""Every line of the documents that begins with `babylon` can be typed: the command exists, and so do its options."""

from __future__ import annotations

import re
import shlex
from typing import TYPE_CHECKING, cast

import pytest
from typer.main import get_command

from babylon.cli.console import Console
from babylon.cli.group import Commands, app
from babylon.cli.typer_classes import Context
from tests.docs.test_examples import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from babylon.cli.typer_classes import Command

GROUP = cast("Commands", get_command(app()))
TOP = Context(GROUP, obj=Console("en"))
NAMES = GROUP.list_commands(TOP)
PAGES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"^```(?:console|sh|ini)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`babylon ([^`]+)`")
# What begins like a call and is none: texts that are hashed (docs/deals.md), and how a program names itself.
OTHER_TEXTS = {"day", "deal", "name"}
# Whatever may stand before the command: a prompt, a unit's line, a container's, another command.
TYPED = re.compile(r"^(?:\$ |ExecStart=|.* exec babylon |.*[;&|] )?(?:/\S+/)?babylon (.+)$")


def calls(block: str) -> Iterator[list[str]]:
    """The words after `babylon` of each line that calls it, without comments and what follows a pipe."""
    for line in block.replace("\\\n", " ").splitlines():
        if found := TYPED.match(line):
            words = shlex.split(found[1], comments=True)
            ends = [at for at, word in enumerate(words) if word in {"|", ">", ";", "&&"}]
            yield words[: min(ends, default=len(words))]


def called(name: str) -> Command:
    """The command of that name."""
    found = GROUP.get_command(TOP, name)
    assert found is not None
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_call_that_a_page_shows_would_be_understood(page: str) -> None:
    for block in BLOCK.findall((ROOT / page).read_text("utf-8")):
        for name, *words in calls(block):
            # Reads the words as the command does, and runs nothing.
            called(name).make_context(name, words, parent=TOP)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_a_page_mentions_has_the_options_it_is_given(page: str) -> None:
    for span in SPAN.findall((ROOT / page).read_text("utf-8")):
        name, *words = span.split()
        if name not in NAMES:
            assert name in OTHER_TEXTS or name.startswith("-"), span
            continue
        known = {option for parameter in called(name).params for option in parameter.opts}
        given = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert given - known - {"--help"} == set(), span


def test_calls_are_found_wherever_they_stand() -> None:
    found = [
        name for page in PAGES for block in BLOCK.findall((ROOT / page).read_text("utf-8")) for name, *_ in calls(block)
    ]
    assert {"serve", "doctor", "hosts", "backup", "restore", "join", "benchmark"} <= set(found)
    assert list(calls("docker compose exec babylon babylon verify | head\nsystemctl start babylon")) == [["verify"]]
