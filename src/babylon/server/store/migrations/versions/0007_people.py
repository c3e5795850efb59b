"""People: their names, passkeys, recovery codes and sessions; challenges to passkeys; what games came to.

Revision ID: 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _people()
    _ways_in()
    op.create_table(
        "outcome",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("games", sa.String(16), nullable=False),
    )
    op.create_table(
        "person_name",
        sa.Column("form", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
    )
    op.create_index("person_name_person", "person_name", ["person"])


def _ways_in() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("passkey_person", "passkey", ["person"])
    op.create_table(
        "recovery_code",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
    )
    op.create_index("recovery_code_person", "recovery_code", ["person"])
    op.create_table(
        "session",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("session_person", "session", ["person"])
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("challenge_expires", "challenge", ["expires"])


def downgrade() -> None:
    """Forget them."""
    for table in ("outcome", "challenge", "session", "recovery_code", "passkey", "person_name", "person"):
        op.drop_table(table)
