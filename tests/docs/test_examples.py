"""What the documents and the docstrings show in Python runs."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
# A client's example needs a server: tests/docs/test_client_example.py has one.
# The tutorials' are tried by tests/docs/test_tutorials.py.
PAGES = ["api.md", "benchmark.md", "bots.md", "research.md"]
WITH_EXAMPLES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    for path in (SOURCE / "babylon").rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_docstring_run(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name))
    assert (found.failed, found.attempted > 0) == (0, True)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run_one_after_the_other(page: str) -> None:
    examples = blocks(page)
    assert examples
    known: dict[str, object] = {"__name__": page}
    for example in examples:
        exec(compile(example, page, "exec"), known)


def test_every_page_with_examples_is_run() -> None:
    found = {path.name for path in (ROOT / "docs").glob("*.md") if blocks(path.name)}
    assert found == {*PAGES, "client.md"}
