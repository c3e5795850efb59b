"""Every section says something in every language and for every edition, with the numbers of that edition."""

import re

import pytest

from babylon import EDITIONS, Belvederes
from babylon.handbook.links import TERMS
from babylon.handbook.pictures import DISCS, NAMES
from babylon.handbook.sections import CHAPTERS, SECTIONS
from babylon.handbook.texts import Handbook, Text
from babylon.pieces.score import CATEGORIES
from babylon.words import LANGUAGES, say
from tests.words.files import messages, text
from tests.words.test_glossary import glossary

BOOKS = [Handbook(lang, edition) for lang in LANGUAGES for edition in EDITIONS.values()]
CAPTIONS = [f"picture-{name}" for name in NAMES if name not in DISCS]
LINES = [
    *(f"chapter-{chapter.id}" for chapter in CHAPTERS),
    *(f"pad-{category}" for category in CATEGORIES),
    *CAPTIONS,
    "picture-quarry-text",
]
# What the page and the terminal say around the sections.
FRAME = [
    "title",
    "lead",
    "search",
    "found",
    "nearest",
    "contents",
    "print",
    "print-summary",
    "whole",
    "close",
    "earlier",
    "later",
    "of-table",
    "summary",
    "summary-turn",
    "players",
    "removals",
    "token-count",
    "round-count",
    "piece",
    "number",
    "example",
    "asked",
    "small-words",
]


def whole(found: Text) -> bool:
    """Whether a text has a title and a body, and nothing in it is left to be filled in."""
    return bool(found.title and found.paragraphs) and not re.search(r"[{}$]|handbook-", found.words)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.lang} {book.edition.name}")
def test_every_section_is_there_in_every_language_for_every_edition(book: Handbook) -> None:
    names = [*SECTIONS, *(f"term-{term}" for term in TERMS)]
    assert [name for name in names if not whole(book.text(name))] == []
    assert [name for name in LINES if re.search(r"[{}$\n]|^$", book.say(name))] == []
    pictures = {name for section in SECTIONS.values() for name in book.pictures(section)}
    assert pictures <= set(NAMES)


def test_a_mixed_table_reads_what_it_plays() -> None:
    mixed = EDITIONS["revised"].mixed(belvederes=Belvederes.WHILE_THEY_LAST)
    assert "stay open all the same" in Handbook("en", mixed).text("belvederes").words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("section", "kinds"), [("overlap", 3), ("under-bridges", 3), ("scoring", 2), ("seen", 2), ("ruling-9", 3)]
)
def test_a_section_speaks_of_its_edition(lang: str, section: str, kinds: int) -> None:
    assert len({Handbook(lang, edition).text(section).words for edition in EDITIONS.values()}) == kinds


def test_every_message_is_shown_somewhere() -> None:
    shown = {f"handbook-{name}" for name in (*SECTIONS, *LINES, *FRAME, *(f"term-{term}" for term in TERMS))}
    assert set(messages("en", "handbook.ftl")) == shown


# Names of spaces and levels, and the Japanese words for pillars, are no counts.
NAMES_WITH_DIGITS = re.compile(r"\b[a-h][1-8]\b|(level|poziom\w*|第) ?\d|\d ?(階|阶|層)|[12]段柱")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_come_from_the_rules_and_the_editions(lang: str) -> None:
    """Small counts, such as the four corners of a tile, are a matter of language; all others are data."""
    said = {name: NAMES_WITH_DIGITS.sub("", text(message)) for name, message in messages(lang, "handbook.ftl").items()}
    del said["handbook-asked"]  # it has the names of rulings
    assert {name: words for name, words in said.items() if re.search(r"[5-9]|\d\d", words)} == {}


def test_the_numbers_of_an_edition_are_in_its_text() -> None:
    first, revised = Handbook("en", EDITIONS["en"]), Handbook("en", EDITIONS["revised"])
    assert (first.facts["statues"], revised.facts["statues"]) == (40, 38)
    assert "level 3 scores 9" in first.say("pad-highest")
    assert "level 3 scores 6" in revised.say("pad-highest")
    assert "35 points in all" in first.text("scoring").words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_the_words_of_the_book(lang: str) -> None:
    book = Handbook(lang, EDITIONS["revised"])
    titles = {term: book.text(f"term-{term}").title for term in TERMS}
    known = {term: titles[term] for term in TERMS if term in glossary(lang)}
    assert {
        term for term, title in known.items() if not re.search(glossary(lang)[term].word, title, re.IGNORECASE)
    } == set()
    assert all(say(f"material-{stone}", lang) in titles["material"] for stone in ("clay", "granite", "basalt"))
