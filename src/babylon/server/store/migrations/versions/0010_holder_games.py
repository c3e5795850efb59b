"""Lists of somebody's games by an index: with each part in a game what the list is ordered by.

Revision ID: 0010
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it; a server that opens the database fills it in."""
    for column in (
        sa.Column("part", sa.String(16)),
        sa.Column("status", sa.String(16)),
        sa.Column("created", sa.Float),
    ):
        op.add_column("holder", column)
    op.drop_index("holder_holder", "holder")
    lacks = sa.text("part IS NULL")
    op.create_index("holder_unlisted", "holder", ["game"], sqlite_where=lacks, postgresql_where=lacks)
    op.create_index("holder_games", "holder", ["holder", "part", "status", "created", "game"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("holder_games", "holder")
    op.drop_index("holder_unlisted", "holder")
    op.create_index("holder_holder", "holder", ["holder"])
    for column in ("part", "status", "created"):
        op.drop_column("holder", column)
