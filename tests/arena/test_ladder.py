"""The levels against their neighbours, and the table that a page has of it."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from babylon import BadNotation
from babylon.arena import ladder
from babylon.arena.ladder import BEGIN, END, HEAD, Climb, contestants, put_into, steps, table_text
from babylon.arena.matches import Result
from babylon.bots import LEVELS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def watched(run: Iterable[Result], total: int) -> Iterable[Result]:
    found = list(run)
    assert len(found) == total
    return found


def test_each_level_meets_the_one_below_for_every_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "contestants", lambda: LEVELS[:3])
    found = list(steps(Climb(games=6), watched))
    assert [(one.players, one.duel.name, one.duel.other) for one in found] == [
        (players, LEVELS[level + 1], LEVELS[level]) for players in (2, 3, 4) for level in (0, 1)
    ]
    assert all(one.points > one.points_below for one in found)


def test_only_the_highest_level_watches_the_clock() -> None:
    assert [name for name in contestants() if "@" in name] == ["level-8@0.1"]


def test_a_page_gets_the_table_between_its_marks() -> None:
    page = f"before\n{BEGIN}old\n{END}after\n"
    assert put_into(page, "new\n") == f"before\n{BEGIN}\nnew\n\n{END}after\n"
    with pytest.raises(BadNotation, match="no place"):
        put_into("no such marks", "new")


def test_the_page_about_bots_has_a_row_for_every_step() -> None:
    table = PAGE.partition(BEGIN)[2].partition(END)[0]
    rows = [line for line in table.splitlines() if line.startswith("| ") and line not in HEAD]
    assert len(rows) == 3 * (len(LEVELS) - 1)
    assert table_text(()).strip() in table
