"""The kernels of the rules that games were begun with.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for them; a server puts its own in when it starts."""
    op.create_table(
        "kernel",
        sa.Column("rules", sa.String(16), primary_key=True),
        sa.Column("code", sa.LargeBinary, nullable=False),
        sa.Column("description", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("kernel")
