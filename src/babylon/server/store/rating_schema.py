"""The tables of ratings: a cache of what the logs of rated games say, made anew by `babylon ratings`."""

from sqlalchemy import Column, Float, Index, Integer, String, Table

from babylon.server.store.schema import metadata

# Games that were dealt for ratings and have ended: their place in the order of ending, and why one does not count.
rated_game = Table(
    "rated_game",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("void", String(16)),
)
Index("rated_game_ended", rated_game.c.ended, rated_game.c.game)

# What each game that counts made of the ratings of the people in it.
rating_step = Table(
    "rating_step",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("pool", String(16), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    # The games of this person in this pool, this one among them.
    Column("games", Integer, nullable=False),
)
Index("rating_step_person", rating_step.c.person, rating_step.c.pool, rating_step.c.ended)

# Where each person stands now, for lists.
rating = Table(
    "rating",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("pool", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("floor", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
Index("rating_floor", rating.c.pool, rating.c.floor)
