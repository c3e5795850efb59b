"""The tables of the database, one description for SQLite and PostgreSQL."""

from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# One row a game: a cache of what its log says, for lists and for waking up what is due.
game = Table(
    "game",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("access", String(16), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("wake_at", Float),
)
Index("game_wake_at", game.c.wake_at)
Index("game_listed", game.c.access, game.c.status, game.c.created)

# The truth. Rows are only ever added.
event = Table(
    "event",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(24), nullable=False),
    Column("body", Text, nullable=False),
)

# What must not be sent: the deal, the secret behind its commitment, the key of the links.
secret = Table(
    "secret",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who is who: the host, the holders of seats, the watchers.
holder = Table(
    "holder",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("role", String(60), primary_key=True),
    Column("holder", String(40), nullable=False),
)
Index("holder_holder", holder.c.holder)

# Stored answers: a repeated request gets the first one's.
answer = Table(
    "answer",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("holder", String(40), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("status", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# The server's own secrets, shared by all of its processes: the key that signs cookies.
server_secret = Table(
    "server_secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
