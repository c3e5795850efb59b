"""What the handbook consists of: its chapters, their sections in order, and what each section shows.

The text of a section is the message `handbook-<id>`: its first line is the title, then come paragraphs, and lines that
begin with `•` are items of a list. A picture's name may name a choice of the edition: `gap-{gap}`.
"""

from dataclasses import dataclass
from enum import StrEnum

from babylon.handbook.facts import Facts


class Table(StrEnum):
    """What a section may show besides text and pictures."""

    BOX = "box"
    PLAYERS = "players"
    TOKENS = "tokens"
    PAD = "pad"
    EDITIONS = "editions"
    GLOSSARY = "glossary"


@dataclass(frozen=True, slots=True)
class Section:
    """A rule or a question with its pictures."""

    id: str
    pictures: tuple[str, ...] = ()
    table: Table | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sections under one heading, `handbook-chapter-<id>`."""

    id: str
    sections: tuple[Section, ...]


CHAPTERS = (
    Chapter(
        "basics",
        (
            Section("goal", ("whole",)),
            Section("garden", ("tile",)),
            Section("box", table=Table.BOX),
            Section("setup", table=Table.PLAYERS),
        ),
    ),
    Chapter(
        "turn",
        (
            Section("turn", ("turn-dug", "turn-built")),
            Section("dig", ("quarry",)),
            Section("build", ("two-tiles",)),
            Section("store", ("discards",)),
            Section("swap", ("swapped",)),
        ),
    ),
    Chapter(
        "tiles",
        (
            Section("placing", ("placed",)),
            Section("supports", ("supports", "statue-bears")),
            Section("belvederes", ("belvedere",)),
            Section("levels", ("levels",)),
            Section("overlap", ("overlap-{overlap}",)),
            Section("paying", ("paid",)),
        ),
    ),
    Chapter(
        "decorations",
        (
            Section("decorations", ("decorated",)),
            Section("statues", ("statues",)),
            Section("fountains", ("fountain",)),
            Section("stairways", ("stairway",)),
            Section("bridges", ("bridge",)),
            Section("under-bridges", ("gap-{gap}",)),
        ),
    ),
    Chapter(
        "points",
        (
            Section("rounds", ("rounds",)),
            Section("tokens", table=Table.TOKENS),
            Section("seen", ("half-hidden",)),
            Section("scoring", ("whole",), Table.PAD),
            Section("winning", ("tie-open", "tie-covered")),
        ),
    ),
    Chapter("editions", (Section("editions", table=Table.EDITIONS),)),
    Chapter(
        "questions",
        (
            Section("ruling-1", ("statue-bears",)),
            Section("ruling-2", ("half-hidden",)),
            Section("ruling-3", ("buried",)),
            Section("ruling-4", ("first-again",)),
            Section("ruling-5", ("two-tiles",)),
            Section("ruling-6", ("filled-blank",)),
            Section("ruling-7", ("four-supports",)),
            Section("ruling-8", ("extra-pillar",)),
            Section("ruling-9", ("crossed",)),
            Section("ruling-10", ("joined",)),
            Section("ruling-11", ("hidden-level",)),
            Section("ruling-12", ("discards",)),
            Section("ruling-13", ("same-turn",)),
            Section("ruling-14", ("quarry",)),
            Section("ruling-15", ("deck-alone",)),
        ),
    ),
    Chapter("glossary", (Section("glossary", table=Table.GLOSSARY),)),
)
SECTIONS = {section.id: section for chapter in CHAPTERS for section in chapter.sections}


def pictures_of(section: Section, facts: Facts) -> tuple[str, ...]:
    """The names of a section's pictures under an edition."""
    choices = {name: str(facts[name]) for name in ("overlap", "gap")}
    return tuple(name.format(**choices) for name in section.pictures)
