"""Screens stand straight in every language, also where a letter is two columns wide."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from babylon import Game
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call, kept


def columns(line: str, sign: str) -> list[int]:
    """Where a sign stands, counted in columns of the terminal."""
    return [cell_len(line[: found.start()]) for found in re.finditer(re.escape(sign), line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gardens_stand_under_their_owners(tmp_path: Path, lang: str) -> None:
    lines = call("show", kept(tmp_path), "--lang", lang, env={"COLUMNS": "120"}).out.splitlines()
    heading = next(line for line in lines if "✻" in line and "✿" in line and line.startswith("✻"))
    start = columns(heading, "✿")[0]
    rows = [line for line in lines if len(columns(line, " │")) >= 2 and re.match(r"[1-8] │", line)][-8:]
    assert len(rows) == 8
    for number, row in zip(range(8, 0, -1), rows, strict=True):
        assert start in columns(row, f"{number} │")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_a_score_pad_stand_under_each_other(tmp_path: Path, lang: str) -> None:
    lines = call("score", kept(tmp_path), "--lang", lang).out.splitlines()
    ends = [cell_len(line.rstrip()) for line in lines if line.strip()]
    assert len(lines) == 11
    assert len(set(ends)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_stand_in_columns(lang: str) -> None:
    shown = call("play", "--seed", "7", "--lang", lang, answers="xA1\nxB1\nxC1\nxD1\nxA2\nxB2\nA4\n").out
    menu = shown.rpartition(say("cli-ask-build", lang))[2].partition("\n>")[0].splitlines()[1:]
    starts = [columns(line, f" {number}  ") for number, line in zip(range(1, 6), menu * 5, strict=False)]
    assert all(len(start) == 1 for start in starts)
    first_column, second_column = starts[: len(menu)], starts[len(menu) : 2 * len(menu)]
    assert len({start[0] for start in first_column}) == 1
    assert len({start[0] for start in second_column}) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_terminal_gets_one_thing_below_the_other(tmp_path: Path, lang: str) -> None:
    out = call("show", kept(tmp_path, Game.deal()), "--lang", lang, env={"COLUMNS": "60"}).out
    assert max(cell_len(line.rstrip()) for line in out.splitlines() if "│" in line) <= 60
