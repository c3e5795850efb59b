"""How far a game has come, for the list of one's own.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for it; a server fills it in with the lines, which are made anew for that."""
    op.add_column("game", sa.Column("progress", sa.Text))
    op.execute(sa.table("game", sa.column("line")).update().values(line=None))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("game", "progress")
