"""The analysis of a game: mistakes are found, and luck is none."""

import pytest

from babylon import Game
from babylon.arena.analysis import Analyst, Estimate, Thoroughness, TurnReport, mistakes, seat_reports, turns_of
from babylon.arena.analysis_page import analysis_page, expected_plot
from tests.arena.games import finished

QUICKLY = Thoroughness(tries=40, worlds=20)
SEED, BLUNDER = 11, 35  # the turn before the last one, worth more than ten points


def last_turns(game: Game, many: int = 6, seed: int = 0) -> list[TurnReport]:
    analyst, turns = Analyst(QUICKLY, seed), list(enumerate(turns_of(game), start=1))
    return [analyst.report(number, before, moves) for number, (before, moves) in turns[-many:]]


@pytest.fixture(scope="module")
def reports() -> list[TurnReport]:
    return last_turns(finished(seed=SEED, blunder=BLUNDER))


def test_a_planted_blunder_is_the_largest_mistake(reports: list[TurnReport]) -> None:
    worst = mistakes(reports, most=3)[0]
    assert worst.number == BLUNDER
    assert worst.cost.value > 5
    assert worst.best != worst.played


def test_a_mistake_is_surely_one(reports: list[TurnReport]) -> None:
    found = mistakes(reports, most=99)
    assert all(one.cost.value > one.cost.error for one in found)
    assert [one.cost.value for one in found] == sorted((one.cost.value for one in found), reverse=True)


def test_better_is_only_what_is_better(reports: list[TurnReport]) -> None:
    assert all((one.best == one.played) == (one.cost.value <= 0) for one in reports)


def test_the_last_turn_has_no_luck(reports: list[TurnReport]) -> None:
    """Nothing that it reveals can still be used."""
    assert reports[-1].luck == (Estimate(0.0, 0.0), Estimate(0.0, 0.0))


def test_a_blunder_is_no_bad_luck(reports: list[TurnReport]) -> None:
    blunder = next(one for one in reports if one.number == BLUNDER)
    assert abs(blunder.luck[blunder.seat].value) < blunder.cost.value / 2


def test_the_luck_of_one_is_the_bad_luck_of_the_other(reports: list[TurnReport]) -> None:
    for report in reports:
        assert sum(luck.value for luck in report.luck) == pytest.approx(0.0)


def test_after_the_last_turn_one_expects_what_one_has(reports: list[TurnReport]) -> None:
    game = finished(seed=SEED, blunder=BLUNDER)
    assert reports[-1].expected == tuple(float(sheet.total) for sheet in game.scores())


def test_the_expectation_moves_by_what_was_done_and_what_was_revealed(reports: list[TurnReport]) -> None:
    """A blunder costs the one who makes it, and shows in the points that can be expected."""
    at = next(number for number, one in enumerate(reports) if one.number == BLUNDER)
    lost = reports[at - 1].expected[0] - reports[at].expected[0]
    assert lost > reports[at].cost.value / 2


def test_the_same_seed_gives_the_same_analysis(reports: list[TurnReport]) -> None:
    game = finished(seed=SEED, blunder=BLUNDER)
    assert last_turns(game, many=2) == reports[-2:]
    assert last_turns(game, many=6, seed=1) != reports


def test_every_turn_has_a_report() -> None:
    """Six removals, then fifteen rounds of two."""
    whole = finished()
    turns = list(turns_of(whole))
    assert len(turns) == 36
    assert [move for _, moves in turns for move in moves] == list(whole.moves)


def test_a_seat_sums_up_its_turns(reports: list[TurnReport]) -> None:
    game = finished(seed=SEED, blunder=BLUNDER)
    for seat, summary in enumerate(seat_reports(game, reports)):
        own = [one.cost.value for one in reports if one.seat == seat]
        assert summary.points == game.scores()[seat].total
        assert summary.cost.value == pytest.approx(sum(own))
        assert summary.luck.value == pytest.approx(sum(one.luck[seat].value for one in reports))


def test_doubts_add_up_like_independent_ones() -> None:
    assert Estimate.sum([Estimate(1.0, 3.0), Estimate(2.0, 4.0)]) == Estimate(3.0, 5.0)


def test_the_page_shows_the_plot_the_seats_and_the_mistakes(reports: list[TurnReport]) -> None:
    game = finished(seed=SEED, blunder=BLUNDER)
    plot = expected_plot("Expected", ["Ada", "B<o"], reports)
    page = analysis_page("en", plot, ["Ada", "B<o"], seat_reports(game, reports), mistakes(reports, 3))
    assert plot in page
    assert plot.count("<polyline") == 2
    assert "B&lt;o" in page
    assert " ".join(str(move) for move in mistakes(reports, 1)[0].best) in page.replace("&gt;", ">")


def test_a_page_without_mistakes_says_so(reports: list[TurnReport]) -> None:
    game = finished(seed=SEED, blunder=BLUNDER)
    assert "No turn was surely a mistake" in analysis_page("en", "", ["a", "b"], seat_reports(game, reports), [])
