"""The log, the secrets, who is who, stored answers.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    _log()
    _apart_from_it()


def _log() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("access", sa.String(16), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("wake_at", sa.Float),
    )
    op.create_index("game_wake_at", "game", ["wake_at"])
    op.create_index("game_listed", "game", ["access", "status", "created"])
    op.create_table(
        "event",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _apart_from_it() -> None:
    op.create_table(
        "secret",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "holder",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("role", sa.String(60), primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
    )
    op.create_index("holder_holder", "holder", ["holder"])
    op.create_table(
        "answer",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("status", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "server_secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("server_secret", "answer", "holder", "secret", "event", "game"):
        op.drop_table(table)
