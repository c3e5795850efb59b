"""The handbook in words: what a section says in a language and under an edition."""

from collections.abc import Iterator
from dataclasses import dataclass

from babylon.handbook.facts import Facts, facts_of
from babylon.handbook.links import TERMS
from babylon.handbook.sections import Section, Table, pictures_of
from babylon.pieces.edition import Edition
from babylon.pieces.kinds import TOKENS
from babylon.pieces.score import CATEGORIES
from babylon.words import say

ITEM = "• "


@dataclass(frozen=True, slots=True)
class Text:
    """A title and its paragraphs; a paragraph that is a list has several lines, each an item."""

    title: str
    paragraphs: tuple[tuple[str, ...], ...]

    @property
    def words(self) -> str:
        """All of it, for a search."""
        return "\n".join((self.title, *(line for lines in self.paragraphs for line in lines)))


def parsed(message: str) -> Text:
    """A message's title and paragraphs."""
    title, _, body = message.partition("\n")
    blocks = (block.strip().splitlines() for block in body.split("\n\n"))
    return Text(title, tuple(tuple(block) for block in blocks if block))


@dataclass(frozen=True, slots=True)
class Handbook:
    """The handbook in one language, for one edition."""

    lang: str
    edition: Edition

    @property
    def facts(self) -> Facts:
        """The numbers of this edition."""
        return facts_of(self.edition)

    def say(self, message: str) -> str:
        """A message of the handbook with this edition's numbers."""
        return say(f"handbook-{message}", self.lang, **self.facts)

    def text(self, section: str) -> Text:
        """A section, or a word of the glossary."""
        return parsed(self.say(section))

    def pictures(self, section: Section) -> tuple[str, ...]:
        """The names of a section's pictures."""
        return pictures_of(section, self.facts)

    def lines(self, section: Section) -> Iterator[str]:
        """What a section's table adds to its text: tokens, lines of the pad, words of the glossary."""
        if section.table is Table.TOKENS:
            for token in TOKENS:
                yield f"{say(f'token-{token}', self.lang)} {say(f'effect-{token}', self.lang)}"
        elif section.table is Table.PAD:
            yield from (self.say(f"pad-{category}") for category in CATEGORIES)
        elif section.table is Table.GLOSSARY:
            yield from (self.text(f"term-{term}").words for term in TERMS)
