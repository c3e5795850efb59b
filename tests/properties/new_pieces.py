"""What must hold when the game has a token and a piece more. Run by test_new_pieces, on a package that has them."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np

from babylon import Game
from babylon.bots.gardener import Gardener
from babylon.bots.kernel.worlds import hide, make_up
from babylon.pieces.edition import EDITIONS, Supply
from babylon.pieces.kinds import TOKENS, Token
from babylon.pieces.tile import TWO_OF_EACH
from babylon.rules.scoring import score
from babylon.rules.setup import REMOVALS
from babylon.rules.state import GameState, copied
from babylon.rules.supply import PIECES, SINGLES
from babylon.rules.tokens import BOX, COPIES, TOKEN_KINDS, UNKNOWN_TOKEN
from babylon.rules.turn import DIGGING, MOST_MOVES, MOST_PLACES, OVER, apply, legal
from babylon.simulate import Batch, play_random
from babylon.simulate.observations import ROUND_NUMBERS, SPACES, TABLE_NUMBERS, TILE_NUMBERS, size_of

PLAIN_GAMES = 334  # for two, three and four players together a thousand
COMPILED_GAMES = 1000  # for each
NEW_TOKEN = Token("two-singles")
NEW_NUMBER = TOKENS.index(NEW_TOKEN)
NEW_PIECE = PIECES.index("obelisks")


def states_of(game: GameState, rng: Random) -> Iterator[GameState]:
    """Random play on a state to its end, told after every move."""
    out, scratch = [0] * MOST_MOVES, [0] * MOST_PLACES
    while game.phase != OVER:
        apply(game, out[rng.randrange(legal(game, out, scratch))])
        yield game


def with_new_token_first(players: int) -> Game:
    """A game whose second round has the new token, and no other round."""
    deal = Game.deal(players, seed=1).dealing
    others = [token for token in TWO_OF_EACH if token is not NEW_TOKEN]
    return Game(replace(deal, tokens=(NEW_TOKEN, *others)[: len(deal.tokens)]))


def played_on(game: Game, plies: int) -> Game:
    """The game after so many random moves."""
    rng = Random(3)
    for _ in range(plies):
        game.play(rng.choice(game.legal_moves()))
    return game


def games_are_played_to_the_end(players: int) -> None:
    """By the rules alone, each from a deal of its own; whatever is taken from the supply can't be the new piece."""
    came_up = 0
    for seed in range(PLAIN_GAMES):
        state = copied(Game.deal(players, seed=seed).state)
        for _ in states_of(state, Random(seed)):
            pass
        assert state.round == state.token_count
        assert state.supply[NEW_PIECE] == 10
        assert all(score(state, garden) > 0 for garden in state.gardens)
        came_up += NEW_NUMBER in state.tokens[: state.token_count]
    # Of 16 tokens at least 10 are in play: both copies stay in the box in one deal of eight at the most.
    assert came_up > PLAIN_GAMES * 3 / 4


def compiled_games_are_the_same(players: int) -> None:
    """A state as one block of memory has room for the new ones, too."""
    scores = play_random(COMPILED_GAMES, players=players, seed=9)
    assert scores.shape == (COMPILED_GAMES, players)
    assert (scores > 0).all()
    batch = Batch(4, players=players, seed=9)
    while not batch.over.all():
        batch.step(batch.random_actions())
    assert np.array_equal(batch.scores(), scores[:4])
    for game in range(4):
        state = batch.state(game)
        assert [score(state, garden) for garden in state.gardens] == scores[game].tolist()
        assert state.supply[NEW_PIECE] == 10


def the_token_gives_its_pillars(players: int) -> None:
    """Two singles from the supply at the start of every turn of its round."""
    state = copied(with_new_token_first(players).state)
    before, given = copied(state), []
    for after in states_of(state, Random(1)):
        if after.token == NEW_NUMBER and after.phase == DIGGING:
            garden = after.gardens[after.seat]
            assert garden.singles == before.gardens[after.seat].singles + 2
            assert free_singles(after) == free_singles(before)
            given.append(after.seat)
        before = copied(after)
    assert given == list(range(players))


def free_singles(game: GameState) -> int:
    """All singles that carry no tile."""
    return game.supply[SINGLES] + sum(garden.singles for garden in game.gardens)


def a_deal_has_two_of_it(players: int) -> None:
    """The box has as many of it as of the others."""
    state = Game.deal(players).state
    assert state.box == [COPIES] * TOKEN_KINDS
    assert len(state.tokens) == BOX == 16
    dealt = [Game.deal(players, seed=seed).dealing.tokens.count(NEW_TOKEN) for seed in range(50)]
    assert set(dealt) == {0, 1, 2}


def a_record_tells_both(players: int) -> None:
    """What was written is read back: the token by its word, the piece by its number."""
    supply = Supply(148, 60, 38, 15, 15, 15, 38, 4)  # type: ignore[call-arg]  # the scratch package has eight
    deal = replace(with_new_token_first(players).dealing, edition=EDITIONS["revised"].mixed(supply=supply))
    text = str(played_on(Game(deal), 30).record())
    assert "148 60 38 15 15 15 38 4" in text
    assert "two-singles" in text
    again = Game.from_record(text)
    assert again.supply == replace(again.supply, obelisks=4)  # type: ignore[call-arg]  # as above
    assert again.dealing == deal
    assert str(again.record()) == text


def it_is_unknown_until_it_comes_up(players: int) -> None:
    """A seat's view hides the token, and possible worlds have it."""
    game = played_on(with_new_token_first(players), REMOVALS[players] + 1)
    hidden = copied(game.state)
    hide(hidden)
    assert set(hidden.tokens[: hidden.token_count]) == {UNKNOWN_TOKEN}
    made_up = set()
    for seed in range(40):
        world = copied(hidden)
        make_up(world, [seed + 1], [0] * 64)
        revealed = world.tokens[: world.token_count]
        assert max(revealed) < TOKEN_KINDS
        assert all(revealed.count(token) <= COPIES for token in range(TOKEN_KINDS))
        made_up.update(revealed)
    assert made_up == set(range(TOKEN_KINDS))


def an_observation_has_room_for_it(players: int) -> None:
    """Each token and each piece has its number in a row, which none of the others shares."""
    batch = Batch(16, players=players, seed=2)
    table = SPACES * 18 * players
    seen = 0
    while not batch.over.all():
        rows = batch.observations()
        assert rows.shape == (16, size_of(players))
        for game, row in enumerate(rows):
            state = batch.state(game)
            assert row[table + 16 : table + 16 + TOKEN_KINDS].nonzero()[0].tolist() == [state.token]
            seen += state.token == NEW_NUMBER
            pieces = row[table + TABLE_NUMBERS - TILE_NUMBERS - len(PIECES) : table + TABLE_NUMBERS - TILE_NUMBERS]
            assert pieces.tolist() == state.supply
        batch.step(batch.random_actions())
    assert seen > 0
    assert ROUND_NUMBERS == 16 + 2 * TOKEN_KINDS


def a_bot_plays_with_it(players: int) -> None:
    """A bot takes its turns to the end of a game that begins with the new token."""
    game, bot, rng = with_new_token_first(players), Gardener(), Random(5)
    while not game.is_over:
        for move in bot.turn(game.view(game.seat), 1, rng):
            game.play(move)
    assert min(sheet.total for sheet in game.scores()) > 0


if __name__ == "__main__":
    name, *counts = sys.argv[1:]
    for players in counts:
        globals()[name](int(players))
