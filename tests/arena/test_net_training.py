"""A net learns from games, and is kept only when it shows that it is better."""

import json
from pathlib import Path

import numpy as np
import pytest

from babylon.arena import net_fit
from babylon.arena.least_squares import Lesson
from babylon.arena.net_fit import Examples, fits, predicted
from babylon.arena.net_lessons import LEFT, POINTS, SEAT, TOLD
from babylon.arena.net_training import examples, match, mean_points, rows_of
from babylon.bots.kernel.workspace import NET_INPUTS, NET_LINES
from babylon.bots.net_files import Net, nets, read
from tests.cli.command_line import call

GARDENS = 2048
LESSON = Lesson(games=3, seed=4)


def test_a_lesson_tells_how_every_seat_stood_after_each_turn() -> None:
    for rows in rows_of(None, LESSON):
        assert set(rows[:, SEAT]) == {0, 1}
        assert list(rows[-2:, LEFT]) == [0, 0]
        assert np.all(np.diff(rows[rows[:, SEAT] == 0, LEFT]) <= 0)
        assert np.all(rows[:, TOLD] == 1)


def test_the_same_lesson_is_the_same_games() -> None:
    once, again = ([rows.tolist() for rows in rows_of(nets()[0], LESSON)] for _ in range(2))
    assert once == again


def test_examples_are_what_gardens_gained_until_the_end() -> None:
    games = list(rows_of(None, LESSON))
    learnt = examples(games)
    assert len(learnt.left) == sum(int((rows[:, LEFT] > 0).sum()) for rows in games)
    assert learnt.left.min() > 0
    first = games[0]
    (end,) = first[-2:][first[-2:, SEAT] == first[0, SEAT]]
    assert learnt.gains[0].tolist() == (end[POINTS:TOLD] - first[0, POINTS:TOLD]).tolist()
    assert mean_points(games) == pytest.approx(np.mean([rows[-2:, POINTS:TOLD].sum() / 2 for rows in games]), rel=0.1)


def test_a_promise_that_is_kept_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of one input brings a point, and three when there are many and another is there, too."""
    monkeypatch.setattr(net_fit, "BATCH", 64)
    rng = np.random.default_rng(3)
    inputs = np.zeros((GARDENS, NET_INPUTS), np.int8)
    inputs[:, 0] = 1
    inputs[:, 50], inputs[:, 60] = rng.integers(0, 4, GARDENS), rng.integers(0, 2, GARDENS)
    gains = np.zeros((GARDENS, NET_LINES), np.int16)
    gains[:, 2] = inputs[:, 50]
    gains[:, 5] = 3 * (inputs[:, 60] & (inputs[:, 50] > 1))
    known = Examples(inputs, rng.integers(1, 10, GARDENS).astype(np.int8), gains)
    *_, layers = fits(known, 30, 1)
    missed = np.sqrt(((predicted(layers.net(), known) - gains) ** 2).mean(0))
    assert missed[2] < 0.25 * gains[:, 2].std()
    assert missed[5] < 0.25 * gains[:, 5].std()


def test_a_better_net_is_kept() -> None:
    played, share, kept = match(nets()[0], None, 5, "revised")
    assert kept
    assert share > 0.5
    assert played < 1000


def test_a_worse_net_is_not() -> None:
    nothing = Net(*((0,) * len(row) for _, row in nets()[0].rows()))
    _, share, kept = match(nothing, nets()[0], 5, "revised")
    assert not kept
    assert share < 0.5


def test_the_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "school"
    once = call("train-net", str(folder), "--generations", "1", "--games", "40")
    assert once.code == 0
    assert once.out.count("Generation") == 1
    (first,) = json.loads((folder / "generations.json").read_text())
    assert first["games"] == 40
    assert call("train-net", str(folder), "--generations", "1", "--games", "40").out == ""
    assert (folder / "net.json").exists() == first["kept"]
    if first["kept"]:
        assert read((folder / "net.json").read_text()) != nets()[0]
    again = call("train-net", str(folder), "--generations", "2", "--games", "40")
    assert "Generation 2" in again.out
    assert json.loads((folder / "generations.json").read_text())[0] == first
