"""What a garden is worth beyond its points."""

import pytest

from babylon.bots.kernel import evaluation
from babylon.bots.kernel.evaluation import (
    MOST_ROUNDS,
    STORED,
    garden_value,
    note_features,
    note_stored,
    room_on,
    rounds_left,
    stored_value,
    tiled,
    weighted_sum,
)
from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS, FEATURES, WEIGHTS
from babylon.rules.actions import DECORATE, PLACE
from babylon.rules.board import BIT, TILE
from babylon.rules.scoring import score
from babylon.rules.state import GameState
from babylon.rules.turn import NOTHING
from tests.bots.kernel.positions import GARDENS, after, in_every_garden, legal_actions, spaces_of
from tests.drawing.garden import draw
from tests.drawing.towers import LEVELS


def features(state: GameState) -> dict[str, float]:
    """The features of the first seat's garden, by their names."""
    out = [-99.0] * FEATURES
    note_features(state, state.gardens[0], out)
    note_stored(state, state.gardens[0], state.gardens[0].stored, out)
    assert -99.0 not in out
    return {name: out[getattr(evaluation, name)] for name in NAMES}


NAMES = (
    "ONE", "SINGLES_TO_3", "SINGLES_TO_6", "TOP", "STEEP", "LONE_FOUNTAINS", "LONE_BRIDGES", "LONE_STAIRWAYS",
    "ROOM_ABOVE", "ROOM_TOP", "ROOM_BELOW", "ROOM_IN_LINE", "PILLAR_STATUES", "ANY_STATUE", "FLOWER_PROGRESS",
    "KIND_PROGRESS", "WIDE", "CLUTTER", "STORED", "STORED_SYMBOLS", "STORED_FLOWER",
)  # fmt: skip


def test_every_feature_has_a_number_of_its_own() -> None:
    assert [getattr(evaluation, name) for name in NAMES] == list(range(FEATURES))


@pytest.mark.parametrize(("singles", "parts"), [(0, (0, 0)), (2, (2, 0)), (3, (3, 0)), (5, (3, 2)), (9, (3, 3))])
def test_pillars_count_in_two_parts_up_to_six(singles: int, parts: tuple[int, int]) -> None:
    found = features(draw("", singles=singles).state)
    assert (found["SINGLES_TO_3"], found["SINGLES_TO_6"]) == parts


def test_height_counts_plain_and_squared() -> None:
    for top, levels in enumerate(LEVELS, start=1):
        found = features(draw(levels).state)
        assert (found["TOP"], found["STEEP"]) == (top, top * top / 8)


LONE = """
     2  F o . .
     1  o o . .
    L1  a b c d
"""


def test_a_symbol_counts_its_level_while_a_partner_can_be_built_beside_it() -> None:
    assert features(draw(LONE).state)["LONE_FOUNTAINS"] == 1
    assert features(draw(LONE.replace("F", "B")).state)["LONE_BRIDGES"] == 1
    assert features(draw(LONE.replace("F", "T")).state)["LONE_STAIRWAYS"] == 1
    assert features(draw(LONE.replace("F", "S")).state)["LONE_FOUNTAINS"] == 0


def test_a_symbol_with_an_item_on_it_waits_no_longer() -> None:
    found = features(draw("2 o F F o\n1 o o o o\nL1 a b c d\nF:b2-c2").state)
    assert found["LONE_FOUNTAINS"] == 0


def rooms(state: GameState) -> list[set[int]]:
    """On every level up to the one above the top the positions where the rules let a tile lie right above another."""
    found: list[set[int]] = [set() for _ in range(state.gardens[0].top + 2)]
    for action in legal_actions(state):
        if PLACE <= action < DECORATE and action % 4 == 0 and (action - PLACE) // 20 % 2 == 0:
            lain = after(state, action).gardens[0]
            found[lain.tile_level[lain.tiles - 1]].add(lain.tile_at[lain.tiles - 1])
    return found


@pytest.mark.parametrize("garden", ["", LONE, *GARDENS], ids=range(5))
def test_room_is_where_a_tile_could_lie_were_there_pillars(garden: str) -> None:
    poor, rich = draw(garden, singles=0).state, draw(garden, singles=50).state
    low = 0
    for level, positions in enumerate(rooms(rich)[1:], start=1):
        low |= poor.gardens[0].surface[level - 1]
        assert spaces_of(room_on(poor, poor.gardens[0], level, low)) == positions


@in_every_garden
def test_the_spaces_of_positions(garden: str) -> None:
    positions = draw(garden).state.gardens[0].positions
    assert spaces_of(tiled(positions)) == set().union(*(spaces_of(TILE[one]) for one in spaces_of(positions)))
    assert tiled(BIT[54]) == TILE[54]


@pytest.mark.parametrize("garden", [LONE, *GARDENS], ids=range(4))
def test_room_counts_above_on_and_below_the_highest_level_up_to_five(garden: str) -> None:
    state = draw(garden, singles=50).state
    above, top, below = [min(len(room), 5) for room in reversed([set(), *rooms(state)[1:]])][:3]
    found = features(state)
    assert (found["ROOM_ABOVE"], found["ROOM_TOP"], found["ROOM_BELOW"]) == (above, top, below)


