"""The pictures are of positions that the rules allow, and those of the page are as the program draws them."""

from dataclasses import replace
from pathlib import Path

import pytest

from babylon.handbook.for_page import MODULE, PICTURES, module_text, pictures, write
from babylon.handbook.gardens import GARDENS
from babylon.handbook.pictures import NAMES, picture_svg, picture_text
from babylon.handbook.positions import Sketch, dug_quarry, garden_of_sketch
from babylon.handbook.sections import SECTIONS
from babylon.pieces.edition import EDITIONS, Gap, Overlap
from babylon.pieces.kinds import ItemKind, Support

FOLDER = Path(__file__).parents[2] / "web" / "src" / "handbook"


def test_what_the_page_knows_is_what_the_sources_say() -> None:
    assert (FOLDER / MODULE).read_text("utf-8") == module_text(), "run `make handbook`"


def test_the_pictures_of_the_page_are_as_the_program_draws_them() -> None:
    drawn = {path.name: path.read_text("utf-8") for path in (FOLDER / PICTURES).iterdir()}
    assert drawn == pictures(), "run `make handbook`"


def test_old_pictures_do_not_stay(tmp_path: Path) -> None:
    (tmp_path / PICTURES).mkdir()
    (tmp_path / PICTURES / "old.svg").write_text("", "utf-8")
    write(tmp_path)
    assert {path.stem for path in (tmp_path / PICTURES).iterdir()} == set(NAMES)


def test_a_garden_that_breaks_a_rule_is_not_drawn() -> None:
    tower = """
         2  o o
         1  o o
        L1  a b
         2  o o
         1  o o
        L2  a b
    """
    with pytest.raises(AssertionError, match="complete-overlap"):
        garden_of_sketch(Sketch(tower))


def test_every_picture_is_shown_by_some_section() -> None:
    named = {name for section in SECTIONS.values() for name in section.pictures}
    choices = {f"overlap-{choice}" for choice in Overlap} | {f"gap-{choice}" for choice in Gap}
    assert {name for name in named if "{" not in name} | choices == {*GARDENS, "quarry", "rounds"}


@pytest.mark.parametrize("choice", [*Overlap, *Gap])
def test_a_choice_is_drawn_in_an_edition_that_plays_it(choice: Overlap | Gap) -> None:
    prefix = "overlap" if isinstance(choice, Overlap) else "gap"
    assert getattr(EDITIONS[GARDENS[f"{prefix}-{choice}"].edition], prefix) is choice


@pytest.mark.parametrize("name", [*GARDENS, "quarry"])
def test_a_terminal_draws_the_same_position(name: str) -> None:
    drawing = picture_text(name)
    assert drawing is not None
    assert "a" in str(drawing).lower().splitlines()[-1]
    assert picture_svg(name).startswith("<svg")


def test_every_section_has_something_to_look_at() -> None:
    assert [section.id for section in SECTIONS.values() if not section.pictures and section.table is None] == []


def test_rounds_have_the_tokens_that_are_revealed() -> None:
    drawing = picture_text("rounds")
    assert drawing is not None
    numbers, signs = drawing.plain.splitlines()
    assert numbers.split() == [str(number) for number in range(1, 12)]
    assert signs.split() == ["–", "⇄", "□", *"???????"]
    # The first round has none.
    assert signs.index("–") > numbers.index("1") + 3
    assert picture_svg("rounds").count(">?</text>") == 7


def test_the_pictures_show_what_their_sections_say() -> None:
    paid = garden_of_sketch(GARDENS["paid"]).tiles[-1].supports
    assert sorted(map(str, paid)) == ["double", "double", "single", "single"]
    assert garden_of_sketch(GARDENS["decorated"]).tiles[-1].fresh
    bears = garden_of_sketch(GARDENS["statue-bears"])
    assert Support.STATUE in bears.tiles[-1].supports
    buried = next(item for item in garden_of_sketch(GARDENS["buried"]).items if item.kind is ItemKind.STATUE)
    assert (buried.visible, buried.bears) == (False, False)
    assert garden_of_sketch(GARDENS["half-hidden"]).score.fountains > 0
    assert garden_of_sketch(GARDENS["deck-alone"]).score.bridges > 0
    assert garden_of_sketch(GARDENS["gap-covered"]).score.statues == 0
    assert garden_of_sketch(GARDENS["gap-open"]).score.statues > 0
    assert 1 not in garden_of_sketch(GARDENS["hidden-level"]).surface
    dug, built = (garden_of_sketch(GARDENS[name]) for name in ("turn-dug", "turn-built"))
    assert dug.dug is not None
    assert (dug.dug.flower, dug.dug.face) == (built.tiles[-1].tile.flower, built.tiles[-1].tile.face)
    assert (dug.singles, built.singles) == (5, 1)
    assert {item.kind for item in garden_of_sketch(GARDENS["whole"]).items} == set(ItemKind)
    for edition in EDITIONS:
        tie = [garden_of_sketch(replace(GARDENS[name], edition=edition)).score for name in ("tie-open", "tie-covered")]
        assert tie[0].total == tie[1].total
        assert tie[0].open_notches == tie[1].open_notches + 2
    assert {stack.height for stack in dug_quarry().quarry.stacks} == {0, 1, 2, 3}
