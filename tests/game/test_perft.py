"""Positions counted to a depth; another number means other rules."""

import pytest

from babylon import Game
from babylon.game.perft import perft
from tests.game.test_golden import text_of


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("players", "edition", "seed", "counts"),
    [
        (2, "revised", 7, [16, 240, 3360, 43680]),
        (3, "ja", 1, [16, 240, 3360, 53760]),
        (4, "en", 1, [16, 31408]),
        (4, "zh-Hans", 3, [16, 31408]),
    ],
)
def test_the_first_moves_are_as_many_as_ever(players: int, edition: str, seed: int, counts: list[int]) -> None:
    game = Game.deal(players, edition, seed)
    assert [perft(game, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("name", "ply", "counts"),
    [
        ("revised-2", 41, [16, 11804, 14086]),
        ("en-3", 92, [10, 5220, 8917]),
        ("pl-4", 102, [8, 4700, 5785]),
        ("zh-Hant-3", 125, [6, 1796, 2499]),
        ("zh-Hans-2", 76, [13, 2906, 3932]),
        ("ja-4", 145, [3, 890, 1504]),
    ],
)
def test_the_moves_of_a_grown_garden_are_as_many_as_ever(name: str, ply: int, counts: list[int]) -> None:
    game = Game.from_record(text_of(name))
    game.undo(game.ply - ply)
    assert [perft(game, depth) for depth in (1, 2, 3)] == counts


def test_there_is_one_way_to_play_nothing_and_none_to_play_on_after_the_end() -> None:
    game = Game.from_record(text_of("ja-2"))
    assert (perft(game, 0), perft(game, 1)) == (1, 0)


def test_counting_leaves_the_game_as_it_is() -> None:
    game = Game.deal(2, "revised", 7)
    perft(game, 3)
    assert game.state == Game.deal(2, "revised", 7).state
