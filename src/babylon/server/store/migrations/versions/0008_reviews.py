"""Reviews of games.

Revision ID: 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for them."""
    op.create_table(
        "review",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("body", sa.Text),
    )
    is_open = sa.text("body IS NULL")
    op.create_index("review_open", "review", ["asked"], sqlite_where=is_open, postgresql_where=is_open)


def downgrade() -> None:
    """Forget them."""
    op.drop_table("review")
