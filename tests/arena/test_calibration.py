"""Predicted margins against outcomes."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from babylon.arena import calibration
from babylon.arena.calibration import ROUNDS, Look, explained, games, groups, lines, shared
from babylon.arena.plots import Spot, against
from babylon.bots.explanation import outlooks
from babylon.bots.kernel.weight_numbers import FEATURES


def made_up(count: int) -> list[list[Look]]:
    """Games whose margin is a number that the net knows but for noise, and the features do not; half of it is luck."""
    rng, found = Random(1), []
    for _ in range(count):
        known = rng.gauss(0, 6)
        rows = tuple((0.5, 50.0, 60.0, *(rng.random() for _ in range(FEATURES))) for _ in range(2))
        margin, again = (round(known + rng.gauss(0, 6)) for _ in range(2))
        found.append([Look(number, known, margin, again, rows) for number in ROUNDS])
    return found


def test_a_game_is_looked_at_after_each_of_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    expected = calibration.SelfPlay._expected

    def noted(play: calibration.SelfPlay, state: object) -> float:
        seen.append(outlooks(state))  # type: ignore[arg-type]
        return expected(play, state)  # type: ignore[arg-type]

    monkeypatch.setattr(calibration.SelfPlay, "_expected", noted)
    (found,) = games(1, 5, "revised")
    assert [look.round for look in found] == list(ROUNDS)
    assert [look.expected for look in found] == [pytest.approx(one.points - other.points) for one, other in seen]
    assert len({look.margin for look in found}) == 1
    assert len({look.again for look in found}) > 1
    for look in found:
        assert [row[0] for row in look.rows] == [(15 - look.round) / 15] * 2
        assert look.rows[0][2] - look.rows[1][2] == look.margin
        assert [row[1] for row in look.rows] == [sum(one.now.values()) for one in seen[ROUNDS.index(look.round)]]


def test_the_shares_are_what_was_put_in() -> None:
    for line in lines(made_up(1500)):
        assert line.net.value == pytest.approx(0.5, abs=0.06)
        assert line.straight.value == pytest.approx(line.net.value, abs=0.01)
        assert line.limit.value == pytest.approx(0.5, abs=0.08)
        assert line.features.value == pytest.approx(0, abs=0.1)
        assert line.more.value == pytest.approx(line.net.value - line.features.value)
        assert 0.02 < line.net.error < 0.1
        assert line.missed == pytest.approx(6, abs=0.5)
        assert line.slope == pytest.approx(1, abs=0.1)


def test_a_share_is_one_for_what_is_foreseen_and_nothing_for_the_mean() -> None:
    margins = np.array([3.0, -8.0, 5.0, 12.0])
    assert explained(margins, margins) == shared(margins, margins) == pytest.approx(1)
    assert explained(margins, np.full(4, margins.mean())) == 0
    assert explained(margins, margins - 10) < 0


def test_games_are_grouped_by_what_was_predicted_with_the_interval_of_what_came() -> None:
    looks = [replace(game[0], expected=float(at), margin=at + at % 2) for at, game in enumerate(made_up(40))]
    found = groups(looks)
    assert [group.predicted for group in found] == [1.5 + 4 * place for place in range(10)]
    assert [group.margin for group in found] == [2 + 4 * place for place in range(10)]
    assert found[0].error == pytest.approx(1.96 * np.std([0, 2, 2, 4], ddof=1) / 2)


def test_the_plot_has_a_spot_with_its_error_for_each_group() -> None:
    svg = against("Margins", {"one": [Spot(-3, -2, 1), Spot(4, 5, 2)], "two": [Spot(0, 0, 1)]})
    assert svg.count("<circle") == 3
    assert svg.count("stroke-dasharray") == 1
    assert all(f">{name}</text>" in svg for name in ("Margins", "one", "two"))


def test_a_bias_and_a_slope_are_put_right() -> None:
    wrong = [[replace(look, expected=2 * look.expected - 5) for look in game] for game in made_up(1500)]
    for line in lines(wrong):
        assert line.slope == pytest.approx(0.5, abs=0.05)
        assert line.bias == pytest.approx(-5, abs=1)
        assert line.net.value < 0 < line.straight.value == pytest.approx(0.5, abs=0.06)
