"""Finding sections by words, or by a whole question. The page searches likewise (`web/src/handbook/search.ts`)."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce

from babylon.handbook.sections import SECTIONS, Section, Table
from babylon.handbook.texts import Handbook

_FIRST_ACCENT, _LAST_ACCENT = "\u0300", "\u036f"  # of Latin letters: those of kana tell words apart
_FIRST_KANA, _FIRST_SIGN = "\u3040", "\u30a0"  # from kana on no spaces stand between words; hiragana alone say little
_ENDING, _SHORT_ENDING, _SHORT = 2, 1, 5  # letters that are taken off, and off words of so many
_AS_MANY = 5
_LONG = 4  # words of a question
_TITLE = 3  # how much more a title tells than a text


def folded(text: str) -> str:
    """A text without capitals and accents, as it is compared."""
    apart = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(sign for sign in apart if not _FIRST_ACCENT <= sign <= _LAST_ACCENT)


def found(handbook: Handbook, words: str) -> list[Section]:
    """The sections that have all the words, those that are about them first."""
    wanted = _words(words)
    matching = [page for page in _pages(handbook) if _has(page.text, wanted)]
    titled = [page for page in matching if _has(page.title, wanted)]
    asked = [page for page in matching if page not in titled and _has(page.asked, wanted)]
    rest = [page for page in matching if page not in titled and page not in asked]
    return [page.section for page in titled + asked + rest] if wanted else []


def searched(handbook: Handbook, words: str) -> tuple[str, list[Section]]:
    """What a search finds and how that is told: all that fits, or what comes nearest to a question."""
    exact, wanted = found(handbook, words), _words(words)
    about = any(_has(page.asked, wanted) for page in _pages(handbook) if page.section in exact[:1])
    if exact and (about or len(wanted) < _LONG):
        return "found", exact
    near = nearest(handbook, words)
    return ("nearest", near) if near else ("found", exact)


def nearest(handbook: Handbook, words: str) -> list[Section]:
    """The sections that have most of the words, whatever their endings: a rare word tells more than a common one."""
    # The glossary says a little of everything.
    pages = [page for page in _pages(handbook) if page.section.table is not Table.GLOSSARY]
    worth = dict.fromkeys(pages, 0)
    for part in dict.fromkeys(part for word in _telling(handbook, words) for part in _parts(word)):
        having = [page for page in pages if part in page.text]
        for page in having:
            rare = (len(pages) // len(having)).bit_length()
            worth[page] += rare * (_TITLE if part in page.asked else 1)
    best = max(worth.values())
    order = sorted((page for page in pages if worth[page] > best / 3), key=lambda page: -worth[page])
    return [page.section for page in order[:_AS_MANY]]


def _words(text: str) -> list[str]:
    """The words of a question: letters and numbers, with the marks that belong to them."""
    signs = (sign if unicodedata.category(sign)[0] in "LMN" else " " for sign in folded(text))
    return "".join(signs).split()


def _telling(handbook: Handbook, text: str) -> list[str]:
    """The words of a question without the small ones, unless it has no others."""
    small = _words(handbook.say("small-words"))
    words: list[str] = []
    for word in _words(text):
        if max(word) < _FIRST_KANA:
            words += [] if word in small else [word]
        else:
            words += reduce(lambda left, each: left.replace(each, " "), small, word).split()
    return words or _words(text)


def _parts(word: str) -> Iterator[str]:
    """What a word is known by: its beginning, or its pairs of signs where words are not written apart."""
    if max(word) < _FIRST_KANA:
        ending = _SHORT_ENDING if len(word) <= _SHORT else _ENDING
        yield " " + (word[:-ending] if len(word) > _ENDING else word)
    else:
        pieces = (word[at : at + long] for long in (1, 2) for at in range(len(word) + 1 - long))
        yield from (piece for piece in pieces if max(piece) >= _FIRST_SIGN)


@dataclass(frozen=True, slots=True)
class _Page:
    """A section as it is compared: its title, that with what people ask for, and all that it says with its table.

    Words stand between single spaces, so that their beginnings are found.
    """

    section: Section
    title: str
    asked: str
    text: str


@lru_cache(maxsize=4)
def _pages(handbook: Handbook) -> tuple[_Page, ...]:
    """Every section, read once for all searches."""
    asked = dict(line.split(": ", 1) for line in handbook.say("asked").splitlines())
    return tuple(_page(handbook, section, asked[section.id]) for section in SECTIONS.values())


def _page(handbook: Handbook, section: Section, asked: str) -> _Page:
    said = handbook.text(section.id)
    everything = (said.words, *handbook.lines(section), asked)
    return _Page(section, _spaced(said.title), _spaced(f"{said.title} {asked}"), _spaced(" ".join(everything)))


def _spaced(text: str) -> str:
    return " " + " ".join(_words(text))


def _has(text: str, wanted: list[str]) -> bool:
    return all(word in text for word in wanted)
