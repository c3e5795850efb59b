"""Finding sections by words. The page searches in the same way (`web/src/handbook/search.ts`)."""

import unicodedata

from babylon.handbook.sections import SECTIONS, Section
from babylon.handbook.texts import Handbook

_FIRST_ACCENT, _LAST_ACCENT = "\u0300", "\u036f"  # of Latin letters: those of kana tell words apart


def folded(text: str) -> str:
    """A text without capitals and accents, as it is compared."""
    apart = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(sign for sign in apart if not _FIRST_ACCENT <= sign <= _LAST_ACCENT)


def found(handbook: Handbook, words: str) -> list[Section]:
    """The sections that have all the words, those with them in the title first."""
    wanted = folded(words).split()
    matching = [section for section in SECTIONS.values() if _has(_words(handbook, section), wanted)]
    titled = [section for section in matching if _has(handbook.text(section.id).title, wanted)]
    return titled + [section for section in matching if section not in titled] if wanted else []


def _words(handbook: Handbook, section: Section) -> str:
    """All that a section says, with its table."""
    return "\n".join((handbook.text(section.id).words, *handbook.lines(section)))


def _has(text: str, wanted: list[str]) -> bool:
    return all(word in folded(text) for word in wanted)
