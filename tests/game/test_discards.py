"""What the end of a turn discards."""

import pytest

from babylon import Discarded, Game, parse_move


def at_the_end_of_a_turn(*built: str) -> Game:
    """A game whose first player has dug a tile and still has the starting tile, unless they place it."""
    game = Game.deal(players=2, seed=7)
    for token in ("xA1", "xB1", "xC1", "xD1", "xA2", "xB2", "A4", *built):
        game.play(token)
    return game


@pytest.mark.parametrize(
    ("token", "discarded"), [("=d", Discarded.STORED), ("=s", Discarded.DUG), ("=-", Discarded.BOTH)]
)
def test_of_two_tiles_those_that_are_not_kept_are_discarded(token: str, discarded: Discarded) -> None:
    assert at_the_end_of_a_turn().discarded_by(parse_move(token)) is discarded


@pytest.mark.parametrize(("token", "discarded"), [("=d", Discarded.NONE), ("=-", Discarded.DUG)])
def test_a_stored_tile_that_was_placed_is_not_discarded(token: str, discarded: Discarded) -> None:
    assert at_the_end_of_a_turn("sc4/1>0").discarded_by(parse_move(token)) is discarded


@pytest.mark.parametrize(("token", "discarded"), [("=s", Discarded.NONE), ("=-", Discarded.STORED)])
def test_a_dug_tile_that_was_placed_is_not_discarded(token: str, discarded: Discarded) -> None:
    assert at_the_end_of_a_turn("dc4/1>0").discarded_by(parse_move(token)) is discarded


def test_only_the_end_of_a_turn_discards() -> None:
    assert at_the_end_of_a_turn().discarded_by(parse_move("dc4/1>0")) is Discarded.NONE
