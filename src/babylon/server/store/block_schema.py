"""Whom people want nothing to do with."""

from sqlalchemy import Column, Float, Index, String, Table

from babylon.server.store.schema import metadata

block = Table(
    "block",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)
Index("block_other", block.c.other)
