"""When people are away, and whether their tables know."""

from sqlalchemy import Boolean, Column, Float, String, Table

from babylon.server.store.schema import metadata

vacation = Table(
    "vacation",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("begun", Float, primary_key=True),
    Column("until", Float, nullable=False),
    Column("told", Boolean, nullable=False),
)
