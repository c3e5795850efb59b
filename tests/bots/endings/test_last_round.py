"""The last round of two: each stack's best turn, the best answers, and what no other turn exceeds."""

from random import Random

import pytest

from babylon import Game
from babylon.bots.kernel.worlds import make_up
from babylon.bots.last_round import OTHER, LastRoundTurn, is_last_round, is_proven, last_round
from babylon.pieces.edition import EDITIONS
from babylon.rules.actions import DIG, END
from babylon.rules.edition_choices import WHILE_THEY_LAST
from babylon.rules.scoring import score
from babylon.rules.state import GameState, copied
from babylon.rules.supply import BELVEDERES, DECORATIONS, DOUBLES, SINGLES
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, apply, legal
from tests.bots.endings.agreement import result
from tests.bots.endings.every_turn import EveryTurn
from tests.bots.endings.positions import exact_gardener
from tests.bots.games import played

BEGINS = 34  # removals and turns of two before it


def position(seed: int = 0, edition: str = "revised") -> GameState:
    return copied(played(2, BEGINS, seed, edition).state)


def answers(state: GameState) -> float:
    """The points of the best answer on the average, whatever tile comes to light; the other seat is to move."""
    seen: dict[tuple[int, ...], GameState] = {}
    for chance in range(200):
        world = copied(state)
        make_up(world, [chance + 1], [0] * MOST_MOVES)
        seen.setdefault(tuple(tile for tile, high in zip(tops(world), world.height, strict=True) if high), world)
    points = [result(world, exact_gardener())[0] for world in seen.values()]
    return sum(points) / len(points)


def tops(state: GameState) -> list[int]:
    return [state.stack[3 * stack + high - 1] for stack, high in enumerate(state.height)]


def known(game: Game) -> GameState:
    return game.view(game.seat).game().state


def any_turn(state: GameState, rng: Random) -> tuple[int, GameState]:
    """The stack of a whole turn by chance, and the state after it."""
    after, out = copied(state), [0] * MOST_MOVES
    actions = out[: legal(after, out, [0] * MOST_PLACES)]
    dig = rng.choice(actions)
    apply(after, dig)
    while after.seat != OTHER:
        found = legal(after, out, [0] * MOST_PLACES)
        ends = [action for action in out[:found] if action >= END]
        others = [action for action in out[:found] if action < END]
        apply(after, rng.choice(others) if others and rng.random() < 0.9 else rng.choice(ends))
    return dig - DIG, after


def test_only_the_first_of_two_before_the_last_turn_is_asked_about() -> None:
    assert is_last_round(position())
    assert not any(is_last_round(played(*one).state) for one in ((2, 32), (2, 35), (2, 36), (3, 39)))


@pytest.mark.unmeasured
def test_each_stacks_turn_is_the_best_by_brute_force_and_so_are_the_answers() -> None:
    game = played(2, BEGINS)
    force = EveryTurn(2)
    turns = last_round(game.state)
    assert turns == last_round(known(game))
    for turn in (turns[0], turns[-1]):
        begun = copied(known(game))
        apply(begun, DIG + turn.stack)
        best = force.best(begun)
        assert best is not None
        assert best[0] == turn.points
        after = copied(known(game))
        for action in turn.actions:
            apply(after, action)
        assert score(after, after.gardens[0]) == turn.points
        assert answers(after) == pytest.approx(turn.answer)


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("scarce", [False, True])
def test_no_turn_exceeds_the_bound_of_its_stack(seed: int, *, scarce: bool) -> None:
    game = played(2, BEGINS, seed)
    state = copied(known(game))
    if scarce:
        for piece in (BELVEDERES, DOUBLES, *DECORATIONS):
            state.supply[piece] = 1
    turns = {turn.stack: turn for turn in last_round(state)}
    assert all(turn.most >= turn.margin for turn in turns.values())
    rng = Random(seed)
    for _ in range(6):
        stack, after = any_turn(state, rng)
        assert score(after, after.gardens[0]) - answers(after) <= turns[stack].most + 1e-9


def test_it_is_proven_where_nothing_runs_short_and_not_where_a_piece_could_be_missed() -> None:
    state = position()
    for piece in (SINGLES, BELVEDERES, DOUBLES, *DECORATIONS):
        state.supply[piece] = 30
    turns = last_round(state)
    assert is_proven(turns)
    assert all(turn.most == turn.margin for turn in turns)
    margins = [turn.margin for turn in turns]
    assert margins == sorted(margins, reverse=True)
    rival = LastRoundTurn(0, (), 50, 40.0, margins[0] + 1)
    assert not is_proven([*turns, rival])


def test_who_may_do_without_belvederes_is_promised_nothing_when_they_are_short() -> None:
    state = position(edition=next(iter(EDITIONS)))
    state.belvederes = WHILE_THEY_LAST
    state.supply[BELVEDERES] = 1
    assert not is_proven(last_round(state))
