"""The game record: one text format for saving, sharing, replaying and testing games (docs/record.md)."""

from babylon.record.marks import Arrow, GardenSpace, Mark, Ring, plain_note
from babylon.record.reader import read, read_tree
from babylon.record.record import Entry, Record
from babylon.record.tree import Node, RecordTree

__all__ = [
    "Arrow",
    "Entry",
    "GardenSpace",
    "Mark",
    "Node",
    "Record",
    "RecordTree",
    "Ring",
    "plain_note",
    "read",
    "read_tree",
]
