"""The public game keeps little of its past, and nobody can tell."""

import pickle
import random
from collections.abc import Iterator
from copy import deepcopy

import pytest

from babylon.game import Game
from babylon.game.as_json import game_json
from babylon.game.public_game import PublicGame
from babylon.pieces.deal import Deal
from babylon.pieces.errors import IllegalMove
from babylon.pieces.kinds import Token
from babylon.pieces.move import Move, parse_move
from babylon.pieces.spaces import Stack
from babylon.questions.digest import public_digest
from babylon.rules.turn import NOTHING, uncovered_stack
from tests.server.plain_bots import Plain


def with_holes(deal: Deal) -> Deal:
    """What everyone sees of a deal before the first move."""
    return Deal(
        deal.edition,
        deal.tiles,
        deal.seats,
        tuple((None, None, clay) for _, _, clay in deal.quarry),
        (None,) * len(deal.tokens),
    )


def turn(real: Game, public: PublicGame, moves: list[Move]) -> PublicGame:
    """Play a turn at both, with what it reveals."""
    stack, before = getattr(moves[0], "stack", None), real.state.round
    assert stack is not None
    height = real.state.height[stack.index]
    for move in moves:
        real.play(move)
    tile = real.dealing.quarry[stack.index][height - 2] if height > 1 else None
    began = not real.is_over and real.state.round > before
    after = public.on_turn(moves[:-1])
    after.end_turn(moves[-1], stack, tile, real.dealing.tokens[before] if began else None)
    return after


def played(players: int, seed: int) -> Iterator[tuple[Game, PublicGame]]:
    """A random game after each of its turns."""
    real, rng = Game.deal(players, seed=seed), random.Random(seed)
    public = PublicGame(with_holes(real.dealing))
    while not real.is_over:
        public = turn(real, public, Plain().turn(real.view(real.seat), 0.0, rng))
        yield real, public


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_it_shows_what_the_whole_game_shows(players: int, seed: int) -> None:
    for real, public in played(players, seed):
        assert game_json(public) == real.view().as_json()
        assert public.moves == real.moves
        assert public.points() == real.points()
        assert public.digest() == f"{public_digest(real.state, [0] * players):08x}"


def test_turns_can_be_taken_back_and_stay_revealed() -> None:
    for real, public in played(2, 5):
        back = random.Random(real.ply).randrange(1, 6)
        earlier, again = real.copy(), public.copy()
        earlier.undo(min(back, earlier.ply))
        again.undo(min(back, again.ply))
        assert again.moves == earlier.moves
        assert again.scores() == earlier.scores()
        assert again.dealing == public.dealing
        assert [garden.tiles for garden in again.gardens()] == [garden.tiles for garden in earlier.gardens()]


def test_a_copy_is_played_on_alone() -> None:
    real, public = next(played(2, 7))
    draft = public.copy()
    draft.play(draft.legal_moves()[0])
    assert public.moves == real.moves
    assert len(draft.moves) == len(real.moves) + 1


def test_only_the_newest_state_is_kept_of_turns_that_are_over() -> None:
    *_, (_, public) = played(4, 3)
    assert len(public._states) == 1


def test_the_tile_beneath_a_taken_one_is_unknown_until_the_turn_ends() -> None:
    real = Game.deal(4, seed=3)
    public = PublicGame(with_holes(real.dealing))
    assert uncovered_stack(public.state) == NOTHING
    public = public.on_turn([parse_move("C2")])
    assert uncovered_stack(public.state) == Stack.at(6).index
    public.end_turn(parse_move("=-"), Stack.at(6), real.dealing.quarry[6][1], None)
    assert uncovered_stack(public.state) == NOTHING


def test_a_turn_leaves_the_game_before_it_alone() -> None:
    for number, (_, public) in enumerate(played(3, 5)):
        before, moves = game_json(public), Plain().turn(public.view(public.seat), 0.0, random.Random(number))
        after = public.on_turn(moves[:-1])
        after.end_turn(moves[-1], None, None, None)
        assert game_json(public) == before
        if number == 8:
            break


def test_a_move_that_breaks_a_rule_is_refused_with_its_code_also_when_it_travels() -> None:
    public = PublicGame(with_holes(Game.deal(4, seed=3).dealing))
    with pytest.raises(IllegalMove) as refused:
        public.on_turn([parse_move("C2"), parse_move("B2")])
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.reason) == (refused.value.code, refused.value.reason)


def test_only_the_last_seat_s_turn_reveals_a_token_and_a_judged_end_is_judged_once() -> None:
    public = PublicGame(with_holes(Game.deal(4, seed=3).dealing))
    for seat, stack in enumerate(("C2", "A1", "D4", "B3")):
        assert public.reveals_token == (seat == 3)
        public = public.on_turn([parse_move(stack)])
        token = Token.NONE if seat == 3 else None
        public.end_turn(parse_move("=-"), None, None, token, is_legal=True)
    assert (public.round, public.seat, public.token) == (2, 0, Token.NONE)


def test_only_a_turn_of_its_own_is_ended() -> None:
    public = PublicGame(with_holes(Game.deal(4, seed=3).dealing))
    begun = public.on_turn([parse_move("C2")])
    begun.copy()
    for game in (public, begun):
        with pytest.raises(AssertionError):
            game.end_turn(parse_move("=-"), None, None, None)


def test_what_is_asked_within_a_turn_is_not_kept_for_its_end() -> None:
    public = PublicGame(with_holes(Game.deal(4, seed=3).dealing))
    asked, unasked = (public.on_turn([parse_move("C2")]) for _ in range(2))
    assert asked.digest() != public.digest()
    assert asked.garden(0) != public.garden(0)
    assert asked.totals() == public.totals()
    for game in (asked, unasked):
        game.end_turn(parse_move("=-"), None, None, None)
    assert asked.digest() == unasked.digest()
    assert asked.gardens() == unasked.gardens()


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 5)])
def test_a_turn_changes_nothing_of_the_games_before_it(players: int, seed: int) -> None:
    earlier = [(public, deepcopy(public.state)) for _, public in played(players, seed)]
    assert all(public.state == then for public, then in earlier)


def test_the_garden_that_the_end_of_a_turn_gives_nothing_stays_the_same_one() -> None:
    kept, given = 0, 0
    before: PublicGame | None = None
    for _, public in played(3, 6):
        if before is not None:
            seat = public.state.seat
            same = before.state.gardens[seat] == public.state.gardens[seat]
            assert (before.state.gardens[seat] is public.state.gardens[seat]) is same
            kept, given = kept + same, given + (not same)
        before = public
    assert kept
    assert given
