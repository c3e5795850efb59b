"""Copies of what building changes, against full copies, field by field over the layout of the state."""

from itertools import count
from random import Random

import pytest

from babylon.bots.kernel.copies import copy_garden, copy_turn
from babylon.bots.kernel.decorating import decorate_all
from babylon.rules.actions import DECORATE, PLACE
from babylon.rules.state import ITEMS, TILES, GameState, GardenState, copied, layout
from babylon.rules.turn import MOST_MOVES, NOTHING, apply
from tests.bots.kernel.positions import GARDENS, in_every_garden, legal_actions
from tests.drawing.garden import draw

FIELDS = [name for name, _, _ in layout(GardenState)]
LENGTHS = {name: length for name, _, length in layout(GardenState)}


def full_garden() -> GardenState:
    """A garden with a number of its own in every place, and as many tiles and items as there can be."""
    garden, numbers = GardenState(), count(1)
    for name, _, length in layout(GardenState):
        setattr(garden, name, [next(numbers) for _ in range(length)] if length else next(numbers))
    garden.tiles, garden.items = TILES, ITEMS
    return garden


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "flower"])
def test_every_field_of_a_garden_is_copied(name: str) -> None:
    source, target = full_garden(), GardenState()
    copy_garden(target, source)
    assert getattr(target, name) == getattr(source, name)
    assert not LENGTHS[name] or getattr(target, name) is not getattr(source, name)


def test_a_garden_keeps_the_flower_of_its_board() -> None:
    target = GardenState(flower=3)
    copy_garden(target, full_garden())
    assert target.flower == 3


def garden_facts(garden: GardenState) -> dict[str, object]:
    """A garden by its fields; what lies behind its last tile and its last item is of no account."""
    ends = {TILES: garden.tiles, ITEMS: garden.items}
    return {name: getattr(garden, name)[: ends.get(LENGTHS[name])] if LENGTHS[name] else getattr(garden, name)
            for name in FIELDS}  # fmt: skip


def facts(state: GameState) -> dict[str, object]:
    """A state by its fields."""
    table = {name: getattr(state, name) for name, _, _ in layout(GameState) if name != "gardens"}
    return table | {f"garden {seat}": garden_facts(garden) for seat, garden in enumerate(state.gardens)}


@pytest.mark.parametrize("token", ["none", "change-symbol", "fill-blank"])
@in_every_garden
def test_whatever_was_built_a_copy_takes_it_back(garden: str, token: str) -> None:
    state = draw(garden, token=token, dug="FBTS", stored="TTFF", doubles=2).state
    tried, scratch, rng = copied(state), [0] * MOST_MOVES, Random(1)
    places = [action for action in legal_actions(state) if PLACE <= action < DECORATE]
    for action in rng.sample(places, 60):
        apply(tried, action)
        decorate_all(tried, tried.gardens[0], scratch)
        assert facts(tried) != facts(state)
        copy_turn(tried, state, 0)
        assert facts(tried) == facts(state)


def test_a_copy_follows_what_was_built() -> None:
    before = draw(GARDENS[0], dug="FBTS", stored="TTFF").state
    for action in (action for action in legal_actions(before) if PLACE <= action < DECORATE):
        built, target = copied(before), copied(before)
        apply(built, action)
        copy_turn(target, built, 0)
        assert facts(target) == facts(built)
        assert NOTHING in (target.dug, target.gardens[0].stored)


def test_the_other_gardens_stay_as_they_are() -> None:
    source, target = draw(GARDENS[0]).state, draw("").state
    copy_turn(target, source, 1)
    assert target.gardens[0].tiles == 0
    assert target.gardens[1] == source.gardens[1]
