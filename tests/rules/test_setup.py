"""RULES §3: the table before the first turn."""

import pytest

from babylon import EDITIONS, Game, IllegalMove, Material, Phase
from tests.drawing.verdict import LEGAL, after, tokens, verdict


def stacks(game: Game) -> list[str]:
    return [str(stack.stack) for stack in game.quarry.stacks]


def test_every_stack_holds_basalt_under_granite_under_clay() -> None:
    game = Game.deal(players=4, seed=1)
    materials = [[game.dealing.tiles[tile or ""].material for tile in stack] for stack in game.dealing.quarry]
    assert materials == [[Material.BASALT, Material.GRANITE, Material.CLAY]] * 16
    assert len({tile for stack in game.dealing.quarry for tile in stack}) == 48


def test_each_material_is_shuffled() -> None:
    one, other = Game.deal(seed=1).dealing.quarry, Game.deal(seed=2).dealing.quarry
    for layer in range(3):
        assert [stack[layer] for stack in one] != [stack[layer] for stack in other]


def test_only_the_top_tile_of_a_stack_is_visible() -> None:
    seen = Game.deal(players=4, seed=1).view().deal.quarry
    assert all(basalt is None and granite is None and clay is not None for basalt, granite, clay in seen)


def test_each_seat_starts_with_its_own_tile_in_storage() -> None:
    game = Game.deal(players=3, seed=1)
    stored = [garden.stored.id for garden in game.gardens() if garden.stored]
    assert stored == [garden.flower for garden in game.gardens()] == ["white", "pink", "blue"]


def test_the_first_seat_begins_every_round() -> None:
    game = Game.deal(players=4, seed=1)
    for stack, seat in zip(stacks(game), [0, 1, 2, 3] * 4, strict=True):
        assert game.seat == seat
        game.play(stack)
        game.play("=-")


@pytest.mark.parametrize(("players", "count"), [(2, 14), (3, 12), (4, 10)])
def test_fewer_tokens_are_kept_with_more_players(players: int, count: int) -> None:
    game = Game.deal(players=players, seed=1)
    assert len(game.dealing.tokens) == count
    assert game.rounds == count + 1


def test_the_tokens_are_shuffled_and_stay_hidden() -> None:
    one, other = Game.deal(players=4, seed=1), Game.deal(players=4, seed=2)
    assert one.dealing.tokens != other.dealing.tokens
    assert one.view().deal.tokens == other.view().deal.tokens == (None,) * 10


def test_three_players_remove_one_clay_tile_each() -> None:
    game = Game.deal(players=3, seed=1)
    for stack, seat in (("xA1", 0), ("xB2", 1), ("xC3", 2)):
        assert game.phase is Phase.REMOVE
        assert game.seat == seat
        game.play(stack)
    assert game.phase is Phase.DIG
    assert game.seat == 0
    assert [stack.height for stack in game.quarry.stacks] == [2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3]


def test_two_players_remove_three_clay_tiles_each_in_turn() -> None:
    game = Game.deal(players=2, seed=1)
    seats = []
    for stack in ("xA1", "xB1", "xC1", "xD1", "xA2", "xB2"):
        assert game.phase is Phase.REMOVE
        seats.append(game.seat)
        game.play(stack)
    assert seats == [0, 1, 0, 1, 0, 1]
    assert game.phase is Phase.DIG
    assert game.seat == 0


def test_four_players_remove_nothing() -> None:
    assert Game.deal(players=4, seed=1).phase is Phase.DIG


def test_any_clay_tile_may_be_removed_and_only_clay() -> None:
    game = Game.deal(players=2, seed=1)
    assert tokens(game) == [f"x{stack}" for stack in stacks(game)]
    assert verdict(after(game, "xB3"), "xB3") == "clay-gone"


def test_a_removed_tile_is_out_of_the_game() -> None:
    game = Game.deal(players=3, seed=1)
    removed = game.quarry.stacks[0].tile
    game = after(game, "xA1", "xB1", "xC1")
    assert game.quarry.stacks[0].tile is not removed
    assert removed not in [garden.stored for garden in game.gardens()]
    assert [garden.singles for garden in game.gardens()] == [0, 0, 0]


def test_nobody_digs_before_the_removals_are_done() -> None:
    game = Game.deal(players=3, seed=1)
    assert [verdict(game, move) for move in ("A1", "sc4/1>0", "S:c4", "=-")] == ["remove-first"] * 4


def test_nobody_removes_a_tile_once_digging_has_begun() -> None:
    game = after(Game.deal(players=3, seed=1), "xA1", "xB1", "xC1")
    assert verdict(game, "xD1") == "setup-done"
    with pytest.raises(IllegalMove) as caught:
        game.play("xD1")
    assert caught.value.code == "setup-done"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_edition_can_be_dealt_for_two_to_four(edition: str, players: int) -> None:
    game = Game.deal(players=players, edition=edition, seed=1)
    assert verdict(game, str(game.legal_moves()[0])) == LEGAL
    assert game.edition.name == edition
