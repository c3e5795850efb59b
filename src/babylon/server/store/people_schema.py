"""The tables about people. Nothing in them lets anyone in: tokens, codes and challenges are kept as hashes."""

from sqlalchemy import BigInteger, Column, Float, Index, LargeBinary, String, Table, Text

from babylon.server.store.schema import metadata

# Who has a passkey. The id is a holder at tables, as a guest's is.
person = Table(
    "person",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("profile", String(16), nullable=False),
    Column("games", String(16), nullable=False),
)

# Hashes of all that two names must not share, so that no two people can ever have names that look alike.
person_name = Table(
    "person_name",
    metadata,
    Column("form", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
)
Index("person_name_person", person_name.c.person)

# Public keys. The id is a hash of the credential's, which may be long.
passkey = Table(
    "passkey",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
Index("passkey_person", passkey.c.person)

# Codes that have not been used yet, as hashes.
recovery_code = Table(
    "recovery_code",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
)
Index("recovery_code_person", recovery_code.c.person)

# Where people are signed in. The id is the hash of what the cookie holds.
session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
Index("session_person", session.c.person)

# What passkeys are asked to sign: each once, and only for a moment.
challenge = Table(
    "challenge",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("holder", String(40), nullable=False),
    Column("person", String(16), nullable=False),
    Column("expires", Float, nullable=False),
)
Index("challenge_expires", challenge.c.expires)

# What a game that has ended came to, by seat and line of the pad: a cache of what its log says.
outcome = Table(
    "outcome",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("body", Text, nullable=False),
)
