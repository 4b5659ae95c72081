"""Live tables need no index of what was touched lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
TURN_BASED = sa.text("pace = 'turns'")


def upgrade() -> None:
    op.drop_index("ix_tables_touched", "tables")
    op.create_index("tables_turns", "tables", ["touched"], sqlite_where=TURN_BASED, postgresql_where=TURN_BASED)


def downgrade() -> None:
    op.drop_index("tables_turns", "tables")
    op.create_index("ix_tables_touched", "tables", ["touched"])
