"""The tables of the database, one description for SQLite and PostgreSQL."""

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

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
    # The table in a list. None: a server makes it of the log once it is up; so what changes its shape sets it to None.
    Column("line", Text),
    # A hash of the address of a table's maker; and of an open table, how many others of theirs were there before it.
    Column("maker", String(16)),
    Column("nth", Integer, nullable=False, server_default="0"),
    # How far it has come, in the list of one's own: written by every append, as it has whose turn it is.
    Column("progress", Text),
)
Index("game_wake_at", game.c.wake_at)
Index("game_unlined", game.c.id, sqlite_where=game.c.line.is_(None), postgresql_where=game.c.line.is_(None))
Index("game_listed", game.c.access, game.c.status, game.c.nth, game.c.created.desc(), game.c.id.desc())
Index("game_maker", game.c.maker, game.c.status)

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

# Who is who: the host, the holders of seats, the watchers. What stands of their game beside them keeps a list of
# somebody's games in order, so that a page of it costs the same however many there are.
holder = Table(
    "holder",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("role", String(60), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("part", String(16)),
    Column("status", String(16)),
    Column("created", Float),
)
Index("holder_unlisted", holder.c.game, sqlite_where=holder.c.part.is_(None), postgresql_where=holder.c.part.is_(None))
Index("holder_games", holder.c.holder, holder.c.part, holder.c.status, holder.c.created, holder.c.game)

# Stored answers: a repeated request gets the first one's. They go with time; those without one stay with their game.
answer = Table(
    "answer",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("holder", String(40), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("status", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float),
)
Index("answer_at", answer.c.at)

# The server's own secrets, shared by all of its processes: the key that signs cookies.
server_secret = Table(
    "server_secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The rules that games were begun with, each with its description, both compressed: a later package may not have them.
kernel = Table(
    "kernel",
    metadata,
    Column("rules", String(16), primary_key=True),
    Column("code", LargeBinary, nullable=False),
    Column("description", LargeBinary, nullable=False),
)

# The results of days, each replayed before it was written: a guest's first one in each form.
day_result = Table(
    "day_result",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("form", String(8), primary_key=True),
    Column("holder", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("medal", String(8)),
    Column("at", Float, nullable=False),
    # The moves tell the whole game, for its day has one deal; the digest is theirs.
    Column("digest", String(64), nullable=False),
    Column("moves", Text, nullable=False),
    # A hash of the address that it came from, of this day alone: nobody fills a table from one.
    Column("client", String(16)),
)
Index("day_result_digest", day_result.c.date, day_result.c.form, day_result.c.digest, unique=True)
Index("day_result_client", day_result.c.date, day_result.c.form, day_result.c.client)
Index("day_result_points", day_result.c.date, day_result.c.form, day_result.c.points)

# Reviews of games: asked for, worked at by a process until its lease ends, or done.
review = Table(
    "review",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("depth", String(8), primary_key=True),
    # What the numbers depend on besides the game.
    Column("engine", String(64), nullable=False),
    Column("holder", String(40), nullable=False),
    Column("asked", Float, nullable=False),
    Column("lease", Float, nullable=False),
    Column("turns", Integer, nullable=False),
    # What has been found about the first turns, a line each; nothing once there is a body.
    Column("done", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("body", Text),
)
Index("review_open", review.c.asked, sqlite_where=review.c.body.is_(None), postgresql_where=review.c.body.is_(None))
