"""The handbook on a terminal: its contents, its sections with text drawings, what a search finds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from babylon.cli.problems import CliProblem
from babylon.cli.rulebooks import CHOICES, choice_words
from babylon.handbook.facts import player_rows
from babylon.handbook.links import TERMS, TOPICS
from babylon.handbook.pictures import QUARRY, picture_text
from babylon.handbook.search import searched
from babylon.handbook.sections import CHAPTERS, SECTIONS, Section, Table
from babylon.handbook.texts import ITEM, Handbook
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import TOKENS
from babylon.pieces.score import CATEGORIES
from babylon.rules.supply import PIECES
from babylon.words import Listing, say

if TYPE_CHECKING:
    from rich.console import RenderableType

# Drawings that show something else than the pictures of the page.
_CAPTIONS = {QUARRY: "quarry-text"}


def contents(handbook: Handbook) -> Iterator["RenderableType"]:
    """All sections under their chapters, each with the name to ask for it by."""
    grid = _grid()
    for chapter in CHAPTERS:
        grid.add_row(Text(handbook.say(f"chapter-{chapter.id}"), "bold"), "")
        for section in chapter.sections:
            grid.add_row(f"  {handbook.text(section.id).title}", Text(section.id, "cyan"))
    yield grid


def found_sections(handbook: Handbook, words: str) -> Iterator["RenderableType"]:
    """The sections with these words: the best one whole, the others by name."""
    told, sections = searched(handbook, words)
    yield say(f"handbook-{told}", handbook.lang, count=len(sections), words=words)
    if sections:
        yield ""
        yield from section_page(handbook, sections[0].id)
    if sections[1:]:
        grid = _grid()
        for section in sections[1:]:
            grid.add_row(handbook.text(section.id).title, Text(section.id, "cyan"))
        yield grid


def whole(handbook: Handbook) -> Iterator["RenderableType"]:
    """Every section."""
    for chapter in CHAPTERS:
        yield Text(handbook.say(f"chapter-{chapter.id}").upper(), "bold underline")
        yield ""
        for section in chapter.sections:
            yield from section_page(handbook, section.id)


def section_page(handbook: Handbook, topic: str) -> Iterator["RenderableType"]:
    """The section about a topic: its text, its drawings, its table."""
    if topic not in TOPICS:
        raise CliProblem("no-rule", value=topic, known=Listing(tuple(SECTIONS)))
    section = SECTIONS[TOPICS[topic]]
    text = handbook.text(section.id)
    yield Text(text.title, "bold")
    for lines in text.paragraphs:
        yield ""
        yield from (_paragraph(line) for line in lines)
    yield ""
    for name in handbook.pictures(section):
        drawing = picture_text(name)
        if drawing is not None:
            yield Padding(drawing, (0, 0, 0, 4))
            yield Padding(Text(handbook.say(f"picture-{_CAPTIONS.get(name, name)}"), "italic"), (0, 0, 1, 4))
    if section.table is not None:
        yield _table(handbook, section)
        yield ""


def _paragraph(line: str) -> "RenderableType":
    """A line of text; an item of a list hangs behind its sign."""
    if not line.startswith(ITEM):
        return Text(line)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(ITEM.strip(), Text(line.removeprefix(ITEM)))
    return grid


def _grid() -> Grid:
    return Grid.grid(padding=(0, 3, 0, 0))


def _table(handbook: Handbook, section: Section) -> Grid:
    grid = _grid()
    for row in _ROWS[section.table or Table.BOX](handbook):
        first, *rest = row
        grid.add_row(Text(first, "bold"), *rest)
    return grid


def _box(handbook: Handbook) -> Iterator[tuple[str, ...]]:
    for piece in PIECES:
        yield say(f"piece-{piece}", handbook.lang), str(handbook.facts[piece])


def _players(handbook: Handbook) -> Iterator[tuple[str, ...]]:
    yield tuple(handbook.say(name) for name in ("players", "removals", "token-count", "round-count"))
    for row in player_rows():
        yield tuple(str(number) for number in row.values())


def _tokens(handbook: Handbook) -> Iterator[tuple[str, ...]]:
    for token in TOKENS:
        yield say(f"token-{token}", handbook.lang), say(f"effect-{token}", handbook.lang)


def _pad(handbook: Handbook) -> Iterator[tuple[str, ...]]:
    for category in CATEGORIES:
        name = say(f"category-{category}", handbook.lang)
        yield name, handbook.say(f"pad-{category}"), str(handbook.facts[f"got{category}"])
    yield say("score-total", handbook.lang), "", str(handbook.facts["gottotal"])


def _editions(handbook: Handbook) -> Iterator[tuple[str, ...]]:
    for choice in CHOICES:
        yield say(f"choice-{choice}", handbook.lang), ""
        for name, edition in EDITIONS.items():
            yield f"  {say(f'edition-{name}', handbook.lang)}", choice_words(edition, choice, handbook.lang)


def _glossary(handbook: Handbook) -> Iterator[tuple[str, ...]]:
    for term, section in TERMS.items():
        text = handbook.text(f"term-{term}")
        yield text.title, " ".join(line for lines in text.paragraphs for line in lines), section


_ROWS = {
    Table.BOX: _box,
    Table.PLAYERS: _players,
    Table.TOKENS: _tokens,
    Table.PAD: _pad,
    Table.EDITIONS: _editions,
    Table.GLOSSARY: _glossary,
}
