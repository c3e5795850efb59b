"""The bound from above on the best garden: real gardens keep to its rows, and its weights add up."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from babylon import Decorate, Game, Place
from babylon.arena import garden_bound
from babylon.arena.garden_bound import UNIT, at, bound, bounds, certificate, least_tiles, rows, worth
from babylon.arena.garden_search import record_of_the_package
from babylon.pieces.kinds import TOKENS, Flower, Material
from babylon.rules.actions import KIND
from babylon.rules.board import BELVEDERE
from babylon.rules.placing import pillars_for, supported_corners
from babylon.rules.quarry import LAYERS
from babylon.rules.scoring import flowers, item_visible, set_points, tally
from babylon.rules.tokens import CHANGES_SYMBOL, FILLS_BLANK
from tests.bots.games import played

KINDS = ("statues", "fountains", "bridges", "stairways")


def counts_of(game: Game, seat: int) -> Counter[str]:
    """What the linear program counts, of a seat of a finished game."""
    found: Counter[str] = Counter()
    again = Game(game.dealing)
    for move in game.moves:
        if again.seat == seat and isinstance(move, Place):
            note_place(found, again, seat, move)
        if again.seat == seat and isinstance(move, Decorate) and move.star:
            found[f"stars for {move.symbol}s"] += 1
        again.play(move)
    state, garden = game.state, game.state.gardens[seat]
    for item in range(garden.items):
        kind, level = KIND[garden.item[item]], max(garden.item_level_a[item], garden.item_level_b[item])
        if kind != BELVEDERE and item_visible(state, garden, item):
            found[at(KINDS[kind], level)] += 1
    found["sets"] = set_points(tally(state, garden)[1]) // 4
    found["flowers"] = set_points(flowers(state, garden)) // 4
    note_dug(found, game, seat)
    return found


def note_place(found: Counter[str], game: Game, seat: int, move: Place) -> None:
    garden, level = game.state.gardens[seat], move.level
    corner = 0 if move.open_corner is None else 1 + list(type(move.open_corner)).index(move.open_corner)
    corners = supported_corners(move.position.index, corner)
    singles, doubles = pillars_for(garden, corners, level)
    found[at("tiles", level)] += 1
    found[at("open", level)] += corner > 0
    found[at("singles", level)] += singles
    found[at("doubles", level)] += doubles
    found[at("bearers", level)] += (corners & garden.statues & garden.surface[level - 1]).bit_count()


def note_dug(found: Counter[str], game: Game, seat: int) -> None:
    names = [tile for stack in game.dealing.quarry for tile in stack]
    again = Game(game.dealing)
    for move in game.moves:
        state = again.state
        again.play(move)
        stack = next((at for at in range(16) if again.state.height[at] < state.height[at]), None)
        if stack is not None:
            place = LAYERS * stack + state.height[stack] - 1
            found[("basalt gone", "granite gone", "clay gone")[place % LAYERS]] += 1
            if str(move)[0] != "x" and state.seat == seat:
                found[str(names[place])] += 1
    own = (tile for tile in game.dealing.tiles.values() if tile.material is Material.START)
    found[next(tile.id for tile in own if tile.flower is game.dealing.seats[seat])] = 1


def stars(game: Game) -> int:
    effects = [TOKENS.index(token) for token in game.dealing.tokens if token]
    return sum(CHANGES_SYMBOL[one] + FILLS_BLANK[one] for one in effects)


def finished() -> Iterator[Game]:
    yield played(2, 36)
    yield played(2, 36, seed=5)
    yield record_of_the_package()


def test_finished_gardens_keep_to_every_row_and_score_what_the_counts_are_worth() -> None:
    for game in finished():
        assert game.is_over
        assert stars(game) == garden_bound.STARS
        for seat, flower in enumerate(game.dealing.seats):
            found, top = counts_of(game, seat), game.state.gardens[seat].top
            for row in rows(top, flower):
                assert sum(times * found[name] for name, times in row.terms.items()) <= row.most, row
            points = 2 * top + sum(value * found[name] for name, value in worth(top).items())
            hidden = sum(found[at("open", level)] for level in range(1, top + 1)) - game.scores()[seat].belvederes
            assert points - hidden == game.scores()[seat].total <= points <= bounds().get(top, 0)


def test_five_levels_of_one_tile_each_do_not_stand() -> None:
    """Every way to lay such tiles: the third, fourth and fifth rest on what is seen of the two below."""

    def spaces(position: tuple[int, int]) -> set[tuple[int, int]]:
        return {(position[0] + col, position[1] + row) for col, row in product(range(2), repeat=2)}

    def rests(chain: tuple[tuple[int, int], ...]) -> bool:
        low, middle, high = (spaces(position) for position in chain[-3:])
        return len(high & (middle | low)) >= 3

    near = list(product(range(-3, 4), repeat=2))
    chains: list[tuple[tuple[int, int], ...]] = [((0, 0), (col, row)) for col, row in near]
    heights = []
    for _ in range(3):
        longer = ((*chain, (chain[-1][0] + col, chain[-1][1] + row)) for chain in chains for col, row in near)
        chains = [chain for chain in longer if len({*chain}) == len(chain) and rests(chain)]
        heights.append(len(chains))
    assert heights[0] > heights[1] > 0 == heights[2]
    assert (least_tiles(4), least_tiles(5), least_tiles(14), least_tiles(15)) == (4, 6, 16, 18)


def test_the_weights_of_the_package_prove_the_bound() -> None:
    found = bounds()
    assert list(found) == list(range(1, 15))
    assert max(found.values()) == 189
    assert all(low <= high for low, high in pairwise(list(found.values())[:13]))


@pytest.mark.parametrize("top", [1, 7, 14])
def test_any_weights_bound_but_not_as_well(top: int) -> None:
    """Without weights all is there as often as it can be; and no change of one brings the bound below the best."""
    flower = Flower.PINK
    weights = certificate()[top][flower]
    best = bound(top, flower, weights)
    assert bound(top, flower, {}) > 5 * best
    for name in weights:
        other = dict(weights) | {name: weights[name] + UNIT}
        assert bound(top, flower, other) >= best - 1


def test_weights_below_zero_or_for_rows_that_there_are_not_are_refused() -> None:
    for weights in ({"tiles": -1}, {"hopes": 1}):
        with pytest.raises(AssertionError):
            bound(3, Flower.WHITE, weights)
