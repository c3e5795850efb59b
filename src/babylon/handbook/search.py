"""Finding sections by words, or by a whole question. The page searches likewise (`web/src/handbook/search.ts`)."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from babylon.handbook.sections import SECTIONS, Section, Table
from babylon.handbook.texts import Handbook

_FIRST_ACCENT, _LAST_ACCENT = "\u0300", "\u036f"  # of Latin letters: those of kana tell words apart
_FIRST_KANA, _FIRST_SIGN = "\u3040", "\u30a0"  # from kana on no spaces stand between words; hiragana alone say little
_BEGINNING = 3  # letters that remain at least when an ending is taken off
_ENDING = 2
_AS_MANY = 5
_LONG = 4  # letters of a word that says something, and words of a question


def folded(text: str) -> str:
    """A text without capitals and accents, as it is compared."""
    apart = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(sign for sign in apart if not _FIRST_ACCENT <= sign <= _LAST_ACCENT)


def found(handbook: Handbook, words: str) -> list[Section]:
    """The sections that have all the words, those with them in the title first."""
    wanted = _words(words)
    matching = [page for page in _pages(handbook) if _has(page.text, wanted)]
    titled = [page for page in matching if _has(page.title, wanted)]
    return [page.section for page in titled + [page for page in matching if page not in titled]] if wanted else []


def searched(handbook: Handbook, words: str) -> tuple[str, list[Section]]:
    """What a search finds and how that is told: all that fits, or what comes nearest to a question."""
    exact = found(handbook, words)
    titled = any(_has(folded(handbook.text(section.id).title), _words(words)) for section in exact[:1])
    if exact and (titled or len(_words(words)) < _LONG):
        return "found", exact
    near = nearest(handbook, words)
    return ("nearest", near) if near else ("found", exact)


def nearest(handbook: Handbook, words: str) -> list[Section]:
    """The sections that have most of the words, whatever their endings: a rare word tells more than a common one."""
    # The glossary says a little of everything.
    pages = [page for page in _pages(handbook) if page.section.table is not Table.GLOSSARY]
    worth = dict.fromkeys(pages, 0.0)
    asked = _words(words)
    telling = [word for word in asked if len(word) >= _LONG or word[0] >= _FIRST_KANA] or asked
    for part in dict.fromkeys(part for word in telling for part in _parts(word)):
        having = [page for page in pages if part in page.text]
        for page in having:
            worth[page] += (3 if part in page.title else 1) / len(having)
    best = max(worth.values())
    order = sorted((page for page in pages if worth[page] > best / 3), key=lambda page: -worth[page])
    return [page.section for page in order[:_AS_MANY]]


def _words(text: str) -> list[str]:
    """The words of a question: letters and numbers, with the marks that belong to them."""
    signs = (sign if unicodedata.category(sign)[0] in "LMN" else " " for sign in folded(text))
    return "".join(signs).split()


def _parts(word: str) -> Iterator[str]:
    """What a word is known by: its beginning, or its pairs of signs where words are not written apart."""
    if word[0] < _FIRST_KANA:
        yield word[: max(_BEGINNING, len(word) - _ENDING)]
    else:
        pieces = (word[at : at + long] for long in (1, 2) for at in range(len(word) + 1 - long))
        yield from (piece for piece in pieces if max(piece) >= _FIRST_SIGN)


@dataclass(frozen=True, slots=True)
class _Page:
    """A section as it is compared: its title, and all that it says with its table."""

    section: Section
    title: str
    text: str


@lru_cache(maxsize=4)
def _pages(handbook: Handbook) -> tuple[_Page, ...]:
    """Every section, read once for all searches."""
    return tuple(_page(handbook, section) for section in SECTIONS.values())


def _page(handbook: Handbook, section: Section) -> _Page:
    said = handbook.text(section.id)
    return _Page(section, folded(said.title), folded("\n".join((said.words, *handbook.lines(section)))))


def _has(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)
