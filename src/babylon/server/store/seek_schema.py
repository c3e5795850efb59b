"""Who looks for a game right now: nothing stays of it."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table

from babylon.server.store.schema import metadata

seek = Table(
    "seek",
    metadata,
    Column("holder", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("clock", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("near", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("asked", Float, nullable=False),
    # When they were last heard of: who closes the page is forgotten.
    Column("seen", Float, nullable=False),
    # The table that was made for them, and when.
    Column("game", String(16)),
    Column("paired", Float),
)
Index("seek_game", seek.c.game)
