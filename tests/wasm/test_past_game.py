"""A game of former rules: a kernel judges it, and nobody at its table notices."""

import pickle
import random

import pytest

from babylon import Game
from babylon.game.as_json import game_json
from babylon.game.move_rows import moves_in
from babylon.game.public_deal import public_deal
from babylon.game.public_game import PublicGame
from babylon.pieces.errors import IllegalMove
from babylon.pieces.kinds import Token
from babylon.pieces.move import Dig, EndTurn, Move, Place, Remove, ends_turn
from babylon.wasm.kernels import Kernel, present
from babylon.wasm.past_game import PastGame
from tests.wasm.former_rules import former

pytestmark = pytest.mark.unmeasured
MOST_MOVES = 6


def beginnings(players: int, kernel: Kernel, edition: str = "revised") -> tuple[Game, PublicGame, PastGame]:
    """A whole game, and what is public of it judged in both ways."""
    whole = Game.deal(players, edition, seed=players)
    deal = public_deal(whole.dealing, whole.state)
    return whole, PublicGame(deal), PastGame(kernel, deal)


def any_turn(game: Game, rng: random.Random) -> list[Move]:
    """A legal turn."""
    draft, moves = game.copy(), list[Move]()
    while not moves or not ends_turn(moves[-1]):
        legal = draft.legal_moves()
        last = [move for move in legal if ends_turn(move)]
        moves.append(rng.choice(last if last and len(moves) >= MOST_MOVES else legal))
        draft.play(moves[-1])
    return moves


def revealed(game: Game, moves: list[Move]) -> tuple[str | None, Token | None]:
    """What a turn shows: the tile that it uncovers, the token of the round that it begins."""
    first = moves[0]
    assert isinstance(first, Dig | Remove)
    after = game.copy()
    for move in moves:
        after.play(move)
    height = after.quarry.stacks[first.stack.index].height
    tile = game.dealing.quarry[first.stack.index][height - 1] if height else None
    return tile, after.token if after.round > game.round else None


def played(game: PublicGame, moves: list[Move], tile: str | None, token: Token | None) -> PublicGame:
    """The public game after a turn."""
    first = moves[0]
    assert isinstance(first, Dig | Remove)
    after = game.on_turn(moves[:-1])
    after.end_turn(moves[-1], first.stack, tile, token)
    return after


@pytest.mark.parametrize(("players", "edition"), [(2, "ja"), (3, "zh-Hans"), (4, "en")])
def test_by_the_present_kernel_it_is_the_game_of_plain_python(players: int, edition: str) -> None:
    whole, plain, past = beginnings(players, present(), edition)
    rng = random.Random(players)
    while not whole.is_over:
        moves = any_turn(whole, rng)
        one, other = plain.on_turn(moves[:-1]), past.on_turn(moves[:-1])
        assert one.discarded_by(moves[-1]) == other.discarded_by(moves[-1])
        assert not isinstance(moves[-1], EndTurn) or one.reveals_token == other.reveals_token
        shown = revealed(whole, moves)
        plain, past = played(plain, moves, *shown), played(past, moves, *shown)  # type: ignore[assignment]
        for move in moves:
            whole.play(move)
        assert (plain.digest(), plain.dealing) == (past.digest(), past.dealing)
        assert game_json(plain) == game_json(past)
        assert (plain.move_rows(), plain.income_rows()) == (past.move_rows(), past.income_rows())
        assert (plain.points(), plain.legal_moves()) == (past.points(), past.legal_moves())
        assert plain.totals() == past.totals() == [row.points for row in whole.standings()]
        assert [plain.why_not(move) for move in moves] == [past.why_not(move) for move in moves]
    assert (plain.standings(), plain.winners()) == (past.standings(), past.winners())
    assert str(plain.record()) == str(past.record())


def test_former_rules_pay_and_score_as_they_did() -> None:
    _, plain, past = beginnings(2, former())
    for game in (plain, past):
        while game.phase == "remove":
            game.play(game.legal_moves()[0])
    assert [row.singles for row in past.income_rows()] == [row.singles + 2 for row in plain.income_rows()]
    for game in (plain, past):
        game.play(game.legal_moves()[0])
    assert past.garden(0).singles == plain.garden(0).singles + 2
    past.play(next(move for move in past.legal_moves() if isinstance(move, Place)))
    assert past.scores()[0].highest == 5 * past.garden(0).tiles[0].level


def test_a_turn_that_only_former_rules_allow_is_played() -> None:
    whole, plain, past = beginnings(2, former())
    draft, rng = PastGame(former(), whole.dealing), random.Random(1)
    refused, moves = list[str](), list[Move]()
    while not refused:
        moves = costly_turn(draft, rng)
        past = played(past, moves, *revealed(draft, moves))  # type: ignore[assignment]
        refused = refusals(plain, moves)
        if not refused:
            plain = played(plain, moves, *revealed(draft, moves))
        for move in moves:
            draft.play(move)
    assert refused == ["too-few-pillars"]
    assert past.ply == plain.ply + len(moves)


def refusals(game: PublicGame, moves: list[Move]) -> list[str]:
    """The rule that a turn breaks, if it breaks one."""
    try:
        game.on_turn(moves)
    except IllegalMove as error:
        return [error.code]
    return []


def costly_turn(game: Game, rng: random.Random) -> list[Move]:
    """A turn that places its tile where that takes most pillars."""
    draft, moves = game.copy(), list[Move]()
    while not moves or not ends_turn(moves[-1]):
        places = [row for row in draft.move_rows() if row.level > 0]
        dearest = max(places, key=lambda row: row.singles, default=None)
        moves.append(rng.choice(draft.legal_moves()) if dearest is None else moves_in(dearest)[0])
        draft.play(moves[-1])
    return moves


def test_it_is_taken_back_copied_and_sent_like_any_other() -> None:
    _, _, game = beginnings(3, former())
    begun = game.digest()
    for _ in range(3):
        game.play(game.legal_moves()[-1])
    sent = pickle.loads(pickle.dumps(game.view(0))).game()
    assert sent.digest() == game.digest()
    game.undo(3)
    assert game.digest() == begun != sent.digest()
