"""What the rules are called changes with what they say, and with nothing else."""

from pathlib import Path

import pytest

from babylon.pieces.edition import EDITIONS
from babylon.wasm import rules_name
from babylon.wasm.kernels import present

TEXT = '''"""How a dig pays."""


def income(edges: int) -> int:
    """Singles for so many edges."""
    # Ruling 14.
    return edges + 1
'''


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only file of rules there is."""
    monkeypatch.setattr(rules_name, "RULES", tmp_path)
    return tmp_path / "quarry.py"


def name_of(rules: Path, text: str) -> str:
    rules.write_text(text, "utf-8")
    return rules_name.rules_name.__wrapped__()


def test_the_kernel_is_the_one_of_the_rules_as_they_are() -> None:
    assert present().rules == rules_name.rules_name(), "run `make kernel`"


@pytest.mark.parametrize(
    ("then", "now"),
    [
        ("Ruling 14.", "Ruling 15."),
        ("so many edges", "that many edges"),
        ("How a dig pays.", "What a dig pays."),
        ("\n\n\ndef", "\n\n\n\n\ndef"),
    ],
)
def test_words_about_the_rules_do_not_change_it(rules: Path, then: str, now: str) -> None:
    assert name_of(rules, TEXT) == name_of(rules, TEXT.replace(then, now))


@pytest.mark.parametrize(("then", "now"), [("+ 1", "+ 2"), ("    return", "    if edges > 0:\n        return")])
def test_the_rules_do(rules: Path, then: str, now: str) -> None:
    assert name_of(rules, TEXT) != name_of(rules, TEXT.replace(then, now))


def test_and_so_does_what_a_book_says(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = name_of(rules, TEXT)
    monkeypatch.setitem(EDITIONS, "pl", EDITIONS["en"])
    assert name_of(rules, TEXT) != before
