"""`why_not` is None exactly for the legal moves, over every conceivable move."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from babylon import Corner, Decorate, Game, Move, Place, Source, Space, Symbol
from babylon.game.action_numbers import moves_of
from babylon.pieces.spaces import SPACES
from babylon.rules.actions import ACTIONS
from tests.properties.tables import chances, games, playing

EVERYWHERE = list(SPACES.values())


def unmarked(move: Move) -> Iterator[Move]:
    """A decoration without a star and with one on each of its spaces; any other move as it is."""
    if isinstance(move, Decorate):
        yield Decorate(move.symbol, move.spaces)
        yield from (Decorate(move.symbol, move.spaces, space) for space in move.spaces)
    else:
        yield move


def conceivable(game: Game) -> Iterator[Move]:
    """Every numbered move of the position, the decorations with every star."""
    for move in moves_of(game.state, list(range(ACTIONS))):
        yield from unmarked(move)


def odd(game: Game, rng: Random) -> Iterator[Move]:
    """Moves without a number: other levels, tiles over the edge, spaces far apart, stars elsewhere."""
    top = game.garden(game.seat).top
    for _ in range(150):
        corner = rng.choice([None, *Corner])
        level = rng.choice([-1, 0, *range(1, top + 4), 16, 17, 99])
        yield Place(rng.choice(list(Source)), rng.choice(EVERYWHERE), level, rng.randrange(4), corner)
        symbol = rng.choice(list(Symbol))
        spaces = tuple(rng.sample(EVERYWHERE, 1 if symbol is Symbol.STATUE else 2))
        yield Decorate(symbol, spaces, rng.choice([None, *spaces, Space(0, 0)]))


def check(game: Game, moves: Iterator[Move]) -> None:
    legal = set(game.legal_moves())
    assert len(legal) == len(game.legal_moves())
    for move in moves:
        assert (game.why_not(move) is None) == (move in legal), f"{move}: {game.why_not(move)}"
        legal.discard(move)


@settings(max_examples=40)
@given(games(), chances())
def test_why_not_is_none_exactly_for_the_legal_moves(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.02 or now.is_over:
            check(now, conceivable(now))


@settings(max_examples=40)
@given(games(), chances())
def test_every_legal_move_is_a_numbered_one(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.02:
            assert set(now.legal_moves()) <= set(moves_of(now.state, list(range(ACTIONS))))


@settings(max_examples=40)
@given(games(), chances())
def test_odd_moves_are_refused_by_a_rule_and_not_by_a_crash(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.1:
            legal = set(now.legal_moves())
            for move in odd(now, rng):
                assert (now.why_not(move) is None) == (move in legal), str(move)
