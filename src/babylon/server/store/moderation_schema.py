"""What hosts of a server look after: who they are, what is reported, whom they keep out, and all they have done."""

from sqlalchemy import Column, Float, Index, String, Table, Text

from babylon.server.store.schema import metadata

# People who look after this server.
server_host = Table(
    "server_host",
    metadata,
    Column("person", String(16), primary_key=True),
    Column("since", Float, nullable=False),
)

# Sessions in which a host has shown the passkey once more, and until when that is enough.
host_entry = Table(
    "host_entry",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("until", Float, nullable=False),
)

# What somebody found wrong about a holder. What that one had said is kept with it: tables may be gone by then.
report = Table(
    "report",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("holder", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("game", String(16)),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("said", Text, nullable=False),
    # A hash of the holder's address as it was then, for whom a host keeps out.
    Column("place", String(16)),
    Column("settled", Float),
)
Index("report_settled", report.c.settled, report.c.at)
Index("report_reporter", report.c.reporter, report.c.holder)

# Who may begin nothing here: a holder, or all at an address, of which a hash is kept.
ban = Table(
    "ban",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("place", String(16)),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("reason", Text, nullable=False),
)
Index("ban_holder", ban.c.holder)
Index("ban_place", ban.c.place)

# All that hosts have done. Rows are only ever added.
host_act = Table(
    "host_act",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("host", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("act", String(16), nullable=False),
    Column("about", String(40), nullable=False),
    Column("note", Text, nullable=False),
)
Index("host_act_at", host_act.c.at)
