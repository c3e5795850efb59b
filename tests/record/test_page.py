"""docs/record.md says what the program does."""

import re
from pathlib import Path

import pytest

from babylon import BadNotation, Decorate, Dig, EndTurn, Game, Place, Remove, parse_move
from babylon.game.variations import checked_variations
from babylon.record import read, read_tree
from babylon.record.reader import MIDGAME_KNOWN

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text("utf-8")
SAMPLE = PAGE.split("```")[1].lstrip("\n")
HEADERS, MOVES, ERRORS = (
    PAGE.partition(f"\n## {name}\n")[2].partition("\n## ")[0] for name in ("Headers", "Moves", "Errors")
)
PACKAGE = ROOT / "src" / "babylon"
READERS = [*(PACKAGE / "record").glob("*.py"), PACKAGE / "game" / "midgame.py"]
SOURCES = "".join(path.read_text("utf-8") for path in READERS)


MIDGAME = PAGE.partition("\n## In the middle of a game\n")[2].split("```")[1].lstrip("\n")
VARIATIONS = PAGE.partition("\n## Variations, notes and marks\n")[2].split("```")[1].lstrip("\n")


def rows(section: str) -> list[str]:
    """The first cells of a section's table."""
    return re.findall(r"^\| (`.+?) \|", section, re.MULTILINE)


def test_the_sample_is_a_legal_game() -> None:
    game = Game.from_record(SAMPLE)
    assert game.round == 3
    assert read(SAMPLE).names == ("Ada", "Bo", "Cy")


def test_the_sample_is_written_as_we_write_it() -> None:
    assert str(read(SAMPLE)) == re.sub(r" *\{.*\}", "", SAMPLE)


def test_the_sample_of_variations_is_legal_and_written_as_we_write_it() -> None:
    text = SAMPLE.partition("\n\n")[0] + "\n\n" + VARIATIONS
    tree = read_tree(text)
    assert str(tree) == text
    assert checked_variations(tree) == 3


def test_the_sample_that_begins_in_the_middle_is_legal_and_written_as_we_write_it() -> None:
    game = Game.from_record(MIDGAME)
    assert str(read(MIDGAME)) == MIDGAME
    assert (game.round, game.seat, game.garden(1).stored) == (4, 0, game.dealing.tiles["c03"])


def test_every_header_is_on_the_page() -> None:
    assert sorted(cell.strip("`") for cell in rows(HEADERS)) == sorted(MIDGAME_KNOWN)


def test_every_kind_of_move_is_on_the_page() -> None:
    words = [word for cell in rows(MOVES) for word in cell.replace("`", "").split()]
    assert {type(parse_move(word)) for word in words} == {Remove, Dig, Place, Decorate, EndTurn}
    assert len(words) == 14


def test_every_error_is_on_the_page() -> None:
    raised = set(re.findall(r'(?:BadRecord\(|\.bad\()"([\w-]+)"', SOURCES)) | {"illegal"}
    assert sorted(cell.strip("`") for cell in rows(ERRORS)) == sorted(raised)


@pytest.mark.parametrize("word", ["dc4/1>0-", "F:d4-c4", "=x"])
def test_what_is_not_on_the_page_is_no_move(word: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(word)