def test_room_in_line_counts_spaces_for_statues_above() -> None:
    free, lined = features(draw(LONE).state), features(draw(LONE.replace("F", "S") + "S:a2").state)
    assert free["ROOM_IN_LINE"] == 8  # three positions around a corner of the board cover a3 b3 c3 a2 b2 c2 b1 c1
    assert 0 < lined["ROOM_IN_LINE"] < free["ROOM_IN_LINE"]


def test_the_two_highest_levels_are_described() -> None:
    found = features(draw("2 S o F F\n1 o o o o\nL1 a b c d\n---\n4 o o . .\n3 o S . .\nL1 a b c d\nS:b3").state)
    assert (found["PILLAR_STATUES"], found["WIDE"], found["CLUTTER"]) == (0, 0, 0)  # one level alone is none
    high = features(draw(GARDENS[0]).state)
    garden = draw(GARDENS[0]).state.gardens[0]
    both = garden.surface[1] | garden.surface[2]
    assert high["WIDE"] == len(spaces_of(both))
    assert high["PILLAR_STATUES"] == 1
    assert high["CLUTTER"] == len(spaces_of(garden.occupied)) - 1


@pytest.mark.parametrize(
    ("flowers", "members"),
    [([], 0), (["white"], 1), (["white", "pink"], 2), (["white", "white"], 1), (["blue", "yellow"], 2)],
)
def test_flowers_towards_the_next_set_count_each(flowers: list[str], members: int) -> None:
    tiles = ["2 o o\n1 o o\nL1 a b", "2 o o\n1 o o\nL1 e f"]
    state = draw("\n".join(tiles[: len(flowers)]), flowers=flowers).state
    assert features(state)["FLOWER_PROGRESS"] == members


def test_kinds_of_decorations_towards_the_next_set_count_each() -> None:
    assert features(draw("").state)["KIND_PROGRESS"] == 0
    assert features(draw(GARDENS[0]).state)["KIND_PROGRESS"] == 3
    assert features(draw(GARDENS[1]).state)["KIND_PROGRESS"] == 1


def test_a_statue_counts_even_when_it_is_buried() -> None:
    assert features(draw("").state)["ANY_STATUE"] == 0
    assert features(draw(GARDENS[0]).state)["ANY_STATUE"] == 1
    state = draw("").state
    state.gardens[0].buried = 1
    assert features(state)["ANY_STATUE"] == 1


def test_a_stored_tile_counts_with_its_symbols_and_a_new_flower() -> None:
    names = ("STORED", "STORED_SYMBOLS", "STORED_FLOWER")
    none, bare, full = (features(draw("", stored=stored).state) for stored in (None, "....", "SF.T"))
    assert [none[name] for name in names] == [0, 0, 0]
    assert [bare[name] for name in names] == [1, 0, 1]
    assert [full[name] for name in names] == [1, 3, 1]
    assert features(draw("2 o o\n1 o o\nL1 a b", stored="....").state)["STORED_FLOWER"] == 0


def test_a_feature_counts_by_its_weight_and_more_the_more_is_left() -> None:
    weights = [0.0] * WEIGHTS
    weights[FEATURE_WEIGHTS + 3], weights[FEATURE_WEIGHTS + FEATURES + 3] = 2.0, 4.0
    values = [0.0] * FEATURES
    values[3] = 5.0
    assert weighted_sum(values, weights, 0, FEATURES, 1.0) == 5 * (2 + 4)
    assert weighted_sum(values, weights, 0, FEATURES, 0.5) == 0.5 * 5 * (2 + 0.5 * 4)
    assert weighted_sum(values, weights, 4, FEATURES, 1.0) == weighted_sum(values, weights, 0, 3, 1.0) == 0


def test_a_garden_is_worth_its_points_and_what_its_features_bring() -> None:
    state, weights = draw(GARDENS[0]).state, [0.0] * WEIGHTS
    points = score(state, state.gardens[0])
    left = (state.token_count - state.round) / MOST_ROUNDS
    assert rounds_left(state) == left > 0
    weights[FEATURE_WEIGHTS + evaluation.TOP] = 10.0
    assert garden_value(state, state.gardens[0], [0.0] * FEATURES, weights) == points + left * 10 * 2


def test_after_the_last_round_only_points_count() -> None:
    state = draw(GARDENS[0], stored="SFBT").state
    state.round = state.token_count
    weights, garden = [100.0] * WEIGHTS, state.gardens[0]
    assert garden_value(state, garden, [0.0] * FEATURES, weights) == score(state, garden)
    assert stored_value(state, garden, garden.stored, [0.0] * FEATURES, weights) == 0


def test_a_tile_in_the_slot_is_valued_apart_from_the_garden() -> None:
    state, weights = draw("", stored="SF..").state, [0.0] * WEIGHTS
    weights[FEATURE_WEIGHTS + STORED + 1] = 3.0  # a symbol of the stored tile
    garden, out = state.gardens[0], [0.0] * FEATURES
    assert garden_value(state, garden, out, weights) == score(state, garden)
    assert stored_value(state, garden, garden.stored, out, weights) == rounds_left(state) * 3 * 2
    assert stored_value(state, garden, NOTHING, out, weights) == 0
