"""Open tables by their makers, so that a list of them is fair.

Revision ID: 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it; tables of before have none."""
    op.add_column("game", sa.Column("maker", sa.String(16)))
    op.add_column("game", sa.Column("nth", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("game_listed", "game")
    newest = [sa.text("created DESC"), sa.text("id DESC")]
    op.create_index("game_listed", "game", ["access", "status", "nth", *newest])
    op.create_index("game_maker", "game", ["maker", "status"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("game_maker", "game")
    op.drop_index("game_listed", "game")
    op.create_index("game_listed", "game", ["access", "status", "created"])
    op.drop_column("game", "nth")
    op.drop_column("game", "maker")
