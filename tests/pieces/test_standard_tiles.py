"""RULES §2 and §10: what is printed on the standard tiles."""

from collections import Counter

import pytest

from babylon import Flower, Material, Symbol, Tile, Token, tiles
from babylon.pieces.kinds import FLOWERS, SYMBOLS, TOKENS
from babylon.pieces.tile import Face

STANDARD = list(tiles("standard").values())


def of(material: Material) -> list[Tile]:
    return [tile for tile in STANDARD if tile.material is material]


def looks(tile: Tile) -> Face:
    """The face, the same for all rotations of it."""
    return min((tile.turned(turns) for turns in range(4)), key=str)


def symbols(shown: list[Tile]) -> Counter[Symbol]:
    return Counter(symbol for tile in shown for symbol in tile.face if symbol)


def test_there_are_48_terrace_tiles_and_4_starting_tiles() -> None:
    counts = {material: len(of(material)) for material in Material}
    assert counts == {Material.CLAY: 16, Material.GRANITE: 16, Material.BASALT: 16, Material.START: 4}


@pytest.mark.parametrize(("material", "count"), [(Material.CLAY, 2), (Material.GRANITE, 3), (Material.BASALT, 4)])
def test_a_material_has_its_number_of_symbols(material: Material, count: int) -> None:
    assert {sum(symbol is not None for symbol in tile.face) for tile in of(material)} == {count}


@pytest.mark.parametrize("material", [Material.CLAY, Material.GRANITE, Material.BASALT])
def test_every_flower_is_on_four_tiles_of_a_material(material: Material) -> None:
    assert Counter(tile.flower for tile in of(material)) == dict.fromkeys(FLOWERS, 4)


@pytest.mark.parametrize(("material", "count"), [(Material.CLAY, 8), (Material.GRANITE, 12), (Material.BASALT, 16)])
def test_every_symbol_is_equally_frequent_on_a_material(material: Material, count: int) -> None:
    assert symbols(of(material)) == dict.fromkeys(SYMBOLS, count)


def test_there_are_forty_of_each_symbol() -> None:
    assert symbols(STANDARD) == dict.fromkeys(SYMBOLS, 40)


def test_each_starting_tile_shows_all_four_symbols_in_another_order() -> None:
    assert [tile.flower for tile in of(Material.START)] == list(Flower)
    assert all(set(tile.face) == set(SYMBOLS) for tile in of(Material.START))
    assert len({looks(tile) for tile in of(Material.START)}) == 4


@pytest.mark.parametrize("material", [Material.CLAY, Material.GRANITE, Material.BASALT])
def test_no_two_tiles_of_a_material_are_alike(material: Material) -> None:
    assert len({(looks(tile), tile.flower) for tile in of(material)}) == 16


@pytest.mark.parametrize("material", [Material.CLAY, Material.GRANITE, Material.BASALT])
def test_no_face_occurs_more_than_twice_on_a_material(material: Material) -> None:
    assert max(Counter(looks(tile) for tile in of(material)).values()) <= 2


def test_there_are_two_tokens_of_each_effect_and_two_of_none() -> None:
    assert len(TOKENS) * 2 == 14
    assert Token.NONE in TOKENS


def test_tile_ids_name_the_material_and_a_starting_tile_its_flower() -> None:
    assert [tile.id for tile in STANDARD] == [
        *(f"{letter}{number:02}" for letter in "cgb" for number in range(1, 17)),
        *FLOWERS,
    ]


def test_the_first_tile_of_the_set_is_the_one_of_the_examples() -> None:
    first = tiles("standard")["c01"]
    assert first.face == ("statue", None, "fountain", None)
    assert (first.flower, first.material) == ("white", "clay")
