"""The table of plans. It lies apart from all that is known of a game: nothing that is sent is made of it."""

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from babylon.server.store.schema import metadata

# The turn that a seat wants to play next, if the stack that it digs is as high as it was.
plan = Table(
    "plan",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(40), nullable=False),
    # The number of the turn that it is meant for, counted from the first one of the game.
    Column("turn", Integer, nullable=False),
    Column("moves", Text, nullable=False),
    Column("stack", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("made", Float, nullable=False),
    # Why it was not played; None: it waits.
    Column("dropped", String(40)),
    # Turns for when it can't be played, in their order, as JSON.
    Column("others", Text, nullable=False, server_default="[]"),
)
Index("plan_holder", plan.c.holder)
