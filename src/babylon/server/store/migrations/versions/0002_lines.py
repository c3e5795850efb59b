"""The table in a list, stored with its game.

Revision ID: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the lines; a server fills those of older games in."""
    op.add_column("game", sa.Column("line", sa.Text))
    missing = sa.text("line IS NULL")
    op.create_index("game_unlined", "game", ["id"], sqlite_where=missing, postgresql_where=missing)


def downgrade() -> None:
    """Drop the lines."""
    op.drop_index("game_unlined", "game")
    op.drop_column("game", "line")
