"""Ratings, in lists whether a table is for them, and who looks for a game.

Revision ID: 0014
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

GAME = sa.table("game", sa.column("line"))


def upgrade() -> None:
    """Room for them; no table of before is for ratings."""
    op.create_table(
        "rated_game",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("void", sa.String(16)),
    )
    op.create_index("rated_game_ended", "rated_game", ["ended", "game"])
    _ratings()
    _seeks()
    for choice in ("bot", "lose"):
        last = f'"on_timeout":"{choice}"'
        op.execute(GAME.update().values(line=sa.func.replace(GAME.c.line, f"{last}}}", f'{last},"rated":false}}')))


def _ratings() -> None:
    op.create_table(
        "rating_step",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("pool", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_step_person", "rating_step", ["person", "pool", "ended"])
    op.create_table(
        "rating",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("pool", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("floor", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_floor", "rating", ["pool", "floor"])


def _seeks() -> None:
    op.create_table(
        "seek",
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("near", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("game", sa.String(16)),
        sa.Column("paired", sa.Float),
    )
    op.create_index("seek_game", "seek", ["game"])


def downgrade() -> None:
    """Forget them; the word in the lists does no harm."""
    for table in ("seek", "rating", "rating_step", "rated_game"):
        op.drop_table(table)
