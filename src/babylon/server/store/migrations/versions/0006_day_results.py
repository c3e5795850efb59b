"""The results of days.

Revision ID: 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for them."""
    op.create_table(
        "day_result",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("form", sa.String(8), primary_key=True),
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("medal", sa.String(8)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
    )
    op.create_index("day_result_digest", "day_result", ["date", "form", "digest"], unique=True)
    op.create_index("day_result_points", "day_result", ["date", "form", "points"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("day_result")
