"""The review of a game: mistakes are found, and luck is none. The page comes to the same numbers."""

import json
import math
from dataclasses import replace

import pytest

from babylon import Game
from babylon.arena.analysis_page import analysis_page, by_line, expected_plot
from babylon.bots import runner
from babylon.bots.engines import PlainMemory, WasmMemory
from babylon.bots.game_review import Estimate, GameReview, judgements, review_of, turns_of
from babylon.bots.turn_review import DEPTHS, Depth, Judge, Judgement
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import copied
from tests.arena.games import finished
from tests.bots import page_reviews
from tests.bots.games import played

QUICKLY = Depth(tries=40, worlds=20)
SEED, BLUNDER = 11, 35  # the turn before the last one, worth more than ten points
FIRST = 31


@pytest.fixture(scope="module")
def game() -> Game:
    return finished(seed=SEED, blunder=BLUNDER)


@pytest.fixture(scope="module")
def judged(game: Game) -> list[Judgement]:
    """The last turns; those before have been judged by nobody, as if they had cost nothing and revealed nothing."""
    judge, turns = Judge(QUICKLY, 0), turns_of(game)
    late = [
        judge.judged(turn.before.state, FIRST + place, turn.actions) for place, turn in enumerate(turns[FIRST - 1 :])
    ]
    start = judge.judged(turns[0].before.state, 1, [])
    return [start] * FIRST + late


@pytest.fixture(scope="module")
def review(game: Game, judged: list[Judgement]) -> GameReview:
    return review_of(game, judged)


def test_a_planted_blunder_is_the_largest_mistake(review: GameReview) -> None:
    worst = review.mistakes(most=3)[0]
    assert worst.number == BLUNDER
    assert worst.cost.value > 5
    assert worst.best != worst.played


def test_a_mistake_is_surely_one(review: GameReview) -> None:
    found = review.mistakes(most=99)
    assert all(one.cost.value > one.cost.error for one in found)
    assert [one.cost.value for one in found] == sorted((one.cost.value for one in found), reverse=True)


def test_better_is_only_what_is_better(review: GameReview) -> None:
    assert all(one.best == one.played for one in review.turns[FIRST - 1 :] if one.cost.value <= 0)
    assert all(one.best != one.played for one in review.mistakes(99))


def test_a_cost_is_what_one_misses_and_what_the_others_are_not_denied(review: GameReview) -> None:
    for one in review.turns[FIRST - 1 :]:
        mine, other = one.gains[one.seat].value, one.gains[1 - one.seat].value
        assert one.cost.value == pytest.approx(mine - other)
        assert one.denied == pytest.approx(-other)


def test_the_lines_of_the_pad_add_up_to_the_points(review: GameReview) -> None:
    for one in review.turns:
        for gain, lines in zip(one.gains, one.lines, strict=True):
            assert sum(lines) == pytest.approx(gain.value)


def test_the_last_turn_has_no_luck(review: GameReview) -> None:
    """Nothing that it reveals can still be used."""
    last = review.turns[-1]
    assert last.luck == last.tile_luck == last.token_luck == (Estimate(0.0, 0.0), Estimate(0.0, 0.0))


def test_the_luck_of_tiles_and_the_luck_of_tokens_are_all_of_it(review: GameReview) -> None:
    for turn in review.turns:
        for luck, tile, token in zip(turn.luck, turn.tile_luck, turn.token_luck, strict=True):
            assert tile.value + token.value == pytest.approx(luck.value)
    for seat in review.seats:
        assert seat.tile_luck.value + seat.token_luck.value == pytest.approx(seat.luck.value)


def test_only_the_last_turn_of_a_round_reveals_a_token(game: Game, review: GameReview) -> None:
    late = review.turns[FIRST - 1 :]
    assert all(luck == Estimate(0.0, 0.0) for one in late if one.seat == 0 for luck in one.token_luck)
    assert any(luck.value != 0 for one in late if one.seat == game.players - 1 for luck in one.token_luck)


def test_a_blunder_is_no_bad_luck(review: GameReview) -> None:
    blunder = review.turns[BLUNDER - 1]
    assert abs(blunder.luck[blunder.seat].value) < blunder.cost.value / 2


def test_the_luck_of_one_is_the_bad_luck_of_the_other(review: GameReview) -> None:
    for report in review.turns:
        assert sum(luck.value for luck in report.luck) == pytest.approx(0.0)


def test_after_the_last_turn_one_expects_what_one_has(game: Game, review: GameReview) -> None:
    points = [float(sheet.total) for sheet in game.scores()]
    assert review.turns[-1].expected == tuple(Estimate(one, 0.0) for one in points)
    assert review.turns[-1].lead[0] == Estimate(points[0] - points[1], 0.0)


def test_the_expectation_moves_by_what_was_done(review: GameReview) -> None:
    """A blunder costs the one who makes it, and shows in the points that can be expected."""
    before, after = review.turns[BLUNDER - 2], review.turns[BLUNDER - 1]
    assert before.expected[after.seat].value - after.expected[after.seat].value > after.cost.value / 2


