"""A view does not depend on what is hidden."""

import json
from dataclasses import replace
from random import Random

from hypothesis import given, settings

from babylon import Deal, Game
from babylon.pieces.kinds import TOKENS
from tests.properties.tables import chances, games, played


def with_other_secrets(game: Game, rng: Random) -> Deal:
    """A deal that agrees with the game's in all that has been seen."""
    stacks = [list(stack) for stack in game.dealing.quarry]
    for layer in range(2):
        hidden = [number for number, shown in enumerate(game.quarry.stacks) if shown.height > layer + 1]
        tiles = [stacks[number][layer] for number in hidden]
        rng.shuffle(tiles)
        for number, tile in zip(hidden, tiles, strict=True):
            stacks[number][layer] = tile
    seen = list(game.dealing.tokens[: game.round - 1])
    rest = [token for token in TOKENS for _ in range(2 - seen.count(token))]
    rng.shuffle(rest)
    tokens = [*seen, *rest][: len(game.dealing.tokens)]
    quarry = tuple((basalt, granite, clay) for basalt, granite, clay in stacks)
    return replace(game.dealing, quarry=quarry, tokens=tuple(tokens))


@settings(max_examples=60)
@given(games(), chances())
def test_games_that_differ_in_secrets_send_the_same_bytes(game: Game, rng: Random) -> None:
    played(game, rng, share=0.5)
    other = Game(with_other_secrets(game, rng))
    for move in game.moves:
        other.play(move)
    seat = rng.choice([None, *range(game.players)])
    assert other.view(seat) == game.view(seat)
    assert json.dumps(other.view(seat).as_json()) == json.dumps(game.view(seat).as_json())
    assert str(other.view(seat).record()) == str(game.view(seat).record())


@settings(max_examples=30)
@given(games(), chances())
def test_a_view_shows_the_table_as_it_is(game: Game, rng: Random) -> None:
    played(game, rng, share=0.5)
    seen = game.view().game()
    assert seen.gardens() == game.gardens()
    assert seen.quarry == game.quarry
    assert seen.supply == game.supply
    assert seen.legal_moves() == game.legal_moves()
    assert (seen.seat, seen.round, seen.phase, seen.token) == (game.seat, game.round, game.phase, game.token)
