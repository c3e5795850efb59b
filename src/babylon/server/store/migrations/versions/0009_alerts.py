"""Alerts: where people want to be told that it is their turn, and what is still to be told.

Revision ID: 0009
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "alert_channel",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("failing", sa.Float),
    )
    op.create_index("alert_channel_holder", "alert_channel", ["holder"])
    op.create_index("alert_channel_digest", "alert_channel", ["digest"], unique=True)
    op.create_table(
        "alert",
        sa.Column("channel", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("turn", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("settled", sa.Float),
    )
    is_open = sa.text("settled IS NULL")
    op.create_index("alert_due", "alert", ["due"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_index("alert_game", "alert", ["game"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("alert")
    op.drop_table("alert_channel")