def test_the_same_seed_gives_the_same_judgement(game: Game, judged: list[Judgement]) -> None:
    turn, found = turns_of(game)[FIRST - 1], judged[FIRST]
    assert Judge(QUICKLY, 0).judged(turn.before.state, FIRST, turn.actions) == found
    assert Judge(QUICKLY, 1).judged(turn.before.state, FIRST, turn.actions) != found


def test_what_nobody_has_seen_is_no_part_of_it_but_for_what_the_turn_reveals() -> None:
    turn = turns_of(played(2, 12))[-1]
    state = turn.before.state
    dug = turn.actions[0] % QUARRY
    one, other = [stack for stack in range(QUARRY) if state.height[stack] == LAYERS and stack != dug][:2]
    below, above = copied(state), copied(state)
    below.stack[LAYERS * one], below.stack[LAYERS * other] = state.stack[LAYERS * other], state.stack[LAYERS * one]
    mine = LAYERS * dug + state.height[dug] - 2
    theirs = LAYERS * one + state.height[dug] - 2
    above.stack[mine], above.stack[theirs] = state.stack[theirs], state.stack[mine]
    found = [Judge(QUICKLY).judged(each, 12, turn.actions) for each in (state, below, above)]
    assert found[0] == found[1]
    mine_known, others_known = (
        replace(each, leads=(), lucks=(), tile_lucks=(), token_lucks=(), points=()) for each in found[::2]
    )
    assert mine_known == others_known
    assert found[0].tile_lucks != found[2].tile_lucks


def test_every_turn_has_a_report() -> None:
    """Six removals, then fifteen rounds of two."""
    whole = finished()
    turns = turns_of(whole)
    assert len(turns) == 36
    assert [move for turn in turns for move in turn.moves] == list(whole.moves)


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_goes() -> None:
    game = played(3, 2)
    found = list(judgements(game, Depth(tries=1, worlds=2)))
    review = review_of(game, found)
    assert (len(found), len(review.turns)) == (3, 2)
    assert [one.value for one in review.start] == [one.value for one in found[0].leads]
    assert [one.value for one in review.turns[-1].expected] == [one.value for one in found[-1].points]


def test_a_seat_sums_up_its_turns(game: Game, review: GameReview) -> None:
    for seat, summary in enumerate(review.seats):
        own = [one.cost for one in review.turns if one.seat == seat]
        assert summary.points == game.scores()[seat].total
        assert summary.cost.value == pytest.approx(sum(one.value for one in own))
        assert summary.cost.error == pytest.approx(math.hypot(*(one.error for one in own)))
        assert summary.luck.value == pytest.approx(sum(one.luck[seat].value for one in review.turns))


def test_plain_python_and_webassembly_agree_to_the_last_digit(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    turn = turns_of(played(2, 33))[-1]
    for chosen in (PlainMemory, WasmMemory):
        monkeypatch.setattr(runner, "engine", lambda chosen=chosen: chosen)
        found.append(Judge(Depth(tries=8, worlds=2), 5).judged(turn.before.state, 33, turn.actions))
    assert found[0] == found[1]


def test_the_reviews_that_the_page_must_come_to_are_those_of_the_command_line() -> None:
    kept = json.loads(page_reviews.FILE.read_text("utf-8"))
    assert kept == json.loads(page_reviews.text()), "run `python -m tests.bots.page_reviews`"


def test_a_deeper_review_thinks_more() -> None:
    assert DEPTHS["quick"].tries < DEPTHS["deep"].tries
    assert DEPTHS["quick"].worlds < DEPTHS["deep"].worlds


def test_the_page_shows_the_plot_the_seats_and_the_mistakes(review: GameReview) -> None:
    plot = expected_plot("Expected", ["Ada", "B<o"], review)
    page = analysis_page("en", plot, ["Ada", "B<o"], review, 3)
    assert plot in page
    assert plot.count("<polyline") == 2
    assert "B&lt;o" in page
    worst = review.mistakes(1)[0]
    assert "<th>Denied</th><th>By the end</th>" in page
    assert f"<td>{worst.denied:.1f}</td><td>{by_line(worst, 'en')}</td>" in page


def test_the_lines_that_are_told_are_those_of_the_seat_the_largest_first(review: GameReview) -> None:
    lines = tuple(tuple(points * (seat + 1) for points in (0.4, -3.0, 7.26, 0, 0.5, 0, 0, 0)) for seat in range(2))
    told = replace(review.turns[0], seat=1, lines=lines)
    assert by_line(told, "en") == "Bridges +14.5, Fountains -6.0, Diversity of decorative items +1.0, Statues +0.8"
    assert by_line(replace(told, lines=((0.0,) * 8,) * 2), "en") == ""


def test_the_page_shows_the_best_turn_of_a_mistake(review: GameReview) -> None:
    page = analysis_page("en", "", ["Ada", "Bo"], review, 3)
    assert " ".join(str(move) for move in review.mistakes(1)[0].best) in page.replace("&gt;", ">")


def test_a_page_without_mistakes_says_so(review: GameReview) -> None:
    flawless = GameReview(review.start, review.turns[:1], review.seats)
    assert "No turn was surely a mistake" in analysis_page("en", "", ["a", "b"], flawless, 5)
