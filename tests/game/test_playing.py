"""Playing, taking back, copying."""

import pytest

from babylon import BadNotation, Dig, Game, IllegalMove, Phase, Place, Source, Space, Stack
from tests.drawing.verdict import tokens


def begun() -> Game:
    game = Game.deal(players=4, seed=7)
    for move in ("A1", "sc4/1>0", "S:c5", "=d", "B2"):
        game.play(move)
    return game


def test_a_move_is_played_as_a_token_or_as_a_value() -> None:
    one, other = Game.deal(players=4, seed=7), Game.deal(players=4, seed=7)
    one.play("B3")
    other.play(Dig(Stack(1, 2)))
    assert one.state == other.state
    assert one.moves == other.moves == (Dig(Stack(1, 2)),)


def test_an_illegal_move_changes_nothing() -> None:
    game = begun()
    state, ply = game.state, game.ply
    with pytest.raises(IllegalMove) as caught:
        game.play("B2")
    assert caught.value.code == "already-dug"
    assert caught.value.reason.section == "4A"
    assert game.state is state
    assert game.ply == ply


def test_text_that_is_no_move_is_another_error_than_an_illegal_one() -> None:
    with pytest.raises(BadNotation):
        begun().play("castle")
    with pytest.raises(BadNotation):
        begun().why_not("castle")


def test_a_rotation_is_one_of_four() -> None:
    with pytest.raises(AssertionError):
        begun().play(Place(Source.DUG, Space(5, 5), 1, 4))


def test_why_not_says_which_rule_is_broken_and_plays_nothing() -> None:
    game = begun()
    reason = game.why_not("dc4/2>0")
    assert reason is not None
    assert (reason.code, reason.section) == ("level-skipped", "5.4")
    assert game.why_not("de4/1>0") is None
    assert game.ply == 5


def test_undo_goes_back_one_move() -> None:
    game = begun()
    before = tokens(game)
    game.play("de4/1>0")
    game.undo()
    assert tokens(game) == before
    assert game.ply == 5


def test_undo_goes_back_to_any_ply() -> None:
    game = begun()
    start = Game.deal(players=4, seed=7)
    game.undo(5)
    assert game.state == start.state
    assert game.moves == ()
    assert game.garden(0) == start.garden(0)


@pytest.mark.parametrize("plies", [6, -1])
def test_undo_beyond_the_beginning_is_refused(plies: int) -> None:
    game = begun()
    with pytest.raises(IndexError):
        game.undo(plies)
    assert game.ply == 5


def test_a_copy_is_played_on_apart() -> None:
    game = begun()
    twin = game.copy()
    twin.play("de4/1>0")
    twin.undo(3)
    assert game.ply == 5
    assert twin.ply == 3
    assert tokens(game) == tokens(begun())


def test_a_game_says_where_it_stands() -> None:
    game = begun()
    assert (game.seat, game.round, game.rounds, game.phase, game.ply) == (1, 1, 11, Phase.BUILD, 5)
    assert not game.is_over
    assert game.edition.name == "revised"


def test_the_quarry_shows_heights_and_tops() -> None:
    stacks = {str(stack.stack): stack for stack in begun().quarry.stacks}
    assert [stacks[name].height for name in ("A1", "B1", "B2")] == [2, 3, 2]
    assert [tile.id for name in ("A1", "B1") if (tile := stacks[name].tile)] == ["g15", "c07"]


def test_an_empty_stack_shows_no_tile() -> None:
    game = Game.deal(players=4, seed=7)
    for move in ("A1", "=-") * 3:
        game.play(move)
    assert game.quarry.stacks[0].tile is None


def test_the_same_seed_gives_the_same_game() -> None:
    assert Game.deal(seed=5).state == Game.deal(seed=5).state
    assert Game.deal(seed=5).state != Game.deal(seed=6).state


def test_a_game_prints_as_its_record() -> None:
    assert str(begun()) == str(begun().record())
    assert repr(begun()) == "<Game revised, 4 players, round 1 of 11, seat 1, build>"
