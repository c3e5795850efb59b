"""Tournaments.

Revision ID: 0012
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for them; their logs lie with those of the tables."""
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_index("tournament_status", "tournament", ["status", "created"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("tournament")
