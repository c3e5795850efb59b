"""Plans: turns that are played when they are due.

Revision ID: 0015
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "plan",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("stack", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("dropped", sa.String(40)),
    )
    op.create_index("plan_holder", "plan", ["holder"])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("plan")
