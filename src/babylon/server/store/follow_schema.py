"""Whom people follow, and to which seats they are invited by name."""

from sqlalchemy import Column, Float, Index, Integer, String, Table

from babylon.server.store.schema import metadata

follow = Table(
    "follow",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)
Index("follow_other", follow.c.other)

invitation = Table(
    "invitation",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("host", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
Index("invitation_game", invitation.c.game)
