"""Hints: the best turns of a position, compared in the same worlds."""

import pytest

from babylon import EndTurn, Game, Remove
from babylon.arena.hints import Effort, Hint, hints
from babylon.arena.turn_comparison import Comparison
from babylon.bots.last_round import last_round
from tests.arena.games import finished
from tests.bots.games import played

EFFORT = Effort(tries=40, worlds=20)


def position(turns: int) -> Game:
    """The game after so many turns."""
    whole, game, ended = finished(), Game(finished().dealing), 0
    for move in whole.moves:
        if ended == turns:
            break
        game.play(move)
        ended += isinstance(move, EndTurn | Remove)
    return game


@pytest.fixture(scope="module")
def late() -> list[Hint]:
    return hints(position(30), EFFORT, seed=1)


def test_the_best_turn_comes_first(late: list[Hint]) -> None:
    margins = [one.margin.value for one in late]
    assert 1 < len(late) <= 5
    assert margins == sorted(margins, reverse=True)


def test_every_margin_has_its_interval(late: list[Hint]) -> None:
    assert all(one.margin.low < one.margin.value < one.margin.high for one in late)


def test_every_hint_is_a_whole_legal_turn_that_gains_what_it_says(late: list[Hint]) -> None:
    for hint in late:
        game = position(30)
        seat, before = game.seat, game.scores()[game.seat]
        for move in hint.moves:
            game.play(move)
        after = game.scores()[seat]
        assert game.seat != seat
        assert hint.gain == after.total - before.total
        assert all(after.points(line) - before.points(line) == points for line, points in hint.gains.items())


def test_the_same_seed_gives_the_same_hints(late: list[Hint]) -> None:
    assert hints(position(30), EFFORT, seed=1) == late


def test_no_more_than_were_asked_for(late: list[Hint]) -> None:
    assert len(hints(position(30), EFFORT, seed=1, most=2)) == 2
    assert len(late) > 2


def test_in_the_setup_one_removes() -> None:
    assert all(isinstance(move, Remove) for hint in hints(position(0), EFFORT, seed=1) for move in hint.moves)


def test_a_turn_that_has_begun_is_ended() -> None:
    game = position(30)
    begun = hints(game, EFFORT, seed=1)[0].moves[0]
    game.play(begun)
    assert all(isinstance(hint.moves[-1], EndTurn) for hint in hints(game, EFFORT, seed=1))


def test_when_all_is_over_there_is_nothing_to_hint_at() -> None:
    assert hints(finished(), EFFORT, seed=1) == []


def test_what_is_hidden_does_not_matter() -> None:
    game = position(8)
    guess = game.view(game.seat).game()
    assert hints(guess, EFFORT, seed=1) == hints(game, EFFORT, seed=1)


def test_a_turn_is_exactly_as_good_as_itself(late: list[Hint]) -> None:
    comparison, state, best = Comparison(20), position(30).state, late[0].moves
    same = comparison.prospect(state, best, 5).above(comparison.prospect(state, best, 5))
    assert (same.low, same.value, same.high) == (0.0, 0.0, 0.0)


def test_the_same_worlds_tell_two_turns_apart_more_clearly(late: list[Hint]) -> None:
    """The interval of the difference is narrower than those of the two margins together."""
    comparison, state = Comparison(100), position(30).state
    one, two = (comparison.prospect(state, hint.moves, 5) for hint in (late[0], late[-1]))
    apart = one.above(two)
    assert apart.value == pytest.approx(one.margin.value - two.margin.value)
    assert apart.high - apart.low < (one.margin.high - one.margin.low) + (two.margin.high - two.margin.low)


def test_in_the_last_round_of_two_hints_are_exact() -> None:
    game = played(2, 34)
    found = hints(game, EFFORT, seed=1)
    best = last_round(game.state)[: len(found)]
    assert [hint.margin.value for hint in found] == [turn.margin for turn in best]
    assert all(hint.margin.low == hint.margin.value == hint.margin.high for hint in found)
    for hint in found:
        after = played(2, 34)
        for move in hint.moves:
            after.play(move)
        assert after.seat == 1
