"""Every language speaks the words of its own rulebook.

`glossary/LANG.toml` has a table for each term: `word`, the regular expression of the book's word; `keys`, the messages
that must use it; `never`, regular expressions that no message of the language may match. Letters count as they are
written: `(?i)` in front of an expression lets capitals and small letters match each other.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from babylon.words import LANGUAGES
from tests.words.files import every_message, text

GLOSSARY = Path(__file__).parent / "glossary"
WRITTEN = sorted(path.stem for path in GLOSSARY.glob("*.toml"))
HEARD = {"handbook-asked", "handbook-small-words"}  # what people ask in their own words; it is never shown


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of the game and how a language calls it."""

    word: str
    keys: list[str]
    never: list[str]


@cache
def glossary(lang: str) -> dict[str, Term]:
    """The terms of a language by our own names for them."""
    tables = tomllib.loads((GLOSSARY / f"{lang}.toml").read_text("utf-8"))
    return {name: Term(**table) for name, table in tables.items()}


TERMS = [(lang, name) for lang in WRITTEN for name in glossary(lang)]


def test_every_language_has_a_glossary() -> None:
    assert sorted(LANGUAGES) == WRITTEN


def test_there_are_some_thirty_terms() -> None:
    assert len(glossary("en")) >= 30


@pytest.mark.parametrize("lang", WRITTEN)
def test_every_language_has_the_same_terms(lang: str) -> None:
    assert list(glossary(lang)) == list(glossary("en"))


@pytest.mark.parametrize(("lang", "name"), TERMS)
def test_a_message_uses_the_word_of_the_book(lang: str, name: str) -> None:
    term = glossary(lang)[name]
    said = {key: text(every_message(lang)[key]) for key in term.keys}
    assert said != {}
    assert {key: words for key, words in said.items() if not re.search(term.word, words)} == {}


@pytest.mark.parametrize(("lang", "name"), TERMS)
def test_no_message_uses_a_word_of_another_trade(lang: str, name: str) -> None:
    never = glossary(lang)[name].never
    said = {key: text(message) for key, message in every_message(lang).items() if key not in HEARD}
    assert {key: words for key, words in said.items() if any(re.search(word, words) for word in never)} == {}
