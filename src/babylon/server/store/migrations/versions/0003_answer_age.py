"""When an answer was given, so that it can go once nobody asks again.

Revision ID: 0003
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OPENED = 201


def upgrade() -> None:
    """Count the age of what is there from now on; what opened a table stays with it."""
    op.add_column("answer", sa.Column("at", sa.Float))
    answer = sa.table("answer", sa.column("at"), sa.column("status"))
    op.execute(answer.update().where(answer.c.status != OPENED).values(at=time.time()))
    op.create_index("answer_at", "answer", ["at"])


def downgrade() -> None:
    """Forget the age."""
    op.drop_index("answer_at", "answer")
    op.drop_column("answer", "at")
