"""Whom people have blocked.

Revision ID: 0016
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it."""
    op.create_table(
        "block",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("block_other", "block", ["other"])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("block")
