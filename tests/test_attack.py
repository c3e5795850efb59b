"""How attacks are run and what they tell; each has its short form with the part that it attacks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.attack.__main__ import attacks, run
from tests.attack.figures import Figure, tell

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "promises.md").read_text("utf-8")


def test_a_figure_may_be_as_large_as_its_bar() -> None:
    assert [Figure("wait", value, 1.0).holds for value in (0.5, 1.0, 1.01)] == [True, True, False]


def test_figures_are_told_with_their_bars(capsys: pytest.CaptureFixture[str]) -> None:
    tell([Figure("wait at p99", 0.25, 1.0, "s")])
    assert capsys.readouterr().out == "holds   wait at p99: 0.25 s (bar: 1 s)\n"


def test_a_missed_bar_is_told_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="1"):
        tell([Figure("lost turns", 3, 0), Figure("wait", 0, 1)])
    assert capsys.readouterr().out.splitlines()[0] == "MISSED  lost turns: 3 (bar: 0)"


def test_an_attack_that_fails_stops_no_other(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["tests.attack.figures", "tests.attack.missing", "tests.attack.figures"]) == 1
    assert "2 of 3 attacks withstood tests.attack.missing" in capfd.readouterr().out
    assert run(["tests.attack.figures"]) == 0


def test_every_attack_is_named_on_the_page_of_promises() -> None:
    named = set(re.findall(r"python -m (tests\.attack\.\w+)", PAGE))
    assert named == set(attacks())


def test_every_test_on_the_page_of_promises_is_there() -> None:
    tests = re.findall(r"`(tests/[\w/.]+?\.py)`", PAGE)
    assert tests
    assert [name for name in tests if not (ROOT / name).is_file()] == []
