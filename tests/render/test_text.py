"""Pictures in text: each sign is where it belongs, with colours or without."""

from textwrap import dedent

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from babylon import Flower, Game, ItemKind, Stack, tiles
from babylon.render import FLOWER_SIGNS, garden_text, quarry_text, tile_text
from babylon.render.text import ITEM_SIGNS
from tests.drawing.garden import draw
from tests.render.samples import EVERYTHING, played


def lines(text: Text) -> list[str]:
    return [line.rstrip() for line in text.plain.splitlines()]


def expected(picture: str) -> list[str]:
    return [line.rstrip() for line in dedent(picture).strip("\n").splitlines()]


def test_a_garden_shows_levels_symbols_items_and_what_lies_over_what() -> None:
    game = draw("""
         2  S o F B
         1  o ^ o o
        L1  a b c d
        S:a2
         3  o T
         2  o o
        L2  b c
    """)
    assert lines(garden_text(game.garden(0)))[10:] == expected("""
          │    ┌─────────┐                        │
        3 │  · │ 2 ✻  2t✻│  ·    ·    ·    ·    · │
          ├────┤         ├────┐                   │
        2 │ 1S✻│ 2 ✻  2 ✻│ 1b✻│  ·    ·    ·    · │
          │    └────┬────┘    │                   │
        1 │ 1 ✻  1^✻│ 1 ✻  1 ✻│  ·    ·    ·    · │
          └─────────┴─────────┴───────────────────┘
             a    b    c    d    e    f    g    h
    """)


def test_an_item_over_two_spaces_is_joined() -> None:
    game = draw("""
         4  o o . . . . .
         3  o F . . . . .
         2  o F o B . B o
         1  o o o o . o o
        L1  a b c d e f g
        F:b2-b3 B:d2-f2
    """)
    assert lines(garden_text(game.garden(0)))[11:14] == expected("""
        3 │ 1 ✻  1F✻│  ·    ·    ·    ·    ·    · │
          ├───────║─┼─────────┐    ┌─────────┐    │
        2 │ 1 ✻  1F✻│ 1 ✻  1B✻═  = ═ 1B✻  1 ✻│  · │
    """)


def test_a_bridge_to_the_north_has_its_deck_between_its_ends() -> None:
    game = draw("""
         5  o o
         4  o B
         3  . .
         2  o B
         1  o o
        L1  a b
        B:b2-b4
    """)
    assert lines(garden_text(game.garden(0)))[9:14] == expected("""
        4 │ 1 ✻  1B✻│  ·    ·    ·    ·    ·    · │
          ├───────║─┘                             │
        3 │  ·    =    ·    ·    ·    ·    ·    · │
          ├───────║─┐                             │
        2 │ 1 ✻  1B✻│  ·    ·    ·    ·    ·    · │
    """)


def test_what_a_tile_hides_is_not_shown() -> None:
    game = draw("""
         3  o o .
         2  o S .
         1  . . .
        L1  a b c
        S:b2
         2  o o
         1  o o
        L2  b c
    """)
    assert "S" not in garden_text(game.garden(0)).plain


def test_the_quarry_shows_faces_flowers_and_income() -> None:
    game = Game.deal(players=4, seed=7)
    picture = lines(quarry_text(game.quarry, {Stack(0, 0): 4}))
    assert picture[12:] == expected("""
          ├──────────┼──────────┼──────────┼──────────┤
          │  .    t  │  .    .  │  .    t  │  s    .  │
        1 │ ✿ c06 +4 │ ✚ c07    │ ✻ c13    │ ✻ c01    │
          │  f    .  │  s    b  │  .    f  │  .    f  │
          └──────────┴──────────┴──────────┴──────────┘
               A          B          C          D
    """)


def test_an_empty_stack_is_empty_and_an_unknown_tile_a_question() -> None:
    game = Game.deal(players=4, seed=7).view(0).game()
    game.play("A1")
    assert lines(quarry_text(game.quarry))[14].startswith("1 │    ?     │")
    end = played(EVERYTHING)
    empty = next(stack.stack for stack in end.quarry.stacks if stack.height == 0)
    row = lines(quarry_text(end.quarry))[2 + 4 * (3 - empty.row)]
    assert row[3 + 11 * empty.col : 13 + 11 * empty.col].strip() == ""


@pytest.mark.parametrize("seed", [EVERYTHING, 0, 4])
def test_every_line_of_a_picture_is_as_wide_as_the_others(seed: int) -> None:
    game = played(seed)
    for text in (*(garden_text(garden) for garden in game.gardens()), quarry_text(game.quarry)):
        assert len({cell_len(line) for line in text.plain.splitlines()}) == 1


def test_every_flower_and_every_item_has_a_sign_of_its_own() -> None:
    assert len(set(FLOWER_SIGNS.values())) == len(Flower)
    assert len(set(ITEM_SIGNS.values())) == len(ItemKind)


@pytest.mark.parametrize("flower", Flower)
def test_a_flower_takes_one_column(flower: Flower) -> None:
    assert cell_len(FLOWER_SIGNS[flower]) == 1


def test_a_tile_is_written_as_it_lies() -> None:
    tile = tiles()["c01"]
    assert tile_text(tile) == "✻ s./.f"
    assert tile_text(tile, 1) == "✻ .s/f."


def test_a_terminal_with_colours_gets_them_and_another_does_not() -> None:
    text = garden_text(played(EVERYTHING).garden(0))
    for colours in (True, False):
        console = Console(force_terminal=colours, color_system="truecolor" if colours else None, width=80)
        with console.capture() as captured:
            console.print(text)
        assert ("\x1b[" in captured.get()) is colours
