"""What the page is told of the bots, and the turns by which it proves that it thinks as they do."""

from pathlib import Path

from build_kernel.bots import module_text
from tests.bots import page_turns

MODULE = Path(__file__).parents[2] / "web" / "src" / "bots" / "generated.ts"


def test_the_page_knows_the_bots_as_they_are() -> None:
    assert MODULE.read_text("utf-8") == module_text(), "run `make kernel`"


def test_the_turns_that_the_page_must_make_are_those_of_the_bots() -> None:
    assert page_turns.FILE.read_text("utf-8") == page_turns.text(), "run `python -m tests.bots.page_turns`"
