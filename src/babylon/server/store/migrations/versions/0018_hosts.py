"""Hosts of a server: reports, bans, and what they have done.

Revision ID: 0018
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it."""
    _who_they_are()
    _reports_and_bans()
    _acts()


def _who_they_are() -> None:
    op.create_table(
        "server_host",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "host_entry",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def _reports_and_bans() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(16)),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("place", sa.String(16)),
        sa.Column("settled", sa.Float),
    )
    op.create_index("report_settled", "report", ["settled", "at"])
    op.create_index("report_reporter", "report", ["reporter", "holder"])
    op.create_table(
        "ban",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("place", sa.String(16)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("ban_holder", "ban", ["holder"])
    op.create_index("ban_place", "ban", ["place"])


def _acts() -> None:
    op.create_table(
        "host_act",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("host_act_at", "host_act", ["at"])


def downgrade() -> None:
    """Forget it."""
    for table in ("host_act", "ban", "report", "host_entry", "server_host"):
        op.drop_table(table)
