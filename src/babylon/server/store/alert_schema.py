"""The tables about alerts: where people want to be told that it is their turn, and what is still to be told."""

from sqlalchemy import BigInteger, Column, Float, Index, Integer, String, Table, Text

from babylon.server.store.schema import metadata

# A way to tell someone: a device, an e-mail address, a web address. The digest says which of them are the same.
alert_channel = Table(
    "alert_channel",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("label", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("session", String(64), nullable=False),
    Column("created", Float, nullable=False),
    # None: an e-mail address whose owner has not said yes.
    Column("confirmed", Float),
    # Since when nothing arrives there any more.
    Column("failing", Float),
)
Index("alert_channel_holder", alert_channel.c.holder)
Index("alert_channel_digest", alert_channel.c.digest, unique=True)

# What is to be told, once for each turn and channel; a turn is known by the millisecond in which it began.
alert = Table(
    "alert",
    metadata,
    Column("channel", String(16), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("turn", BigInteger, primary_key=True, autoincrement=False),
    Column("due", Float, nullable=False),
    # Until when a process is at it; after that another one takes it over.
    Column("lease", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    # When it was told, or turned out to be of no use any more.
    Column("settled", Float),
)
Index("alert_due", alert.c.due, sqlite_where=alert.c.settled.is_(None), postgresql_where=alert.c.settled.is_(None))
Index("alert_game", alert.c.game)
