"""When people are away from their games by days.

Revision ID: 0017
"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it."""
    op.create_table(
        "vacation",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("begun", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("vacation")
