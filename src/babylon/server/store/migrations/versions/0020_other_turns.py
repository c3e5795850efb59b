"""Plans of several turns, in the order in which they are tried.

Revision ID: 0020
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("plan", sa.Column("others", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("plan", "others")
