"""The game record: one text format for saving, sharing, replaying and testing games (docs/record.md)."""

from babylon.record.reader import read
from babylon.record.record import Entry, Record

__all__ = ["Entry", "Record", "read"]
