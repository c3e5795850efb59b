"""A record with variations: a tree of turns, each with a note and marks; its text is the canonical one."""

from dataclasses import dataclass, field

from babylon.pieces.deal import Deal
from babylon.pieces.move import Move, ends_turn
from babylon.record.marks import Mark, plain_note
from babylon.record.record import NOTES, Entry, Record
from babylon.record.tree_writer import tree_lines
from babylon.record.writer import written


@dataclass(frozen=True, slots=True)
class Node:
    """A turn, what is said about it, and the turns that may follow: the main one first, then its variations.

    The root of a tree has no moves. `places` are the moves' lines and columns in the text they were read from.
    """

    moves: tuple[Move, ...] = ()
    note: str = ""
    marks: tuple[Mark, ...] = ()
    children: tuple["Node", ...] = ()
    places: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        assert self.note == plain_note(self.note), "a note must be one that a comment can hold"
        assert not self.children or not self.moves or ends_turn(self.moves[-1]), "nothing follows an open turn"
        assert len({child.moves for child in self.children}) == len(self.children), "one turn has one node"


@dataclass(frozen=True, slots=True)
class RecordTree:
    """A deal, the turns from it as a tree, what else the headers say, and the line and column where they say it."""

    deal: Deal
    root: Node
    notes: dict[str, str] = field(default_factory=dict)
    places: dict[str, tuple[int, int]] = field(default_factory=dict, compare=False)

    @property
    def record(self) -> Record:
        """The main line alone, without notes."""
        entries: list[Entry] = []
        node = self.root
        while node.children:
            node = node.children[0]
            places = node.places or ((0, 0),) * len(node.moves)
            entries += (Entry(move, *place) for move, place in zip(node.moves, places, strict=True))
        return Record(self.deal, tuple(entries), self.notes, self.places)

    def __str__(self) -> str:
        notes = {name: self.notes[name] for name in NOTES if name in self.notes}
        return written(self.deal, tree_lines(self.root, self.deal.players, self.deal.turns_before), notes)
