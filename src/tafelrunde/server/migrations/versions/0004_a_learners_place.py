"""Where people with accounts are in the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "learners",
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("course", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", "game"),
    )


def downgrade() -> None:
    op.drop_table("learners")
