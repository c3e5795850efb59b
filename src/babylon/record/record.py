"""A record as a value; its text is the canonical one."""

from dataclasses import dataclass, field
from typing import Self

from babylon.pieces.deal import Deal
from babylon.pieces.move import Move
from babylon.record.writer import turn_lines, written

# Headers that say something about a game without deciding it, in the order of writing.
NOTES = ("Names", "Date", "Event", "Site", "Result", "Seed")


@dataclass(frozen=True, slots=True)
class Entry:
    """A move with its place in the text it was read from; 0 when there was no text."""

    move: Move
    line: int = 0
    column: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A deal, the moves so far, what else the headers say, and the line and column where they say it."""

    deal: Deal
    entries: tuple[Entry, ...]
    notes: dict[str, str] = field(default_factory=dict)
    places: dict[str, tuple[int, int]] = field(default_factory=dict, compare=False)

    @classmethod
    def of(
        cls,
        deal: Deal,
        moves: tuple[Move, ...],
        *,
        result: tuple[int, ...] | None = None,
        notes: dict[str, str] | None = None,
    ) -> Self:
        """The record of these moves."""
        notes = dict(notes or {})
        if result is not None:
            notes["Result"] = " ".join(str(points) for points in result)
        return cls(deal, tuple(Entry(move) for move in moves), notes)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves alone."""
        return tuple(entry.move for entry in self.entries)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, as far as they are given."""
        return tuple(self.notes["Names"].split(", ")) if self.notes.get("Names") else ()

    @property
    def result(self) -> str | None:
        """The final scores in seat order, if they are given."""
        return self.notes.get("Result")

    def __str__(self) -> str:
        notes = {name: self.notes[name] for name in NOTES if name in self.notes}
        return written(self.deal, turn_lines(self.moves, self.deal.players, self.deal.turns_before), notes)
