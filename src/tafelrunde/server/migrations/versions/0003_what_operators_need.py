"""What operators and careful people need: sessions with devices, lost passwords, rights, bans, acts of the house, hints by table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelrunde.server.names import look_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("name_look", sa.String(length=400), nullable=True))
    op.add_column("users", sa.Column("role", sa.String(length=10), nullable=False, server_default=""))
    op.add_column("users", sa.Column("banned", sa.String(length=200), nullable=False, server_default=""))
    op.add_column("users", sa.Column("room", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("users_look", "users", ["name_look"])
    op.add_column("sessions", sa.Column("device", sa.String(length=80), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("session", sa.LargeBinary(length=32), nullable=True))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("notices", sa.Column("sign_ins", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("user", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_recoveries_user", "recoveries", ["user"])
    op.create_table(
        "acts",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=40), nullable=False),
        sa.Column("whom", sa.String(length=80), nullable=False),
        sa.Column("why", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("number"),
    )
    remember_looks(op.get_bind())


def remember_looks(connection: sa.Connection) -> None:
    """Accounts that are there already are protected against lookalikes too."""
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("name_look"))
    accounts = connection.execute(sa.select(users.c.id, users.c.name).where(users.c.name_key.is_not(None))).all()
    for id, name in accounts:
        connection.execute(sa.update(users).where(users.c.id == id).values(name_look=look_of(name)))


def downgrade() -> None:
    op.drop_table("acts")
    op.drop_table("recoveries")
    op.drop_index("users_look", "users")
    gone = {"users": ("name_look", "role", "banned", "room"), "sessions": ("device", "seen"), "tokens": ("session",)}
    for table, columns in {**gone, "tables": ("hints",), "notices": ("sign_ins",)}.items():
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
