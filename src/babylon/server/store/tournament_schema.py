"""The row of a tournament; its log, secrets, holders and answers lie with those of the tables."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text

from babylon.server.store.schema import metadata

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("line", Text, nullable=False),
)
Index("tournament_status", tournament.c.status, tournament.c.created)
