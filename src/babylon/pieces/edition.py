"""Editions: the choices in which the five printed rulebooks differ, as data (RULES §8)."""

from dataclasses import dataclass, field, replace

from babylon.pieces.errors import BadNotation
from babylon.rules.edition_choices import Belvederes, Gap, Highest, Overlap
from babylon.rules.supply import Supply
from babylon.words import Listing

__all__ = ["EDITIONS", "Belvederes", "Edition", "Gap", "Highest", "Overlap", "Supply", "edition"]

_REVISED = Supply(148, 60, 38, 15, 15, 15, 38)
_FIRST_PRINTING = Supply(152, 64, 40, 16, 16, 16, 40)
MOST_PIECES = 999
MOST_DIGITS = 9  # that a number of them is written with


def is_number_of_pieces(word: str) -> bool:
    """Whether a word is a number that a supply may have; the longest ones are no numbers even for Python."""
    return word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and int(word) <= MOST_PIECES


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed rulebook, or a mix of its choices."""

    name: str
    highest: Highest = Highest.DOUBLE
    overlap: Overlap = Overlap.NEVER
    gap: Gap = Gap.EMPTY
    belvederes: Belvederes = Belvederes.REQUIRED
    supply: Supply = _REVISED
    draws_lots: bool = field(default=False, compare=False)  # the book has the first player drawn

    @property
    def is_mixed(self) -> bool:
        """Whether it is none of the printed ones."""
        return EDITIONS.get(self.name) != self

    @property
    def is_broken(self) -> bool:
        """Whether a bare zigzag tower beats any garden (RULES §8)."""
        return self.highest is Highest.SQUARE and self.overlap is Overlap.ONE_LEVEL

    def mixed(
        self,
        *,
        highest: Highest | None = None,
        overlap: Overlap | None = None,
        gap: Gap | None = None,
        belvederes: Belvederes | None = None,
        supply: Supply | None = None,
    ) -> "Edition":
        """This edition with some of its choices made otherwise."""
        return replace(
            self,
            highest=highest or self.highest,
            overlap=overlap or self.overlap,
            gap=gap or self.gap,
            belvederes=belvederes or self.belvederes,
            supply=supply or self.supply,
        )


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("revised"),
        Edition("en", highest=Highest.SQUARE, supply=_FIRST_PRINTING),
        Edition("pl"),
        Edition("zh-Hant"),
        Edition("zh-Hans", overlap=Overlap.ONE_LEVEL, gap=Gap.COVERED, draws_lots=True),
        Edition("ja", overlap=Overlap.BENEATH, gap=Gap.OPEN),
    )
}


def edition(name: str) -> Edition:
    """The printed edition of that name."""
    if name not in EDITIONS:
        raise BadNotation("unknown-edition", text=name, known=Listing(tuple(EDITIONS)))
    return EDITIONS[name]
