"""Whom people follow, and invitations by name.

Revision ID: 0019
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it."""
    op.create_table(
        "follow",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("follow_other", "follow", ["other"])
    op.create_table(
        "invitation",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitation_game", "invitation", ["game"])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("invitation")
    op.drop_table("follow")
