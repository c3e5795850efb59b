"""Nothing appears and nothing gets lost."""

from collections import Counter
from dataclasses import fields
from random import Random

from hypothesis import given, settings

from babylon import EndTurn, Game, Garden, ItemKind, Supply, Support
from babylon.pieces.spaces import CORNERS
from tests.properties.tables import chances, games, played, playing


def used(garden: Garden) -> Counter[str]:
    """Every piece that a seat has built with or holds, also what lies under tiles."""
    supports = Counter(support for tile in garden.tiles for support in tile.supports)
    items = Counter(item.kind for item in garden.items)
    return Counter(
        singles=garden.singles + supports[Support.SINGLE],
        doubles=garden.doubles + supports[Support.DOUBLE],
        belvederes=items[ItemKind.BELVEDERE],
        stairways=items[ItemKind.STAIRWAY],
        fountains=items[ItemKind.FOUNTAIN],
        bridges=items[ItemKind.BRIDGE],
        statues=items[ItemKind.STATUE],
    )


def counted(supply: Supply) -> Counter[str]:
    return Counter({field.name: getattr(supply, field.name) for field in fields(Supply)})


@settings(max_examples=40)
@given(games(), chances())
def test_the_box_is_the_supply_and_what_the_gardens_use(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.1 or now.is_over:
            everything = counted(now.supply)
            for garden in now.gardens():
                everything.update(used(garden))
            assert everything == counted(now.edition.supply)
            assert min(counted(now.supply).values()) >= 0


@settings(max_examples=30)
@given(games(), chances())
def test_every_tile_is_in_one_place_at_most(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if rng.random() < 0.1 or now.is_over:
            lying = [tile for stack, shown in zip(now.dealing.quarry, now.quarry.stacks, strict=True)
                     for tile in stack[: shown.height]]  # fmt: skip
            for garden in now.gardens():
                lying += [tile.tile.id for tile in garden.tiles]
                lying += [tile.id for tile in (garden.stored, garden.dug) if tile]
            assert len(lying) == len(set(lying))


@settings(max_examples=30)
@given(games(), chances())
def test_storage_holds_six_singles_and_no_double_between_turns(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        if now.moves and isinstance(now.moves[-1], EndTurn):
            others = [garden for garden in now.gardens() if garden.seat != now.seat]
            assert all(garden.singles <= 6 and garden.doubles == 0 for garden in others)


@settings(max_examples=40)
@given(games(), chances())
def test_tiles_lie_as_the_rules_say(game: Game, rng: Random) -> None:
    played(game, rng)
    for garden in game.gardens():
        levels = [tile.level for tile in garden.tiles]
        assert set(levels) == set(range(1, max(levels, default=0) + 1))
        spaces = [(tile.level, space) for tile in garden.tiles for space in tile.spaces]
        assert len(spaces) == len(set(spaces))
        for tile in garden.tiles:
            opened = [corner for corner, support in zip(CORNERS, tile.supports, strict=True) if support is Support.OPEN]
            assert opened == ([tile.open_corner] if tile.open_corner else [])
