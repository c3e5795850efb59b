"""What a bot suggests: its turn, and the best one that is played otherwise."""

from random import Random

from babylon import Game
from babylon.bots import make
from babylon.bots.kernel_bots import SearchBot
from babylon.bots.search import Finding
from babylon.bots.suggestions import outline, suggested
from babylon.pieces.move import Move, parse_move

TURNS = {
    1: "A1 dc4/1>0 =s",
    2: "A1 dc4/1>2 =s",
    3: "A1 dd4/1>0 =s",
    4: "B2 =d",
}


def moves(actions: list[int]) -> list[Move]:
    return [parse_move(token) for token in TURNS[actions[0]].split()]


def found(turn: int, margin: float, tries: int = 9) -> Finding:
    return Finding([turn], margin, 3.0, tries)


def test_the_alternative_differs_in_more_than_a_rotation() -> None:
    suggestion = suggested([found(1, 5.0), found(2, 4.5), found(3, 4.0), found(4, 3.0)], moves)
    assert suggestion.alternative is not None
    assert suggestion.alternative.moves == tuple(moves([3]))
    assert suggestion.alternative.behind == 1.0
    assert 4.2 < suggestion.alternative.error < 4.3


def test_a_turn_that_was_hardly_tried_is_no_alternative() -> None:
    assert suggested([found(1, 5.0), found(4, 0.0, tries=0)], moves).alternative is None
    assert suggested([found(1, 5.0, tries=3), found(4, 0.0)], moves).alternative is None


def test_a_turn_without_rival_stands_alone() -> None:
    assert suggested([found(1, 5.0)], moves).alternative is None


def test_a_bot_that_searches_knows_another_legal_turn() -> None:
    game = Game.deal(seed=4, players=4)
    bot = make("architect")
    assert isinstance(bot, SearchBot)
    bot.tries = 2000
    suggestion = bot.suggestion(game.view(), 5.0, Random(1))
    assert suggestion.alternative is not None
    for turn in (suggestion.moves, suggestion.alternative.moves):
        after = game.copy()
        for move in turn:
            after.play(move)
        assert after.seat != game.seat
    assert suggestion.alternative.behind >= 0
    assert outline(suggestion.alternative.moves) != outline(suggestion.moves)
