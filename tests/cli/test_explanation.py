"""`babylon explain` and `babylon calibrate` as people call them."""

import json
from pathlib import Path

import pytest

from babylon.arena import calibration
from babylon.pieces.score import CATEGORIES
from babylon.words import LANGUAGES, say
from tests.arena.test_calibration import made_up
from tests.cli.command_line import call

GOLDEN = str(Path(__file__).parents[1] / "golden" / "revised-2.bgn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_explained_line_by_line_and_part_by_part(lang: str) -> None:
    shown = call("explain", GOLDEN, "--ply", "70", "--lang", lang)
    assert shown.code == 0
    found = json.loads(call("explain", GOLDEN, "--ply", "70", "--json").out)
    assert [seat["seat"] for seat in found] == [0, 1]
    for seat in found:
        for line in CATEGORIES:
            assert f"{seat['now'][line]} {seat['to_come'][line]:+.1f}" in shown.out
        assert f"{seat['points']:.1f}" in shown.out
        assert seat["points"] == pytest.approx(sum(seat["now"].values()) + sum(seat["to_come"].values()), abs=0.05)
        assert f"{seat['parts'][0]['worth']:+.1f}" in shown.out
        assert say(f"seat-{seat['flower']}", lang) in shown.out
    assert say("explain-parts", lang) in shown.out


def test_a_finished_game_has_nothing_to_come() -> None:
    found = json.loads(call("explain", GOLDEN, "--json").out)
    assert all(not any(seat["to_come"].values()) and not seat["parts"] for seat in found)
    assert "counts on" not in call("explain", GOLDEN).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_net_is_held_against_outcomes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    monkeypatch.setattr(calibration, "games", lambda number, _seed, _edition: iter(made_up(number)))
    svg = tmp_path / "calibration.svg"
    shown = call("calibrate", "--games", "200", "--svg", str(svg), "--lang", lang).out
    assert say("calibrate-explained", lang) in shown
    found = json.loads(call("calibrate", "--games", "200", "--json").out)
    assert [line["round"] for line in found] == list(calibration.ROUNDS)
    for line in found:
        assert f"{line['net']['value']:.2f} ± {line['net']['error']:.2f}" in shown
        assert f" {line['missed']:.1f} " in shown
    assert say("calibrate-after", lang, round=12) in svg.read_text("utf-8")
    assert svg.read_text("utf-8").count("<circle") == 40
