"""What holds in every game, however it is played."""

from random import Random

from hypothesis import given, settings

from babylon import EndTurn, Game, Phase
from babylon.rules.scoring import score
from babylon.rules.state import copied
from tests.properties.counting import levels, seen, sheet
from tests.properties.tables import chances, games, played, playing


@settings(max_examples=40)
@given(games(), chances())
def test_there_is_a_legal_move_until_the_game_ends(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        assert bool(now.legal_moves()) != now.is_over
    turns = sum(isinstance(move, EndTurn) for move in game.moves)
    assert turns == game.players * game.rounds
    assert game.winners() != ()


@settings(max_examples=40)
@given(games(), chances())
def test_undo_restores_every_position(game: Game, rng: Random) -> None:
    before = [copied(now.state) for now in playing(game, rng)]
    for ply in sorted(rng.sample(range(len(before)), 8), reverse=True):
        game.undo(game.ply - ply)
        assert game.state == before[ply]
        assert game.ply == len(game.moves) == ply


@settings(max_examples=40)
@given(games(), chances())
def test_a_record_replays_to_the_same_game(game: Game, rng: Random) -> None:
    played(game, rng, share=0.5)
    text = str(game.record())
    again = Game.from_record(text)
    assert again.state == game.state
    assert again.dealing == game.dealing
    assert again.moves == game.moves
    assert str(again.record()) == text


@settings(max_examples=40)
@given(games(), chances())
def test_points_add_up_to_the_scores(game: Game, rng: Random) -> None:
    played(game, rng, share=0.8)
    for seat, (pad, points) in enumerate(zip(game.scores(), game.points(), strict=True)):
        assert pad.total == score(game.state, game.state.gardens[seat])
        assert pad.total == sum(point.points for point in points)
        by_line = {point.category: 0 for point in points}
        for point in points:
            by_line[point.category] += point.points
        assert by_line == {category: pad.points(category) for category in by_line}


@settings(max_examples=40)
@given(games(), chances())
def test_a_second_count_gives_the_same_points(game: Game, rng: Random) -> None:
    played(game, rng, share=0.8)
    for garden in game.gardens():
        assert sheet(garden, game.edition) == garden.score
        assert [seen(garden, item, game.edition) for item in garden.items] == [item.visible for item in garden.items]
        assert list(garden.surface) == [
            levels(garden)[space] for space in sorted(levels(garden), key=lambda s: s.index)
        ]


@settings(max_examples=20)
@given(games(), chances())
def test_a_game_for_four_or_fewer_fits_its_rounds(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        assert 1 <= now.round <= now.rounds
        assert 0 <= now.seat < now.players
        assert (now.phase is Phase.OVER) == now.is_over
