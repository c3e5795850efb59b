"""Firefox and WebKit play as Chromium does, which all other tests drive; `make browsers` has the long forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browsers import page_proofs, proofs
from tests.browsers.firefox import Firefox
from tests.browsers.webkit import WebKit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browsers.browser import Browser


@pytest.fixture(scope="module", params=[Firefox, WebKit])
def other_browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with request.param() as browser:
        yield browser


def test_the_kernel_answers_as_python_does(other_browser: Browser, tmp_path: Path) -> None:
    proofs.has_the_rows_of_python(other_browser, tmp_path)


def test_bots_make_the_turns_they_make_in_python(other_browser: Browser, tmp_path: Path) -> None:
    proofs.thinks_as_in_python(other_browser, tmp_path)


def test_a_whole_game_is_played_without_a_network(other_browser: Browser, tmp_path: Path) -> None:
    proofs.plays_without_a_network(other_browser, tmp_path, "apprentice", "flat")


def test_the_lesson_begins(other_browser: Browser, tmp_path: Path) -> None:
    page_proofs.teaches_the_first_steps(other_browser, tmp_path)


def test_nothing_is_covered_or_cut_off(other_browser: Browser, tmp_path: Path) -> None:
    page_proofs.covers_nothing(other_browser, tmp_path)
