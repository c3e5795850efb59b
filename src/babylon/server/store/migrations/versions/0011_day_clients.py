"""Results of days by the address that they came from, which is kept as a hash.

Revision ID: 0011
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it; results of before have none."""
    op.add_column("day_result", sa.Column("client", sa.String(16)))
    op.create_index("day_result_client", "day_result", ["date", "form", "client"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("day_result_client", "day_result")
    op.drop_column("day_result", "client")
