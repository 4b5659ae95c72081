"""Alembic runs this; the connection is given by `database.migrate` or, for new revisions, made from the settings."""

from __future__ import annotations

from alembic import context

from tafelrunde.server.database import METADATA

connection = context.config.attributes.get("connection")
if connection is None:
    raise RuntimeError("run migrations through tafelrunde.server.database.migrate")
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True, transactional_ddl=False)
with context.begin_transaction():
    context.run_migrations()
