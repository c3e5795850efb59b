"""The bars of speed are themselves held to tell a miss from a hit."""

from collections.abc import Iterator

import pytest

from benchmarks import bars
from benchmarks.bars import Figure


@pytest.mark.parametrize(
    ("value", "most", "holds"), [(99, False, False), (100, False, True), (100, True, True), (101, True, False)]
)
def test_a_bar_is_reached_from_its_own_side(value: float, most: bool, holds: bool) -> None:
    figure = Figure("steps", value, 100, "a second", most=most)
    assert figure.holds == holds
    assert str(figure).startswith("holds" if holds else "MISSED")


@pytest.mark.parametrize(("values", "code"), [([7, 8], 0), ([7, 4], 1)])
def test_one_miss_is_enough_to_fail(
    values: list[float], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured() -> Iterator[Figure]:
        return (Figure("steps", value, 5, "a second") for value in values)

    monkeypatch.setattr(bars, "ALL", {"steps": measured})
    assert bars.main() == code
    assert capsys.readouterr().out.splitlines()[-1] == ("1 missed" if code else "every bar holds")


def test_a_bar_that_there_is_not_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert bars.main("rows", "nothing") == 2
    assert "no bar is called nothing: there are batch, threads, rows" in capsys.readouterr().err


def test_rows_and_batches_are_measured() -> None:
    assert {figure.unit for figure in bars.rows()} == {"ns"}
