"""The public game keeps little of its past, and nobody can tell."""

import random
from collections.abc import Iterator

import pytest

from babylon.game import Game
from babylon.game.as_json import game_json
from babylon.pieces.deal import Deal
from babylon.pieces.move import Move
from babylon.server.tables.public_game import PublicGame
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


def turn(real: Game, public: PublicGame, moves: list[Move]) -> None:
    """Play a turn at both, with what it reveals."""
    stack, before = getattr(moves[0], "stack", None), real.state.round
    assert stack is not None
    height = real.state.height[stack.index]
    for move in moves:
        real.play(move)
    tile = real.dealing.quarry[stack.index][height - 2] if height > 1 else None
    began = not real.is_over and real.state.round > before
    for move in moves[:-1]:
        public.play(move)
    public.end_turn(moves[-1], stack, tile, real.dealing.tokens[before] if began else None)


def played(players: int, seed: int) -> Iterator[tuple[Game, PublicGame]]:
    """A random game after each of its turns."""
    real, rng = Game.deal(players, seed=seed), random.Random(seed)
    public = PublicGame(with_holes(real.dealing))
    while not real.is_over:
        turn(real, public, Plain().turn(real.view(real.seat), 0.0, rng))
        yield real, public


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_it_shows_what_the_whole_game_shows(players: int, seed: int) -> None:
    for real, public in played(players, seed):
        assert game_json(public) == real.view().as_json()
        assert public.moves == real.moves
        assert public.points() == real.points()


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
