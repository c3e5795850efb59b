"""RULES §7: who wins."""

from babylon import Game, ScoreSheet
from babylon.rules.standings import notches_decide, ranks
from tests.drawing.garden import draw
from tests.drawing.table import idle_round, idle_turn, table


def winners(sheets: tuple[ScoreSheet, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, rank in enumerate(ranks([sheet.result for sheet in sheets])) if rank == 1)


def test_most_points_win() -> None:
    sheets = (ScoreSheet(statues=5, open_notches=64), ScoreSheet(bridges=6, open_notches=64), ScoreSheet())
    assert winners(sheets) == (1,)


def test_a_tie_goes_to_the_fewest_open_notches() -> None:
    sheets = (ScoreSheet(statues=6, open_notches=30), ScoreSheet(bridges=6, open_notches=28))
    assert winners(sheets) == (1,)


def test_a_tie_in_notches_too_is_shared() -> None:
    sheets = (ScoreSheet(statues=6, open_notches=28), ScoreSheet(), ScoreSheet(bridges=6, open_notches=28))
    assert winners(sheets) == (0, 2)


def test_points_come_before_notches() -> None:
    assert winners((ScoreSheet(statues=7, open_notches=60), ScoreSheet(statues=6, open_notches=10))) == (0,)


def test_notches_are_compared_only_among_those_with_the_most_points() -> None:
    assert notches_decide([(50, 9), (50, 8), (49, 1)])
    assert not notches_decide([(51, 9), (50, 8), (50, 8)])


def test_open_notches_are_the_board_spaces_seen_from_above() -> None:
    game = draw("""
         2  o o . .
         1  o o . .
        L1  a b c d
         2  . o o .
         1  . o o .
        L2  a b c d
    """)
    assert game.scores()[0].open_notches == 64 - 6


def test_nobody_has_won_before_the_end() -> None:
    assert table().winners() == ()


def test_the_scores_at_the_end_decide() -> None:
    game: Game = table()
    idle_turn(game)
    game.play(game.legal_moves()[0])
    game.play("sc4/1>0-ne")
    game.play("=-")
    for _ in range(2):
        idle_turn(game)
    for _ in range(10):
        idle_round(game)
    assert game.is_over
    assert [sheet.total for sheet in game.scores()] == [0, 3, 0, 0]
    assert game.winners() == (1,)
